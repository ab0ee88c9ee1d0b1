"""What the differentiation stage is to the stages around it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from ltoad.config import Options
from ltoad.manifest import RequiredFunction


@dataclass(frozen=True, slots=True)
class KeptValue:
    """A value that goes to the tape, ``size`` bytes in each iteration of the loops around it,
    with the place in the source where it is computed (line 0: unknown), and where that file lay
    when it was compiled."""

    file: str
    path: str
    line: int
    size: int
    what: str


class Report(Protocol):
    """What a derivative tells about itself."""

    @property
    def function(self) -> str: ...

    @property
    def mode(self) -> str: ...

    @property
    def summary(self) -> str: ...

    @property
    def details(self) -> tuple[str, ...]: ...

    @property
    def kept(self) -> tuple[KeptValue, ...]: ...


class Differentiated(Protocol):
    """What the differentiation stage returns: a whole module, its reports, and what the user
    should know."""

    @property
    def text(self) -> str: ...

    @property
    def reports(self) -> Sequence[Report]: ...

    @property
    def pending(self) -> bool: ...

    @property
    def requires(self) -> Sequence[RequiredFunction]: ...

    @property
    def notes(self) -> Sequence[str]: ...


class Memo(Protocol):
    """Remembers objects, with function, mode and summary of each report, by what they depend on."""

    def read(self, made_from: str) -> tuple[bytes, Sequence[tuple[str, str, str]]] | None: ...

    def write(
        self, made_from: str, code: bytes, reports: Sequence[tuple[str, str, str]]
    ) -> None: ...


Differentiate = Callable[[str, Options], Differentiated]
Observe = Callable[[str, str], None]
"""Told the name of each stage and the IR it starts from (empty while reading files)."""
