"""Trip counts written as instructions."""

from __future__ import annotations

from ltoad.analysis.shape.induction import TripCount
from ltoad.ir.builder import Builder
from ltoad.ir.types import I64, IntType
from ltoad.ir.values import Value, integer


def emit_trip_count(builder: Builder, count: TripCount) -> Value:
    """The number of back edges as an i64, computed at the builder's position."""
    type_ = count.bound.type
    if not isinstance(type_, IntType):
        raise AssertionError("a trip count of something that is no integer")
    start = builder.cast("trunc", count.start, type_)
    first = builder.add(start, integer(type_, count.offset))
    if count.exact:
        return _exact(builder, count, first, type_)
    return _rounded(builder, count, first, type_)


def _exact(builder: Builder, count: TripCount, first: Value, type_: IntType) -> Value:
    low, high = (first, count.bound) if count.step > 0 else (count.bound, first)
    distance = builder.sub(high, low)
    if abs(count.step) != 1:
        distance = builder.binary("udiv", distance, integer(type_, abs(count.step)))
    return _unsigned(builder, distance)


def _rounded(builder: Builder, count: TripCount, first: Value, type_: IntType) -> Value:
    order = ("s" if count.signed else "u") + ("l" if count.step > 0 else "g")
    order += "e" if count.inclusive else "t"
    stays = builder.icmp(order, first, count.bound)
    extend = "sext" if count.signed else "zext"
    wide = [_extended(builder, v, extend) for v in (first, count.bound)]
    low, high = wide if count.step > 0 else wide[::-1]
    step = abs(count.step)
    # distance + inclusive, rounded up to whole steps
    slack = step - 1 + int(count.inclusive)
    distance = builder.add(builder.sub(high, low), integer(I64, slack))
    if step != 1:
        distance = builder.binary("udiv", distance, integer(I64, step))
    return builder.select(stays, distance, integer(I64, 0))


def _extended(builder: Builder, value: Value, opcode: str) -> Value:
    if isinstance(value.type, IntType) and value.type.bits > 64:
        return builder.cast("trunc", value, I64)
    return builder.cast(opcode, value, I64)


def _unsigned(builder: Builder, value: Value) -> Value:
    return _extended(builder, value, "zext")
