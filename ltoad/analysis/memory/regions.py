"""Regions of memory, and an index that finds accesses to a region without a look at all others."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from ltoad.analysis.memory.offsets import Congruence
from ltoad.analysis.memory.origins import Origin
from ltoad.analysis.memory.restricted import Claims
from ltoad.analysis.numbers.subscripts import Address
from ltoad.ir.instructions import Instruction


@dataclass(frozen=True, slots=True)
class Region:
    """``size`` bytes at ``where`` of an origin; of one access also ``address`` and ``claims``."""

    origin: Origin
    where: Congruence
    size: int
    address: Address | None = None
    claims: Claims | None = None


@dataclass(frozen=True, slots=True)
class Access:
    """An instruction, its place in the order of the function, and all that it may touch."""

    instruction: Instruction
    position: int
    regions: tuple[Region, ...]


_CELL = 16
_SMALL = 64


@dataclass(slots=True)
class _Shelf:
    """Accesses to one origin by position: all, those at a known place by cell, and the others."""

    everywhere: list[Access] = field(default_factory=list)
    cells: dict[int, list[Access]] = field(default_factory=dict)
    elsewhere: list[Access] = field(default_factory=list)

    def put(self, access: Access, region: Region) -> None:
        places = [self.everywhere]
        if _is_placed(region):
            places += [self.cells.setdefault(cell, []) for cell in _cells(region)]
        else:
            places.append(self.elsewhere)
        for place in places:
            if not place or place[-1] is not access:
                place.append(access)

    def lists(self, region: Region) -> list[list[Access]]:
        """Lists in which everything is that may overlap a region of the same origin."""
        if not _is_placed(region):
            return [self.everywhere]
        return [self.elsewhere, *(self.cells.get(cell, []) for cell in _cells(region))]


class AccessIndex:
    """Accesses of one function, in its order; ``may_alias`` says which origins may be one."""

    def __init__(
        self, accesses: Iterable[Access], may_alias: Callable[[Origin, Origin], bool]
    ) -> None:
        self._may_alias = may_alias
        self._shelves: dict[Origin, _Shelf] = {}
        self._aliases: dict[Origin, tuple[_Shelf, ...]] = {}
        for access in accesses:
            for region in access.regions:
                self._shelves.setdefault(region.origin, _Shelf()).put(access, region)
        self._foreign = [o for o in self._shelves if not o.is_local]
        self._local = [o for o in self._shelves if o.is_local]

    def near(self, region: Region, first: int, last: int) -> Iterator[Access]:
        """What may touch the region from position ``first`` to ``last``, latest first.

        It is a superset: nothing is said of offsets that vary.
        """
        own = self._shelves.get(region.origin)
        lists = own.lists(region) if own is not None else []
        lists += [shelf.everywhere for shelf in self._others(region.origin)]
        for accesses in lists:
            low = bisect_left(accesses, first, key=_position)
            high = bisect_right(accesses, last, key=_position)
            for index in range(high - 1, low - 1, -1):
                yield accesses[index]

    def _others(self, origin: Origin) -> tuple[_Shelf, ...]:
        """The accesses to other origins that may be the same memory."""
        if origin not in self._aliases:
            # two objects of the function itself are never one
            candidates = self._foreign if origin.is_local else [*self._foreign, *self._local]
            self._aliases[origin] = tuple(
                self._shelves[other]
                for other in candidates
                if other != origin and self._may_alias(origin, other)
            )
        return self._aliases[origin]


def _position(access: Access) -> int:
    return access.position


def _is_placed(region: Region) -> bool:
    return region.where.stride == 0 and region.size <= _SMALL


def _cells(region: Region) -> range:
    start = region.where.constant
    return range(start // _CELL, (start + max(region.size, 1) - 1) // _CELL + 1)
