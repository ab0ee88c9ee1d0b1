"""Functions that pass pointers on, and those that change the links of a data structure."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from ltoad.analysis.program.activity_rules import ActivityView
from ltoad.differentiate.callees.forward_context import ForwardContext
from ltoad.differentiate.callees.handler import Handler
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.shadows.earlier import find_links
from ltoad.differentiate.shadows.guards import place_or
from ltoad.differentiate.shadows.tags import Declare
from ltoad.differentiate.support.constant_memory import KEPT, KEPT_TYPE
from ltoad.differentiate.support.mirrored_calls import guarded
from ltoad.differentiate.support.tree_colours import TYPE
from ltoad.differentiate.tangents.context import TangentContext
from ltoad.differentiate.tangents.linear_context import LinearContext
from ltoad.differentiate.tangents.memory import plain_call
from ltoad.differentiate.tangents.running_context import RunningContext
from ltoad.ir.clone import copy_instruction
from ltoad.ir.instructions import Call
from ltoad.ir.types import is_pointer
from ltoad.ir.values import GlobalReference, Value
from ltoad.rules.rows import MirroredRow, PointerRow


class Pointers(Handler[PointerRow]):
    """The result points where argument 0 points, and so does its shadow."""

    def shadowed(self, call: Call, row: PointerRow, facts: Facts) -> list[Value]:
        return call.operands[:1] if facts.has_shadow(call) else []

    def shadow(self, call: Call, row: PointerRow, sweep: ForwardContext, lane: int) -> None:
        if sweep.facts.has_shadow(call):
            clone = copy_instruction(call, sweep.values)
            clone.operands[0] = sweep.shadow(call.operands[0], lane)
            sweep.set_shadow(call, lane, sweep.append_unnamed(clone))

    def has_tangent(self, call: Call, row: PointerRow, context: TangentContext) -> bool:
        return context.facts.has_shadow(call)

    def derive(self, call: Call, row: PointerRow, context: TangentContext) -> None:
        found = []
        for lane in context.lanes:
            clone = plain_call(call, context)
            clone.operands[0] = context.lane(call.operands[0], lane)
            found.append(context.builder.append(clone, "shadow"))
        context.derive(call, found)

    def has_linear_work(self, call: Call, row: PointerRow, context: LinearContext) -> bool:
        return False


class Mirrored(Handler[MirroredRow]):
    """The same call on the shadows does to the shadow structure what it does to the primal's."""

    adds_alone = True

    def vary(self, call: Call, row: MirroredRow, view: ActivityView) -> None:
        """A structure into which an active node is linked has a shadow structure."""
        linked = [o for o in call.operands if is_pointer(o.type)]
        if any(map(view.points_to_active, linked)):
            for operand in linked:
                view.activate(operand)

    def shadowed(self, call: Call, row: MirroredRow, facts: Facts) -> list[Value]:
        return [o for o in call.operands if is_pointer(o.type) and facts.has_shadow(o)]

    def forward(self, call: Call, row: MirroredRow, sweep: ForwardContext) -> None:
        places = _shadowed_places(call, sweep.facts)
        for lane, index in product(sweep.lanes, sorted(row.found_from.intersection(places))):
            linked = call.operands[index]
            where = sweep.primal, sweep.facts, sweep.services, sweep.builder
            find_links(row.found_by, linked, sweep.shadow(linked, lane), *where)
        if row.prepared_by and row.node in places:
            node = call.operands[row.node]
            for lane in sweep.lanes:
                shadow = sweep.shadow(node, lane)
                _prepare(row, shadow, node, sweep, sweep.services.declare)
        super().forward(call, row, sweep)

    def shadow(self, call: Call, row: MirroredRow, sweep: ForwardContext, lane: int) -> None:
        places = _shadowed_places(call, sweep.facts)
        if not places:
            return
        clone = copy_instruction(call, sweep.values)
        clone.operands = [
            sweep.shadow(o, lane) if i in places else sweep.primal(o)
            for i, o in enumerate(call.operands)
        ]
        primals = _primals(call, places, sweep)
        result = sweep.append_unnamed(
            _checked(call, row, clone, places, primals, sweep, sweep.services.declare)
        )
        if sweep.facts.has_shadow(call):
            sweep.set_shadow(call, lane, result)

    def has_tangent(self, call: Call, row: MirroredRow, context: TangentContext) -> bool:
        return bool(self.shadowed(call, row, context.facts))

    def tangent(self, call: Call, row: MirroredRow, context: RunningContext) -> None:
        places = _shadowed_places(call, context.facts)
        for lane, index in product(context.lanes, sorted(row.found_from.intersection(places))):
            linked = call.operands[index]
            where = context.primal, context.facts, context, context.builder
            find_links(row.found_by, linked, context.lane(linked, lane), *where)
        if row.prepared_by and row.node in places:
            node = call.operands[row.node]
            for lane in context.lanes:
                _prepare(row, context.lane(node, lane), node, context, context.declare)
        super().tangent(call, row, context)

    def derive(self, call: Call, row: MirroredRow, context: TangentContext) -> None:
        places = _shadowed_places(call, context.facts)
        primals = _primals(call, places, context)
        found = []
        for lane in context.lanes:
            clone = plain_call(call, context)
            for index in places:
                clone.operands[index] = context.lane(call.operands[index], lane)
            clone = _checked(call, row, clone, places, primals, context, context.declare)
            found.append(context.builder.append(clone, "shadow"))
        if context.facts.has_shadow(call):
            context.derive(call, found)

    def has_linear_work(self, call: Call, row: MirroredRow, context: LinearContext) -> bool:
        return False


def _prepare(
    row: MirroredRow,
    shadow: Value,
    node: Value,
    context: ForwardContext | TangentContext,
    declare: Declare,
) -> None:
    """Have a shadow structure know what is looked at from a node on."""
    declare(row.prepared_by, TYPE)
    context.builder.call(row.prepared_by, TYPE, [shadow, context.primal(node)])


def _shadowed_places(call: Call, facts: Facts) -> list[int]:
    """The arguments with shadows."""
    return [i for i, o in enumerate(call.operands) if is_pointer(o.type) and facts.has_shadow(o)]


def _primals(
    call: Call, places: Sequence[int], context: ForwardContext | TangentContext
) -> list[Value]:
    """The arguments at some places, and the result."""
    return [*(context.primal(call.operands[i]) for i in places), context.primal(call)]


def _checked(
    call: Call,
    row: MirroredRow,
    clone: Call,
    places: Sequence[int],
    primals: Sequence[Value],
    context: ForwardContext | TangentContext,
    declare: Declare,
) -> Call:
    """The call on the shadows, which are at ``places``, or one that looks first where these may be
    the blocks themselves; ``primals`` are :func:`_primals`."""
    facts = context.facts
    uncertain = any(facts.may_be_inactive(call.operands[i]) for i in places)
    if not uncertain or not row.effects.writes:
        return clone
    if facts.rows.are_checked:
        for place, primal in zip(places, primals, strict=False):
            if facts.keeps_constant(call.operands[place]):
                shadows, where = (clone.operands[place], primal), (call, call.operands[place])
                place_or(KEPT, shadows, where, facts, context.builder, declare)
        return clone
    declare(KEPT, KEPT_TYPE)  # which the guarded call stops by
    name, type_ = guarded(call, places)
    declare(name, type_)
    operands = [*clone.operands, *primals]
    return Call(GlobalReference(name), type_, operands[: len(type_.parameters)])
