"""What a block that is copied or filled as a whole is made of."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from math import lcm

from ltoad.analysis.memory.kinds import ADDRESS, INTEGER, NUMBER, Kind
from ltoad.analysis.memory.memory_facts import Fact
from ltoad.analysis.memory.own_texts import TEXT_BYTES
from ltoad.analysis.memory.pointers import Pointers
from ltoad.analysis.types.contents import Contents, contents_of, runs
from ltoad.analysis.types.lanes import mask
from ltoad.analysis.types.typing import MemoryTypes
from ltoad.ir.instructions import Call
from ltoad.ir.types import DOUBLE, FLOAT_BITS, FloatType, IntType
from ltoad.ir.values import ConstantInt, Value
from ltoad.rules.rows import FillRow, TransferRow

_LARGEST = 4096
"""Bytes that are looked at one by one, of a block or of an element of an array."""

_FEW = 4
"""Elements of an array that are handled one by one."""

_SMALLEST_FLOAT = 4

ONCE = 1 << 40
"""A period that no block reaches."""


@dataclass(frozen=True, slots=True)
class BlockLayout:
    """Floats and addresses by byte offset, again every ``period`` bytes (0: only once).

    At ``contested`` offsets there is one or the other, which only the run tells.
    ``uniform`` is the type of a block that is a row of equal floats, ``mixed`` with integers of any
    length or not;
    ``own`` says that whatever is in it may be cleared as a whole.
    ``undecided`` says why only the run tells what is in a block, from the byte ``doubtful`` on if
    that is known; then the rest is what is known all the same.
    """

    floats: tuple[tuple[int, FloatType], ...] = ()
    addresses: tuple[int, ...] = ()
    contested: tuple[int, ...] = ()
    period: int = 0
    uniform: FloatType | None = None
    mixed: bool = False
    own: bool = False
    undecided: str = ""
    doubtful: int | None = None


def block_layout(
    call: Call, row: TransferRow, types: MemoryTypes, pointers: Pointers
) -> BlockLayout:
    """The members of the block that a call copies or fills.

    What is known on both sides of a copy decides.
    """
    places = [call.operands[i] for i in row.places]
    own = _is_local(places[0], pointers)
    if isinstance(row, FillRow) and own:
        return BlockLayout(own=True)
    size = _constant_size(call.operands[row.size], row.unit)
    array = None if size is None else types.array_at(places, size)
    if array is not None:
        return BlockLayout(uniform=array)
    known = _unhidden([f for p in places for f in types.at(p) if f.may_lie_behind])
    inside = {INTEGER if f.kind == NUMBER else f.kind for f in known}
    kinds = {k for p in places for k in types.kinds_at(p)} if size is not None else inside
    if size is None and any(pointers.texts.of(p) for p in places) and not _begins_with_float(known):
        kinds = kinds | {INTEGER}  # characters; what lies behind a string's own text is no row
    if not all(f.sure for f in known) and not kinds <= types.numbers:
        packed = any(f.is_out_of_step() for f in known if isinstance(f.kind, FloatType))
        if types.numbers <= {DOUBLE} and _alignment(call) % _WORD == 0 and not packed:
            return _words(known, size)
        return replace(_members(known, kinds, size, own=own), undecided=_UNSURE)
    alike = _all_alike(kinds)
    whole = isinstance(row, FillRow) or _is_whole(kinds, size)
    if alike is not None and (
        isinstance(row, FillRow) or (whole and _starts_with_one(call, row, types))
    ):
        return alike
    layout = _members(known, kinds, size, own=own)
    floats = [k for k in kinds if isinstance(k, FloatType)]
    row_of_one = len(floats) == 1 and ADDRESS not in kinds and _is_row(call, known, floats[0])
    if layout.undecided and row_of_one and whole:
        # integers among them have no adjoints: sums of zeros stay zero
        return BlockLayout(uniform=floats[0], mixed=True)
    return layout


def _is_whole(kinds: set[Kind], size: int | None) -> bool:
    """Whether a block may be a row of floats by its size: else it holds a piece of one."""
    widths = [spacing_of(k) for k in kinds if isinstance(k, FloatType)]
    return size is None or all(size % width == 0 for width in widths)


def _begins_with_float(known: list[Fact]) -> bool:
    """Whether a float may lie where a string has its characters."""
    return any(isinstance(f.kind, FloatType) and f.touches(TEXT_BYTES) for f in known)


class BlockLayouts:
    """The layouts of the blocks that one function's calls copy or fill, each found once, until
    more is known of memory."""

    def __init__(self) -> None:
        self._found: dict[Call, BlockLayout] = {}
        self._state: tuple[int, frozenset[FloatType]] = (-1, frozenset())

    def of(
        self, call: Call, row: TransferRow, types: MemoryTypes, pointers: Pointers
    ) -> BlockLayout:
        state = types.version, types.numbers
        if self._state != state:
            self._state = state
            self._found.clear()
        found = self._found.get(call)
        if found is None:
            found = self._found[call] = block_layout(call, row, types, pointers)
        return found


def row_layout(start: Value, types: MemoryTypes) -> BlockLayout:
    """What lies from an address on, however far one goes.

    What is known of one struct says nothing of what comes behind it.
    """
    known = _unhidden([f for f in types.at(start) if f.may_lie_behind])
    kinds: set[Kind] = {INTEGER if f.kind == NUMBER else f.kind for f in known}
    if not all(f.sure for f in known) and not kinds <= types.numbers:
        return replace(_members(known, kinds, None, own=True), undecided=_UNSURE)
    floats = [f for f in known if isinstance(f.kind, FloatType)]
    alike = _all_alike(kinds)
    if alike is not None and all(f.is_in_step() for f in floats):
        return alike
    layout = _members(known, kinds, None, own=True)
    if layout.undecided and len({f.kind for f in floats}) == 1 and ADDRESS not in kinds:
        in_step = all(f.is_in_step() for f in floats)
        return BlockLayout(uniform=floats[0].kind) if in_step else layout  # type: ignore[arg-type]
    return replace(layout, undecided=_BEHIND) if layout.period == ONCE else layout


_BEHIND = "nothing tells what lies behind"


def _is_row(call: Call, known: list[Fact], kind: FloatType) -> bool:
    """Whether all floats lie at multiples of their size from the start of a block."""
    width = spacing_of(kind)
    if any(f.is_out_of_step() for f in known if f.kind == kind):
        return False
    if _alignment(call) % width == 0:
        return True
    return all(f.is_in_step() for f in known if f.kind == kind)


def _starts_with_one(call: Call, row: TransferRow, types: MemoryTypes) -> bool:
    """Whether a block of nothing but floats may be a row of them from its start on.

    It is none if they are known to lie elsewhere, or anywhere as in a message that is written
    into bytes.
    """
    sides = [
        [
            f
            for f in types.at(call.operands[i])
            if isinstance(f.kind, FloatType) and f.may_lie_behind
        ]
        for i in row.places
    ]
    if any(side and all(f.is_in_step() for f in side) for side in sides):
        return True
    return not any(f.is_out_of_step() for side in sides for f in side)


def _alignment(call: Call) -> int:
    """What the addresses of a block are multiples of, or 1."""
    found = [int(w[6:]) for words in call.argument_attributes[:2] for w in words if _ALIGN(w)]
    return max(found, default=1)


_ALIGN = re.compile(r"align \d+").fullmatch


def _words(known: list[Fact], size: int | None) -> BlockLayout:
    """The layout of a block of which little is sure, in a program whose numbers are all doubles.

    A word that nothing sure and exact is known of, or different things, is contested; an integer
    has no adjoint, and gets none.
    """
    if size is None or size > _LARGEST:
        return BlockLayout(contested=(0,), period=_WORD)
    contents = contents_of([f for f in known if f.sure and not f.is_vague], size)
    open_bytes = contents.unknown | contents.unclear
    words = [s for s in range(0, size - _WORD + 1, _WORD) if not mask(s, _WORD) & ~open_bytes]
    contested = contents.contested.union(words)
    unclear = contents.unclear | sum(mask(start, _WORD) for start in words)
    return _layout(replace(contents, contested=contested, unclear=unclear), 0)


_WORD = 8

_UNSURE = "it is part of an object of which only the run tells what it is"


def _unhidden(facts: list[Fact]) -> list[Fact]:
    """Without rows of integers, if there are floats of which nobody knows where they lie.

    A hash table has a row of control bytes behind its rows of buckets: the bytes claim all, and the
    floats in the buckets would be taken for integers.
    """
    if not any(isinstance(f.kind, FloatType) and f.is_vague for f in facts):
        return facts
    return [f for f in facts if f.where.stride == 0 or f.kind not in (INTEGER, NUMBER)]


def _members(known: list[Fact], kinds: set[Kind], size: int | None, *, own: bool) -> BlockLayout:
    """The layout of a block in which different things lie; ``own``: of the function's own."""
    period = _period(known)
    few = period is None or size is None or size % period or size <= _FEW * period
    if size is not None and size <= _LARGEST and few:
        contents = contents_of(known, size, kinds)
        hiding = _where_integers_hide(contents, known, size)
        if hiding is not None:
            return _undecided(contents, 0, hiding, "a float may lie in the integers at byte {}")
        return _checked(contents, 0)
    if period is not None:
        return _checked(contents_of(_folded(known, period), period, kinds), period)
    if size is None and own and _is_one_struct(known):
        return _piece_of_struct(known)
    return BlockLayout(undecided="its length is not known")


