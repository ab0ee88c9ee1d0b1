"""Control-flow graph facts: predecessors, orders, dominators, reachability.

Dominators follow Cooper, Harvey and Kennedy, "A Simple, Fast Dominance
Algorithm" (2001).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from ltoad.ir.instructions import BasicBlock, Function


class ControlFlow:
    """The CFG of one function, restricted to blocks that entry reaches.

    A snapshot: a change of the function's blocks or branches needs a new one.
    """

    def __init__(self, function: Function) -> None:
        self.function = function
        self.order: list[BasicBlock] = reverse_postorder(function.entry)
        self.index: dict[BasicBlock, int] = {b: i for i, b in enumerate(self.order)}
        self.predecessors: dict[BasicBlock, list[BasicBlock]] = {b: [] for b in self.order}
        for block in self.order:
            for successor in dict.fromkeys(block.successors):
                self.predecessors[successor].append(block)

    @cached_property
    def immediate_dominators(self) -> dict[BasicBlock, BasicBlock]:
        """Every reachable block's immediate dominator; the entry's is itself."""
        index = self.index
        idom = [-1] * len(self.order)
        idom[0] = 0
        changed = True
        while changed:
            changed = False
            for position in range(1, len(self.order)):
                predecessors = (index[p] for p in self.predecessors[self.order[position]])
                new = _common_dominator(idom, predecessors)
                if idom[position] != new:
                    idom[position] = new
                    changed = True
        return {b: self.order[idom[i]] for i, b in enumerate(self.order)}

    @cached_property
    def _intervals(self) -> dict[BasicBlock, tuple[int, int]]:
        """Entry and exit times of a walk over the dominator tree."""
        children: dict[BasicBlock, list[BasicBlock]] = {b: [] for b in self.order}
        for block, dominator in self.immediate_dominators.items():
            if block is not dominator:
                children[dominator].append(block)
        times: dict[BasicBlock, tuple[int, int]] = {}
        entered: dict[BasicBlock, int] = {}
        clock = 0
        stack: list[tuple[BasicBlock, bool]] = [(self.order[0], False)]
        while stack:
            block, done = stack.pop()
            clock += 1
            if done:
                times[block] = (entered[block], clock)
                continue
            entered[block] = clock
            stack.append((block, True))
            stack.extend((child, False) for child in children[block])
        return times

    def dominates(self, above: BasicBlock, below: BasicBlock) -> bool:
        """Whether every path from entry to ``below`` passes ``above`` (reflexive)."""
        first, last = self._intervals[above]
        inner_first, inner_last = self._intervals[below]
        return first <= inner_first and inner_last <= last

    @cached_property
    def reach(self) -> dict[BasicBlock, int]:
        """For every block the bit set (by ``index``) of blocks reached by one edge or more."""
        reach = dict.fromkeys(self.order, 0)
        changed = True
        while changed:
            changed = False
            for block in reversed(self.order):
                bits = reach[block]
                for successor in block.successors:
                    bits |= reach[successor] | (1 << self.index[successor])
                if bits != reach[block]:
                    reach[block] = bits
                    changed = True
        return reach

    def reaches(self, source: BasicBlock, target: BasicBlock) -> bool:
        """Whether a path of at least one edge leads from ``source`` to ``target``."""
        return bool(self.reach[source] >> self.index[target] & 1)


def _common_dominator(idom: Sequence[int], candidates: Iterable[int]) -> int:
    result = -1
    for candidate in candidates:
        if idom[candidate] < 0:
            continue
        if result < 0:
            result = candidate
            continue
        other = candidate
        while other != result:
            while other > result:
                other = idom[other]
            while result > other:
                result = idom[result]
    return result


def reverse_postorder(entry: BasicBlock) -> list[BasicBlock]:
    """Blocks reached from ``entry``, each before its successors but for back edges."""
    seen = {entry}
    order: list[BasicBlock] = []
    stack = [(entry, iter(entry.successors))]
    while stack:
        block, successors = stack[-1]
        for successor in successors:
            if successor not in seen:
                seen.add(successor)
                stack.append((successor, iter(successor.successors)))
                break
        else:
            order.append(block)
            stack.pop()
    order.reverse()
    return order
