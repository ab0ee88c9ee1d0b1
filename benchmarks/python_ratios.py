"""Gradients of foreign code beside the same objectives written in PyTorch and JAX, on one core.

Each framework calls the foreign function as its own, and each has the objective written natively:
PyTorch eagerly and with its steps compiled by ``torch.compile``, JAX jitted with 64 bits.  Times
are the least of many rounds that take turns in one process.  A ratio says how many times as long
the native gradient takes as that of the foreign code in the same framework; errors are the largest
difference of any gradient from ours, over the largest element.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from benchmarks.frameworks.problems import PROBLEMS, Problem
from benchmarks.python_calls import least

Job = Callable[[], Any]
NAMES = ("numpy", "torch", "torch native", "torch compiled", "jax", "jax native")
FLAGS = ("-O3", "-march=native")


@dataclass(frozen=True, slots=True)
class Compared:
    """Milliseconds by name of implementation, and the largest error."""

    problem: Problem
    times: dict[str, float]
    error: float

    def ratio(self, native: str, ours: str) -> float:
        return self.times[native] / self.times[ours]


def ours(problem: Problem) -> dict[str, Job]:
    """Gradients of the foreign function by NumPy, PyTorch and JAX."""
    import jax
    import jax.numpy as jnp
    import torch

    import ltoad.jax
    import ltoad.numpy
    import ltoad.torch

    request = list(problem.sources), problem.function, problem.signature
    options = {"flags": [*FLAGS, *problem.flags]}
    inputs = tuple(problem.inputs.values())
    data = tuple(x for x in problem.data.values() if isinstance(x, np.ndarray))
    by_numpy = ltoad.numpy.load(*request, **options).by(*problem.inputs)
    by_torch, by_jax = ltoad.torch.load(*request, **options), ltoad.jax.load(*request, **options)
    leaves = tuple(torch.tensor(x, requires_grad=True) for x in inputs)
    tensors = tuple(map(torch.tensor, data))
    plain = problem.arguments(inputs, data)
    arrays, constants = tuple(map(jnp.asarray, inputs)), tuple(map(jnp.asarray, data))
    slopes = jax.jit(
        jax.grad(
            lambda *xs: by_jax(*problem.arguments(xs, constants)), argnums=tuple(range(len(inputs)))
        )
    )
    return {
        "numpy": lambda: by_numpy.grad(*plain),
        "torch": lambda: torch.autograd.grad(by_torch(*problem.arguments(leaves, tensors)), leaves),
        "jax": lambda: jax.block_until_ready(slopes(*arrays)),
    }


def compared(
    problem: Problem, rounds: int, *, compile_: bool, clock: Callable[[], float]
) -> Compared:
    """All implementations of one objective, in turns."""
    from benchmarks.frameworks import in_jax, in_torch

    jobs = ours(problem)
    jobs["torch native"] = in_torch.gradient(problem, compiled=False)
    if compile_:
        jobs["torch compiled"] = in_torch.gradient(problem, compiled=True)
    jobs["jax native"] = in_jax.gradient(problem)
    wanted = _flat(jobs["numpy"]())
    error = max(
        float(np.abs(_flat(job()) - wanted).max() / np.abs(wanted).max()) for job in jobs.values()
    )
    times = {name: taken / 1e3 for name, taken in least(jobs, rounds, 0.02, clock).items()}
    return Compared(problem, times, error)


def _flat(gradient: Any) -> Any:
    parts = gradient if isinstance(gradient, (tuple, list)) else [gradient]
    return np.concatenate([np.asarray(part).ravel() for part in parts])


def row(found: Compared) -> str:
    cells = [f"{found.times[n]:.3g}" if n in found.times else "" for n in NAMES]
    fastest = min(found.times[n] for n in NAMES[2:4] if n in found.times)
    ratios = f"{fastest / found.times['torch']:.2f} | {found.ratio('jax native', 'jax'):.2f}"
    words = f"{found.problem.name} | {found.problem.size} | {' | '.join(cells)}"
    return f"| {words} | {ratios} | {found.error:.1e} |"


HEAD = f"""\
| gradient of | data | {" | ".join(f"{n}, ms" for n in NAMES)} | torch ratio | jax ratio | error |
|---|---|{"--:|" * (len(NAMES) + 3)}"""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.python_ratios", description=__doc__)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--only", help="the name of one objective")
    parser.add_argument("--no-compile", action="store_true", help="leave torch.compile out")
    parser.add_argument("--cpu-time", action="store_true", help="of all threads of the process")
    options = parser.parse_args(arguments)
    clock = time.process_time if options.cpu_time else time.perf_counter
    on_one_core()
    print(HEAD, flush=True)
    worst = 0.0
    for make in PROBLEMS:
        problem = make()
        if options.only not in (None, problem.name):
            continue
        found = compared(problem, options.rounds, compile_=not options.no_compile, clock=clock)
        worst = max(worst, found.error)
        print(row(found), flush=True)
    return int(not worst <= 1e-10)


def on_one_core() -> None:
    """Threads of all frameworks share one core; called before they start any."""
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    import jax
    import torch

    jax.config.update("jax_enable_x64", True)
    torch.set_num_threads(1)


if __name__ == "__main__":
    raise SystemExit(main())