def _where_integers_hide(contents: Contents, known: list[Fact], size: int) -> int | None:
    """Where bytes that are said to be integers begin that have room for a float, if floats may lie
    at any byte: the claims of a row of integers, or of the type of what copies, hide them."""
    widths = [f.size for f in known if f.sure and f.is_vague and isinstance(f.kind, FloatType)]
    if not widths:
        return None
    other = contents.unclear | contents.unknown
    other |= sum(mask(start, width_of(kind)) for start, kind in contents.floats.items())
    for start in contents.addresses:
        other |= mask(start, _WORD)
    for start, length in runs(mask(0, size) & ~other):
        if length >= min(widths):
            return start
    return None


def _is_local(pointer: Value, pointers: Pointers) -> bool:
    """Whether an address leads to nothing but objects of the function itself.

    Their shadow holds no derivatives yet in the forward sweep, and in the
    reverse sweep no address is read there any more that a fill overwrote.
    """
    return all(o.root.is_local for o in pointers.of(pointer))


def _all_alike(kinds: set[Kind]) -> BlockLayout | None:
    """The layout of a block of one kind only."""
    if not kinds:
        return None
    floats = {k for k in kinds if isinstance(k, FloatType)}
    if len(floats) == 1 and kinds == floats:
        return BlockLayout(uniform=next(iter(floats)))
    if not floats:
        return BlockLayout(addresses=(0,) if ADDRESS in kinds else (), period=8)
    return None


