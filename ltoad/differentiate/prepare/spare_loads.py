"""Spares loads: moves them out of loops in which what they read does not change, and reads once
what several loads of a block read.

LLVM has done this where its alias analysis allows; ours knows more (symbolic
subscripts, origins across calls).  For the derivative it matters twice: the
value is kept once, and its adjoint is a sum in a register instead of a sum in memory.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeGuard

from ltoad.analysis.memory.overwrite import Overwrites
from ltoad.analysis.shape.loops import Loop
from ltoad.analysis.shape.normal_form import NormalForm
from ltoad.analysis.shape.users import all_operands
from ltoad.ir.clone import remap
from ltoad.ir.instructions import Instruction
from ltoad.ir.memory import Load
from ltoad.ir.types import Type
from ltoad.ir.values import Value


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


def share_loads(form: NormalForm, overwrites: Overwrites) -> Mapping[Value, Value]:
    """Let loads of a block that read the same share one of them; returns which stand for those that
    are gone."""
    shared: dict[Value, Value] = {}
    for block in form.flow.order:
        known: dict[tuple[Value, Type], Load] = {}
        for load in filter(_is_plain_load, block.instructions):
            place = load.pointer, load.type
            first = known.get(place)
            if first is None or overwrites.written_until(first, load):
                known[place] = load
            else:
                shared[load] = first
    if shared:
        _replace(form, shared)
    return shared


def _replace(form: NormalForm, shared: Mapping[Value, Value]) -> None:
    for block in form.flow.order:
        block.instructions = [i for i in block.instructions if i not in shared]
        for instruction in block.instructions:
            if any(operand in shared for operand in all_operands(instruction)):
                remap(instruction, shared)
    for info in form.loops.values():
        info.substitute(shared)


def _is_plain_load(instruction: Instruction) -> TypeGuard[Load]:
    return isinstance(instruction, Load) and instruction.is_plain


def _candidates(form: NormalForm, loop: Loop) -> list[Load]:
    """Plain loads that every execution of the loop comes by."""
    exiting = {source for source, _ in loop.exit_edges()}
    return [
        instruction
        for block in form.flow.ordered(loop.blocks)
        if all(form.flow.dominates(block, e) for e in exiting)
        for instruction in block.instructions
        if _is_plain_load(instruction)
    ]
