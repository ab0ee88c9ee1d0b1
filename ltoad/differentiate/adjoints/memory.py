"""Adjoints of loads and stores."""

from __future__ import annotations

from ltoad.analysis.types.carriers import has_floats
from ltoad.causes.memory import ATOMIC_ACCESS, PIECES, UNTYPED_MOVE
from ltoad.differentiate.adjoints.atomic_places import add_atomically, exchange
from ltoad.differentiate.adjoints.context import AdjointContext
from ltoad.differentiate.adjoints.places import (
    adjoint_place,
    contribution_place,
    kept_place,
    refuse_uncertain,
    sum_place,
)
from ltoad.differentiate.adjoints.shared_places import contribute, copies_own, take_shared
from ltoad.differentiate.adjoints.tagged import add_tagged, take_tagged
from ltoad.differentiate.adjoints.words import adjoint_of_word_load, adjoint_of_word_store
from ltoad.differentiate.shadows.contested import forget_addresses
from ltoad.differentiate.shadows.mixed import refuse_mixed
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.instructions import Instruction
from ltoad.ir.memory import Load, MemoryAccess, Store
from ltoad.ir.types import I32, ArrayType, StructType, is_floating
from ltoad.ir.values import Value, integer, zero


def read_place(access: MemoryAccess, context: AdjointContext) -> Value:
    """Where the adjoint of what is read is added; refuses mixed activity."""
    refuse_mixed(access, access.pointer, context.facts)
    return contribution_place(access, access.pointer, access.access_type, context)


def written_place(access: MemoryAccess, context: AdjointContext) -> Value:
    """Where the adjoint of what is written comes from; refuses mixed activity."""
    refuse_mixed(access, access.pointer, context.facts)
    active = isinstance(access, Store) and context.is_active(access.value)
    place = kept_place if active else adjoint_place
    return place(access, access.pointer, access.access_type, context)


def certain_shadow(instruction: Instruction, pointer: Value, context: AdjointContext) -> Value:
    """The shadow of an address for what is not checked at run time; refuses mixed activity."""
    refuse_mixed(instruction, pointer, context.facts)
    refuse_uncertain(instruction, pointer, context)
    return context.shadow(pointer)


def adjoint_of_load(instruction: Instruction, context: AdjointContext) -> None:
    assert isinstance(instruction, Load)
    address = read_place(instruction, context)
    if not is_floating(context.adjoint_type(instruction)):
        _refuse_atomic(instruction)
        adjoint_of_word_load(instruction, address, context)
        return
    adjoint = context.take(instruction)
    if instruction.atomicity is not None:
        add_atomically(context, instruction, address, adjoint)
    elif context.facts.keeps_tags(instruction.pointer, instruction.type):
        add_tagged(instruction, instruction.pointer, address, adjoint, context)
    else:
        pointer, align = instruction.pointer, instruction.align
        where = context.access_of(pointer)
        source = sum_place(instruction, pointer, instruction.access_type, context)
        if source is None:
            contribute(context, instruction, pointer, address, adjoint, align, where)
        else:
            context.accumulate(address, adjoint, align, where, source)


def adjoint_of_store(instruction: Instruction, context: AdjointContext) -> None:
    assert isinstance(instruction, Store)
    value = instruction.value
    if context.facts.stores_address(instruction):
        _forget_replacing(instruction, context)
    if not context.facts.replaces_floats(instruction):
        return
    address = written_place(instruction, context)
    _refuse_unknown(instruction, value, context)
    type_ = context.adjoint_type(value)
    if not is_floating(type_):
        if not _is_integer(instruction, context):
            _refuse_atomic(instruction)
        adjoint_of_word_store(instruction, address, context)
        return
    builder = context.builder
    tagged = context.facts.keeps_tags(instruction.pointer, value.type)
    where = context.access_of(instruction.pointer)
    if instruction.atomicity is not None:
        adjoint = exchange(context, instruction, address, zero(type_))
        add_whole(context, value, adjoint)
    elif tagged and context.is_active(value):
        adjoint = take_tagged(instruction, address, type_, context)
        context.accumulate(context.slot(value), adjoint)
    elif isinstance(value, Load) and copies_own(context, instruction.pointer, value.pointer):
        add_whole(context, value, take_shared(context, instruction, address, type_))
    elif context.is_active(value):
        adjoint = builder.load(
            type_, address, align=instruction.align, metadata=where, hint="adjoint"
        )
        builder.store(zero(type_), address, align=instruction.align, metadata=where)
        context.accumulate(context.slot(value), adjoint)
    else:
        builder.store(zero(type_), address, align=instruction.align, metadata=where)


def _forget_replacing(store: Store, context: AdjointContext) -> None:
    """Before this address, there were numbers: it is no adjoint of theirs."""
    words = context.facts.replaced_words(store)
    if words:
        places = context.shadow(store.pointer), context.primal(store.pointer)
        forget_addresses(words, places, context.builder, context.declare)


def _refuse_unknown(store: Store, value: Value, context: AdjointContext) -> None:
    """Refuse to copy words of which nobody knows whether they are floats."""
    if not context.facts.types.contents(store).unknown:
        return
    for load in context.facts.carriers.unknown_loads(value):
        if context.facts.has_shadow(load.pointer):
            raise Unsupported(
                store,
                "active memory is copied as integers, and nothing tells its type",
                UNTYPED_MOVE,
            )


def parts(context: AdjointContext, value: Value, address: Value) -> list[tuple[Value, Value]]:
    """The float parts of a value, each with the address where it lies in memory."""
    adjoint_type = value.type
    if is_floating(adjoint_type):
        return [(value, address)]
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
        if not has_floats(element):
            continue
        place = context.builder.gep(adjoint_type, address, [integer(I32, 0), integer(I32, index)])
        part = context.builder.extract_value(value, index)
        found += parts(context, part, place)
    return found


def add_whole(context: AdjointContext, value: Value, adjoint: Value) -> None:
    """Add the adjoint of a float, a vector, a struct or an array to that of an active value."""
    if context.is_active(value):
        for part, place in parts(context, adjoint, context.slot(value)):
            context.accumulate(place, part)


def add_parts(
    context: AdjointContext, instruction: Instruction | None, value: Value, adjoint: Value
) -> None:
    """Add a whole adjoint to that of a value which holds the same floats."""
    if not context.is_active(value):
        return
    if context.adjoint_type(value) != adjoint.type or not has_floats(adjoint.type):
        raise Unsupported(
            instruction,
            "floats that depend on an active input are moved as integers, and it is not clear "
            "where in these they lie",
            PIECES.advising(
                "pass and return floating-point numbers as such, or mark this data inactive"
            ),
        )
    for part, place in parts(context, adjoint, context.slot(value)):
        context.accumulate(place, part)


def _is_integer(store: Store, context: AdjointContext) -> bool:
    """Whether no float is stored, and none is known where it is stored."""
    return not context.is_active(store.value) and not context.facts.types.contents(store).floats


def _refuse_atomic(access: MemoryAccess) -> None:
    if access.atomicity is not None:
        raise Unsupported(
            access,
            "an atomic access to several floats in one word has no derivative rule",
            ATOMIC_ACCESS.advising("make this access non-atomic, or mark what it touches inactive"),
        )
