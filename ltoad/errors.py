"""The exceptions that ltoad raises, all of them meant to be read by a person.

Every error that reaches a user is an :class:`LtoadError`.  One that concerns
a place in the user's program carries one :class:`Diagnostic` per place, so
that a single run reports everything that is wrong and not only the first.
Only the entry points turn an error into an exit code.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ltoad.causes.cause import Cause
from ltoad.causes.failures import DEFECT, INPUT, TOOL, UNREADABLE_IR, USAGE
from ltoad.diagnostics.diagnostic import Diagnostic
from ltoad.diagnostics.text import text_of


class LtoadError(Exception):
    """Base of every error that a user can cause or must hear about."""

    cause: ClassVar[Cause] = DEFECT

    def __init__(self, message: str, *, remedy: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.remedy = remedy

    def __str__(self) -> str:
        return f"{self.message}\n  remedy:      {self.remedy}" if self.remedy else self.message

    def findings(self) -> tuple[Diagnostic, ...]:
        """What is wrong, as data."""
        return (Diagnostic(self.message, self.cause.advising(self.remedy)),)


class UsageError(LtoadError):
    """A command line or a configuration file that cannot be understood."""

    cause = USAGE


class InputError(LtoadError):
    """An input file that is missing, truncated or not what its name says."""

    cause = INPUT


class ToolError(LtoadError):
    """A compiler or linker that is missing or that failed."""

    cause = TOOL


class IRError(LtoadError):
    """LLVM IR that cannot be parsed, or that ltoad itself built wrongly."""

    cause = UNREADABLE_IR


class DefectError(LtoadError):
    """A mistake of ltoad's own; ``trace`` is the traceback, for those who can mend it."""

    cause = DEFECT

    def __init__(self, message: str, *, remedy: str = DEFECT.remedy, trace: str = "") -> None:
        super().__init__(message, remedy=remedy)
        self.trace = trace


class DifferentiationError(LtoadError):
    """Constructs, reached from a derivative request, that have no derivative.

    ``trace`` has the tracebacks, if any of them is a defect of ltoad.
    """

    def __init__(self, diagnostics: Sequence[Diagnostic], trace: str = "") -> None:
        self.diagnostics = tuple(diagnostics)
        self.trace = trace
        super().__init__("")

    def __str__(self) -> str:
        return text_of(self.diagnostics)

    def __reduce__(self) -> tuple[object, ...]:
        """It crosses the border of processes with all of its parts."""
        return DifferentiationError, (self.diagnostics, self.trace)

    def findings(self) -> tuple[Diagnostic, ...]:
        return self.diagnostics
