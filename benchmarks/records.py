"""Running benchmark programs: one record for each case."""

from __future__ import annotations

import json
import math
import subprocess
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from benchmarks.programs import Case, data

LARGEST_ERROR = 1e-12
"""Relative, against the complex step or a derivative by hand: both exact to rounding."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How carefully times are taken: rounds, and seconds that a job runs at least in each."""

    repeats: int
    shortest: float


CAREFUL = Effort(9, 0.03)
QUICK = Effort(3, 0.005)


@dataclass(frozen=True, slots=True)
class Record:
    """What one run found.

    Times are medians of interleaved rounds, ``ratio`` is their quotient.  ``columns`` of a Jacobian
    came from one sweep.  ``rel_error`` is None if the derivative is not a number.  ``mallocs`` and
    ``primal_mallocs`` are calls of allocators in one evaluation; ``tape_bytes`` is what the
    derivative's tape took at most.  The resident sets are those of the process at its largest,
    after the derivative and before it.
    """

    program: str
    data: str
    primal_s: float
    gradient_s: float
    ratio: float
    columns: int
    rel_error: float | None
    tape_bytes: int
    mallocs: int
    primal_mallocs: int
    peak_rss_mib: float
    primal_rss_mib: float

    @property
    def right(self) -> bool:
        return self.rel_error is not None and self.rel_error <= LARGEST_ERROR


class RunError(Exception):
    """A program failed; the message says which and how."""


def measure(case: Case, executable: Path, effort: Effort) -> Record:
    """Run one case.  Raises RunError."""
    name, words = data(case)
    options = ["--repeats", str(effort.repeats), "--shortest", str(effort.shortest)]
    # where it is, because ADOL-C may write a long tape into the current folder
    done = subprocess.run(
        [str(executable), *options, *words],
        cwd=executable.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RunError(f"{case.name}, {name}: status {done.returncode}\n{done.stderr}")
    found = json.loads(done.stdout)
    ratio = found["gradient_s"] / found["primal_s"]
    return Record(program=case.name, data=name, ratio=ratio, columns=case.columns, **found)


def geometric_mean(values: Sequence[float]) -> float:
    return math.exp(sum(map(math.log, values)) / len(values))


def as_json(records: Sequence[Record]) -> str:
    return json.dumps([asdict(record) for record in records], indent=2) + "\n"
