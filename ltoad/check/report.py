"""The table that a check prints."""

from __future__ import annotations

from collections.abc import Sequence

from ltoad.check.plan import Plan
from ltoad.check.trial import Row

HEAD = ("direction", "reverse", "forward", "difference", "its error", "rev-diff", "verdict")


def lines(plan: Plan, rows: Sequence[Row], seed: int) -> list[str]:
    """The report of one function, line by line."""
    shape = ", ".join(
        f"{kind} {activity}"
        for kind, activity in zip(plan.entry.arguments, plan.activities, strict=True)
    )
    table = [HEAD, *map(_cells, rows)]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    shown = [f"{plan.entry.result} {plan.entry.symbol}({shape}), seed {seed}"]
    for cells, row in zip(table, [None, *rows], strict=True):
        padded = (cell.ljust(width) for cell, width in zip(cells, widths, strict=True))
        shown.append(f"  {'  '.join(padded)}".rstrip())
        if row is not None:
            shown += [f"      {note}" for note in row.note.splitlines()]
    wrong = sum(not row.right for row in rows)
    shown.append(f"  {len(rows) - wrong} of {len(rows)} directions are right")
    return shown


def _cells(row: Row) -> tuple[str, ...]:
    off = abs(row.reverse - row.difference)
    relative = off / abs(row.difference) if row.difference else off
    numbers = (f"{x:.9g}" for x in (row.reverse, row.forward, row.difference))
    return (row.label, *numbers, f"{row.error:.1e}", f"{relative:.1e}", row.verdict)
