"""Polynomials as instructions."""

from __future__ import annotations

from collections.abc import Callable

from ltoad.analysis.polynomial import Polynomial
from ltoad.ir.builder import Builder
from ltoad.ir.types import I64
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
