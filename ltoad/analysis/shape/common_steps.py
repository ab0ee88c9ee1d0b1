"""One instruction for the step of a loop's variable that a compiler has written on several paths.

Where a loop goes on over two ways, partial redundancy elimination leaves an ``add`` on each of them
and a phi that takes either.  The variable is one that steps by a constant all the same.
"""

from __future__ import annotations

from ltoad.analysis.shape.loops import Loop
from ltoad.analysis.shape.ssa import replace_uses
from ltoad.ir.builder import Names
from ltoad.ir.instructions import Function, Instruction, Phi
from ltoad.ir.types import IntType
from ltoad.ir.values import ConstantInt, Value, integer


def merge_steps(function: Function, loop: Loop, names: Names) -> None:
    """Put the common step of each variable of a loop with one latch at its head."""
    (latch,) = loop.latches
    for phi in list(loop.header.phis()):
        merged = phi.incoming_from(latch)
        if not isinstance(phi.type, IntType) or not isinstance(merged, Phi) or merged is phi:
            continue
        if merged.parent not in loop.blocks or merged.parent is loop.header:
            continue
        steps = {_step(value, phi) for value in merged.operands}
        (step, *others) = steps
        if step is None or others:
            continue
        added = Instruction("add", phi.type, [phi, integer(phi.type, step)])
        added.name = names.fresh("step")
        loop.header.insert(sum(1 for _ in loop.header.phis()), added)
        replace_uses(function, merged, added)
        merged.parent.instructions.remove(merged)


def _step(value: Value, phi: Phi) -> int | None:
    """By how much a value is more than the phi."""
    if not isinstance(value, Instruction) or value.opcode != "add":
        return None
    left, right = value.operands
    return right.value if left is phi and isinstance(right, ConstantInt) else None
