"""Making a failing program smaller, by removing what the failure does not need."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path

from tests.random_programs.outcomes import Outcome, outcomes, references
from tests.random_programs.programs import Program
from tests.random_programs.tree import size_of, smaller_blocks

TOGETHER = 12


def shrink(program: Program, outcome: Outcome, level: str, folder: Path, seconds: float) -> Program:
    """The smallest program found in the time that fails at the level in the same way."""
    deadline = time.monotonic() + seconds
    # One that breaks the linker hides what becomes of the others.
    together = 1 if outcome.verdict in ("internal", "hang") else TOGETHER
    tried: set[object] = set()
    candidates = _candidates(program, tried)
    while time.monotonic() < deadline:
        batch = list(islice(candidates, together))
        if not batch:
            break
        found = _failing(batch, outcome, level, folder)
        if found is not None:
            program = found
            candidates = _candidates(program, tried)
    return program


def _candidates(program: Program, tried: set[object]) -> Iterator[Program]:
    size = size_of(program.items)
    for items in smaller_blocks(program.items):
        if size_of(items) <= size and items not in tried:
            tried.add(items)
            yield replace(program, items=items)


def _failing(batch: list[Program], outcome: Outcome, level: str, folder: Path) -> Program | None:
    programs = dict(enumerate(batch))
    known = references(programs, folder)
    programs = {k: programs[k] for k in known}
    judged = outcomes(programs, known, level, folder)
    same = [
        programs[k]
        for k, found in judged.items()
        if (found.verdict, found.symptom) == (outcome.verdict, outcome.symptom)
    ]
    return min(same, key=lambda p: size_of(p.items), default=None)
