"""The exceptions that ltoad raises, all of them meant to be read by a person.

Every error that reaches a user is an :class:`LtoadError`.  One that concerns
a place in the user's program carries one :class:`Diagnostic` per place, so
that a single run reports everything that is wrong and not only the first.
Only the entry points turn an error into an exit code.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


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
    """One reason why ltoad cannot go on, and what the user can do about it.

    ``function`` and ``instruction`` are the textual IR names; ``chain`` is
    the call chain from the derivative request down to ``function``.
    """

    reason: str
    remedy: str = ""
    function: str = ""
    instruction: str = ""
    location: SourceLocation | None = None
    chain: tuple[str, ...] = ()

    def __str__(self) -> str:
        lines = [f"{self.location}: {self.reason}" if self.location else self.reason]
        if self.function:
            lines.append(f"  in function: {self.function}")
        if self.instruction:
            lines.append(f"  instruction: {self.instruction.strip()}")
        if len(self.chain) > 1:
            lines.append(f"  reached by:  {' -> '.join(self.chain)}")
        if self.remedy:
            lines.append(f"  remedy:      {self.remedy}")
        return "\n".join(lines)


class LtoadError(Exception):
    """Base of every error that a user can cause or must hear about."""

    def __init__(self, message: str, *, remedy: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.remedy = remedy

    def __str__(self) -> str:
        return f"{self.message}\n  remedy:      {self.remedy}" if self.remedy else self.message


class UsageError(LtoadError):
    """A command line or a configuration file that cannot be understood."""


class InputError(LtoadError):
    """An input file that is missing, truncated or not what its name says."""


class ToolError(LtoadError):
    """A compiler or linker that is missing or that failed."""


class IRError(LtoadError):
    """LLVM IR that cannot be parsed, or that ltoad itself built wrongly."""


class DifferentiationError(LtoadError):
    """Constructs, reached from a derivative request, that have no derivative."""

    def __init__(self, diagnostics: Sequence[Diagnostic]) -> None:
        self.diagnostics = tuple(diagnostics)
        super().__init__("\n".join(str(d) for d in self.diagnostics))
