"""Calls that copy, fill, allocate, free and sort memory."""

from __future__ import annotations

from collections.abc import Callable

from ltoad.ir.instructions import Call
from ltoad.ir.types import I32, I64, PTR, IntType
from ltoad.ir.values import Value, integer
from ltoad.rules.rows import AllocationRow, CopyRow, DeallocationRow, TransferRow
from ltoad.sanitize import runtime
from ltoad.sanitize.writer import Writer, null


def write_transfer(
    writer: Writer, call: Call, row: TransferRow, append: Callable[[], None]
) -> None:
    """A block that is copied or filled."""
    place = call.operands[row.destination]
    size = _word(writer, call.operands[row.size])
    if row.unit != 1:
        size = writer.builder.mul(size, integer(I64, row.unit))
    shadow = writer.image(place)
    if isinstance(row, CopyRow):
        source = call.operands[row.source]
        site = writer.site(
            call, "copy of a block", ", in which the derivative sees no floats", plain=False
        )
        writer.call(runtime.COPY, place, shadow, source, writer.image(source), size, site)
        append()
    else:
        writer.call(runtime.BEFORE, place, shadow, size, integer(I32, 0))
        append()
        writer.call(runtime.FILL, place, size)
    index = row.effects.returns_argument
    if index is not None and call.type == PTR:
        writer.set_image(call, writer.image(call.operands[index]))


def write_allocation(
    writer: Writer, call: Call, row: AllocationRow, append: Callable[[], None]
) -> None:
    """Fresh memory, which may take over what an older block held."""
    lifted: Value = null(PTR)
    if row.old_argument is not None:
        old = call.operands[row.old_argument]
        known = row.old_size_argument
        size = integer(I64, 0) if known is None else _word(writer, call.operands[known])
        lifted = writer.call(runtime.LIFT, old, writer.image(old), size)
    append()
    if row.pointer_argument is not None:
        return
    writer.call(runtime.DROP, call, _size(writer, call, row), lifted)


def _size(writer: Writer, call: Call, row: AllocationRow) -> Value:
    sizes = [_word(writer, call.operands[k]) for k in row.size_arguments]
    total = sizes[0]
    for size in sizes[1:]:
        total = writer.builder.mul(total, size)
    return total


def write_deallocation(writer: Writer, call: Call, row: DeallocationRow) -> None:
    """Memory that ceases to be an object; that of a tape is fresh when it is allocated."""
    if row.whole_arena:
        return
    known = row.size_argument
    if known is None and not row.knows_size:
        return
    size = integer(I64, 0) if known is None else _word(writer, call.operands[known])
    writer.call(runtime.FREE, call.operands[row.pointer_argument], size)


def write_sort(writer: Writer, call: Call) -> None:
    """A sort of our own takes the call's place."""
    base, count, size, compare = call.operands[:4]
    words = [_word(writer, count), _word(writer, size)]
    writer.call(runtime.SORT, base, writer.image(base), *words, compare)


def _word(writer: Writer, value: Value) -> Value:
    if isinstance(value.type, IntType) and value.type.bits < 64:
        return writer.builder.cast("zext", value, I64)
    return value
