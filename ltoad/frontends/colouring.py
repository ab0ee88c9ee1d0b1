"""Sparse patterns: groups of columns that share no row, and patterns that are found by probing.

Columns of one group are found by one product with the Jacobian (Curtis, Powell and Reid, 1974).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]
Probe = Callable[[list[Array]], list[Array]]
"""By masks of columns: for each the rows that depend on any of its columns, as a mask."""


def colours(rows: Array, columns: Array, count: int, height: int) -> Array:
    """A colour for each of ``count`` columns; columns that share a row differ.

    ``rows`` and ``columns`` are the places of a pattern of ``height`` rows.  Greedy, columns with
    more places first.
    """
    by_column = np.argsort(columns, kind="stable")
    starts = np.searchsorted(columns[by_column], np.arange(count + 1))
    rows_of = rows[by_column].tolist()
    taken: list[int] = [0] * height
    """Of each row, the colours of its columns as bits."""
    found = np.zeros(count, np.int64)
    for column in np.argsort(-np.diff(starts), kind="stable").tolist():
        own = rows_of[starts[column] : starts[column + 1]]
        used = 0
        for row in own:
            used |= taken[row]
        free = ~used & (used + 1)
        for row in own:
            taken[row] |= free
        found[column] = free.bit_length() - 1
    return found


def pattern(width: int, height: int, probe: Probe) -> tuple[Array, Array]:
    """Rows and columns of all places, column after column.

    Blocks of columns are halved until they are single columns; those that share no row are
    probed at once, so a band of ``b`` takes about ``2 b log(width)`` probes.
    """
    size = 1 << max(width - 1, 0).bit_length()
    rows, blocks = np.arange(height), np.zeros(height, np.int64)
    while size > 1:
        size //= 2
        rows, blocks = np.repeat(rows, 2), np.repeat(2 * blocks, 2)
        blocks[1::2] += 1
        inside = blocks * size < width
        rows, blocks = rows[inside], blocks[inside]
        kept = _hit(rows, blocks, size, (height, width), probe)
        rows, blocks = rows[kept], blocks[kept]
    order = np.lexsort((rows, blocks))
    return rows[order], blocks[order]


def _hit(rows: Array, blocks: Array, size: int, shape: tuple[int, int], probe: Probe) -> Array:
    """Of candidates, those whose row depends on their block."""
    height, width = shape
    count = -(-width // size)
    colour = colours(rows, blocks, count, height)
    of_column = np.repeat(colour, size)[:width]
    used = np.unique(colour[np.unique(blocks)])
    answers = np.zeros((int(used.max(initial=-1)) + 1, height), bool)
    made = probe([of_column == c for c in used])
    for c, answer in zip(used, made, strict=True):
        answers[c] = answer
    return answers[colour[blocks], rows]
