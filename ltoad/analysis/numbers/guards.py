"""What tests that control has come by say of an integer.

A compiler computes the bound of a loop before it tests whether the loop is entered: as an
unsigned number, or as the greater of the bound and one.  Where the loop runs, the test tells that
this is the bound itself.
"""

from __future__ import annotations

from collections.abc import Iterable

from ltoad.analysis.shape.normal_form import NormalForm
from ltoad.analysis.shape.outcomes import Outcome, outcomes_before
from ltoad.ir.instructions import BasicBlock, Call, Compare, Instruction
from ltoad.ir.predicates import NEGATED, SWAPPED
from ltoad.ir.types import IntType
from ltoad.ir.values import ConstantInt, Value
from ltoad.rules.rows import ExtremumRow


class Guards:
    """Answers for one function."""

    def __init__(self, form: NormalForm) -> None:
        self._form = form

    def bare(self, value: Value, block: BasicBlock) -> Value:
        """A value of the same number wherever ``block`` runs, without what tests make superfluous.

        Extensions are left out where they keep the number.
        """
        return self._bare(value, list(outcomes_before(block, self._form.flow)))

    def are_nonnegative(self, values: Iterable[Value], block: BasicBlock) -> bool:
        """Whether tests tell that integers, as signed ones, are not negative where ``block``
        runs."""
        outcomes = list(outcomes_before(block, self._form.flow))
        return all(self._least(value, outcomes) >= 0 for value in values)

    def _bare(self, value: Value, outcomes: list[Outcome]) -> Value:
        if not isinstance(value, Instruction):
            return value
        if value.opcode == "zext":
            inner = self._bare(value.operands[0], outcomes)
            keeps = "nneg" in value.flags or self._least(inner, outcomes) >= 0
            return inner if keeps else value
        if value.opcode == "sext":
            return self._bare(value.operands[0], outcomes)
        if value.opcode == "select":
            return self._chosen(value, outcomes)
        return self._greater(value, outcomes)

    def _chosen(self, value: Instruction, outcomes: list[Outcome]) -> Value:
        """The first of two operands, where the value is known not to be the second, a constant."""
        condition, number, other = value.operands
        if not isinstance(other, ConstantInt):
            return value
        if ("ne", other.value) not in _told(value, outcomes):
            return value
        return self._bare(number, [*outcomes, (condition, True)])

    def _greater(self, value: Instruction, outcomes: list[Outcome]) -> Value:
        """The first operand of a maximum with a constant that it is not below."""
        row = self._form.rows.of(value) if isinstance(value, Call) else None
        if not isinstance(row, ExtremumRow) or row.predicate not in ("sge", "uge"):
            return value
        number, bound = value.operands[:2]
        if not isinstance(bound, ConstantInt) or bound.value < 0:
            return value
        return number if self._least(number, outcomes) >= bound.value else value

    def _least(self, value: Value, outcomes: list[Outcome]) -> int:
        """A number that ``value``, as a signed one, is not below."""
        if not isinstance(value.type, IntType):
            return -1 << 64
        least = max(-1 << value.type.bits - 1, self._least_sum(value, outcomes))
        other: set[int] = set()
        for predicate, bound in _told(value, outcomes):
            if predicate == "ne":
                other.add(bound)
            elif predicate in ("sge", "eq"):
                least = max(least, bound)
            elif predicate == "sgt":
                least = max(least, bound + 1)
            elif predicate in ("ult", "ule") and bound >= 0:
                least = max(least, 0)
        while least in other:
            least += 1
        return least

    def _least_sum(self, value: Value, outcomes: list[Outcome]) -> int:
        """What a sum with a constant is not below, if it does not wrap around."""
        if not isinstance(value, Instruction) or value.opcode != "add":
            return -1 << 64
        number, more = value.operands
        exact = self._form.exact or "nsw" in value.flags
        if not exact or not isinstance(more, ConstantInt):
            return -1 << 64
        return self._least(number, outcomes) + more.value


def _told(value: Value, outcomes: list[Outcome]) -> list[tuple[str, int]]:
    """The comparisons of a value with constants that hold."""
    found = []
    for test, outcome in outcomes:
        if not isinstance(test, Compare) or test.opcode != "icmp":
            continue
        one, other = test.operands
        predicate = test.predicate
        if other is value:
            one, other, predicate = other, one, SWAPPED[predicate]
        if one is value and isinstance(other, ConstantInt):
            found.append((predicate if outcome else NEGATED[predicate], other.value))
    return found
