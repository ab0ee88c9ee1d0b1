"""Numbers that are loaded as addresses, of which only some bytes are wanted, are loaded as numbers.

An enum with an address in one variant and a short number in another, such as the entry of a map
with short keys, is loaded by either as the address, and the number is cut out of its bits.  A piece
of an address has no shadow; memory has one, or tells that there is none.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ltoad.analysis.shape.users import Users, users_of
from ltoad.analysis.types.joined_addresses import is_bits_of_address
from ltoad.differentiate.prepare.exchange import exchange
from ltoad.ir.instructions import Function, Instruction
from ltoad.ir.layout import DataLayout
from ltoad.ir.memory import Load
from ltoad.ir.types import IntType, Type, is_pointer
from ltoad.ir.values import Value

_BYTE = 8


def narrow_loads(function: Function, layout: DataLayout) -> dict[Value, Value]:
    """Load the lowest bytes alone where nobody wants more; what takes the place of what is gone."""
    replaced: dict[Value, Value] = {}
    if layout.big_endian:
        return replaced
    users = users_of(function)
    for load, pieces in list(_cut(function, users)):
        narrow: dict[Type, Load] = {}
        for piece in pieces:
            if piece.type not in narrow:
                narrow[piece.type] = _load_of(load, piece)
            replaced[piece] = narrow[piece.type]
        assert load.parent is not None
        exchange(load.parent, load, list(narrow.values()))
        for gone in (*pieces, *users[load]):
            assert gone.parent is not None
            gone.parent.instructions.remove(gone)
    return replaced


def _cut(function: Function, users: Users) -> Iterator[tuple[Load, list[Instruction]]]:
    """Loads of addresses of which nobody wants all bytes, with the pieces that are wanted."""
    for load in function.instructions():
        if not isinstance(load, Load) or not is_pointer(load.type) or not load.is_plain:
            continue
        words = users.get(load, ())
        pieces = [piece for word in words for piece in users.get(word, ())]
        if pieces and all(map(is_bits_of_address, words)) and _are_cut(pieces):
            yield load, pieces


def _are_cut(pieces: Iterable[Instruction]) -> bool:
    return all(
        p.opcode == "trunc" and isinstance(p.type, IntType) and p.type.bits % _BYTE == 0
        for p in pieces
    )


def _load_of(load: Load, piece: Instruction) -> Load:
    """A load of the bytes of a piece."""
    narrow = Load(piece.type, load.pointer, align=load.align, metadata=load.debug_place)
    narrow.name = piece.name
    return narrow
