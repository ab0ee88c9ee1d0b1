"""The benchmark suite runs, and every derivative in it is right; speed is not tested."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from benchmarks.plot import bars
from benchmarks.programs import CASES, KERNEL_CASES, Case
from benchmarks.records import LARGEST_ERROR, geometric_mean

FIELDS = {
    "program": str,
    "data": str,
    "primal_s": float,
    "gradient_s": float,
    "ratio": float,
    "columns": int,
    "rel_error": float,
    "tape_bytes": int,
    "mallocs": int,
    "primal_mallocs": int,
    "peak_rss_mib": float,
    "primal_rss_mib": float,
}


def _check(word: str, known: Sequence[Case], folder: Path, output: Path, *flags: str) -> None:
    """Run the cases with the word in their names, which must all be right."""
    words = ["--quick", "--only", word, "--json", str(output), *flags]
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks", *words],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    records: list[dict[str, Any]] = json.loads(output.read_text())
    assert [r["program"] for r in records] == [c.name for c in known if word in c.name]
    for record in records:
        assert {name: type(value) for name, value in record.items()} == FIELDS, record
        assert 0.0 <= record["rel_error"] <= LARGEST_ERROR, record
        assert record["primal_s"] > 0.0, record
        assert record["ratio"] == pytest.approx(record["gradient_s"] / record["primal_s"])
        assert record["peak_rss_mib"] >= record["primal_rss_mib"] > 0.0, record


@pytest.mark.usefixtures("ltoad_cc")
@pytest.mark.parametrize("word", ["LSTM", pytest.param("", marks=pytest.mark.slow)])
def test_every_program_has_a_correct_derivative(
    word: str, repository: Path, tmp_path: Path
) -> None:
    _check(word, CASES, repository, tmp_path / "records.json")


@pytest.mark.slow
@pytest.mark.usefixtures("ltoad_cc")
def test_every_kernel_has_a_correct_derivative(repository: Path, tmp_path: Path) -> None:
    _check("", KERNEL_CASES, repository, tmp_path / "records.json", "--kernels")


# A typing error in --only must not look like a suite without failures.
def test_an_unknown_name_stops_the_suite(repository: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks", "--only", "no such program"],
        cwd=repository,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(repository)},
    )
    assert done.returncode == 2
    assert "no case is called no such program" in done.stderr


def test_geometric_mean() -> None:
    assert geometric_mean([2.0, 8.0]) == pytest.approx(4.0)


# Names come from the table of programs and may hold what means something in SVG.
def test_bars_escape_names_and_mark_the_mean() -> None:
    text = bars("t", [("a < b", 1.0), ("c", 4.0)], ("mean", 2.0))
    assert "a &lt; b" in text
    assert "mean: 2.00" in text
    assert text.count("<rect") == 3
