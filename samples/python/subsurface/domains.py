"""Blocks of ground in a row, how processes share them, and what goes over their borders."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
import torch.distributed as dist
from torch import Tensor

import ltoad.torch

SIDE, HALO = 16, 4
"""Cells along the edge of a block, and columns that a block sees of its neighbours."""
SOURCE = Path(__file__).parent / "darcy.f"
SIGNATURE = (
    "integer nx, integer ny, real(8)[nx, ny] y, real(8)[ny] hl, real(8)[ny] hr, "
    "work real(8)[7*nx*ny + 2*nx + 2*ny] w "
    "-> real(8)[nx, ny] h, real(8)[ny] ql, real(8)[ny] qr"
)


def darcy() -> ltoad.torch.Function:
    """Heads in a block, and flows through its left and its right face."""
    return ltoad.torch.load(SOURCE, "darcy", SIGNATURE)


@dataclass(frozen=True, slots=True)
class Share:
    """The blocks of one process: of ``blocks`` in a row, the ``rank``-th part of ``size``."""

    blocks: int
    rank: int
    size: int

    @property
    def own(self) -> range:
        each = self.blocks // self.size
        return range(self.rank * each, (self.rank + 1) * each)

    def owner(self, block: int) -> int:
        return block // (self.blocks // self.size)


class Exchange(torch.autograd.Function):
    """What lies behind the left and the right face of every own block.

    ``edges`` are what the blocks show there: (own blocks, 2 sides, …).  The result has what
    neighbours show at the same faces, and zeros where there is none.  Whatever is given to a
    neighbour comes back from it: the exchange is its own adjoint.
    """

    @staticmethod
    def forward(ctx: Any, edges: Tensor, share: Share) -> Tensor:
        ctx.share = share
        return exchanged(edges, share)

    @staticmethod
    def backward(ctx: Any, given: Tensor) -> Any:
        return exchanged(given, ctx.share), None


def exchanged(edges: Tensor, share: Share) -> Tensor:
    found = torch.zeros_like(edges)
    found[1:, 0] = edges[:-1, 1]
    found[:-1, 1] = edges[1:, 0]
    own, ends, messages = share.own, edges.detach().contiguous(), []
    received = {}
    for place, side, other in ((0, 0, own[0] - 1), (-1, 1, own[-1] + 1)):
        if 0 <= other < share.blocks:
            received[place, side] = torch.empty_like(ends[place, side])
            peer = share.owner(other)
            messages.append(dist.P2POp(dist.isend, ends[place, side].contiguous(), peer))
            messages.append(dist.P2POp(dist.irecv, received[place, side], peer))
    for request in dist.batch_isend_irecv(messages) if messages else ():
        request.wait()
    for (place, side), tensor in received.items():
        found[place, side] = tensor
    return found


class Ground:
    """Logarithms of permeability as they are known beforehand: Gaussian, with mean 0 and variance
    1, and correlated over ``length`` of a block's edge."""

    def __init__(self, blocks: int, length: float = 0.5) -> None:
        x, y = np.meshgrid(np.arange(blocks * SIDE), np.arange(SIDE), indexing="ij")
        places = np.stack([x.ravel(), y.ravel()], 1) / (length * SIDE)
        apart = np.linalg.norm(places[:, None] - places, axis=2)
        covariance = np.exp(-(apart**2)) + 1e-4 * np.eye(len(places))
        self._factor = torch.tensor(np.linalg.cholesky(covariance))
        self._shape = blocks * SIDE, SIDE

    def samples(self, count: int, generator: torch.Generator) -> Tensor:
        """Of the whole ground."""
        noise = torch.randn(count, len(self._factor), generator=generator, dtype=torch.float64)
        return (noise @ self._factor.T).reshape(count, *self._shape)


def padded(fields: Tensor, left: Tensor | None, right: Tensor | None) -> Tensor:
    """Blocks with what lies behind their faces; at the end of the ground, the same once more."""
    before = fields[:, :1].expand(-1, HALO, -1) if left is None else left
    after = fields[:, -1:].expand(-1, HALO, -1) if right is None else right
    return torch.cat([before, fields, after], 1)


def with_halo(whole: Tensor, block: int, blocks: int) -> Tensor:
    """The same, cut out of samples of the whole ground."""
    start, end = block * SIDE, (block + 1) * SIDE
    left = None if block == 0 else whole[:, start - HALO : start]
    right = None if block == blocks - 1 else whole[:, end : end + HALO]
    return padded(whole[:, start:end], left, right)
