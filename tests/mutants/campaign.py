"""Many mutants, in two processes or more; each kind of failure is saved once."""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from tests.mutants.judge import FAILURES, Outcome, judge
from tests.mutants.seeds import Seed

_PORTION = 200


@dataclass
class Tally:
    """How often there was which verdict, and the failures by what they have in common."""

    verdicts: Counter[str] = field(default_factory=Counter)
    symptoms: Counter[str] = field(default_factory=Counter)
    failures: dict[str, Outcome] = field(default_factory=dict)

    def add(self, outcome: Outcome) -> bool:
        """Count an outcome; whether it is a failure of a new kind."""
        self.verdicts[outcome.verdict] += 1
        if outcome.verdict not in FAILURES:
            return False
        symptom = f"{outcome.verdict}: {outcome.symptom}"
        self.symptoms[symptom] += 1
        known = self.failures.get(symptom)
        if known is None or _size(outcome) < _size(known):
            self.failures[symptom] = outcome
        return known is None

    def lines(self) -> list[str]:
        """For people."""
        found = [f"{count} {verdict}" for verdict, count in self.verdicts.most_common()]
        return [", ".join(found), *(f"{n:5} {s}" for s, n in self.symptoms.most_common())]


def _size(outcome: Outcome) -> int:
    return len(outcome.mutant.text) if outcome.mutant else 0


def run(
    numbers: Iterable[int],
    seeds: list[Seed],
    jobs: int,
    tell: Callable[[Outcome], None],
    progress: Callable[[str], None],
) -> Tally:
    """Judge the mutants of some numbers; ``tell`` hears of failures of a new kind, ``progress`` of
    all verdicts from time to time."""
    tally = Tally()
    with tempfile.TemporaryDirectory(prefix="mutants-") as name:
        work = partial(judge, seeds=seeds, folder=Path(name))
        with ProcessPoolExecutor(jobs) as pool:
            for count, outcome in enumerate(pool.map(work, numbers), 1):
                if tally.add(outcome):
                    tell(outcome)
                if count % _PORTION == 0:
                    progress(tally.lines()[0])
    return tally


def save(outcome: Outcome, folder: Path) -> Path:
    """Write a failure's module, with what went wrong behind it."""
    mutant = outcome.mutant
    assert mutant is not None
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{mutant.number}.ll"
    said = "\n".join(f"; {line}" for line in outcome.detail.splitlines())
    head = f"; {outcome.verdict}: {outcome.symptom}\n; {mutant.seed}, {mutant.request}\n"
    path.write_text(f"{head}; {', '.join(mutant.changes)}\n{mutant.text}\n{said}\n")
    return path
