"""Gradients of random programs; guards the interplay of constructs that tests have one by one.

Each batch runs at some of the levels.  A refusal is no wrong gradient, but there must be few.
"""

import shutil
from pathlib import Path

import pytest

from tests.portions import every
from tests.random_programs.campaign import run
from tests.random_programs.programs import make_program
from tests.random_programs.tree import size_of, smaller_blocks

BATCHES = 50
BATCH = 10
OF_MEMORY = 25
LEVELS = (("O0", "O2", "full"), ("O1", "O3", "fast"), ("limited0", "limited", "tape", "tape0"))


@pytest.fixture(scope="module", autouse=True)
def gcc() -> None:
    if shutil.which("gcc") is None:
        pytest.skip("no gcc: quadruple precision needs libquadmath")


@pytest.mark.parametrize("batch", every(25, range(BATCHES), first=2))
def test_gradients(batch: int, ltoad_cc: Path) -> None:
    levels = LEVELS[batch % len(LEVELS)]
    tally = run(range(batch * BATCH, (batch + 1) * BATCH), levels)
    report = "\n".join(tally.lines())
    assert not tally.failures, report
    assert tally.unfit <= BATCH // 3, report
    assert len(tally.refusals) <= BATCH * len(levels) // 5, report


@pytest.mark.parametrize("batch", every(12, range(12), first=1))
@pytest.mark.parametrize("kind", ["memory", "memory-cxx"])
def test_memory_of_every_kind(batch: int, kind: str, ltoad_cc: Path) -> None:
    levels = ("O0", "O1", "O2", "O3", "full")
    tally = run(range(batch * OF_MEMORY, (batch + 1) * OF_MEMORY), (levels[batch % 5],), kind=kind)
    report = "\n".join(tally.lines())
    assert not tally.failures, report
    assert tally.unfit <= OF_MEMORY // 5, report
    assert len(tally.refusals) <= OF_MEMORY // 5, report


@pytest.mark.parametrize("batch", every(10, range(10), first=4))
def test_rows(batch: int, ltoad_cc: Path) -> None:
    levels = ("O2", "tape", "O3", "limited", "full")
    seeds = range(batch * OF_MEMORY, (batch + 1) * OF_MEMORY)
    tally = run(seeds, (levels[batch % 5],), kind="rows")
    report = "\n".join(tally.lines())
    assert not tally.failures, report
    assert tally.unfit <= OF_MEMORY // 5, report
    assert not tally.refusals, report


def test_programs_are_reproducible() -> None:
    assert make_program(7) == make_program(7)
    assert make_program(7) != make_program(8)


def test_smaller_programs_are_smaller() -> None:
    items = make_program(3).items
    smaller = list(smaller_blocks(items))
    assert smaller
    assert all(size_of(s) <= size_of(items) + 3 for s in smaller)
    assert items not in smaller
