"""Forward mode in memory: what happens to memory happens to its shadow, too."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ltoad.analysis.memory.kinds import ADDRESS, INTEGER
from ltoad.analysis.types.block_layout import ONCE, BlockLayout, width_of
from ltoad.causes.memory import ALLOCATION, ATOMIC_ACCESS
from ltoad.differentiate.shadows.contested import CLEAR_NUMBERS, walk_contested
from ltoad.differentiate.shadows.earlier import (
    find_before,
    is_one_address,
    may_be_earlier,
    shadow_or_earlier,
)
from ltoad.differentiate.shadows.guards import (
    FREE,
    FREE_TYPE,
    SINK,
    UNCERTAIN,
    ZEROS,
    fits,
    length_unless_same,
    place_or,
    stop_if_linked,
)
from ltoad.differentiate.shadows.mixed import refuse_mixed
from ltoad.differentiate.shadows.moved import block_layout_in
from ltoad.differentiate.shadows.object_sizes import heap_bytes, stack_bytes, usable_bytes
from ltoad.differentiate.shadows.tags import CLEAR, call_tags
from ltoad.differentiate.support.block_helpers import FILL_MEMBERS, FILL_TYPE
from ltoad.differentiate.support.constant_memory import KEPT
from ltoad.differentiate.support.deferral import as_word
from ltoad.differentiate.support.memory_fill import clear_memory
from ltoad.differentiate.tangents.context import TangentContext, elements_of, neutral
from ltoad.differentiate.tangents.running_context import RunningContext
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.calls import EndingCall
from ltoad.ir.clone import copy_instruction
from ltoad.ir.instructions import Call, Instruction
from ltoad.ir.memory import Alloca, AtomicUpdate, Load, ReadModifyWrite, Store
from ltoad.ir.types import (
    I8,
    I64,
    ArrayType,
    FloatType,
    IntType,
    StructType,
    Type,
    VectorType,
    is_floating,
    is_pointer,
    scalar_of,
)
from ltoad.ir.values import ConstantSplat, Value, integer, zero
from ltoad.rules.rows import AllocationRow, CopyRow, DeallocationRow, FillRow


def shadow_place(
    helper: str,
    instruction: Instruction,
    pointer: Value,
    type_: Type,
    lane: int,
    context: TangentContext,
) -> Value:
    """The shadow of an address that is accessed; with activity that only the run tells, or else
    the place that ``helper`` gives."""
    shadow = context.lane(pointer, lane)
    if not context.facts.may_be_inactive(pointer):
        return shadow
    if not fits(type_, context.facts.layout):
        raise Unsupported(instruction, *UNCERTAIN)
    places, where = (shadow, context.primal(pointer)), (instruction, pointer)
    return place_or(helper, places, where, context.facts, context.builder, context.declare)


def tangent_of_load(load: Load, context: TangentContext) -> None:
    """The shadow of an address and the tangent of a float lie where it lies, in the shadow."""
    refuse_mixed(load, load.pointer, context.facts)
    address = is_pointer(load.type)
    earlier = may_be_earlier(load, context.facts)
    found = []
    for lane in context.lanes:
        clone = copy_instruction(load, {})
        # where the memory is inactive, its own addresses are the right ones
        place = (
            context.lane(load.pointer, lane)
            if address
            else shadow_place(ZEROS, load, load.pointer, load.type, lane, context)
        )
        if earlier and not is_one_address(load):
            primal = context.primal(load.pointer)
            find_before(load, place, primal, context.facts, context, context.builder)
        clone.operands = [place]
        clone.name = ""
        clone.metadata = tuple(m for m in load.metadata if m[0] == "tbaa")
        if not address:
            clone.metadata += context.access_of(load.pointer, lane)
        read: Value = context.builder.append(clone, "tangent")
        if earlier and is_one_address(load):
            read = shadow_or_earlier(read, place, context.primal(load), context, context.builder)
        found.append(read)
    context.derive(load, found)


def tangent_of_store(store: Store, context: TangentContext) -> None:
    """Stores derived values; zeros over the tangents of what is overwritten by a constant."""
    refuse_mixed(store, store.pointer, context.facts)
    value = store.value
    for lane in context.lanes:
        derived = stored_value(store, value, lane, context)
        if derived is None:
            return
        clone = copy_instruction(store, {})
        kept = context.facts.keeps_constant(store.pointer) and context.has_derived(value)
        if kept and not is_floating(value.type):
            places = context.lane(store.pointer, lane), context.primal(store.pointer)
            addresses = derived, context.primal(value)
            where = store, store.pointer
            builder, declare = context.builder, context.declare
            stop_if_linked(places, addresses, where, context.facts, builder, declare)
        helper = KEPT if kept and is_floating(value.type) else SINK
        place = shadow_place(helper, store, store.pointer, value.type, lane, context)
        clone.operands = [derived, place]
        clone.metadata = tuple(m for m in store.metadata if m[0] == "tbaa")
        if is_floating(value.type):
            clone.metadata += context.access_of(store.pointer, lane)
        context.builder.append(clone)


def stored_value(store: Store, value: Value, lane: int, context: TangentContext) -> Value | None:
    """What goes into the shadow; None for a plain number, which is nobody's tangent.

    For an integer that was calculated with the bits of what may be numbers it is a NaN, whatever
    float its bytes become part of.
    """
    if store.calculated and not context.facts.pointers.of(value):
        return _with_all_ones(
            value.type, partial(_derived_or_neutral, value, lane, context), context
        )
    if context.has_derived(value) or is_floating(value.type):
        return context.lane(value, lane)
    if not isinstance(scalar_of(value.type), IntType):
        return neutral(value, context.primal(value), context.builder)
    if context.facts.replaces_floats(store):
        return zero(value.type)
    return context.primal(value) if context.facts.pointers.of(value) else None


def _derived_or_neutral(value: Value, lane: int, context: TangentContext) -> Value:
    if context.has_derived(value):
        return context.lane(value, lane)
    return neutral(value, context.primal(value), context.builder)


def _with_all_ones(type_: Type, derived: Callable[[], Value], context: TangentContext) -> Value:
    """All bits set, but for the floats of an aggregate, which are those of what is ``derived``."""
    if isinstance(type_, VectorType) and isinstance(type_.element, IntType):
        return ConstantSplat(type_, integer(type_.element, -1))
    if isinstance(type_, IntType):
        return integer(type_, -1)
    result = derived()
    if isinstance(type_, (StructType, ArrayType)):
        for index, element in enumerate(elements_of(type_)):
            inner = partial(context.builder.extract_value, result, index)
            part = _with_all_ones(element, inner, context)
            result = context.builder.insert_value(result, part, index)
    return result


_LINEAR = frozenset(["xchg", "fadd", "fsub"])


def tangent_of_read_modify_write(access: ReadModifyWrite, context: TangentContext) -> None:
    """Atomic sums and exchanges, which are linear."""
    if not isinstance(access, AtomicUpdate):
        raise Unsupported(
            access,
            f"this '{access.opcode}' of active memory has no derivative rule",
            ATOMIC_ACCESS.advising(
                "use atomic operations on floating-point numbers, or mark this memory inactive"
            ),
        )
    if access.operation not in _LINEAR or not isinstance(access.type, FloatType):
        raise Unsupported(
            access,
            f"this '{access.opcode}' of active memory has no derivative rule in forward mode",
            ATOMIC_ACCESS.advising(
                "add or exchange floating-point numbers, or mark this memory inactive"
            ),
        )
    refuse_mixed(access, access.pointer, context.facts)
    found = []
    for lane in context.lanes:
        clone = copy_instruction(access, {})
        place = shadow_place(SINK, access, access.pointer, access.type, lane, context)
        clone.operands = [place, context.lane(access.value, lane)]
        clone.name, clone.metadata = "", ()
        found.append(context.builder.append(clone, "tangent"))
    context.derive(access, found)


# Allocation


def clear(context: TangentContext, address: Value, size: Value) -> None:
    """Zero a block of shadow memory."""
    clear_memory(context.builder, context.declare, address, size)


def tangent_of_alloca(alloca: Alloca, context: TangentContext) -> None:
    found: list[Value] = []
    for _ in context.lanes:
        clone = copy_instruction(alloca, {o: context.primal(o) for o in alloca.operands})
        clone.name, clone.metadata = "", ()
        shadow = context.builder.append(clone, (alloca.name or "v") + ".shadow")
        layout = context.facts.layout
        clear(context, shadow, stack_bytes(context.builder, alloca, layout, context.primal))
        found.append(shadow)
    context.derive(alloca, found)


def tangent_of_allocation(call: Call, row: AllocationRow, context: TangentContext) -> None:
    """The shadow comes from the same allocator, so that the program's deallocator frees it."""
    if row.pointer_argument is not None or row.old_argument is not None:
        raise Unsupported(
            call,
            "this way of allocating active memory is not supported yet",
            ALLOCATION,
        )
    size = heap_bytes(context.builder, call, row, context.primal)
    found = []
    for _ in context.lanes:
        clone = plain_call(call, context)
        if row.deallocator == "free" and len(row.size_arguments) == 1:
            # a copy out of the block may read what the allocator gave too much
            size = usable_bytes(context.builder, context.declare, context.primal(call))
            clone.operands[row.size_arguments[0]] = size
        shadow = context.builder.append(clone, "shadow")
        if not row.zeroed:
            clear(context, shadow, size)
        found.append(shadow)
    context.derive(call, found)


