"""Facts about memory that is copied, said of the copy."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from heapq import heappop, heappush

from ltoad.analysis.memory.flows import Flow
from ltoad.analysis.memory.kinds import ADDRESS
from ltoad.analysis.memory.memory_facts import Fact
from ltoad.analysis.memory.offsets import Congruence
from ltoad.analysis.memory.origins import Origin
from ltoad.analysis.memory.own_texts import holds_text
from ltoad.analysis.types.contents import starts
from ltoad.analysis.types.fact_sets import NO_FACTS, Facts, without
from ltoad.analysis.types.fact_store import FactStore
from ltoad.ir.types import FloatType

_SMALL = 512
"""Bytes of a block whose members are looked at one by one."""


class MovedFacts:
    """What a copy says of its target, each fact once: the source is asked again whenever one of its
    facts is new."""

    __slots__ = ("_before", "_flow", "_known", "_stamp", "_text")

    def __init__(self, flow: Flow, known: FactStore) -> None:
        self._flow = flow
        self._known = known
        self._stamp = 0
        self._before = NO_FACTS
        self._text = flow.read

    def new(self) -> Facts:
        """Of what is known of the source, what was not when this was asked last; said of the
        target."""
        flow = self._flow
        stamp = self._known.stamp(flow.source)
        if stamp == self._stamp:
            return NO_FACTS
        self._stamp = stamp
        known, before = self._known.of(flow.source), self._before
        if self._text is not None and _holds_no_text(self._text, known):
            before, self._text = NO_FACTS, None
        self._before = known
        return moved_facts(without(known, before), flow.here, flow.there, flow.size, self._text)


class Exchange:
    """The facts that a copy moves, both ways."""

    __slots__ = ("_back", "_flow", "_forth", "_own_back", "_own_forth")

    def __init__(self, flow: Flow, known: FactStore, own: FactStore) -> None:
        back = flow.reversed()
        self._flow = flow
        self._forth, self._back = MovedFacts(flow, known), MovedFacts(back, known)
        self._own_forth, self._own_back = MovedFacts(flow, own), MovedFacts(back, own)

    def told(self) -> Iterator[tuple[Origin, Facts]]:
        """What is new of the copy's target and source; what others have told is among it."""
        return self._new(self._forth.new(), self._back.new())

    def own(self) -> Iterator[tuple[Origin, Facts]]:
        """The same, of what the function itself knows."""
        return self._new(self._own_forth.new(), self._own_back.new())

    def _new(self, forth: Facts, back: Facts) -> Iterator[tuple[Origin, Facts]]:
        if forth:
            yield self._flow.target, forth
        if back:
            yield self._flow.source, back


class Exchanges:
    """The copies of a function, in their order; only those are looked at of which an end has news,
    since there are thousands in functions with many texts."""

    def __init__(self, known: FactStore, own: FactStore) -> None:
        self._known, self._own = known, own
        self._copies: list[Exchange] = []
        self._of: dict[Origin, list[int]] = defaultdict(list)
        self._waiting: set[int] = set()

    def add(self, flows: Iterable[Flow]) -> None:
        for flow in flows:
            number = len(self._copies)
            self._copies.append(Exchange(flow, self._known, self._own))
            self._waiting.add(number)
            for origin in {flow.target, flow.source}:
                self._of[origin].append(number)

    def one_round(self, exchange: Callable[[Exchange], bool]) -> bool:
        """Exchange facts along each copy once, what one brings to those behind it among them;
        whether any was new."""
        self._waiting.update(self._with_news())
        present, self._waiting = self._waiting, set()
        ahead = sorted(present)
        changed = False
        while ahead:
            number = heappop(ahead)
            if not exchange(self._copies[number]):
                continue
            changed = True
            for other in self._with_news():
                if other <= number:
                    self._waiting.add(other)
                elif other not in present:
                    present.add(other)
                    heappush(ahead, other)
        return changed

    def _with_news(self) -> Iterator[int]:
        for store in (self._known, self._own):
            for origin in store.take_news():
                yield from self._of.get(origin, ())


_REMEMBERED = 1 << 16
"""Objects that copies make alike have the same facts, which are moved over and over."""


@lru_cache(_REMEMBERED)
def moved_facts(
    facts: Facts,
    here: Congruence,
    there: Congruence,
    size: int | None,
    text: Congruence | None = None,
) -> Facts:
    """Facts about bytes from ``here`` on, said of the bytes from ``there`` on; what is no
    character of a ``text`` is not among them."""
    found = []
    for fact in facts:
        if text is not None and not holds_text(text, fact.where, fact.size):
            continue
        counted = fact.relative_to(here)
        exact = counted.where.stride == 0 or counted.where.stride > fact.size
        if exact and size is not None and size <= _SMALL:
            found += [
                fact.at(there.shifted(start))
                for start in starts(counted, size)
                if _is_told(fact, start, size)
            ]
        elif counted.may_lie_behind:
            distance = there.constant - here.constant
            strides = (here.stride, there.stride)
            begins = None if fact.begins is None or any(strides) else fact.begins + distance
            found.append(fact.at(fact.where.shifted(distance, strides), begins))
    return frozenset(found)


def _holds_no_text(text: Congruence, known: Facts) -> bool:
    """Whether floats or addresses are known to lie where characters of a text would."""
    return any(
        (isinstance(f.kind, FloatType) or f.kind == ADDRESS)
        and not f.is_vague
        and holds_text(text, f.where, f.size)
        for f in known
    )


def _is_told(fact: Fact, start: int, size: int) -> bool:
    """Whether a fact about bytes from ``start`` on goes with a copy of ``size`` bytes.

    So does one about a float of which only a part is copied: the rest may come by other copies, as
    by a loop over bytes.
    """
    whole = start >= 0 and start + fact.size <= size
    return whole or isinstance(fact.kind, FloatType)
