"""Forward mode through calls: of functions with bodies, and of library routines."""

from __future__ import annotations

from dataclasses import replace

from ltoad.causes.code import MISSING_BODY
from ltoad.differentiate.callees.table import handler_of
from ltoad.differentiate.keys.call_plan import CallPlan
from ltoad.differentiate.keys.parameters import derivative_call
from ltoad.differentiate.keys.signature import Key, Mode
from ltoad.differentiate.registered.registrations import DerivativeRule
from ltoad.differentiate.tangents.no_addresses import AGGREGATES
from ltoad.differentiate.tangents.registered import call_rule
from ltoad.differentiate.tangents.running_context import RunningContext
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.instructions import Call


def write_call(call: Call, context: RunningContext) -> None:
    """The call, and what follows from it for derived values."""
    row = context.facts.rows.of(call)
    if row is None:
        _call_function(call, context)
    else:
        handler_of(row).tangent(call, row, context)


def _registered(call: Call, plan: CallPlan, context: RunningContext) -> DerivativeRule | None:
    try:
        key = replace(plan.key, function=call.callee_name, width=context.width)
        return context.services.forward_rule(key)
    except Unsupported as problem:
        problem.instruction = call
        raise


def _call_function(call: Call, context: RunningContext) -> None:
    plan = context.services.plan_call(call, context.facts)
    rule = None if plan is None else _registered(call, plan, context)
    if rule is not None:
        call_rule(call, rule, context.services.module, context)
        return
    if plan is None:
        context.copy(call)
        return
    if plan.missing:
        context.copy(call)
        raise Unsupported(
            call,
            f"'{plan.missing}' is called with active data, and there is neither a body nor a "
            "rule for it",
            MISSING_BODY,
        )
    pattern = plan.key.pattern
    kept = (False,) * len(pattern.arguments)
    options = plan.key.options
    key = Key(call.callee_name, pattern, Mode.TANGENT, kept, context.width, options=options)
    name, interface = context.services.require_tangent(key)
    arguments = [context.primal(o) for o in call.operands]
    for index in interface.active_arguments:
        arguments += context.each_lane(call.operands[index])
    wanted = derivative_call(call, name, interface.type, arguments)
    made = context.replace_call(call, wanted)

    def unpack() -> None:
        if interface.primal_result is None:
            return
        context.set_primal(call, context.builder.extract_value(made, 0))
        if interface.active_result:
            fields = range(1, 1 + context.width)
            context.derive(call, [context.builder.extract_value(made, f) for f in fields])
        elif isinstance(call.type, AGGREGATES) and context.facts.has_shadow(call):
            context.derive_nothing(call)

    context.after(call, unpack)