def plain_call(call: Call, context: TangentContext) -> Call:
    """The same call once more, with primal operands; it does not unwind."""
    clone = copy_instruction(call, {o: context.primal(o) for o in call.operands})
    clone.name, clone.metadata, clone.tail = "", (), ""
    return clone.as_plain() if isinstance(clone, EndingCall) else clone


def tangent_of_deallocation(call: Call, row: DeallocationRow, context: RunningContext) -> None:
    """The shadow goes with the block; a block that is its own shadow is freed once."""
    block = call.operands[row.pointer_argument]
    others = [context.primal(o) for o in call.operands if o is not block]
    numbers: list[Value] = [as_word(context.builder, o) for o in others]
    numbers += [integer(I64, 0)] * (2 - len(numbers))
    services, place = context.services, row.pointer_argument
    deallocate = services.deferred(call.callee_name, call.function_type, place)
    context.declare(FREE, FREE_TYPE)
    for shadow in context.each_lane(block):
        arguments = [shadow, context.primal(block), deallocate, *numbers]
        context.builder.call(FREE, FREE_TYPE, arguments)


# Blocks


def tangent_of_copy(call: Call, row: CopyRow, context: TangentContext) -> None:
    """A block copy into active memory: of the shadows, or of zeros and of addresses."""
    target, source = call.operands[row.destination], call.operands[row.source]
    refuse_mixed(call, target, context.facts)
    refuse_mixed(call, source, context.facts)
    if context.facts.types.kinds_at(target) == {INTEGER}:
        return
    for lane in context.lanes:
        clone = plain_call(call, context)
        shadow = context.lane(target, lane)
        if context.facts.keeps_constant(target):
            addresses = context.lane(source, lane), context.primal(source)
            places = shadow, context.primal(target)
            where, builder = (call, target), context.builder
            stop_if_linked(places, addresses, where, context.facts, builder, context.declare)
        clone.operands[row.destination] = shadow
        clone.operands[row.source] = context.lane(source, lane)
        length = context.primal(call.operands[row.size])
        if context.facts.may_be_own_shadow(target):
            length = length_unless_same(context.builder, shadow, context.primal(target), length)
            clone.operands[row.size] = length
        context.builder.append(clone, "copied")
        _clear_constants(call, row, length, lane, context)


