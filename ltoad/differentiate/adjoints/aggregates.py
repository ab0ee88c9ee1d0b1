"""Members of structs and arrays that are held in registers."""

from __future__ import annotations

from ltoad.differentiate.adjoints.context import AdjointContext
from ltoad.ir.types import I32
from ltoad.ir.values import Value, integer


def field_address(context: AdjointContext, aggregate: Value, indices: tuple[int, ...]) -> Value:
    """Where the adjoint of a member lies in that of the whole."""
    path: list[Value] = [integer(I32, 0), *(integer(I32, i) for i in indices)]
    return context.builder.gep(context.adjoint_type(aggregate), context.slot(aggregate), path)
