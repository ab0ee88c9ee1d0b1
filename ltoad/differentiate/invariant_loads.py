"""Moves loads out of loops in which what they read does not change.

LLVM has done this where its alias analysis allows; ours knows more (symbolic
subscripts, origins across calls).  For the derivative it matters twice: the
value is kept once per execution of the loop, and its adjoint is a sum in a
register instead of a sum in memory.
"""

from __future__ import annotations

from ltoad.analysis.loops import Loop
from ltoad.analysis.normal_form import NormalForm
from ltoad.analysis.overwrite import Overwrites
from ltoad.ir.instructions import MemoryAccess


def hoist_invariant_loads(form: NormalForm, overwrites: Overwrites) -> int:
    """Move loads to preheaders, inner loops first; returns how many moves were made."""
    moves = 0
    for loop in sorted(form.loops, key=lambda loop: -loop.depth):
        preheader = form.loops[loop].preheader
        for load in _candidates(form, loop):
            if overwrites.invariant_in(load, loop):
                assert load.parent is not None
                load.parent.instructions.remove(load)
                preheader.insert(len(preheader.instructions) - 1, load)
                moves += 1
    return moves


def _candidates(form: NormalForm, loop: Loop) -> list[MemoryAccess]:
    """Plain loads that every execution of the loop comes by."""
    exiting = {source for source, _ in loop.exit_edges()}
    return [
        instruction
        for block in form.flow.ordered(loop.blocks)
        if all(form.flow.dominates(block, e) for e in exiting)
        for instruction in block.instructions
        if isinstance(instruction, MemoryAccess)
        and instruction.opcode == "load"
        and instruction.is_plain
    ]
