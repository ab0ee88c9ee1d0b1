"""Loops whose reverse sweep may run forwards.

When no iteration depends on another but through sums, the adjoints of the
iterations commute.  Running them in the primal's order keeps memory accesses
ascending, which vectorises without shuffles.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable

from ltoad.analysis.numbers.polynomial import Coefficient
from ltoad.analysis.numbers.subscripts import Subscripts
from ltoad.analysis.shape.loops import Loop
from ltoad.analysis.shape.users import Users
from ltoad.differentiate.facts.facts import Facts
from ltoad.ir.instructions import Call, Instruction, Phi
from ltoad.ir.memory import Load, MemoryAccess
from ltoad.rules.rows import MarkerRow, ScalarRow, ZeroRow


def ascending_loops(
    facts: Facts, independence: Independence, gathered: Collection[Loop]
) -> set[Loop]:
    """Counted loops of independent iterations; ``gathered`` ones ascend by themselves.

    A loop around others follows them: with one up and one down, memory is neither fetched
    ahead nor compared for overlaps before both loops.
    """
    subscripts = facts.overwrites.subscripts
    found: set[Loop] = set()
    for loop in sorted(facts.form.loops, key=lambda loop: -len(loop.chain)):
        if (
            loop not in gathered
            and facts.form.loops[loop].trip_count is not None
            and all(child in found or child in gathered for child in loop.children)
            and independence.holds(loop)
            and not (not loop.children and _has_neighbours(loop, facts, subscripts))
        ):
            found.add(loop)
    return found


class Independence:
    """Whether no iteration of a loop depends on another but through sums."""

    def __init__(self, facts: Facts, users: Users) -> None:
        self._facts = facts
        self._users = users
        self._known: dict[Loop, bool] = {}

    def holds(self, loop: Loop) -> bool:
        if loop not in self._known:
            self._known[loop] = self._holds(loop)
        return self._known[loop]

    def _holds(self, loop: Loop) -> bool:
        facts, users = self._facts, self._users
        phis = [p for p in loop.header.phis() if facts.activity.is_active(p)]
        if not all(_is_sum(phi, loop, facts, users) for phi in phis):
            return False
        body = [i for b in facts.form.flow.ordered(loop.blocks) for i in b.instructions]
        sums = {phi.incoming_from(facts.form.loops[loop].latch) for phi in phis}
        if any(_leaves(i, loop, facts, users) for i in body if i not in sums):
            return False
        if any(isinstance(i, Call) and not is_arithmetic(i, facts) for i in body):
            return False
        accesses = [i for i in body if isinstance(i, MemoryAccess) and facts.has_shadow(i.pointer)]
        writes = [a for a in accesses if not isinstance(a, Load)]
        return all(
            facts.overwrites.same_iteration_only(write, access, loop, loop.parent)
            for write in writes
            for access in accesses
        )


def _has_neighbours(loop: Loop, facts: Facts, subscripts: Subscripts) -> bool:
    """Whether several derivatives in a row are added to, so that nothing is vectorised.

    LLVM then carries them in registers from one iteration to the next if it goes backwards.
    """
    constants: dict[Hashable, Coefficient] = {}
    for block in loop.blocks:
        for load in block.instructions:
            if isinstance(load, MemoryAccess) and facts.activity.is_active(load):
                address = subscripts.address(load.pointer, load)
                terms = dict(address.offset.terms)
                constant = terms.pop((), 0)
                place = (address.base, frozenset(terms.items()))
                if constants.setdefault(place, constant) != constant:
                    return True
    return False


def _leaves(value: Instruction, loop: Loop, facts: Facts, users: Users) -> bool:
    """Whether the last iteration's value is used, and has an adjoint, after the loop."""
    outside = any(u.parent not in loop.blocks for u in users.get(value, ()))
    return outside and facts.activity.is_active(value)


def is_arithmetic(call: Call, facts: Facts) -> bool:
    """Whether a callee does nothing but calculate one number."""
    return isinstance(facts.rows.of(call), ScalarRow | ZeroRow | MarkerRow)


def _is_sum(phi: Phi, loop: Loop, facts: Facts, users: Users) -> bool:
    """Whether the phi is only added to, so that its adjoint is the same in all iterations."""
    latch = facts.form.loops[loop].latch
    update = phi.incoming_from(latch)
    if not isinstance(update, Instruction) or users.get(phi) != [update]:
        return False
    inside = [u for u in users.get(update, ()) if u.parent in loop.blocks]
    if inside != [phi] or update.operands.count(phi) != 1:
        return False
    if update.opcode == "fadd":
        return True
    row = facts.rows.of(update) if isinstance(update, Call) else None
    return isinstance(row, ScalarRow) and row.is_fused and update.operands[2] is phi
