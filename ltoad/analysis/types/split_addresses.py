"""Addresses that are moved in pieces, as short integers.

Where an enum has an address in one variant and two short numbers in another, compilers move the
halves of that word, or its first byte and the rest, whatever lies there.  Nobody follows a piece by
itself: it is moved as words are of which nothing is known.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from ltoad.analysis.memory.block_copies import copied_block
from ltoad.analysis.memory.offsets import Congruence
from ltoad.analysis.memory.origins import Origin
from ltoad.analysis.types.typing import MemoryTypes
from ltoad.ir.instructions import BasicBlock, Function, Instruction
from ltoad.ir.layout import DataLayout
from ltoad.ir.memory import Load
from ltoad.ir.types import is_integer
from ltoad.ir.values import Value

_Place = tuple[BasicBlock | None, Origin, Congruence]
"""Where an address may lie, and the block in which it is looked at."""


def split_addresses(function: Function, types: MemoryTypes, layout: DataLayout) -> set[Load]:
    """The loads of a piece of what may be an address, of which another piece is moved in the same
    block."""
    pieces: dict[_Place, dict[int, list[Instruction]]] = defaultdict(dict)
    for instruction in function.instructions():
        for pointer, size in _read(instruction, types, layout):
            for origin, where, start in types.pieces_of_addresses(pointer, size):
                place = instruction.parent, origin, where
                pieces[place].setdefault(start, []).append(instruction)
    return {
        piece
        for by_start in pieces.values()
        if len(by_start) > 1
        for found in by_start.values()
        for piece in found
        if isinstance(piece, Load)
    }


def _read(
    instruction: Instruction, types: MemoryTypes, layout: DataLayout
) -> Iterator[tuple[Value, int]]:
    """Where integers are loaded or blocks copied from, and how much."""
    if isinstance(instruction, Load) and is_integer(instruction.type):
        yield instruction.pointer, layout.size_of(instruction.type)
    elif (block := copied_block(instruction, types.rows)) is not None and block[2] is not None:
        yield block[1], block[2]
