"""Edits of SSA form: splitting edges, and rewriting uses of a value.

The search for reaching definitions follows Braun et al., "Simple and
Efficient Construction of Static Single Assignment Form" (CC 2013).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ltoad.ir.builder import Names
from ltoad.ir.instructions import BasicBlock, Branch, Function, Instruction, Phi
from ltoad.ir.types import Type
from ltoad.ir.values import ConstantSimple, Value


def retarget(block: BasicBlock, old: BasicBlock, new: BasicBlock) -> None:
    """Make every edge from ``block`` to ``old`` lead to ``new``."""
    targets = block.terminator.successors
    targets[:] = [new if t is old else t for t in targets]


def split_predecessors(
    function: Function,
    block: BasicBlock,
    predecessors: Sequence[BasicBlock],
    names: Names,
    suffix: str,
) -> BasicBlock:
    """Put a new block on the edges from ``predecessors`` to ``block``."""
    middle = BasicBlock(names.fresh(f"{block.name}.{suffix}"))
    middle.parent = function
    function.blocks.insert(function.blocks.index(block), middle)
    chosen = set(predecessors)
    for phi in list(block.phis()):
        _split_phi(phi, chosen, middle, names)
    middle.append(Branch([], [block]))
    for predecessor in predecessors:
        retarget(predecessor, block, middle)
    return middle


def split_block(
    function: Function, block: BasicBlock, first: Instruction, names: Names
) -> BasicBlock:
    """Move ``first`` and what follows it to a new block, which ``block`` branches to."""
    rest = BasicBlock(names.fresh(f"{block.name}.rest"))
    rest.parent = function
    function.blocks.insert(function.blocks.index(block) + 1, rest)
    index = block.instructions.index(first)
    for instruction in block.instructions[index:]:
        rest.append(instruction)
    del block.instructions[index:]
    block.append(Branch([], [rest]))
    for successor in rest.successors:
        for phi in successor.phis():
            phi.blocks = [rest if b is block else b for b in phi.blocks]
    return rest


def _split_phi(phi: Phi, chosen: set[BasicBlock], middle: BasicBlock, names: Names) -> None:
    moved = [(v, b) for v, b in zip(phi.operands, phi.blocks, strict=True) if b in chosen]
    kept = [(v, b) for v, b in zip(phi.operands, phi.blocks, strict=True) if b not in chosen]
    values = {v for v, _ in moved}
    if len(values) == 1:
        incoming = moved[0][0]
    else:
        joined = Phi(phi.type, [v for v, _ in moved], [b for _, b in moved], flags=phi.flags)
        joined.name = names.fresh(phi.name)
        middle.append(joined)
        incoming = joined
    phi.operands = [*(v for v, _ in kept), incoming]
    phi.blocks = [*(b for _, b in kept), middle]


class ReachingDefinition:
    """Finds which of several definitions of one variable reaches a block's end.

    ``definitions`` maps a block to the value that holds at its end.  Phis are
    inserted where definitions meet; a path with no definition yields poison.
    """

    def __init__(
        self,
        type_: Type,
        definitions: Mapping[BasicBlock, Value],
        predecessors: Mapping[BasicBlock, Sequence[BasicBlock]],
        names: Names,
        hint: str,
    ) -> None:
        self._type = type_
        self._at_end: dict[BasicBlock, Value] = dict(definitions)
        self._predecessors = predecessors
        self._names = names
        self._hint = hint
        self.inserted: list[Phi] = []

    def at_end(self, block: BasicBlock) -> Value:
        """The value that holds at the end of ``block``."""
        if block not in self._at_end:
            self._at_end[block] = self.at_start(block)
        return self._at_end[block]

    def at_start(self, block: BasicBlock) -> Value:
        """The value that holds on entry of ``block`` (which has no definition itself)."""
        predecessors = self._predecessors[block]
        if not predecessors:
            return ConstantSimple(self._type, "poison")
        if len(predecessors) == 1:
            return self.at_end(predecessors[0])
        phi = Phi(self._type, name=self._names.fresh(self._hint))
        block.insert(sum(1 for _ in block.phis()), phi)
        self._at_end[block] = phi
        self.inserted.append(phi)
        edges = [p for p in predecessors for s in p.successors if s is block]
        for predecessor in edges:
            phi.add_incoming(self.at_end(predecessor), predecessor)
        return phi


def replace_uses(function: Function, old: Value, new: Value) -> None:
    """Let every user of ``old`` but ``new`` use ``new``."""
    for user in function.instructions():
        if old in user.operands and user is not new:
            user.operands = [new if o is old else o for o in user.operands]
