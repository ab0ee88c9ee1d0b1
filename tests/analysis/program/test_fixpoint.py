"""Results that depend on each other: the least solution, whatever is asked for first."""

from hypothesis import given, settings
from hypothesis import strategies as st

from ltoad.analysis.program.fixpoint import Fixpoint

SIZE = 9
Graph = list[list[int]]

GRAPHS = st.lists(st.lists(st.integers(0, SIZE - 1), max_size=4), min_size=SIZE, max_size=SIZE)


def _reachable(graph: Graph, start: int) -> frozenset[int]:
    found, pending = {start}, [start]
    while pending:
        for following in graph[pending.pop()]:
            if following not in found:
                found.add(following)
                pending.append(following)
    return frozenset(found)


@settings(max_examples=600, deadline=None)
@given(GRAPHS, st.permutations(range(SIZE)))
def test_least_solution(graph: Graph, order: list[int]) -> None:
    """Each key's result is itself and what it leads to; a cycle would be cut short."""

    def evaluate(key: int, former: frozenset[int]) -> frozenset[int]:
        return former.union({key}, *(fixpoint.of(other) for other in graph[key]))

    fixpoint: Fixpoint[int, frozenset[int]] = Fixpoint(evaluate, frozenset())
    for key in order:
        assert fixpoint.of(key) == _reachable(graph, key)


def test_each_key_once_without_cycles() -> None:
    """Evaluating again what is known made time quadratic in the depth of calls."""
    evaluated = []

    def evaluate(key: int, former: int) -> int:
        evaluated.append(key)
        return max(former, 1 + max((fixpoint.of(k) for k in range(key)), default=0))

    fixpoint: Fixpoint[int, int] = Fixpoint(evaluate, 0)
    assert fixpoint.of(12) == 13
    assert sorted(evaluated) == list(range(13))


def test_a_large_cycle_takes_few_rounds() -> None:
    """All functions of a program that call each other."""
    size = 40
    evaluated = 0

    def evaluate(key: int, former: frozenset[int]) -> frozenset[int]:
        nonlocal evaluated
        evaluated += 1
        return former.union({key}, *(fixpoint.of(other) for other in range(size)))

    fixpoint: Fixpoint[int, frozenset[int]] = Fixpoint(evaluate, frozenset())
    assert all(fixpoint.of(key) == frozenset(range(size)) for key in range(size))
    assert evaluated < 3 * size * size
