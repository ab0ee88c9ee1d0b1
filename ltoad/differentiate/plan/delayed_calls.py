"""Calls that can wait until the reverse sweep comes by.

If nothing that follows reads what a call writes, or writes what it reads, both of its sweeps run at
once where the reverse sweep undoes it: its inputs are what they were, and it needs no tape.  So it
is with all calls of a loop whose iterations are independent: the reverse sweep runs them again
anyway.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ltoad.analysis.memory.overwrite import Overwrites
from ltoad.analysis.shape.users import users_of
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.plan.call_planner import CallPlanner
from ltoad.differentiate.plan.delay import has_marked_memory
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.instructions import Call, Instruction, Return
from ltoad.ir.types import VOID


def delayed_calls(facts: Facts, planner: CallPlanner, waiting: Iterable[Instruction]) -> list[Call]:
    """Calls with a tape outside loops that may wait; ``waiting`` are stores that wait longer."""
    if has_marked_memory(facts):
        return []
    overwrites = facts.overwrites.without(waiting)
    found = [call for call in _candidates(facts) if _may_wait(call, facts, planner, overwrites)]
    return found + [call for call in _iterations(facts, planner) if _may_all_wait(call, overwrites)]


def _candidates(facts: Facts) -> Iterator[Call]:
    for block in facts.form.flow.order:
        if block not in facts.form.returning or facts.form.forest.chain(block):
            continue
        for call in block.instructions:
            if isinstance(call, Call) and not call.is_terminator and facts.rows.of(call) is None:
                yield call


def _iterations(facts: Facts, planner: CallPlanner) -> Iterator[Call]:
    """The calls that are all that is left of outermost loops."""
    for loop in facts.form.forest.roots:
        if loop.header not in facts.form.returning or len(loop.blocks) > 1:
            continue
        for call in loop.header.instructions:
            if not isinstance(call, Call) or not planner.is_independent(call.callee_name):
                continue
            if call.type == VOID and planner.may_wait(call):
                yield call


def _may_all_wait(call: Call, overwrites: Overwrites) -> bool:
    """Whether the forward sweep may leave out all calls of a loop: only they themselves read, and
    write again, what they write.  What they read was found to be left as it is before."""
    again = {call, *overwrites.ignored}
    if overwrites.written_again(call, besides=again):
        return False
    return all(reader is call for reader in overwrites.readers_after(call))


def _may_wait(call: Call, facts: Facts, planner: CallPlanner, overwrites: Overwrites) -> bool:
    if not _is_result_late(call, facts) or not planner.may_wait(call):
        return False
    if overwrites.clobbered(call) or overwrites.read_later(call):
        return False
    if overwrites.written_again(call, besides=overwrites.ignored):
        return False
    try:
        plan = planner.plan(call, facts)
    except Unsupported:
        return False
    return plan is not None and not plan.missing and plan.taped


def _is_result_late(call: Call, facts: Facts) -> bool:
    """Whether nobody needs what a call returns, but who called the function."""
    if call.type == VOID:
        return True
    if facts.returns_address(call):
        return False
    users = users_of(facts.form.function).get(call, ())
    entry = call.parent is facts.form.function.entry
    return not users or (entry and all(isinstance(user, Return) for user in users))
