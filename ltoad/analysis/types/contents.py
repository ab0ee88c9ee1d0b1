"""What a stretch of memory holds, member by member, as far as facts tell."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache

from ltoad.analysis.memory.kinds import ADDRESS, INTEGER, NUMBER, Kind
from ltoad.analysis.memory.memory_facts import Fact
from ltoad.analysis.types.lanes import Lane, Lanes, mask, sorted_lanes
from ltoad.ir.types import DOUBLE, FLOAT_BITS, FloatType


@dataclass(frozen=True, slots=True)
class Contents:
    """Floats and addresses by byte, and what is not so clear, as masks of bytes.

    ``unclear`` bytes hold pieces of floats, or different things at different
    times; of ``unknown`` bytes nothing is known.  ``contested`` are the places
    of those unclear words that hold either an address or a double.
    """

    floats: dict[int, FloatType]
    addresses: tuple[int, ...]
    unclear: int
    unknown: int
    contested: frozenset[int] = frozenset()

    @property
    def may_hold_floats(self) -> bool:
        return bool(self.floats) or self.unclear != 0 or self.unknown != 0

    @property
    def lanes(self) -> Lanes:
        return sorted_lanes(Lane(8 * start, type_) for start, type_ in self.floats.items())


@dataclass(slots=True)
class _Bytes:
    """Byte masks under construction, of ``size`` bytes."""

    size: int
    floats: dict[int, FloatType] = field(default_factory=dict)
    addresses: set[int] = field(default_factory=set)
    float_bytes: int = 0
    address_bytes: int = 0
    integer_bytes: int = 0
    number_bytes: int = 0
    unclear: int = 0
    pieces: int = 0
    """Bytes of floats that lie across others."""
    contested: set[int] = field(default_factory=set)

    @property
    def claimed(self) -> int:
        """The bytes that something certain is said about."""
        return self.float_bytes | self.address_bytes | self.integer_bytes | self.unclear

    @property
    def unknown(self) -> int:
        return mask(0, self.size) & ~(self.claimed | self.number_bytes)

    def put(self, start: int, size: int, kind: Kind) -> None:
        here = _clipped(start, size, self.size)
        whole = start >= 0 and start + size <= self.size
        if kind == INTEGER:
            self.integer_bytes |= here
        elif kind == NUMBER:
            self.number_bytes |= here
        elif kind == ADDRESS:
            if whole:
                self.addresses.add(start)
            self.address_bytes |= here
        else:
            assert isinstance(kind, FloatType)
            self._put_float(start, kind, here, whole=whole)
            if kind.kind == "x86_fp80":  # ten bytes of sixteen
                self.integer_bytes |= _clipped(start + 10, 6, self.size)

    def _put_float(self, start: int, kind: FloatType, here: int, *, whole: bool) -> None:
        if not whole or (self.float_bytes & here and self.floats.get(start) != kind):
            self._cut(here)
        else:
            self.floats[start] = kind
        self.float_bytes |= here

    def _cut(self, here: int) -> None:
        self.unclear |= here
        self.pieces |= here

    def contest(self, start: int, size: int, kind: Kind) -> None:
        """Take notice of a claim that counts less than another one, if it is on the same word.

        A float where an integer or another float is claimed makes the bytes unclear, unless it
        agrees with a claim that counts more than these.
        """
        if isinstance(kind, FloatType) and self.floats.get(start) != kind:
            here = _clipped(start, size, self.size)
            self.unclear |= here & self.integer_bytes
            if here & self.float_bytes:
                self._cut(here)
        doubled = kind == DOUBLE and start in self.addresses
        addressed = kind == ADDRESS and self.floats.get(start) == DOUBLE
        if doubled or addressed:
            self.contested.add(start)

    def finish(self) -> Contents:
        """Floats win over integers (a union); a float and an address are unclear.

        A word is contested only if no float is known that may have a part of it.
        """
        self.contested |= {a for a in self.addresses if self.floats.get(a) == DOUBLE}
        unclear = self.unclear | (self.float_bytes & self.address_bytes)
        unclear |= sum(mask(start, 8) for start in self.contested)
        contested = frozenset(s for s in self.contested if not mask(s, 8) & self.pieces)
        floats = {}
        for start, kind in self.floats.items():
            here = mask(start, FLOAT_BITS[kind.kind] // 8)
            if here & unclear:
                unclear |= here
            else:
                floats[start] = kind
        clear = tuple(sorted(a for a in self.addresses if not mask(a, 8) & unclear))
        return Contents(floats, clear, unclear, self.unknown & ~unclear, contested)


def _clipped(start: int, size: int, whole: int) -> int:
    first, last = max(start, 0), min(start + size, whole)
    return mask(first, last - first) if last > first else 0


def contents_of(facts: Iterable[Fact], size: int, elsewhere: Iterable[Kind] = ()) -> Contents:
    """What ``size`` bytes hold, by facts counted from the first of them.

    A fact about one place counts more than one about places far apart, and
    that more than one about a row: nothing says where a row that is walked
    over ends.  Where none of them says anything, facts without an exact place
    do if they agree, and then ``elsewhere``, the kinds in the rest of the object.

    Facts that are not sure count least: what they say to be floats is unclear, and what nobody
    else tells of is unknown.
    """
    # each once: both sides of a copy say mostly the same
    return _contents_of(tuple(dict.fromkeys(facts)), size, frozenset(elsewhere))


@lru_cache(maxsize=1 << 14)
def _contents_of(facts: tuple[Fact, ...], size: int, elsewhere: frozenset[Kind]) -> Contents:
    """The same is asked in each round of the analyses, and for each copy of a block."""
    found = _Bytes(size)
    ranked: dict[int, list[Fact]] = {}
    unsure = [f for f in facts if not f.sure]
    hidden = any(f.is_vague and isinstance(f.kind, FloatType) for f in facts)
    for fact in (f for f in facts if f.sure):
        claims = not (hidden and fact.kind in (INTEGER, NUMBER, ADDRESS))
        ranked.setdefault(_rank(fact, claims=claims), []).append(fact)
    vague_facts = ranked.pop(_VAGUE, [])
    vague = {_certain(f.kind) for f in vague_facts}
    for rank in sorted(ranked):
        claimed = found.claimed
        open_ = _open(rank, found, vague_facts, size)
        for fact in ranked[rank]:
            for start in starts(fact, size):
                if isinstance(fact.kind, FloatType):
                    found.unclear |= _clipped(start, fact.size, size) & open_
                if fact.kind == INTEGER or not _clipped(start, fact.size, size) & claimed:
                    found.put(start, fact.size, fact.kind)
                else:
                    found.contest(start, fact.size, fact.kind)
    if vague:
        _fill(found, vague | set(found.floats.values()), size)
    elif unsure:
        floats = _touched((f for f in unsure if isinstance(f.kind, FloatType)), size)
        found.unclear |= floats & ~found.claimed
    elif found.unknown:
        _fill(found, {_certain(k) for k in elsewhere}, size, certain=False)
    return found.finish()


def _open(rank: int, found: _Bytes, vague: list[Fact], size: int) -> int:
    """The bytes that a float of some rank does not settle: addresses may lie there, too, of which
    nobody knows where they lie, or something is calculated with that lies at one place."""
    if rank == _EXACT:
        return 0
    addresses = _touched((f for f in vague if f.kind == ADDRESS), size)
    return addresses | (found.number_bytes if rank == _ROW else 0)


def _touched(facts: Iterable[Fact], size: int) -> int:
    """The bytes that facts are about."""
    touched = 0
    for fact in facts:
        for start in starts(fact, size):
            touched |= _clipped(start, fact.size, size)
    return touched


_EXACT = 0
_APART = 1
_ROW = 2
_VAGUE = 3


def _rank(fact: Fact, *, claims: bool) -> int:
    """``claims``: a row says more than that something lies somewhere."""
    stride = fact.where.stride
    if stride == 0:
        return _EXACT
    if stride > fact.size:
        return _APART
    return _ROW if claims and not fact.is_vague else _VAGUE


def _certain(kind: Kind) -> Kind:
    return INTEGER if kind == NUMBER else kind


def starts(fact: Fact, size: int) -> Iterator[int]:
    """The places in ``size`` bytes that a fact is about, those that it only touches too."""
    where = fact.where
    if where.stride == 0:
        if -fact.size < where.constant < size:
            yield where.constant
        return
    first = where.constant % where.stride
    while first > -fact.size:
        first -= where.stride
    yield from range(first + where.stride, size, where.stride)


def runs(bits: int) -> Iterator[tuple[int, int]]:
    """Start and length of each stretch of set bits."""
    start = 0
    while bits >> start:
        start += ((bits >> start) & -(bits >> start)).bit_length() - 1
        length = (~(bits >> start) & -~(bits >> start)).bit_length() - 1
        yield start, length
        start += length


def _fits(found: _Bytes, kind: FloatType, start: int, length: int) -> bool:
    """Whether a float may lie, in part at least, in a stretch between known members.

    Floats of one kind in one object are as far apart as their size allows.
    """
    width = FLOAT_BITS[kind.kind] // 8
    known = [s for s, k in found.floats.items() if k == kind]
    if not known or width == 10:
        return True
    first = start - (start - known[0]) % width
    places = range(first, start + length, width)
    return any(not mask(max(p, 0), width) & found.claimed for p in places)


def _fill(found: _Bytes, kinds: set[Kind], size: int, *, certain: bool = True) -> None:
    """Say of bytes that nothing exact is known of what the kinds agree on."""
    floats = {k for k in kinds if isinstance(k, FloatType)}
    if certain and floats:
        for start, length in runs(found.unknown):
            if not any(_fits(found, kind, start, length) for kind in floats):
                found.integer_bytes |= mask(start, length)  # padding
    if certain and (len(floats) > 1 or (floats and kinds != floats)):
        found.unclear |= found.unknown
        return
    if len(kinds) != 1:
        return
    (kind,) = kinds
    width = FLOAT_BITS[kind.kind] // 8 if isinstance(kind, FloatType) else 8
    if kind == INTEGER:
        found.integer_bytes |= found.unknown
        return
    width = 16 if width == 10 else width
    phase = min((s % width for s in found.floats), default=0)
    for start in range(phase, size - width + 1, width):
        if found.unknown & mask(start, width) == mask(start, width):
            found.put(start, width, kind)
    if isinstance(kind, FloatType) and certain:
        found.unclear |= found.unknown
