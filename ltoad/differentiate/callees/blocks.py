"""Copies and fills of blocks of memory."""

from __future__ import annotations

from typing import TypeVar

from ltoad.analysis.program.activity_rules import ActivityView
from ltoad.differentiate.adjoints.blocks import adjoint_of_copy, adjoint_of_fill
from ltoad.differentiate.adjoints.context import AdjointContext
from ltoad.differentiate.callees.block_shadows import move_addresses
from ltoad.differentiate.callees.forward_context import ForwardContext
from ltoad.differentiate.callees.handler import Handler
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.shadows.earlier import find_in_block
from ltoad.differentiate.shadows.moved import moved_addresses
from ltoad.differentiate.tangents.context import TangentContext
from ltoad.differentiate.tangents.memory import tangent_of_copy, tangent_of_fill
from ltoad.differentiate.tangents.running_context import RunningContext
from ltoad.ir.instructions import Call
from ltoad.ir.values import Value
from ltoad.rules.rows import CopyRow, FillRow, TransferRow

T = TypeVar("T", bound=TransferRow)


class _Transfers(Handler[T]):
    """A block is written whole: the shadows of addresses in it at once, numbers on the way back."""

    def shadowed(self, call: Call, row: T, facts: Facts) -> list[Value]:
        if moved_addresses(call, facts) is None:
            return []
        return [call.operands[i] for i in row.places]

    def shadow(self, call: Call, row: T, sweep: ForwardContext, lane: int) -> None:
        move_addresses(sweep, call, row, lane)

    def has_adjoint(self, call: Call, row: T, context: AdjointContext) -> bool:
        return context.facts.has_shadow(call.operands[row.destination])

    def has_tangent(self, call: Call, row: T, context: TangentContext) -> bool:
        return context.facts.has_shadow(call.operands[row.destination])


class Copies(_Transfers[CopyRow]):
    """memcpy, memmove and their like."""

    def vary(self, call: Call, row: CopyRow, view: ActivityView) -> None:
        source, target = call.operands[row.source], call.operands[row.destination]
        if view.holds_active_address(source):
            view.activate(source)
        if view.points_to_active(target):
            view.hold_moved(source, target)
        if view.points_to_active(source) and view.may_move_floats(source, target):
            view.activate(target)

    def forward(self, call: Call, row: CopyRow, sweep: ForwardContext) -> None:
        """Shadows are found before the primal may overwrite a part of the source."""
        source = call.operands[row.source]
        if sweep.facts.has_shadow(source) and moved_addresses(call, sweep.facts) is not None:
            for lane in sweep.lanes:
                place = sweep.shadow(source, lane)
                where = sweep.primal, sweep.facts, sweep.services, sweep.builder
                find_in_block(call, row, place, *where)
        super().forward(call, row, sweep)

    def adjoint(self, call: Call, row: CopyRow, context: AdjointContext) -> None:
        adjoint_of_copy(call, row, context)

    def tangent(self, call: Call, row: CopyRow, context: RunningContext) -> None:
        source = call.operands[row.source]
        if context.facts.has_shadow(source) and moved_addresses(call, context.facts) is not None:
            for place in context.each_lane(source):
                where = context.primal, context.facts, context.services, context.builder
                find_in_block(call, row, place, *where)
        super().tangent(call, row, context)

    def derive(self, call: Call, row: CopyRow, context: TangentContext) -> None:
        tangent_of_copy(call, row, context)


class Fills(_Transfers[FillRow]):
    """memset and its like."""

    def adjoint(self, call: Call, row: FillRow, context: AdjointContext) -> None:
        adjoint_of_fill(call, row, context)

    def derive(self, call: Call, row: FillRow, context: TangentContext) -> None:
        tangent_of_fill(call, row, context)
