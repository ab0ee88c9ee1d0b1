"""Least fixpoints of results that depend on each other, found on demand.

Results of recursive functions depend on themselves.  A key that is asked for
while it is being evaluated gets what is known so far, and is evaluated again
when that was too little.  Everything that rested on it is *tentative* until
it is settled: valid only as long as nothing that is open changes.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


@dataclass(slots=True)
class _Open(Generic[V]):
    """A key under evaluation: its place on the stack, and the value found so far."""

    position: int
    value: V


class Fixpoint(Generic[K, V]):
    """Memoised least solution; ``evaluate`` asks for other keys with :meth:`of`.

    ``evaluate(key, former)`` is monotone in what it asks for, and joins its result
    with ``former``.  ``least`` is where it starts.
    """

    def __init__(self, evaluate: Callable[[K, V], V], least: V) -> None:
        self._evaluate = evaluate
        self._least = least
        self._known: dict[K, V] = {}
        self._open: dict[K, _Open[V]] = {}
        self._tentative: dict[K, tuple[V, int]] = {}
        # the outermost open key that the evaluation on top of the stack has asked for
        self._lowest = _NOTHING

    def forget(self) -> None:
        """Start over, because something else that results rest on has changed."""
        self._known.clear()

    def of(self, key: K) -> V:
        """The result for a key; what is known so far if it is being evaluated."""
        if key in self._known:
            return self._known[key]
        if key in self._open:
            self._lowest = min(self._lowest, self._open[key].position)
            return self._open[key].value
        if key in self._tentative:
            value, lowest = self._tentative[key]
            self._lowest = min(self._lowest, lowest)
            return value
        return self._settle(key)

    def _settle(self, key: K) -> V:
        entry = self._open[key] = _Open(len(self._open), self._least)
        outside, self._lowest = self._lowest, _NOTHING
        while True:
            value = self._evaluate(key, entry.value)
            if value == entry.value:
                break
            entry.value = value
            if self._lowest > entry.position:
                break  # it has not asked for itself
            self._tentative.clear()
        del self._open[key]
        if self._lowest >= entry.position:
            self._known[key] = entry.value
            self._promote(entry.position)
            self._lowest = outside
        else:
            self._tentative[key] = (entry.value, self._lowest)
            self._lowest = min(outside, self._lowest)
        return entry.value

    def _promote(self, position: int) -> None:
        """What rests on nothing that is still open is final."""
        for key, (value, lowest) in list(self._tentative.items()):
            if lowest >= position:
                self._known[key] = value
                del self._tentative[key]


_NOTHING = 1 << 62
