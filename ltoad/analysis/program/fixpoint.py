"""Least fixpoints of results that depend on each other, found on demand.

Results of recursive functions depend on themselves.  A key that is asked for
while it is being evaluated gets what is known so far.  The outermost key of a
cycle is evaluated again, and with it all others of the cycle, each once a
round, until a round changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Fixpoint(Generic[K, V]):
    """Memoised least solution; ``evaluate`` asks for other keys with :meth:`of`.

    ``evaluate(key, former)`` is monotone in what it asks for, and joins its result
    with ``former``.  ``least`` is where it starts.
    """

    def __init__(self, evaluate: Callable[[K, V], V], least: V) -> None:
        self._evaluate = evaluate
        self._least = least
        self._known: dict[K, V] = {}
        self._approximation: dict[K, V] = {}
        self._open: dict[K, int] = {}
        """Keys under evaluation with their place on the stack."""
        self._stack: list[K] = []
        self._done: dict[K, K] = {}
        """Keys of unsettled cycles that this round has evaluated, with the outermost key that
        they rest on: open, or done itself by now, and then it rests on one further out."""
        self._lowest = _NOTHING
        """The outermost open key that the evaluation on top of the stack rests on."""
        self._changed = False
        """Whether this round has changed an approximation."""

    def forget(self) -> None:
        """Start over, because something else that results rest on has changed."""
        assert not self._open
        self._known.clear()
        self._approximation.clear()

    def of(self, key: K) -> V:
        """The result for a key; what is known so far if it is being evaluated."""
        if key in self._known:
            return self._known[key]
        if key not in self._open and key not in self._done:
            return self._settle(key)
        self._lowest = min(self._lowest, self._place(key))
        return self._approximation[key]

    def _place(self, key: K) -> int:
        """The place of the outermost open key that an unsettled one rests on."""
        passed = []
        while key in self._done:
            passed.append(key)
            key = self._done[key]
        for shortened in passed:
            self._done[shortened] = key
        return self._open[key]

    def _settle(self, key: K) -> V:
        place = self._open[key] = len(self._stack)
        self._stack.append(key)
        self._approximation.setdefault(key, self._least)
        lowest_outside, changed_outside = self._lowest, self._changed
        lowest, changed = self._round(key)
        while lowest == place and changed:
            self._discard(place)
            lowest, changed = self._round(key)
        if lowest == place:
            self._finish(place)
        del self._open[key]
        self._stack.pop()
        if lowest >= place:
            self._known[key] = self._approximation[key]
            self._lowest, self._changed = lowest_outside, changed_outside
            return self._known[key]
        self._done[key] = self._stack[lowest]
        self._lowest = min(lowest_outside, lowest)
        self._changed = changed_outside or changed
        return self._approximation[key]

    def _round(self, key: K) -> tuple[int, bool]:
        """Evaluate once; what it rests on, and whether anything has changed."""
        self._lowest, self._changed = _NOTHING, False
        value = self._evaluate(key, self._approximation[key])
        if value != self._approximation[key]:
            self._approximation[key] = value
            self._changed = True
        return self._lowest, self._changed

    def _discard(self, place: int) -> None:
        """Have everything that rests on the key at ``place`` evaluated again."""
        self._done = {k: on for k, on in self._done.items() if self._place(k) < place}

    def _finish(self, place: int) -> None:
        """A cycle is settled: all that rests on no key further out than its first."""
        for other in self._done:
            if self._place(other) >= place:
                self._known[other] = self._approximation[other]
        self._discard(place)


_NOTHING = 1 << 62
