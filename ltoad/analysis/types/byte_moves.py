"""Which instructions move whole bytes of a word, and can be done by copies in memory instead."""

from __future__ import annotations

from collections.abc import Iterable

from ltoad.analysis.types.joined_addresses import is_address_word
from ltoad.analysis.types.words import BitFlow, Move
from ltoad.ir.calls import Invoke
from ltoad.ir.instructions import Call, Instruction, Phi
from ltoad.ir.layout import DataLayout
from ltoad.ir.memory import MemoryAccess
from ltoad.ir.types import (
    VOID,
    ArrayType,
    StructType,
    Type,
    VectorType,
    is_floating,
    is_integer,
    scalar_of,
)
from ltoad.ir.values import Value


class ByteMoves:
    """Moves of whole bytes under one data layout, as long as the instructions stay as they are."""

    def __init__(self, layout: DataLayout) -> None:
        self._layout = layout
        self._flows = BitFlow(layout, addresses=True)
        self._taken: dict[Instruction, tuple[Value, ...]] = {}

    def moves(self, instruction: Instruction) -> list[Move]:
        """The moves of whole bytes as they are."""
        return [m for m in self._flows.of(instruction).moves if _is_of_bytes(m)]

    def takes(self, user: Instruction, word: Value) -> bool:
        """Whether an instruction moves whole bytes of a word."""
        taken = self._taken.get(user)
        if taken is None:
            taken = self._taken[user] = tuple(self._sources(user))
        return any(source is word for source in taken)

    def _sources(self, user: Instruction) -> Iterable[Value]:
        """The operands of which an instruction moves whole bytes."""
        if isinstance(user, (MemoryAccess, Call)) or not is_movable(user):
            return ()
        if not self.may_be_word(user.type) and not is_address_word(user.type):
            return ()
        return dict.fromkeys(user.operands[m.operand] for m in self.moves(user))

    def may_be_word(self, type_: Type) -> bool:
        """Whether a type is made of whole bytes without addresses: integers and floats."""
        if type_ == VOID:
            return False
        if isinstance(type_, StructType):
            return all(self.may_be_word(e) for e in type_.elements)
        if isinstance(type_, ArrayType):
            return self.may_be_word(type_.element)
        if not is_integer(type_) and not is_floating(type_):
            return False
        return self._layout.bits_of(scalar_of(type_)) % 8 == 0


def is_movable(word: Instruction) -> bool:
    """Whether there is a place to copy what a word is made of."""
    if word.opcode == "select":
        return not isinstance(word.operands[0].type, VectorType)
    # what an invoke returns cannot be stored where control comes from
    return not (isinstance(word, Phi) and any(isinstance(o, Invoke) for o in word.operands))


def _is_of_bytes(move: Move) -> bool:
    return not (move.signed or move.source % 8 or move.target % 8 or move.width % 8)
