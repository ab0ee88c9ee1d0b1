"""An inverse problem in JAX: conductivities of many rods at once, each from its own observations.

The rods' heat is a solver in C.  Gauss and Newton's method takes its Jacobian by ``jacfwd``, eight
columns in each run, and is mapped over the batch by ``vmap``.  Writes ``inverse.png``.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import matplotlib
import numpy as np

import ltoad.jax

matplotlib.use("Agg")
import matplotlib.pyplot as plt

jax.config.update("jax_enable_x64", True)
HERE = Path(__file__).parent
SIGNATURE = (
    "double[n] k, nodiff double[n] start, int n, int samples, nodiff int steps, nodiff double dt "
    "-> double[samples, n]"
)
CELLS, SAMPLES, STEPS, DT, NOISE, SMOOTHNESS = 24, 12, 2, 0.4, 1e-3, 2e-3


def model(conduct: Any, k: Any, start: Any) -> Any:
    return conduct(k, start, SAMPLES, STEPS, DT)


def rods(batch: int) -> tuple[Any, Any]:
    """Smooth logarithms of conductivities, and where each rod is hot at first."""
    random = np.random.default_rng(5)
    place = np.linspace(0.0, 1.0, CELLS)
    waves = random.normal(size=(batch, 3)) * [0.8, 0.4, 0.2]
    k = sum(waves[:, [i]] * np.cos((i + 1) * np.pi * place) for i in range(3))
    middle = random.uniform(0.2, 0.8, size=(batch, 1))
    return jnp.asarray(k), jnp.asarray(np.exp(-30 * (place - middle) ** 2) + 0.3 * place)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--output", type=Path, default=Path())
    parser.add_argument("--batch", type=int, default=6)
    options = parser.parse_args(arguments)
    conduct = ltoad.jax.load(HERE / "conduction.c", "conduct", SIGNATURE)
    truth, start = rods(options.batch)
    exact = jax.vmap(lambda k, s: model(conduct, k, s))(truth, start)
    wanted = exact + NOISE * jax.random.normal(jax.random.key(1), exact.shape)
    curvature = jnp.diff(jnp.eye(CELLS), 2, axis=0)

    def residual(k: Any, start: Any, wanted: Any) -> Any:
        misfit = (model(conduct, k, start) - wanted).ravel() / NOISE
        return jnp.concatenate([misfit, SMOOTHNESS / NOISE * (curvature @ k)])

    @jax.jit
    def improved(k: Any, start: Any, wanted: Any) -> Any:
        """One damped step of Gauss and Newton for each rod, and the loss before it."""

        def one(k: Any, start: Any, wanted: Any) -> Any:
            slopes = jax.jacfwd(residual)(k, start, wanted)
            r = residual(k, start, wanted)
            step = jnp.linalg.solve(slopes.T @ slopes + 1e-6 * jnp.eye(CELLS), -slopes.T @ r)
            return k + step / jnp.maximum(1.0, jnp.abs(step).max()), (r**2).mean()

        return jax.vmap(one)(k, start, wanted)

    k, losses = jnp.zeros_like(truth), []
    for _ in range(12):
        k, loss = improved(k, start, wanted)
        losses.append(np.asarray(loss))
    error = float(jnp.sqrt(((k - truth) ** 2).mean()))
    print(f"{options.batch} rods of {CELLS} cells: error of the logarithms {error:.3f}")
    print(f"misfits at first {losses[0].mean():.3g}, at last {losses[-1].mean():.3g}")
    draw(truth, k, losses, options.output)
    return int(not (error < 0.1 and losses[-1].mean() < 1.3))


def draw(truth: Any, found: Any, losses: Any, folder: Path) -> None:
    figure, (left, right) = plt.subplots(1, 2, figsize=(10, 4), layout="constrained")
    left.semilogy(losses)
    left.set(xlabel="step", ylabel="misfit")
    for one, other in zip(truth, found, strict=True):
        (line,) = right.plot(np.exp(one))
        right.plot(np.exp(other), ".", color=line.get_color())
    right.set(xlabel="cell", ylabel="conductivity")
    figure.savefig(folder / "inverse.png", dpi=120)


if __name__ == "__main__":
    raise SystemExit(main())
