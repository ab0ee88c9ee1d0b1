"""Integers as polynomials in loop counters."""

from __future__ import annotations

import math
from fractions import Fraction

from ltoad.analysis.numbers.guards import Guards
from ltoad.analysis.numbers.polynomial import Polynomial
from ltoad.analysis.shape.induction import Induction, TripCount
from ltoad.analysis.shape.loops import Loop
from ltoad.analysis.shape.normal_form import NormalForm
from ltoad.ir.instructions import Instruction, Phi
from ltoad.ir.types import IntType
from ltoad.ir.values import ConstantInt, Value

_MAX_DEPTH = 40
_MAX_TERMS = 24
_GREATEST_INDEX = 2.0**31 - 1


class Numbers:
    """Those of one function."""

    def __init__(self, form: NormalForm) -> None:
        self._form = form
        self._guards = Guards(form)
        self._known: dict[Value, Polynomial] = {}
        self._trips: dict[Loop, Polynomial | None] = {}
        self._inductions: dict[Value, tuple[Induction, Value]] = {
            phi: (induction, info.counter)
            for info in form.loops.values()
            for phi, induction in info.inductions.items()
        }
        self._loop_of_counter: dict[Value, Loop] = {
            info.counter: loop for loop, info in form.loops.items()
        }

    def number(self, value: Value, depth: int = 0) -> Polynomial:
        """An integer as a polynomial in counters and opaque values."""
        if isinstance(value, ConstantInt):
            return Polynomial.constant(value.value)
        if value not in self._known:
            result = self._expand(value, depth) if depth < _MAX_DEPTH else None
            if result is None or len(result.terms) > _MAX_TERMS:
                result = Polynomial.symbol(value)
            self._known[value] = result
        return self._known[value]

    def _expand(self, value: Value, depth: int) -> Polynomial | None:
        if not isinstance(value, Instruction):
            return None
        if value in self._inductions:
            induction, counter = self._inductions[value]
            start = self.number(induction.start, depth + 1)
            return start + self._advanced(induction, counter, depth + 1)
        operands = value.operands
        if isinstance(value, Phi):
            return self._common(value, depth)
        if value.opcode in ("sext", "zext", "trunc"):
            return self._converted(value, depth)
        if value.opcode == "and":
            return self._masked(value, depth)
        if value.opcode == "ashr" and "exact" in value.flags:
            return self._divided(value, depth)
        if value.opcode not in ("add", "sub", "mul", "shl") or not isinstance(value.type, IntType):
            return None
        if value.type.bits < 64 and not self._no_wrap(value):
            return None
        left, right = (self.number(o, depth + 1) for o in operands)
        return _combine(value.opcode, left, right)

    def _fits(self, induction: Instruction) -> bool:
        """Whether all that an induction comes by is in the range of its type."""
        found, counter = self._inductions[induction]
        first = self.number(found.start, 1)
        low, high = self._range(first + self._advanced(found, counter, 1), 1)
        least, most = _type_range(induction)
        return least <= low and high <= most

    def _keeps_number(self, extension: Instruction, depth: int) -> bool:
        """Whether what an unsigned extension extends is not negative: by itself, or as the product
        or sum of two numbers that are not."""
        inner = extension.operands[0]
        if "nneg" in extension.flags:
            return True
        if not isinstance(inner, Instruction) or inner.parent is None:
            return False
        if inner.opcode not in ("mul", "add") or not {"nsw", "nuw"} <= set(inner.flags):
            return False
        ranges = ((o, self._range(self.number(o, depth + 1), depth + 1)) for o in inner.operands)
        unknown = [operand for operand, (low, _) in ranges if low < 0]
        return self._guards.are_nonnegative(unknown, inner.parent)

    def _converted(self, value: Instruction, depth: int) -> Polynomial | None:
        """A number of another size, if it is the same: an unsigned extension may turn a negative
        one into a large one, and what is cut off may say more than the sign."""
        inner = value.operands[0]
        if value.opcode == "trunc":
            number = self.number(inner, depth + 1)
            low, high = self._range(number, depth + 1)
            least, most = _type_range(value)
            # what counts is an index in Fortran; other words may hold two numbers, or a remainder
            is_index = self._form.exact and most >= _GREATEST_INDEX
            counts = is_index and any(map(self.is_counter, number.symbols()))
            return number if counts or least <= low <= high <= most else None
        if value.opcode == "zext" and not self._keeps_number(value, depth):
            return None
        exact = not isinstance(inner, Instruction) or self._no_wrap(inner)
        return self.number(inner, depth + 1) if exact else None

    def _masked(self, value: Instruction, depth: int) -> Polynomial | None:
        """A number of which the lower bits are taken, if it has no others."""
        mask = value.operands[1]
        if not isinstance(mask, ConstantInt) or mask.value < 1 or mask.value & (mask.value + 1):
            return None
        number = self.number(value.operands[0], depth + 1)
        low, high = self._range(number, depth + 1)
        return number if low >= 0 and high <= mask.value else None

    def _divided(self, value: Instruction, depth: int) -> Polynomial | None:
        """A number without its lower bits, which are zero, if none is lost at the upper end."""
        shift = value.operands[1]
        if not isinstance(shift, ConstantInt) or not isinstance(value.type, IntType):
            return None
        number = self.number(value.operands[0], depth + 1)
        low, high = self._range(number, depth + 1)
        most = 2.0 ** (value.type.bits - 1)
        if not self._form.exact and not -most < low <= high < most:
            return None
        return number.scaled(Fraction(1, 1 << shift.value))

    def _range(self, number: Polynomial, depth: int) -> tuple[float, float]:
        """Numbers between which a polynomial is, by the types of its symbols."""
        low = high = 0.0
        for monomial, coefficient in number.terms.items():
            ends = [float(coefficient)] * 2
            for symbol in monomial:
                products = [e * s for e in ends for s in self._symbol_range(symbol, depth)]
                ends = [min(products), max(products)]
            low, high = low + min(ends), high + max(ends)
        unknown = math.isnan(low) or math.isnan(high)
        return (-math.inf, math.inf) if unknown else (low, high)

    def _symbol_range(self, symbol: Value, depth: int) -> tuple[float, float]:
        if symbol in self._loop_of_counter:
            trips = self.trips(self._loop_of_counter[symbol]) if depth < _MAX_DEPTH else None
            most = math.inf if trips is None else self._range(trips, depth + 1)[1]
            return 0.0, max(most, 0.0)
        return _type_range(symbol)

    def _advanced(self, induction: Induction, counter: Value, depth: int) -> Polynomial:
        """How far an induction is from its start."""
        distance = Polynomial.symbol(counter).scaled(induction.step)
        stride = induction.stride
        return distance if stride is None else distance * self.number(stride, depth)

    def _common(self, phi: Phi, depth: int) -> Polynomial | None:
        """The number that comes in over every edge, where it is one number."""
        if any(self._form.loop_chain(o) for o in phi.operands):
            return None
        numbers = [self.number(o, depth + 1) for o in phi.operands]
        same = all(n.terms == numbers[0].terms for n in numbers[1:])
        return numbers[0] if same else None

    def _no_wrap(self, value: Instruction) -> bool:
        """Whether arithmetic in a narrow type gives the mathematical result."""
        if self._form.exact:
            return True
        if value in self._inductions:
            return "nsw" in self._inductions[value][0].update.flags or self._fits(value)
        arithmetic = value.opcode in ("add", "sub", "mul", "shl")
        return not arithmetic or "nsw" in value.flags

    # Loops

    def trips(self, loop: Loop) -> Polynomial | None:
        """An upper bound of a loop's trip count (its counter's last value)."""
        if loop not in self._trips:
            count = self._form.loops[loop].count
            self._trips[loop] = None if count is None else self._count(count, loop)
        return self._trips[loop]

    def _count(self, count: TripCount, loop: Loop) -> Polynomial | None:
        if count.exact and count.stride is not None:
            return None  # which way it goes is not known
        step = Polynomial.constant(count.step)
        if count.stride is not None:
            step = step * self.number(count.stride)
        before = self._form.loops[loop].preheader
        first = self.number(self._guards.bare(count.start, before)) + (
            step if count.ahead else Polynomial()
        )
        bound = self.number(self._guards.bare(count.bound, before))
        up = count.ascending if count.stride is not None else count.step > 0
        distance = bound - first if up else first - bound
        if count.inclusive:
            distance = distance + Polynomial.constant(1)
        # a stride is one or more where a loop goes back at all
        steps = distance.scaled(Fraction(1, abs(count.step)))
        if not count.exact and not count.by_one:
            steps = steps + Polynomial.constant(1)
        return steps

    def is_counter(self, value: Value) -> bool:
        return value in self._loop_of_counter

    def loop_of(self, counter: Value) -> Loop:
        return self._loop_of_counter[counter]


def _type_range(value: Value) -> tuple[float, float]:
    """Numbers between which an integer is, by the type that it has or once had."""
    unsigned = False
    if isinstance(value, Instruction) and value.opcode in ("sext", "zext"):
        unsigned = value.opcode == "zext"
        value = value.operands[0]
    bits = value.type.bits if isinstance(value.type, IntType) else 64
    if bits >= 64:
        return -math.inf, math.inf
    half = 2.0 ** (bits - 1)
    return (0.0, 2.0 * half - 1) if unsigned else (-half, half - 1)


def _combine(opcode: str, left: Polynomial, right: Polynomial) -> Polynomial | None:
    if opcode == "add":
        return left + right
    if opcode == "sub":
        return left - right
    if opcode == "mul":
        return left * right
    shift = right.as_constant()
    if shift is None or not 0 <= shift < 64:
        return None
    return left.scaled(1 << int(shift))
