"""Memory from an arena."""

from __future__ import annotations

from ltoad.differentiate.support import arena
from ltoad.ir.builder import Builder
from ltoad.ir.types import I64
from ltoad.ir.values import ConstantInt, Value, integer


def allocate(builder: Builder, memory: Value, size: Value) -> Value:
    """Bytes from the arena at ``memory``, aligned to 16."""
    return builder.call(arena.ALLOCATE, arena.TYPES[arena.ALLOCATE], [memory, size], hint="tape")


def allocate_aligned(builder: Builder, memory: Value, size: Value, align: int) -> Value:
    """Bytes from the arena at ``memory``, aligned to ``align``, a power of two."""
    if align <= arena.ALIGNMENT:
        return allocate(builder, memory, size)
    room = allocate(builder, memory, builder.add(size, integer(I64, align - arena.ALIGNMENT)))
    number = builder.cast("ptrtoint", room, I64)
    ahead = builder.binary("and", builder.sub(integer(I64, 0), number), integer(I64, align - 1))
    return builder.byte_offset(room, ahead)


def multiply(builder: Builder, count: Value, size: Value) -> Value:
    """A product that saturates instead of wrapping around."""
    if isinstance(count, ConstantInt) and isinstance(size, ConstantInt):
        return integer(I64, count.value * size.value)
    return builder.call(arena.BYTES, arena.TYPES[arena.BYTES], [count, size], hint="bytes")
