"""Many random programs at several levels: how many are good, refused, or failures."""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from pathlib import Path

from tests.random_programs.harness import standalone_source
from tests.random_programs.kinds import KINDS
from tests.random_programs.outcomes import LEVELS, Outcome, outcomes, references
from tests.random_programs.programs import Program
from tests.random_programs.shrink import shrink

TOGETHER = 50


@dataclass(frozen=True, slots=True)
class Failure:
    seed: int
    level: str
    outcome: Outcome
    program: Program

    @property
    def kind(self) -> tuple[str, str]:
        return self.outcome.verdict, self.outcome.symptom

    def __str__(self) -> str:
        return f"FAILURE seed {self.seed} at {self.level}: {', '.join(self.kind)}"


@dataclass(slots=True)
class Tally:
    """``unfit`` programs have no gradient to compare with; ``refusals`` are counted by reason."""

    programs: int = 0
    unfit: int = 0
    good: Counter[str] = field(default_factory=Counter)
    refusals: list[Failure] = field(default_factory=list)
    failures: list[Failure] = field(default_factory=list)

    def lines(self) -> Iterator[str]:
        yield f"{self.programs} programs, {self.unfit} unfit"
        for level, count in self.good.items():
            yield f"{level}: {count} good"
        reasons = Counter(f.outcome.symptom for f in self.refusals)
        seeds = {reason: _seeds(self.refusals, reason) for reason in reasons}
        for reason, count in reasons.most_common():
            yield f"refused {count}x ({len(seeds[reason])} programs): {reason}"
        for failure in self.failures:
            yield str(failure)


def _seeds(refusals: Sequence[Failure], reason: str) -> set[int]:
    return {f.seed for f in refusals if f.outcome.symptom == reason}


def run(
    seeds: Sequence[int],
    levels: Sequence[str],
    observe: Callable[[str], None] = lambda _: None,
    kind: str = "plain",
) -> Tally:
    """Judge the programs of some seeds, of a kind of :data:`KINDS`, at every level."""
    tally = Tally()
    for start in range(0, len(seeds), TOGETHER):
        with tempfile.TemporaryDirectory() as folder:
            programs = {seed: KINDS[kind](seed) for seed in seeds[start : start + TOGETHER]}
            before = len(tally.failures)
            _run_batch(programs, levels, Path(folder), tally)
        for failure in tally.failures[before:]:
            observe(str(failure))
        observe(f"{tally.programs} programs, {len(tally.failures)} failures")
    return tally


def _run_batch(
    programs: Mapping[int, Program], levels: Sequence[str], folder: Path, tally: Tally
) -> None:
    known = references(programs, folder)
    tally.programs += len(programs)
    tally.unfit += len(programs) - len(known)
    programs = {k: programs[k] for k in known}
    refused: set[int] = set()
    for level in levels:
        # what one level refuses, others do as well: links of the rest are made only once
        for seed, outcome in {
            **outcomes(_only(programs, programs.keys() - refused), known, level, folder),
            **outcomes(_only(programs, refused), known, level, folder),
        }.items():
            if outcome.verdict == "refused":
                refused.add(seed)
            if outcome.verdict == "good":
                tally.good[level] += 1
            elif outcome.verdict == "refused":
                tally.refusals.append(Failure(seed, level, outcome, programs[seed]))
            else:
                tally.failures.append(Failure(seed, level, outcome, programs[seed]))


def _only(programs: Mapping[int, Program], seeds: Set[int]) -> dict[int, Program]:
    return {seed: p for seed, p in programs.items() if seed in seeds}


def distinct(failures: Sequence[Failure], each: int = 1) -> list[Failure]:
    """The first failures of every kind, of different programs."""
    found: dict[tuple[str, str], dict[int, Failure]] = {}
    for failure in failures:
        of_kind = found.setdefault(failure.kind, {})
        if len(of_kind) < each:
            of_kind.setdefault(failure.seed, failure)
    return [f for of_kind in found.values() for f in of_kind.values()]


def save(failure: Failure, into: Path, seconds: float) -> Path:
    """Shrink a failure and write it as a program of its own, with its symptoms."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        program = failure.program
        if seconds > 0:
            program = shrink(program, failure.outcome, failure.level, folder, seconds)
        text = _described(program, failure, folder)
    suffix = "cpp" if program.cxx else "c"
    into.mkdir(parents=True, exist_ok=True)
    path = into / f"random_{failure.outcome.verdict}_{failure.seed}_{failure.level}.{suffix}"
    path.write_text(text)
    return path


def _described(program: Program, failure: Failure, folder: Path) -> str:
    known = references({0: program}, folder)
    if not known:
        return standalone_source(program, None, "No gradient to compare with.")
    comment = [f"Random program {failure.seed}, made smaller at {failure.level}."]
    for level in LEVELS:
        outcome = outcomes({0: program}, known, level, folder)[0]
        comment.append(f"{level}: {outcome.verdict} {outcome.symptom}")
        if outcome.verdict != "good" and level == failure.level:
            comment += ["  " + line for line in outcome.detail.splitlines()]
    return standalone_source(program, known[0].gradient, "\n".join(comment))
