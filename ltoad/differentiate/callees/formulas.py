"""Functions with partial derivatives: of one or several numbers, real or complex."""

from __future__ import annotations

from ltoad.analysis.program.activity_rules import ActivityView
from ltoad.differentiate.adjoints.complex import adjoint_of_complex
from ltoad.differentiate.adjoints.context import AdjointContext
from ltoad.differentiate.adjoints.scalars import (
    adjoint_of_cast,
    adjoint_of_scalar,
    adjoint_of_several,
)
from ltoad.differentiate.adjoints.vectors import adjoint_of_reduction
from ltoad.differentiate.callees.handler import Handler
from ltoad.differentiate.tangents.complex import tangent_of_complex
from ltoad.differentiate.tangents.context import TangentContext
from ltoad.differentiate.tangents.scalars import (
    tangent_of_same,
    tangent_of_scalar,
    tangent_of_several,
)
from ltoad.ir.instructions import Call
from ltoad.rules.rows import CastRow, ComplexRow, ReductionRow, ScalarRow, SeveralRow


class Scalars(Handler[ScalarRow]):
    """Floats in, one float out."""

    def vary(self, call: Call, row: ScalarRow, view: ActivityView) -> None:
        pairs = zip(call.operands, row.partials, strict=False)
        if any(p is not None and view.is_varied(o) for o, p in pairs):
            view.vary(call)

    def recomputable(self, row: ScalarRow) -> bool:
        return row.is_cheap

    def adjoint(self, call: Call, row: ScalarRow, context: AdjointContext) -> None:
        adjoint_of_scalar(call, row, context)

    def derive(self, call: Call, row: ScalarRow, context: TangentContext) -> None:
        tangent_of_scalar(call, row, context)


class Casts(Handler[CastRow]):
    """A float in another format."""

    def vary(self, call: Call, row: CastRow, view: ActivityView) -> None:
        if view.is_varied(call.operands[0]):
            view.vary(call)

    def recomputable(self, row: CastRow) -> bool:
        return True

    def adjoint(self, call: Call, row: CastRow, context: AdjointContext) -> None:
        adjoint_of_cast(call, row, context)

    def derive(self, call: Call, row: CastRow, context: TangentContext) -> None:
        tangent_of_same(call, row, context)


class Reductions(Handler[ReductionRow]):
    """A sum of vector elements."""

    def vary(self, call: Call, row: ReductionRow, view: ActivityView) -> None:
        if any(map(view.is_varied, call.operands)):
            view.vary(call)

    def recomputable(self, row: ReductionRow) -> bool:
        return True

    def adjoint(self, call: Call, row: ReductionRow, context: AdjointContext) -> None:
        adjoint_of_reduction(call, context)

    def derive(self, call: Call, row: ReductionRow, context: TangentContext) -> None:
        tangent_of_same(call, row, context)


class ComplexFunctions(Handler[ComplexRow]):
    """Complex numbers in and out, by their parts."""

    def vary(self, call: Call, row: ComplexRow, view: ActivityView) -> None:
        if any(map(view.is_varied, call.operands)):
            view.vary(call)

    def adjoint(self, call: Call, row: ComplexRow, context: AdjointContext) -> None:
        adjoint_of_complex(call, row, context)

    def derive(self, call: Call, row: ComplexRow, context: TangentContext) -> None:
        tangent_of_complex(call, row, context)


class Several(Handler[SeveralRow]):
    """Several floats out: in fields of the result, or through pointers."""

    arguments_matter = True

    def vary(self, call: Call, row: SeveralRow, view: ActivityView) -> None:
        for output in row.outputs:
            pairs = zip(call.operands, output.partials, strict=False)
            if not any(p is not None and view.is_varied(o) for o, p in pairs):
                continue
            if output.pointer:
                view.activate(call.operands[output.index])
            else:
                view.vary(call)

    def has_adjoint(self, call: Call, row: SeveralRow, context: AdjointContext) -> bool:
        return context.is_active(call) or any(
            o.pointer and context.facts.has_shadow(call.operands[o.index]) for o in row.outputs
        )

    def adjoint(self, call: Call, row: SeveralRow, context: AdjointContext) -> None:
        adjoint_of_several(call, row, context)

    def has_tangent(self, call: Call, row: SeveralRow, context: TangentContext) -> bool:
        return context.is_active(call) or any(
            o.pointer and context.facts.has_shadow(call.operands[o.index]) for o in row.outputs
        )

    def derive(self, call: Call, row: SeveralRow, context: TangentContext) -> None:
        tangent_of_several(call, row, context)
