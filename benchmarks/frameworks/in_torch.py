"""The objectives in PyTorch, as its users write them: whole tensors, and loops over time.

What is done in every step may be compiled by ``torch.compile``.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import numpy as np
import torch

from benchmarks.frameworks.problems import Problem

Wrap = Callable[[Any], Any]


def gmm(
    wrap: Wrap, alphas: Any, means: Any, icf: Any, *, x: Any, prior: tuple[float, int, float]
) -> Any:
    gamma, m, constant = prior
    (k, d), n = means.shape, x.shape[0]
    columns, rows = map(torch.from_numpy, np.triu_indices(d, 1))  # packed by columns

    def posterior(alphas: Any, means: Any, icf: Any, x: Any) -> Any:
        diagonals, sums = torch.exp(icf[:, :d]), icf[:, :d].sum(1)
        lower = torch.zeros(k, d, d, dtype=x.dtype).index_put(
            (torch.arange(k)[:, None], rows, columns), icf[:, d:]
        )
        centred = x[:, None, :] - means
        whitened = diagonals * centred + torch.einsum("kij,nkj->nki", lower, centred)
        densities = alphas + sums - 0.5 * (whitened**2).sum(2)
        frobenius = (diagonals**2).sum() + (icf[:, d:] ** 2).sum()
        log_prior = 0.5 * gamma**2 * frobenius - m * sums.sum() - k * constant
        likelihood = torch.logsumexp(densities, 1).sum() - n * torch.logsumexp(alphas, 0)
        return likelihood - 0.5 * n * d * float(np.log(2.0 * np.pi)) + log_prior

    return wrap(posterior)(alphas, means, icf, x)


def lstm(wrap: Wrap, main: Any, extra: Any, *, start: Any, sequence: Any) -> Any:
    def step(main: Any, extra: Any, state: Any, now: Any, following: Any) -> Any:
        below, updated = now * extra[0], []
        for (hidden, cell), (w, b) in zip(state, main, strict=True):
            forget, out = torch.sigmoid(below * w[::2] + b[::2])
            ingate = torch.sigmoid(hidden * w[1] + b[1])
            kept = cell * forget + ingate * torch.tanh(hidden * w[3] + b[3])
            below = out * torch.tanh(kept)
            updated.append((below, kept))
        prediction = below * extra[1] + extra[2]
        normaliser = torch.log(2.0 + torch.exp(prediction).sum())
        return updated, (following * (prediction - normaliser)).sum()

    step = wrap(step)
    state, total = [(hidden, cell) for hidden, cell in start], 0.0
    for now, following in itertools.pairwise(sequence):
        state, term = step(main, extra, state, now, following)
        total = total + term
    return -total / (sequence.shape[1] * (sequence.shape[0] - 1))


def brusselator(wrap: Wrap, inputs: Any, *, side: int, step: float, steps: int) -> Any:
    def laplace(w: Any) -> Any:
        around = [torch.roll(w, shift, axis) for axis in (0, 1) for shift in (1, -1)]
        return sum(around) - 4.0 * w

    def euler(u: Any, v: Any, rates: Any) -> Any:
        a, b, d = rates
        made = u * u * v
        du = a + made - (b + 1.0) * u + d * laplace(u)
        dv = b * u - made + d * laplace(v)
        return u + step * du, v + step * dv

    euler = wrap(euler)
    (u, v), rates = inputs[:-3].reshape(2, side, side), inputs[-3:]
    for _ in range(steps):
        u, v = euler(u, v, rates)
    return (u * u + v).mean()


def stencil(wrap: Wrap, inputs: Any, *, target: Any, steps: int, pace: float) -> Any:
    heat, k = inputs
    down, across = k[1:, 1:-1] + k[:-1, 1:-1], k[1:-1, 1:] + k[1:-1, :-1]

    def step(u: Any, down: Any, across: Any) -> Any:
        south = down * (u[1:, 1:-1] - u[:-1, 1:-1])
        east = across * (u[1:-1, 1:] - u[1:-1, :-1])
        flow = south[1:] - south[:-1] + east[:, 1:] - east[:, :-1]
        return u + 0.5 * pace * torch.nn.functional.pad(flow, (1, 1, 1, 1))

    step = wrap(step)
    for _ in range(steps):
        heat = step(heat, down, across)
    return ((heat - target) ** 2).mean()


OBJECTIVES = {"GMM": gmm, "LSTM": lstm, "Brusselator": brusselator, "stencil": stencil}


def gradient(problem: Problem, *, compiled: bool) -> Callable[[], Any]:
    """The gradient by all inputs."""
    objective = OBJECTIVES[problem.name]
    kept: dict[str, Any] = {}

    def wrap(function: Any) -> Any:
        if not compiled:
            return function
        if "step" not in kept:  # one for all calls, so that it is compiled once
            kept["step"] = torch.compile(function, fullgraph=True)
        return kept["step"]

    inputs = [torch.tensor(x, requires_grad=True) for x in problem.inputs.values()]
    data = {
        name: torch.tensor(value) if isinstance(value, np.ndarray) else value
        for name, value in problem.data.items()
    }
    return lambda: torch.autograd.grad(objective(wrap, *inputs, **data), inputs)
