"""How programs of ours say what went wrong: to people, or to programs that asked for JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ltoad.diagnostics.records import json_of
from ltoad.errors import LtoadError, UsageError

Form = Literal["text", "json"]
FORMS: dict[str, Form] = {"text": "text", "json": "json"}


def complaint(error: LtoadError, program: str, form: Form) -> str:
    """What goes to stderr; one line of JSON, or text that begins with the program's name."""
    if form == "json":
        return json_of(error.findings(), program)
    return f"{program}: error: {error}"


def form_named(name: str) -> Form:
    """Raises UsageError for a form that there is not."""
    if name not in FORMS:
        raise UsageError(
            f"{name!r} is no form of diagnostics", remedy=f"use one of: {', '.join(FORMS)}"
        )
    return FORMS[name]


def form_asked(values: Sequence[str]) -> Form:
    """The last of several values that name a form, text if none does: for use in errors."""
    return next((FORMS[value] for value in reversed(values) if value in FORMS), "text")
