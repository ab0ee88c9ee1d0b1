"""Where arguments and constants point: what no instruction of the function computes."""

from __future__ import annotations

from ltoad.analysis.memory.offsets import ANYWHERE, ORIGIN
from ltoad.analysis.memory.origins import Origin, OriginKind
from ltoad.analysis.memory.points_to import PointsTo
from ltoad.ir.layout import DataLayout
from ltoad.ir.types import is_pointer
from ltoad.ir.values import (
    Argument,
    ConstantAggregate,
    ConstantExpression,
    ConstantSplat,
    GlobalReference,
    Value,
)


def origins_of_leaf(value: Value, layout: DataLayout) -> PointsTo:
    """The objects that an argument or a constant may point to, with offsets; none for numbers."""
    if isinstance(value, Argument) and is_pointer(value.type):
        return {Origin(OriginKind.ARGUMENT, value.index): ORIGIN}
    if isinstance(value, GlobalReference):
        return {Origin(OriginKind.GLOBAL, value.name): ORIGIN}
    if isinstance(value, ConstantExpression):
        return _of_expression(value, layout)
    if isinstance(value, ConstantAggregate):
        return {o: ANYWHERE for e in value.elements for o in origins_of_leaf(e, layout)}
    if isinstance(value, ConstantSplat):
        return origins_of_leaf(value.element, layout)
    return {}


def _of_expression(value: ConstantExpression, layout: DataLayout) -> PointsTo:
    points: PointsTo = {o: ANYWHERE for v in value.operands for o in origins_of_leaf(v, layout)}
    if value.opcode == "getelementptr" and value.source_type is not None:
        constant, scaled = layout.constant_gep_offset(value)
        return {o: ORIGIN.shifted(constant) for o in points} if not scaled else points
    return points
