"""What is known of the addresses of one function, whatever is differentiated in it."""

from __future__ import annotations

from ltoad.analysis.numbers.conditions import Conditions
from ltoad.analysis.numbers.polynomial import Polynomial
from ltoad.analysis.numbers.rotations import Rotations
from ltoad.analysis.numbers.subscripts import Address, Subscripts
from ltoad.analysis.numbers.tables import Tables
from ltoad.analysis.shape.normal_form import NormalForm
from ltoad.ir.layout import DataLayout


class Geometry:
    """Addresses as polynomials, the inequalities that hold in blocks, and pointers that take
    turns.  Answers are kept, so all keys of a function should share one."""

    def __init__(self, form: NormalForm, layout: DataLayout, tables: Tables | None = None) -> None:
        self.subscripts = Subscripts(form, layout, tables)
        self.conditions = Conditions(form, self.subscripts)
        self.rotations = Rotations(form, self.subscripts)

    def disjoint(self, one: Address, size: int, other: Address, other_size: int) -> bool:
        """Whether no iteration of one access meets any iteration of the other."""
        if self.subscripts.disjoint(one, size, other, other_size):
            return True
        if one.base is not other.base:
            return False
        holding = self._holding(one, other)
        return any(holding) and self.subscripts.disjoint(one, size, other, other_size, holding)

    def disjoint_later(
        self, first: Address, size: int, later: Address, later_size: int, least: int
    ) -> bool:
        """Whether an access never meets one that has happened before, at ``least`` so many
        iterations of the outermost loop."""
        if first.base is not later.base:
            return False
        holding = self._holding(first, later)
        return self.subscripts.disjoint_later(first, size, later, later_size, least, holding)

    def _holding(
        self, one: Address, other: Address
    ) -> tuple[tuple[Polynomial, ...], tuple[Polynomial, ...]]:
        here, there = (self.conditions.at(a.block) if a.block else () for a in (one, other))
        return here, there
