"""Calls of differentiated functions in the two sweeps."""

from __future__ import annotations

from ltoad.differentiate.adjoints.memory import add_parts
from ltoad.differentiate.keys.call_plan import CallPlan
from ltoad.differentiate.keys.parameters import derivative_call
from ltoad.differentiate.keys.signature import Mode
from ltoad.differentiate.sweeps.interface import ForwardWriter, ReverseWriter
from ltoad.ir.calls import Invoke
from ltoad.ir.instructions import Call
from ltoad.ir.types import PTR
from ltoad.ir.values import zero


def call_augmented(sweep: ForwardWriter, call: Call, plan: CallPlan) -> None:
    """Call the augmented primal; keep its result, the result's shadow and its tape."""
    name, interface = sweep.services.require(plan.key)
    arguments = [sweep.primal(o) for o in call.operands]
    for index in interface.shadow_arguments:
        arguments += [sweep.shadow(call.operands[index], lane) for lane in sweep.lanes]
    arguments.append(sweep.frame.require_arena())
    made = derivative_call(call, name, interface.type, arguments)
    if isinstance(call, Invoke):
        made = Invoke(made, sweep.blocks[call.normal], sweep.blocks[call.unwind])
    result = sweep.builder.append(made, "call")

    def unpack() -> None:
        field = 0
        if interface.primal_result is not None:
            sweep.values[call] = sweep.builder.extract_value(result, field)
            field += 1
        if interface.shadow_result is not None:
            for lane in sweep.lanes:
                sweep.set_shadow(call, lane, sweep.builder.extract_value(result, field))
                field += 1
        tape = sweep.builder.extract_value(result, field)
        sweep.plan.tapes[call].store(sweep, tape)

    if isinstance(call, Invoke):
        sweep.on_entry(call.normal, unpack)
    else:
        unpack()


def late_result(call: Call) -> tuple[str, Call]:
    """The owner of the variable in which the reverse sweep leaves what a delayed call returns."""
    return "late", call


def call_reverse(sweep: ReverseWriter, call: Call, plan: CallPlan) -> None:
    """Call the reverse function (or the combined one) and add what it returns."""
    key = plan.key.with_mode(Mode.REVERSE) if plan.split else plan.key
    name, interface = sweep.services.require(key)
    arguments = [sweep.primal(o) for o in call.operands]
    for index in interface.shadow_arguments:
        arguments += [c.shadow(call.operands[index]) for c in sweep.contexts]
    if interface.result_adjoint is not None:
        arguments += [c.take(call) for c in sweep.contexts]
    if plan.split:
        arguments.append(zero(PTR) if plan.untaped else sweep.kept(call))
    if interface.takes_arena:
        arguments.append(sweep.frame.require_arena())
    result = sweep.builder.append(derivative_call(call, name, interface.type, arguments), "call")
    field = 1 if interface.primal_result is not None else 0
    if plan.delayed and interface.primal_result is not None:
        late = sweep.frame.variable(late_result(call), interface.primal_result)
        sweep.builder.store(sweep.builder.extract_value(result, 0), late)
    for index in interface.adjoint_arguments:
        for context in sweep.contexts:
            adjoint = sweep.builder.extract_value(result, field)
            add_parts(context, call, call.operands[index], adjoint)
            field += 1
