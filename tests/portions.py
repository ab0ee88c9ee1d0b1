"""Tests that are too many for every run: some run always, the others with the marker ``slow``."""

from collections.abc import Collection, Iterable, Sequence
from typing import TypeVar

import pytest

Case = TypeVar("Case")
LEVELS = {
    "O0": ["-O0"],
    "O1": ["-O1"],
    "O2": ["-O2"],
    "O3": ["-O3"],
    "full": ["-O2", "-flto=full"],
}
"""Flags of the compiler, by what reaches the linker."""


def every(step: int, cases: Iterable[Case], first: int = 0) -> list[object]:
    """All cases, of which one in ``step`` runs always, from the ``first`` on."""
    return [_case((c,), str(getattr(c, "stem", c)), i % step == first) for i, c in enumerate(cases)]


def in_turn(
    cases: Sequence[Case], levels: Sequence[str], at_once: Collection[int], one_in: int = 1
) -> list[object]:
    """All pairs of case and level; each case runs always at some levels, other cases at others.

    ``at_once`` are these levels for the first case, by number; of the laps through the
    levels, one in ``one_in`` runs always.
    """
    found = []
    for i, case in enumerate(cases):
        for j, level in enumerate(levels):
            turn, lap = (j - i) % len(levels), i // len(levels)
            always = lap % one_in == 0 and turn in at_once
            found.append(_case((case, level), f"{getattr(case, 'stem', case)}-{level}", always))
    return found


def _case(values: tuple[object, ...], name: str, always: bool) -> object:
    return pytest.param(*values, id=name, marks=() if always else pytest.mark.slow)
