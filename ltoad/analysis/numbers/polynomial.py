"""Polynomials with rational coefficients over values of a program."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from fractions import Fraction

from ltoad.ir.values import Value

Monomial = tuple[Value, ...]
"""Factors in the order in which they were made; the empty one is the constant."""
Coefficient = int | Fraction
"""Nearly all are integers, which Python calculates with much faster."""


def _serial(value: Value) -> int:
    return value.serial


class Polynomial:
    """Immutable; ``terms`` has no zero coefficients."""

    __slots__ = ("terms",)

    def __init__(self, terms: Mapping[Monomial, Coefficient] | None = None) -> None:
        self.terms: dict[Monomial, Coefficient] = {
            m: c if isinstance(c, int) or c.denominator > 1 else c.numerator
            for m, c in (terms or {}).items()
            if c
        }

    @classmethod
    def constant(cls, value: Coefficient) -> Polynomial:
        return cls({(): value})

    @classmethod
    def symbol(cls, value: Value) -> Polynomial:
        return cls({(value,): 1})

    def __add__(self, other: Polynomial) -> Polynomial:
        terms = dict(self.terms)
        for monomial, coefficient in other.terms.items():
            terms[monomial] = terms.get(monomial, 0) + coefficient
        return Polynomial(terms)

    def __sub__(self, other: Polynomial) -> Polynomial:
        return self + other.scaled(-1)

    def __mul__(self, other: Polynomial) -> Polynomial:
        terms: dict[Monomial, Coefficient] = {}
        for m, c in self.terms.items():
            for n, d in other.terms.items():
                product = tuple(sorted((*m, *n), key=_serial))
                terms[product] = terms.get(product, 0) + c * d
        return Polynomial(terms)

    def scaled(self, factor: Coefficient) -> Polynomial:
        return Polynomial({m: c * factor for m, c in self.terms.items()})

    def symbols(self) -> Set[Value]:
        """All values, in the order of the terms."""
        return dict.fromkeys(s for m in self.terms for s in m).keys()

    @property
    def degree(self) -> int:
        return max((len(m) for m in self.terms), default=0)

    def substitute(self, symbol: Value, replacement: Polynomial) -> Polynomial:
        """The polynomial with every power of ``symbol`` replaced."""
        result = Polynomial()
        for monomial, coefficient in self.terms.items():
            rest = tuple(s for s in monomial if s is not symbol)
            part = Polynomial({rest: coefficient})
            for _ in range(len(monomial) - len(rest)):
                part = part * replacement
            result = result + part
        return result

    def slope(self, symbol: Value) -> Polynomial | None:
        """The factor of ``symbol``; None when it occurs to a higher power."""
        terms: dict[Monomial, Coefficient] = {}
        for monomial, coefficient in self.terms.items():
            rest = tuple(s for s in monomial if s is not symbol)
            if len(monomial) - len(rest) > 1:
                return None
            if len(rest) < len(monomial):
                terms[rest] = coefficient
        return Polynomial(terms)

    def step(self, symbol: Value) -> Fraction | None:
        """The factor of ``symbol`` if that is a number."""
        slope = self.slope(symbol)
        return None if slope is None else slope.as_constant()

    def coefficients(self) -> Iterator[Coefficient]:
        return iter(self.terms.values())

    def as_constant(self) -> Fraction | None:
        """The value of a constant polynomial, else None."""
        if not self.terms.keys() <= {()}:
            return None
        return Fraction(self.terms.get((), 0))
