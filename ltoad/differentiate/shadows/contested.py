"""Contested words of blocks: each holds an address or a double, and only the run tells which.

It is what the shadow of a word holds that tells: addresses of a process are
positive and below 2^48, and an adjoint with such bits would be a subnormal
number below 1.4e-309, which counts as none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ltoad.analysis.types.block_layout import ONCE, BlockLayout
from ltoad.differentiate.support.block_helpers import STRIDED_TYPE
from ltoad.ir.builder import Builder
from ltoad.ir.instructions import Metadata
from ltoad.ir.types import DOUBLE, I64, PTR, VOID, FunctionType
from ltoad.ir.values import Value, integer, zero
from ltoad.runtime import Source

COPY_ADDRESSES = "__ltoad_copy_contested"
"""Takes addresses along in the forward sweep."""

ADJOINT_OF_COPY = "__ltoad_adjoint_contested"
ADJOINT_OF_SHARED = "__ltoad_adjoint_contested_shared"
"""Where other threads may add to the adjoint of the source."""

CLEAR_NUMBERS = "__ltoad_clear_contested"
CLEAR_ADDRESSES = "__ltoad_forget_contested"

_FORGET = "__ltoad_forget_address"
_FORGET_TYPE = FunctionType(VOID, (PTR, PTR))
_GIVE_SHARED = "__ltoad_give_contested"
_GIVE_TYPE = FunctionType(VOID, (PTR, DOUBLE))
TYPES = {_FORGET: _FORGET_TYPE, _GIVE_SHARED: _GIVE_TYPE}
"""Of those that do not walk along a block."""


def walk_contested(
    helper: str,
    layout: BlockLayout,
    shadows: tuple[Value, Value],
    length: Value,
    builder: Builder,
    declare: Callable[[str, FunctionType], None],
) -> None:
    """Apply a helper to the contested words of arrays of structs, target and source.

    Elements of the arrays may overlap, different members must not.
    """
    for start in layout.contested:
        declare(helper, STRIDED_TYPE)
        offset = integer(I64, start)
        places = [builder.byte_offset(p, offset) for p in shadows]
        rest = builder.sub(length, offset)
        builder.call(helper, STRIDED_TYPE, [*places, rest, integer(I64, layout.period or ONCE)])


_LOWEST_NUMBER = 1 << 48


def move_addresses(layout: BlockLayout, target: Value, source: Value, builder: Builder) -> None:
    """Take the addresses in one struct along in the forward sweep; the areas may overlap."""
    offsets = [integer(I64, start) for start in layout.contested]
    words = [builder.load(I64, builder.byte_offset(source, o), align=1) for o in offsets]
    for offset, word in zip(offsets, words, strict=True):
        place = builder.byte_offset(target, offset)
        there = builder.load(I64, place, align=1)
        null = builder.select(_is_address(there, builder), zero(I64), there)
        nothing = builder.icmp("eq", word, zero(I64))
        kept = builder.select(nothing, null, there)
        builder.store(builder.select(_is_address(word, builder), word, kept), place, align=1)


def take_number(place: Value, builder: Builder, where: Metadata) -> Value:
    """The adjoint that a contested word has, which it loses; 0 where it is an address."""
    word = builder.load(I64, place, align=1, metadata=where, hint="contested")
    address = _is_address(word, builder)
    left = builder.select(address, word, zero(I64))
    builder.store(left, place, align=1, metadata=where)
    return builder.cast("bitcast", builder.select(address, zero(I64), word), DOUBLE)


def give_number(place: Value, adjoint: Value, builder: Builder, where: Metadata) -> None:
    """Add to the adjoint that a contested word has; an address stays if that adds nothing."""
    word = builder.load(I64, place, align=1, metadata=where, hint="contested")
    counted = builder.select(_is_address(word, builder), zero(I64), word)
    total = builder.fadd(builder.cast("bitcast", counted, DOUBLE), adjoint)
    nothing = builder.icmp("eq", builder.cast("bitcast", adjoint, I64), zero(I64))
    new = builder.select(nothing, word, builder.cast("bitcast", total, I64))
    builder.store(new, place, align=1, metadata=where)


def give_shared_number(
    place: Value,
    adjoint: Value,
    builder: Builder,
    declare: Callable[[str, FunctionType], None],
) -> None:
    """As :func:`give_number`, where other threads may give at the same time."""
    declare(_GIVE_SHARED, _GIVE_TYPE)
    builder.call(_GIVE_SHARED, _GIVE_TYPE, [place, adjoint])


def forget_addresses(
    words: Iterable[int],
    places: tuple[Value, Value],
    builder: Builder,
    declare: Callable[[str, FunctionType], None],
) -> None:
    """Let words at some offsets from a shadow, and what it is the shadow of, be null if they hold
    addresses: numbers lie there from now on, or did until now."""
    for offset in words:
        declare(_FORGET, _FORGET_TYPE)
        at = [builder.byte_offset(p, integer(I64, offset)) for p in places]
        builder.call(_FORGET, _FORGET_TYPE, at)


def _is_address(word: Value, builder: Builder) -> Value:
    before = builder.sub(word, integer(I64, 1))
    return builder.icmp("ult", before, integer(I64, _LOWEST_NUMBER - 1))


SOURCES = dict.fromkeys(
    (
        *(COPY_ADDRESSES, ADJOINT_OF_COPY, ADJOINT_OF_SHARED, CLEAR_NUMBERS, CLEAR_ADDRESSES),
        *(_FORGET, _GIVE_SHARED),
    ),
    Source("contested.ll"),
)
"""Where the helpers are defined."""
