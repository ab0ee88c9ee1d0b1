"""Sets of facts, counted from elsewhere as wholes.

The objects of a program have few sets of facts, and every call passes on some of them: the same
ones are counted from the same places over and over.
"""

from __future__ import annotations

from functools import lru_cache

from ltoad.analysis.memory.kinds import ADDRESS, Kind
from ltoad.analysis.memory.memory_facts import Fact
from ltoad.analysis.memory.offsets import ORIGIN, Congruence

Facts = frozenset[Fact]

NO_FACTS: Facts = frozenset()

_REMEMBERED = 1 << 13


def moved(facts: Facts, where: Congruence) -> Facts:
    """The same of memory that begins at ``where``."""
    return facts if where == ORIGIN or not facts else _moved(facts, where)


def relative_to(facts: Facts, where: Congruence) -> Facts:
    """The same, counted from ``where``."""
    return facts if where == ORIGIN or not facts else _relative_to(facts, where)


def within(facts: Facts, size: int) -> Facts:
    """Those that may be about one of the first ``size`` bytes."""
    return _within(facts, size) if facts else facts


@lru_cache(_REMEMBERED)
def kinds_in(facts: Facts) -> frozenset[Kind]:
    """All kinds that are claimed."""
    return frozenset(f.kind for f in facts)


@lru_cache(_REMEMBERED)
def sure_addresses(facts: Facts) -> tuple[Fact, ...]:
    """The addresses that surely lie at a place that is known."""
    return tuple(f for f in facts if f.kind == ADDRESS and f.sure and not f.is_vague)


@lru_cache(_REMEMBERED)
def unsure(facts: Facts) -> Facts:
    """The same, said of an object that may be another one."""
    return frozenset(f._replace(sure=False) for f in facts)


def without(facts: Facts, others: Facts) -> Facts:
    """Those that are not among the others; the very same set if there are no others."""
    return facts - others if others else facts


@lru_cache(_REMEMBERED)
def _moved(facts: Facts, where: Congruence) -> Facts:
    return frozenset(f.moved(where) for f in facts)


@lru_cache(_REMEMBERED)
def _relative_to(facts: Facts, where: Congruence) -> Facts:
    return frozenset(f.relative_to(where) for f in facts)


@lru_cache(_REMEMBERED)
def _within(facts: Facts, size: int) -> Facts:
    return frozenset(f for f in facts if f.touches(size))
