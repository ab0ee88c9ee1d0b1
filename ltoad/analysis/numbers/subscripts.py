"""Addresses as polynomials in loop counters, and a test that accesses never meet.

Two accesses off the same base are disjoint when the least value of one
address, over all iterations, is past the greatest of the other (the extreme
value test of Banerjee, "Dependence Analysis for Supercomputing", 1988, with
symbolic bounds).
"""

from __future__ import annotations

from dataclasses import dataclass

from ltoad.analysis.numbers.bounds import Bounds
from ltoad.analysis.numbers.moving_on import Place, never_met_later
from ltoad.analysis.numbers.numbers import Numbers
from ltoad.analysis.numbers.polynomial import Polynomial
from ltoad.analysis.numbers.tables import Tables
from ltoad.analysis.shape.loops import Loop
from ltoad.analysis.shape.normal_form import NormalForm
from ltoad.ir.instructions import BasicBlock, GetElementPtr, Instruction, Phi
from ltoad.ir.layout import DataLayout
from ltoad.ir.values import Value


@dataclass(frozen=True, slots=True)
class Address:
    """``base + offset`` in bytes; ``loops`` are the loops around the access in ``block``."""

    base: Value
    offset: Polynomial
    loops: tuple[Loop, ...]
    block: BasicBlock | None = None


class Subscripts(Numbers):
    """Symbolic addresses of one function.  ``tables`` know ranges of numbers that are read."""

    def __init__(self, form: NormalForm, layout: DataLayout, tables: Tables | None = None) -> None:
        super().__init__(form)
        self._layout = layout
        self._tables = tables
        self._addresses: dict[tuple[Value, BasicBlock | None], Address] = {}
        self._bounds: dict[tuple[tuple[Loop, ...], tuple[Polynomial, ...]], Bounds] = {}
        self._answers: dict[tuple[object, ...], bool] = {}

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

    def extremes_by_tables(self, offset: Polynomial) -> tuple[Polynomial, Polynomial] | None:
        """A number with the least, and the greatest, numbers of tables in the place of those that
        are read from them; None where it does not rise or fall with these alone."""
        low = high = offset
        for symbol in offset.symbols():
            found = None if self._tables is None else self._tables.range_of(symbol)
            if found is None:
                continue
            factor = offset.step(symbol)
            if factor is None:
                return None
            least, greatest = found if factor >= 0 else found[::-1]
            low = low.substitute(symbol, Polynomial.constant(least))
            high = high.substitute(symbol, Polynomial.constant(greatest))
        return low, high

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

    def disjoint_later(
        self,
        first: Address,
        size: int,
        later: Address,
        later_size: int,
        least: int,
        holding: tuple[tuple[Polynomial, ...], tuple[Polynomial, ...]] = ((), ()),
    ) -> bool:
        """Whether an access never meets one that has happened before, at ``least`` so many (0 or
        1) iterations of the outermost loop.

        The numbers of ``holding`` are not negative where the first, and the later one, happens.
        """
        if first.base is not later.base or self._form.loop_chain(first.base):
            return False
        if first.loops[:1] != later.loops[:1] or not first.loops:
            return False
        question = (least, first, size, later, later_size, holding)
        if question not in self._answers:
            around = tuple(dict.fromkeys((*first.loops, *later.loops)))
            bounds, others = (self._bounds_in(around, numbers) for numbers in holding)
            counter = self._form.loops[first.loops[0]].counter
            self._answers[question] = never_met_later(
                Place(first.offset, size, bounds),
                Place(later.offset, later_size, others),
                counter,
                least,
            )
        return self._answers[question]

    def _bounds_in(self, around: tuple[Loop, ...], holding: tuple[Polynomial, ...]) -> Bounds:
        if (around, holding) not in self._bounds:
            self._bounds[around, holding] = Bounds(self._form, self, around, holding)
        return self._bounds[around, holding]
