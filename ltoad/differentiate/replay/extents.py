"""What a checkpoint holds: blocks of memory, and calls that keep them and give them back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ltoad.differentiate.plan.intervals import Block
from ltoad.differentiate.plan.numbers import emit_conditions, emit_number
from ltoad.differentiate.replay.segment_calls import (
    GIVE_BACK,
    RESERVE,
    RESTORE,
    RESTORE_CHANGED,
    TYPES,
)
from ltoad.ir.builder import Builder
from ltoad.ir.types import I64
from ltoad.ir.values import Value, integer


def room_for(builder: Builder, size: Value) -> Value:
    """Memory for checkpoints, which is free when the reverse sweep comes to this place."""
    room = builder.call(RESERVE, TYPES[RESERVE], [size], hint="room")
    builder.call(GIVE_BACK, TYPES[GIVE_BACK], [room])
    return room


@dataclass(frozen=True, slots=True)
class Extent:
    """A block of the state, with numbers that the preheader has computed."""

    pointer: Value
    low: Value
    size: Value
    padded: Value
    only_read: bool

    def values(self) -> tuple[Value, ...]:
        return (self.pointer, self.low, self.size, self.padded)

    def address(self, builder: Builder, values: Mapping[Value, Value]) -> Value:
        base = values.get(self.pointer, self.pointer)
        return builder.byte_offset(base, values.get(self.low, self.low))

    def restore(self, builder: Builder, place: Value, address: Value, size: Value) -> None:
        """Memory that is only read is left alone where it is still what it was."""
        name = RESTORE_CHANGED if self.only_read else RESTORE
        builder.call(name, TYPES[name], [place, address, size])


def extent_of(builder: Builder, block: Block) -> Extent:
    """Compute where a block is; one that does not exist has the size 0."""
    low, size = (emit_number(builder, n) for n in (block.low, block.size))
    zero = integer(I64, 0)
    exists = builder.icmp("sgt", size, zero)
    for condition in emit_conditions(builder, block):
        exists = builder.binary("and", exists, condition)
    size = builder.select(exists, size, zero)
    up = builder.add(size, integer(I64, 15))
    padded = builder.binary("and", up, integer(I64, -16))
    return Extent(block.pointer, low, size, padded, block.only_read)
