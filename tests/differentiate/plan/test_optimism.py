"""Properties of functions that rest on each other."""

from collections.abc import Collection

from ltoad.differentiate.plan.optimism import Optimism


class Graph:
    """Each node has the property if it is no exception, and all that it leads to have it."""

    def __init__(self, edges: dict[int, list[int]], exceptions: Collection[int]) -> None:
        self._edges, self._exceptions = edges, exceptions
        self.evaluated = 0
        self.forgotten: set[int] = set()
        self.holds = Optimism(self._evaluate, self.forgotten.update).holds

    def _evaluate(self, node: int) -> bool:
        self.evaluated += 1
        asked = [self.holds(n) for n in self._edges[node]]
        return all(asked) and node not in self._exceptions


def ring(count: int) -> dict[int, list[int]]:
    return {k: [(k + 1) % count, (3 * k + 2) % count] for k in range(count)}


def test_a_cycle_without_exceptions_has_it() -> None:
    graph = Graph(ring(30), ())
    assert all(map(graph.holds, range(30)))
    assert not graph.forgotten


def test_one_exception_is_enough() -> None:
    graph = Graph(ring(30), {17})
    assert not any(map(graph.holds, range(30)))
    assert 0 in graph.forgotten


def test_an_exception_behind_a_cycle() -> None:
    graph = Graph({0: [1], 1: [0, 2], 2: [3], 3: [], 4: [0]}, {3})
    assert [graph.holds(k) for k in range(5)] == [False] * 5
    graph = Graph({0: [1], 1: [0, 2], 2: [3], 3: [], 4: [0]}, {4})
    assert [graph.holds(k) for k in range(5)] == [True] * 4 + [False]


def test_nodes_without_it_are_asked_once() -> None:
    graph = Graph(ring(200), set(range(200)))
    assert not any(map(graph.holds, range(200)))
    assert graph.evaluated == 200
