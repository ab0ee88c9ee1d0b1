"""Adding to memory to which other threads may add, see ``runtime/shared_places.ll``."""

from __future__ import annotations

from ltoad.ir.types import DOUBLE, FLOAT, I1, PTR, VOID, FunctionType, Type
from ltoad.runtime import Source

WIDTHS: dict[Type, int] = {FLOAT: 4, DOUBLE: 8}
"""The bytes of the numbers that processors add to in memory in one step."""


def add_name(kind: Type) -> str:
    """``(place, part, alone)``: plainly where no other thread adds, else in one step."""
    return f"__ltoad_add_shared_{kind}"


def add_type(kind: Type) -> FunctionType:
    return FunctionType(VOID, (PTR, kind, I1))


SOURCES = {add_name(kind): Source("shared_places.ll") for kind in WIDTHS}
"""Where these are defined."""
