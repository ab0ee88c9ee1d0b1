"""Arrays that a program declares, as far as its types tell, and where rows of numbers end by them.

An access by a subscript says where a row begins and not where it ends, so in a struct of several
arrays each row might reach into all that come behind it.  Compilers tell how long an array is in
the type by which they take its elements (``getelementptr [6 x float], …``), which LLVM forgets
while it simplifies: what there is, is written down before, in the module.  If one row begins where
a declared array of another kind ends, the rows are taken for what the program says they are.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from ltoad.analysis.memory.kinds import ADDRESS, INTEGER, NUMBER, Kind
from ltoad.analysis.memory.memory_facts import Fact
from ltoad.analysis.memory.offsets import Congruence
from ltoad.analysis.types.fact_sets import Facts, relative_to
from ltoad.ir.array_notes import ARRAYS
from ltoad.ir.module import Module
from ltoad.ir.types import FloatType

Arrays = Mapping[str, frozenset[int]]
"""Bytes of arrays, by the type of their elements."""

_PADDING = 16
"""Bytes that may lie between an array and the next, for alignment or single members."""


def arrays_of(module: Module) -> Arrays:
    """The arrays that a module has a note of."""
    found: dict[str, set[int]] = {}
    for reference in module.named_metadata(ARRAYS):
        for operand in module.metadata(reference.number).operands:
            if isinstance(operand, str):
                for word in operand.split():
                    kind, _, size = word.partition(":")
                    found.setdefault(kind, set()).add(int(size))
    return {kind: frozenset(sizes) for kind, sizes in found.items()}


def _elements(fact: Fact) -> str:
    """What arrays of such things are listed by."""
    if isinstance(fact.kind, FloatType):
        return fact.kind.kind
    return "ptr" if fact.kind == ADDRESS else f"i{8 * fact.size}"


def _is_integer(kind: Kind) -> bool:
    return kind in (INTEGER, NUMBER)


class _Row(NamedTuple):
    """A row of facts that begins so many bytes from where something is looked at; ``single``: it is
    one place, which is looked at from places of which only the run tells where they are."""

    begins: int
    fact: Fact
    single: bool

    def is_unlike(self, other: _Row) -> bool:
        """Whether they are of different kinds, not two integers."""
        mine, its = self.fact.kind, other.fact.kind
        return mine != its and not (_is_integer(mine) and _is_integer(its))

    @property
    def is_fixed(self) -> bool:
        """Whether it is one place seen from one place: it is known which bytes that has."""
        return self.fact.where.stride == 0

    @property
    def is_before(self) -> bool:
        """Whether it is one place before a row that is looked at."""
        return self.single and not self.is_fixed and self.begins + self.fact.size <= 0


class RowEnds:
    """Tells which rows end before a place, or begin behind it."""

    def __init__(self, arrays: Arrays) -> None:
        self._arrays = arrays
        self._known: dict[tuple[Facts, Congruence, int, int], Sequence[Fact]] = {}

    def elements(self, size: int) -> frozenset[str]:
        """Of what elements there is an array of so many bytes somewhere."""
        return frozenset(name for name, sizes in self._arrays.items() if size in sizes)

    def without_others(
        self, facts: Facts, where: Congruence, begins: int | None, size: int
    ) -> Iterable[Fact]:
        """The facts about an object, counted from ``where`` in it, that may be about ``size`` bytes
        there; ``begins`` is where the row begins in which that is, if it is in one."""
        here = relative_to(facts, where)
        start = where.constant if where.stride == 0 else begins
        if start is None or not self._arrays or not _differ(here):
            return here
        key = (facts, where, start, size)
        if key not in self._known:
            self._known[key] = self._without_others(facts, where, start, size)
        return self._known[key]

    def _without_others(
        self, facts: Facts, where: Congruence, start: int, size: int
    ) -> Sequence[Fact]:
        rows: list[_Row] = []
        others: list[Fact] = []
        for fact in facts:
            seen = fact.relative_to(where)
            if fact.is_vague or not fact.sure:
                others.append(seen)
            elif fact.where.stride == 0:
                rows.append(_Row(fact.where.constant - start, seen, single=True))
            elif fact.begins is not None:
                rows.append(_Row(fact.begins - start, seen, single=False))
            else:
                return [f.relative_to(where) for f in facts]
        left = [row for row in rows if not self._has_ended(row, rows)]
        last = max((r.begins for r in left if r.begins <= 0 and not r.single), default=None)
        here = [row for row in left if row.begins == last and not row.single]
        kept = [row for row in left if not self._begins_behind(row, here, rows, size)]
        if here:
            kept = [row for row in kept if not row.is_before]
        return [*others, *(row.fact for row in kept)]

    def _has_ended(self, row: _Row, rows: Sequence[_Row]) -> bool:
        """Whether a row ends before what is looked at."""
        if row.is_fixed:
            return False
        return any(
            row.begins < other.begins <= 0 and self._ends_at(row, other, rows) for other in rows
        )

    def _begins_behind(
        self, row: _Row, here: Sequence[_Row], rows: Sequence[_Row], size: int
    ) -> bool:
        """Whether a row begins where that has ended which is looked at."""
        if row.is_fixed or row.begins < size:
            return False
        if not here:
            return _elements(row.fact) in self._arrays
        return any(
            size <= other.begins <= row.begins and self._ends_at(one, other, rows)
            for one in here
            for other in rows
        )

    def _ends_at(self, row: _Row, other: _Row, rows: Sequence[_Row]) -> bool:
        """Whether the last row of a kind before another one is as long as an array."""
        if not row.is_unlike(other):
            return False
        before = [r for r in rows if r.begins < other.begins and not r.is_unlike(row)]
        last = max(before, key=lambda r: r.begins)
        sizes = self._arrays.get(_elements(last.fact), ())
        return any(0 <= other.begins - last.begins - size < _PADDING for size in sizes)


@lru_cache(maxsize=1 << 12)
def _differ(facts: Facts) -> bool:
    """Whether there are rows, and things of several kinds."""
    rows = any(f.where.stride and not f.is_vague for f in facts)
    return rows and len({f.kind for f in facts} - {NUMBER}) > 1
