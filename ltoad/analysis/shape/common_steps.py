"""One instruction for the step of a loop's variable that a compiler has written on several paths.

Where a loop goes on over two ways, partial redundancy elimination leaves an ``add`` on each of them
and a phi that takes either; where a test has told what the variable is, as it does in the first
iteration of loops whose inner loops are empty then, it leaves the constant.  The variable is one
that steps by a constant all the same.
"""

from __future__ import annotations

from collections.abc import Iterator

from ltoad.analysis.shape.cfg import ControlFlow
from ltoad.analysis.shape.loops import Loop
from ltoad.analysis.shape.outcomes import outcomes_before
from ltoad.analysis.shape.ssa import replace_uses
from ltoad.ir.builder import Names
from ltoad.ir.instructions import BasicBlock, Compare, Function, Instruction, Phi
from ltoad.ir.types import IntType
from ltoad.ir.values import ConstantInt, Value, integer


def merge_steps(function: Function, loop: Loop, names: Names, flow: ControlFlow) -> None:
    """Put the common step of each variable of a loop with one latch at its head."""
    (latch,) = loop.latches
    for phi in list(loop.header.phis()):
        if not isinstance(phi.type, IntType):
            continue
        steps = _Steps(phi, loop, flow)
        steps.follow(phi.incoming_from(latch), latch)
        if not steps.merged or len(steps.found) != 1 or None in steps.found:
            continue
        (step,) = steps.found
        assert step is not None
        added = Instruction("add", phi.type, [phi, integer(phi.type, step)])
        added.name = names.fresh("step")
        loop.header.insert(sum(1 for _ in loop.header.phis()), added)
        for merged in steps.merged:
            replace_uses(function, merged, added)
        for merged in steps.merged:
            assert merged.parent is not None
            merged.parent.instructions.remove(merged)


class _Steps:
    """By how much what a variable is next is more than what it is, on each path; None where that is
    no constant.  ``merged`` are the phis that take one of these."""

    def __init__(self, phi: Phi, loop: Loop, flow: ControlFlow) -> None:
        self._phi = phi
        self._loop = loop
        self._flow = flow
        self.found: set[int | None] = set()
        self.merged: dict[Phi, None] = {}

    def follow(self, value: Value, end: BasicBlock) -> None:
        """Look at a value that control brings along from the ``end`` of a block."""
        if isinstance(value, Phi) and self._is_merge(value):
            if value not in self.merged:
                self.merged[value] = None
                for operand, block in zip(value.operands, value.blocks, strict=True):
                    self.follow(operand, block)
        elif isinstance(value, ConstantInt):
            known = self._known(end)
            self.found.add(None if known is None else value.value - known)
        else:
            self.found.add(_distance(value, self._phi))

    def _is_merge(self, value: Phi) -> bool:
        return value.parent in self._loop.blocks and value.parent is not self._loop.header

    def _known(self, block: BasicBlock) -> int | None:
        """What the variable is at the end of a block, if tests before it tell."""
        for one, other in _equal_at(block, self._flow):
            distance = 0 if one is self._phi else _distance(one, self._phi)
            if distance is not None:
                return other - distance
        return None


def _equal_at(block: BasicBlock, flow: ControlFlow) -> Iterator[tuple[Value, int]]:
    """Values that are constants at the end of a block, by tests that control has come by."""
    for test, holds in outcomes_before(block, flow):
        if isinstance(test, Compare) and test.predicate == ("eq" if holds else "ne"):
            one, other = test.operands
            if isinstance(other, ConstantInt):
                yield one, other.value


def _distance(value: Value, phi: Phi) -> int | None:
    """By how much a value is more than the phi."""
    if not isinstance(value, Instruction) or value.opcode != "add":
        return None
    left, right = value.operands
    return right.value if left is phi and isinstance(right, ConstantInt) else None
