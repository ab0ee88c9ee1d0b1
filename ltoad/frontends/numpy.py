"""Foreign functions of NumPy arrays, with gradients, products, Jacobians and Hessians.

``f.wrt`` are the names of the inputs that derivatives are taken by: all floating-point inputs, or
those that :meth:`Function.by` names.  What is said of "an array for each" is that array itself if
there is only one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from ctypes import addressof, c_char
from typing import Any

import numpy as np

from ltoad.frontends.errors import ArgumentError, ShapeError
from ltoad.frontends.function import Foreign, Paths
from ltoad.frontends.function import load as load_foreign
from ltoad.frontends.shim import WIDTH
from ltoad.frontends.signature import Parameter

Array = np.ndarray[Any, Any]
from_buffer: Callable[[Any], Any] = c_char.from_buffer


class Function:
    """A foreign function of NumPy arrays; call it with its inputs, by place or by name."""

    def __init__(self, foreign: Foreign, wrt: Sequence[str] | None = None) -> None:
        self.foreign = foreign
        self.signature = foreign.signature
        self.__name__ = foreign.name
        self.__doc__ = f"{foreign.signature}"
        self._names = [p.name for p in foreign.inputs]
        self._types = [np.dtype(p.element.name) for p in foreign.inputs]
        self._result_types = [np.dtype(p.element.name) for p in foreign.outputs]
        self._order = "F" if foreign.is_fortran else "C"
        self._active = [_is_active(p) for p in foreign.inputs]
        self.wrt = tuple(wrt) if wrt is not None else self._all_active()
        self._places = [self._place(name) for name in self.wrt]
        self._has_integers = foreign.needs_values

    def by(self, *names: str) -> Function:
        """The same function with derivatives by these inputs only."""
        return Function(self.foreign, names)

    def _all_active(self) -> tuple[str, ...]:
        return tuple(n for n, active in zip(self._names, self._active, strict=True) if active)

    def _place(self, name: str) -> int:
        if name not in self._names:
            raise ArgumentError(f"{self.__name__} has no argument '{name}'")
        place = self._names.index(name)
        if not self._active[place]:
            raise ArgumentError(f"{self.__name__} has no derivative by '{name}'")
        return place

    # Values

    def __call__(self, *args: Any, **named: Any) -> Any:
        """The outputs: a number or an array for each."""
        inputs = self._inputs(args, named)
        sizes, outputs = self._outputs(inputs)
        self.foreign.run("value", sizes, _addresses((*inputs, *outputs)))
        return _unpacked([y[()] for y in outputs])

    def _inputs(self, args: Sequence[Any], named: dict[str, Any]) -> list[Array]:
        """The inputs as contiguous arrays of the signature's types."""
        if named:
            args = self._in_order(args, named)
        if len(args) != len(self._names):
            raise ArgumentError(
                f"{self.__name__}({', '.join(self._names)}) takes {len(self._names)} arguments, "
                f"not {len(args)}"
            )
        return [self._input(i, value) for i, value in enumerate(args)]

    def _in_order(self, args: Sequence[Any], named: dict[str, Any]) -> list[Any]:
        rest = self._names[len(args) :]
        unknown = [name for name in named if name not in rest]
        missing = [name for name in rest if name not in named]
        if unknown or missing:
            wrong = f"no argument '{unknown[0]}'" if unknown else f"needs '{missing[0]}'"
            raise ArgumentError(f"{self.__name__}({', '.join(self._names)}): {wrong}")
        return [*args, *(named[name] for name in rest)]

    def _input(self, place: int, value: Any) -> Array:
        wanted = self._types[place]
        array = value if type(value) is np.ndarray else np.asarray(value)
        if array.dtype != wanted and not np.can_cast(array.dtype, wanted, "same_kind"):
            plain = array.ndim == 0 and array.dtype.kind in "iub"
            whole = array.dtype.kind in "iub" and wanted.kind in "iufc"
            if not plain and not whole:
                raise ArgumentError(
                    f"argument '{self._names[place]}' has {array.dtype}, which cannot be {wanted}"
                )
        return self._laid_out(np.asarray(array, wanted))

    def _laid_out(self, array: Array) -> Array:
        if array.ndim < 2 or self._order == "C":
            return array if array.flags.c_contiguous else np.ascontiguousarray(array)
        return np.asfortranarray(array)

    def _outputs(self, inputs: Sequence[Array]) -> tuple[bytes, list[Array]]:
        """Sizes, and memory for the outputs."""
        values = [int(x) if x.dtype.kind in "iu" and x.ndim == 0 else None for x in inputs]
        sizes, shapes = self.foreign.sizes(
            [x.shape for x in inputs], values if self._has_integers else ()
        )
        made = zip(shapes, self._result_types, strict=True)
        return sizes, [np.empty(s, t, self._order) for s, t in made]  # type: ignore[call-overload]

    # Products with the Jacobian

    def vjp(self, *args: Any, **named: Any) -> tuple[Any, Callable[..., Any]]:
        """The outputs, and a function of an adjoint for each that gives an adjoint for each input
        of ``wrt``."""
        inputs = self._inputs(args, named)
        sizes, outputs = self._outputs(inputs)
        self.foreign.run("value", sizes, _addresses((*inputs, *outputs)))

        def pull(*adjoints: Any) -> Any:
            seeds = self._seeds(adjoints, outputs)
            return _unpacked(self._chosen(self._pulled(inputs, outputs, seeds, sizes)))

        return _unpacked([y[()] for y in outputs]), pull

    def _seeds(self, adjoints: Sequence[Any], outputs: Sequence[Array]) -> list[Array | None]:
        """Copies, because the derivative takes them up; None for what is no float."""
        active = [y for y in outputs if y.dtype.kind in "fc"]
        if len(adjoints) != len(active):
            raise ArgumentError(f"{self.__name__} takes {len(active)} adjoints")
        given = iter(adjoints)
        return [
            self._like(next(given), y, "an adjoint") if y.dtype.kind in "fc" else None
            for y in outputs
        ]

    def _like(self, value: Any, pattern: Array, what: str) -> Array:
        found = np.array(value, pattern.dtype, order=self._order)  # type: ignore[call-overload]
        if found.shape != pattern.shape:
            raise ShapeError(f"{what} has shape {found.shape}, not {pattern.shape}")
        return np.asarray(found)

    def _pulled(
        self,
        inputs: Sequence[Array],
        outputs: Sequence[Array],
        seeds: Sequence[Array | None],
        sizes: bytes,
    ) -> list[Array | None]:
        """Adjoints of all inputs; writes the outputs, too."""
        shadows: list[Array | None] = [
            _zeros(x) if active else None for x, active in zip(inputs, self._active, strict=True)
        ]
        self.foreign.run(
            "vjp", sizes, _addresses((*inputs, *outputs)), _addresses((*shadows, *seeds))
        )
        return shadows

    def _chosen(self, shadows: Sequence[Array | None]) -> list[Any]:
        return [found[()] for i in self._places if (found := shadows[i]) is not None]

    def jvp(self, primals: Sequence[Any], tangents: Sequence[Any]) -> tuple[Any, Any]:
        """The outputs and their tangents; ``tangents`` are those of the inputs in ``wrt``."""
        inputs = self._inputs(primals, {})
        sizes, outputs = self._outputs(inputs)
        shadows = self._directions(inputs, tangents)
        results = [_zeros(y) if y.dtype.kind in "fc" else None for y in outputs]
        self.foreign.run(
            "jvp", sizes, _addresses((*inputs, *outputs)), _addresses((*shadows, *results))
        )
        return (
            _unpacked([y[()] for y in outputs]),
            _unpacked([t[()] for t in results if t is not None]),
        )

    def _directions(self, inputs: Sequence[Array], tangents: Sequence[Any]) -> list[Array | None]:
        if len(tangents) != len(self._places):
            raise ArgumentError(f"{self.__name__} takes {len(self._places)} tangents")
        shadows: list[Array | None] = [
            _zeros(x) if active else None for x, active in zip(inputs, self._active, strict=True)
        ]
        for place, tangent in zip(self._places, tangents, strict=True):
            what = f"the tangent of '{self._names[place]}'"
            shadows[place] = self._like(tangent, inputs[place], what)
        return shadows

    # Gradients

    def value_and_grad(self, *args: Any, **named: Any) -> tuple[Any, Any]:
        """The value of a function with one number as output, and its gradient for each of
        ``wrt``."""
        inputs = self._inputs(args, named)
        sizes, outputs = self._outputs(inputs)
        if len(outputs) != 1 or outputs[0].size != 1 or outputs[0].dtype.kind != "f":
            raise ArgumentError(
                f"{self.__name__} gives more than one real number; use vjp or jacobian"
            )
        shadows = self._pulled(inputs, outputs, [np.ones_like(outputs[0])], sizes)
        return outputs[0][()], _unpacked(self._chosen(shadows))

    def grad(self, *args: Any, **named: Any) -> Any:
        """The gradient: an array for each of ``wrt``."""
        return self.value_and_grad(*args, **named)[1]

    def hvp(self, primals: Sequence[Any], tangents: Sequence[Any]) -> Any:
        """The Hessian of a function with one number as output, times a direction: an array for
        each of ``wrt``."""
        inputs = self._inputs(primals, {})
        sizes, outputs = self._outputs(inputs)
        if len(outputs) != 1 or outputs[0].size != 1:
            raise ArgumentError(f"{self.__name__} gives more than one number")
        return _unpacked(self._chosen(self._bent(inputs, outputs, tangents, sizes)))

    def _bent(
        self,
        inputs: Sequence[Array],
        outputs: Sequence[Array],
        tangents: Sequence[Any],
        sizes: bytes,
    ) -> list[Array | None]:
        """The derivative of the gradient in a direction."""
        directions = self._directions(inputs, tangents)
        nothing = [_zeros(x) if x is not None else None for x in directions]
        bent = [_zeros(x) if x is not None else None for x in directions]
        ones, flat, still = (np.ones_like(outputs[0]), *(_zeros(outputs[0]) for _ in "ab"))
        arrays = [(*inputs, *outputs), (*nothing, ones), (*directions, flat), (*bent, still)]
        self.foreign.run("hvp", sizes, *map(_addresses, arrays))
        return bent

    # Matrices

    def jacobian(self, *args: Any, **named: Any) -> Any:
        """All first derivatives: for each output, for each of ``wrt``, an array with the shapes of
        both."""
        inputs = self._inputs(args, named)
        sizes, outputs = self._outputs(inputs)
        across = sum(inputs[i].size for i in self._places)
        down = sum(y.size for y in outputs)
        make = self._by_columns if across <= WIDTH * down else self._by_rows
        made = make(inputs, outputs, sizes)
        return _unpacked([_unpacked(row) for row in made])

    def _by_columns(
        self, inputs: Sequence[Array], outputs: Sequence[Array], sizes: bytes
    ) -> list[list[Array]]:
        """Eight directions at a time in forward mode."""
        found: list[list[Array]] = [[] for _ in outputs]
        for place in self._places:
            blocks = [
                self._columns(place, start, inputs, outputs, sizes)
                for start in range(0, inputs[place].size, WIDTH)
            ]
            for j, y in enumerate(outputs):
                columns = np.concatenate([b[j] for b in blocks])[: inputs[place].size]
                shaped = np.moveaxis(columns, 0, -1).reshape((*y.shape, inputs[place].size))
                found[j].append(shaped.reshape((*y.shape, *inputs[place].shape)))
        return found

    def _columns(
        self,
        place: int,
        start: int,
        inputs: Sequence[Array],
        outputs: Sequence[Array],
        sizes: bytes,
    ) -> list[Array]:
        """The derivatives of all outputs by eight elements of an input, from ``start`` on."""
        keep: list[Array] = []
        shadows: list[int] = []
        for i, x in enumerate(inputs):
            for lane in range(WIDTH):
                if not self._active[i]:
                    shadows.append(0)
                    continue
                lane_of = _zeros(x)
                if i == place and start + lane < x.size:
                    lane_of[np.unravel_index(start + lane, x.shape)] = 1
                keep.append(lane_of)
                shadows.append(lane_of.ctypes.data)
        results = [[_zeros(y) for _ in range(WIDTH)] for y in outputs]
        shadows += [lane.ctypes.data for lanes in results for lane in lanes]
        self.foreign.run("jvp8", sizes, _addresses((*inputs, *outputs)), shadows)
        return [np.stack(lanes) for lanes in results]

    def _by_rows(
        self, inputs: Sequence[Array], outputs: Sequence[Array], sizes: bytes
    ) -> list[list[Array]]:
        """One output at a time in reverse mode."""
        found: list[list[Array]] = []
        for j, y in enumerate(outputs):
            rows: list[list[Array]] = [[] for _ in self._places]
            for index in np.ndindex(y.shape):
                seeds = [_zeros(other) for other in outputs]
                seeds[j][index] = 1
                pulled = self._chosen(self._pulled(inputs, outputs, seeds, sizes))
                for row, part in zip(rows, pulled, strict=True):
                    row.append(np.asarray(part))
            shapes = [inputs[i].shape for i in self._places]
            found.append(
                [np.stack(r).reshape((*y.shape, *s)) for r, s in zip(rows, shapes, strict=True)]
            )
        return found

    def hessian(self, *args: Any, **named: Any) -> Any:
        """All second derivatives of a function with one number as output, by one input."""
        inputs = self._inputs(args, named)
        sizes, outputs = self._outputs(inputs)
        if len(self._places) != 1 or len(outputs) != 1 or outputs[0].size != 1:
            raise ArgumentError(
                f"{self.__name__}: a Hessian needs one number as output and one input; "
                "choose it with by()"
            )
        x = inputs[self._places[0]]
        rows = []
        for index in np.ndindex(x.shape):
            direction = _zeros(x)
            direction[index] = 1
            rows += self._chosen(self._bent(inputs, outputs, [direction], sizes))
        return np.stack([np.asarray(r) for r in rows]).reshape((*x.shape, *x.shape))


def _is_active(parameter: Parameter) -> bool:
    return parameter.is_differentiable


def _addresses(arrays: Sequence[Array | None]) -> list[int]:
    """Where arrays lie; the quick way takes a tenth of the time, but only memory to write to."""
    try:
        return [addressof(from_buffer(x)) if x is not None else 0 for x in arrays]
    except (TypeError, ValueError):  # read-only or empty
        return [x.ctypes.data if x is not None else 0 for x in arrays]


def _zeros(like: Array) -> Array:
    return np.zeros(like.shape, like.dtype, "F" if like.flags.fnc else "C")


def _unpacked(values: Sequence[Any]) -> Any:
    return values[0] if len(values) == 1 else tuple(values)


def load(sources: Paths, function: str, signature: str | None = None, **options: Any) -> Function:
    """A function in some sources, of NumPy arrays; see :func:`ltoad.frontends.function.load`."""
    return Function(load_foreign(sources, function, signature, **options))
