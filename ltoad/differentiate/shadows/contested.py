"""Contested words of blocks: each holds an address or a double, and only the run tells which.

It is what the shadow of a word holds that tells: addresses of a process are
positive and below 2^48, and an adjoint with such bits would be a subnormal
number below 1.4e-309, which counts as none.
"""

from __future__ import annotations

from collections.abc import Callable

from ltoad.differentiate.shadows.block_layout import ONCE, BlockLayout
from ltoad.differentiate.support.block_helpers import STRIDED_TYPE, walk_text
from ltoad.ir.builder import Builder
from ltoad.ir.instructions import Metadata
from ltoad.ir.types import DOUBLE, I64, FunctionType
from ltoad.ir.values import Value, integer, zero

COPY_ADDRESSES = "__ltoad_copy_contested"
"""Takes addresses along in the forward sweep."""

ADJOINT_OF_COPY = "__ltoad_adjoint_contested"
CLEAR_NUMBERS = "__ltoad_clear_contested"
CLEAR_ADDRESSES = "__ltoad_forget_contested"


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


def _is_address(word: Value, builder: Builder) -> Value:
    before = builder.sub(word, integer(I64, 1))
    return builder.icmp("ult", before, integer(I64, _LOWEST_NUMBER - 1))


def _test_of_address(word: str, name: str) -> str:
    """Whether a word of a shadow is an address."""
    return f"""\
  %{name}.before = sub i64 %{word}, 1
  %{name} = icmp ult i64 %{name}.before, {_LOWEST_NUMBER - 1}"""


_READ_TARGET = f"""\
  %there = load i64, ptr %to, align 1
{_test_of_address("there", "target.address")}"""

_READ_SOURCE = f"""\
  %here = load i64, ptr %from, align 1
{_test_of_address("here", "source.address")}"""


def _copy_contested_text() -> str:
    """Addresses are moved, and null where an address was; other numbers stay."""
    body = f"""\
{_READ_TARGET}
{_READ_SOURCE}
  %null = icmp eq i64 %here, 0
  %forgotten = and i1 %target.address, %null
  %moves = or i1 %source.address, %forgotten
  %kept = select i1 %moves, i64 %here, i64 %there
  store i64 %kept, ptr %to, align 1"""
    return walk_text(COPY_ADDRESSES, 8, "ult", body)


def _adjoint_contested_text() -> str:
    body = f"""\
{_READ_TARGET}
{_READ_SOURCE}
  %left = select i1 %target.address, i64 %there, i64 0
  store i64 %left, ptr %to, align 1
  %counted = select i1 %source.address, i64 0, i64 %here
  %old = bitcast i64 %counted to double
  %adjoint = bitcast i64 %there to double
  %sum = fadd reassoc nsz double %old, %adjoint
  %bits = bitcast double %sum to i64
  %nothing = icmp eq i64 %there, 0
  %stays = or i1 %target.address, %nothing
  %new = select i1 %stays, i64 %here, i64 %bits
  store i64 %new, ptr %from, align 1"""
    return walk_text(ADJOINT_OF_COPY, 8, "ugt", body)


def _clear_contested_text(name: str, kept: str, cleared: str) -> str:
    """Fill with zeros in one of the sweeps; the areas of source and target are the same."""
    body = f"""\
{_READ_TARGET}
  %left = select i1 %target.address, i64 {kept}, i64 {cleared}
  store i64 %left, ptr %to, align 1"""
    return walk_text(name, 8, "ult", body)


TEXTS: dict[str, tuple[str, ...]] = {
    COPY_ADDRESSES: (_copy_contested_text(),),
    ADJOINT_OF_COPY: (_adjoint_contested_text(),),
    CLEAR_NUMBERS: (_clear_contested_text(CLEAR_NUMBERS, "%there", "0"),),
    CLEAR_ADDRESSES: (_clear_contested_text(CLEAR_ADDRESSES, "0", "%there"),),
}
"""The definitions of the helpers, by name."""
