"""What there is to say of one word."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Entry:
    """A flag, variable, marker or the like.

    ``value`` is the form of what follows it, in capitals or in the words to choose from, empty if
    nothing does.  ``meaning`` is a phrase in Markdown, without a full stop at the end.  ``default``
    is what counts without it.
    """

    name: str
    meaning: str
    value: str = ""
    default: str = ""

    @property
    def explained(self) -> str:
        """The meaning, and the default if there is one."""
        return f"{self.meaning}; default: {self.default}" if self.default else self.meaning


def plain(text: str) -> str:
    """A meaning without its Markdown, for terminals."""
    return text.replace("`", "")


def named(entries: Iterable[Entry]) -> dict[str, Entry]:
    """The entries by their names."""
    return {entry.name: entry for entry in entries}
