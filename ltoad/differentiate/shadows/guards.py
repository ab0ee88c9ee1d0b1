"""Activity that is decided at run time.

Active memory may hold the address of inactive memory: an object that refers
to constant data.  In shadow memory the same address stands there, so that a
shadow that equals the primal address tells, at run time, that an access is
not differentiated.  Adjoints then go to a place where nobody looks, and come
from one that is always zero.  Only programs in which that can happen, or that
say so by ``enzyme_runtime_activity``, have these checks.
"""

from __future__ import annotations

import re

from ltoad.analysis.memory.origins import OriginKind
from ltoad.causes.memory import UNCERTAIN_ACTIVITY
from ltoad.diagnostics.demangle import demangled
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.shadows.tags import Declare
from ltoad.differentiate.support.constant_memory import KEPT, KEPT_TYPE
from ltoad.differentiate.support.texts import text_constant
from ltoad.ir.builder import Builder
from ltoad.ir.instructions import Instruction
from ltoad.ir.layout import DataLayout
from ltoad.ir.location import location_of
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
_WHOLE = re.compile(r"\.\d+$")
"""What stands behind the name of a variable for one of its parts."""
_MOST_NAMES = 3

LINKED = "__ltoad_stop_if_linked"
"""``(shadow, primal, s, p, where)``: stops if an active address goes where memory is its own
shadow."""
LINKED_TYPE = FunctionType(VOID, (PTR, PTR, PTR, PTR, PTR))
_SAID = "__ltoad_before."

UNCERTAIN = (
    "this operation on memory whose activity is only known at run time is not supported",
    UNCERTAIN_ACTIVITY,
)
"""Reason and cause."""


FREE = "__ltoad_free_shadow"
"""``(shadow, primal, deallocator, a, b)``: frees a shadow that is not the block itself."""
FREE_TYPE = FunctionType(VOID, (PTR, PTR, PTR, I64, I64))

SOURCES = dict.fromkeys((SINK, ZEROS, KEPT, LINKED, FREE), Source("guards.ll"))
"""Where these are defined."""


def fits(type_: Type, layout: DataLayout) -> bool:
    """Whether a value has room where those of inactive memory go."""
    return layout.size_of(type_) <= ROOM


def place_or(
    helper: str,
    places: tuple[Value, Value],
    where: tuple[Instruction, Value],
    facts: Facts,
    builder: Builder,
    declare: Declare,
) -> Value:
    """What a ``helper`` gives for shadow and primal address: ``where`` is what accesses memory, and
    by which pointer."""
    if helper != KEPT:
        declare(helper, PLACE_TYPE)
        return builder.call(helper, PLACE_TYPE, places)
    declare(KEPT, KEPT_TYPE)
    return builder.call(KEPT, KEPT_TYPE, [*places, _said(*where, facts)])


def _said(instruction: Instruction, pointer: Value, facts: Facts) -> Value:
    """A text for people: the place in the source, and of which variable memory is reached."""
    module = facts.global_heap.module
    place = location_of(instruction, module)
    roots = (r for r in facts.pointers.data_roots(pointer) if r.kind is OriginKind.GLOBAL)
    names = sorted({demangled(_WHOLE.sub("", str(r.key))) for r in roots})
    said = f"{place.file}:{place.line}: " if place else ""
    if names:
        said += f"{' or '.join(names[:_MOST_NAMES])}: "
    return text_constant(module, _SAID, [said])


def stop_if_linked(
    places: tuple[Value, Value],
    address: tuple[Value, Value],
    where: tuple[Instruction, Value],
    facts: Facts,
    builder: Builder,
    declare: Declare,
) -> None:
    """Stop the program where an ``address``, a shadow and a primal one, of active memory goes into
    memory that is its own shadow: who reads it there would take it for that of a constant."""
    words = [builder.cast("inttoptr", a, PTR) if a.type == I64 else a for a in address]
    if all(a.type == PTR for a in words):
        declare(LINKED, LINKED_TYPE)
        builder.call(LINKED, LINKED_TYPE, [*places, *words, _said(*where, facts)])


def length_unless_same(builder: Builder, shadow: Value, primal: Value, length: Value) -> Value:
    """``length``, or 0 where the shadow is the block itself."""
    assert isinstance(length.type, IntType)
    inactive = builder.icmp("eq", shadow, primal)
    return builder.select(inactive, integer(length.type, 0), length)
