"""Entries of a foreign function on NumPy arrays: what each takes and what it writes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from ctypes import addressof, c_char
from typing import Any

import numpy as np

from ltoad.frontends.errors import ArgumentError, ShapeError
from ltoad.frontends.function import Foreign

Array = np.ndarray[Any, Any]
from_buffer: Callable[[Any], Any] = c_char.from_buffer


class Calls:
    """A function on contiguous arrays of its types: *value*, *pull*, *push* and *bend*."""

    def __init__(self, foreign: Foreign) -> None:
        self.foreign = foreign
        self.order = "F" if foreign.is_fortran else "C"
        self._names = [p.name for p in foreign.inputs]
        self._types = [np.dtype(p.element.name) for p in foreign.inputs]
        self._result_types = [np.dtype(p.element.name) for p in foreign.outputs]
        self._active = [p.is_differentiable for p in foreign.inputs]
        self._has_integers = foreign.needs_values

    def inputs(self, values: Sequence[Any]) -> list[Array]:
        """The inputs as contiguous arrays of the signature's types; raises ArgumentError."""
        return [self._input(i, value) for i, value in enumerate(values)]

    def _input(self, place: int, value: Any) -> Array:
        wanted = self._types[place]
        if type(value) is np.ndarray:
            if value.dtype is wanted and value.ndim < 2 and value.flags.c_contiguous:
                return value
        elif type(value) is float and wanted.char == "d":
            return np.array(value, wanted)
        array = value if type(value) is np.ndarray else self._as_array(place, value)
        if array.dtype != wanted and not np.can_cast(array.dtype, wanted, "same_kind"):
            plain = array.ndim == 0 and array.dtype.kind in "iub"
            whole = array.dtype.kind in "iub" and wanted.kind in "iufc"
            if not plain and not whole:
                is_thing = array.dtype.kind == "O" and not array.ndim
                what = f"is a {type(value).__name__}" if is_thing else f"has {array.dtype}"
                raise ArgumentError(
                    f"argument '{self._names[place]}' {what}, which cannot be {wanted}"
                )
        return self._laid_out(self._converted(place, array, wanted))

    def _as_array(self, place: int, value: Any) -> Array:
        """An array of something else; raises ArgumentError for elements that do not count."""
        if np.ma.is_masked(value):
            raise ArgumentError(
                f"argument '{self._names[place]}' has masked elements; fill them, or pass the mask"
            )
        try:
            return np.asarray(value)
        except ValueError as error:  # rows of several lengths
            raise ShapeError(f"argument '{self._names[place]}' is no array: {error}") from None

    def _converted(self, place: int, array: Array, wanted: np.dtype[Any]) -> Array:
        """The same numbers in another type; raises ArgumentError if that has not room for them."""
        if array.dtype == wanted:
            return array
        with np.errstate(over="ignore"):
            found = np.asarray(array, wanted)
        lost = found != array if wanted.kind in "iu" else np.isinf(found) & np.isfinite(array)
        if np.any(lost):
            value = array[np.nonzero(lost)][0] if array.ndim else array[()]
            raise ArgumentError(
                f"argument '{self._names[place]}' has {value}, which {wanted} does not hold"
            )
        return found

    def _laid_out(self, array: Array) -> Array:
        if array.ndim < 2 or self.order == "C":
            return array if array.flags.c_contiguous else np.ascontiguousarray(array)
        return np.asfortranarray(array)

    def outputs(self, inputs: Sequence[Array]) -> tuple[bytes, list[Array]]:
        """Sizes, and memory for the outputs."""
        values: list[int | None] = []
        if self._has_integers:
            values = [int(x) if x.dtype.kind in "iu" and x.ndim == 0 else None for x in inputs]
        sizes, shapes = self.foreign.sizes([x.shape for x in inputs], values)
        made = zip(shapes, self._result_types, strict=True)
        return sizes, [np.empty(s, t, self.order) for s, t in made]  # type: ignore[call-overload]

    def shadows(self, inputs: Sequence[Array]) -> list[Array | None]:
        """Zeros for every input that has derivatives."""
        return [zeros(x) if a else None for x, a in zip(inputs, self._active, strict=True)]

    def value(self, inputs: Sequence[Array], outputs: Sequence[Array], sizes: bytes) -> None:
        """Writes the outputs."""
        self.foreign.run("value", sizes, addresses((*inputs, *outputs)))

    def pull(
        self,
        inputs: Sequence[Array],
        outputs: Sequence[Array],
        seeds: Sequence[Array | None],
        sizes: bytes,
    ) -> list[Array | None]:
        """Adjoints of all inputs; takes ``seeds`` up, and writes the outputs, too."""
        shadows = self.shadows(inputs)
        self.foreign.run(
            "vjp", sizes, addresses((*inputs, *outputs)), addresses((*shadows, *seeds))
        )
        return shadows

    def push(
        self,
        inputs: Sequence[Array],
        outputs: Sequence[Array],
        directions: Sequence[Array | None],
        sizes: bytes,
    ) -> list[Array | None]:
        """Tangents of the outputs, None for what is no float; writes the outputs, too."""
        results = [zeros(y) if y.dtype.kind in "fc" else None for y in outputs]
        self.foreign.run(
            "jvp", sizes, addresses((*inputs, *outputs)), addresses((*directions, *results))
        )
        return results

    def bend(
        self,
        inputs: Sequence[Array],
        outputs: Sequence[Array],
        directions: Sequence[Array | None],
        sizes: bytes,
    ) -> list[Array | None]:
        """The derivative of the gradient of the only output in a direction."""
        nothing = [zeros(x) if x is not None else None for x in directions]
        bent = [zeros(x) if x is not None else None for x in directions]
        ones, flat, still = (np.ones_like(outputs[0]), *(zeros(outputs[0]) for _ in "ab"))
        arrays = [(*inputs, *outputs), (*nothing, ones), (*directions, flat), (*bent, still)]
        self.foreign.run("hvp", sizes, *map(addresses, arrays))
        return bent


def addresses(arrays: Sequence[Array | None]) -> list[int]:
    """Where arrays lie; the quick way takes a tenth of the time, but only memory to write to."""
    try:
        return [addressof(from_buffer(x)) if x is not None else 0 for x in arrays]
    except (TypeError, ValueError):  # read-only or empty
        return [x.ctypes.data if x is not None else 0 for x in arrays]


def zeros(like: Array) -> Array:
    if like.ndim < 2:
        return np.zeros(like.shape, like.dtype)
    return np.zeros(like.shape, like.dtype, "F" if like.flags.fnc else "C")
