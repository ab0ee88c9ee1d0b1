"""Funnel shifts as plain ones: ``fshl(a, b, c) = a << c | b >> (bits - c)``.

A word of two floats whose halves change places is rotated; shifts say which
bits go where.
"""

from __future__ import annotations

from ltoad.ir.builder import Builder, Names
from ltoad.ir.instructions import BasicBlock, Call, Instruction
from ltoad.ir.types import IntType, Type, VectorType, scalar_of
from ltoad.ir.values import Constant, ConstantInt, ConstantSplat, Value, integer
from ltoad.rules.rows import FunnelShiftRow


def lowered_funnel_shift(
    call: Call, row: FunnelShiftRow, names: Names
) -> tuple[list[Instruction], Value] | None:
    """The instructions that do the same and their result; None if the distance varies."""
    high, low, distance = call.operands
    element = scalar_of(call.type)
    count = distance.element if isinstance(distance, ConstantSplat) else distance
    if not isinstance(count, ConstantInt) or not isinstance(element, IntType):
        return None
    left = count.value % element.bits
    if row.to_right:
        left = (element.bits - left) % element.bits
        if left == 0:
            return [], low
    if left == 0:
        return [], high
    builder = Builder(names, BasicBlock("scratch"))
    upper = builder.binary("shl", high, _constant(call.type, left))
    lower = builder.binary("lshr", low, _constant(call.type, element.bits - left))
    both = builder.binary("or", upper, lower)
    return builder.block.instructions, both


def _constant(type_: Type, value: int) -> Constant:
    if isinstance(type_, VectorType):
        return ConstantSplat(type_, integer(type_.element, value))
    return integer(type_, value)
