"""Cells of a hierarchical multiscale LSTM: gradients in mixed and reverse mode, and natively.

The update is a broadcast in C (`hm_lstm.c`) with branches that differ from row to row.  Its
gradient is made by reverse mode alone, by forward mode for each cell inside of reverse mode, and by
PyTorch and JAX of the same formula.  All have to agree.  Prints times, writes ``hm_lstm.png``.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import matplotlib
import numpy as np
import torch

import ltoad.jax
import ltoad.torch

matplotlib.use("Agg")
import matplotlib.pyplot as plt

jax.config.update("jax_enable_x64", True)
SOURCE = Path(__file__).parent / "hm_lstm.c"
SIGNATURE = (
    "size_t rows, size_t units, double[rows, units] cell, double[rows, 3, units] input, "
    "double[3, units] bias, int[rows] ends, int[rows] below -> double[rows, units]"
)
Job = Callable[[], Any]


def instance(rows: int, units: int) -> tuple[list[Any], list[Any], Any]:
    """What gradients are taken by, the boundaries, and an adjoint of the new cells."""
    random = np.random.default_rng(rows + units)
    shapes = (rows, units), (rows, 3, units), (3, units)
    smooth = [random.normal(size=shape) for shape in shapes]
    ends = (random.random(rows) < 0.3).astype(np.int32)
    below = (random.random(rows) < 0.6).astype(np.int32)
    return smooth, [ends, below], random.normal(size=(rows, units))


def in_torch(cell: Any, given: Any, bias: Any, ends: Any, below: Any) -> Any:
    forget, into, change = (given + bias).unbind(1)
    made = torch.sigmoid(into) * torch.tanh(change)
    going_on = torch.where(below[:, None] != 0, torch.sigmoid(forget) * cell + made, cell)
    return torch.where(ends[:, None] != 0, made, going_on)


def in_jax(cell: Any, given: Any, bias: Any, ends: Any, below: Any) -> Any:
    forget, into, change = jnp.moveaxis(given + bias, 1, 0)
    made = jax.nn.sigmoid(into) * jnp.tanh(change)
    going_on = jnp.where(below[:, None] != 0, jax.nn.sigmoid(forget) * cell + made, cell)
    return jnp.where(ends[:, None] != 0, made, going_on)


def jobs(rows: int, units: int) -> dict[str, Job]:
    """The gradient by cells, inputs and biases, by each implementation."""
    smooth, whole, adjoint = instance(rows, units)
    leaves = [torch.tensor(x, requires_grad=True) for x in smooth]
    boundaries, seed = [torch.tensor(x) for x in whole], torch.tensor(adjoint)
    arrays, constants = [jnp.asarray(x) for x in smooth], [jnp.asarray(x) for x in whole]

    def by_torch(function: Any) -> Job:
        return lambda: torch.autograd.grad(function(*leaves, *boundaries), leaves, seed)

    def by_jax(function: Any) -> Job:
        def pulled(*xs: Any) -> Any:
            return jax.vjp(lambda *xs: function(*xs, *constants), *xs)[1](jnp.asarray(adjoint))

        compiled = jax.jit(pulled)
        return lambda: jax.block_until_ready(compiled(*arrays))

    found: dict[str, Job] = {}
    for name, function in (("mixed mode", "hm_lstm_mixed"), ("reverse mode", "hm_lstm")):
        found[f"C, {name}, in PyTorch"] = by_torch(ltoad.torch.load(SOURCE, function, SIGNATURE))
        found[f"C, {name}, in JAX"] = by_jax(ltoad.jax.load(SOURCE, function, SIGNATURE))
    found["PyTorch"] = by_torch(in_torch)
    found["JAX, jitted"] = by_jax(in_jax)
    return found


def milliseconds(all_jobs: dict[str, Job], rounds: int) -> dict[str, float]:
    """The least time of each, of rounds that take turns."""
    found = dict.fromkeys(all_jobs, float("inf"))
    for _ in range(rounds):
        for name, job in all_jobs.items():
            start = time.perf_counter()
            job()
            found[name] = min(found[name], 1e3 * (time.perf_counter() - start))
    return found


def difference(all_jobs: dict[str, Job]) -> float:
    """The largest difference of any gradient from the first one."""
    first, *others = ([np.asarray(part) for part in job()] for job in all_jobs.values())
    return max(
        float(np.abs(one - other).max())
        for gradient in others
        for one, other in zip(first, gradient, strict=True)
    )


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--output", type=Path, default=Path())
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--units", type=int, nargs="+", default=[16, 64, 256, 1024])
    options = parser.parse_args(arguments)
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    torch.set_num_threads(1)
    rows, worst = 64, 0.0
    table: dict[str, list[float]] = {}
    for units in options.units:
        all_jobs = jobs(rows, units)
        worst = max(worst, difference(all_jobs))
        for name, taken in milliseconds(all_jobs, options.rounds).items():
            table.setdefault(name, []).append(taken)
    print(f"{'ms for 64 rows of units':24}" + "".join(f"{u:9}" for u in options.units))
    for name, times in table.items():
        print(f"{name:24}" + "".join(f"{t:9.3f}" for t in times))
    print(f"largest difference {worst:.1e}")
    draw(options.units, table, options.output)
    return int(not worst < 1e-12)


def draw(units: list[int], table: dict[str, list[float]], folder: Path) -> None:
    figure, axes = plt.subplots(figsize=(6, 4), layout="constrained")
    for name, times in table.items():
        axes.loglog(units, times, "o-" if name.startswith("C") else "s--", label=name)
    axes.set(xlabel="units", ylabel="gradient for 64 rows, ms")
    axes.legend()
    figure.savefig(folder / "hm_lstm.png", dpi=120)


if __name__ == "__main__":
    raise SystemExit(main())