def _is_one_struct(facts: list[Fact]) -> bool:
    """Whether every float and address has a place of its own, none in a row."""
    members = [f for f in facts if f.kind not in (INTEGER, NUMBER)]
    return bool(members) and all(f.where.stride == 0 for f in members)


def _piece_of_struct(facts: list[Fact]) -> BlockLayout:
    """What lies behind the start of a copy whose length only the run tells.

    Such a copy in a struct moves a member of variable length, as a string keeps
    its characters in itself.  The floats and addresses that are known are moved
    as far as the copy goes.  What lies between them is taken for no floats,
    because in memory of the function's own somebody would have to read them.
    """
    members = [f for f in facts if f.where.constant + f.size > 0]
    end = max((f.where.constant + f.size for f in members if f.where.stride == 0), default=0)
    if end > _LARGEST:
        return BlockLayout(undecided="it is too large to look at each byte")
    contents = contents_of(members, end)
    return _layout(contents, ONCE)


def _constant_size(size: Value, unit: int) -> int | None:
    """The bytes of a block, if they are known; numbers of bytes have no sign."""
    if not isinstance(size, ConstantInt) or not isinstance(size.type, IntType):
        return None
    return (size.value % (1 << size.type.bits)) * unit


def _period(facts: list[Fact]) -> int | None:
    """The size of the elements, if the block is an array of structs.

    A member that lies once in every so many bytes tells; a row of numbers
    without a gap may just as well be a member itself.
    """
    strides = {f.where.stride for f in facts if f.where.stride > f.size}
    if not strides:
        return None
    period = lcm(*strides)
    return period if period <= _LARGEST else None


