"""Where the addresses go that a block copy moves: not before the place that it starts at."""

from __future__ import annotations

from collections.abc import Iterable
from math import prod
from typing import TypeGuard

from ltoad.analysis.memory.offsets import ANYWHERE, ORIGIN, Congruence
from ltoad.analysis.memory.origins import Origin, OriginKind
from ltoad.analysis.memory.points_to import ADDRESS_BYTES
from ltoad.ir.instructions import Call
from ltoad.ir.layout import DataLayout
from ltoad.ir.memory import Alloca
from ltoad.ir.values import ConstantInt, Value
from ltoad.rules.rows import AllocationRow
from ltoad.rules.table import Rows

_MOST = 32
"""Words of a block that are told apart."""


def words_written(
    into: Origin, start: Congruence, size: int | None, layout: DataLayout, rows: Rows
) -> Iterable[Congruence]:
    """The places in an object where a copy of ``size`` bytes, if that is constant, to its byte
    ``start`` may leave addresses."""
    if size is None and start.stride == 0:
        end = size_of_object(into, layout, rows)
        size = None if end is None else end - start.constant
    if not is_told_apart(size):
        return (ANYWHERE,)
    return [start.plus(ORIGIN.shifted(offset)) for offset in range(0, size, ADDRESS_BYTES)]


def is_told_apart(size: int | None) -> TypeGuard[int]:
    """Whether the words of a block of so many bytes are told apart."""
    return size is not None and 0 < size <= _MOST * ADDRESS_BYTES


def size_of_object(origin: Origin, layout: DataLayout, rows: Rows) -> int | None:
    """The bytes of a variable, or of a block whose size is constant."""
    made = origin.key
    if origin.kind is OriginKind.STACK and isinstance(made, Alloca):
        return None if made.operands else layout.alloc_size_of(made.allocated_type)
    if origin.kind is not OriginKind.HEAP or not isinstance(made, Call):
        return None
    row = rows.of(made)
    if not isinstance(row, AllocationRow):
        return None
    sizes = [_constant(made.operands[i]) for i in row.size_arguments]
    return prod(s for s in sizes if s is not None) if None not in sizes else None


def _constant(value: Value) -> int | None:
    return value.value if isinstance(value, ConstantInt) else None
