"""A model in Fortran 77, calibrated by SciPy and by PyTorch's optimisers.

Four parameters of a chain of reactions are found from noisy observations: by least squares with
the model's Jacobian, and by L-BFGS and Adam with gradients through the model.  Writes
``calibration.png``.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt
import numpy as np
import torch
from scipy.optimize import least_squares

import ltoad.numpy
import ltoad.torch

HERE = Path(__file__).parent
SIGNATURE = "real(8)[4] p, integer m, nodiff integer steps, nodiff real(8) dt -> real(8)[3, m]"
TRUTH = np.array([1.2, 1.7, 0.8, 0.3])
START = np.array([0.7, 1.0, 0.5, 0.5])
POINTS, STEPS, DT, NOISE = 40, 10, 0.02, 0.01
NAMES = ("A", "B", "temperature")


def by_torch(wanted: Any, kind: str, rounds: int) -> tuple[Any, list[float]]:
    """The parameters, and the loss of each round."""
    model = ltoad.torch.load(HERE / "reactor.f", "react", SIGNATURE)
    p = torch.tensor(START, requires_grad=True)
    target = torch.tensor(wanted)
    optimiser: Any = torch.optim.Adam([p], lr=0.05)
    if kind == "L-BFGS":
        exact = {"tolerance_grad": 1e-12, "tolerance_change": 1e-15}
        optimiser = torch.optim.LBFGS([p], max_iter=5, line_search_fn="strong_wolfe", **exact)
    losses: list[float] = []

    def loss() -> Any:
        optimiser.zero_grad()
        value = ((model(p, POINTS, STEPS, DT) - target) ** 2).mean()
        value.backward()
        return value

    for _ in range(rounds):
        losses.append(float(optimiser.step(loss).detach()))
    return p.detach().numpy(), losses


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--output", type=Path, default=Path())
    options = parser.parse_args(arguments)
    model = ltoad.numpy.load(HERE / "reactor.f", "react", SIGNATURE)
    random = np.random.default_rng(7)
    exact = model(TRUTH, POINTS, STEPS, DT)
    wanted = exact + NOISE * random.normal(size=exact.shape)
    fit = least_squares(
        lambda p: (model(p, POINTS, STEPS, DT) - wanted).ravel(),
        START,
        jac=lambda p: model.jacobian(p, POINTS, STEPS, DT).reshape(-1, 4),
        x_scale="jac",
    )
    found = {"least squares": fit.x}
    curves = {}
    for kind, rounds in (("L-BFGS", 30), ("Adam", 400)):
        found[kind], curves[kind] = by_torch(wanted, kind, rounds)
    for name, p in found.items():
        print(f"{name:14} {np.array2string(p, precision=4)}")
    print(f"{'truth':14} {np.array2string(TRUTH, precision=4)}   {fit.nfev} evaluations")
    draw(curves, wanted, model(fit.x, POINTS, STEPS, DT), options.output)
    covariance = NOISE**2 * np.linalg.inv(fit.jac.T @ fit.jac)
    within = np.abs(fit.x - TRUTH) < 4 * np.sqrt(np.diag(covariance))
    same = np.allclose(found["L-BFGS"], fit.x, atol=5e-3)
    return int(not (within.all() and same))


def draw(curves: dict[str, list[float]], wanted: Any, fitted: Any, folder: Path) -> None:
    times = STEPS * DT * np.arange(1, POINTS + 1)
    figure, (left, right) = plt.subplots(1, 2, figsize=(10, 4), layout="constrained")
    for name, losses in curves.items():
        left.semilogy(losses, label=name)
    left.set(xlabel="round", ylabel="mean squared error")
    for name, observed, curve in zip(NAMES, wanted, fitted, strict=True):
        (line,) = right.plot(times, curve, label=name)
        right.plot(times, observed, ".", color=line.get_color())
    right.set(xlabel="time")
    left.legend()
    right.legend()
    figure.savefig(folder / "calibration.png", dpi=120)


if __name__ == "__main__":
    raise SystemExit(main())
