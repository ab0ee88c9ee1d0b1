"""Addresses that are loaded as floats get loads of their own.

An enum with a number in one variant and an address in another is loaded once, as the number, and
the address is made of its bits where it is wanted.  Nobody follows an address through a float; out
of memory they do.
"""

from __future__ import annotations

from collections.abc import Iterator

from ltoad.analysis.types.word_ends import is_bits_of_float
from ltoad.ir.instructions import Function, Instruction
from ltoad.ir.layout import DataLayout
from ltoad.ir.memory import Load
from ltoad.ir.types import is_pointer
from ltoad.ir.values import Value


def load_addresses(function: Function, layout: DataLayout) -> dict[Value, Value]:
    """Add such loads to a function; returns what takes the place of the casts, which are gone."""
    replaced: dict[Value, Value] = {}
    added: dict[Load, Load] = {}
    for cast, load in list(_casts(function, layout)):
        assert cast.parent is not None
        cast.parent.instructions.remove(cast)
        if load not in added:
            added[load] = _load_address(load, cast)
        replaced[cast] = added[load]
    return replaced


def _casts(function: Function, layout: DataLayout) -> Iterator[tuple[Instruction, Load]]:
    """Addresses that are made of the bits of a float, each with the float's load."""
    for cast in function.instructions():
        if cast.opcode != "inttoptr" or not is_pointer(cast.type):
            continue
        (bits,) = cast.operands
        if not isinstance(bits, Instruction) or not is_bits_of_float(bits):
            continue
        (load,) = bits.operands
        if not isinstance(load, Load):
            continue
        if load.is_plain and layout.size_of(load.type) == layout.size_of(cast.type):
            yield cast, load


def _load_address(load: Load, cast: Instruction) -> Load:
    """A load of what is loaded as a float, as an address, right behind it."""
    block = load.parent
    assert block is not None
    place = tuple(m for m in load.metadata if m[0] == "dbg")
    address = Load(cast.type, load.pointer, align=load.align, metadata=place)
    address.name = cast.name
    block.insert_all(block.instructions.index(load) + 1, [address])
    return address
