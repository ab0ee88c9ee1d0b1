"""Source files with what each line keeps on the tape."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from html import escape
from pathlib import Path

from ltoad.commands.page.told import Derived
from ltoad.stages import KeptValue

_AROUND = 6
"""Lines above and below a line with costs that are shown, too."""


@dataclass(slots=True)
class _Line:
    """What one line keeps, by derivative."""

    size: int = 0
    notes: list[str] = field(default_factory=list)

    def add(self, derived: Derived, kept: KeptValue) -> None:
        self.size += kept.size
        self.notes.append(f"{kept.size} bytes for {derived.function} [{derived.mode}]: {kept.what}")


def sources(reports: Iterable[Derived]) -> str:
    """The part of the page on sources."""
    parts = [_file(name, path, lines) for (name, path), lines in sorted(_costs(reports).items())]
    return "\n".join(parts) or "<p>Nothing goes to a tape, or the program has no line numbers.</p>"


def _costs(reports: Iterable[Derived]) -> dict[tuple[str, str], dict[int, _Line]]:
    """Lines that keep something, by the name of their file and where that lay."""
    files: dict[tuple[str, str], dict[int, _Line]] = {}
    for derived in reports:
        for kept in derived.kept:
            if kept.file and kept.line:
                lines = files.setdefault((kept.file, kept.path), {})
                lines.setdefault(kept.line, _Line()).add(derived, kept)
    return files


def _file(name: str, path: str, costs: dict[int, _Line]) -> str:
    try:
        text = Path(path).read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        text = []
    heading = f"<h3>{escape(name)}</h3>"
    if not text:
        rows = "".join(_row(number, "", cost) for number, cost in sorted(costs.items()))
        return f"{heading}<p>The file is not here; by line:</p><table class=source>{rows}</table>"
    rows = "".join(_shown(text, costs))
    return f"{heading}<table class=source>{rows}</table>"


def _shown(text: list[str], costs: dict[int, _Line]) -> Iterator[str]:
    """Rows for lines with costs, and those around them."""
    near = {n + by for n in costs for by in range(-_AROUND, _AROUND + 1)}
    before = 0
    for number in sorted(n for n in near if 0 < n <= len(text)):
        if number > before + 1:
            yield "<tr class=gap><td colspan=3>…</td></tr>"
        yield _row(number, text[number - 1], costs.get(number))
        before = number


def _row(number: int, text: str, cost: _Line | None) -> str:
    if cost is None:
        return f"<tr><td></td><td>{number}</td><td><code>{escape(text)}</code></td></tr>"
    notes = escape("\n".join(cost.notes), quote=True)
    items = "".join(f"<li>{escape(note)}</li>" for note in cost.notes)
    return (
        f'<tr class=kept title="{notes}"><td>{cost.size} B</td><td>{number}</td><td>'
        f"<details><summary><code>{escape(text)}</code></summary><ul>{items}</ul></details>"
        "</td></tr>"
    )
