"""Foreign functions of JAX arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from ltoad.frontends.arguments import arguments_of, packed, places_of
from ltoad.frontends.errors import ArgumentError
from ltoad.frontends.function import Foreign, Paths
from ltoad.frontends.function import load as load_foreign
from ltoad.frontends.jax import rules as _rules  # noqa: F401 - tells JAX of derivatives
from ltoad.frontends.jax import wide as _wide  # noqa: F401 - tells JAX of batches of tangents
from ltoad.frontends.jax.plan import Plan
from ltoad.frontends.jax.primitives import alike, value_p
from ltoad.frontends.jax.target import register
from ltoad.frontends.shown import line_of, signature_of


class Function:
    """A foreign function of JAX arrays on the CPU; call it with its inputs.

    Works under ``jit``, ``grad``, ``jvp``, ``vjp``, ``hessian``, ``vmap`` and ``shard_map``, in any
    order, up to second derivatives.  Integers that are sizes of outputs have to be known when the
    call is traced.
    """

    def __init__(self, foreign: Foreign) -> None:
        register()
        self.foreign = foreign
        self.signature = foreign.signature
        self.__name__ = foreign.name
        self._names = [p.name for p in foreign.inputs]
        self._arguments = arguments_of(foreign.name, foreign.signature)
        self._results = places_of(foreign.outputs)
        self.__signature__ = signature_of(self._arguments)
        self.__doc__ = f"{foreign.signature}"
        self._types = [np.dtype(p.element.name) for p in foreign.inputs]
        self._call = jax.jit(self._bind)

    def __reduce__(self) -> tuple[Any, ...]:
        return Function, (self.foreign,)

    def __repr__(self) -> str:
        return line_of(self, self._arguments, self._results)

    def __call__(self, *args: Any, **named: Any) -> Any:
        """The outputs; raises TypeError or ValueError that names the argument."""
        inputs = self._flat(args, named)
        if self.foreign.needs_values:
            return self._bind(*inputs)
        try:
            return self._call(*inputs)
        except ValueError as error:
            if _THROWN not in str(error):
                raise
            # The second and later calls of the same compiled code have no type of their own.
            raise jax.errors.JaxRuntimeError(str(error)) from None

    def _bind(self, *inputs: Any) -> Any:
        values = self._values(inputs)
        shapes = [tuple(np.shape(x)) for x in inputs]
        sizes, outputs = self.foreign.sizes(shapes, values)
        made = value_p.bind(
            *alike(list(map(jnp.asarray, inputs))), plan=Plan(self.foreign, sizes, outputs), batch=0
        )
        return packed(self._results, made)

    def _values(self, inputs: Sequence[Any]) -> list[int | None]:
        if not self.foreign.needs_values:
            return []
        found: list[int | None] = []
        for parameter, x in zip(self.foreign.inputs, inputs, strict=True):
            is_size = parameter.name in self.signature.sizes and not parameter.is_array
            if is_size and isinstance(x, jax.core.Tracer):
                raise ArgumentError(f"argument '{parameter.name}' is a size, and traced")
            found.append(int(x) if is_size else None)
        return found

    def _flat(self, args: Sequence[Any], named: dict[str, Any]) -> list[Any]:
        given = self._arguments.flat(self._arguments.in_order(args, named))
        return [self._argument(i, value) for i, value in enumerate(given)]

    def _argument(self, place: int, value: Any) -> Any:
        wanted, name = self._types[place], self._names[place]
        is_flag = wanted.kind == "b"
        if isinstance(value, (int, float, complex)) and isinstance(value, bool) == is_flag:
            if not np.can_cast(np.min_scalar_type(value), wanted, "same_kind"):
                raise ArgumentError(f"argument '{name}' is {value}, which is no {wanted}")
            value = np.asarray(value, wanted)
        found = getattr(value, "dtype", None)
        if found is None or found == jax.dtypes.float0:
            raise ArgumentError(f"argument '{name}' is a {type(value).__name__}, not an array")
        if found != wanted and _is_weak(value) and np.can_cast(found, wanted, "same_kind"):
            return jax.lax.convert_element_type(value, wanted)
        if found != wanted:
            raise ArgumentError(f"argument '{name}' has {found}, not {wanted}")
        if jax.dtypes.canonicalize_dtype(wanted) != wanted:
            raise ArgumentError(
                f"argument '{name}' is {wanted}, which JAX turns into "
                f"{jax.dtypes.canonicalize_dtype(wanted)}; set jax_enable_x64"
            )
        return value


_THROWN = "INTERNAL: the function "


def _is_weak(value: Any) -> bool:
    """Whether a traced value was a number of Python, which takes the type that is wanted."""
    return isinstance(value, jax.core.Tracer) and bool(getattr(value.aval, "weak_type", False))


def load(sources: Paths, function: str, signature: str | None = None, **options: Any) -> Function:
    """A function in some sources, of JAX arrays; see :func:`ltoad.frontends.function.load`."""
    return Function(load_foreign(sources, function, signature, **options))
