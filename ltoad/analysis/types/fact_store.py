"""Facts about objects, by origin."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from ltoad.analysis.memory.kinds import Kind
from ltoad.analysis.memory.memory_facts import Fact, widened
from ltoad.analysis.memory.origins import Origin
from ltoad.analysis.types.fact_sets import NO_FACTS, Facts
from ltoad.ir.types import FloatType

_MANY = 96
_PATIENCE = 16
"""Times that an object with many facts may have others still: a class with a hundred members has
them all in a few, a pointer that moves on at every call of a recursion would have new ones for
ever."""
_MOST = 1024
_NEAR = 1
"""Pointers on the way to an object that may be such a class; what is behind more is often all that
a graph consists of, in one."""
_REMEMBERED = 1 << 10
"""Objects of which so much is known that others compare with it again and again."""


@dataclass(slots=True)
class FactStore:
    """Facts that only grow; ``version`` counts the times that something was new."""

    version: int = 0
    _facts: dict[Origin, Facts] = field(default_factory=dict)
    _stamps: dict[Origin, int] = field(default_factory=dict)
    _widened: set[Origin] = field(default_factory=set)
    _grown: dict[Origin, int] = field(default_factory=dict)
    """How often something was learnt about those of which much was known already."""
    _implied: dict[Origin, set[Fact]] = field(default_factory=dict)
    """What said nothing more than was known: it never will, and comes again from every call."""
    _news: dict[Origin, None] = field(default_factory=dict)

    def of(self, origin: Origin) -> Facts:
        return self._facts.get(origin, NO_FACTS)

    def origins(self) -> list[Origin]:
        """The objects that something is known about."""
        return [origin for origin, facts in self._facts.items() if facts]

    def number_kinds(self) -> set[FloatType]:
        """The types of all numbers in these objects."""
        facts = (f for known in self._facts.values() for f in known)
        return {f.kind for f in facts if isinstance(f.kind, FloatType)}

    def stamp(self, origin: Origin) -> int:
        """The version in which something was last learnt about an object."""
        return self._stamps.get(origin, 0)

    def add(self, origin: Origin, facts: Iterable[Fact]) -> bool:
        """Learn facts; whether any was new."""
        known = self._facts.get(origin, NO_FACTS)
        fresh = frozenset(facts) - known
        if fresh and origin in self._widened:
            fresh = self._without_implied(origin, fresh, known)
        if not fresh:
            return False
        together = known | fresh
        if self._is_endless(origin, together):
            together = widened(together)
            self._widened.add(origin)
        self._facts[origin] = together
        self.version += 1
        self._stamps[origin] = self.version
        self._news[origin] = None
        return True

    def take_news(self) -> Iterable[Origin]:
        """The objects of which something was learnt since this was asked last."""
        news, self._news = self._news, {}
        return news

    def _without_implied(self, origin: Origin, facts: Facts, known: Facts) -> Facts:
        implied = self._implied.setdefault(origin, set())
        facts -= implied
        fresh = _not_implied(facts, known)
        implied |= facts - fresh
        return fresh

    def _is_endless(self, origin: Origin, facts: Facts) -> bool:
        """Whether nobody can wait until all is known about an object."""
        if len(facts) <= _MANY:
            return False
        if origin.depth > _NEAR:
            return True
        self._grown[origin] = grown = self._grown.get(origin, 0) + 1
        return grown > _PATIENCE or len(facts) > _MOST


def _not_implied(facts: Facts, known: Facts) -> Facts:
    """The facts that say more than each of those that are known."""
    alike = _by_what(known)
    return frozenset(f for f in facts if not any(k.implies(f) for k in alike.get(f.what, ())))


@lru_cache(_REMEMBERED)
def _by_what(facts: Facts) -> Mapping[tuple[int, Kind, bool], list[Fact]]:
    """Facts by what lies there."""
    alike: dict[tuple[int, Kind, bool], list[Fact]] = {}
    for fact in facts:
        alike.setdefault(fact.what, []).append(fact)
    return alike
