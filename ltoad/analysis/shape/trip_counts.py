"""Trip counts written as instructions."""

from __future__ import annotations

from ltoad.analysis.shape.induction import TripCount
from ltoad.ir.builder import Builder
from ltoad.ir.types import I64, IntType
from ltoad.ir.values import Value, integer

NEVER = 1 << 48
"""The count of a loop that has none: its tape cannot be had, and its iterations cannot be run."""


def emit_trip_count(builder: Builder, count: TripCount) -> Value:
    """The number of back edges as an i64, computed at the builder's position."""
    type_ = count.bound.type
    if not isinstance(type_, IntType):
        raise AssertionError("a trip count of something that is no integer")
    first = builder.cast("trunc", count.start, type_)
    if count.ahead:
        first = builder.add(first, _step(builder, count, type_))
    if count.exact:
        return _exact(builder, count, first, type_)
    return _rounded(builder, count, first, type_)


def _step(builder: Builder, count: TripCount, type_: IntType) -> Value:
    """What is added in each iteration."""
    if count.stride is None:
        return integer(type_, count.step)
    stride = builder.cast("trunc", count.stride, type_)
    return stride if count.step == 1 else builder.mul(stride, integer(type_, count.step))


def _exact(builder: Builder, count: TripCount, first: Value, type_: IntType) -> Value:
    if count.stride is not None:
        # both distance and step have the sign of the direction, and nothing overflows
        step = _not_zero(builder, _step(builder, count, type_), type_)
        return _unsigned(builder, builder.binary("sdiv", builder.sub(count.bound, first), step))
    low, high = (first, count.bound) if count.step > 0 else (count.bound, first)
    distance = builder.sub(high, low)
    if abs(count.step) != 1:
        distance = builder.binary("udiv", distance, integer(type_, abs(count.step)))
    return _unsigned(builder, distance)


def _rounded(builder: Builder, count: TripCount, first: Value, type_: IntType) -> Value:
    order = ("s" if count.signed else "u") + ("l" if count.ascending else "g")
    order += "e" if count.inclusive else "t"
    stays = builder.icmp(order, first, count.bound)
    extend = "sext" if count.signed else "zext"
    wide = [_extended(builder, v, extend) for v in (first, count.bound)]
    low, high = wide if count.ascending else wide[::-1]
    distance = builder.sub(high, low)
    if count.by_one:
        steps = builder.add(distance, integer(I64, int(count.inclusive)))
    else:
        steps = _steps(builder, count, distance, type_)
    return builder.select(stays, steps, integer(I64, 0))


def _steps(builder: Builder, count: TripCount, distance: Value, type_: IntType) -> Value:
    """How many steps are longer than a distance, or as long unless the bound counts."""
    size = _size(builder, count, type_)
    before = builder.sub(distance, integer(I64, int(not count.inclusive)))
    steps = builder.add(builder.binary("udiv", before, size), integer(I64, 1))
    if not count.may_wrap:
        return steps
    behind = builder.sub(builder.mul(steps, size), distance)
    wraps = builder.icmp("ult", _room(builder, count, type_), behind)
    return builder.select(wraps, integer(I64, NEVER), steps)


def _size(builder: Builder, count: TripCount, type_: IntType) -> Value:
    """How long a step is; 1 where it is zero, for then the loop ends at once or never."""
    if count.stride is None:
        return integer(I64, abs(count.step))
    step = _step(builder, count, type_)
    if not count.ascending:
        step = builder.sub(integer(type_, 0), step)
    step = _extended(builder, step, "sext" if count.signed else "zext")
    return _not_zero(builder, step, I64)


def _not_zero(builder: Builder, step: Value, type_: IntType) -> Value:
    return builder.select(builder.icmp("eq", step, integer(type_, 0)), integer(type_, 1), step)


def _room(builder: Builder, count: TripCount, type_: IntType) -> Value:
    """How far the bound is from the end of its type, as an unsigned number."""
    bits = type_.bits
    least, most = (-1 << bits - 1, (1 << bits - 1) - 1) if count.signed else (0, (1 << bits) - 1)
    if count.ascending:
        room = builder.sub(integer(type_, most), count.bound)
    else:
        room = builder.sub(count.bound, integer(type_, least))
    return _extended(builder, room, "zext")


def _extended(builder: Builder, value: Value, opcode: str) -> Value:
    if isinstance(value.type, IntType) and value.type.bits > 64:
        return builder.cast("trunc", value, I64)
    return builder.cast(opcode, value, I64)


def _unsigned(builder: Builder, value: Value) -> Value:
    return _extended(builder, value, "zext")
