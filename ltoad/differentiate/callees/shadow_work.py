"""What derivatives do to shadow memory whose types only the run tells, differentiated in turn."""

from __future__ import annotations

from typing import ClassVar

from ltoad.analysis.program.activity_rules import ActivityView
from ltoad.differentiate.adjoints.context import AdjointContext
from ltoad.differentiate.callees.handler import Handler, touches_active_memory, without_rule
from ltoad.differentiate.shadows.guards import UNCERTAIN
from ltoad.differentiate.tangents.context import TangentContext
from ltoad.differentiate.tangents.memory import plain_call
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.instructions import Call
from ltoad.ir.types import is_floating, is_pointer
from ltoad.rules.rows import ShadowWorkRow


class ShadowWork(Handler[ShadowWorkRow]):
    """The same call on tangents, which lie in a shadow of the shadow."""

    arguments_matter: ClassVar[bool] = True

    def vary(self, call: Call, row: ShadowWorkRow, view: ActivityView) -> None:
        places = [o for o in call.operands if is_pointer(o.type)]
        numbers = [o for o in call.operands if is_floating(o.type)]
        if any(map(view.is_varied, numbers)) or any(map(view.points_to_active, places)):
            for place in places:
                view.activate(place)
        if is_floating(call.type) and any(map(view.points_to_active, places)):
            view.vary(call)

    def has_adjoint(self, call: Call, row: ShadowWorkRow, context: AdjointContext) -> bool:
        return context.is_active(call) or touches_active_memory(call, context.facts)

    def adjoint(self, call: Call, row: ShadowWorkRow, context: AdjointContext) -> None:
        raise without_rule(
            call,
            row,
            "a gradient of memory whose types are told by the run is differentiated in reverse "
            "mode",
        )

    def has_tangent(self, call: Call, row: ShadowWorkRow, context: TangentContext) -> bool:
        return touches_active_memory(call, context.facts)

    def derive(self, call: Call, row: ShadowWorkRow, context: TangentContext) -> None:
        facts = context.facts
        if any(is_pointer(o.type) and facts.may_be_inactive(o) for o in call.operands):
            raise Unsupported(call, *UNCERTAIN)
        found = []
        for lane in context.lanes:
            clone = plain_call(call, context)
            for index, operand in enumerate(call.operands):
                shadowed = is_pointer(operand.type) and facts.has_shadow(operand)
                if shadowed or is_floating(operand.type):
                    clone.operands[index] = context.lane(operand, lane)
            found.append(context.builder.append(clone, "tangent"))
        if is_floating(call.type):
            context.derive(call, found)
