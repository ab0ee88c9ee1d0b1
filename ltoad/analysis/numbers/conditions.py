"""Inequalities that hold where a block runs, from the branches that lead to it."""

from __future__ import annotations

from collections.abc import Iterator

from ltoad.analysis.numbers.bounds import Bounds
from ltoad.analysis.numbers.certainty import Test
from ltoad.analysis.numbers.polynomial import Polynomial
from ltoad.analysis.numbers.subscripts import Subscripts
from ltoad.analysis.shape.loops import Loop
from ltoad.analysis.shape.normal_form import NormalForm
from ltoad.ir.instructions import BasicBlock, Branch, Compare, Instruction
from ltoad.ir.predicates import NEGATED
from ltoad.ir.types import I1, IntType
from ltoad.ir.values import ConstantInt, Value

_ONE = Polynomial.constant(1)


class Conditions:
    """Answers for one function."""

    def __init__(self, form: NormalForm, subscripts: Subscripts) -> None:
        self._form = form
        self._subscripts = subscripts
        self._known: dict[BasicBlock, tuple[Polynomial, ...]] = {}

    def at(self, block: BasicBlock) -> tuple[Polynomial, ...]:
        """Numbers that are not negative whenever ``block`` runs, by tests in loops around it."""
        if block not in self._known:
            chain = self._form.forest.chain(block)
            self._known[block] = tuple(self._at(block, chain[0])) if chain else ()
        return self._known[block]

    def exclude(self, one: Test, other: Test, block: BasicBlock) -> bool:
        """Whether two tests never hold together in iterations that come to ``block``."""
        bounds = Bounds(self._form, self._subscripts, self._form.forest.chain(block))
        first, second = (list(self._from(*test, bounds)) for test in (one, other))
        return any(bounds.is_nonnegative((a + b + _ONE).scaled(-1)) for a in first for b in second)

    def _at(self, block: BasicBlock, outermost: Loop) -> list[Polynomial]:
        bounds = Bounds(self._form, self._subscripts, self._form.forest.chain(block))
        found: list[Polynomial] = []
        while block is not outermost.header:
            above = self._form.flow.immediate_dominators[block]
            branch = above.terminator
            if (
                self._entered_from(block) == [above]
                and isinstance(branch, Branch)
                and len(set(branch.targets)) == 2
            ):
                outcome = branch.targets[0] is block
                found += self._from(branch.operands[0], outcome, bounds)
            block = above
        return found

    def _entered_from(self, block: BasicBlock) -> list[BasicBlock]:
        """The predecessors of a block, without those that lead back to it in a loop."""
        loop = self._form.forest.chain(block)[-1]
        inside = loop.blocks if loop.header is block else ()
        return [b for b in self._form.flow.predecessors[block] if b not in inside]

    def _from(self, condition: Value, outcome: bool, bounds: Bounds) -> Iterator[Polynomial]:
        if isinstance(condition, Compare) and condition.opcode == "icmp":
            predicate = condition.predicate if outcome else NEGATED[condition.predicate]
            yield from self._compared(predicate, condition, bounds)
        elif isinstance(condition, Instruction) and condition.type == I1:
            # both operands hold where "and" does, and neither where "or" does not
            for part in _parts(condition, outcome):
                yield from self._from(part, outcome, bounds)

    def _compared(self, predicate: str, compare: Compare, bounds: Bounds) -> Iterator[Polynomial]:
        if not isinstance(compare.operands[0].type, IntType):
            return
        one, other = (self._subscripts.number(o) for o in compare.operands)
        signed = predicate[0] == "s" or predicate in ("eq", "ne")
        if not signed and not (bounds.is_nonnegative(one) and bounds.is_nonnegative(other)):
            return
        if predicate == "ne":
            if not other.terms and bounds.is_nonnegative(one):
                yield one - _ONE
            return
        if predicate == "eq":
            yield from (one - other, other - one)
            return
        less, more = (one, other) if predicate[1] == "l" else (other, one)
        yield more - less - (_ONE if predicate[2:] == "t" else Polynomial())


def _parts(condition: Instruction, outcome: bool) -> list[Value]:
    if condition.opcode == ("and" if outcome else "or"):
        return list(condition.operands)
    if condition.opcode != "select":
        return []
    test, first, second = condition.operands
    settled = second if outcome else first
    if isinstance(settled, ConstantInt) and bool(settled.value) is not outcome:
        return [test, first if outcome else second]
    return []
