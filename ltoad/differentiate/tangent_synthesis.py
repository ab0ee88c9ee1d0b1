"""Assembles tangent functions."""

from __future__ import annotations

from collections.abc import Sequence

from ltoad.differentiate.facts import Facts
from ltoad.differentiate.frame import CombinedFrame
from ltoad.differentiate.services import Services
from ltoad.differentiate.synthesis import KEPT_ATTRIBUTES
from ltoad.differentiate.tangent_signature import TangentInterface
from ltoad.differentiate.tangent_sweep import TangentSweep
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.builder import Names
from ltoad.ir.instructions import Function, Instruction
from ltoad.ir.types import Type
from ltoad.ir.values import Argument, ConstantSimple, Value


def write_tangent(
    facts: Facts,
    interface: TangentInterface,
    name: str,
    services: Services,
    suffix: str,
) -> tuple[Function, list[Unsupported]]:
    """The tangent function, and what stands in its way."""
    function = Function(name, interface.result, [], prefix="internal", suffix=suffix)
    primal: dict[Value, Value] = {}
    derived: dict[Value, Sequence[Value]] = {}
    original = facts.form.function.arguments
    for argument in original:
        kept = tuple(a for a in argument.attributes if a.startswith(KEPT_ATTRIBUTES))
        primal[argument] = _parameter(function, argument.type, argument.name, kept)
    for index in interface.active_arguments:
        argument = original[index]
        hint = argument.name + ".tangent"
        derived[argument] = [
            _parameter(function, argument.type, hint) for _ in range(interface.width)
        ]
    names = Names(a.name for a in function.arguments)
    for values in derived.values():
        for parameter in values:
            assert isinstance(parameter, Argument)
            parameter.name = names.fresh(parameter.name)
    scopes = services.scopes(name, interface.width, facts.classes.count)
    frame = CombinedFrame(function, names, scopes)

    def on_return(sweep: TangentSweep, ret: Instruction) -> None:
        values = [sweep.primal(o) for o in ret.operands]
        if interface.active_result:
            values += [v for o in ret.operands for v in sweep.each_lane(o)]
        _return(sweep, interface, values)

    sweep = TangentSweep(facts, frame, services, interface.width, primal, derived, on_return)
    frame.finish(sweep.write())
    return function, sweep.problems


def _parameter(
    function: Function, type_: Type, hint: str, attributes: tuple[str, ...] = ()
) -> Argument:
    argument = Argument(type_, hint, len(function.arguments), attributes)
    function.arguments.append(argument)
    return argument


def _return(sweep: TangentSweep, interface: TangentInterface, values: list[Value]) -> None:
    if not values:
        sweep.builder.ret()
        return
    result: Value = ConstantSimple(interface.result, "poison")
    for index, value in enumerate(values):
        result = sweep.builder.insert_value(result, value, index)
    sweep.builder.ret(result)
