"""Minimum vertex cut between what must be stored and what is needed.

Dinic's algorithm ("Algorithm for Solution of a Problem of Maximum Flow in a
Network with Power Estimation", 1970) on the graph in which every node is an
edge of its storage cost.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Iterable, Mapping
from typing import Generic, TypeVar

N = TypeVar("N", bound=Hashable)
INFINITE = 1 << 60


class MinCut(Generic[N]):
    """Cuts all paths from ``sources`` to ``targets`` by removing the cheapest nodes.

    ``inputs`` maps a node to the nodes it is computed from; ``cost`` gives
    the price of each node.  Of several cheapest cuts, the one nearest to the
    targets is taken: it leaves the least to recompute.
    """

    def __init__(
        self,
        inputs: Mapping[N, Iterable[N]],
        sources: Iterable[N],
        targets: Iterable[N],
        cost: Mapping[N, int],
    ) -> None:
        self._ids = {node: number for number, node in enumerate(inputs)}
        self._source = 2 * len(self._ids)
        self._sink = self._source + 1
        self._edges: list[list[int]] = [[] for _ in range(self._sink + 1)]
        self._to: list[int] = []
        self._capacity: list[int] = []
        for node, number in self._ids.items():
            self._connect(2 * number, 2 * number + 1, cost[node])
            for operand in inputs[node]:
                self._connect(2 * self._ids[operand] + 1, 2 * number, INFINITE)
        for node in sources:
            self._connect(self._source, 2 * self._ids[node], INFINITE)
        for node in targets:
            self._connect(2 * self._ids[node] + 1, self._sink, INFINITE)

    def solve(self) -> list[N]:
        """The nodes of the cut, in the order of ``inputs``: a set's would differ between runs."""
        while (levels := self._levels()) is not None:
            cursor = [0] * len(self._edges)
            while self._augment(levels, cursor):
                pass
        near_sink = self._reaching_sink()
        return [
            node
            for node, number in self._ids.items()
            if 2 * number not in near_sink and 2 * number + 1 in near_sink
        ]

    def _connect(self, start: int, end: int, capacity: int) -> None:
        for a, b, c in ((start, end, capacity), (end, start, 0)):
            self._edges[a].append(len(self._to))
            self._to.append(b)
            self._capacity.append(c)

    def _levels(self) -> list[int] | None:
        levels = [-1] * len(self._edges)
        levels[self._source] = 0
        queue = deque([self._source])
        while queue:
            node = queue.popleft()
            for edge in self._edges[node]:
                target = self._to[edge]
                if self._capacity[edge] and levels[target] < 0:
                    levels[target] = levels[node] + 1
                    queue.append(target)
        return levels if levels[self._sink] >= 0 else None

    def _augment(self, levels: list[int], cursor: list[int]) -> bool:
        """One augmenting path along the levels, found without recursion."""
        path: list[int] = []
        node = self._source
        while node != self._sink:
            edge = self._next_edge(node, levels, cursor)
            if edge is not None:
                path.append(edge)
                node = self._to[edge]
                continue
            if not path:
                return False
            last = path.pop()
            node = self._to[last ^ 1]
            cursor[node] += 1
        flow = min(self._capacity[e] for e in path)
        for edge in path:
            self._capacity[edge] -= flow
            self._capacity[edge ^ 1] += flow
        return True

    def _next_edge(self, node: int, levels: list[int], cursor: list[int]) -> int | None:
        edges = self._edges[node]
        while cursor[node] < len(edges):
            edge = edges[cursor[node]]
            if self._capacity[edge] and levels[self._to[edge]] == levels[node] + 1:
                return edge
            cursor[node] += 1
        return None

    def _reaching_sink(self) -> set[int]:
        found = {self._sink}
        queue = deque([self._sink])
        while queue:
            node = queue.popleft()
            for edge in self._edges[node]:
                origin = self._to[edge]
                if self._capacity[edge ^ 1] and origin not in found:
                    found.add(origin)
                    queue.append(origin)
        return found
