"""Ways out of a loop by which control never comes back: failed checks that stop the program.

Where the loop's body becomes a function, they become part of it.
"""

from __future__ import annotations

from collections.abc import Collection
from collections.abc import Set as AbstractSet

from ltoad.analysis.shape.cfg import ControlFlow
from ltoad.ir.builder import Names
from ltoad.ir.clone import copy_instruction, remap
from ltoad.ir.instructions import BasicBlock, Function, Phi
from ltoad.ir.types import VOID
from ltoad.ir.values import Value


def own_dead_ends(
    function: Function, loop: AbstractSet[BasicBlock], returning: Collection[BasicBlock]
) -> tuple[BasicBlock, ...]:
    """Blocks to which a loop goes and from which nobody returns, as the loop's own.

    They are copies, if they are not those to whom only the loop goes; the function is changed in
    place.  ``returning`` are the blocks from which it may return.
    """
    found = _reached(loop, returning)
    if not found:
        return ()
    taken = [i.name for i in function.instructions() if i.type != VOID]
    names = Names([*taken, *(a.name for a in function.arguments)])
    blocks = Names(block.name for block in function.blocks)
    values: dict[Value, Value] = {
        block: function.add_block(blocks.fresh(block.name)) for block in found
    }
    for block in found:
        for instruction in block.instructions:
            clone = copy_instruction(instruction, {})
            clone.name = names.fresh(clone.name) if clone.type != VOID else ""
            twin = values[block]
            assert isinstance(twin, BasicBlock)
            values[instruction] = twin.append(clone)
    own = [values[block] for block in found]
    copies = tuple(block for block in own if isinstance(block, BasicBlock))
    for block in copies:
        for instruction in block.instructions:
            remap(instruction, values)
    _lead_to(copies, loop, values)
    for block in copies:
        _keep_edges(block, {*loop, *copies})
    _drop_unreachable(function)
    return copies


def _reached(
    loop: AbstractSet[BasicBlock], returning: Collection[BasicBlock]
) -> dict[BasicBlock, None]:
    """The blocks outside that a loop leads to, and from which nobody returns."""
    found: dict[BasicBlock, None] = {}
    pending = [b for block in loop for b in block.successors if b not in loop]
    while pending:
        block = pending.pop(0)
        if block not in found and block not in returning:
            found[block] = None
            pending += block.successors
    return found


def _lead_to(
    copies: Collection[BasicBlock], loop: Collection[BasicBlock], values: dict[Value, Value]
) -> None:
    """Let the loop go to the copies."""
    targets: dict[Value, Value] = {k: v for k, v in values.items() if v in copies}
    for block in loop:
        terminator = block.terminator
        operands = list(terminator.operands)
        remap(terminator, targets)
        terminator.operands = operands


def _keep_edges(block: BasicBlock, predecessors: Collection[BasicBlock]) -> None:
    """Drop what phis have from blocks that do not come here any more."""
    for phi in block.phis():
        kept = [(v, b) for v, b in _incoming(phi) if b in predecessors and block in b.successors]
        phi.operands = [v for v, _ in kept]
        phi.blocks = [b for _, b in kept]


def _incoming(phi: Phi) -> list[tuple[Value, BasicBlock]]:
    return list(zip(phi.operands, phi.blocks, strict=True))


def _drop_unreachable(function: Function) -> None:
    flow = ControlFlow(function)
    function.blocks = [b for b in function.blocks if b in flow.index]
    reachable = set(function.blocks)
    for block in function.blocks:
        _keep_edges(block, reachable)
