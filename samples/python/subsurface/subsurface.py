"""What lies below ground, from heads in a few wells: a GAN with a Darcy solver in Fortran inside.

The ground is a row of blocks, shared by processes.  For each block, a network makes logarithms of
permeability; a discriminator compares patches of them, across borders too, with ground as it is
known beforehand; and the solver in Fortran 77 (`darcy.f`), differentiated by ltoad, makes heads of
them, which should be those that were observed.  Samples that fit say how uncertain the ground is.

Writes ``subsurface.png``.  ``--scaling`` measures one process and two; `communication.py` has the
model for thousands.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import matplotlib
import torch
import torch.distributed as dist
from domains import HALO, SIDE, Share, darcy
from gan import BATCH, Model
from torch import Tensor

matplotlib.use("Agg")
import matplotlib.pyplot as plt

ENSEMBLE = 100


def work(rank: int, size: int, options: Any, meeting: str) -> None:
    torch.set_num_threads(1)
    dist.init_process_group("gloo", init_method=f"file://{meeting}", rank=rank, world_size=size)
    model = Model(Share(options.blocks, rank, size), options.rate)
    losses, times = [], []
    for _ in range(options.rounds):
        dist.barrier()
        start = time.perf_counter()
        losses.append(model.round())
        times.append(time.perf_counter() - start)
    table = torch.tensor([[one["misfit"], one["jump"]] for one in losses])
    dist.all_reduce(table)
    with torch.no_grad():
        latent = model.latent(ENSEMBLE)
        fields = model.fields(latent)
        heads, _ = model.flow(fields, model.faces(latent))
    whole = [gathered(part, size) for part in (fields, heads)]
    if rank == 0:
        found = {"losses": table / torch.tensor([options.blocks, 1]), "times": times}
        found |= {"fields": whole[0], "heads": whole[1], "truth": model.truth}
        torch.save(found, options.results)
    dist.barrier()
    dist.destroy_process_group()


def gathered(part: Tensor, size: int) -> Tensor:
    """Samples of the whole ground: (samples, cells along, cells across)."""
    parts = [torch.empty_like(part) for _ in range(size)]
    dist.all_gather(parts, part.contiguous())
    return torch.cat([block for own in parts for block in own], 1)


def train(options: Any, processes: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        options.results = str(Path(folder) / "results")
        arguments = (processes, options, str(Path(folder) / "meeting"))
        torch.multiprocessing.spawn(work, arguments, processes)
        found: dict[str, Any] = torch.load(options.results, weights_only=False)
        return found


def seconds(found: dict[str, Any]) -> float:
    """Of a round: the median, without the first ones."""
    return sorted(found["times"][3:])[len(found["times"][3:]) // 2]


def report(found: dict[str, Any], options: Any) -> bool:
    """Whether what was found is of use: wells fit, and heads elsewhere are better known."""
    losses, truth = found["losses"], found["truth"]
    fields, heads = found["fields"], found["heads"]
    first, last = (float(losses[part, 0].mean()) for part in (slice(0, 5), slice(-5, None)))
    print(f"misfit of heads at wells: {first:.1f} at first, {last:.2f} at last (1 is the noise)")
    line = 1 - (torch.arange(len(heads[0])) + 0.5)[:, None] / len(heads[0])
    off = float((heads.mean(0) - truth.heads).pow(2).mean().sqrt())
    before = float((line - truth.heads).pow(2).mean().sqrt())
    print(f"error of heads everywhere: {off:.4f}; of a straight line: {before:.4f}")
    error, spread = fields.mean(0) - truth.ground, fields.std(0)
    within = float((error.abs() < 2 * spread).double().mean())
    print(
        f"log-permeability: error {float(error.pow(2).mean().sqrt()):.2f} of mean, spread "
        f"{float(spread.mean()):.2f}, {100 * within:.0f} % of the truth within two spreads"
    )
    print(
        f"lost at faces: {float(losses[-5:, 1].mean()):.1e}; {1e3 * seconds(found):.0f} ms a round"
    )
    return last < 0.25 * first and off < before


def draw(found: dict[str, Any], folder: Path) -> None:
    truth, fields, heads = found["truth"], found["fields"], found["heads"]
    figure, axes = plt.subplots(2, 4, figsize=(15, 5), layout="constrained")
    rows = (("log-permeability", truth.ground, fields), ("head", truth.heads, heads))
    count = len(truth.wells)
    x = (truth.wells // SIDE + SIDE * torch.arange(count)[:, None]).flatten()
    y = (truth.wells % SIDE).flatten()
    for line, (name, exact, samples) in zip(axes, rows, strict=True):
        low, high = float(exact.min()), float(exact.max())
        panels = (
            (f"{name}: truth", exact, {"vmin": low, "vmax": high}),
            ("mean", samples.mean(0), {"vmin": low, "vmax": high}),
            ("standard deviation", samples.std(0), {"cmap": "magma", "vmin": 0.0}),
        )
        for place, (title, values, options) in zip(line, panels, strict=False):
            figure.colorbar(place.imshow(values.T, origin="lower", **options), ax=place)
            place.plot(x, y, "w^", markersize=5, markeredgecolor="k")
            place.set(title=title, xticks=[], yticks=[])
            for border in range(1, count):
                place.axvline(border * SIDE - 0.5, color="w", linewidth=0.8, linestyle=":")
    for place, column, title in (
        (axes[0, 3], 0, "misfit at wells"),
        (axes[1, 3], 1, "lost at faces"),
    ):
        place.semilogy(found["losses"][:, column])
        place.set(xlabel="round", title=title)
    figure.savefig(folder / "subsurface.png", dpi=110)


def measure(options: Any) -> None:
    """The same blocks by one process and by two, and twice the blocks by two."""
    alone, both = (seconds(train(options, processes)) for processes in (1, 2))
    options.blocks *= 2
    weak = seconds(train(options, 2))
    words = f"{1e3 * alone:.1f} ms by one process, {1e3 * both:.1f} by two"
    print(f"{options.blocks // 2} blocks: {words}")
    print(f"  speedup {alone / both:.2f}, efficiency {alone / both / 2:.0%}")
    print(f"{options.blocks} blocks by two: {1e3 * weak:.1f} ms, weak scaling {alone / weak:.0%}")
    words = 2 * BATCH * (HALO + 1) * SIDE
    print(f"a face: {8 * words / 1024:.0f} KiB each way in a round, there and back")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--output", type=Path, default=Path())
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--blocks", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=600)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--scaling", action="store_true", help="measure, and learn nothing")
    options = parser.parse_args(arguments)
    darcy()  # built once, before all need it
    if options.scaling:
        options.rounds = min(options.rounds, 40)
        measure(options)
        return 0
    found = train(options, options.processes)
    useful = report(found, options)
    draw(found, options.output)
    return int(not useful)


if __name__ == "__main__":
    raise SystemExit(main())
