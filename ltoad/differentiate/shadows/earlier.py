"""Shadows of memory from before the derivative, which static pointers lead to.

Nobody gave them: the run makes them up, address by address, where one is read out of shadow memory
that is null while the primal address is not (``earlier_memory.c``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol

from ltoad.analysis.types.block_layout import ONCE
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.shadows.moved import block_layout_in
from ltoad.ir.builder import Builder
from ltoad.ir.instructions import Call
from ltoad.ir.layout import DataLayout
from ltoad.ir.memory import Load
from ltoad.ir.types import (
    I64,
    PTR,
    VOID,
    ArrayType,
    FunctionType,
    IntType,
    PointerType,
    StructType,
    Type,
    VectorType,
)
from ltoad.ir.values import Value, integer
from ltoad.rules.rows import CopyRow
from ltoad.rules.runtimes import LIST_LINKS, STEP_LINKS, TREE_LINKS, WHOLE_LIST_LINKS
from ltoad.runtime import Source

SHADOW = "__ltoad_earlier_shadow"
"""``(space, shadow, address, place)``: the shadow of an address, where ``shadow`` was read at a
``place``."""
FOUND = "__ltoad_earlier_found"
"""``(space, address, place)``: the same where null was read."""
PUT = "__ltoad_earlier_put"
"""The same for who reads the place after that."""
LINKS = (TREE_LINKS, STEP_LINKS, LIST_LINKS, WHOLE_LIST_LINKS)
"""``(space, shadow, node)``: the same for links of a library's structures."""
ASKED = "__ltoad_earlier_asked"
"""``(space, mark)``: arguments follow."""
ARGUMENT = "__ltoad_earlier_argument"
"""``(space, address, bytes, shadow, lane)``: an argument with a shadow."""
CONSTANT = "__ltoad_earlier_constant"
"""``(pointers, names, count, address, bytes)``: the run stops where a static pointer through which
constants are read leads to an argument with a shadow."""
BLOCK = "__ltoad_earlier_block"
"""``(space, place, primal, bytes, period)``: the same for addresses in a block of memory."""
ENTER = "__ltoad_earlier_enter"
LEAVE = "__ltoad_earlier_leave"
RINSE = "__ltoad_earlier_rinse"
BEGIN = "__ltoad_earlier_begin"
OWN = "__ltoad_earlier_own"
"""What is called around a derivative, and before other sweeps over its tape."""

TYPES = {
    SHADOW: FunctionType(PTR, (PTR, PTR, PTR, PTR)),
    **dict.fromkeys((FOUND, PUT), FunctionType(PTR, (PTR, PTR, PTR))),
    BLOCK: FunctionType(VOID, (PTR, PTR, PTR, I64, I64)),
    **dict.fromkeys(LINKS, FunctionType(VOID, (PTR, PTR, PTR))),
    ASKED: FunctionType(VOID, (PTR, PTR)),
    CONSTANT: FunctionType(VOID, (PTR, PTR, I64, PTR, I64)),
    ARGUMENT: FunctionType(VOID, (PTR, PTR, I64, PTR, I64)),
}
"""What derivatives call."""

FILE = "earlier_memory.ll"
SOURCES = {
    SHADOW: Source("earlier_shadow.ll"),
    **dict.fromkeys(LINKS, Source("earlier_links.ll")),
    **dict.fromkeys((FOUND, PUT, BLOCK, ASKED, ARGUMENT, CONSTANT), Source(FILE)),
}
"""Where these are defined."""

VARIABLE = "{ ptr, i64, ptr, i64 }"
"""The type of what the run knows of a variable: itself, its bytes, its shadow and the lane."""

SPACE = f"{{ ptr, i64, i64, i64, i64, [128 x {{ {VARIABLE}, i64, i64 }}] }}"
"""The type of what the derivatives of a module know of such memory."""

_BITS = 64
"""Of an address."""

Lookup = Callable[[Value], Value]


class Run(Protocol):
    """What says how derivatives ask the run; services do."""

    def declare(self, name: str, type_: FunctionType) -> None: ...

    def earlier_memory(self) -> Value: ...


def may_be_earlier(load: Load, facts: Facts) -> bool:
    """Whether an address may be read out of shadow memory that nobody has filled."""
    places = address_places(load, facts)
    return bool(places) and facts.global_heap.may_be_earlier(facts.pointers.of(load.pointer))


