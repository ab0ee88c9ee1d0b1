"""Control-flow graph facts: predecessors, orders, dominators, reachability."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from ltoad.ir.dominance import dominator_intervals, immediate_dominators, reverse_postorder
from ltoad.ir.instructions import BasicBlock, Function, Instruction


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

    def ordered(self, blocks: Iterable[BasicBlock]) -> list[BasicBlock]:
        """Some blocks in reverse postorder."""
        return sorted(blocks, key=self.index.__getitem__)

    @cached_property
    def immediate_dominators(self) -> dict[BasicBlock, BasicBlock]:
        """Every reachable block's immediate dominator; the entry's is itself."""
        return {b: self.order[a] for b, a in zip(self.order, self._above, strict=True)}

    @cached_property
    def _above(self) -> list[int]:
        """The place in ``order`` of each block's immediate dominator."""
        return immediate_dominators(
            [[self.index[p] for p in self.predecessors[b]] for b in self.order]
        )

    @cached_property
    def _intervals(self) -> dict[BasicBlock, tuple[int, int]]:
        return dict(zip(self.order, dominator_intervals(self._above), strict=True))

    def dominates(self, above: BasicBlock, below: BasicBlock) -> bool:
        """Whether every path from entry to ``below`` passes ``above`` (reflexive)."""
        first, last = self._intervals[above]
        return first <= self._intervals[below][0] <= last

    def comes_before(self, one: Instruction, other: Instruction) -> bool:
        """Whether an instruction is run before another whenever that is."""
        above, below = one.parent, other.parent
        assert above is not None
        assert below is not None
        if above is below:
            return above.instructions.index(one) < above.instructions.index(other)
        return self.dominates(above, below)

    def leading_to(self, ends: Iterable[BasicBlock]) -> set[BasicBlock]:
        """The blocks from which control may come to one of some, and these themselves."""
        found = set(ends)
        pending = list(found)
        while pending:
            for predecessor in self.predecessors[pending.pop()]:
                if predecessor not in found:
                    found.add(predecessor)
                    pending.append(predecessor)
        return found

    @cached_property
    def reach(self) -> dict[BasicBlock, int]:
        """For every block the bit set (by ``index``) of blocks reached by one edge or more."""
        reach = dict.fromkeys(self.order, 0)
        changed = True
        while changed:
            changed = False
            for block in reversed(self.order):
                bits = reach[block] | (1 << self.index[block])
                for predecessor in self.predecessors[block]:
                    if bits | reach[predecessor] != reach[predecessor]:
                        reach[predecessor] |= bits
                        changed = True
        return reach

    def reaches(self, source: BasicBlock, target: BasicBlock) -> bool:
        """Whether a path of at least one edge leads from ``source`` to ``target``."""
        return bool(self.reach[source] >> self.index[target] & 1)
