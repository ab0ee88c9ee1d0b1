"""Adjoints in memory whose types only the run tells: sums and moves that keep its tags.

A move of bytes takes the adjoint along whatever it is: that is told by whoever put it there.
"""

from __future__ import annotations

from ltoad.analysis.types.block_layout import ONCE, BlockLayout, spacing_of
from ltoad.causes.memory import UNTYPED_COPY
from ltoad.differentiate.adjoints.context import AdjointContext
from ltoad.differentiate.adjoints.shared_places import alone_at
from ltoad.differentiate.shadows.tags import (
    ADJOINT_COPY,
    ADJOINT_COPY_SHARED,
    CLAIM,
    CLEAR,
    NO_NUMBER,
    call_tags,
    check_kind,
    code_of,
)
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.instructions import Call, Instruction
from ltoad.ir.types import DOUBLE, FLOAT, I32, I64, FloatType, Type, VectorType
from ltoad.ir.values import ConstantSimple, Value, integer
from ltoad.rules.rows import CopyRow

_WIDTHS = {FLOAT: 4, DOUBLE: 8}


def add_tagged(
    instruction: Instruction, pointer: Value, place: Value, adjoint: Value, context: AdjointContext
) -> None:
    """``*place += adjoint`` for a float or a vector of floats, where ``place`` lies in the shadow
    of what ``pointer`` leads to."""
    kind = _number(instruction, adjoint.type)
    alone = alone_at(context, instruction, pointer)
    name, last = f"__ltoad_tagged_add_{kind}", []
    if alone is not None:
        name, last = f"__ltoad_tagged_add_shared_{kind}", [alone]
    for index in range(_count(adjoint.type)):
        part, at = adjoint, place
        if isinstance(adjoint.type, VectorType):
            part = context.builder.extract_element(adjoint, integer(I32, index))
            at = context.builder.byte_offset(place, integer(I64, index * _WIDTHS[kind]))
        call_tags(name, [at, part, *last], context.builder, context.declare)


def take_tagged(
    instruction: Instruction | None, place: Value, type_: Type, context: AdjointContext
) -> Value:
    """The adjoint in memory of a float or a vector of floats, which is zero afterwards."""
    kind = _number(instruction, type_)
    name = f"__ltoad_tagged_take_{kind}"
    if not isinstance(type_, VectorType):
        return call_tags(name, [place], context.builder, context.declare)
    found: Value = ConstantSimple(type_, "poison")
    for index in range(type_.length):
        at = context.builder.byte_offset(place, integer(I64, index * _WIDTHS[kind]))
        part = call_tags(name, [at], context.builder, context.declare)
        found = context.builder.insert_element(found, part, integer(I32, index))
    return found


def clear_tagged(place: Value, size: Value, context: AdjointContext) -> None:
    """The adjoint of overwriting bytes by something inactive."""
    call_tags(CLEAR, [place, size], context.builder, context.declare)


def clear_calculated(place: Value, size: int, context: AdjointContext) -> None:
    """The adjoint of storing what was calculated with the bits of active words: that is no number,
    or the program is stopped."""
    call_tags(NO_NUMBER, [place, integer(I64, size)], context.builder, context.declare)


def copy_tagged(
    call: Call,
    row: CopyRow,
    shadows: tuple[Value, Value],
    size: Value,
    layout: BlockLayout,
    context: AdjointContext,
) -> None:
    """The adjoint of a block copy, between the shadows of target and source.

    What is known of the block is said of bytes that nobody has touched in this run.
    """
    builder, declare = context.builder, context.declare
    for start, period, kind in _members(layout):
        check_kind(call, kind)
        offset = integer(I64, start)
        place, rest = builder.byte_offset(shadows[0], offset), builder.sub(size, offset)
        arguments = [place, rest, integer(I64, period), integer(I32, code_of(kind))]
        call_tags(CLAIM, arguments, builder, declare)
    types = context.facts.types
    if not types.numbers:
        raise Unsupported(
            call,
            "a block copy in active memory cannot be given a type, since nothing in the program "
            "tells what numbers there are",
            UNTYPED_COPY,
        )
    found = {k for i in row.places for k in types.kinds_at(call.operands[i])} & types.numbers
    only = code_of(next(iter(found))) if len(found) == 1 else 0
    shared = context.facts.is_shared(call.operands[row.source])
    name = ADJOINT_COPY_SHARED if shared else ADJOINT_COPY
    call_tags(name, [*shadows, size, integer(I32, only)], builder, declare)


def _members(layout: BlockLayout) -> list[tuple[int, int, FloatType]]:
    """Start, period and kind of each row of numbers that is known."""
    if layout.uniform is not None:
        return [(0, spacing_of(layout.uniform), layout.uniform)]
    return [(start, layout.period or ONCE, kind) for start, kind in layout.floats]


def _number(instruction: Instruction | None, type_: Type) -> FloatType:
    kind = type_.element if isinstance(type_, VectorType) else type_
    assert isinstance(kind, FloatType)
    check_kind(instruction, kind)
    return kind


def _count(type_: Type) -> int:
    return type_.length if isinstance(type_, VectorType) else 1
