"""Edits of SSA form: splitting edges, and rewriting uses of a value.

The search for reaching definitions follows Braun et al., "Simple and
Efficient Construction of Static Single Assignment Form" (CC 2013).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ltoad.analysis.shape.cfg import ControlFlow
from ltoad.analysis.shape.users import all_operands, users_of
from ltoad.ir.builder import Names
from ltoad.ir.calls import Invoke
from ltoad.ir.clone import copy_instruction, final, remap
from ltoad.ir.instructions import BasicBlock, Branch, Function, Instruction, Phi
from ltoad.ir.pads import LandingPad
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
    """Put a new block on the edges from ``predecessors`` to ``block``.

    Exceptions can only come to a landing pad: then the new block has one of
    its own, and so has another one on all other edges.
    """
    if any(isinstance(i, LandingPad) for i in block.instructions):
        return _split_landing_pad(function, block, predecessors, names, suffix)
    return _put_before(function, block, predecessors, names, suffix)


def _put_before(
    function: Function,
    block: BasicBlock,
    predecessors: Sequence[BasicBlock],
    names: Names,
    suffix: str,
) -> BasicBlock:
    middle = BasicBlock(names.fresh(f"{block.name}.{suffix}"))
    middle.parent = function
    function.blocks.append(middle)
    chosen = set(predecessors)
    for phi in list(block.phis()):
        _split_phi(phi, chosen, middle, names)
    middle.append(Branch([], [block]))
    for predecessor in predecessors:
        retarget(predecessor, block, middle)
    return middle


def _split_landing_pad(
    function: Function,
    block: BasicBlock,
    predecessors: Sequence[BasicBlock],
    names: Names,
    suffix: str,
) -> BasicBlock:
    others = [b for b in function.blocks if block in b.successors and b not in predecessors]
    pad = next(i for i in block.instructions if isinstance(i, LandingPad))
    new = [_put_before(function, block, predecessors, names, suffix)]
    if others:
        new.append(_put_before(function, block, others, names, "unwind"))
    joined = Phi(pad.type, name=names.fresh(pad.name))
    for middle in new:
        copied = copy_instruction(pad, {})
        copied.name = names.fresh(pad.name)
        middle.insert(sum(1 for _ in middle.phis()), copied)
        joined.add_incoming(copied, middle)
    block.instructions.remove(pad)
    block.insert(sum(1 for _ in block.phis()), joined)
    for instruction in function.instructions():
        remap(instruction, {pad: joined})
    return new[0]


def split_block(
    function: Function, block: BasicBlock, first: Instruction, names: Names
) -> BasicBlock:
    """Move ``first`` and what follows it to a new block, which ``block`` branches to."""
    rest = BasicBlock(names.fresh(f"{block.name}.rest"))
    rest.parent = function
    function.blocks.append(rest)
    # from the end, where those look first who split a block again and again
    index = len(block.instructions) - 1
    while block.instructions[index] is not first:
        index -= 1
    for instruction in block.instructions[index:]:
        rest.append(instruction)
    del block.instructions[index:]
    block.append(Branch([], [rest]))
    for successor in rest.successors:
        for phi in successor.phis():
            phi.blocks = [rest if b is block else b for b in phi.blocks]
    return rest


def split_normal_edge(function: Function, invoke: Invoke, names: Names) -> BasicBlock:
    """A new block, between an invoke and what follows where it returns."""
    normal = invoke.normal
    middle = BasicBlock(names.fresh(f"{normal.name}.normal"))
    middle.parent = function
    middle.append(Branch([], [normal]))
    function.blocks.append(middle)
    invoke.successors[0] = middle
    for phi in normal.phis():
        phi.blocks = [middle if b is invoke.parent else b for b in phi.blocks]
    return middle


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
        first = len(self.inserted)
        value = self._look_up(block)
        # looking for what a new phi joins may insert more of them
        while first < len(self.inserted):
            phi = self.inserted[first]
            first += 1
            assert phi.parent is not None
            for predecessor in self._predecessors[phi.parent]:
                for successor in predecessor.successors:
                    if successor is phi.parent:
                        phi.add_incoming(self._look_up(predecessor), predecessor)
        return value

    def _look_up(self, block: BasicBlock) -> Value:
        """The value at the end of ``block``, a phi without operands where ways meet."""
        passed = []
        while block not in self._at_end:
            passed.append(block)
            predecessors = self._predecessors[block]
            if len(predecessors) != 1:
                self._at_end[block] = (
                    self._insert_phi(block)
                    if predecessors
                    else ConstantSimple(self._type, "poison")
                )
                break
            block = predecessors[0]
        value = self._at_end[block]
        for follower in passed:
            self._at_end[follower] = value
        return value

    def _insert_phi(self, block: BasicBlock) -> Phi:
        phi = Phi(self._type, name=self._names.fresh(self._hint))
        block.insert(sum(1 for _ in block.phis()), phi)
        self.inserted.append(phi)
        return phi


def repair(function: Function, names: Names) -> None:
    """Insert phis wherever a value is used that no longer dominates the use.

    On a path that does not compute the value it is poison: such a path was
    not there before the edit, and is never taken.  Every invoke's normal
    destination has no other predecessor.
    """
    flow = ControlFlow(function)
    inserted: list[Phi] = []
    uses = users_of(function)
    for block in flow.order:
        for value in block.instructions:
            home = value.normal if isinstance(value, Invoke) else block
            lost = [u for u in uses.get(value, ()) if _is_lost(flow, value, home, u)]
            if lost:
                search = ReachingDefinition(
                    value.type, {home: value}, flow.predecessors, names, value.name
                )
                for user in lost:
                    _reconnect(flow, user, value, home, search)
                inserted += search.inserted
    _fold_trivial(function, inserted)


def _is_lost(flow: ControlFlow, value: Instruction, home: BasicBlock, user: Instruction) -> bool:
    """Whether ``value``, known from ``home`` on, is read where it may not be known."""
    if not isinstance(user, Phi):
        assert user.parent is not None
        return not flow.dominates(home, user.parent)
    return any(
        operand is value and not _arrives(flow, value, home, user, block)
        for operand, block in zip(user.operands, user.blocks, strict=True)
    )


def _arrives(
    flow: ControlFlow, value: Instruction, home: BasicBlock, phi: Phi, block: BasicBlock
) -> bool:
    """Whether a phi can read the value on its edge from ``block``."""
    return flow.dominates(home, block) or (phi.parent is home and block is value.parent)


def _reconnect(
    flow: ControlFlow,
    user: Instruction,
    value: Instruction,
    home: BasicBlock,
    search: ReachingDefinition,
) -> None:
    if not isinstance(user, Phi):
        assert user.parent is not None
        remap(user, {value: search.at_end(user.parent)})
        return
    for index, block in enumerate(user.blocks):
        if user.operands[index] is value and not _arrives(flow, value, home, user, block):
            user.operands[index] = search.at_end(block)


def _fold_trivial(function: Function, phis: Sequence[Phi]) -> None:
    """Remove inserted phis that join one value only."""
    resolved = trivial(phis)
    if not resolved:
        return
    for block in function.blocks:
        block.instructions = [i for i in block.instructions if i not in resolved]
        for instruction in block.instructions:
            remap(instruction, resolved)


def trivial(phis: Sequence[Phi]) -> dict[Value, Value]:
    """Those of some phis that join one value only, each with what it is."""
    replaced: dict[Value, Value] = {}
    changed = True
    while changed:
        changed = False
        for phi in phis:
            joined = {final(o, replaced) for o in phi.operands} - {phi}
            if phi not in replaced and len(joined) == 1:
                replaced[phi] = joined.pop()
                changed = True
    return {phi: final(phi, replaced) for phi in replaced}


def replace_uses(function: Function, old: Value, new: Value) -> None:
    """Let every user of ``old`` but ``new`` use ``new``."""
    for user in function.instructions():
        if user is not new and old in all_operands(user):
            remap(user, {old: new})
