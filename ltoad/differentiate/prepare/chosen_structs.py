"""Structs among which control or a condition chooses, as choices among their members.

LLVM leaves a phi of pairs of an address and a length where it has made the pairs itself.  Of a
length nobody needs a shadow, nor can there be one of the distance of two addresses; of the pair
there would have to be.
"""

from __future__ import annotations

from collections.abc import Iterator

from ltoad.analysis.shape.users import all_operands
from ltoad.ir.builder import Names
from ltoad.ir.calls import Invoke
from ltoad.ir.clone import final, remap
from ltoad.ir.instructions import BasicBlock, Function, IndexedAggregate, Instruction, Phi
from ltoad.ir.pads import LandingPad
from ltoad.ir.types import ArrayType, NamedType, StructType, Type
from ltoad.ir.values import ConstantAggregate, ConstantSimple, Value

_STRUCTS = (StructType, ArrayType, NamedType)
_UNDEFINED = ("poison", "undef")
_Path = tuple[int, ...]


def choose_members(function: Function, names: Names) -> None:
    """Rewrite a function in place."""
    choosers = _choosers(function)
    if not choosers:
        return
    members = _Members(names, choosers)
    replaced: dict[Value, Value] = {}
    for instruction in list(function.instructions()):
        if not _is_taken(instruction):
            continue
        struct = instruction.operands[0]
        assert isinstance(instruction, IndexedAggregate)
        if isinstance(struct, Instruction) and struct in choosers:
            replaced[instruction] = members.of(struct, instruction.indices, instruction.type)
    stands = {taken: final(taken, replaced) for taken in replaced}
    for block in function.blocks:
        block.instructions = [i for i in block.instructions if i not in stands]
    for instruction in function.instructions():
        remap(instruction, stands)
    _drop_unused(function)


def _is_taken(instruction: Instruction) -> bool:
    return isinstance(instruction, IndexedAggregate) and instruction.opcode == "extractvalue"


def _is_made(value: Value) -> bool:
    return isinstance(value, IndexedAggregate) and value.opcode == "insertvalue"


def _chosen(chooser: Instruction) -> Iterator[tuple[Value, BasicBlock]]:
    """What is chosen among, and the block at whose end its members are there."""
    if isinstance(chooser, Phi):
        yield from zip(chooser.operands, chooser.blocks, strict=True)
    else:
        assert chooser.parent is not None
        yield from ((o, chooser.parent) for o in chooser.operands[1:])


def _choosers(function: Function) -> set[Instruction]:
    """Phis and selections of structs, some of which are made here, and whose members are there
    where control comes from."""
    found = {
        i
        for i in function.instructions()
        if isinstance(i.type, _STRUCTS) and i.opcode in ("phi", "select")
    }
    while True:
        lost = {c for c in found if not all(_is_there(*chosen, found) for chosen in _chosen(c))}
        if not lost:
            break
        found -= lost
    return {c for c in found if any(_is_made(v) or v in found for v, _ in _chosen(c))}


def _is_there(value: Value, block: BasicBlock, choosers: set[Instruction]) -> bool:
    while _is_made(value):
        assert isinstance(value, Instruction)
        value = value.operands[0]
    if not isinstance(value, Instruction):
        return True
    if value.opcode in ("phi", "select"):
        return value in choosers
    return not isinstance(value, LandingPad) and not (
        isinstance(value, Invoke) and value.parent is block
    )


class _Members:
    """Members of structs, each written once where it is needed."""

    def __init__(self, names: Names, choosers: set[Instruction]) -> None:
        self._names = names
        self._choosers = choosers
        self._known: dict[tuple[Value, _Path], Value] = {}
        self._taken: dict[tuple[Value, _Path, BasicBlock], Value] = {}

    def of(self, chooser: Instruction, path: _Path, type_: Type) -> Value:
        """A member of what is chosen."""
        known = self._known.get((chooser, path))
        if known is not None:
            return known
        block = chooser.parent
        assert block is not None
        made = (
            Phi(type_)
            if isinstance(chooser, Phi)
            else Instruction("select", type_, [chooser.operands[0]])
        )
        block.insert(block.instructions.index(chooser), made)
        made.name = self._names.fresh(f"{chooser.name or 'v'}.member")
        self._known[chooser, path] = made
        for value, source in _chosen(chooser):
            user = None if isinstance(chooser, Phi) else made
            member = self._member(value, path, type_, source, user)
            if isinstance(made, Phi):
                made.add_incoming(member, source)
            else:
                made.operands = [*made.operands, member]
        return made

    def _member(
        self, value: Value, path: _Path, type_: Type, block: BasicBlock, user: Instruction | None
    ) -> Value:
        """A member of a struct, at the end of a block or before its ``user``."""
        while isinstance(value, IndexedAggregate) and _is_made(value):
            at = value.indices
            if at == path[: len(at)]:
                value, path = value.operands[1], path[len(at) :]
                if not path:
                    return value
            elif path == at[: len(path)]:
                break  # a part of the member has been replaced
            else:
                value = value.operands[0]
        if isinstance(value, Instruction) and value in self._choosers:
            return self.of(value, path, type_)
        if isinstance(value, ConstantSimple) and value.kind in _UNDEFINED:
            return ConstantSimple(type_, value.kind)
        if isinstance(value, ConstantAggregate) and len(path) == 1:
            return value.elements[path[0]]
        return self._take(value, path, type_, block, user)

    def _take(
        self, value: Value, path: _Path, type_: Type, block: BasicBlock, user: Instruction | None
    ) -> Value:
        known = self._taken.get((value, path, block)) if user is None else None
        if known is not None:
            return known
        taken = IndexedAggregate("extractvalue", type_, [value], path)
        taken.name = self._names.fresh("member")
        at = len(block.instructions) - 1 if user is None else block.instructions.index(user)
        block.insert(at, taken)
        if user is None:
            self._taken[value, path, block] = taken
        return taken


def _drop_unused(function: Function) -> None:
    """Take out structs of which all members have been taken elsewhere."""
    made = {
        i
        for i in function.instructions()
        if isinstance(i.type, _STRUCTS) and (i.opcode in ("phi", "select") or _is_made(i))
    }
    used: set[Value] = set()
    pending: list[Value] = [
        o for i in function.instructions() if i not in made for o in all_operands(i)
    ]
    while pending:
        value = pending.pop()
        if value in made and value not in used:
            used.add(value)
            assert isinstance(value, Instruction)
            pending += value.operands
    unused = made - used
    for block in function.blocks:
        block.instructions = [i for i in block.instructions if i not in unused]
