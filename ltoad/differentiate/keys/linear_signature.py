"""The interface of linear functions: the tangents of a primal that has run, from its tape."""

from __future__ import annotations

from dataclasses import dataclass

from ltoad.analysis.types.carriers import Carriers
from ltoad.differentiate.keys.signature import Key
from ltoad.ir.instructions import Function
from ltoad.ir.types import PTR, VOID, FunctionType, StructType, Type


@dataclass(frozen=True, slots=True)
class LinearInterface:
    """The parameters and results of a linear function, in order.

    Parameters: all primal arguments, then for each active one ``width``
    shadows (pointers) or tangents (anything else), of the argument's type, then
    the tape.  Results, as fields of a struct: ``width`` tangents of the result if it
    is active and has floats in it.
    """

    primal: tuple[Type, ...]
    active_arguments: tuple[int, ...]
    width: int
    tangent: Type | None

    @property
    def parameters(self) -> tuple[Type, ...]:
        derived = [t for i in self.active_arguments for t in [self.primal[i]] * self.width]
        return (*self.primal, *derived, PTR)

    @property
    def result(self) -> Type:
        return VOID if self.tangent is None else StructType((self.tangent,) * self.width)

    @property
    def type(self) -> FunctionType:
        return FunctionType(self.result, self.parameters)


def linear_interface(function: Function, key: Key, carriers: Carriers) -> LinearInterface:
    """The interface of the linear function of ``function``."""
    pairs = zip(function.arguments, key.pattern.arguments, strict=True)
    result = function.result_type
    floats = key.pattern.result and result != VOID and carriers.result_has_floats()
    return LinearInterface(
        primal=tuple(a.type for a in function.arguments),
        active_arguments=tuple(a.index for a, active in pairs if active),
        width=key.width,
        tangent=result if floats else None,
    )
