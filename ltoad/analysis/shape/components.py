"""Strongly connected components of a part of a control-flow graph.

Tarjan, "Depth-First Search and Linear Graph Algorithms" (1972), without
recursion.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass, field

from ltoad.ir.instructions import BasicBlock


@dataclass(slots=True)
class _Search:
    numbers: dict[BasicBlock, int] = field(default_factory=dict)
    low: dict[BasicBlock, int] = field(default_factory=dict)
    open: list[BasicBlock] = field(default_factory=list)
    is_open: set[BasicBlock] = field(default_factory=set)

    def enter(self, block: BasicBlock) -> None:
        self.numbers[block] = self.low[block] = len(self.numbers)
        self.open.append(block)
        self.is_open.add(block)

    def close(self, root: BasicBlock) -> list[BasicBlock]:
        component: list[BasicBlock] = []
        while not component or component[-1] is not root:
            component.append(self.open.pop())
        self.is_open.difference_update(component)
        return component


def cycles(blocks: Sequence[BasicBlock]) -> list[set[BasicBlock]]:
    """The components of the subgraph of ``blocks`` in which there is a cycle.

    Their order follows from that of the blocks.
    """
    allowed = set(blocks)
    search = _Search()
    found = []
    for start in blocks:
        if start in search.numbers:
            continue
        for component in _components(start, allowed, search):
            only = component[0]
            if len(component) > 1 or only in only.successors:
                found.append(set(component))
    return found


def _components(
    start: BasicBlock, allowed: Set[BasicBlock], search: _Search
) -> Iterator[list[BasicBlock]]:
    search.enter(start)
    stack = [(start, iter(start.successors))]
    while stack:
        block, successors = stack[-1]
        for successor in successors:
            if successor not in allowed:
                continue
            if successor not in search.numbers:
                search.enter(successor)
                stack.append((successor, iter(successor.successors)))
                break
            if successor in search.is_open:
                search.low[block] = min(search.low[block], search.numbers[successor])
        else:
            stack.pop()
            if stack:
                above = stack[-1][0]
                search.low[above] = min(search.low[above], search.low[block])
            if search.low[block] == search.numbers[block]:
                yield search.close(block)
