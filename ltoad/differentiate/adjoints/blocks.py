"""Adjoints of block copies and fills.

A copy of floats from ``s`` to ``t`` has the adjoint ``s̄ += t̄; t̄ = 0``, a fill
has ``t̄ = 0``.  Blocks that are rows of equal floats are left to helper
functions; of other blocks each float member is handled by itself, and the
shadows of addresses, which lie among them, are left alone.  Where a word may
be either, its shadow tells at run time.
"""

from __future__ import annotations

from ltoad.analysis.types.block_layout import BlockLayout, spacing_of, width_of
from ltoad.differentiate.adjoints.context import AdjointContext
from ltoad.differentiate.adjoints.places import active_length, copied_place, written_place
from ltoad.differentiate.adjoints.shared_places import (
    contribute,
    copies_own,
    refuse_shared,
    take_shared,
)
from ltoad.differentiate.adjoints.tagged import clear_tagged, copy_tagged
from ltoad.differentiate.shadows.contested import (
    ADJOINT_OF_COPY,
    ADJOINT_OF_SHARED,
    CLEAR_NUMBERS,
    give_number,
    give_shared_number,
    take_number,
    walk_contested,
)
from ltoad.differentiate.shadows.guards import stop_if_linked
from ltoad.differentiate.shadows.mixed import refuse_mixed
from ltoad.differentiate.shadows.moved import block_layout_in
from ltoad.differentiate.support.block_helpers import (
    COPY_TYPE,
    FILL_MEMBERS,
    FILL_TYPE,
    SHARED_KINDS,
    STRIDED_TYPE,
    WHOLE_NUMBERS,
    WHOLE_STEPS,
    WHOLE_TYPE,
    copy_adjoint_name,
    move_adjoint_name,
    strided_adjoint_name,
)
from ltoad.differentiate.support.memory_fill import clear_memory
from ltoad.ir.instructions import Call, Instruction
from ltoad.ir.types import I8, I64, FloatType
from ltoad.ir.values import ConstantInt, Value, integer, zero
from ltoad.rules.allocators import asks_for_size
from ltoad.rules.rows import CopyRow, FillRow, TransferRow


def adjoint_of_copy(call: Call, row: CopyRow, context: AdjointContext) -> None:
    """memcpy and memmove between active blocks."""
    target, source = call.operands[row.destination], call.operands[row.source]
    refuse_mixed(call, target, context.facts)
    refuse_mixed(call, source, context.facts)
    if context.facts.keeps_constant(target) and context.facts.has_shadow(source):
        places, addresses = ((context.shadow(p), context.primal(p)) for p in (target, source))
        where, builder = (call, target), context.builder
        stop_if_linked(places, addresses, where, context.facts, builder, context.declare)
    layout = block_layout_in(call, row, context.facts)
    shared = context.facts.is_shared(source) and context.facts.has_shadow(source)
    tagged = context.facts.is_tagged(target) or context.facts.is_tagged(source)
    if tagged:
        _adjoint_of_tagged_copy(call, row, layout, context)
        return
    if layout.uniform is None and not (layout.floats or layout.contested):
        return
    if layout.uniform is not None and not layout.mixed and not _moves_block(call, row):
        _require_whole(_bytes(call, row, context), layout.uniform, context)
    if not context.facts.has_shadow(source):
        _clear_floats(call, row, layout, context)
    elif layout.uniform is not None:
        overlapping = row.overlapping and not _distinct(target, source, context)
        name = (move_adjoint_name if overlapping else copy_adjoint_name)(
            _added_to(call, layout.uniform, shared=shared), shared=shared
        )
        context.declare(name, COPY_TYPE)
        length = active_length(target, _bytes(call, row, context), context)
        copied = active_length(source, length, context)
        arguments = [context.shadow(target), context.shadow(source), copied]
        context.builder.call(name, COPY_TYPE, arguments)
        if copied is not length:
            _clear(context, context.shadow(target), context.builder.sub(length, copied))
    else:
        if layout.contested and copies_own(context, target, source):
            refuse_shared(call)
        copy = _copy_members if layout.period else _copy_once
        copy(call, row, layout, context)


