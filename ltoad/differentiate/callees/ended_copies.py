"""Copies that return the end of what they have written, such as mempcpy."""

from __future__ import annotations

from ltoad.differentiate.callees.blocks import Copies
from ltoad.differentiate.callees.forward_context import ForwardContext
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.tangents.context import TangentContext
from ltoad.differentiate.tangents.linear_context import LinearContext
from ltoad.differentiate.tangents.memory import tangent_of_copy
from ltoad.ir.instructions import Call
from ltoad.ir.values import Value
from ltoad.rules.rows import CopyRow


class EndedCopies(Copies):
    """The end's shadow is as far behind the shadow as the end is behind the block."""

    adds_alone = True

    def shadowed(self, call: Call, row: CopyRow, facts: Facts) -> list[Value]:
        end = [call.operands[row.destination]] if facts.has_shadow(call) else []
        return super().shadowed(call, row, facts) or end

    def shadow(self, call: Call, row: CopyRow, sweep: ForwardContext, lane: int) -> None:
        super().shadow(call, row, sweep, lane)
        if sweep.facts.has_shadow(call):
            start = sweep.shadow(call.operands[row.destination], lane)
            length = sweep.primal(call.operands[row.size])
            sweep.set_shadow(call, lane, sweep.builder.byte_offset(start, length))

    def derive(self, call: Call, row: CopyRow, context: TangentContext) -> None:
        tangent_of_copy(call, row, context)
        if context.facts.has_shadow(call):
            length = context.primal(call.operands[row.size])
            starts = context.each_lane(call.operands[row.destination])
            context.derive(call, [context.builder.byte_offset(s, length) for s in starts])

    def linear(self, call: Call, row: CopyRow, context: LinearContext) -> None:
        """The primal has told where the end's shadow is."""
        tangent_of_copy(call, row, context)
