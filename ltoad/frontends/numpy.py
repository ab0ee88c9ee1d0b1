"""Foreign functions of NumPy arrays, with gradients, products, Jacobians and Hessians.

``f.wrt`` are the names of the inputs that derivatives are taken by: all floating-point inputs, or
those that :meth:`Function.by` names.  What is said of "an array for each" is that array itself if
there is only one; a struct has all of its fields in one, in the form that was passed.

The derivative by a complex number is that by its real part plus i times that by its imaginary
part, which is the direction of steepest ascent.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np

from ltoad.frontends.arguments import Arguments, Place, arguments_of, packed, places_of
from ltoad.frontends.errors import ArgumentError, ShapeError
from ltoad.frontends.function import Foreign, Paths
from ltoad.frontends.function import load as load_foreign
from ltoad.frontends.numpy_batches import mapped
from ltoad.frontends.numpy_calls import Array, Calls, zeros
from ltoad.frontends.numpy_matrices import by_columns, by_rows
from ltoad.frontends.numpy_sparse import SparseJacobian
from ltoad.frontends.shim import WIDTH
from ltoad.frontends.shown import line_of, signature_of


class Function:
    """A foreign function of NumPy arrays; call it with its inputs, by place or by name."""

    def __init__(self, foreign: Foreign, wrt: Sequence[str] | None = None) -> None:
        self.foreign = foreign
        self.signature = foreign.signature
        self.__name__ = foreign.name
        self.__doc__ = f"{foreign.signature}"
        self._calls = Calls(foreign)
        self._arguments = arguments_of(foreign.name, foreign.signature)
        self._results = places_of(foreign.outputs)
        self.__signature__ = signature_of(self._arguments)
        self.wrt = tuple(self._expanded(wrt)) if wrt is not None else self._all_active()
        names = [p.name for p in foreign.inputs]
        self._places = [names.index(name) for name in self.wrt]
        self._by = self._chosen_places()
        self._is_plain = not any(place.is_struct for place in (*self._by, *self._results))
        self._is_number = len(foreign.outputs) == 1 and foreign.outputs[0].element.kind == "float"
        self._sparse: SparseJacobian | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return Function, (self.foreign, self.wrt)

    def __repr__(self) -> str:
        return line_of(self, self._arguments, self._results)

    def by(self, *names: str | Iterable[str]) -> Function:
        """The same function with derivatives by these inputs, or fields of structs, only."""
        chosen = [[name] if isinstance(name, str) else name for name in names]
        return Function(self.foreign, [name for some in chosen for name in some])

    def _all_active(self) -> tuple[str, ...]:
        return tuple(p.name for p in self.foreign.inputs if p.is_differentiable)

    def _expanded(self, names: Iterable[str]) -> Iterable[str]:
        """The inputs that names stand for."""
        for name in names:
            found = [p for p in self.foreign.inputs if name in (p.name, p.group)]
            if not found:
                raise ArgumentError(f"{self.__name__} has no argument '{name}'")
            active = [p.name for p in found if p.is_differentiable]
            if not active:
                raise ArgumentError(f"{self.__name__} has no derivative by '{name}'")
            yield from active

    def _chosen_places(self) -> list[Place]:
        """``wrt`` as arguments, each with the fields that are in it."""
        by_name = {p.name: p for p in self.foreign.inputs}
        return list(places_of([by_name[name] for name in self.wrt]))

    # Values

    def __call__(self, *args: Any, **named: Any) -> Any:
        """The outputs: a number or an array for each."""
        given = self._arguments.in_order(args, named)
        inputs = self._calls.inputs(self._arguments.flat(given))
        sizes, outputs = self._calls.outputs(inputs)
        self._calls.value(inputs, outputs, sizes)
        return self._told(outputs, given)

    def _told(self, outputs: Sequence[Any], given: Sequence[Any]) -> Any:
        """Outputs, or something for each of them, as callers see them."""
        if self._is_plain:
            return outputs[0][()] if len(outputs) == 1 else tuple(y[()] for y in outputs)
        likes = dict(zip(self._arguments.names, given, strict=False))
        return packed(self._results, outputs, lambda place: likes.get(place.name))

    def _chosen(self, shadows: Sequence[Any], given: Sequence[Any]) -> Any:
        """What there is for each of ``wrt``, of what there is for all inputs."""
        values = [shadows[i] for i in self._places]
        if self._is_plain:
            return values[0][()] if len(values) == 1 else tuple(v[()] for v in values)
        likes = dict(zip(self._arguments.names, given, strict=False))
        return packed(self._by, values, lambda place: likes.get(place.name))

    def _prepared(
        self, args: Sequence[Any], named: dict[str, Any]
    ) -> tuple[Sequence[Any], list[Array], list[Array], bytes]:
        given = self._arguments.in_order(args, named)
        inputs = self._calls.inputs(self._arguments.flat(given))
        sizes, outputs = self._calls.outputs(inputs)
        return given, inputs, outputs, sizes

    def map(self, *args: Any, of: str = "value", threads: int | None = None) -> Any:
        """What there is for each member of a batch, stacked in front, by several threads.

        Arguments with one dimension more than the signature says are batches.  ``of`` is "value",
        "grad", "value_and_grad", "jacobian" or "hessian".
        """
        ranks = [len(place.parameters[0].dims) for place in self._arguments.places]
        if not self._arguments.is_plain:
            raise ArgumentError(f"{self.__name__}: batches of structs and text are not known")
        return mapped(self if of == "value" else getattr(self, of), args, ranks, threads)

    # Products with the Jacobian

    def vjp(self, *args: Any, **named: Any) -> tuple[Any, Callable[..., Any]]:
        """The outputs, and a function of an adjoint for each that gives an adjoint for each input
        of ``wrt``."""
        given, inputs, outputs, sizes = self._prepared(args, named)
        self._calls.value(inputs, outputs, sizes)

        def pull(*adjoints: Any) -> Any:
            seeds = self._seeds(adjoints, outputs)
            return self._chosen(self._calls.pull(inputs, outputs, seeds, sizes), given)

        return self._told(outputs, given), pull

    def _seeds(self, adjoints: Sequence[Any], outputs: Sequence[Array]) -> list[Array | None]:
        """Copies, because the derivative takes them up; None for what is no float.  Adjoints are
        given for all outputs, or only for those that have some."""
        smooth = [p for p in self.foreign.outputs if p.element.is_differentiable]
        places = places_of(smooth)
        several = len(self._results) > 1 or len(places) > 1
        if several and len(adjoints) == 1 and isinstance(adjoints[0], (tuple, list)):
            adjoints = adjoints[0]  # as the outputs came
        if len(adjoints) == len(self._results):
            kept = {place.name for place in places}
            pairs = zip(self._results, adjoints, strict=True)
            adjoints = [value for place, value in pairs if place.name in kept]
        if len(adjoints) != len(places):
            names = ", ".join(place.name for place in places)
            raise ArgumentError(
                f"{self.__name__} takes an adjoint for each of {names}, not {len(adjoints)}"
            )
        given = iter(_parts(places, adjoints))
        return [
            self._like(next(given), y, f"the adjoint of '{p.name}'")
            if p.element.is_differentiable
            else None
            for p, y in zip(self.foreign.outputs, outputs, strict=True)
        ]

    def _like(self, value: Any, pattern: Array, what: str) -> Array:
        """An array of its own; zeros for None."""
        if value is None:
            return zeros(pattern)
        order = self._calls.order
        found = np.array(value, pattern.dtype, order=order)  # type: ignore[call-overload]
        if found.shape != pattern.shape:
            raise ShapeError(f"{what} has shape {found.shape}, not {pattern.shape}")
        return np.asarray(found)

    def jvp(self, primals: Any, tangents: Any, *others: Any) -> tuple[Any, Any]:
        """The outputs and their tangents; ``tangents`` are those of the inputs in ``wrt``.

        Both are tuples; or the first input and its tangent, with the ``others`` behind.
        """
        primals, tangents = _as_tuples(primals, tangents, others)
        given, inputs, outputs, sizes = self._prepared(primals, {})
        shadows = self._directions(inputs, tangents)
        results = self._calls.push(inputs, outputs, shadows, sizes)
        moved = [zeros(y) if r is None else r for r, y in zip(results, outputs, strict=True)]
        return self._told(outputs, given), self._told(moved, given)

    def _directions(self, inputs: Sequence[Array], tangents: Sequence[Any]) -> list[Array | None]:
        if len(tangents) != len(self._by):
            names = ", ".join(place.name for place in self._by)
            raise ArgumentError(
                f"{self.__name__} takes a tangent for each of {names}, not {len(tangents)}"
            )
        shadows = self._calls.shadows(inputs)
        parts = _parts(self._by, tangents)
        for name, place, tangent in zip(self.wrt, self._places, parts, strict=True):
            shadows[place] = self._like(tangent, inputs[place], f"the tangent of '{name}'")
        return shadows

    # Gradients

    def value_and_grad(self, *args: Any, **named: Any) -> tuple[Any, Any]:
        """The value of a function with one number as output, and its gradient for each of
        ``wrt``."""
        given, inputs, outputs, sizes = self._prepared(args, named)
        if not self._is_number or outputs[0].size != 1:
            raise ArgumentError(
                f"{self.__name__} gives more than one real number; use vjp or jacobian"
            )
        # np.ones() takes more time than the rest of a call
        seed = np.array(1.0, outputs[0].dtype).reshape(outputs[0].shape)
        shadows = self._calls.pull(inputs, outputs, [seed], sizes)
        return outputs[0][()], self._chosen(shadows, given)

    def grad(self, *args: Any, **named: Any) -> Any:
        """The gradient: an array for each of ``wrt``."""
        return self.value_and_grad(*args, **named)[1]

    def hvp(self, primals: Any, tangents: Any, *others: Any) -> Any:
        """The Hessian of a function with one number as output, times a direction: an array for
        each of ``wrt``.

        Points and directions are tuples; or as SciPy has them, the first input and its direction,
        with the ``others`` behind.
        """
        primals, tangents = _as_tuples(primals, tangents, others)
        given, inputs, outputs, sizes = self._prepared(primals, {})
        if len(outputs) != 1 or outputs[0].size != 1:
            raise ArgumentError(f"{self.__name__} gives more than one number")
        directions = self._directions(inputs, tangents)
        return self._chosen(self._calls.bend(inputs, outputs, directions, sizes), given)

    # Matrices

    def jacobian(self, *args: Any, sparse: bool = False, **named: Any) -> Any:
        """All first derivatives: for each output, for each of ``wrt``, an array with the shapes of
        both.

        ``sparse``: that of the only output by one input as a matrix of :mod:`scipy.sparse`, with
        rows for elements of the output and columns for those of the input.  Its pattern is found
        once; each result is compared with a product with the Jacobian, and DerivativeError is
        raised where they differ.
        """
        given, inputs, outputs, sizes = self._prepared(args, named)
        if sparse:
            return self._sparse_jacobian(inputs, outputs, sizes)
        across = sum(inputs[i].size for i in self._places)
        down = sum(y.size for y in outputs)
        make = by_columns if across <= WIDTH * down else by_rows
        made = make(self._calls, self._places, inputs, outputs, sizes)
        likes = dict(zip(self._arguments.names, given, strict=True))
        rows = [packed(self._by, row, lambda place: likes.get(place.name)) for row in made]
        return packed(self._results, rows)

    def _sparse_jacobian(self, inputs: list[Array], outputs: list[Array], sizes: bytes) -> Any:
        if len(self._places) != 1:
            raise ArgumentError(f"{self.__name__}: choose one input with by()")
        (place,) = self._places
        if self._sparse is None:
            self._sparse = SparseJacobian(self._calls, place)
        return self._sparse(inputs, outputs, sizes)

    def hessian(self, *args: Any, **named: Any) -> Any:
        """All second derivatives of a function with one number as output, by one input."""
        _, inputs, outputs, sizes = self._prepared(args, named)
        if len(self._places) != 1 or len(outputs) != 1 or outputs[0].size != 1:
            raise ArgumentError(
                f"{self.__name__}: a Hessian needs one number as output and one input; "
                "choose it with by()"
            )
        (place,) = self._places
        x = inputs[place]
        rows = []
        for index in np.ndindex(x.shape):
            directions = self._calls.shadows(inputs)
            direction = directions[place]
            assert direction is not None
            direction[index] = 1
            rows.append(self._calls.bend(inputs, outputs, directions, sizes)[place])
        return np.stack([np.asarray(r) for r in rows]).reshape((*x.shape, *x.shape))


def _as_tuples(
    primals: Any, tangents: Any, others: tuple[Any, ...]
) -> tuple[Sequence[Any], Sequence[Any]]:
    if isinstance(primals, (tuple, list)) and not others:
        return primals, tangents
    return (primals, *others), (tangents,)


def _parts(places: Sequence[Place], values: Sequence[Any]) -> list[Any]:
    """A value for each parameter, of those for arguments; None for what a dict leaves out."""
    names = Arguments("", [p for place in places for p in place.parameters])
    return list(names.flat(values, may_lack=True))


def load(sources: Paths, function: str, signature: str | None = None, **options: Any) -> Function:
    """A function in some sources, of NumPy arrays; see :func:`ltoad.frontends.function.load`."""
    return Function(load_foreign(sources, function, signature, **options))
