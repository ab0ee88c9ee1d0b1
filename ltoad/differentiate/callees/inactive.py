"""Functions without derivatives: those that carry none, and those that are refused."""

from __future__ import annotations

from ltoad.analysis.program.activity_rules import ActivityView
from ltoad.causes.memory import NUMBERS_AS_TEXT, OVERWRITTEN
from ltoad.differentiate.adjoints.context import AdjointContext
from ltoad.differentiate.callees.forward_context import ForwardContext
from ltoad.differentiate.callees.handler import Handler
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.facts.overwritten import overwrites_floats, takes_numbers_for_text
from ltoad.differentiate.support import string_shadows
from ltoad.differentiate.tangents.context import TangentContext
from ltoad.differentiate.tangents.linear_context import LinearContext
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.instructions import Call
from ltoad.ir.types import is_integer
from ltoad.ir.values import Value
from ltoad.rules.rows import InactiveRow, MarkerRow, RefusedRow, ZeroRow


class Inactive(Handler[InactiveRow]):
    """Data without derivatives; what they overwrite must not be active."""

    def shadowed(self, call: Call, row: InactiveRow, facts: Facts) -> list[Value]:
        string = _replaced_string(call, row)
        return [string] if string is not None and facts.has_shadow(string) else []

    def shadow(self, call: Call, row: InactiveRow, sweep: ForwardContext, lane: int) -> None:
        for string in self.shadowed(call, row, sweep.facts):
            sweep.services.declare(string_shadows.REPLACED, string_shadows.TYPE)
            places = [sweep.shadow(string, lane), sweep.primal(string)]
            sweep.builder.call(string_shadows.REPLACED, string_shadows.TYPE, places)

    def has_adjoint(self, call: Call, row: InactiveRow, context: AdjointContext) -> bool:
        return context.is_active(call) or _is_refused(call, row, context.facts)

    def adjoint(self, call: Call, row: InactiveRow, context: AdjointContext) -> None:
        raise _refusal(call, row, context.facts)

    def has_tangent(self, call: Call, row: InactiveRow, context: TangentContext) -> bool:
        refused = _is_refused(call, row, context.facts)
        return context.is_active(call) or refused or bool(self.shadowed(call, row, context.facts))

    def derive(self, call: Call, row: InactiveRow, context: TangentContext) -> None:
        strings = self.shadowed(call, row, context.facts)
        if context.is_active(call) or _is_refused(call, row, context.facts):
            raise _refusal(call, row, context.facts)
        for string in strings:
            context.declare(string_shadows.REPLACED, string_shadows.TYPE)
            for shadow in context.each_lane(string):
                places = [shadow, context.primal(string)]
                context.builder.call(string_shadows.REPLACED, string_shadows.TYPE, places)

    def has_linear_work(self, call: Call, row: InactiveRow, context: LinearContext) -> bool:
        return context.is_active(call) or _is_refused(call, row, context.facts)


def _replaced_string(call: Call, row: InactiveRow) -> Value | None:
    index = row.string_argument
    return call.operands[index] if index is not None and index < len(call.operands) else None


def _is_refused(call: Call, row: InactiveRow, facts: Facts) -> bool:
    return overwrites_floats(call, row, facts) or takes_numbers_for_text(call, row, facts)


def _refusal(call: Call, row: InactiveRow, facts: Facts) -> Unsupported:
    if takes_numbers_for_text(call, row, facts):
        return Unsupported(
            call,
            f"numbers that depend on an active input are text to '{call.callee_name}'",
            NUMBERS_AS_TEXT,
        )
    return Unsupported(
        call,
        f"'{call.callee_name}' overwrites active memory with data that have no derivative",
        OVERWRITTEN,
    )


class Zeros(Handler[ZeroRow]):
    """Derivative zero almost everywhere."""

    def vary(self, call: Call, row: ZeroRow, view: ActivityView) -> None:
        """An integer function, such as a byte swap, of the bits of a float passes them on."""
        bits = is_integer(call.type) and view.carries(call)
        if bits and any(map(view.is_varied, call.operands)):
            view.vary(call)

    def recomputable(self, row: ZeroRow) -> bool:
        return True


class Markers(Handler[MarkerRow]):
    """No meaning for values or memory."""

    def has_linear_work(self, call: Call, row: MarkerRow, context: TangentContext) -> bool:
        return False


class Refused(Handler[RefusedRow]):
    """What has no derivative rule is refused where active values go in, not ignored."""

    arguments_matter = True

    def vary(self, call: Call, row: RefusedRow, view: ActivityView) -> None:
        if any(view.is_varied(o) or view.points_to_active(o) for o in call.operands):
            view.vary(call)

    def has_adjoint(self, call: Call, row: RefusedRow, context: AdjointContext) -> bool:
        has_shadow = context.facts.has_shadow
        active = any(context.is_active(o) or has_shadow(o) for o in call.operands)
        return active or context.is_active(call) or row.effects.returns_twice

    def has_tangent(self, call: Call, row: RefusedRow, context: TangentContext) -> bool:
        return any(map(context.has_derived, call.operands)) or row.effects.returns_twice
