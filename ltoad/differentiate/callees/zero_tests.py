"""Tests whether an adjoint is zero, in a derivative that is differentiated in turn."""

from __future__ import annotations

from ltoad.differentiate.callees.forward_context import ForwardContext
from ltoad.differentiate.callees.handler import Handler
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.partials.strong_zeros import all_zero
from ltoad.differentiate.tangents.context import TangentContext
from ltoad.differentiate.tangents.running_context import RunningContext
from ltoad.ir.instructions import Call
from ltoad.ir.types import I1
from ltoad.ir.values import integer
from ltoad.rules.rows import ZeroTestRow


class ZeroTests(Handler[ZeroTestRow]):
    """What is left out has tangents where the adjoint has one, and always adjoints."""

    def has_duty(self, call: Call, row: ZeroTestRow, facts: Facts) -> bool:
        return facts.activity.is_active(call.operands[0])

    def forward(self, call: Call, row: ZeroTestRow, sweep: ForwardContext) -> None:
        if self.has_duty(call, row, sweep.facts):
            sweep.values[call] = integer(I1, 0)
        else:
            sweep.copy_call(call)

    def has_adjoint(self, call: Call, row: ZeroTestRow, context: object) -> bool:
        return False

    def has_tangent(self, call: Call, row: ZeroTestRow, context: TangentContext) -> bool:
        return self.has_duty(call, row, context.facts)

    def tangent(self, call: Call, row: ZeroTestRow, context: RunningContext) -> None:
        if not self.has_tangent(call, row, context):
            context.copy(call)
            return
        number = call.operands[0]
        numbers = [context.primal(number), *context.each_lane(number)]
        context.set_primal(call, all_zero(context.builder, numbers, last=context.facts.last))

    def has_linear_work(self, call: Call, row: ZeroTestRow, context: object) -> bool:
        return False
