"""The objectives in JAX, as its users write them: whole arrays, and ``lax.scan`` over time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax.scipy.special import logsumexp

from benchmarks.frameworks.problems import Problem


def gmm(alphas: Any, means: Any, icf: Any, *, x: Any, prior: tuple[float, int, float]) -> Any:
    gamma, m, constant = prior
    (k, d), n = means.shape, x.shape[0]
    columns, rows = np.triu_indices(d, 1)  # the strictly lower triangle, packed by columns
    diagonals, sums = jnp.exp(icf[:, :d]), icf[:, :d].sum(1)
    lower = jnp.zeros((k, d, d)).at[:, rows, columns].set(icf[:, d:])
    centred = x[:, None, :] - means
    whitened = diagonals * centred + jnp.einsum("kij,nkj->nki", lower, centred)
    densities = alphas + sums - 0.5 * (whitened**2).sum(2)
    frobenius = (diagonals**2).sum() + (icf[:, d:] ** 2).sum()
    log_prior = 0.5 * gamma**2 * frobenius - m * sums.sum() - k * constant
    likelihood = logsumexp(densities, 1).sum() - n * logsumexp(alphas)
    return likelihood - 0.5 * n * d * np.log(2.0 * np.pi) + log_prior


def lstm(main: Any, extra: Any, *, start: Any, sequence: Any) -> Any:
    weights, biases = main[:, 0], main[:, 1]

    def step(state: Any, inputs: Any) -> Any:
        now, following = inputs
        below, updated = now * extra[0], []
        for (hidden, cell), w, b in zip(state, weights, biases, strict=True):
            forget, out = jax.nn.sigmoid(below * w[::2] + b[::2])
            ingate = jax.nn.sigmoid(hidden * w[1] + b[1])
            kept = cell * forget + ingate * jnp.tanh(hidden * w[3] + b[3])
            below = out * jnp.tanh(kept)
            updated.append((below, kept))
        prediction = below * extra[1] + extra[2]
        normaliser = jnp.log(2.0 + jnp.exp(prediction).sum())
        return updated, (following * (prediction - normaliser)).sum()

    first = [(hidden, cell) for hidden, cell in start]
    _, terms = jax.lax.scan(step, first, (sequence[:-1], sequence[1:]))
    return -terms.sum() / (sequence.shape[1] * (sequence.shape[0] - 1))


def brusselator(inputs: Any, *, side: int, step: float, steps: int) -> Any:
    a, b, d = inputs[-3], inputs[-2], inputs[-1]

    def laplace(w: Any) -> Any:
        around = [jnp.roll(w, shift, axis) for axis in (0, 1) for shift in (1, -1)]
        return sum(around) - 4.0 * w

    def euler(state: Any, _: None) -> Any:
        u, v = state
        made = u * u * v
        du = a + made - (b + 1.0) * u + d * laplace(u)
        dv = b * u - made + d * laplace(v)
        return jnp.stack([u + step * du, v + step * dv]), None

    (u, v), _ = jax.lax.scan(euler, inputs[:-3].reshape(2, side, side), None, steps)
    return (u * u + v).mean()


def stencil(inputs: Any, *, target: Any, steps: int, pace: float) -> Any:
    heat, k = inputs
    down, across = k[1:, 1:-1] + k[:-1, 1:-1], k[1:-1, 1:] + k[1:-1, :-1]

    def step(u: Any, _: None) -> Any:
        south = down * (u[1:, 1:-1] - u[:-1, 1:-1])
        east = across * (u[1:-1, 1:] - u[1:-1, :-1])
        flow = south[1:] - south[:-1] + east[:, 1:] - east[:, :-1]
        return u.at[1:-1, 1:-1].add(0.5 * pace * flow), None

    last, _ = jax.lax.scan(step, heat, None, steps)
    return ((last - target) ** 2).mean()


OBJECTIVES = {"GMM": gmm, "LSTM": lstm, "Brusselator": brusselator, "stencil": stencil}


def gradient(problem: Problem) -> Callable[[], Any]:
    """The gradient by all inputs, jitted."""
    objective, data = OBJECTIVES[problem.name], problem.data
    inputs = tuple(jnp.asarray(x) for x in problem.inputs.values())
    slopes = jax.jit(
        jax.grad(lambda *xs: objective(*xs, **data), argnums=tuple(range(len(inputs))))
    )
    return lambda: jax.block_until_ready(slopes(*inputs))
