"""How far accesses of kept values may rely on addresses."""

from __future__ import annotations

from ltoad.differentiate.support import arena
from ltoad.ir.layout import DataLayout
from ltoad.ir.types import ArrayType, StructType, Type, VectorType


def alignment(type_: Type) -> int:
    """What an access may promise: an arena gives 16 bytes, and wide vectors want more.

    0 is what the type has by itself.
    """
    return arena.ALIGNMENT if _has_wide_vector(type_) else 0


def _has_wide_vector(type_: Type) -> bool:
    if isinstance(type_, StructType):
        return any(map(_has_wide_vector, type_.elements))
    if isinstance(type_, ArrayType):
        return _has_wide_vector(type_.element)
    return isinstance(type_, VectorType) and _NATURAL.align_of(type_) > arena.ALIGNMENT


_NATURAL = DataLayout()
"""Alignments of numbers and vectors, which are those of every processor."""
