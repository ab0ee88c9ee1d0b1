"""Registered forward derivatives: called in the place of a function, or after it.

``df(x, dx, y, dy, …)`` has the function's parameters, floats and pointers each
followed by tangent or shadow.  If it returns the tangent alone the function
itself is called first; if it returns a struct of result and tangent, or
nothing like the function, it stands for the call.
"""

from __future__ import annotations

from collections.abc import Sequence

from ltoad.causes.rules import INACTIVE_ARGUMENT, ONE_DIRECTION, RULE_MISMATCH
from ltoad.differentiate.registered.registrations import DerivativeRule
from ltoad.differentiate.registered.rule_shapes import is_doubled
from ltoad.differentiate.tangents.running_context import RunningContext
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.instructions import Call
from ltoad.ir.module import Module
from ltoad.ir.types import VOID, FunctionType, StructType, Type, is_floating
from ltoad.ir.values import GlobalReference, Value, zero


def call_rule(call: Call, rule: DerivativeRule, module: Module, context: RunningContext) -> None:
    """Write the call with its tangents by what the program registers for it."""
    type_ = _checked(call, rule, module)
    alone = isinstance(type_.result, StructType) or type_.result == VOID
    if alone and context.width != rule.width:
        raise Unsupported(
            call,
            f"'{rule.derivative}' stands for a call of '{rule.function}', and would be called "
            f"once for each of {context.width} lanes",
            ONE_DIRECTION.advising(
                "let the registered derivative return the tangent alone, or ask for one lane"
            ),
        )
    if not alone:
        context.copy(call)
    together = [list(context.lanes)] if rule.width > 1 else [[lane] for lane in context.lanes]
    calls = [
        Call(
            GlobalReference(rule.derivative), type_, _arguments(call, rule, module, lanes, context)
        )
        for lanes in together
    ]
    if alone:
        result = context.replace_call(call, calls[0])
        context.after(call, lambda: _unpack(call, result, context))
        return

    def tangents() -> None:
        made = [context.builder.append(c, "tangent") for c in calls]
        if context.has_derived(call):
            context.derive(call, made)

    context.after(call, tangents)


def _unpack(call: Call, made: Call, context: RunningContext) -> None:
    if call.type == VOID:
        return
    context.set_primal(call, context.builder.extract_value(made, 0))
    if context.has_derived(call):
        lanes = range(1, 1 + context.width)
        context.derive(call, [context.builder.extract_value(made, lane) for lane in lanes])


def _checked(call: Call, rule: DerivativeRule, module: Module) -> FunctionType:
    """The type of the registered derivative, if it fits the function's."""
    primal = call.function_type
    wanted: list[Type] = []
    for parameter in primal.parameters:
        wanted += [parameter] * (1 + rule.width * is_doubled(parameter))
    found = module.signature(rule.derivative).type
    result = primal.result
    results = (VOID,) if result == VOID else (result, StructType((result,) * (1 + rule.width)))
    if list(found.parameters) == wanted and found.result in results:
        return found
    expected = FunctionType(result, tuple(wanted))
    raise Unsupported(
        call,
        f"'{rule.source}' registers '{rule.derivative}' as the derivative of '{rule.function}', "
        f"which should be {expected} but is {found}",
        RULE_MISMATCH.advising(
            "give it the function's parameters, floats and pointers each followed by the tangent "
            "or "
            "shadow, and let it return the tangent, or a struct of result and tangent"
        ),
    )


def _arguments(
    call: Call,
    rule: DerivativeRule,
    module: Module,
    lanes: Sequence[int],
    context: RunningContext,
) -> list[Value]:
    passed: list[Value] = []
    for index, operand in enumerate(call.operands):
        passed.append(context.primal(operand))
        if not is_doubled(operand.type):
            continue
        place = len(passed)
        if context.has_derived(operand) or is_floating(operand.type):
            passed += [context.lane(operand, lane) for lane in lanes]
        elif _is_used(rule, module, place):
            raise Unsupported(
                call,
                f"argument {index + 1} of '{rule.function}' is inactive here and has no shadow, "
                f"but '{rule.derivative}' uses its shadow",
                INACTIVE_ARGUMENT,
            )
        else:
            passed += [zero(operand.type)] * len(lanes)
    return passed


def _is_used(rule: DerivativeRule, module: Module, index: int) -> bool:
    if not module.defines(rule.derivative):
        return False
    function = module.function(rule.derivative)
    shadow = function.arguments[index]
    return any(shadow in i.operands for i in function.instructions())
