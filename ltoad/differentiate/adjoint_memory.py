"""Adjoints of loads and stores."""

from __future__ import annotations

from ltoad.analysis.carriers import holds_float
from ltoad.differentiate.context import AdjointContext
from ltoad.differentiate.mixed import refuse_mixed
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.instructions import Instruction, MemoryAccess
from ltoad.ir.types import I32, ArrayType, NamedType, StructType, Type, is_floating
from ltoad.ir.values import Value, integer, zero


def shadow_address(instruction: Instruction, pointer: Value, context: AdjointContext) -> Value:
    """The shadow of an address that is read or written; refuses mixed activity."""
    refuse_mixed(instruction, pointer, context.facts)
    return context.shadow(pointer)


def adjoint_of_load(instruction: Instruction, context: AdjointContext) -> None:
    assert isinstance(instruction, MemoryAccess)
    _refuse_atomic(instruction)
    adjoint = context.take(instruction)
    address = shadow_address(instruction, instruction.pointer, context)
    for part, place in parts(context, adjoint, address, instruction.type):
        context.accumulate(place, part, _alignment(instruction, part.type), context.shadow_access)


def _alignment(access: MemoryAccess, part: Type) -> int:
    """The alignment that is known for a part of an access."""
    return access.align if not isinstance(access.access_type, (StructType, ArrayType)) else 0


def adjoint_of_store(instruction: Instruction, context: AdjointContext) -> None:
    assert isinstance(instruction, MemoryAccess)
    _refuse_atomic(instruction)
    value = instruction.operands[0]
    address = shadow_address(instruction, instruction.pointer, context)
    _refuse_unknown(instruction, value, context)
    type_ = context.adjoint_type(value)
    builder = context.builder
    where = context.shadow_access
    if context.is_active(value):
        adjoint = builder.load(
            type_, address, align=instruction.align, metadata=where, hint="adjoint"
        )
        builder.store(zero(type_), address, align=instruction.align, metadata=where)
        add_whole(context, value, adjoint)
    else:
        builder.store(zero(type_), address, align=instruction.align, metadata=where)


def _refuse_unknown(store: MemoryAccess, value: Value, context: AdjointContext) -> None:
    """Refuse to copy words of which nobody knows whether they are floats."""
    if context.is_active(value):
        return
    for load in context.facts.carriers.unknown_loads(value):
        if context.facts.has_shadow(load.pointer):
            raise Unsupported(
                store,
                "active memory is copied as integers, and nothing tells its type",
                "access the same memory as floating point, or do not use -fno-strict-aliasing",
            )


def parts(
    context: AdjointContext, value: Value, address: Value, type_: Type
) -> list[tuple[Value, Value]]:
    """The float parts of a value, each with the address where it lies in memory."""
    adjoint_type = value.type
    if is_floating(adjoint_type):
        return [(value, address)]
    if isinstance(adjoint_type, NamedType):
        raise AssertionError(f"an active value of the named type {adjoint_type}")
    if not isinstance(adjoint_type, (StructType, ArrayType)):
        return []
    count = (
        len(adjoint_type.elements) if isinstance(adjoint_type, StructType) else adjoint_type.length
    )
    found = []
    for index in range(count):
        element = (
            adjoint_type.elements[index]
            if isinstance(adjoint_type, StructType)
            else adjoint_type.element
        )
        if not holds_float(element):
            continue
        place = context.builder.gep(adjoint_type, address, [integer(I32, 0), integer(I32, index)])
        part = context.builder.extract_value(value, index)
        found += parts(context, part, place, element)
    return found


def add_whole(context: AdjointContext, value: Value, adjoint: Value) -> None:
    """Add the adjoint of a float, a vector, a struct or an array to that of an active value."""
    if context.is_active(value):
        for part, place in parts(context, adjoint, context.slot(value), adjoint.type):
            context.accumulate(place, part)


def _refuse_atomic(access: MemoryAccess) -> None:
    if access.atomicity is not None:
        raise Unsupported(
            access,
            "an atomic access to active memory has no derivative rule",
            "make this access non-atomic, or mark what it touches inactive",
        )
