"""The addresses that are stored in one object, by where in it.

A class with many members of containers has an address at each of some hundred words, and analyses
read them again and again: those at known offsets are found without a look at the others.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeVar

from ltoad.analysis.memory.offsets import ANYWHERE, Congruence
from ltoad.analysis.memory.origins import Origin
from ltoad.analysis.memory.points_to import PointsTo, merge

_MOST = 512
"""Places whose addresses are told apart."""

_WORD = 8
"""Bytes of an address."""

_Key = TypeVar("_Key", int, Congruence)


class StoredPlaces:
    """What the addresses point to; a place is a word at an offset, or words at many."""

    def __init__(self) -> None:
        self._exact: dict[int, PointsTo] = {}
        self._others: dict[Congruence, PointsTo] = {}

    def add(self, where: Congruence, points: Mapping[Origin, Congruence]) -> bool:
        """An address is stored; whether anything is new."""
        if where.stride:
            return _add(self._others, where, points)
        if where.constant not in self._exact and len(self._exact) >= _MOST:
            return _add(self._others, ANYWHERE, points)
        return _add(self._exact, where.constant, points)

    def all(self) -> Iterator[PointsTo]:
        """The pointees of each place."""
        yield from self._exact.values()
        yield from self._others.values()

    def overlapping(self, at: Congruence, size: int) -> Iterator[PointsTo]:
        """The pointees of the places that share a byte with ``size`` bytes at ``at``."""
        if at.stride:
            for offset, points in self._exact.items():
                if Congruence(offset).overlaps(_WORD, at, size):
                    yield points
        else:
            for offset in range(at.constant - _WORD + 1, at.constant + size):
                if offset in self._exact:
                    yield self._exact[offset]
        for where, points in self._others.items():
            if where.overlaps(_WORD, at, size):
                yield points


def _add(places: dict[_Key, PointsTo], place: _Key, points: Mapping[Origin, Congruence]) -> bool:
    known = places.get(place)
    if known is None:
        places[place] = dict(points)
        return True
    return merge(known, points)
