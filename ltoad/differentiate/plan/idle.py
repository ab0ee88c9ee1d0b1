"""Loops and calls whose reverse sweep is left out when the adjoints of their results are zero.

Of ten distances the nearest one counts: the sums behind the others have adjoints of zero, and so
has all that they were made of.  Only the run tells which.  What does nothing but read and
calculate has no other adjoints than those of its results.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass

from ltoad.analysis.memory.summaries import CallSummary
from ltoad.analysis.shape.loops import Loop
from ltoad.analysis.shape.users import Users
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.keys.call_plan import CallPlan
from ltoad.differentiate.plan.control import Edges, ReverseControl
from ltoad.differentiate.plan.direction import is_arithmetic
from ltoad.ir.instructions import BasicBlock, Call, Instruction, Phi
from ltoad.ir.memory import Load, MemoryAccess
from ltoad.ir.types import FloatType
from ltoad.ir.values import Value
from ltoad.rules.expression import is_choice
from ltoad.rules.rows import ScalarRow


@dataclass(frozen=True, slots=True)
class Idle:
    """``loops`` are left out where the adjoints of the phis in an exit block are zero, by that
    block; ``calls``, which have no tape, where that of their result is."""

    loops: Mapping[BasicBlock, Loop]
    calls: frozenset[Call]


def find_idle(
    facts: Facts,
    users: Users,
    control: ReverseControl,
    gathered: Collection[Loop],
    calls: Mapping[Call, CallPlan],
    summary_of: Callable[[Call], CallSummary],
) -> Idle:
    """What the reverse sweep leaves out where the run has not chosen its results."""
    loops = {}
    for block, step in control.steps.items():
        if isinstance(step, Edges) and step.entered and step.selector is None:
            loop = max(step.entered, key=lambda entered: len(entered.blocks))
            if (
                _are_chosen(block, facts, users)
                and not _is_gathered(loop, gathered)
                and _only_calculates(loop, facts)
            ):
                loops[block] = loop
    idle_calls = frozenset(
        call
        for call, plan in calls.items()
        if isinstance(call.type, FloatType)
        and not (plan.taped or plan.delayed or call.is_terminator)
        and _only_returns(summary_of(call))
        and _is_chosen(call, facts, users)
    )
    return Idle(loops, idle_calls)


def _are_chosen(block: BasicBlock, facts: Facts, users: Users) -> bool:
    """Whether there are results of a loop in its exit block, all of which are chosen."""
    phis = [phi for phi in block.phis() if facts.activity.is_active(phi)]
    chosen = all(isinstance(p.type, FloatType) and _is_chosen(p, facts, users) for p in phis)
    return bool(phis) and chosen


def _only_returns(summary: CallSummary) -> bool:
    changed = summary.writes or summary.frees or summary.stores_pointers or summary.hides
    return not changed


def _is_gathered(loop: Loop, gathered: Collection[Loop]) -> bool:
    return any(other.blocks <= loop.blocks for other in gathered)


def _only_calculates(loop: Loop, facts: Facts) -> bool:
    """Whether all adjoint work in the loop adds up what comes of the adjoints of its results."""
    return all(_calculates(i, facts) for block in loop.blocks for i in block.instructions)


def _calculates(instruction: Instruction, facts: Facts) -> bool:
    if isinstance(instruction, Call):
        return is_arithmetic(instruction, facts)
    if isinstance(instruction, MemoryAccess) and not isinstance(instruction, Load):
        return not facts.has_shadow(instruction.pointer)
    return True


def _is_chosen(value: Value, facts: Facts, users: Users) -> bool:
    """Whether what becomes of a value depends on a choice, at run time, among it and others."""
    active = [u for u in users.get(value, ()) if facts.activity.is_active(u)]
    return bool(active) and all(_chooses(user, value, facts, users) for user in active)


def _chooses(user: Instruction, value: Value, facts: Facts, users: Users) -> bool:
    if user.opcode == "select":
        return True
    if isinstance(user, Phi):
        if _is_header(user, facts):
            return False
        return _joins(user, value, facts) or _is_chosen(user, facts, users)
    row = facts.rows.of(user) if isinstance(user, Call) else None
    return isinstance(row, ScalarRow) and any(map(is_choice, row.partials))


def _is_header(phi: Phi, facts: Facts) -> bool:
    assert phi.parent is not None
    loop = facts.form.forest.innermost.get(phi.parent)
    return loop is not None and loop.header is phi.parent


def _joins(phi: Phi, value: Value, facts: Facts) -> bool:
    """Whether control had the choice between this value and another after it was there."""
    assert isinstance(value, Instruction)
    assert value.parent is not None
    flow, made = facts.form.flow, value.parent
    others = [b for v, b in zip(phi.operands, phi.blocks, strict=True) if v is not value]
    return bool(others) and all(flow.dominates(made, block) for block in others)
