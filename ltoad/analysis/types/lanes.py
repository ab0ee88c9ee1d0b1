"""Floats inside of values: which bits of a register are a float.

A *lane* is a float at a bit offset.  Optimised code moves ``struct {float a;
int b;}`` through one i64: that register has one lane, at bit 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ltoad.ir.layout import DataLayout
from ltoad.ir.types import (
    FLOAT_BITS,
    I8,
    ArrayType,
    FloatType,
    StructType,
    Type,
    VectorType,
    is_floating,
)


@dataclass(frozen=True, slots=True)
class Lane:
    """A float of type ``type`` whose lowest bit is ``bit``."""

    bit: int
    type: FloatType

    @property
    def bits(self) -> int:
        return FLOAT_BITS[self.type.kind]

    @property
    def mask(self) -> int:
        """The bits of the lane."""
        return mask(self.bit, self.bits)

    @property
    def smooth(self) -> int:
        """The bits that change with the float: sign and exponent are piecewise constant."""
        fraction = _FRACTION.get(self.type.kind)
        return self.mask if fraction is None else mask(self.bit, fraction)

    def moved(self, distance: int) -> Lane:
        return Lane(self.bit + distance, self.type)


_FRACTION = {"half": 10, "bfloat": 7, "float": 23, "double": 52}

Lanes = tuple[Lane, ...]
"""Sorted by bit, without overlap."""


def mask(start: int, width: int) -> int:
    """``width`` ones from bit ``start`` on."""
    return ((1 << width) - 1) << start


def sorted_lanes(lanes: Iterable[Lane]) -> Lanes:
    return tuple(sorted(set(lanes), key=lambda lane: (lane.bit, lane.type.kind)))


def natural_lanes(type_: Type, layout: DataLayout) -> Lanes:
    """The floats that a type says it has; bit offsets in aggregates are those in memory."""
    return tuple(_lanes(type_, 0, layout))


def _lanes(type_: Type, bit: int, layout: DataLayout) -> list[Lane]:
    type_ = layout.resolve(type_)
    if isinstance(type_, FloatType):
        return [Lane(bit, type_)]
    if isinstance(type_, VectorType):
        step = layout.bits_of(type_.element)
        if not isinstance(type_.element, FloatType) or type_.scalable:
            return []
        return [Lane(bit + i * step, type_.element) for i in range(type_.length)]
    if isinstance(type_, ArrayType):
        step = layout.alloc_size_of(type_.element) * 8
        inside = _lanes(type_.element, bit, layout)
        return [lane.moved(i * step) for i in range(type_.length) for lane in inside]
    if isinstance(type_, StructType):
        pairs = zip(type_.elements, layout.field_offsets(type_), strict=True)
        return [lane for e, o in pairs for lane in _lanes(e, bit + 8 * o, layout)]
    return []


def field_bit(type_: Type, indices: Sequence[int], layout: DataLayout) -> tuple[int, Type]:
    """Where a member of an aggregate lies, and its type."""
    bit = 0
    for index in indices:
        type_ = layout.resolve(type_)
        if isinstance(type_, StructType):
            bit += 8 * layout.field_offsets(type_)[index]
            type_ = type_.elements[index]
        else:
            assert isinstance(type_, ArrayType)
            bit += 8 * index * layout.alloc_size_of(type_.element)
            type_ = type_.element
    return bit, type_


def image_type(lanes: Lanes, bits: int) -> Type:
    """The type of the adjoint of a word with these lanes: floats where they lie in memory.

    A word that is one float or a row of equal ones has that float or a vector.
    """
    first = lanes[0].type
    width = lanes[0].bits
    regular = all(lane == Lane(i * width, first) for i, lane in enumerate(lanes))
    if regular and width * len(lanes) == bits:
        return first if len(lanes) == 1 else VectorType(len(lanes), first)
    elements: list[Type] = []
    end = 0
    for lane in lanes:
        if lane.bit > end:
            elements.append(ArrayType((lane.bit - end) // 8, I8))
        elements.append(lane.type)
        end = lane.bit + lane.bits
    return StructType(tuple(elements), packed=True)


def is_plain(type_: Type) -> bool:
    """Whether adjoints of the type are plain arithmetic values: floats or vectors of floats."""
    return is_floating(type_)