def _clear_constants(
    call: Call, row: CopyRow, length: Value, lane: int, context: TangentContext
) -> None:
    """Where the source is inactive, its own bytes were copied: no float of these is a tangent."""
    source = call.operands[row.source]
    shadow = context.lane(call.operands[row.destination], lane)
    uncertain = context.facts.may_be_inactive(source)
    if context.facts.has_shadow(source) and not uncertain:
        return
    builder = context.builder
    bytes_ = builder.mul(builder.resize(length, I64), integer(I64, row.unit))
    if uncertain:
        same = builder.icmp("eq", context.lane(source, lane), context.primal(source))
        bytes_ = builder.select(same, bytes_, integer(I64, 0))
    _clear_floats(shadow, bytes_, block_layout_in(call, row, context.facts), context, call)


def _clear_floats(
    shadow: Value, bytes_: Value, layout: BlockLayout, context: TangentContext, call: Call
) -> None:
    if layout.uniform is not None:
        clear(context, shadow, bytes_)
        return
    if layout.undecided:
        call_tags(CLEAR, [shadow, bytes_], context.builder, context.declare)
        return
    period = layout.period or ONCE
    for start, kind in layout.floats:
        context.declare(FILL_MEMBERS, FILL_TYPE)
        offset = integer(I64, start)
        rest = context.builder.sub(bytes_, offset)
        place = context.builder.byte_offset(shadow, offset)
        sizes = [integer(I64, period), integer(I64, width_of(kind))]
        context.builder.call(FILL_MEMBERS, FILL_TYPE, [place, rest, *sizes, integer(I8, 0)])
    shadows = shadow, shadow
    walk_contested(CLEAR_NUMBERS, layout, shadows, bytes_, context.builder, context.declare)


def tangent_of_fill(call: Call, row: FillRow, context: TangentContext) -> None:
    """memset: floats that are filled with a byte are constants; an address can only be null."""
    target = call.operands[row.destination]
    refuse_mixed(call, target, context.facts)
    builder = context.builder
    size = builder.resize(context.primal(call.operands[row.size]), I64)
    length = builder.mul(size, integer(I64, row.unit))
    kinds = context.facts.types.kinds_at(target)
    for lane in context.lanes:
        shadow, bytes_ = context.lane(target, lane), length
        if context.facts.may_be_own_shadow(target):
            bytes_ = length_unless_same(builder, shadow, context.primal(target), length)
        if not kinds or ADDRESS in kinds or any(isinstance(k, FloatType) for k in kinds):
            clear(context, shadow, bytes_)
