"""Shapes as far as they are known while a graph is made."""

from __future__ import annotations

from collections.abc import Sequence

from ltoad.frontends.function import Foreign
from ltoad.frontends.signature import Parameter
from ltoad.frontends.tensorflow.errors import wrong_shape

Known = tuple[int | None, ...] | None
"""Sizes, None for one that is not known; None if not even their number is."""


def known_shapes(
    foreign: Foreign, shapes: Sequence[Known], values: Sequence[int | None]
) -> list[Known]:
    """Those of the outputs, from shapes of the inputs and numbers among them that are constant.

    Raises ShapeError that names the argument.
    """
    sizes = {
        parameter.name: value
        for parameter, value in zip(foreign.inputs, values, strict=True)
        if value is not None and parameter.name in foreign.signature.sizes
    }
    for parameter, shape in zip(foreign.inputs, shapes, strict=True):
        if shape is not None:
            _solve(parameter, shape, sizes)
    return [
        tuple(
            dim.value(sizes) if all(name in sizes for name in dim.names) else None
            for dim in parameter.dims
        )
        for parameter in foreign.outputs
    ]


def _solve(parameter: Parameter, shape: tuple[int | None, ...], sizes: dict[str, int]) -> None:
    if len(shape) != len(parameter.dims):
        wanted = f"{len(parameter.dims)} dimensions" if parameter.dims else "a number"
        raise wrong_shape(f"argument '{parameter.name}' has shape {shape}, but is {wanted}")
    for dim, size in zip(parameter.dims, shape, strict=True):
        unknown = [name for name in dim.names if name not in sizes]
        if size is not None and len(unknown) < 2 and not dim.solve(size, sizes):
            told = ", ".join(f"{n} = {sizes[n]}" for n in dim.names if n in sizes)
            raise wrong_shape(
                f"argument '{parameter.name}' has shape {shape}, which does not fit "
                f"[{', '.join(map(str, parameter.dims))}]" + (f" with {told}" if told else "")
            )