def _moves_block(call: Call, row: CopyRow) -> bool:
    """Whether all of a block is moved, with what the allocator has left behind the last number, as
    the copy in a reallocation does."""
    lengths = [call.operands[row.size]]
    while lengths:
        length = lengths.pop()
        if isinstance(length, Call) and asks_for_size(length.callee_name):
            return True
        if isinstance(length, Call) or getattr(length, "opcode", "") == "select":
            assert isinstance(length, Instruction)
            lengths += length.operands
    return False


def _require_whole(length: Value, kind: FloatType, context: AdjointContext) -> None:
    """Have the run stop if a part of a number is copied; what is known to be none costs nothing."""
    width = spacing_of(kind)
    if not (isinstance(length, ConstantInt) and length.value % width == 0):
        context.declare(WHOLE_NUMBERS, WHOLE_TYPE)
        context.builder.call(WHOLE_NUMBERS, WHOLE_TYPE, [length, integer(I64, width)])


def _added_to(call: Call, kind: FloatType, *, shared: bool) -> FloatType:
    """A kind of float, which several threads may have to add to at a time."""
    if shared and kind not in SHARED_KINDS:
        refuse_shared(call, kind)
    return kind


def _adjoint_of_tagged_copy(
    call: Call, row: CopyRow, layout: BlockLayout, context: AdjointContext
) -> None:
    target, source = call.operands[row.destination], call.operands[row.source]
    length = active_length(target, _bytes(call, row, context), context)
    if not context.facts.has_shadow(source):
        clear_tagged(context.shadow(target), length, context)
        return
    copied = active_length(source, length, context)
    shadows = context.shadow(target), context.shadow(source)
    copy_tagged(call, row, shadows, copied, layout, context)
    if copied is not length:
        rest = context.builder.sub(length, copied)
        clear_tagged(context.shadow(target), rest, context)


def _copy_members(call: Call, row: CopyRow, layout: BlockLayout, context: AdjointContext) -> None:
    """Each float member of an array of structs."""
    builder = context.builder
    target = context.shadow(call.operands[row.destination])
    source = context.shadow(call.operands[row.source])
    length = _active_bytes(call, row, context)
    copied = active_length(call.operands[row.source], length, context)
    if row.overlapping and len(layout.floats) + len(layout.contested) > 1:
        context.declare(WHOLE_STEPS, STRIDED_TYPE)
        steps = [target, source, copied, integer(I64, layout.period)]
        builder.call(WHOLE_STEPS, STRIDED_TYPE, steps)
    for start, kind in layout.floats:
        shared = context.facts.is_shared(call.operands[row.source])
        name = strided_adjoint_name(_added_to(call, kind, shared=shared), shared=shared)
        offset = integer(I64, start)
        context.declare(name, STRIDED_TYPE)
        places = [builder.byte_offset(p, offset) for p in (target, source)]
        rest = builder.sub(copied, offset)
        builder.call(name, STRIDED_TYPE, [*places, rest, integer(I64, layout.period)])
    shared = context.facts.is_shared(call.operands[row.source])
    helper = ADJOINT_OF_SHARED if shared else ADJOINT_OF_COPY
    walk_contested(helper, layout, (target, source), copied, builder, context.declare)
    if copied is not length:
        _clear_members(target, layout, builder.sub(length, copied), context)


