"""What is found out about one thing that derivatives are built with."""

from __future__ import annotations

import enum
from dataclasses import dataclass


class State(enum.Enum):
    """``ok`` works, ``absent`` is not there and need not be, ``wrong`` would fail if used."""

    OK = "ok"
    ABSENT = "absent"
    WRONG = "wrong"


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the report: what it is about, how it is, and what to do about it."""

    subject: str
    state: State
    says: str
    remedy: str = ""


def report(findings: list[Finding]) -> str:
    """The findings as lines, each remedy below its finding."""
    width = max(len(f.subject) for f in findings)
    lines = []
    for found in findings:
        lines.append(f"{found.subject:<{width}}  {found.state.value:<6}  {found.says}")
        if found.remedy:
            lines.append(f"{'':<{width}}          {found.remedy}")
    return "\n".join(lines)
