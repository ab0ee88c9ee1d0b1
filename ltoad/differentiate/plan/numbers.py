"""Polynomials, and what has to hold for blocks of memory, as instructions."""

from __future__ import annotations

from collections.abc import Callable

from ltoad.analysis.numbers.polynomial import Polynomial
from ltoad.differentiate.plan.intervals import Block
from ltoad.ir.builder import Builder
from ltoad.ir.types import I1, I64
from ltoad.ir.values import Value, integer


def emit_number(
    builder: Builder, number: Polynomial, value_of: Callable[[Value], Value] = lambda v: v
) -> Value:
    """A polynomial with whole coefficients, whose symbols have the values ``value_of`` gives."""
    total: Value = integer(I64, 0)
    for monomial, coefficient in number.terms.items():
        term: Value = integer(I64, int(coefficient))
        for symbol in monomial:
            term = builder.mul(term, builder.resize(value_of(symbol), I64))
        total = builder.add(total, term)
    return total


def emit_conditions(
    builder: Builder, block: Block, value_of: Callable[[Value], Value] = lambda v: v
) -> list[Value]:
    """What has to hold for a block to be accessed at all."""
    zero = integer(I64, 0)
    numbers = (emit_number(builder, number, value_of) for number in block.positive)
    conditions = [builder.icmp("sgt", number, zero) for number in numbers]
    for condition, outcome in block.tests:
        test = value_of(condition)
        conditions.append(test if outcome else builder.binary("xor", test, integer(I1, 1)))
    return conditions