def _copy_once(call: Call, row: CopyRow, layout: BlockLayout, context: AdjointContext) -> None:
    """Each float of one struct; all are read first, because the areas may overlap."""
    builder, where = context.builder, context.shadow_access
    target, source = written_place(call, row, context), copied_place(call, row, context)
    own = copies_own(context, call.operands[row.destination], call.operands[row.source])
    shared = context.facts.is_shared(call.operands[row.source])
    adjoints = []
    for start, kind in layout.floats:
        place = builder.byte_offset(target, integer(I64, start))
        if own:
            adjoints.append(take_shared(context, call, place, kind))
            continue
        adjoints.append(builder.load(kind, place, align=1, metadata=where, hint="adjoint"))
        builder.store(zero(kind), place, align=1, metadata=where)
    offsets = [integer(I64, start) for start in layout.contested]
    numbers = [take_number(builder.byte_offset(target, o), builder, where) for o in offsets]
    for (start, _), adjoint in zip(layout.floats, adjoints, strict=True):
        place = builder.byte_offset(source, integer(I64, start))
        align = 0 if shared else 1
        contribute(context, call, call.operands[row.source], place, adjoint, align, where)
    for offset, number in zip(offsets, numbers, strict=True):
        place = builder.byte_offset(source, offset)
        if shared:
            give_shared_number(place, number, builder, context.declare)
        else:
            give_number(place, number, builder, where)


def _distinct(target: Value, source: Value, context: AdjointContext) -> bool:
    pointers = context.facts.pointers
    return not any(
        pointers.may_alias(a, b) for a in pointers.of(target) for b in pointers.of(source)
    )


def adjoint_of_fill(call: Call, row: FillRow, context: AdjointContext) -> None:
    """memset of active memory: what was there before has no influence any more."""
    target = call.operands[row.destination]
    layout = block_layout_in(call, row, context.facts)
    if layout.undecided or context.facts.is_tagged(target):
        length = _active_bytes(call, row, context)
        clear_tagged(context.shadow(target), length, context)
    elif layout.own or not context.facts.types.kinds_at(target):
        # nobody looks at it as anything else than bytes: all of it may be cleared
        _clear(context, context.shadow(target), _active_bytes(call, row, context))
    else:
        _clear_floats(call, row, layout, context)


def _clear_floats(
    call: Call, row: TransferRow, layout: BlockLayout, context: AdjointContext
) -> None:
    target = call.operands[row.destination]
    if layout.uniform is not None:
        _clear(context, context.shadow(target), _active_bytes(call, row, context))
    elif layout.period:
        length = _active_bytes(call, row, context)
        _clear_members(context.shadow(target), layout, length, context)
    elif layout.floats or layout.contested:
        place = written_place(call, row, context)
        for start, kind in layout.floats:
            at = context.builder.byte_offset(place, integer(I64, start))
            context.builder.store(zero(kind), at, align=1, metadata=context.shadow_access)
        _clear_contested(place, layout, _bytes(call, row, context), context)


def _clear_members(
    target: Value, layout: BlockLayout, length: Value, context: AdjointContext
) -> None:
    """Clear each float member of an array of structs."""
    builder = context.builder
    for start, kind in layout.floats:
        context.declare(FILL_MEMBERS, FILL_TYPE)
        place = builder.byte_offset(target, integer(I64, start))
        rest = builder.sub(length, integer(I64, start))
        sizes = [integer(I64, layout.period), integer(I64, width_of(kind))]
        builder.call(FILL_MEMBERS, FILL_TYPE, [place, rest, *sizes, integer(I8, 0)])
    _clear_contested(target, layout, length, context)


def _clear_contested(
    target: Value, layout: BlockLayout, length: Value, context: AdjointContext
) -> None:
    shadows = target, target
    walk_contested(CLEAR_NUMBERS, layout, shadows, length, context.builder, context.declare)


def _bytes(call: Call, row: TransferRow, context: AdjointContext) -> Value:
    size = context.primal(call.operands[row.size])
    length = context.builder.resize(size, I64)
    return context.builder.mul(length, integer(I64, row.unit))


def _active_bytes(call: Call, row: TransferRow, context: AdjointContext) -> Value:
    """The length of what is written, 0 if that is inactive."""
    target = call.operands[row.destination]
    return active_length(target, _bytes(call, row, context), context)


def _clear(context: AdjointContext, address: Value, length: Value) -> None:
    clear_memory(context.builder, context.declare, address, length)
