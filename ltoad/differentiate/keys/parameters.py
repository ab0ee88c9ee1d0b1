"""Parameters and results of derivatives under construction, and calls of derivatives."""

from __future__ import annotations

from collections.abc import Sequence

from ltoad.ir.builder import Builder, Names
from ltoad.ir.instructions import Call, Function
from ltoad.ir.types import VOID, FunctionType, Type
from ltoad.ir.values import Argument, ConstantSimple, GlobalReference, Value

_PASSING = ("byval(", "zeroext", "signext")
"""How an argument is passed: a call and what it calls have to agree on these."""
_KEPT_ATTRIBUTES = (*_PASSING, "noalias", "nonnull", "noundef", "align ", "dereferenceable")
"""Parameter attributes that hold for a derivative, too."""


class Parameters:
    """Adds parameters to a function; ``names`` are then those that are taken."""

    def __init__(self, function: Function) -> None:
        self._function = function
        self.names = Names()

    def add(self, type_: Type, hint: str, attributes: tuple[str, ...] = ()) -> Argument:
        arguments = self._function.arguments
        argument = Argument(type_, self.names.fresh(hint), len(arguments), attributes)
        arguments.append(argument)
        return argument

    def primal(self, original: Function) -> dict[Value, Value]:
        """One for each of the original's, with what is said of that."""
        return {
            a: self.add(
                a.type, a.name, tuple(w for w in a.attributes if w.startswith(_KEPT_ATTRIBUTES))
            )
            for a in original.arguments
        }

    def derived(
        self, original: Function, active: Sequence[int], width: int
    ) -> dict[Value, Sequence[Value]]:
        """The shadow or tangent of each active one, in ``width`` lanes."""
        arguments = [original.arguments[index] for index in active]
        return {a: [self.add(a.type, f"{a.name}.tangent") for _ in range(width)] for a in arguments}


def return_fields(builder: Builder, result: Type, values: Sequence[Value]) -> None:
    """Return the fields of a struct, or nothing."""
    if result == VOID:
        builder.ret()
        return
    returned: Value = ConstantSimple(result, "poison")
    for index, value in enumerate(values):
        returned = builder.insert_value(returned, value, index)
    builder.ret(returned)


def derivative_call(call: Call, name: str, type_: FunctionType, arguments: Sequence[Value]) -> Call:
    """A call of a derivative whose first ``arguments`` are passed as those of ``call`` are."""
    attributes = [
        tuple(word for word in words if word.startswith(_PASSING))
        for words in call.argument_attributes
    ]
    attributes += [()] * (len(arguments) - len(attributes))
    return Call(GlobalReference(name), type_, arguments, argument_attributes=attributes)
