"""Sorting by a comparator: shadows are permuted as the elements are."""

from __future__ import annotations

from functools import partial

from ltoad.differentiate.adjoints.context import AdjointContext
from ltoad.differentiate.adjoints.sorting import adjoint_of_sort
from ltoad.differentiate.callees.forward_context import ForwardContext
from ltoad.differentiate.callees.handler import Handler, touches_active_memory
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.shadows.guards import UNCERTAIN
from ltoad.differentiate.shadows.tags import PERMUTE as PERMUTE_TAGS
from ltoad.differentiate.shadows.tags import call_tags
from ltoad.differentiate.support import arena, sorting
from ltoad.differentiate.tangents.context import TangentContext
from ltoad.differentiate.tangents.linear_context import LinearContext
from ltoad.differentiate.tangents.running_context import RunningContext
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.instructions import Call
from ltoad.ir.types import I1
from ltoad.ir.values import Value, integer
from ltoad.rules.rows import SortRow


class Sorting(Handler[SortRow]):
    """Permutes the elements behind argument 0."""

    adds_alone = True

    def shadowed(self, call: Call, row: SortRow, facts: Facts) -> list[Value]:
        return call.operands[:1] if facts.has_shadow(call.operands[0]) else []

    def keeps_pointer(self, call: Call, row: SortRow, facts: Facts) -> bool:
        """The permutation."""
        return facts.has_shadow(call.operands[0])

    def has_duty(self, call: Call, row: SortRow, facts: Facts) -> bool:
        return touches_active_memory(call, facts)

    def forward(self, call: Call, row: SortRow, sweep: ForwardContext) -> None:
        if sweep.facts.has_shadow(call.operands[0]):
            _sort_keeping(call, sweep)
        else:
            super().forward(call, row, sweep)

    def has_adjoint(self, call: Call, row: SortRow, context: AdjointContext) -> bool:
        return context.facts.has_shadow(call.operands[0])

    def adjoint(self, call: Call, row: SortRow, context: AdjointContext) -> None:
        adjoint_of_sort(call, context)

    def has_tangent(self, call: Call, row: SortRow, context: TangentContext) -> bool:
        return context.facts.has_shadow(call.operands[0])

    def tangent(self, call: Call, row: SortRow, context: RunningContext) -> None:
        if self.has_tangent(call, row, context):
            _sort_alike(call, context)
        else:
            context.copy(call)

    def linear(self, call: Call, row: SortRow, context: LinearContext) -> None:
        """Shadows are moved as the elements were."""
        base, count, size, _ = call.operands
        if context.facts.may_be_inactive(base):
            raise Unsupported(call, *UNCERTAIN)
        context.declare(sorting.PERMUTE, sorting.TYPES[sorting.PERMUTE])
        numbers = [context.primal(count), context.primal(size), context.permutation(call)]
        for place in context.each_lane(base):
            arguments = [place, *numbers, integer(I1, 0)]
            context.builder.call(sorting.PERMUTE, sorting.TYPES[sorting.PERMUTE], arguments)


def _sort_keeping(call: Call, sweep: ForwardContext) -> None:
    """Sort the array and its shadows, and keep how the elements were moved."""
    base, count, size, compare = call.operands
    memory, shadow = sweep.frame.require_arena(), partial(sweep.shadow, base)
    arguments = [memory, sweep.primal(base), shadow(0), sweep.primal(count)]
    arguments += [sweep.primal(size), sweep.primal(compare)]
    sweep.services.declare(sorting.SORT, sorting.TYPES[sorting.SORT])
    moved = sweep.builder.call(sorting.SORT, sorting.TYPES[sorting.SORT], arguments)
    sweep.keep_pointer(call, moved)
    for lane in sweep.lanes[1:]:
        permuted = [shadow(lane), *arguments[3:5], moved, integer(I1, 0)]
        sweep.services.declare(sorting.PERMUTE, sorting.TYPES[sorting.PERMUTE])
        sweep.builder.call(sorting.PERMUTE, sorting.TYPES[sorting.PERMUTE], permuted)
    for lane in sweep.lanes if sweep.facts.is_tagged(base) else ():
        permuted = [shadow(lane), *arguments[3:5], moved, integer(I1, 0)]
        call_tags(PERMUTE_TAGS, permuted, sweep.builder, sweep.services.declare)
    sweep.go_on(call)


def _sort_alike(call: Call, context: RunningContext) -> None:
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
