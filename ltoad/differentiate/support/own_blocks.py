"""Shadows of objects with a block of their own, such as strings, for which a library's machine code
has made the block.

A shadow that went on leading to the block before, or to the place for short texts in itself, would
be read beyond its end, or freed as what it is not.
"""

from __future__ import annotations

from collections.abc import Callable

from ltoad.ir.builder import Builder
from ltoad.ir.types import I64, PTR, VOID, FunctionType
from ltoad.ir.values import Value, integer
from ltoad.rules.owners import Fate, Owner
from ltoad.runtime import Source

MADE = "__ltoad_block_made"
REPLACED = "__ltoad_block_replaced"
"""``(shadow, object, address, first, last)``: the shadow leads to a block as large as the
object's, or into itself; what a new one led to is not looked at.  See ``own_blocks.ll``."""
COUNTED = "__ltoad_counted_block_made"
"""``(shadow, object, address, room)``: the same, of objects that hold their block's size."""
TYPE = FunctionType(VOID, (PTR, PTR, I64, I64, I64))
COUNTED_TYPE = FunctionType(VOID, (PTR, PTR, I64, I64))

SOURCES = dict.fromkeys((MADE, REPLACED, COUNTED), Source("own_blocks.ll"))
"""Where these are defined."""


def follow(
    owner: Owner,
    shadow: Value,
    place: Value,
    builder: Builder,
    declare: Callable[[str, FunctionType], None],
) -> None:
    """Give the shadow of an object a block like that which the object at ``place`` has now."""
    layout = owner.layout
    address = integer(I64, layout.address)
    if layout.room is not None:
        declare(COUNTED, COUNTED_TYPE)
        builder.call(COUNTED, COUNTED_TYPE, [shadow, place, address, integer(I64, layout.room)])
        return
    name = MADE if owner.fate is Fate.MADE else REPLACED
    first, last = layout.inside or (0, 0)
    declare(name, TYPE)
    bounds = [integer(I64, first), integer(I64, last)]
    builder.call(name, TYPE, [shadow, place, address, *bounds])
