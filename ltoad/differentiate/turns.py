"""Pointers that a loop hands round, for a function of one iteration: there they never meet."""

from __future__ import annotations

from ltoad.analysis.loops import Loop
from ltoad.analysis.rotations import rotation
from ltoad.differentiate.facts import Facts
from ltoad.ir.instructions import Instruction, MemoryAccess
from ltoad.ir.values import Value


def taking_turns(facts: Facts, loop: Loop) -> list[Value]:
    """Pointers that a loop hands round, if an iteration accesses what each leads to in no other
    way."""
    latch = facts.form.loops[loop].latch
    phis = [p for p in loop.header.phis() if rotation(p, loop.header, latch) is not None]
    if not phis:
        return []
    body = [i for b in facts.form.flow.ordered(loop.blocks) for i in b.instructions]
    overwrites = facts.overwrites
    touching = [i for i in body if overwrites.written(i) or overwrites.read(i)]
    subscripts = facts.overwrites.subscripts

    def base(instruction: Instruction) -> Value | None:
        if not isinstance(instruction, MemoryAccess):
            return None
        return subscripts.address(instruction.pointer, instruction).base

    bases = {instruction: base(instruction) for instruction in touching}
    return [
        phi
        for phi in phis
        if not any(
            overwrites.meet(one, other, loop) or overwrites.meet(other, one, loop)
            for one in touching
            for other in touching
            if bases[one] is phi and bases[other] is not phi
        )
    ]
