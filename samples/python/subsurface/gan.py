"""Networks that make ground which fits observed heads, and their adversaries."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import torch
import torch.distributed as dist
from domains import HALO, SIDE, Exchange, Ground, Share, darcy, padded, with_halo
from torch import Tensor, nn

LATENT, HIDDEN, BATCH, WELLS, NOISE = 16, 64, 8, 6, 0.01
"""Numbers behind a sample, widths of layers, samples in a round, wells in a block, and the error
of an observed head."""


def layers(inputs: int, outputs: int, spread: float) -> nn.Sequential:
    """A network whose outputs differ by so much at first."""
    last = nn.Linear(HIDDEN, outputs)
    nn.init.normal_(last.weight, std=2 * spread / HIDDEN**0.5)
    nn.init.zeros_(last.bias)
    first, second = nn.Linear(inputs, HIDDEN), nn.Linear(HIDDEN, HIDDEN)
    return nn.Sequential(first, nn.Tanh(), second, nn.Tanh(), last).double()


class Discriminator(nn.Module):
    """Scores of patches of a block and its surroundings: real ground has high ones.

    It sees how much the samples of a round differ, too, so that they may not all be the same.
    """

    def __init__(self) -> None:
        super().__init__()
        self.scores = nn.Sequential(
            nn.ReplicationPad2d((3, 3, 0, 0)),  # cells at the rim count as much as others
            nn.Conv2d(2, 16, 4, 2),
            nn.LeakyReLU(0.2),
            nn.Conv2d(16, 32, 3, 1),
            nn.LeakyReLU(0.2),
            nn.Conv2d(32, 1, 3, 1),
        ).double()

    def forward(self, fields: Tensor) -> Tensor:
        spread = fields.std(0, keepdim=True).expand_as(fields)
        found: Tensor = self.scores(torch.stack([fields, spread], 1))
        return found


@dataclass(frozen=True, slots=True)
class Observed:
    """The ground as it is, heads in it, and what is seen of these: in each block the heads at
    some cells."""

    ground: Tensor
    heads: Tensor
    wells: Tensor
    seen: Tensor


def observed(ground: Ground, blocks: int) -> Observed:
    """One more sample of the ground, with wells in each block."""
    random = torch.Generator().manual_seed(11)
    (truth,) = ground.samples(1, random)
    one = torch.ones(SIDE, dtype=torch.float64)
    heads, _, _ = darcy()(truth, one, 0 * one)
    wells = torch.stack([torch.randperm(SIDE**2, generator=random)[:WELLS] for _ in range(blocks)])
    at_wells = heads.reshape(blocks, -1).gather(1, wells)
    noise = torch.randn(at_wells.shape, generator=random, dtype=torch.float64)
    return Observed(truth, heads, wells, at_wells + NOISE * noise)


class Model:
    """The part of one process: generators and discriminators of its blocks.

    The heads between blocks come from one network, which all processes have.
    """

    def __init__(self, share: Share, rate: float) -> None:
        torch.manual_seed(1)
        self.share = share
        self.solver = darcy()
        self.ground = Ground(share.blocks)
        self.truth = observed(self.ground, share.blocks)
        self.between = layers(LATENT, max(share.blocks - 1, 1) * SIDE, 0.1)
        makers = [layers(LATENT, SIDE**2, 1.0) for _ in range(share.blocks)]
        critics = [Discriminator() for _ in range(share.blocks)]
        self.makers = [makers[block] for block in share.own]
        self.critics = [critics[block] for block in share.own]
        self.random = torch.Generator().manual_seed(2)
        own = [p for m in (*self.makers, self.between) for p in m.parameters()]
        against = [p for m in self.critics for p in m.parameters()]
        self.improve = torch.optim.Adam(own, rate, betas=(0.5, 0.99))
        self.sharpen = torch.optim.Adam(against, rate, betas=(0.5, 0.99))

    def latent(self, count: int) -> Tensor:
        """The same in all processes."""
        return torch.randn(count, LATENT, generator=self.random, dtype=torch.float64)

    def fields(self, latent: Tensor) -> Tensor:
        """Ground of the own blocks: (own blocks, samples, cells, cells)."""
        return torch.stack([m(latent).reshape(-1, SIDE, SIDE) for m in self.makers])

    def faces(self, latent: Tensor) -> Tensor:
        """Heads on all faces between blocks, and at both ends: (samples, faces, cells)."""
        count = self.share.blocks
        levels = 1 - torch.arange(1, count, dtype=torch.float64) / count
        offset = self.between(latent).reshape(len(latent), -1, SIDE)[:, : count - 1]
        inner = torch.sigmoid(torch.logit(levels)[:, None] + offset)
        end = torch.ones(len(latent), 1, SIDE, dtype=torch.float64)
        return torch.cat([end, inner, 0 * end], 1)

    def flow(self, fields: Tensor, faces: Tensor) -> tuple[Tensor, Tensor]:
        """Heads in the own blocks, and flows through both faces of each, by the Fortran code."""
        heads, through = [], []
        for block, samples in zip(self.share.own, fields, strict=True):
            made = [
                self.solver(y, sides[block], sides[block + 1])
                for y, sides in zip(samples, faces, strict=True)
            ]
            heads.append(torch.stack([h for h, _, _ in made]))
            through.append(torch.stack([torch.stack([ql, qr]) for _, ql, qr in made], 1))
        return torch.stack(heads), torch.stack(through)

    def surroundings(self, fields: Tensor, through: Tensor) -> tuple[list[Tensor], Tensor]:
        """The own blocks with columns of their neighbours, and the flows through the same faces
        as neighbours have them."""
        left, right = fields[:, :, :HALO], fields[:, :, -HALO:]
        edges = torch.cat([torch.stack([left, right], 1), through.unsqueeze(3)], 3)
        beyond: Tensor = Exchange.apply(edges, self.share)
        last = self.share.blocks - 1
        found = []
        for place, block in enumerate(self.share.own):
            sides = [beyond[place, side, :, :HALO] for side in (0, 1)]
            ends = [None if block == end else s for end, s in zip((0, last), sides, strict=True)]
            found.append(padded(fields[place], *ends))
        return found, beyond[..., HALO, :]

    def round(self) -> dict[str, float]:
        """One step of the discriminators and one of the generators; the parts of the loss."""
        latent = self.latent(BATCH)
        fields, faces = self.fields(latent), self.faces(latent)
        heads, through = self.flow(fields, faces)
        around, beyond = self.surroundings(fields, through)
        self._sharpen([a.detach() for a in around])
        adversarial = -sum(c(a).mean() for c, a in zip(self.critics, around, strict=True))
        misfit, jump = self._misfit(heads), self._jump(through, beyond)
        self.improve.zero_grad()
        (adversarial + 0.05 * misfit + 50.0 * jump).backward()
        self._share_gradients()
        self.improve.step()
        return {"misfit": float(misfit.detach()), "jump": float(jump.detach())}

    def _sharpen(self, made: list[Tensor]) -> None:
        real = self.ground.samples(BATCH, self.random)
        loss: Any = 0.0
        for critic, block, fake in zip(self.critics, self.share.own, made, strict=True):
            scores = critic(with_halo(real, block, self.share.blocks))
            loss = loss + torch.relu(1 - scores).mean() + torch.relu(1 + critic(fake)).mean()
        self.sharpen.zero_grad()
        loss.backward()
        self.sharpen.step()

    def _misfit(self, heads: Tensor) -> Tensor:
        """Squares of errors of heads at wells over those of observations, one on average if they
        fit; the sum over own blocks."""
        own = torch.tensor(self.share.own)
        wells = self.truth.wells[own][:, None].expand(-1, heads.shape[1], -1)
        at_wells = heads.flatten(2).gather(2, wells)
        off = (at_wells - self.truth.seen[own][:, None]) / NOISE
        return (off**2).mean((1, 2)).sum()

    def _jump(self, through: Tensor, beyond: Tensor) -> Tensor:
        """Squares of what is lost at faces between blocks; each side has half of it."""
        total: Any = torch.zeros((), dtype=torch.float64)
        for place, block in enumerate(self.share.own):
            for side, end in ((0, 0), (1, self.share.blocks - 1)):
                if block != end:
                    lost = through[place, side] - beyond[place, side]
                    total = total + 0.5 * (lost**2).sum(1).mean()
        return total

    def _share_gradients(self) -> None:
        """The gradient of what all processes have is the sum of theirs."""
        if self.share.size == 1:
            return
        shared = [p.grad for p in self.between.parameters() if p.grad is not None]
        flat = torch.cat([g.flatten() for g in shared])
        dist.all_reduce(flat)
        for gradient, part in zip(shared, flat.split([g.numel() for g in shared]), strict=True):
            gradient.copy_(part.reshape(gradient.shape))
