"""Batches by :func:`torch.vmap`: one member after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import torch
from torch import Tensor

from ltoad.frontends.torch.kernels import Tensors


def mapped(
    call: Callable[..., Tensors], size: int, dims: Sequence[int | None], tensors: Sequence[Tensor]
) -> tuple[Tensors, tuple[int, ...]]:
    """The results for each member of a batch, stacked in front."""
    fronted = [t if d is None else t.movedim(d, 0) for t, d in zip(tensors, dims, strict=True)]
    rows = [
        call(*(t if d is None else t[i] for t, d in zip(fronted, dims, strict=True)))
        for i in range(size)
    ]
    stacked = tuple(torch.stack(parts) for parts in zip(*rows, strict=True))
    return stacked, (0,) * len(stacked)
