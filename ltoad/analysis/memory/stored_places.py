"""The addresses that are stored in one object, by where in it.

A class with many members of containers has an address at each of some hundred words, and analyses
read them again and again: those at known offsets are found without a look at the others.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain

from ltoad.analysis.memory.offsets import ANYWHERE, Congruence
from ltoad.analysis.memory.origins import Origin
from ltoad.analysis.memory.points_to import ADDRESS_BYTES, PointsTo, merge

_MOST = 512
"""Places whose addresses are told apart."""


class StoredPlaces:
    """What the addresses point to; a place is a word at an offset, or words at many."""

    def __init__(self) -> None:
        self._exact: dict[Congruence, PointsTo] = {}
        self._strided: dict[Congruence, PointsTo] = {}

    def add(self, where: Congruence, points: Mapping[Origin, Congruence]) -> bool:
        """An address is stored; whether anything is new."""
        is_known = where in self._exact or where in self._strided
        if not is_known and len(self._exact) + len(self._strided) >= _MOST:
            where = ANYWHERE
        places = self._strided if where.stride else self._exact
        if where not in places:
            places[where] = dict(points)
            return True
        return merge(places[where], points)

    def overlapping(self, at: Congruence, size: int) -> Iterator[PointsTo]:
        """The pointees of the places that share a byte with ``size`` bytes at ``at``."""
        exact = _touched(self._exact, at, size) if at.stride else self._around(at.constant, size)
        return chain(exact, _touched(self._strided, at, size))

    def exact(self) -> Iterable[tuple[Congruence, PointsTo]]:
        """The words at known offsets, with their pointees."""
        return self._exact.items()

    def all(self) -> Iterable[tuple[Congruence, PointsTo]]:
        """All words, with their pointees."""
        return chain(self._exact.items(), self._strided.items())

    def behind(self, start: int, size: int | None) -> Iterator[PointsTo]:
        """The pointees of the places of which a byte is among ``size`` at an offset, or among all
        from there on."""
        for _, points in self.between(start, size):
            yield points
        yield from self._strided.values()

    @property
    def has_strided(self) -> bool:
        """Whether there are addresses of which it is not known at which words they are."""
        return bool(self._strided)

    def between(self, start: int, size: int | None) -> Iterator[tuple[int, PointsTo]]:
        """The words at known offsets of which a byte is among ``size`` from ``start`` on, or among
        all from there on: how far behind the start, with their pointees."""
        first, end = start - ADDRESS_BYTES, None if size is None else start + size
        for where, points in self._exact.items():
            if first < where.constant and (end is None or where.constant < end):
                yield where.constant - start, points

    def _around(self, start: int, size: int) -> Iterator[PointsTo]:
        for offset in range(start - ADDRESS_BYTES + 1, start + size):
            found = self._exact.get(Congruence(offset))
            if found is not None:
                yield found


def _touched(
    places: Mapping[Congruence, PointsTo], at: Congruence, size: int
) -> Iterator[PointsTo]:
    return (p for where, p in places.items() if where.overlaps(ADDRESS_BYTES, at, size))
