"""Activity that is decided at run time.

Active memory may hold the address of inactive memory: an object that refers
to constant data.  In shadow memory the same address stands there, so that a
shadow that equals the primal address tells, at run time, that an access is
not differentiated.  Adjoints then go to a place where nobody looks, and come
from one that is always zero.  Only programs in which that can happen, or that
say so by ``enzyme_runtime_activity``, have these checks.
"""

from __future__ import annotations

from ltoad.causes.memory import UNCERTAIN_ACTIVITY
from ltoad.ir.builder import Builder
from ltoad.ir.layout import DataLayout
from ltoad.ir.types import I64, PTR, VOID, FunctionType, IntType, Type
from ltoad.ir.values import Value, integer
from ltoad.runtime import Source

SINK = "__ltoad_shadow_or_sink"
"""``(shadow, primal)``: the shadow, or where contributions to inactive memory go."""
ZEROS = "__ltoad_shadow_or_zeros"
"""``(shadow, primal)``: the shadow, or zeros, where only zeros may be stored."""
PLACE_TYPE = FunctionType(PTR, (PTR, PTR))
ROOM = 256
"""Bytes of these places."""

UNCERTAIN = (
    "this operation on memory whose activity is only known at run time is not supported",
    UNCERTAIN_ACTIVITY,
)
"""Reason and cause."""


FREE = "__ltoad_free_shadow"
"""``(shadow, primal, deallocator, a, b)``: frees a shadow that is not the block itself."""
FREE_TYPE = FunctionType(VOID, (PTR, PTR, PTR, I64, I64))

SOURCES = dict.fromkeys((SINK, ZEROS, FREE), Source("guards.ll"))
"""Where these are defined."""


def fits(type_: Type, layout: DataLayout) -> bool:
    """Whether a value has room where those of inactive memory go."""
    return layout.size_of(type_) <= ROOM


def length_unless_same(builder: Builder, shadow: Value, primal: Value, length: Value) -> Value:
    """``length``, or 0 where the shadow is the block itself."""
    assert isinstance(length.type, IntType)
    inactive = builder.icmp("eq", shadow, primal)
    return builder.select(inactive, integer(length.type, 0), length)
