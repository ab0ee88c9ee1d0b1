"""Ranges of counters and of the numbers that bound them."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from ltoad.analysis.numbers.numbers import Numbers
from ltoad.analysis.numbers.polynomial import Monomial, Polynomial
from ltoad.analysis.shape.loops import Loop
from ltoad.analysis.shape.normal_form import NormalForm
from ltoad.ir.instructions import Call
from ltoad.ir.values import ConstantInt, Value
from ltoad.rules.rows import ExtremumRow


class Bounds:
    """Ranges of counters and of the numbers that bound them, where accesses happen.

    Numbers of ``holding`` are not negative there.
    """

    def __init__(
        self,
        form: NormalForm,
        numbers: Numbers,
        loops: tuple[Loop, ...],
        holding: Iterable[Polynomial] = (),
    ) -> None:
        self._form = form
        self._numbers = numbers
        self._least: dict[Value, Fraction] = {}
        self._low: dict[Value, Polynomial] = {}
        self._high: dict[Value, Polynomial] = {}
        for loop in dict.fromkeys(loops):
            self._learn(loop)
        for number in holding:
            self._limit(number)

    def _limit(self, number: Polynomial) -> None:
        """Narrow the range of the innermost counter in a number that is not negative."""
        counters = [s for s in number.symbols() if self._numbers.is_counter(s)]
        if not counters:
            return
        counter = max(counters, key=lambda c: self._numbers.loop_of(c).depth)
        factor = number.step(counter)
        rest = number.substitute(counter, Polynomial())
        if factor == -1:
            known = self._high.get(counter)
            # of a plain number and another one, the plain one says most about a single iteration
            if known is None or known.as_constant() is None or self.is_nonnegative(known - rest):
                self._high[counter] = rest
        elif factor == 1 and self.is_nonnegative(rest.scaled(-1)):
            self._low[counter] = rest.scaled(-1)

    def _learn(self, loop: Loop) -> None:
        """The loop is entered, so its trip count is not negative (unless clamped)."""
        trips = self._numbers.trips(loop)
        if trips is None or self._form.loops[loop].clamped:
            return
        constant, symbols = trips.terms.get((), 0), []
        for monomial, coefficient in trips.terms.items():
            if not monomial:
                continue
            if len(monomial) > 1:
                return
            if self._numbers.is_counter(monomial[0]):
                if coefficient > 0:
                    return
                continue
            symbols.append((monomial[0], coefficient))
        if len(symbols) == 1 and symbols[0][1] > 0:
            symbol, coefficient = symbols[0]
            least = Fraction(-constant) / coefficient
            self._least[symbol] = max(least, self._least.get(symbol, least))

    def extremes(self, offset: Polynomial) -> tuple[Polynomial, Polynomial] | None:
        """Least and greatest value over all iterations; None when not bounded."""
        low = self.extreme(offset, greatest=False)
        high = self.extreme(offset, greatest=True)
        return None if low is None or high is None else (low, high)

    def extreme(
        self, offset: Polynomial, *, greatest: bool, given: Value | None = None
    ) -> Polynomial | None:
        """The least or the greatest value, over all iterations or those with the same counter that
        is ``given``; None when not bounded."""
        # inner counters first: their bounds may depend on outer ones
        while counters := [s for s in offset.symbols() if self.is_counter(s) and s is not given]:
            counter = max(counters, key=lambda c: self._numbers.loop_of(c).depth)
            slope = offset.slope(counter)
            if slope is None:
                return None
            rising = self.is_nonnegative(slope)
            if not rising and not self.is_nonnegative(slope.scaled(-1)):
                return None
            if rising == greatest:
                last = self._high[counter] if counter in self._high else self._trips(counter)
                if last is None:
                    return None
                offset = offset.substitute(counter, last)
            else:
                offset = offset.substitute(counter, self._low.get(counter, Polynomial()))
        if any(self._form.loop_chain(s) for s in offset.symbols() if s is not given):
            return None
        return offset

    def is_counter(self, symbol: Value) -> bool:
        """Whether a symbol counts the iterations of a loop."""
        return self._numbers.is_counter(symbol)

    def _trips(self, counter: Value) -> Polynomial | None:
        """An upper bound of a counter, free of the counter itself.

        A clamped count stands for zero where its formula is negative.
        """
        loop = self._numbers.loop_of(counter)
        trips = self._numbers.trips(loop)
        if trips is None or counter in trips.symbols():
            return None
        clamped = self._form.loops[loop].clamped
        return None if clamped and not self.is_nonnegative(trips) else trips

    def is_nonnegative(self, polynomial: Polynomial) -> bool:
        """Whether it cannot be negative, given the least values of its symbols.

        A counter is at least zero, and so is a square.
        """
        if all(c >= 0 and _is_square(m) for m, c in polynomial.terms.items()):
            return True
        shifted = polynomial
        for symbol in polynomial.symbols():
            if self._numbers.is_counter(symbol):
                continue
            least = self._least.get(symbol, self._own_least(symbol))
            if least is None:
                return False
            shifted = shifted.substitute(
                symbol, Polynomial.symbol(symbol) + Polynomial.constant(least)
            )
        return all(c >= 0 for c in shifted.coefficients())

    def _own_least(self, symbol: Value) -> int | None:
        """A bound that a value has by itself, as an extent that is at least zero does in
        Fortran."""
        row = self._form.rows.of(symbol) if isinstance(symbol, Call) else None
        if not isinstance(symbol, Call) or not isinstance(row, ExtremumRow):
            return None
        bound = symbol.operands[1]
        return bound.value if row.predicate == "sge" and isinstance(bound, ConstantInt) else None


def _is_square(monomial: Monomial) -> bool:
    """Whether every factor is there an even number of times; equal ones stand together."""
    return len(monomial) % 2 == 0 and monomial[::2] == monomial[1::2]
