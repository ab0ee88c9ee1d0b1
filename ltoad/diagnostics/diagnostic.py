"""One finding about a program."""

from __future__ import annotations

from dataclasses import dataclass

from ltoad.causes.cause import Audience, Cause


@dataclass(frozen=True, slots=True)
class SourceLocation:
    """A place in a source file, taken from debug information."""

    file: str
    line: int
    column: int = 0

    def __str__(self) -> str:
        position = f"{self.file}:{self.line}"
        return f"{position}:{self.column}" if self.column else position


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """What was found, where, and why that is refused.

    ``function`` and ``instruction`` are the textual IR names; ``chain`` is the call chain from the
    derivative request down to ``function``.  ``location`` is a place in the code of whoever reads
    this, if there is one; ``inside`` is the place in a library that the compiler has put there.
    ``audience`` says whose code it is; ``details`` are further lines for people.
    """

    reason: str
    cause: Cause
    function: str = ""
    instruction: str = ""
    location: SourceLocation | None = None
    chain: tuple[str, ...] = ()
    audience: Audience = Audience.C
    inside: SourceLocation | None = None
    details: tuple[str, ...] = ()

    @property
    def remedy(self) -> str:
        """What the one whose code this is can do."""
        return self.cause.remedy_for(self.audience)
