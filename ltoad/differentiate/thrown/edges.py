"""Edges of the control flow between blocks, as phis see them; and pieces of code put in between."""

from __future__ import annotations

from ltoad.ir.instructions import BasicBlock, Instruction


def drop(source: BasicBlock, target: BasicBlock) -> None:
    """There is no edge from one block to another any more."""
    for phi in target.phis():
        kept = [(v, b) for v, b in zip(phi.operands, phi.blocks, strict=True) if b is not source]
        phi.operands = [v for v, _ in kept]
        phi.blocks = [b for _, b in kept]


def move(target: BasicBlock, source: BasicBlock, *new: BasicBlock) -> None:
    """What came to ``target`` from one block comes from each of some others."""
    for phi in target.phis():
        value = phi.incoming_from(source)
        kept = [(v, b) for v, b in zip(phi.operands, phi.blocks, strict=True) if b is not source]
        phi.operands = [v for v, _ in kept] + [value] * len(new)
        phi.blocks = [b for _, b in kept] + list(new)


def end_before(block: BasicBlock, instruction: Instruction, *kept: BasicBlock) -> None:
    """Cut a block off where an instruction stands, which goes as well; edges to ``kept`` stay."""
    for successor in dict.fromkeys(block.successors):
        if successor not in kept:
            drop(block, successor)
    del block.instructions[block.instructions.index(instruction) :]
