"""Sparse Jacobians of one output by one input.

The pattern is found once for each set of shapes, by tangents that are not numbers: what depends on
them is not a number either, whatever its value.  Each Jacobian is compared with the function's own
tangent in a random direction; if they differ the pattern is found anew, where the function is now.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ltoad.frontends.colouring import colours, pattern
from ltoad.frontends.errors import ArgumentError, DerivativeError
from ltoad.frontends.numpy_calls import Array, Calls, zeros
from ltoad.frontends.numpy_matrices import push8
from ltoad.frontends.shim import WIDTH


@dataclass(frozen=True, slots=True)
class Pattern:
    """Places of a Jacobian, and groups: of columns, or of rows if these are so much fewer that
    reverse mode takes less time."""

    rows: Array
    columns: Array
    shape: tuple[int, int]
    colour: Array
    by_rows: bool

    @property
    def groups(self) -> int:
        return int(self.colour.max(initial=-1)) + 1


class SparseJacobian:
    """Sparse Jacobians of a function by the input at ``place``; knows patterns by shapes."""

    def __init__(self, calls: Calls, place: int) -> None:
        foreign = calls.foreign
        if len(foreign.outputs) != 1:
            raise ArgumentError(f"{foreign.name} has several outputs, but no sparse Jacobian")
        kinds = foreign.outputs[0].element.kind, foreign.inputs[place].element.kind
        if kinds != ("float", "float"):
            raise ArgumentError(f"{foreign.name}: a sparse Jacobian is one of real numbers")
        self._calls = calls
        self._place = place
        self._known: dict[bytes, Pattern] = {}
        self._random = np.random.default_rng(20_261_123)

    def __call__(self, inputs: Sequence[Array], outputs: Sequence[Array], sizes: bytes) -> Any:
        """The Jacobian: rows are elements of the output, columns those of the input.

        Raises DerivativeError if no pattern fits what the function does.
        """
        at = _At(self._calls, self._place, inputs, outputs, sizes)
        known = self._known.get(sizes)
        if known is not None:
            found = self._filled(at, known)
            if found is not None:
                return found
        for seed in (np.nan, self._random.uniform(0.5, 1.5)):  # -ffast-math loses the first
            known = at.pattern(known, seed)
            found = self._filled(at, known)
            if found is not None:
                self._known[sizes] = known
                return found
        raise DerivativeError(
            f"{self._calls.foreign.name}: the pattern of the Jacobian that was found does not "
            "fit its product with a random vector; take the dense one"
        )

    def _filled(self, at: _At, known: Pattern) -> Any | None:
        """The Jacobian, None if a product with a random vector says that there is more."""
        from scipy.sparse import csr_array  # type: ignore[import-untyped]

        height, width = known.shape
        length = height if known.by_rows else width
        masks = [known.colour == c for c in range(known.groups)]
        probe = self._random.uniform(0.5, 1.5, length)
        vectors = [*(mask.astype(float) for mask in masks), probe]
        made = at.pulled(vectors) if known.by_rows else at.pushed(vectors)
        other_length = width if known.by_rows else height
        stacked = np.asarray(made[:-1]).reshape(known.groups, other_length)
        ours, others = known.rows, known.columns
        if known.by_rows:
            ours, others = others, ours
        values = stacked[known.colour[others], ours]
        entries = values, (known.rows, known.columns)
        found = csr_array(entries, shape=known.shape)
        side = found.T if known.by_rows else found
        bound = abs(side) @ np.abs(probe)
        if not _same(side @ probe, made[-1], bound):
            return None
        return found


def _same(one: Array, other: Array, bound: Array) -> bool:
    """Whether two products are the same but for rounding."""
    exact = 1e-4 if other.dtype == np.float32 else 1e-9
    most = np.nanmax(bound, initial=0.0, where=np.isfinite(bound))
    with np.errstate(invalid="ignore"):
        close = np.abs(one - other) <= exact * bound + 1e-3 * exact * most
    return bool(np.all(close | ~np.isfinite(other)))


@dataclass(frozen=True, slots=True)
class _At:
    """The function at one point."""

    calls: Calls
    place: int
    inputs: Sequence[Array]
    outputs: Sequence[Array]
    sizes: bytes

    def pattern(self, before: Pattern | None, seed: float) -> Pattern:
        """What depends on what here, and did before."""
        shape = self.outputs[0].size, self.inputs[self.place].size

        def probe(masks: list[Array]) -> list[Array]:
            return [made != 0 for made in self.pushed([np.where(m, seed, 0.0) for m in masks])]

        rows, columns = pattern(shape[1], shape[0], probe)
        if before is not None:
            both = np.unique(
                np.concatenate([columns * shape[0] + rows, before.columns * shape[0] + before.rows])
            )
            rows, columns = both % shape[0], both // shape[0]
        colour = colours(rows, columns, shape[1], shape[0])
        by_columns = int(colour.max(initial=-1)) + 1
        if by_columns > WIDTH:
            other = colours(columns, rows, shape[0], shape[1])
            if WIDTH * (int(other.max(initial=-1)) + 1) < by_columns:
                return Pattern(rows, columns, shape, other, by_rows=True)
        return Pattern(rows, columns, shape, colour, by_rows=False)

    def pushed(self, vectors: Sequence[Array]) -> list[Array]:
        """Products of the Jacobian with vectors, eight at a time."""
        x = self.inputs[self.place]
        found: list[Array] = []
        for start in range(0, len(vectors), WIDTH):
            block = [self._shaped(v, x) for v in vectors[start : start + WIDTH]]
            made = push8(self.calls, self.inputs, self.outputs, {self.place: block}, self.sizes)
            found += [y.reshape(-1) for y in made[0][: len(block)]]
        return found

    def _shaped(self, vector: Array, like: Array) -> Array:
        made = vector.reshape(like.shape).astype(like.dtype)
        return np.array(made, order=self.calls.order)  # type: ignore[call-overload,no-any-return]

    def pulled(self, vectors: Sequence[Array]) -> list[Array]:
        """Products of the transposed Jacobian with vectors."""
        found = []
        for vector in vectors:
            seed = self._shaped(vector, zeros(self.outputs[0]))
            made = self.calls.pull(self.inputs, self.outputs, [seed], self.sizes)[self.place]
            assert made is not None
            found.append(made.reshape(-1))
        return found
