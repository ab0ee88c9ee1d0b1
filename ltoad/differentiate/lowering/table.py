"""The table of what requests become, by kind."""

from __future__ import annotations

from collections.abc import Callable

from ltoad.differentiate.engine import Engine
from ltoad.differentiate.lowering.lower import lower_gradient, lower_tangent
from ltoad.differentiate.lowering.lower_split import (
    lower_augmented,
    lower_linear,
    lower_reverse,
    lower_tape_size,
)
from ltoad.differentiate.requests.request import Kind, Request
from ltoad.ir.builder import Names
from ltoad.ir.instructions import Function


def lower(request: Request, engine: Engine, caller: Function, names: Names) -> None:
    """Put the call of a derivative in the place of a request in ``caller``."""
    _RULES[request.kind](request, engine, caller, names)


_RULES: dict[Kind, Callable[[Request, Engine, Function, Names], None]] = {
    Kind.GRADIENT: lower_gradient,
    Kind.TANGENT: lower_tangent,
    Kind.AUGMENTED: lower_augmented,
    Kind.REVERSE: lower_reverse,
    Kind.LINEAR: lower_linear,
    Kind.TAPE_SIZE: lower_tape_size,
}
