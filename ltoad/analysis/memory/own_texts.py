"""Strings that have their characters in themselves: where these are, and no farther.

A short string's address of its characters leads into the string.  Other members of an object or an
element lie behind; who copies the characters, from the first or from any, moves none of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from ltoad.analysis.memory.offsets import Congruence
from ltoad.analysis.memory.origins import Origin
from ltoad.analysis.memory.points_to import ADDRESS_BYTES
from ltoad.ir.instructions import GetElementPtr, Instruction, Phi
from ltoad.ir.values import Value
from ltoad.rules.cxx_strings import LAYOUT

_FIRST, _LAST = LAYOUT.inside or (0, 0)
TEXT_BYTES = _LAST - _FIRST
"""Room for characters in a string."""

_DEEPEST = 6
"""Steps and choices that are gone back from an address."""

PointsToOf = Callable[[Value], Mapping[Origin, Congruence]]
ContentsOf = Callable[[Origin, Congruence, int], Mapping[Origin, Congruence]]


def word_of(text: Congruence) -> Congruence:
    """Where the address of characters lies that begin at a place."""
    return text.shifted(LAYOUT.address - _FIRST)


def holds_text(text: Congruence, first: Congruence, size: int) -> bool:
    """Whether one of some bytes may be a character of a text."""
    return text.overlaps(TEXT_BYTES, first, size)


class OwnTexts:
    """Answers about one function, as far as its pointers are known."""

    def __init__(self, points_to: PointsToOf, contents: ContentsOf) -> None:
        self._points_to = points_to
        self._contents = contents

    def without_addresses(self, address: Value) -> frozenset[Origin]:
        """The objects into whose own texts an address leads, where no address lies among the
        characters: a small vector of pointers looks like a string."""
        return frozenset(
            o for o, text in self.of(address).items() if not self._contents(o, text, TEXT_BYTES)
        )

    def of(self, address: Value) -> dict[Origin, Congruence]:
        """The objects into whose own texts an address leads, with where these begin."""
        found: dict[Origin, Congruence] = {}
        for origin in self._points_to(address):
            text = self._begin(address, origin, 0)
            if text is not None:
                found[origin] = text
        return found

    def _begin(self, address: Value, origin: Origin, depth: int) -> Congruence | None:
        """Where the text begins that an address leads into; None if it may be no text."""
        where = self._points_to(address).get(origin)
        if where is None or depth == _DEEPEST:
            return None
        if self.is_text(origin, where):
            return where
        if isinstance(address, GetElementPtr):
            return self._begin(address.operands[0], origin, depth + 1)
        if isinstance(address, Phi):
            return self._common(address.operands, origin, depth)
        if isinstance(address, Instruction) and address.opcode == "select":
            return self._common(address.operands[1:], origin, depth)
        return None

    def _common(self, arms: Iterable[Value], origin: Origin, depth: int) -> Congruence | None:
        there = [a for a in arms if origin in self._points_to(a)]
        texts = {self._begin(a, origin, depth + 1) for a in there}
        return texts.pop() if len(texts) == 1 else None

    def is_text(self, origin: Origin, where: Congruence) -> bool:
        """Whether an address of this place lies where a string has that of its characters."""
        if 0 < where.stride < LAYOUT.size:
            return False
        return self._contents(origin, word_of(where), ADDRESS_BYTES).get(origin) == where
