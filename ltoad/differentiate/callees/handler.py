"""What every stage asks of one kind of callee.

A handler is written for one class of rows and registered in
:mod:`ltoad.differentiate.callees.table`.
What it does not say is what holds for a function without influence on derivatives, which is refused
where it meets active values all the same.
"""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Generic, TypeVar

from ltoad.analysis.program.activity_rules import ActivityView
from ltoad.causes.code import NO_RULE
from ltoad.differentiate.adjoints.context import AdjointContext
from ltoad.differentiate.callees.forward_context import ForwardContext
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.tangents.context import TangentContext
from ltoad.differentiate.tangents.linear_context import LinearContext
from ltoad.differentiate.tangents.running_context import RunningContext
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.calls import Invoke
from ltoad.ir.instructions import Call
from ltoad.ir.types import is_pointer
from ltoad.ir.values import Value
from ltoad.rules.rows import RefusedRow, Row

R = TypeVar("R", bound=Row)


class Handler(Generic[R]):
    """How the engine treats calls of functions with rows of one class."""

    arguments_matter: ClassVar[bool] = False
    """Whether the derivatives of the arguments matter, whatever becomes of the result."""

    adds_alone: ClassVar[bool] = False
    """Whether the adjoint adds to memory as if there were no other threads."""

    def asks_for_arguments(self, row: R) -> bool:
        """Whether the derivatives of the arguments matter to a call of this function."""
        return self.arguments_matter

    # Activity

    def vary(self, call: Call, row: R, view: ActivityView) -> None:
        """Say which values and which memory depend on active ones after the call."""

    # The plan

    def recomputable(self, row: R) -> bool:
        """Whether calling it again costs no more than keeping its result, and is allowed."""
        return False

    def shadowed(self, call: Call, row: R, facts: Facts) -> list[Value]:
        """The operands whose shadows the forward sweep needs."""
        return []

    def keeps_pointer(self, call: Call, row: R, facts: Facts) -> bool:
        """Whether the forward sweep keeps a pointer for the reverse sweep."""
        return False

    def has_duty(self, call: Call, row: R, facts: Facts) -> bool:
        """Whether the forward sweep does more than to execute the call.

        Each kind that has a forward sweep of its own must say so here.
        """
        return bool(self.shadowed(call, row, facts))

    # Reverse mode

    def forward(self, call: Call, row: R, sweep: ForwardContext) -> None:
        """Write the call in a forward sweep, and what it does to shadow memory."""
        sweep.copy_call(call)
        if isinstance(call, Invoke):
            sweep.on_entry(call.normal, partial(self._shadows, call, row, sweep))
        else:
            self._shadows(call, row, sweep)

    def _shadows(self, call: Call, row: R, sweep: ForwardContext) -> None:
        for lane in sweep.lanes:
            self.shadow(call, row, sweep, lane)

    def shadow(self, call: Call, row: R, sweep: ForwardContext, lane: int) -> None:
        """Write what follows from a call for the shadows of one lane."""

    def has_adjoint(self, call: Call, row: R, context: AdjointContext) -> bool:
        """Whether the reverse sweep has work for a call."""
        return context.is_active(call)

    def adjoint(self, call: Call, row: R, context: AdjointContext) -> None:
        """Write the adjoint of a call that has one; raises Unsupported."""
        raise without_rule(call, row, f"'{call.callee_name}' has no derivative rule")

    # Forward mode

    def has_tangent(self, call: Call, row: R, context: TangentContext) -> bool:
        """Whether anything follows from a call for derived values."""
        return context.is_active(call)

    def derive(self, call: Call, row: R, context: TangentContext) -> None:
        """Write what follows from a call that is there already; raises Unsupported."""
        raise without_rule(
            call, row, f"'{call.callee_name}' has no derivative rule in forward mode"
        )

    def tangent(self, call: Call, row: R, context: RunningContext) -> None:
        """Write a call and what follows from it."""
        wanted = self.has_tangent(call, row, context)
        context.copy(call)
        if wanted:
            context.after(call, partial(self.derive, call, row, context))

    # The linear sweep, whose primal has run before

    def has_linear_work(self, call: Call, row: R, context: LinearContext) -> bool:
        """Whether a call has tangents, or changes them in memory."""
        return self.has_tangent(call, row, context)

    def linear(self, call: Call, row: R, context: LinearContext) -> None:
        """Write what follows from a call that has work."""
        self.derive(call, row, context)


def without_rule(call: Call, row: Row, reason: str) -> Unsupported:
    """The error of a call that would need a rule."""
    cause = NO_RULE.advising(row.remedy) if isinstance(row, RefusedRow) else NO_RULE
    return Unsupported(call, reason, cause)


def touches_active_memory(call: Call, facts: Facts) -> bool:
    """Whether the result or an operand is a pointer with a shadow."""
    return any(is_pointer(v.type) and facts.has_shadow(v) for v in (call, *call.operands))
