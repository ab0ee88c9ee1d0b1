"""Addresses that objects of libraries keep in themselves, in memory that is active for others.

Nobody fills their shadows: they are null, or the address itself, or lead into the object as those
of a short text do.  If it is another one, the object is no such object while the program runs,
and what is read through the address would count as constant.  Where such an object ends by a
virtual destructor, the run looks whether it is one.
"""

from __future__ import annotations

from ltoad.differentiate.callees.forward_context import ForwardContext
from ltoad.differentiate.callees.handler import Handler
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.support.stream_state import CHECK, CHECK_END, CHECK_END_TYPE, CHECK_TYPE
from ltoad.differentiate.tangents.context import TangentContext
from ltoad.differentiate.tangents.linear_context import LinearContext
from ltoad.ir.instructions import Call
from ltoad.ir.types import PTR
from ltoad.ir.values import Value, zero
from ltoad.rules.rows import EndRow, KeptRow, StateRow


class States(Handler[StateRow]):
    """The run looks whether the shadow is that of such an address."""

    def shadowed(self, call: Call, row: StateRow, facts: Facts) -> list[Value]:
        return [call.operands[0]] if facts.has_shadow(call.operands[0]) else []

    def shadow(self, call: Call, row: StateRow, sweep: ForwardContext, lane: int) -> None:
        if self.shadowed(call, row, sweep.facts):
            arguments = [sweep.shadow(call.operands[0], lane), sweep.primal(call)]
            sweep.services.declare(CHECK, CHECK_TYPE)
            sweep.builder.call(CHECK, CHECK_TYPE, arguments)

    def has_tangent(self, call: Call, row: StateRow, context: TangentContext) -> bool:
        return bool(self.shadowed(call, row, context.facts))

    def derive(self, call: Call, row: StateRow, context: TangentContext) -> None:
        for shadow in context.each_lane(call.operands[0]):
            context.declare(CHECK, CHECK_TYPE)
            context.builder.call(CHECK, CHECK_TYPE, [shadow, context.primal(call)])

    def has_linear_work(self, call: Call, row: StateRow, context: LinearContext) -> bool:
        return False


class Kept(Handler[KeptRow]):
    """What has been stored as its shadow is none."""

    def shadowed(self, call: Call, row: KeptRow, facts: Facts) -> list[Value]:
        return [call.operands[0]] if facts.has_shadow(call.operands[0]) else []

    def shadow(self, call: Call, row: KeptRow, sweep: ForwardContext, lane: int) -> None:
        if self.shadowed(call, row, sweep.facts):
            sweep.builder.store(zero(PTR), sweep.shadow(call.operands[0], lane))

    def has_tangent(self, call: Call, row: KeptRow, context: TangentContext) -> bool:
        return bool(self.shadowed(call, row, context.facts))

    def derive(self, call: Call, row: KeptRow, context: TangentContext) -> None:
        for shadow in context.each_lane(call.operands[0]):
            context.builder.store(zero(PTR), shadow)

    def has_linear_work(self, call: Call, row: KeptRow, context: LinearContext) -> bool:
        return False


class Ends(Handler[EndRow]):
    """The run looks whether an active object is one that numbers cannot be a part of."""

    def has_duty(self, call: Call, row: EndRow, facts: Facts) -> bool:
        return facts.has_shadow(call.operands[1])

    def forward(self, call: Call, row: EndRow, sweep: ForwardContext) -> None:
        if self.has_duty(call, row, sweep.facts):
            sweep.services.declare(CHECK_END, CHECK_END_TYPE)
            table = sweep.primal(call.operands[2])
            sweep.builder.call(CHECK_END, CHECK_END_TYPE, [table])
        super().forward(call, row, sweep)

    def has_tangent(self, call: Call, row: EndRow, context: TangentContext) -> bool:
        return self.has_duty(call, row, context.facts)

    def derive(self, call: Call, row: EndRow, context: TangentContext) -> None:
        context.declare(CHECK_END, CHECK_END_TYPE)
        context.builder.call(CHECK_END, CHECK_END_TYPE, [context.primal(call.operands[2])])

    def has_linear_work(self, call: Call, row: EndRow, context: LinearContext) -> bool:
        return False
