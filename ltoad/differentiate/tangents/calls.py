"""Forward mode through calls: of functions with bodies, and of library routines."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ltoad.differentiate.facts.overwritten import overwrites_floats
from ltoad.differentiate.keys.call_plan import CallPlan
from ltoad.differentiate.keys.parameters import derivative_call
from ltoad.differentiate.keys.signature import Key, Mode
from ltoad.differentiate.registered.registrations import DerivativeRule
from ltoad.differentiate.shadows.guards import UNCERTAIN
from ltoad.differentiate.support import arena, sorting
from ltoad.differentiate.tangents.blas import write_blas
from ltoad.differentiate.tangents.complex import tangent_of_complex
from ltoad.differentiate.tangents.context import TangentContext
from ltoad.differentiate.tangents.memory import (
    plain_call,
    tangent_of_allocation,
    tangent_of_copy,
    tangent_of_deallocation,
    tangent_of_fill,
)
from ltoad.differentiate.tangents.registered import call_rule
from ltoad.differentiate.tangents.running_context import RunningContext
from ltoad.differentiate.tangents.scalars import (
    tangent_of_same,
    tangent_of_scalar,
    tangent_of_several,
)
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.instructions import Call
from ltoad.ir.types import I1, is_pointer
from ltoad.ir.values import Value, integer
from ltoad.rules.rows import (
    AllocationRow,
    BlasRow,
    CastRow,
    ComplexRow,
    CopyRow,
    DeallocationRow,
    DeferralRow,
    FillRow,
    InactiveRow,
    MirroredRow,
    PointerRow,
    ReductionRow,
    RefusedRow,
    Row,
    ScalarRow,
    SeveralRow,
    SortRow,
    TransferRow,
)
from ltoad.rules.table import lookup


def write_call(call: Call, context: RunningContext) -> None:
    """The call, and what follows from it for derived values."""
    row = lookup(call.callee_name)
    if row is None:
        _call_function(call, context)
    elif isinstance(row, BlasRow) and library_rule(call, row, context) is not None:
        write_blas(call, context, lambda: context.copy(call))
    elif isinstance(row, SortRow) and context.facts.has_shadow(call.operands[0]):
        _sort(call, context)
    else:
        _call_library(call, row, context)


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
            "link its bitcode too, register a custom derivative, or mark it inactive",
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

    context.after(call, unpack)


def _call_library(call: Call, row: Row, context: RunningContext) -> None:
    if isinstance(row, DeallocationRow):
        if context.facts.has_shadow(call.operands[_freed(row)]):
            tangent_of_deallocation(call, row, context)
        context.copy(call)
        return
    if isinstance(row, DeferralRow):
        _defer_shadows(call, context)
    rule = library_rule(call, row, context)
    context.copy(call)
    if rule is not None:
        context.after(call, lambda: rule(call, row, context))


def _defer_shadows(call: Call, context: RunningContext) -> None:
    """A derivative puts a deallocation off: those of the shadows go with it."""
    memory, deallocate, block = map(context.primal, call.operands[:3])
    numbers = [context.primal(o) for o in call.operands[-2:]]
    if not context.facts.has_shadow(call.operands[2]):
        return
    context.declare(arena.DEFER_SHADOW, arena.TYPES[arena.DEFER_SHADOW])
    for shadow in context.each_lane(call.operands[2]):
        arguments = [memory, deallocate, shadow, block, *numbers]
        context.builder.call(arena.DEFER_SHADOW, arena.TYPES[arena.DEFER_SHADOW], arguments)


def _freed(row: DeallocationRow) -> int:
    return row.pointer_argument


Rule = Callable[[Call, Any, TangentContext], None]


def library_rule(call: Call, row: Row, context: TangentContext) -> Rule | None:
    """The rule for a library call that has anything to do with active values."""
    facts = context.facts
    if isinstance(row, TransferRow):
        target = call.operands[row.destination]
        wanted = facts.has_shadow(target)
    elif isinstance(row, SeveralRow):
        wanted = context.is_active(call) or any(
            o.pointer and facts.has_shadow(call.operands[o.index]) for o in row.outputs
        )
    elif isinstance(row, AllocationRow | PointerRow):
        wanted = facts.has_shadow(call)
    elif isinstance(row, MirroredRow):
        wanted = any(is_pointer(o.type) and facts.has_shadow(o) for o in call.operands)
    elif isinstance(row, BlasRow):
        wanted = context.is_active(call) or any(
            facts.has_shadow(call.operands[i]) for i in row.effects.writes
        )
    elif isinstance(row, RefusedRow):
        active = any(context.has_derived(o) for o in call.operands)
        wanted = active or row.effects.returns_twice
    else:
        wanted = context.is_active(call) or overwrites_floats(call, row, facts)
    return _RULES.get(type(row), _refuse) if wanted else None


_CUSTOM = "register a custom derivative for it, or mark it inactive"


def _refuse(call: Call, row: Row, context: TangentContext) -> None:
    if isinstance(row, InactiveRow):
        raise Unsupported(
            call,
            f"'{call.callee_name}' overwrites active memory with data that have no derivative",
            "read into a buffer of its own, outside of what is differentiated",
        )
    raise Unsupported(
        call,
        f"'{call.callee_name}' has no derivative rule in forward mode",
        row.remedy if isinstance(row, RefusedRow) else _CUSTOM,
    )


def _same_on_shadow(call: Call, row: Row, context: TangentContext) -> None:
    """A function that passes on a pointer."""
    found = []
    for lane in context.lanes:
        clone = plain_call(call, context)
        clone.operands[0] = context.lane(call.operands[0], lane)
        found.append(context.builder.append(clone, "shadow"))
    context.derive(call, found)


def _mirror(call: Call, row: Row, context: TangentContext) -> None:
    """The same call for the shadow structure."""
    pointers = {
        i for i, o in enumerate(call.operands) if is_pointer(o.type) and context.facts.has_shadow(o)
    }
    if any(context.facts.may_be_inactive(call.operands[i]) for i in pointers):
        raise Unsupported(call, *UNCERTAIN)
    found = []
    for lane in context.lanes:
        clone = plain_call(call, context)
        for index in pointers:
            clone.operands[index] = context.lane(call.operands[index], lane)
        found.append(context.builder.append(clone, "shadow"))
    if context.facts.has_shadow(call):
        context.derive(call, found)


def _sort(call: Call, context: RunningContext) -> None:
    """Elements and shadows are permuted alike."""
    base, count, size, compare = call.operands
    if context.facts.may_be_inactive(base):
        raise Unsupported(call, *UNCERTAIN)
    builder, memory = context.builder, context.frame.require_arena()
    number, bytes_ = context.primal(count), context.primal(size)
    places = context.each_lane(base)
    arguments: list[Value] = [memory, context.primal(base), places[0], number, bytes_]
    for name in (sorting.SORT, sorting.PERMUTE):
        context.declare(name, sorting.TYPES[name])
    context.declare(arena.RELEASE, arena.TYPES[arena.RELEASE])
    arguments.append(context.primal(compare))
    moved = builder.call(sorting.SORT, sorting.TYPES[sorting.SORT], arguments)
    for place in places[1:]:
        permuted = [place, number, bytes_, moved, integer(I1, 0)]
        builder.call(sorting.PERMUTE, sorting.TYPES[sorting.PERMUTE], permuted)
    builder.call(arena.RELEASE, arena.TYPES[arena.RELEASE], [memory])
    context.go_on(call)


_RULES: dict[type[Row], Rule] = {
    ScalarRow: tangent_of_scalar,
    CastRow: tangent_of_same,
    ReductionRow: tangent_of_same,
    SeveralRow: tangent_of_several,
    ComplexRow: tangent_of_complex,
    AllocationRow: tangent_of_allocation,
    PointerRow: _same_on_shadow,
    MirroredRow: _mirror,
    CopyRow: tangent_of_copy,
    FillRow: tangent_of_fill,
}
