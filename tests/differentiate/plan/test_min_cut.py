"""The choice of what to keep, against all choices there are."""

from itertools import chain, combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from ltoad.differentiate.plan.min_cut import INFINITE, MinCut

Graph = dict[int, list[int]]


@st.composite
def problems(draw: st.DrawFn) -> tuple[Graph, list[int], list[int], dict[int, int]]:
    """A graph of values with their inputs, what must be kept or loaded, and what is needed."""
    size = draw(st.integers(1, 8))
    nodes = range(size)
    inputs = {n: draw(st.lists(st.sampled_from(nodes), max_size=3, unique=True)) for n in nodes}
    if draw(st.booleans()):
        inputs = {n: [i for i in found if i < n] for n, found in inputs.items()}
    sources = draw(st.lists(st.sampled_from(nodes), min_size=1, unique=True))
    targets = draw(st.lists(st.sampled_from(nodes), min_size=1, unique=True))
    cost = {n: draw(st.integers(1, 5)) for n in nodes}
    return inputs, sources, targets, cost


def cuts(kept: set[int], inputs: Graph, sources: list[int], targets: list[int]) -> bool:
    """Whether every target can be computed without a source that is not kept."""
    seen: set[int] = set()
    pending = [t for t in targets if t not in kept]
    while pending:
        node = pending.pop()
        if node in sources:
            return False
        if node not in seen:
            seen.add(node)
            pending += [i for i in inputs[node] if i not in kept]
    return True


def recomputed(kept: set[int], inputs: Graph, targets: list[int]) -> set[int]:
    """The nodes that have to be computed again when ``kept`` are at hand."""
    found: set[int] = set()
    pending = [t for t in targets if t not in kept]
    while pending:
        node = pending.pop()
        if node not in found:
            found.add(node)
            pending += [i for i in inputs[node] if i not in kept]
    return found


@settings(max_examples=400, deadline=None)
@given(problems())
def test_cut(problem: tuple[Graph, list[int], list[int], dict[int, int]]) -> None:
    """Too small a cut has no value to give in the reverse sweep; too dear a one is memory."""
    inputs, sources, targets, cost = problem
    cut = MinCut(inputs, sources, targets, cost).solve()
    assert cuts(cut, inputs, sources, targets)
    choices = chain.from_iterable(combinations(inputs, k) for k in range(len(inputs) + 1))
    valid = [set(c) for c in choices if cuts(set(c), inputs, sources, targets)]
    least = min(sum(cost[n] for n in c) for c in valid)
    assert sum(cost[n] for n in cut) == least
    again = recomputed(cut, inputs, targets)
    for other in valid:
        if sum(cost[n] for n in other) == least:
            assert again <= recomputed(other, inputs, targets), "nearest to the targets"


def test_what_cannot_be_kept_is_not() -> None:
    """A node of infinite cost stands for a value that no tape can hold."""
    inputs = {"x": [], "bad": ["x"], "y": ["bad"]}
    cost = {"x": 8, "bad": INFINITE, "y": 9}
    assert MinCut(inputs, ["x"], ["y"], cost).solve() == ["x"]
    assert MinCut(inputs, ["x"], ["bad"], cost).solve() == ["x"]


def test_a_long_chain() -> None:
    """Neither the search nor the cut recurses: a function has 100,000 values."""
    size = 100_000
    inputs = {n: [n - 1] if n else [] for n in range(size)}
    cut = MinCut(inputs, [0], [size - 1], dict.fromkeys(inputs, 1)).solve()
    assert cut == [size - 1]
