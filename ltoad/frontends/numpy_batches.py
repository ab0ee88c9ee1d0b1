"""Batches: the members of arrays, by several threads."""

from __future__ import annotations

import itertools
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from ltoad.frontends.errors import ShapeError


def mapped(
    call: Callable[..., Any], args: Sequence[Any], ranks: Sequence[int], threads: int | None
) -> Any:
    """The results for each member, stacked; arguments with one dimension more than their rank
    are batches.  Raises ShapeError if there is none, or if they differ in length."""
    arrays = [np.asarray(x) for x in args]
    batched = [x.ndim == rank + 1 for x, rank in zip(arrays, ranks, strict=False)]
    lengths = {len(x) for x, is_batch in zip(arrays, batched, strict=True) if is_batch}
    if len(lengths) != 1:
        raise ShapeError(f"batches of one length are needed, not of {sorted(lengths) or 'none'}")
    (length,) = lengths
    if length == 0:
        raise ShapeError("a batch without members")

    def some(members: range) -> list[Any]:
        return [
            call(*(x[i] if b else x for x, b in zip(arrays, batched, strict=True))) for i in members
        ]

    count = min(threads or len(os.sched_getaffinity(0)), length)
    ends = [length * i // count for i in range(count + 1)]
    with ThreadPoolExecutor(count) as pool:
        parts = pool.map(some, (range(a, b) for a, b in itertools.pairwise(ends)))
        return _stacked([result for part in parts for result in part])


def _stacked(results: Sequence[Any]) -> Any:
    if isinstance(results[0], tuple):
        return tuple(_stacked(part) for part in zip(*results, strict=True))
    return np.stack(results)
