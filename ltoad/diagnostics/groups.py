"""Findings with one cause and one remedy, which are one message."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ltoad.diagnostics.diagnostic import Diagnostic


@dataclass(frozen=True, slots=True)
class Group:
    """``leading`` is told in full; ``others`` are further places, in the order they were found."""

    leading: Diagnostic
    others: tuple[Diagnostic, ...] = ()


def grouped(diagnostics: Iterable[Diagnostic]) -> list[Group]:
    """The findings by cause and remedy, each place once.

    The first with a place in somebody's source leads.
    """
    found: dict[tuple[str, str], list[Diagnostic]] = {}
    for diagnostic in diagnostics:
        alike = found.setdefault((diagnostic.cause.identifier, diagnostic.remedy), [])
        if not any(_same_place(diagnostic, known) for known in alike):
            alike.append(diagnostic)
    return [_group(alike) for alike in found.values()]


def _group(alike: list[Diagnostic]) -> Group:
    leading = next((d for d in alike if d.location is not None), alike[0])
    return Group(leading, tuple(d for d in alike if d is not leading))


def _same_place(one: Diagnostic, other: Diagnostic) -> bool:
    """Whether a reader would be told the same twice."""
    if (one.reason, one.function) != (other.reason, other.function):
        return False
    if one.location is None or other.location is None:
        return one.instruction == other.instruction
    return one.location == other.location
