"""Orders of blocks, dominators, and which definitions reach which uses in one function.

Immediate dominators by Cooper, Harvey and Kennedy, "A Simple, Fast Dominance
Algorithm" (2001), and an interval numbering of the tree, so that a query
takes constant time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from operator import attrgetter

from ltoad.ir.calls import Invoke
from ltoad.ir.instructions import BasicBlock, Function, Instruction, Phi


class Dominance:
    """Dominators, predecessors and instruction order of a function with valid targets."""

    def __init__(self, function: Function) -> None:
        self._order = reverse_postorder(function.entry)
        self._rank = {block: rank for rank, block in enumerate(self._order)}
        self.predecessors: dict[BasicBlock, list[BasicBlock]] = {b: [] for b in function.blocks}
        for block in function.blocks:
            for successor in block.successors:
                self.predecessors[successor].append(block)
        sources = [
            [self._rank[p] for p in self.predecessors[b] if p in self._rank] for b in self._order
        ]
        intervals = dominator_intervals(immediate_dominators(sources))
        self._interval = dict(zip(self._order, intervals, strict=True))
        self._position = {
            instruction: position
            for block in function.blocks
            for position, instruction in enumerate(block.instructions)
        }

    def is_reachable(self, block: BasicBlock) -> bool:
        """Whether control can get to the block."""
        return block in self._rank

    def dominates_block(self, above: BasicBlock, below: BasicBlock) -> bool:
        """Whether every path to the reachable block ``below`` goes through ``above``."""
        if above not in self._interval:
            return False
        first, last = self._interval[above]
        return first <= self._interval[below][0] <= last

    def reaches(self, definition: Instruction, user: Instruction, index: int) -> bool:
        """Whether ``definition`` is computed before ``user`` reads it as operand ``index``.

        A phi reads at the end of the incoming block.  What an unreachable
        block reads is not checked.
        """
        start, block = definition.parent, user.parent
        if isinstance(user, Phi):
            block = user.blocks[index]
        if start is None or block is None:
            return False
        if not self.is_reachable(block):
            return True
        if isinstance(definition, Invoke):
            target = user.parent if isinstance(user, Phi) else None
            return self._over_edge(start, definition.normal, block, target)
        if start is block and not isinstance(user, Phi):
            return self._position[definition] < self._position[user]
        return self.dominates_block(start, block)

    def _over_edge(
        self, start: BasicBlock, normal: BasicBlock, block: BasicBlock, phi: BasicBlock | None
    ) -> bool:
        """An invoke's result exists on the edge to its normal destination only."""
        if phi is normal and block is start:
            return True
        others = list(self.predecessors[normal])
        others.remove(start)
        return self.dominates_block(normal, block) and all(
            not self.is_reachable(other) or self.dominates_block(normal, other) for other in others
        )


def immediate_dominators(predecessors: Sequence[Sequence[int]]) -> list[int]:
    """The number of each block's immediate dominator; the entry's is its own, 0.

    Blocks are numbered in reverse postorder; ``predecessors`` has those of
    each block that can be reached.
    """
    unknown = len(predecessors)
    above = [0] + [unknown] * (unknown - 1)
    changed = True
    while changed:
        changed = False
        for number in range(1, len(predecessors)):
            best = _common(above, (p for p in predecessors[number] if above[p] != unknown))
            if above[number] != best:
                above[number] = best
                changed = True
    return above


def dominator_intervals(above: Sequence[int]) -> list[tuple[int, int]]:
    """Preorder numbers of each block's subtree in the dominator tree, as (first, last)."""
    sizes = [1] * len(above)
    children: list[list[int]] = [[] for _ in above]
    for number in range(len(above) - 1, 0, -1):
        sizes[above[number]] += sizes[number]
        children[above[number]].append(number)
    first = [0] * len(above)
    for parent in range(len(above)):
        place = first[parent] + 1
        for child in children[parent]:
            first[child] = place
            place += sizes[child]
    return [(start, start + size - 1) for start, size in zip(first, sizes, strict=True)]


def _common(above: Sequence[int], candidates: Iterable[int]) -> int:
    """The nearest block that dominates all candidates, of which there is one at least."""
    result = -1
    for candidate in candidates:
        other = candidate
        if result < 0:
            result = candidate
        while other != result:
            while other > result:
                other = above[other]
            while result > other:
                result = above[result]
    return result


def reverse_postorder(
    start: BasicBlock, following: Callable[[BasicBlock], Iterable[BasicBlock]] | None = None
) -> list[BasicBlock]:
    """Blocks reached from ``start``, each before those that follow it but for back edges.

    ``following``: the edges to go along, if not those to a block's successors.
    """
    edges = following or attrgetter("successors")
    order: list[BasicBlock] = []
    seen = {start}
    stack = [(start, iter(edges(start)))]
    while stack:
        block, ahead = stack[-1]
        found = next(ahead, None)
        if found is None:
            order.append(block)
            stack.pop()
        elif found not in seen:
            seen.add(found)
            stack.append((found, iter(edges(found))))
    return order[::-1]
