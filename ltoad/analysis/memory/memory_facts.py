"""Statements about memory: which bytes hold floats, integers or addresses."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import reduce
from math import gcd
from typing import NamedTuple

from ltoad.analysis.memory.kinds import ADDRESS, INTEGER, Kind
from ltoad.analysis.memory.offsets import ORIGIN, Congruence
from ltoad.ir.layout import DataLayout
from ltoad.ir.module import Module
from ltoad.ir.types import (
    ArrayType,
    FloatType,
    IntType,
    NamedType,
    PointerType,
    StructType,
    Type,
    VectorType,
)


class Fact(NamedTuple):
    """``size`` bytes at ``where`` (repeated) hold ``kind``.

    Integers are what is no float and no address: padding, too.  ``packed``: it is accessed there
    without the alignment of its type, as a number behind others in a row of bytes.  What is not
    ``sure`` was said of an object of which only the run tells what it is, and may hold for others
    of its kind.  ``begins`` is where a row begins that an access by a subscript is in, if that is
    known.
    """

    where: Congruence
    size: int
    kind: Kind
    packed: bool = False
    sure: bool = True
    begins: int | None = None

    def at(self, where: Congruence, begins: int | None = None) -> Fact:
        """The same of another place."""
        return Fact(where, self.size, self.kind, self.packed, self.sure, begins)

    @property
    def what(self) -> tuple[int, Kind, bool]:
        """What lies there, wherever that is."""
        return self.size, self.kind, self.packed

    @property
    def is_vague(self) -> bool:
        """Whether it may be about any byte, more or less: places that overlap are none."""
        return 0 < self.where.stride < self.size

    @property
    def may_lie_behind(self) -> bool:
        """Whether it may be about what comes from the place on that it is counted from."""
        return self.where.stride != 0 or self.where.constant + self.size > 0

    def touches(self, size: int) -> bool:
        """Whether it may be about one of the first ``size`` bytes."""
        return self.where.overlaps(self.size, Congruence(), size)

    def relative_to(self, where: Congruence) -> Fact:
        """The same, counted from ``where``."""
        if where == ORIGIN:
            return self
        return self.at(self.where.less(where), self._begins_further(where, -1))

    def accessed(self, align: int) -> Fact:
        """The same, told by an access with an alignment (0: that of the type)."""
        if not isinstance(self.kind, FloatType) or not 0 < align < self.size:
            return self
        return self._replace(packed=True)

    @property
    def step(self) -> int:
        """How far things of this kind are apart in a row."""
        return 16 if self.size == 10 else self.size

    def is_in_step(self) -> bool:
        """Whether all its places are at multiples of its size."""
        return self.where.constant % self.step == 0 and self.where.stride % self.step == 0

    def is_out_of_step(self) -> bool:
        """Whether it certainly lies at no multiple of its size, or perhaps at any place."""
        common = gcd(self.where.stride, self.step)
        return self.where.constant % common != 0 or (self.packed and not self.is_in_step())

    def implies(self, other: Fact) -> bool:
        """Whether the other says nothing more."""
        if self.what != other.what or self.sure < other.sure:
            return False
        if self.begins not in (None, other.begins):
            return False
        return self.where.holds(other.where)

    def moved(self, where: Congruence) -> Fact:
        """The same of memory that begins at ``where``."""
        if where == ORIGIN:
            return self
        return self.at(self.where.plus(where), self._begins_further(where, 1))

    def repeated(self) -> Fact:
        """The same in a row that begins there."""
        begins = self.begins if self.where.stride else self.where.constant
        return self.at(self.where.shifted(0, (self.size,)), begins)

    def _begins_further(self, where: Congruence, sign: int) -> int | None:
        if self.begins is None or where.stride:
            return None
        return self.begins + sign * where.constant

    def in_row(self, where: Congruence, begins: int | None) -> Fact:
        """The same of memory at ``where``, in a row that begins somewhere."""
        moved = self.moved(where)
        if begins is None or where.stride == 0 or self.where.stride:
            return moved
        return moved.at(moved.where, begins + self.where.constant)


def is_exact_float(fact: Fact, size: int) -> bool:
    """Whether a fact says that a float lies at one place for sure, in the first ``size`` bytes in
    part."""
    exact = fact.sure and fact.where.stride == 0
    return exact and isinstance(fact.kind, FloatType) and fact.touches(size)


def widened(facts: frozenset[Fact]) -> frozenset[Fact]:
    """Fewer and less exact facts that say at least as much: one of each kind."""
    groups: dict[Fact, list[Congruence]] = {}
    for fact in facts:
        groups.setdefault(fact.at(Congruence()), []).append(fact.where)
    return frozenset(f.at(reduce(Congruence.join, places)) for f, places in groups.items())


_MOST_FIELDS = 64


def declared_facts(type_: Type, module: Module, layout: DataLayout) -> list[Fact]:
    """What an object of a declared type holds.

    Integers are believed in structs with a name, and not in unions: others
    are words in which compilers move anything.
    """
    return list(_Declared(module, layout).facts(type_, _Place(ORIGIN), trusted=False))


class _Place(NamedTuple):
    """Where something is declared, and where the row begins that it is in, if it is in one."""

    where: Congruence
    begins: int | None = None

    def shifted(self, distance: int) -> _Place:
        begins = None if self.begins is None else self.begins + distance
        return _Place(self.where.shifted(distance), begins)

    def elements(self, length: int, stride: int) -> list[_Place]:
        """The places of an array's elements: one by one if they are few."""
        if length <= _FEW:
            return [self.shifted(i * stride) for i in range(length)]
        begins = self.where.constant if self.where.stride == 0 else self.begins
        return [_Place(self.where.shifted(0, (stride,)), begins)]

    def holds(self, size: int, kind: Kind) -> Fact:
        return Fact(self.where, size, kind, begins=self.begins)


_FEW = 4


@dataclass(frozen=True, slots=True)
class _Declared:
    module: Module
    layout: DataLayout

    def facts(self, type_: Type, at: _Place, *, trusted: bool) -> Iterable[Fact]:
        if isinstance(type_, NamedType):
            trusted = not type_.name.strip('"').startswith("union.")
            type_ = self.module.resolve(type_)
        if isinstance(type_, FloatType):
            yield at.holds(self.layout.size_of(type_), type_)
        elif isinstance(type_, PointerType):
            yield at.holds(self.layout.size_of(type_), ADDRESS)
        elif isinstance(type_, IntType) and trusted:
            yield at.holds(self.layout.size_of(type_), INTEGER)
        elif isinstance(type_, (ArrayType, VectorType)):
            stride = self.layout.alloc_size_of(type_.element)
            bytes_ = isinstance(type_.element, IntType) and type_.element.bits == 8
            for inside in at.elements(type_.length, stride):
                yield from self.facts(type_.element, inside, trusted=trusted and not bytes_)
        elif isinstance(type_, StructType) and len(type_.elements) <= _MOST_FIELDS:
            yield from self._struct(type_, at, trusted=trusted)

    def _struct(self, type_: StructType, at: _Place, *, trusted: bool) -> Iterable[Fact]:
        end = 0
        for element, offset in zip(type_.elements, self.layout.field_offsets(type_), strict=True):
            if offset > end:
                yield at.shifted(end).holds(offset - end, INTEGER)
            yield from self.facts(element, at.shifted(offset), trusted=trusted)
            end = offset + self.layout.alloc_size_of(element)
        size = self.layout.size_of(type_)
        if size > end:
            yield at.shifted(end).holds(size - end, INTEGER)
