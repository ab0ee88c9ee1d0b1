"""Bits that are converted as an integer: a number's have no derivative that way."""

from __future__ import annotations

from ltoad.analysis.program.activity_rules import ActivityView
from ltoad.differentiate.adjoints.context import AdjointContext
from ltoad.differentiate.callees.forward_context import ForwardContext
from ltoad.differentiate.callees.handler import Handler
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.shadows.tags import (
    ADJOINT_OF_BITS,
    FOUND_NUMBER,
    TANGENT_OF_BITS,
    call_tags,
)
from ltoad.differentiate.tangents.context import TangentContext
from ltoad.ir.instructions import Call
from ltoad.ir.types import DOUBLE
from ltoad.ir.values import ConstantFloat, Value
from ltoad.rules.rows import ConvertedRow

_NOTHING = -0.0
"""What changes no sum."""


class Converted(Handler[ConvertedRow]):
    """The forward sweep keeps whether there was a number, and the reverse sweep stops the program
    if anything depends on its bits; a tangent is NaN there."""

    def vary(self, call: Call, row: ConvertedRow, view: ActivityView) -> None:
        if view.points_to_active(call.operands[0]):
            view.vary(call)

    def shadowed(self, call: Call, row: ConvertedRow, facts: Facts) -> list[Value]:
        place = call.operands[0]
        return [place] if facts.is_tagged(place) and facts.has_shadow(place) else []

    def keeps_pointer(self, call: Call, row: ConvertedRow, facts: Facts) -> bool:
        return bool(self.shadowed(call, row, facts))

    def forward(self, call: Call, row: ConvertedRow, sweep: ForwardContext) -> None:
        for place in self.shadowed(call, row, sweep.facts):
            arguments = [sweep.shadow(place, 0), *map(sweep.primal, call.operands)]
            found = call_tags(FOUND_NUMBER, arguments, sweep.builder, sweep.services.declare)
            sweep.keep_pointer(call, found)
        sweep.values[call] = ConstantFloat.of(DOUBLE, _NOTHING)

    def adjoint(self, call: Call, row: ConvertedRow, context: AdjointContext) -> None:
        adjoint = context.take(call)
        if self.shadowed(call, row, context.facts):
            arguments = [context.kept(call), adjoint]
            call_tags(ADJOINT_OF_BITS, arguments, context.builder, context.declare)

    def derive(self, call: Call, row: ConvertedRow, context: TangentContext) -> None:
        place, size = call.operands
        found: list[Value] = []
        for lane in context.lanes:
            arguments = [context.lane(place, lane), context.primal(size)]
            found.append(call_tags(TANGENT_OF_BITS, arguments, context.builder, context.declare))
        context.derive(call, found)
