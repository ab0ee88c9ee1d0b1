"""Where a function puts the characters of a string that it makes.

A string has the address of its characters in itself, and the characters of a short one as well.  So
has a small vector, whose elements may be addresses.  But nobody puts a zero byte at any place of a
vector, as behind the last character of a text.
"""

from __future__ import annotations

from collections.abc import Iterator

from ltoad.ir.instructions import Function, GetElementPtr, Instruction, Phi
from ltoad.ir.layout import DataLayout
from ltoad.ir.memory import Load, Store
from ltoad.ir.types import I8, is_pointer
from ltoad.ir.values import Constant, ConstantInt, Value
from ltoad.rules.cxx_strings import LAYOUT

_FIRST, _ = LAYOUT.inside or (0, 0)


class MadeStrings:
    """Answers about the addresses of one function, by how they are made."""

    def __init__(self, function: Function, layout: DataLayout) -> None:
        self._layout = layout
        stores = [i for i in function.instructions() if isinstance(i, Store)]
        self._stored: dict[Value, set[Value]] = {}
        for store in stores:
            if is_pointer(store.value.type):
                self._stored.setdefault(store.value, set()).add(store.pointer)
        self._ended = set(self._strings_with_end(stores))
        """Strings behind whose last character the function puts a zero."""

    def leads_to_characters(self, address: Value) -> bool:
        """Whether an address is surely that of a string's characters: it is the place for short
        texts, or for others a block of which the same string has the address."""
        arms = _arms(address)
        return any(
            all(string in self._stored.get(arm, ()) for arm in arms)
            for arm in arms
            for string in self._with_own_text(arm)
        )

    def _with_own_text(self, address: Value) -> Iterator[Value]:
        """The string in which an address is that of its own text, if it ends with a zero."""
        string = self._string_around(address)
        if string in self._ended and string in self._stored.get(address, ()):
            yield string

    def _string_around(self, address: Value) -> Value | None:
        """Where a string begins that would have its own text at an address."""
        if not isinstance(address, GetElementPtr):
            return None
        constant, scaled = self._layout.gep_offset(address)
        within = not scaled and constant == _FIRST - LAYOUT.address
        return address.operands[0] if within else None

    def _strings_with_end(self, stores: list[Store]) -> Iterator[Value]:
        for store in stores:
            place, value = store.pointer, store.value
            if value.type != I8 or not isinstance(value, ConstantInt) or value.value != 0:
                continue
            for first in _arms(_counted_from(place)):
                string = first.pointer if isinstance(first, Load) else self._string_around(first)
                if string is not None:
                    yield string


def _counted_from(place: Value) -> Value | None:
    """From where bytes are counted to a place, if that may be any of them."""
    if not isinstance(place, GetElementPtr) or place.source_type != I8:
        return None
    base, *steps = place.operands
    return None if any(isinstance(step, Constant) for step in steps) else base


def _arms(address: Value | None) -> list[Value]:
    """What an address may be."""
    if address is None:
        return []
    if isinstance(address, Phi):
        return list(address.operands)
    if isinstance(address, Instruction) and address.opcode == "select":
        return address.operands[1:]
    return [address]
