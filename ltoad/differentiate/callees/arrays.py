"""Routines of BLAS, whose derivatives are statements over BLAS."""

from __future__ import annotations

from ltoad.analysis.program.activity_rules import ActivityView
from ltoad.differentiate.adjoints.blas import adjoint_of_blas
from ltoad.differentiate.adjoints.context import AdjointContext
from ltoad.differentiate.callees.handler import Handler
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.tangents.blas import write_blas
from ltoad.differentiate.tangents.context import TangentContext
from ltoad.differentiate.tangents.linear_context import LinearContext
from ltoad.differentiate.tangents.running_context import RunningContext
from ltoad.ir.instructions import Call
from ltoad.ir.types import is_floating
from ltoad.rules.rows import BlasRow


class ArrayRoutines(Handler[BlasRow]):
    """All that a routine writes and returns depends on all that it reads."""

    adds_alone = True

    arguments_matter = True

    def vary(self, call: Call, row: BlasRow, view: ActivityView) -> None:
        read = [call.operands[i] for i in row.effects.reads]
        numbers = any(map(view.is_varied, call.operands))
        if numbers or any(map(view.points_to_active, read)):
            for index in row.effects.writes:
                view.activate(call.operands[index])
            if is_floating(call.type):
                view.vary(call)

    def has_adjoint(self, call: Call, row: BlasRow, context: AdjointContext) -> bool:
        return _writes_active(call, row, context.facts) or context.is_active(call)

    def adjoint(self, call: Call, row: BlasRow, context: AdjointContext) -> None:
        adjoint_of_blas(call, context)

    def has_tangent(self, call: Call, row: BlasRow, context: TangentContext) -> bool:
        return context.is_active(call) or _writes_active(call, row, context.facts)

    def tangent(self, call: Call, row: BlasRow, context: RunningContext) -> None:
        if self.has_tangent(call, row, context):
            write_blas(call, context, lambda: context.copy(call))
        else:
            context.copy(call)

    def linear(self, call: Call, row: BlasRow, context: LinearContext) -> None:
        write_blas(call, context, lambda: None)  # the primal has called it


def _writes_active(call: Call, row: BlasRow, facts: Facts) -> bool:
    return any(facts.has_shadow(call.operands[i]) for i in row.effects.writes)
