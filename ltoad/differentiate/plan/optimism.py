"""Questions about functions that call themselves: taken for true until they turn out not to be."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable
from typing import Generic, TypeVar

Subject = TypeVar("Subject", bound=Hashable)


class Optimism(Generic[Subject]):
    """The greatest fixpoint of a property, on demand.

    ``evaluate`` may ask for the property of other subjects, and is believed
    unless it does so for one that is being evaluated.  That one is assumed to
    have it; if it has not, what was built on the assumption is forgotten, by
    ``forget`` too.  What is not so in spite of the assumption stays known: ``evaluate`` is
    monotone, and says no to more if more has not the property.
    """

    def __init__(
        self,
        evaluate: Callable[[Subject], bool],
        forget: Callable[[Collection[Subject]], None],
    ) -> None:
        self._evaluate = evaluate
        self._forget = forget
        self._known: dict[Subject, bool] = {}
        self._open: list[Subject] = []
        self._assumed: set[Subject] = set()
        self._since: dict[Subject, list[Subject]] = {}

    def holds(self, subject: Subject) -> bool:
        """Whether a subject has the property."""
        if subject in self._known:
            return self._known[subject]
        if subject in self._since:
            self._assumed.add(subject)
            return True
        self._since[subject] = []
        self._open.append(subject)
        found = self._evaluate(subject)
        self._open.pop()
        inside = self._since.pop(subject)
        if not found and subject in self._assumed:
            doubtful = [subject, *inside]
            for one in doubtful:
                if self._known.get(one, False):
                    del self._known[one]
            self._forget(doubtful)
        self._assumed.discard(subject)
        self._known[subject] = found
        if self._open:
            self._since[self._open[-1]] += [subject, *inside]
        return found