def _folded(facts: list[Fact], period: int) -> list[Fact]:
    """What is known of the elements, said of each of them.

    A float or an address at one place is taken for a member of all elements.
    An integer is not: it must not hide a float.
    """
    return [
        f.at(f.where.shifted(0, (period,)))
        for f in facts
        if f.where.stride or f.kind not in (INTEGER, NUMBER)
    ]


def _checked(contents: Contents, period: int) -> BlockLayout:
    unknown = contents.unknown
    while unknown:
        start = _first(unknown)
        length = _first(~(unknown >> start))
        aligned = -(-start // _SMALLEST_FLOAT) * _SMALLEST_FLOAT
        if start + length - aligned >= _SMALLEST_FLOAT:
            return _undecided(contents, period, start, "nothing tells what byte {} belongs to")
        unknown &= ~(((1 << length) - 1) << start)
    return _layout(contents, period)


def _layout(contents: Contents, period: int) -> BlockLayout:
    contested = tuple(sorted(contents.contested))
    unclear = contents.unclear & ~sum(mask(start, 8) for start in contested)
    if unclear:
        return _undecided(contents, period, _first(unclear), "byte {} may be different things")
    layout = BlockLayout(
        tuple(sorted(contents.floats.items())), contents.addresses, contested, period
    )
    return _shortened(layout) if 0 < period < ONCE else layout


def _shortened(layout: BlockLayout) -> BlockLayout:
    """The same with the shortest period.

    Who takes every other element of an array tells of structs twice as long, whose halves are
    alike.  A block that is moved along by one of the elements has to know how long these are.
    """
    for period in range(_SMALLEST_FLOAT, layout.period, _SMALLEST_FLOAT):
        if layout.period % period == 0 and _comes_again(layout, period):
            return replace(
                layout,
                floats=tuple(f for f in layout.floats if f[0] < period),
                addresses=tuple(a for a in layout.addresses if a < period),
                contested=tuple(c for c in layout.contested if c < period),
                period=period,
            )
    return layout


def _comes_again(layout: BlockLayout, period: int) -> bool:
    """Whether everything in a block lies again so many bytes further on."""

    def further(place: int) -> int:
        return (place + period) % layout.period

    return (
        {(further(start), kind) for start, kind in layout.floats} == set(layout.floats)
        and set(map(further, layout.addresses)) == set(layout.addresses)
        and set(map(further, layout.contested)) == set(layout.contested)
    )


def _undecided(contents: Contents, period: int, byte: int, why: str) -> BlockLayout:
    floats = tuple(sorted(contents.floats.items()))
    return BlockLayout(
        floats, contents.addresses, (), period, undecided=why.format(byte), doubtful=byte
    )


def _first(bits: int) -> int:
    return (bits & -bits).bit_length() - 1


def width_of(kind: FloatType) -> int:
    """The bytes of a float in memory."""
    return FLOAT_BITS[kind.kind] // 8


def spacing_of(kind: FloatType) -> int:
    """How many bytes the floats of a row are apart: of ten bytes there are six more in between."""
    return 1 << (width_of(kind) - 1).bit_length()
