"""What tests that control has come by say of an integer.

A compiler computes the bound of a loop before it tests whether the loop is entered: as an
unsigned number, or as the greater of the bound and one.  Where the loop runs, the test tells that
this is the bound itself.
"""

from __future__ import annotations

from collections.abc import Iterator

from ltoad.analysis.shape.cfg import ControlFlow
from ltoad.ir.instructions import BasicBlock, Branch, Call, Compare, Instruction
from ltoad.ir.types import IntType
from ltoad.ir.values import ConstantInt, Value
from ltoad.rules.rows import ExtremumRow
from ltoad.rules.table import Rows

_SWAPPED = {"slt": "sgt", "sgt": "slt", "sle": "sge", "sge": "sle", "ult": "ugt", "ule": "uge"}
_INVERSE = {
    "eq": "ne", "ne": "eq", "slt": "sge", "sge": "slt", "sgt": "sle", "sle": "sgt",
    "ult": "uge", "uge": "ult", "ugt": "ule", "ule": "ugt",
}  # fmt: skip


class Guards:
    """Answers for one function."""

    def __init__(self, flow: ControlFlow, rows: Rows) -> None:
        self._flow = flow
        self._rows = rows

    def bare(self, value: Value, block: BasicBlock) -> Value:
        """A value of the same number wherever ``block`` runs, without what tests make superfluous.

        Extensions that keep the number are left to whoever reads it, but for those of numbers that
        only the tests know not to be negative.
        """
        if not isinstance(value, Instruction):
            return value
        if value.opcode == "zext":
            inner = self.bare(value.operands[0], block)
            keeps = "nneg" in value.flags or self._least(inner, block) >= 0
            return inner if keeps else value
        if value.opcode == "sext":
            return self.bare(value.operands[0], block)
        return self._greater(value, block)

    def _greater(self, value: Instruction, block: BasicBlock) -> Value:
        """The first operand of a maximum with a constant that it is not below."""
        row = self._rows.of(value) if isinstance(value, Call) else None
        if not isinstance(row, ExtremumRow) or row.predicate not in ("sge", "sgt", "uge", "ugt"):
            return value
        number, bound = value.operands[:2]
        if not isinstance(bound, ConstantInt) or bound.value < 0:
            return value
        return number if self._least(number, block) >= bound.value else value

    def _least(self, value: Value, block: BasicBlock) -> int:
        """A number that ``value``, as a signed one, is not below where ``block`` runs."""
        if not isinstance(value.type, IntType):
            return -1 << 64
        least = -1 << value.type.bits - 1
        other: set[int] = set()
        for predicate, bound in self._tests(value, block):
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

    def _tests(self, value: Value, block: BasicBlock) -> Iterator[tuple[str, int]]:
        """The comparisons of a value with constants that have come out true."""
        above = self._flow.immediate_dominators
        while above[block] is not block:
            predecessors = self._flow.predecessors[block]
            branch = predecessors[0].terminator
            if len(predecessors) == 1 and isinstance(branch, Branch):
                yield from _told(value, branch, block)
            block = above[block]


def _told(value: Value, branch: Branch, target: BasicBlock) -> Iterator[tuple[str, int]]:
    if len(set(branch.targets)) != 2:
        return
    test = branch.operands[0]
    if not isinstance(test, Compare) or test.opcode != "icmp":
        return
    one, other = test.operands
    predicate = test.predicate
    if other is value:
        one, other, predicate = other, one, _SWAPPED.get(predicate, predicate)
    if one is not value or not isinstance(other, ConstantInt):
        return
    yield (predicate if branch.targets[0] is target else _INVERSE[predicate]), other.value
