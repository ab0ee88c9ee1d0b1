"""Objectives that are there as foreign code, in PyTorch and in JAX, and the data they run on."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from scipy.special import multigammaln

from benchmarks.programs import FOLDER, GMM_SAMPLE, HARNESS

Arrays = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Problem:
    """A number that depends on ``inputs``, by which gradients are taken, and on ``data``.

    ``arguments`` puts both in the order of the foreign function's signature.  ``sizes`` are what
    implementations in Python need to know beside.
    """

    name: str
    size: str
    sources: tuple[Path, ...]
    function: str
    signature: str
    inputs: dict[str, Any]
    data: dict[str, Any]
    arguments: Callable[[Arrays, Arrays], Arrays]
    flags: tuple[str, ...] = ()


def _file(name: str) -> list[str] | None:
    """The words of a file of ADBench's, if LTOAD_ADBENCH names a folder that has it."""
    path = Path(os.environ.get("LTOAD_ADBENCH", "")) / name
    return path.read_text().split() if path.is_file() else None


def gmm() -> Problem:
    """The Gaussian mixture of ADBench."""
    d, k, n = 10, 25, 1000
    count = d * (d + 1) // 2
    words = _file("gmm/gmm_d10_K25.txt")
    shapes = {"alphas": (k,), "means": (k, d), "icf": (k, count), "x": (n, d)}
    random = np.random.default_rng(1)
    parts = {name: random.normal(size=shape) for name, shape in shapes.items()}
    gamma, m = 1.0, 0
    if words is not None:
        assert [int(w) for w in words[:3]] == [d, k, n]
        numbers, at = np.array(words[3:], float), 0
        for name, shape in shapes.items():
            size = int(np.prod(shape))
            parts[name], at = numbers[at : at + size].reshape(shape), at + size
        gamma, m = float(numbers[at]), int(numbers[at + 1])
    free = d + m + 1
    constant = free * d * (np.log(gamma) - 0.5 * np.log(2.0)) - multigammaln(0.5 * free, d)
    x = parts.pop("x")
    return Problem(
        "GMM",
        "ADBench, n=1000, d=10, K=25" if words else "generated, n=1000, d=10, K=25",
        tuple(GMM_SAMPLE / f"{u}.c" for u in ("objective", "logsumexp", "linalg", "wishart")),
        "gmm_objective",
        "int d, int k, int n, double[k] alphas, double[k, d] means, double[k, e] icf, "
        "nodiff double[n, d] x, nodiff struct wishart_t w -> double",
        parts,
        {"x": x, "prior": (gamma, m, float(constant))},
        lambda inputs, data: (*inputs, data[0], {"gamma": gamma, "m": m}),
    )


def lstm() -> Problem:
    """The LSTM of ADBench."""
    layers, length, width = 2, 1024, 14
    words = _file("lstm/lstm_l2_c1024.txt")
    shapes = {
        "main": (layers, 2, 4, width),
        "extra": (3, width),
        "start": (layers, 2, width),
        "sequence": (length, width),
    }
    random = np.random.default_rng(2)
    parts = {name: random.uniform(-1.0, 1.0, size=shape) for name, shape in shapes.items()}
    parts["sequence"] = (parts["sequence"] > 0).astype(float)
    if words is not None:
        sizes = [int(w) for w in words[:3]]
        assert sizes == [layers, length, width], sizes
        numbers, at = np.array(words[3:], float), 0
        for name, shape in shapes.items():
            size = int(np.prod(shape))
            parts[name], at = numbers[at : at + size].reshape(shape), at + size
    shape = {"layers": layers, "length": length, "width": width}
    folder = FOLDER / "lstm"
    return Problem(
        "LSTM",
        f"{'ADBench' if words else 'generated'}, 2 layers, 1024 characters",
        tuple(folder / f"{unit}.c" for unit in ("objective", "predict", "cell")),
        "lstm_objective",
        "nodiff struct shape_t shape, double[l, 2, 4, w] main, double[3, w] extra, "
        "nodiff double[l, 2, w] start, nodiff double[t, w] sequence -> double",
        {"main": parts["main"], "extra": parts["extra"]},
        {"start": parts["start"], "sequence": parts["sequence"]},
        lambda inputs, data: (shape, *inputs, *data[:2]),
        ("-I", str(HARNESS)),
    )


def brusselator() -> Problem:
    """The Brusselator by Euler's method, in C++."""
    side, end, steps = 32, 1.0, 100
    random = np.random.default_rng(3)
    state = random.uniform(0.5, 1.5, 2 * side * side)
    experiment = {"side": side, "end": end, "steps": steps, "tolerance": 0.0}
    folder = FOLDER / "brusselator"
    units = ("objective", "euler", "dormand_prince", "reaction")
    return Problem(
        "Brusselator",
        "32x32, 100 steps of Euler's",
        tuple(folder / f"{unit}.cpp" for unit in units),
        "mean_at_end",
        "nodiff struct Experiment *experiment, double[n] inputs -> double",
        {"inputs": np.concatenate([state, [1.0, 3.0, 2.0]])},
        {"side": side, "step": end / steps, "steps": steps},
        lambda inputs, data: (experiment, *inputs),
        ("-I", str(HARNESS)),
    )


def stencil() -> Problem:
    """Heat in a plate of varying conductivity."""
    side, steps, pace = 128, 100, 0.1
    random = np.random.default_rng(4)
    heat, target = random.uniform(-1.0, 1.0, (2, side, side))
    conductivity = random.uniform(0.5, 1.5, (side, side))
    folder = FOLDER / "stencil"
    return Problem(
        "stencil",
        "128x128, 100 steps",
        tuple(folder / f"{unit}.c" for unit in ("by_values", "objective", "step")),
        "plate_objective",
        "size_t side, nodiff size_t steps, nodiff double pace, nodiff double[side, side] target, "
        "double[2, side, side] inputs -> double",
        {"inputs": np.stack([heat, conductivity])},
        {"target": target, "steps": steps, "pace": pace},
        lambda inputs, data: (steps, pace, data[0], *inputs),
        ("-I", str(HARNESS)),
    )


PROBLEMS = (gmm, lstm, brusselator, stencil)
