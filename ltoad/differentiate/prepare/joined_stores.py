"""Pieces of a word that are stored side by side, as one store of the word.

LLVM cuts a word in two where it is another member of an enum as a byte and the bytes behind it.
Of a piece of an address nobody knows a shadow; of the address they do.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ltoad.ir.instructions import BasicBlock, Call, Function, GetElementPtr, Instruction
from ltoad.ir.layout import DataLayout
from ltoad.ir.memory import MemoryAccess, Store
from ltoad.ir.types import IntType
from ltoad.ir.values import ConstantInt, Value

_BYTE = 8


@dataclass(frozen=True)
class _Piece:
    store: Store
    word: Value
    base: Value
    start: int
    """Where the word would begin in memory, in bytes from the base."""
    shift: int
    """How far into the word the piece begins, in bytes."""
    size: int

    @property
    def place(self) -> tuple[Value, Value, int]:
        return self.word, self.base, self.start


def join_stores(function: Function, layout: DataLayout) -> None:
    """Rewrite a function in place."""
    for block in function.blocks:
        for pieces in list(_complete(block, layout)):
            _join(block, sorted(pieces, key=lambda piece: piece.shift))


def _join(block: BasicBlock, pieces: list[_Piece]) -> None:
    """Let the last store be one of the whole word."""
    lowest = pieces[0].store
    last = max((p.store for p in pieces), key=block.instructions.index)
    word = pieces[0].word
    if isinstance(word, Instruction) and word.opcode == "ptrtoint":
        word = word.operands[0]
    place = last.debug_place
    whole = Store(word, lowest.pointer, align=lowest.align, metadata=place)
    block.instructions[block.instructions.index(last)] = whole
    whole.parent = block
    gone = [p.store for p in pieces if p.store is not last]
    block.instructions = [i for i in block.instructions if i not in gone]


def _complete(block: BasicBlock, layout: DataLayout) -> Iterator[list[_Piece]]:
    """Pieces that make up a word, with nothing between their stores that reads or writes there."""
    open_: list[_Piece] = []
    for instruction in block.instructions:
        piece = _piece(instruction, layout) if isinstance(instruction, Store) else None
        if piece is None:
            if isinstance(instruction, Call) or not _is_apart(instruction, open_, layout):
                open_ = []
            continue
        if not _is_apart(instruction, [p for p in open_ if p.place != piece.place], layout):
            open_ = []
        open_.append(piece)
        same = [p for p in open_ if p.place == piece.place]
        if _covers(same, layout):
            yield same
            open_ = [p for p in open_ if p not in same]


def _is_apart(instruction: Instruction, pieces: list[_Piece], layout: DataLayout) -> bool:
    """Whether an instruction has nothing to do with the memory of pieces."""
    if not isinstance(instruction, MemoryAccess):
        return True
    if not isinstance(instruction, Store):
        return not pieces
    base, at = _place(instruction.pointer, layout)
    end = at + layout.size_of(instruction.value.type)
    return all(
        base is p.base and (end <= p.start + p.shift or p.start + p.shift + p.size <= at)
        for p in pieces
    )


def _covers(pieces: list[_Piece], layout: DataLayout) -> bool:
    """Whether pieces follow each other from the beginning of a word to its end."""
    at = 0
    for piece in sorted(pieces, key=lambda p: p.shift):
        if piece.shift != at:
            return False
        at += piece.size
    return at == layout.size_of(pieces[0].word.type)


def _piece(store: Store, layout: DataLayout) -> _Piece | None:
    """What a store puts into memory, if it is part of a word."""
    value = store.value
    if not store.is_plain or not isinstance(value, Instruction):
        return None
    if value.opcode != "trunc" or not isinstance(value.type, IntType):
        return None
    word, shift = value.operands[0], 0
    if isinstance(word, Instruction) and word.opcode == "lshr":
        by = word.operands[1]
        if not isinstance(by, ConstantInt):
            return None
        word, shift = word.operands[0], by.value
    if not isinstance(word.type, IntType) or shift % _BYTE or value.type.bits % _BYTE:
        return None
    base, at = _place(store.pointer, layout)
    return _Piece(store, word, base, at - shift // _BYTE, shift // _BYTE, value.type.bits // _BYTE)


def _place(pointer: Value, layout: DataLayout) -> tuple[Value, int]:
    """A pointer as a base and a distance from it in bytes."""
    at = 0
    while isinstance(pointer, GetElementPtr):
        constant, scaled = layout.gep_offset(pointer)
        if scaled:
            break
        at += constant
        pointer = pointer.operands[0]
    return pointer, at
