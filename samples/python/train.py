"""A network with a layer of physics in C, trained by two processes.

The network makes a torque of a few numbers that describe it, and a pendulum in C swings under it;
network and pendulum are learnt from observed angles.  Every process has its part of the data, and
``DistributedDataParallel`` adds up gradients over gloo.  Writes ``training.png``.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import matplotlib
import torch
import torch.distributed as dist
from torch import Tensor, nn
from torch.nn.parallel import DistributedDataParallel

import ltoad.torch

matplotlib.use("Agg")
import matplotlib.pyplot as plt

HERE = Path(__file__).parent
SIGNATURE = "double[2] p, double angle, double[n] torque, int n, nodiff double step -> double[n]"
TRUTH = torch.tensor([0.5, -1.5], dtype=torch.float64)
TIMES, STEP, HIDDEN = 60, 0.1, 16


class Swing(nn.Module):
    """A network that makes a torque, and the pendulum that swings under it."""

    def __init__(self) -> None:
        super().__init__()
        make: Any = {"dtype": torch.float64}
        self.network = nn.Sequential(
            nn.Linear(3, HIDDEN, **make), nn.Tanh(), nn.Linear(HIDDEN, 1, **make)
        )
        self.physics = nn.Parameter(torch.zeros(2, dtype=torch.float64))
        self.pendulum = ltoad.torch.load(HERE / "pendulum.c", "swing", SIGNATURE)

    def forward(self, waves: Tensor) -> Tensor:
        """Angles at all times, by strength and frequency of each wave."""
        torques = self.network(features(waves)).squeeze(-1)
        return torch.stack([self.pendulum(self.physics, 0.5, t, STEP) for t in torques])


def features(waves: Tensor) -> Tensor:
    """What the network sees of each wave at each time."""
    times = STEP * torch.arange(TIMES, dtype=torch.float64)
    strength, frequency = waves[:, :1], waves[:, 1:]
    phase = frequency * times
    return torch.stack(
        [strength * torch.sin(phase), strength * torch.cos(phase), strength + 0 * phase], -1
    )


def observed(waves: Tensor) -> Tensor:
    """What the network should learn: a torque that saturates."""
    pendulum = ltoad.torch.load(HERE / "pendulum.c", "swing", SIGNATURE)
    torques = torch.tanh(2 * features(waves)[..., 0])
    return torch.stack([pendulum(TRUTH, 0.5, t, STEP) for t in torques])


def work(rank: int, size: int, rounds: int, meeting: str, output: str) -> None:
    torch.set_num_threads(1)
    dist.init_process_group("gloo", init_method=f"file://{meeting}", rank=rank, world_size=size)
    torch.manual_seed(0)
    waves = torch.rand(16, 2, dtype=torch.float64) * torch.tensor([1.0, 2.0]) + 0.2
    own = waves[rank::size]
    target = observed(own)
    module = DistributedDataParallel(Swing())
    optimiser = torch.optim.Adam(module.parameters(), lr=0.02)
    losses = []
    for _ in range(rounds):
        optimiser.zero_grad()
        loss = ((module(own) - target) ** 2).mean()
        loss.backward()
        optimiser.step()
        whole = loss.detach().clone()
        dist.all_reduce(whole)
        losses.append(float(whole) / size)
    if rank == 0:
        report(module.module, losses, own, target, Path(output))
    dist.barrier()
    dist.destroy_process_group()


def report(module: Any, losses: list[float], waves: Tensor, target: Tensor, folder: Path) -> None:
    found = module.physics.detach()
    print(f"loss {losses[0]:.4f} at first, {losses[-1]:.6f} at last")
    print(f"frequency {found[0].exp():.3f} ({TRUTH[0].exp():.3f}), damping {found[1].exp():.3f}")
    figure, (left, right) = plt.subplots(1, 2, figsize=(10, 4), layout="constrained")
    left.semilogy(losses)
    left.set(xlabel="round", ylabel="mean squared error")
    for one, other in zip(module(waves[:3]).detach(), target[:3], strict=True):
        (line,) = right.plot(one)
        right.plot(other, ".", color=line.get_color())
    right.set(xlabel="time", ylabel="angle")
    figure.savefig(folder / "training.png", dpi=120)
    if not losses[-1] < 0.02 * losses[0]:
        raise SystemExit("the network has not learnt")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--output", type=Path, default=Path())
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=300)
    options = parser.parse_args(arguments)
    ltoad.torch.load(HERE / "pendulum.c", "swing", SIGNATURE)  # built once, before all need it
    with tempfile.TemporaryDirectory() as folder:
        meeting = str(Path(folder) / "meeting")
        arguments = (options.processes, options.rounds, meeting, str(options.output))
        torch.multiprocessing.spawn(work, arguments, options.processes)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
