"""Pieces of a number that has just been stored are loaded from there.

An array of numbers in one variant of an enum with a byte in another is moved in two parts: the rest
as a block, out of memory, and the first byte out of the register that was stored there.  The parts
of its adjoint come together where both are copied from.
"""

from __future__ import annotations

from collections.abc import Iterator

from ltoad.analysis.shape.users import Users, users_of
from ltoad.analysis.types.word_ends import is_bits_of_float
from ltoad.ir.instructions import BasicBlock, Function, Instruction
from ltoad.ir.layout import DataLayout
from ltoad.ir.memory import Load, Store
from ltoad.ir.types import FloatType, IntType
from ltoad.ir.values import Value

_BYTE = 8


def load_pieces(function: Function, layout: DataLayout) -> dict[Value, Value]:
    """Add such loads to a function; returns what takes the place of what is gone."""
    replaced: dict[Value, Value] = {}
    if layout.big_endian:
        return replaced
    users = users_of(function)
    for block in function.blocks:
        for piece, store in list(_pieces(block, users)):
            load = Load(piece.type, store.pointer, align=store.align, metadata=piece.debug_place)
            load.name = piece.name
            load.parent = block
            block.instructions.remove(piece)
            block.instructions.insert(block.instructions.index(store) + 1, load)
            replaced[piece] = load
    return replaced


def _pieces(block: BasicBlock, users: Users) -> Iterator[tuple[Instruction, Store]]:
    """The lowest bytes of numbers that are stored as they are, with the stores of the numbers."""
    stores: dict[Value, Store] = {}
    for instruction in block.instructions:
        if isinstance(instruction, Store) and instruction.is_plain:
            stores[instruction.value] = instruction
        elif _is_piece(instruction):
            bits = instruction.operands[0]
            assert isinstance(bits, Instruction)
            number = bits.operands[0]
            if number in stores and _is_rest_in_memory(number, users):
                yield instruction, stores[number]


def _is_piece(instruction: Instruction) -> bool:
    """Whether some of a number's bytes are cut off, the lowest of them first."""
    if instruction.opcode != "trunc" or not isinstance(instruction.type, IntType):
        return False
    bits = instruction.operands[0]
    if not isinstance(bits, Instruction) or not is_bits_of_float(bits):
        return False
    number = isinstance(bits.operands[0].type, FloatType) and bits.opcode == "bitcast"
    return number and instruction.type.bits % _BYTE == 0


def _is_rest_in_memory(number: Value, users: Users) -> bool:
    """Whether nobody takes other bytes of a number out of its register."""
    words = [u for u in users.get(number, ()) if is_bits_of_float(u)]
    pieces = [piece for word in words for piece in users.get(word, ())]
    return all(_is_piece(p) and _is_only_stored(p, users) for p in pieces)


def _is_only_stored(piece: Instruction, users: Users) -> bool:
    found = users.get(piece, ())
    return bool(found) and all(isinstance(u, Store) and u.value is piece for u in found)
