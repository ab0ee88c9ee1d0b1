"""Addresses as polynomials in loop counters, and a test that accesses never meet.

Two accesses off the same base are disjoint when the least value of one
address, over all iterations, is past the greatest of the other (the extreme
value test of Banerjee, "Dependence Analysis for Supercomputing", 1988, with
symbolic bounds).
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from ltoad.analysis.induction import Induction, TripCount
from ltoad.analysis.loops import Loop
from ltoad.analysis.normal_form import NormalForm
from ltoad.analysis.polynomial import Monomial, Polynomial
from ltoad.ir.instructions import BasicBlock, Call, GetElementPtr, Instruction, Phi
from ltoad.ir.layout import DataLayout
from ltoad.ir.types import IntType
from ltoad.ir.values import ConstantInt, Value

_MAX_DEPTH = 40
_MAX_TERMS = 24


@dataclass(frozen=True, slots=True)
class Address:
    """``base + offset`` in bytes; ``loops`` are the loops around the access in ``block``."""

    base: Value
    offset: Polynomial
    loops: tuple[Loop, ...]
    block: BasicBlock | None = None


class Subscripts:
    """Symbolic addresses of one function."""

    def __init__(self, form: NormalForm, layout: DataLayout) -> None:
        self._form = form
        self._layout = layout
        self._known: dict[Value, Polynomial] = {}
        self._addresses: dict[tuple[Value, BasicBlock | None], Address] = {}
        self._bounds: dict[tuple[tuple[Loop, ...], tuple[Polynomial, ...]], Bounds] = {}
        self._answers: dict[tuple[object, ...], bool] = {}
        self._trips: dict[Loop, Polynomial | None] = {}
        self._inductions: dict[Value, tuple[Induction, Value]] = {
            phi: (induction, info.counter)
            for info in form.loops.values()
            for phi, induction in info.inductions.items()
        }
        self._loop_of_counter: dict[Value, Loop] = {
            info.counter: loop for loop, info in form.loops.items()
        }

    def address(self, pointer: Value, at: Instruction) -> Address:
        """The address that ``pointer`` has where ``at`` uses it; the same object every time."""
        place = pointer, at.parent
        if place not in self._addresses:
            self._addresses[place] = self._address(pointer, at)
        return self._addresses[place]

    def _address(self, pointer: Value, at: Instruction) -> Address:
        offset = Polynomial()
        while isinstance(pointer, (GetElementPtr, Phi)):
            if isinstance(pointer, Phi):
                if pointer not in self._inductions:
                    break
                induction, counter = self._inductions[pointer]
                offset = offset + self._advanced(induction, counter, 0)
                pointer = induction.start
                continue
            constant, scaled = self._layout.gep_offset(pointer)
            offset = offset + Polynomial.constant(constant)
            for index, stride in scaled:
                offset = offset + self.number(index).scaled(stride)
            pointer = pointer.operands[0]
        return Address(pointer, offset, self._form.loop_chain(at), at.parent)

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
        if value.opcode in ("sext", "zext"):
            # zext without nneg may turn a negative number into a large one
            if value.opcode == "zext" and "nneg" not in value.flags:
                return None
            inner = operands[0]
            exact = not isinstance(inner, Instruction) or self._no_wrap(inner)
            return self.number(inner, depth + 1) if exact else None
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

    # The test

    def disjoint(
        self,
        one: Address,
        size: int,
        other: Address,
        other_size: int,
        holding: tuple[tuple[Polynomial, ...], tuple[Polynomial, ...]] = ((), ()),
    ) -> bool:
        """Whether no iteration of one access meets any iteration of the other.

        The numbers of ``holding`` are not negative where the one, and the other, happens.
        """
        if one.base is not other.base or self._form.loop_chain(one.base):
            return False
        question = (one, size, other, other_size, holding)
        if question not in self._answers:
            self._answers[question] = self._disjoint(one, size, other, other_size, holding)
        return self._answers[question]

    def _disjoint(
        self,
        one: Address,
        size: int,
        other: Address,
        other_size: int,
        holding: tuple[tuple[Polynomial, ...], tuple[Polynomial, ...]],
    ) -> bool:
        around = tuple(dict.fromkeys((*one.loops, *other.loops)))
        bounds, others = (self._bounds_in(around, numbers) for numbers in holding)
        first, second = bounds.extremes(one.offset), others.extremes(other.offset)
        if first is None or second is None:
            return False
        gap_after = second[0] - first[1] - Polynomial.constant(size)
        gap_before = first[0] - second[1] - Polynomial.constant(other_size)
        return bounds.is_nonnegative(gap_after) or bounds.is_nonnegative(gap_before)

    def _bounds_in(self, around: tuple[Loop, ...], holding: tuple[Polynomial, ...]) -> Bounds:
        if (around, holding) not in self._bounds:
            self._bounds[around, holding] = Bounds(self._form, self, around, holding)
        return self._bounds[around, holding]

    def trips(self, loop: Loop) -> Polynomial | None:
        """An upper bound of a loop's trip count (its counter's last value)."""
        if loop not in self._trips:
            count = self._form.loops[loop].count
            self._trips[loop] = None if count is None else self._count(count)
        return self._trips[loop]

    def _count(self, count: TripCount) -> Polynomial:
        first = self.number(count.start) + Polynomial.constant(count.offset)
        bound = self.number(count.bound)
        distance = bound - first if count.step > 0 else first - bound
        if count.inclusive:
            distance = distance + Polynomial.constant(1)
        steps = distance.scaled(Fraction(1, abs(count.step)))
        if not count.exact and abs(count.step) != 1:
            steps = steps + Polynomial.constant(1)
        return steps

    def is_counter(self, value: Value) -> bool:
        return value in self._loop_of_counter

    def loop_of(self, counter: Value) -> Loop:
        return self._loop_of_counter[counter]


def _least(symbol: Value) -> int | None:
    """A bound that a value has by itself, as an extent that is at least zero does in Fortran."""
    if not isinstance(symbol, Call) or not symbol.callee_name.startswith("llvm.smax."):
        return None
    bound = symbol.operands[1]
    return bound.value if isinstance(bound, ConstantInt) else None


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


def _is_square(monomial: Monomial) -> bool:
    """Whether every factor is there an even number of times; equal ones stand together."""
    return len(monomial) % 2 == 0 and monomial[::2] == monomial[1::2]


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


class Bounds:
    """Ranges of counters and of the numbers that bound them, where accesses happen.

    Numbers of ``holding`` are not negative there.
    """

    def __init__(
        self,
        form: NormalForm,
        subscripts: Subscripts,
        loops: tuple[Loop, ...],
        holding: Iterable[Polynomial] = (),
    ) -> None:
        self._form = form
        self._subscripts = subscripts
        self._least: dict[Value, Fraction] = {}
        self._low: dict[Value, Polynomial] = {}
        self._high: dict[Value, Polynomial] = {}
        for loop in dict.fromkeys(loops):
            self._learn(loop)
        for number in holding:
            self._limit(number)

    def _limit(self, number: Polynomial) -> None:
        """Narrow the range of the innermost counter in a number that is not negative."""
        counters = [s for s in number.symbols() if self._subscripts.is_counter(s)]
        if not counters:
            return
        counter = max(counters, key=lambda c: self._subscripts.loop_of(c).depth)
        slope = number.slope(counter)
        factor = None if slope is None else slope.as_constant()
        rest = number.substitute(counter, Polynomial())
        if factor == -1:
            self._high[counter] = rest
        elif factor == 1 and self.is_nonnegative(rest.scaled(-1)):
            self._low[counter] = rest.scaled(-1)

    def _learn(self, loop: Loop) -> None:
        """The loop is entered, so its trip count is not negative (unless clamped)."""
        trips = self._subscripts.trips(loop)
        if trips is None or self._form.loops[loop].clamped:
            return
        constant, symbols = trips.terms.get((), 0), []
        for monomial, coefficient in trips.terms.items():
            if not monomial:
                continue
            if len(monomial) > 1:
                return
            if self._subscripts.is_counter(monomial[0]):
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
        low = self._extreme(offset, greatest=False)
        high = self._extreme(offset, greatest=True)
        return None if low is None or high is None else (low, high)

    def _extreme(self, offset: Polynomial, *, greatest: bool) -> Polynomial | None:
        # inner counters first: their bounds may depend on outer ones
        while counters := [s for s in offset.symbols() if self._subscripts.is_counter(s)]:
            counter = max(counters, key=lambda c: self._subscripts.loop_of(c).depth)
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
        if any(self._form.loop_chain(s) for s in offset.symbols()):
            return None
        return offset

    def _trips(self, counter: Value) -> Polynomial | None:
        """An upper bound of a counter, free of the counter itself.

        A clamped count stands for zero where its formula is negative.
        """
        loop = self._subscripts.loop_of(counter)
        trips = self._subscripts.trips(loop)
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
            if self._subscripts.is_counter(symbol):
                continue
            least = self._least.get(symbol, _least(symbol))
            if least is None:
                return False
            shifted = shifted.substitute(
                symbol, Polynomial.symbol(symbol) + Polynomial.constant(least)
            )
        return all(c >= 0 for c in shifted.coefficients())
