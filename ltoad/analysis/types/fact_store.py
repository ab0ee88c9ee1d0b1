"""Facts about objects, by origin."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from ltoad.analysis.memory.memory_facts import Fact, widened
from ltoad.analysis.memory.origins import Origin
from ltoad.ir.types import FloatType

Facts = frozenset[Fact]

NO_FACTS: Facts = frozenset()


@dataclass(slots=True)
class FactStore:
    """Facts that only grow; ``version`` counts the times that something was new."""

    version: int = 0
    _facts: dict[Origin, Facts] = field(default_factory=dict)
    _stamps: dict[Origin, int] = field(default_factory=dict)
    _widened: set[Origin] = field(default_factory=set)

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
        if origin in self._widened:
            fresh = frozenset(f for f in fresh if not any(k.implies(f) for k in known))
        if not fresh:
            return False
        joined = widened(known | fresh)
        if len(joined) < len(known | fresh):
            self._widened.add(origin)
        self._facts[origin] = joined
        self.version += 1
        self._stamps[origin] = self.version
        return True
