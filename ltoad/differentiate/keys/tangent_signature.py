"""The interface of tangent functions: forward mode, one function for both primal and tangents."""

from __future__ import annotations

from dataclasses import dataclass

from ltoad.differentiate.keys.signature import Key
from ltoad.ir.instructions import Function
from ltoad.ir.types import VOID, FunctionType, StructType, Type


@dataclass(frozen=True, slots=True)
class TangentInterface:
    """The parameters and results of a tangent function, in order.

    Parameters: all primal arguments, then for each active one ``width``
    shadows (pointers) or tangents (anything else), of the argument's type.
    Results, as fields of a struct: the primal result, then ``width`` shadows or
    tangents of it if the pattern's result is active.
    """

    primal: tuple[Type, ...]
    active_arguments: tuple[int, ...]
    width: int
    primal_result: Type | None
    active_result: bool

    @property
    def parameters(self) -> tuple[Type, ...]:
        derived = [t for i in self.active_arguments for t in [self.primal[i]] * self.width]
        return (*self.primal, *derived)

    @property
    def result(self) -> Type:
        if self.primal_result is None:
            return VOID
        lanes = self.width if self.active_result else 0
        return StructType((self.primal_result,) * (1 + lanes))

    @property
    def type(self) -> FunctionType:
        return FunctionType(self.result, self.parameters)


def tangent_interface(function: Function, key: Key) -> TangentInterface:
    """The interface of the tangent function of ``function``."""
    pairs = zip(function.arguments, key.pattern.arguments, strict=True)
    result = function.result_type
    return TangentInterface(
        primal=tuple(a.type for a in function.arguments),
        active_arguments=tuple(a.index for a, active in pairs if active),
        width=key.width,
        primal_result=None if result == VOID else result,
        active_result=key.pattern.result and result != VOID,
    )
