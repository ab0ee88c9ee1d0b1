"""Assembles tangent functions."""

from __future__ import annotations

from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.facts.services import Services
from ltoad.differentiate.keys.parameters import Parameters, return_fields
from ltoad.differentiate.keys.tangent_signature import TangentInterface
from ltoad.differentiate.sweeps.tangent_sweep import TangentSweep
from ltoad.differentiate.tape.frame import CombinedFrame
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.instructions import Function, Instruction


def write_tangent(
    facts: Facts,
    interface: TangentInterface,
    name: str,
    services: Services,
    suffix: str,
) -> tuple[Function, list[Unsupported]]:
    """The tangent function, and what stands in its way."""
    function = Function(name, interface.result, [], prefix="internal", suffix=suffix)
    original = facts.form.function
    parameters = Parameters(function)
    primal = parameters.primal(original)
    derived = parameters.derived(original, interface.active_arguments, interface.width)
    scopes = services.scopes(name, interface.width, facts.classes.count)
    frame = CombinedFrame(function, parameters.names, scopes)

    def on_return(sweep: TangentSweep, ret: Instruction) -> None:
        values = [sweep.primal(o) for o in ret.operands]
        if interface.active_result:
            values += [v for o in ret.operands for v in sweep.each_lane(o)]
        return_fields(sweep.builder, interface.result, values)

    sweep = TangentSweep(facts, frame, services, interface.width, primal, derived, on_return)
    frame.finish(sweep.write())
    return function, sweep.problems
