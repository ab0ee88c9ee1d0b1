"""Which definitions reach which uses in one function.

Immediate dominators by Cooper, Harvey and Kennedy, "A Simple, Fast Dominance
Algorithm" (2001), and an interval numbering of the tree, so that a query
takes constant time.
"""

from __future__ import annotations

from ltoad.ir.instructions import BasicBlock, Call, Function, Instruction, Phi


class Dominance:
    """Dominators, predecessors and instruction order of a function with valid targets."""

    def __init__(self, function: Function) -> None:
        self._order = _reverse_postorder(function.entry)
        self._rank = {block: rank for rank, block in enumerate(self._order)}
        self.predecessors: dict[BasicBlock, list[BasicBlock]] = {b: [] for b in function.blocks}
        for block in function.blocks:
            for successor in block.successors:
                self.predecessors[successor].append(block)
        self._interval = self._number(self._immediate())
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
        if isinstance(definition, Call) and definition.opcode == "invoke":
            target = user.parent if isinstance(user, Phi) else None
            return self._over_edge(start, definition.targets[0], block, target)
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

    def _immediate(self) -> list[int]:
        """The rank of each block's immediate dominator, by rank."""
        unknown = len(self._order)
        above = [0] + [unknown] * (unknown - 1)
        changed = True
        while changed:
            changed = False
            for rank, block in enumerate(self._order[1:], 1):
                known = [
                    self._rank[p]
                    for p in self.predecessors[block]
                    if p in self._rank and above[self._rank[p]] != unknown
                ]
                best = known[0]
                for other in known[1:]:
                    best = _common(above, best, other)
                if above[rank] != best:
                    above[rank] = best
                    changed = True
        return above

    def _number(self, above: list[int]) -> dict[BasicBlock, tuple[int, int]]:
        """Preorder numbers of each block's subtree, as (first, last)."""
        sizes = [1] * len(above)
        children: list[list[int]] = [[] for _ in above]
        for rank in range(len(above) - 1, 0, -1):
            sizes[above[rank]] += sizes[rank]
            children[above[rank]].append(rank)
        first = [0] * len(above)
        for rank in range(len(above)):
            number = first[rank] + 1
            for child in children[rank]:
                first[child] = number
                number += sizes[child]
        return {b: (first[r], first[r] + sizes[r] - 1) for r, b in enumerate(self._order)}


def _common(above: list[int], left: int, right: int) -> int:
    while left != right:
        while left > right:
            left = above[left]
        while right > left:
            right = above[right]
    return left


def _reverse_postorder(entry: BasicBlock) -> list[BasicBlock]:
    order: list[BasicBlock] = []
    seen = {entry}
    stack = [(entry, iter(entry.successors))]
    while stack:
        block, successors = stack[-1]
        following = next(successors, None)
        if following is None:
            order.append(block)
            stack.pop()
        elif following not in seen:
            seen.add(following)
            stack.append((following, iter(following.successors)))
    return order[::-1]
