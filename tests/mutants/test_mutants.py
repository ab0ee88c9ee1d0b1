"""A few mutants in every run; more are slow."""

from pathlib import Path

import pytest

from tests.mutants.judge import FAILURES, judge
from tests.mutants.seeds import seeds

PORTION = 15


def _failures(first: int, count: int, folder: Path) -> list[str]:
    texts = [seed for seed in seeds() if not seed.level]
    outcomes = [judge(number, texts, folder) for number in range(first, first + count)]
    return [f"{o.verdict}: {o.symptom}\n{o.detail}" for o in outcomes if o.verdict in FAILURES]


def test_mutants_are_derived_or_refused(tmp_path: Path) -> None:
    """No exception, nothing that LLVM rejects, no end of the process."""
    assert _failures(0, PORTION, tmp_path) == []


@pytest.mark.slow
@pytest.mark.parametrize("portion", range(1, 5))
def test_more_mutants(tmp_path: Path, portion: int) -> None:
    assert _failures(portion * PORTION, PORTION, tmp_path) == []
