"""What orders the threads of a parallel region: barriers, turns, sections for one at a time."""

from __future__ import annotations

from ltoad.differentiate.adjoints.context import AdjointContext
from ltoad.differentiate.callees.forward_context import ForwardContext
from ltoad.differentiate.callees.handler import Handler
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.tangents.linear_context import LinearContext
from ltoad.differentiate.tangents.running_context import RunningContext
from ltoad.ir.instructions import Call
from ltoad.rules.parallel_rows import OrderRow


class Orders(Handler[OrderRow]):
    """The reverse sweep keeps to the opposite order, whatever is active."""

    def has_duty(self, call: Call, row: OrderRow, facts: Facts) -> bool:
        return True

    def forward(self, call: Call, row: OrderRow, sweep: ForwardContext) -> None:
        sweep.services.declare(call.callee_name, call.function_type)
        sweep.copy_call(call)

    def has_adjoint(self, call: Call, row: OrderRow, context: AdjointContext) -> bool:
        return True

    def adjoint(self, call: Call, row: OrderRow, context: AdjointContext) -> None:
        if context.lane:
            return
        context.declare(row.counterpart, call.function_type)
        operands = [context.primal(o) for o in call.operands]
        context.builder.call(row.counterpart, call.function_type, operands)

    def tangent(self, call: Call, row: OrderRow, context: RunningContext) -> None:
        context.declare(call.callee_name, call.function_type)
        context.copy(call)

    def has_linear_work(self, call: Call, row: OrderRow, context: LinearContext) -> bool:
        return False
