"""Adjoints of operations on vectors: elements, shuffles, reductions."""

from __future__ import annotations

from ltoad.differentiate.adjoints.context import AdjointContext
from ltoad.ir.instructions import Call, Instruction
from ltoad.ir.types import I32, VectorType
from ltoad.ir.values import (
    ConstantAggregate,
    ConstantInt,
    ConstantSimple,
    ConstantSplat,
    Value,
    integer,
    zero,
)


def adjoint_of_extract_element(instruction: Instruction, context: AdjointContext) -> None:
    vector, index = instruction.operands
    adjoint = context.take(instruction)
    if context.is_active(vector):
        type_ = context.adjoint_type(vector)
        place = context.builder.insert_element(zero(type_), adjoint, context.primal(index))
        context.add(vector, place)


def adjoint_of_insert_element(instruction: Instruction, context: AdjointContext) -> None:
    vector, element, index = instruction.operands
    adjoint = context.take(instruction)
    builder = context.builder
    place = context.primal(index)
    if context.is_active(element):
        context.add(element, builder.extract_element(adjoint, place))
    if context.is_active(vector):
        assert isinstance(adjoint.type, VectorType)
        context.add(vector, builder.insert_element(adjoint, zero(adjoint.type.element), place))


def adjoint_of_shuffle(instruction: Instruction, context: AdjointContext) -> None:
    first, second, mask = instruction.operands
    adjoint = context.take(instruction)
    builder = context.builder
    type_ = context.adjoint_type(first)
    assert isinstance(type_, VectorType)
    for vector, start in ((first, 0), (second, type_.length)):
        if not context.is_active(vector):
            continue
        total: Value = zero(type_)
        for lane, source in enumerate(mask_lanes(mask)):
            if source is None or not start <= source < start + type_.length:
                continue
            place = integer(I32, source - start)
            part = builder.extract_element(adjoint, integer(I32, lane))
            old = builder.extract_element(total, place)
            total = builder.insert_element(
                total, builder.fadd(old, part, ("reassoc", "nsz")), place
            )
        context.add(vector, total)


def mask_lanes(mask: Value) -> list[int | None]:
    """The lanes of a shuffle mask, None where undefined."""
    assert isinstance(mask.type, VectorType)
    if isinstance(mask, ConstantAggregate):
        return [e.value if isinstance(e, ConstantInt) else None for e in mask.elements]
    if isinstance(mask, ConstantSplat) and isinstance(mask.element, ConstantInt):
        return [mask.element.value] * mask.type.length
    if isinstance(mask, ConstantSimple) and mask.kind == "zeroinitializer":
        return [0] * mask.type.length
    return [None] * mask.type.length


def adjoint_of_reduction(call: Call, context: AdjointContext) -> None:
    """A sum passes its adjoint on to every element; other reductions are lowered before."""
    adjoint = context.take(call)
    vector = call.operands[-1]
    if len(call.operands) == 2:
        context.add(call.operands[0], adjoint)
    if context.is_active(vector):
        assert isinstance(vector.type, VectorType)
        total: Value = ConstantSimple(vector.type, "poison")
        for lane in range(vector.type.length):
            total = context.builder.insert_element(total, adjoint, integer(I32, lane))
        context.add(vector, total)
