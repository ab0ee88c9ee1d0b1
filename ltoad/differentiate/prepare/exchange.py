"""Putting instructions in the place of one."""

from __future__ import annotations

from collections.abc import Sequence

from ltoad.ir.instructions import BasicBlock, Instruction


def exchange(block: BasicBlock, old: Instruction, instructions: Sequence[Instruction]) -> None:
    """Let others stand where an instruction of a block stood, which may be one of them; who uses
    its result is not told."""
    index = block.instructions.index(old)
    for instruction in instructions:
        instruction.parent = block
    block.instructions[index : index + 1] = instructions
