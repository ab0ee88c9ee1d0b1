"""Functions that pass pointers on, and those that change the links of a data structure."""

from __future__ import annotations

from ltoad.analysis.program.activity_rules import ActivityView
from ltoad.differentiate.callees.forward_context import ForwardContext
from ltoad.differentiate.callees.handler import Handler
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.shadows.guards import KEPT, PLACE_TYPE, UNCERTAIN
from ltoad.differentiate.tangents.context import TangentContext
from ltoad.differentiate.tangents.linear_context import LinearContext
from ltoad.differentiate.tangents.memory import plain_call
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.clone import copy_instruction
from ltoad.ir.instructions import Call
from ltoad.ir.types import is_pointer
from ltoad.ir.values import Value
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

    def shadow(self, call: Call, row: MirroredRow, sweep: ForwardContext, lane: int) -> None:
        facts = sweep.facts
        pointers = _shadowed_places(call, facts)
        if not pointers:
            return
        clone = copy_instruction(call, sweep.values)
        clone.operands = [
            sweep.shadow(o, lane) if i in pointers else sweep.primal(o)
            for i, o in enumerate(call.operands)
        ]
        for index in pointers:
            if facts.keeps_constant(call.operands[index]):
                places = [clone.operands[index], sweep.primal(call.operands[index])]
                sweep.services.declare(KEPT, PLACE_TYPE)
                sweep.builder.call(KEPT, PLACE_TYPE, places)
        result = sweep.append_unnamed(clone)
        if facts.has_shadow(call):
            sweep.set_shadow(call, lane, result)

    def has_tangent(self, call: Call, row: MirroredRow, context: TangentContext) -> bool:
        return bool(self.shadowed(call, row, context.facts))

    def derive(self, call: Call, row: MirroredRow, context: TangentContext) -> None:
        pointers = _shadowed_places(call, context.facts)
        found = []
        for lane in context.lanes:
            clone = plain_call(call, context)
            for index in pointers:
                operand = call.operands[index]
                clone.operands[index] = context.lane(operand, lane)
                if context.facts.keeps_constant(operand):
                    context.declare(KEPT, PLACE_TYPE)
                    places = [context.lane(operand, lane), context.primal(operand)]
                    context.builder.call(KEPT, PLACE_TYPE, places)
            found.append(context.builder.append(clone, "shadow"))
        if context.facts.has_shadow(call):
            context.derive(call, found)

    def has_linear_work(self, call: Call, row: MirroredRow, context: LinearContext) -> bool:
        return False


def _shadowed_places(call: Call, facts: Facts) -> set[int]:
    """The arguments with shadows, of which all have to be certain; raises Unsupported."""
    places = {i for i, o in enumerate(call.operands) if is_pointer(o.type) and facts.has_shadow(o)}
    uncertain = any(facts.may_be_inactive(call.operands[i]) for i in places)
    if uncertain and not facts.rows.before_constant:
        raise Unsupported(call, *UNCERTAIN)
    return places
