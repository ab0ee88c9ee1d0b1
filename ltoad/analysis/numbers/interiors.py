"""Choices of a loop that fall out alike in all iterations but the first and the last few.

``j + 1 < n ? j + 1 : 0`` is the right neighbour on a ring of n cells: in all iterations but the
last it is ``j + 1``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from ltoad.analysis.numbers.polynomial import Polynomial
from ltoad.analysis.numbers.subscripts import Subscripts
from ltoad.analysis.shape.loops import Loop
from ltoad.analysis.shape.normal_form import NormalForm
from ltoad.ir.instructions import Call, Compare, Instruction
from ltoad.ir.types import IntType
from ltoad.ir.values import Value
from ltoad.rules.rows import ExtremumRow

_WIDEST = 8
_ONE = Polynomial.constant(1)


@dataclass(slots=True)
class Interior:
    """What holds in all iterations but the ``first`` and the ``last`` few: ``arms`` has the operand
    that each select stands for."""

    arms: dict[Value, Value] = field(default_factory=dict)
    first: int = 0
    last: int = 0


@dataclass(frozen=True, slots=True)
class _Choice:
    """The ``outcome`` of a test, in all iterations but the ``first`` and the ``last`` few."""

    outcome: bool
    first: int = 0
    last: int = 0


class Interiors:
    """Resolves choices of one loop, whose counter runs from 0 to ``trips``."""

    def __init__(
        self, form: NormalForm, subscripts: Subscripts, loop: Loop, trips: Polynomial
    ) -> None:
        self._rows = form.rows
        self._subscripts = subscripts
        self._loop = loop
        self._counter = form.loops[loop].counter
        self._trips = trips
        self.found = Interior()

    def resolved(self, number: Polynomial) -> Polynomial | None:
        """The number in the interior, to which the choices that it depends on are added; None if
        it depends on anything else that is computed in the loop."""
        while inside := [s for s in number.symbols() if self._is_inside(s)]:
            arm = self._arm(inside[0])
            if arm is None:
                return None
            number = number.substitute(inside[0], self._subscripts.number(arm))
        return number

    def _is_inside(self, symbol: Value) -> bool:
        inside = isinstance(symbol, Instruction) and symbol.parent in self._loop.blocks
        return inside and symbol is not self._counter

    def _arm(self, select: Value) -> Value | None:
        if not isinstance(select, Instruction):
            return None
        if select in self.found.arms:
            return self.found.arms[select]
        if select.opcode == "select":
            choice, arms = self._choice(select.operands[0]), select.operands[1:]
        else:
            choice, arms = self._extremum(select), select.operands
        if choice is None or max(choice.first, choice.last) > _WIDEST:
            return None
        arm = arms[0 if choice.outcome else 1]
        self.found.arms[select] = arm
        self.found.first = max(self.found.first, choice.first)
        self.found.last = max(self.found.last, choice.last)
        return arm

    def _extremum(self, call: Instruction) -> _Choice | None:
        """The greater or lesser of two numbers."""
        row = self._rows.of(call) if isinstance(call, Call) else None
        if not isinstance(row, ExtremumRow):
            return None
        return self._compared(row.predicate, *call.operands)

    def _choice(self, condition: Value) -> _Choice | None:
        if not isinstance(condition, Compare) or condition.opcode != "icmp":
            return None
        if not isinstance(condition.operands[0].type, IntType):
            return None
        return self._compared(condition.predicate, *condition.operands)

    def _compared(self, predicate: str, left: Value, right: Value) -> _Choice | None:
        one, other = (self.resolved(self._subscripts.number(o)) for o in (left, right))
        if one is None or other is None:
            return None
        if predicate in ("eq", "ne"):
            return self._where_equal(one - other, outcome=predicate == "ne")
        less, more = (one, other) if predicate[1] == "l" else (other, one)
        # true where the difference is not positive
        return self._where_positive(less - more + (_ONE if predicate[2:] == "t" else Polynomial()))

    def _where_positive(self, number: Polynomial) -> _Choice | None:
        """The choice that is false where a number is positive."""
        slope, rest = self._parts(number)
        if slope == 1:
            # from the iteration 1 - rest on
            return self._from(_ONE - rest, outcome=True)
        if slope == -1:
            # up to the iteration rest - 1
            return self._from(rest, outcome=False)
        return None

    def _from(self, start: Polynomial, *, outcome: bool) -> _Choice | None:
        """The choice that has an outcome before the iteration ``start``, and from there on the
        other one."""
        return _smaller(
            start, lambda count: _Choice(not outcome, first=count),
            self._trips + _ONE - start, lambda count: _Choice(outcome, last=count),
        )  # fmt: skip

    def _where_equal(self, number: Polynomial, *, outcome: bool) -> _Choice | None:
        """The choice that has an outcome but where a number is zero."""
        slope, rest = self._parts(number)
        if slope not in (1, -1):
            return None
        place = rest.scaled(-slope)
        return _smaller(
            place + _ONE, lambda count: _Choice(outcome, first=count),
            self._trips + _ONE - place, lambda count: _Choice(outcome, last=count),
        )  # fmt: skip

    def _parts(self, number: Polynomial) -> tuple[int, Polynomial]:
        """The factor of the counter, 0 if it is none of 1 and -1, and the rest."""
        factor = number.step(self._counter)
        rest = number.substitute(self._counter, Polynomial())
        return (int(factor) if factor in (1, -1) else 0), rest


def _smaller(
    begin: Polynomial,
    at_begin: Callable[[int], _Choice],
    end: Polynomial,
    at_end: Callable[[int], _Choice],
) -> _Choice | None:
    """The choice with the fewer exceptions, of those whose number of exceptions is known."""
    found = [
        make(max(int(count), 0))
        for count, make in ((begin.as_constant(), at_begin), (end.as_constant(), at_end))
        if count is not None and count.denominator == 1
    ]
    return min(found, key=lambda choice: choice.first + choice.last, default=None)
