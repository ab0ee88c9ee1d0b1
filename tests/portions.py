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


def every_row(step: int, rows: Iterable[tuple[object, ...]], first: int = 0) -> list[object]:
    """All cases of several values each, of which one in ``step`` runs always."""
    return [
        pytest.param(*row, marks=() if i % step == first else pytest.mark.slow)
        for i, row in enumerate(rows)
    ]


def in_turn(
    cases: Sequence[Case],
    levels: Sequence[str],
    at_once: Collection[int],
    one_in: int = 1,
    long: Collection[str] = (),
) -> list[object]:
    """All pairs of case and level, of which those that :func:`has_turn` names run always, but not
    the ``long`` ones."""
    found = []
    for i, case in enumerate(cases):
        name = str(getattr(case, "stem", case))
        for j, level in enumerate(levels):
            always = name not in long and has_turn(i, j, len(levels), at_once, one_in)
            found.append(_case((case, level), f"{name}-{level}", always))
    return found


def has_turn(case: int, level: int, levels: int, at_once: Collection[int], one_in: int) -> bool:
    """Whether a case runs always at a level: each does at some levels, other cases at others.

    All are given by number.  ``at_once`` are the levels of the first case; of the laps through the
    levels, one in ``one_in`` runs.
    """
    return case // levels % one_in == 0 and (level - case) % levels in at_once


def _case(values: tuple[object, ...], name: str, always: bool) -> object:
    return pytest.param(*values, id=name, marks=() if always else pytest.mark.slow)
