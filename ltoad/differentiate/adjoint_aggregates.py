"""Adjoints of members of structs and arrays that are held in registers."""

from __future__ import annotations

from ltoad.analysis.carriers import holds_float
from ltoad.differentiate.adjoint_memory import parts
from ltoad.differentiate.context import AdjointContext
from ltoad.ir.instructions import IndexedAggregate, Instruction
from ltoad.ir.types import I32
from ltoad.ir.values import Value, integer, zero


def adjoint_of_extract_value(instruction: Instruction, context: AdjointContext) -> None:
    assert isinstance(instruction, IndexedAggregate)
    aggregate = instruction.operands[0]
    adjoint = context.take(instruction)
    if context.is_active(aggregate):
        place = field_address(context, aggregate, instruction.indices)
        for part, address in parts(context, adjoint, place, instruction.type):
            context.accumulate(address, part)


def field_address(context: AdjointContext, aggregate: Value, indices: tuple[int, ...]) -> Value:
    path: list[Value] = [integer(I32, 0), *(integer(I32, i) for i in indices)]
    return context.builder.gep(aggregate.type, context.slot(aggregate), path)


def adjoint_of_insert_value(instruction: Instruction, context: AdjointContext) -> None:
    assert isinstance(instruction, IndexedAggregate)
    aggregate, element = instruction.operands
    place = field_address(context, instruction, instruction.indices)
    builder = context.builder
    if holds_float(element.type):
        adjoint = builder.load(element.type, place)
        builder.store(zero(element.type), place)
        if context.is_active(element):
            for part, address in parts(context, adjoint, context.slot(element), element.type):
                context.accumulate(address, part)
    whole = context.take(instruction)
    if context.is_active(aggregate):
        for part, address in parts(context, whole, context.slot(aggregate), whole.type):
            context.accumulate(address, part)
