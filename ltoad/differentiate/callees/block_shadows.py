"""Addresses in blocks: where a copy moves them, the forward sweep moves their shadows."""

from __future__ import annotations

from ltoad.analysis.types.block_layout import ONCE, BlockLayout
from ltoad.differentiate.callees.forward_context import ForwardContext
from ltoad.differentiate.facts.services import Services
from ltoad.differentiate.shadows import contested, tags
from ltoad.differentiate.shadows.contested import CLEAR_ADDRESSES, walk_contested
from ltoad.differentiate.shadows.guards import (
    PLACE_TYPE,
    ROOM,
    SINK,
    UNCERTAIN,
    length_unless_same,
    stop_if_linked,
)
from ltoad.differentiate.shadows.moved import is_tagged_transfer, moved_addresses
from ltoad.differentiate.support.block_helpers import (
    COPY_ADDRESSES,
    FILL_MEMBERS,
    FILL_TYPE,
    STRIDED_TYPE,
    WHOLE_STEPS,
)
from ltoad.differentiate.support.memory_fill import clear_memory
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.builder import Builder
from ltoad.ir.clone import copy_instruction
from ltoad.ir.instructions import Call
from ltoad.ir.types import I8, I64, PTR
from ltoad.ir.values import ConstantInt, Value, integer
from ltoad.rules.rows import CopyRow, FillRow, TransferRow


def move_addresses(sweep: ForwardContext, call: Call, row: TransferRow, lane: int) -> None:
    """Write what takes the shadows of addresses along with a block in the forward sweep."""
    layout = moved_addresses(call, sweep.facts)
    if layout is None:
        return
    copy = copy_instruction(call, sweep.values)
    assert isinstance(copy, Call)
    for place in row.places:
        copy.operands[place] = sweep.shadow(call.operands[place], lane)
    target = call.operands[row.destination]
    tagged = layout.undecided or is_tagged_transfer(call, row, sweep.facts)
    if sweep.facts.keeps_constant(target):
        source = call.operands[row.places[-1]]
        places = sweep.shadow(target, lane), sweep.primal(target)
        addresses = sweep.shadow(source, lane), sweep.primal(source)
        if source is not target:
            where, declare = (call, target), sweep.services.declare
            stop_if_linked(places, addresses, where, sweep.facts, sweep.builder, declare)
    if sweep.facts.may_be_inactive(target):
        if not (tagged or layout.period or layout.own or isinstance(row, FillRow)):
            copy.operands[row.destination] = _place_or_sink(call, row, sweep, lane)
        shadow, primal = sweep.shadow(target, lane), sweep.primal(target)
        length = copy.operands[row.size]
        active = length_unless_same(sweep.builder, shadow, primal, length)
        copy.operands[row.size] = active
    if tagged:
        _move_tagged(copy, row, sweep.builder, sweep.services)
    elif layout.floats or layout.contested or layout.own:
        _move_members(copy, row, layout, sweep.builder, sweep.services)
    else:
        sweep.append_unnamed(copy)


def _place_or_sink(call: Call, row: TransferRow, sweep: ForwardContext, lane: int) -> Value:
    """Where the shadow of a block is, or one that nobody looks at if the block is inactive."""
    target, size = call.operands[row.destination], call.operands[row.size]
    if not isinstance(size, ConstantInt) or size.value * row.unit > ROOM:
        raise Unsupported(call, *UNCERTAIN)
    sweep.services.declare(SINK, PLACE_TYPE)
    places = [sweep.shadow(target, lane), sweep.primal(target)]
    return sweep.builder.call(SINK, PLACE_TYPE, places)


def _move_tagged(copy: Call, row: TransferRow, builder: Builder, services: Services) -> None:
    """Let tags follow, and addresses with them."""
    length = _length(copy, row, builder)
    places = [copy.operands[i] for i in row.places]
    name = tags.COPY if isinstance(row, CopyRow) else tags.FORGET
    tags.call_tags(name, [*places, length], builder, services.declare)


def _move_members(
    copy: Call, row: TransferRow, layout: BlockLayout, builder: Builder, services: Services
) -> None:
    """Move the shadows of addresses in a block in which there are floats, too.

    ``copy`` is the call with shadows in the place of pointers, not yet written.
    """
    target = copy.operands[row.destination]
    if layout.own:
        clear_memory(builder, services.declare, target, _length(copy, row, builder))
    elif isinstance(row, FillRow):
        _fill(copy, row, layout, builder, services)
    elif isinstance(row, CopyRow):
        _copy(copy, row, layout, builder, services)


def _copy(
    copy: Call, row: CopyRow, layout: BlockLayout, builder: Builder, services: Services
) -> None:
    target, source = (copy.operands[i] for i in row.places)
    if layout.period:
        services.declare(COPY_ADDRESSES, STRIDED_TYPE)
        length = _length(copy, row, builder)
        if row.overlapping and len(layout.addresses) + len(layout.contested) > 1:
            services.declare(WHOLE_STEPS, STRIDED_TYPE)
            steps = [target, source, length, integer(I64, layout.period)]
            builder.call(WHOLE_STEPS, STRIDED_TYPE, steps)
        for start in layout.addresses:
            offset = integer(I64, start)
            places = [builder.byte_offset(p, offset) for p in (target, source)]
            rest = builder.sub(length, offset)
            builder.call(COPY_ADDRESSES, STRIDED_TYPE, [*places, rest, integer(I64, layout.period)])
        helper = contested.COPY_ADDRESSES
        walk_contested(helper, layout, (target, source), length, builder, services.declare)
    else:
        offsets = [integer(I64, start) for start in layout.addresses]
        shadows = [builder.load(PTR, builder.byte_offset(source, o), align=1) for o in offsets]
        for offset, shadow in zip(offsets, shadows, strict=True):
            builder.store(shadow, builder.byte_offset(target, offset), align=1)
        contested.move_addresses(layout, target, source, builder)


def _fill(
    copy: Call, row: FillRow, layout: BlockLayout, builder: Builder, services: Services
) -> None:
    services.declare(FILL_MEMBERS, FILL_TYPE)
    length = _length(copy, row, builder)
    value = integer(I8, 0) if row.value is None else copy.operands[row.value]
    value = builder.resize(value, I8)
    for start in layout.addresses:
        offset = integer(I64, start)
        place = builder.byte_offset(copy.operands[row.destination], offset)
        period = layout.period or ONCE
        rest = builder.sub(length, offset)
        sizes = [rest, integer(I64, period), integer(I64, 8)]
        builder.call(FILL_MEMBERS, FILL_TYPE, [place, *sizes, value])
    shadow = copy.operands[row.destination]
    walk_contested(CLEAR_ADDRESSES, layout, (shadow, shadow), length, builder, services.declare)


def _length(copy: Call, row: TransferRow, builder: Builder) -> Value:
    length = builder.resize(copy.operands[row.size], I64)
    return builder.mul(length, integer(I64, row.unit))