def address_places(load: Load, facts: Facts) -> tuple[int, ...]:
    """At which bytes of what is read addresses lie."""
    if isinstance(load.type, IntType):
        contents = facts.types.contents(load)
        is_address = load.type.bits == _BITS and 0 in contents.addresses and not contents.floats
        return (0,) if is_address else ()
    return tuple(_pointers_in(load.type, 0, facts.layout))


def _pointers_in(type_: Type, start: int, layout: DataLayout) -> Iterator[int]:
    """The byte offsets of the pointers in a type."""
    type_ = layout.resolve(type_)
    if isinstance(type_, PointerType):
        yield start
    elif isinstance(type_, (ArrayType, VectorType)):
        size = layout.size_of(type_.element)
        for index in range(type_.length if layout.has_pointers(type_.element) else 0):
            yield from _pointers_in(type_.element, start + index * size, layout)
    elif isinstance(type_, StructType):
        for element, offset in zip(type_.elements, layout.field_offsets(type_), strict=True):
            yield from _pointers_in(element, start + offset, layout)


def is_one_address(load: Load) -> bool:
    """Whether what is read is one address, and no vector or structure of several."""
    return isinstance(load.type, PointerType | IntType)


def shadow_or_earlier(
    read: Value, place: Value, address: Value, run: Run, builder: Builder
) -> Value:
    """The shadow of an ``address`` that the primal has read; from shadow memory at a ``place`` came
    ``read``."""
    run.declare(SHADOW, TYPES[SHADOW])
    run.declare(FOUND, TYPES[FOUND])
    if isinstance(read.type, PointerType):
        return builder.call(SHADOW, TYPES[SHADOW], [run.earlier_memory(), read, address, place])
    parts = [builder.cast("inttoptr", word, PTR) for word in (read, address)]
    found = builder.call(SHADOW, TYPES[SHADOW], [run.earlier_memory(), *parts, place])
    return builder.cast("ptrtoint", found, read.type)


def find_before(
    load: Load, place: Value, primal: Value, facts: Facts, run: Run, builder: Builder
) -> None:
    """Before several addresses are read at a ``place`` in shadow memory, find those shadows;
    ``primal`` is the primal's place."""
    for start in address_places(load, facts):
        offset = integer(I64, start)
        places = [builder.byte_offset(p, offset) for p in (place, primal)]
        run.declare(BLOCK, TYPES[BLOCK])
        once = [integer(I64, _BITS // 8), integer(I64, ONCE)]
        builder.call(BLOCK, TYPES[BLOCK], [run.earlier_memory(), *places, *once])


def find_links(
    found_by: str,
    node: Value,
    shadow: Value,
    primal: Lookup,
    facts: Facts,
    run: Run,
    builder: Builder,
) -> None:
    """Before a library follows the links of a shadow structure from a node on, find those from
    before the derivative."""
    if not found_by or not facts.global_heap.may_be_earlier(facts.pointers.of(node)):
        return
    run.declare(PUT, TYPES[PUT])
    run.declare(found_by, TYPES[found_by])
    arguments = [run.earlier_memory(), shadow, primal(node)]
    builder.call(found_by, TYPES[found_by], arguments)


def find_in_block(
    call: Call,
    row: CopyRow,
    source: Value,
    primal: Lookup,
    facts: Facts,
    run: Run,
    builder: Builder,
) -> None:
    """Before a block is copied whose shadow is at ``source``, find the shadows of its addresses."""
    pointer = call.operands[row.source]
    if not facts.global_heap.may_be_earlier(facts.pointers.of(pointer)):
        return
    layout = block_layout_in(call, row, facts)
    length = builder.mul(
        builder.resize(primal(call.operands[row.size]), I64), integer(I64, row.unit)
    )
    for start in layout.addresses:
        run.declare(BLOCK, TYPES[BLOCK])
        offset = integer(I64, start)
        places = [builder.byte_offset(p, offset) for p in (source, primal(pointer))]
        rest = builder.sub(length, offset)
        period = integer(I64, layout.period or ONCE)
        builder.call(BLOCK, TYPES[BLOCK], [run.earlier_memory(), *places, rest, period])
