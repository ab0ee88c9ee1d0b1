"""What a process that has differentiated a program tells the one that writes the page."""

from __future__ import annotations

import time
from dataclasses import dataclass

from ltoad.stages import KeptValue, Observe, Report


@dataclass(frozen=True, slots=True)
class Derived:
    """The report of one derivative."""

    function: str
    mode: str
    summary: str
    details: tuple[str, ...]
    kept: tuple[KeptValue, ...]


@dataclass(frozen=True, slots=True)
class Told:
    """All reports, and the seconds that each stage took."""

    reports: tuple[Derived, ...]
    stages: tuple[tuple[str, float], ...]


def told_of(report: Report) -> Derived:
    """A report as plain data."""
    return Derived(report.function, report.mode, report.summary, report.details, report.kept)


class StageTimes:
    """Measures how long each stage takes, and passes on what it is told."""

    def __init__(self, observe: Observe) -> None:
        self._observe = observe
        self._begun: list[tuple[str, float]] = []

    def __call__(self, stage: str, text: str) -> None:
        self._begun.append((stage, time.monotonic()))
        self._observe(stage, text)

    def finished(self) -> tuple[tuple[str, float], ...]:
        """Stages that have ended, with seconds; what has one name counts as one stage."""
        ends = [begin for _, begin in self._begun[1:]] + [time.monotonic()]
        seconds: dict[str, float] = {}
        for (stage, begin), end in zip(self._begun, ends, strict=True):
            name = "reading" if stage.startswith("reading ") else stage
            seconds[name] = seconds.get(name, 0.0) + end - begin
        return tuple(seconds.items())
