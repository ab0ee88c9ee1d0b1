"""Dense Jacobians: eight columns at a time in forward mode, or rows in reverse mode."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ltoad.frontends.errors import ArgumentError
from ltoad.frontends.numpy_calls import Array, Calls, addresses, zeros
from ltoad.frontends.shim import WIDTH


def by_columns(
    calls: Calls,
    places: Sequence[int],
    inputs: Sequence[Array],
    outputs: Sequence[Array],
    sizes: bytes,
) -> list[list[Array]]:
    """For each output, by each input of ``places``: an array with the shapes of both."""
    _require_real([inputs[i] for i in places], outputs)
    found: list[list[Array]] = [[] for _ in outputs]
    for place in places:
        x = inputs[place]
        whole = [np.zeros((x.size, *y.shape), y.dtype) for y in outputs]
        for start in range(0, x.size, WIDTH):
            count = min(WIDTH, x.size - start)
            lanes = np.zeros((count, x.size), x.dtype)
            lanes[range(count), range(start, start + count)] = 1
            order = calls.order
            shaped = [lane.reshape(x.shape) for lane in lanes]
            directions = [np.array(d, order=order) for d in shaped]  # type: ignore[call-overload]
            made = push8(calls, inputs, outputs, {place: directions}, sizes)
            for j, columns in enumerate(made):
                whole[j][start : start + count] = columns[:count]
        for j, y in enumerate(outputs):
            moved = np.moveaxis(whole[j], 0, -1)
            found[j].append(np.ascontiguousarray(moved).reshape((*y.shape, *x.shape)))
    return found


def push8(
    calls: Calls,
    inputs: Sequence[Array],
    outputs: Sequence[Array],
    directions: dict[int, Sequence[Array]],
    sizes: bytes,
) -> list[list[Array]]:
    """The tangents of each output in up to eight directions, given by places of inputs."""
    keep: list[Array] = []
    shadows: list[int] = []
    for i, x in enumerate(inputs):
        given = directions.get(i, ())
        if not calls.foreign.inputs[i].is_differentiable:
            shadows += [0] * WIDTH
            continue
        own = [*given, *(zeros(x) for _ in range(WIDTH - len(given)))]
        keep += own
        shadows += addresses(own)
    results = [[zeros(y) for _ in range(WIDTH)] for y in outputs]
    for lanes in results:
        shadows += addresses(lanes)
    calls.foreign.run("jvp8", sizes, addresses((*inputs, *outputs)), shadows)
    return results


def by_rows(
    calls: Calls,
    places: Sequence[int],
    inputs: Sequence[Array],
    outputs: Sequence[Array],
    sizes: bytes,
) -> list[list[Array]]:
    """The same, one output at a time in reverse mode."""
    _require_real([inputs[i] for i in places], outputs)
    found: list[list[Array]] = []
    for j, y in enumerate(outputs):
        whole = [np.zeros((*y.shape, *inputs[i].shape), inputs[i].dtype) for i in places]
        for index in np.ndindex(y.shape):
            seeds = [zeros(other) if other.dtype.kind in "fc" else None for other in outputs]
            seed = seeds[j]
            if seed is None:
                continue
            seed[index] = 1
            pulled = calls.pull(inputs, outputs, seeds, sizes)
            for matrix, i in zip(whole, places, strict=True):
                matrix[index] = pulled[i]
        found.append(whole)
    return found


def _require_real(inputs: Sequence[Array], outputs: Sequence[Array]) -> None:
    if any(x.dtype.kind == "c" for x in (*inputs, *outputs)):
        raise ArgumentError(
            "a Jacobian of complex numbers has two forms; take vjp and jvp, or real and imaginary "
            "parts as arrays of their own"
        )
