"""What a derivative of one function needs: which functions, in which order.

Three questions are answered for a start function: what it can reach, in which
order summaries can be computed so that callees come first, and by which call
chain it gets to a function whose body is missing.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Literal

from callgraph.graph import CallGraph, EdgeKind, Node
from callgraph.symbols import Symbol

Certainty = Literal["call", "indirect", "address"]

# From "is called" over "may be called through a pointer" to "its address is at hand".
_LEVELS: tuple[tuple[Certainty, frozenset[EdgeKind]], ...] = (
    ("call", frozenset({"call", "alias", "request"})),
    ("indirect", frozenset({"call", "alias", "request", "indirect"})),
    ("address", frozenset({"call", "alias", "request", "indirect", "address"})),
)


@dataclass(frozen=True, slots=True)
class Missing:
    """A function without a body, and how the start function gets to it."""

    symbol: Symbol
    certainty: Certainty
    chain: tuple[Symbol, ...]


@dataclass(frozen=True, slots=True)
class Reach:
    """What ``start`` reaches.

    ``components`` are the strongly connected components that have a body,
    callees before callers; more than one member means mutual recursion, and
    ``recursive`` are the functions that may get back to themselves in any way.
    ``certainty`` says for every reached node how sure it is that it is run.
    """

    start: Symbol
    components: tuple[tuple[Symbol, ...], ...]
    recursive: frozenset[Symbol]
    missing: tuple[Missing, ...]
    certainty: Mapping[Node, Certainty]
    parents: Mapping[Node, Node]

    @property
    def order(self) -> tuple[Symbol, ...]:
        """Every reached function with a body, callees first."""
        return tuple(symbol for component in self.components for symbol in component)

    def chain(self, symbol: Symbol) -> tuple[Symbol, ...]:
        """The functions from ``start`` to ``symbol``, both included.

        The surest chain, and the shortest of those.  Raises ``KeyError`` when
        ``symbol`` is not reached.
        """
        return _chain(self.start, self.parents, symbol)


def _chain(start: Symbol, parents: Mapping[Node, Node], symbol: Symbol) -> tuple[Symbol, ...]:
    steps: list[Node] = [symbol]
    while steps[-1] != start:
        steps.append(parents[steps[-1]])
    return tuple(node for node in reversed(steps) if isinstance(node, Symbol))


def _nothing_is_known(name: str) -> bool:
    return False


def reach(
    program: CallGraph,
    start: Symbol,
    *,
    certainty: Certainty = "address",
    known: Callable[[str], bool] = _nothing_is_known,
) -> Reach:
    """Everything that ``start`` reaches with at least the given certainty.

    ``known`` says of a name whether its derivative is known without a body:
    such functions are neither entered nor missing.  Linear in the part of the
    graph that is reached.  Raises ``KeyError`` if ``start`` is not in the graph.
    """
    if start not in program.graph:
        raise KeyError(start)
    parents, levels = _search(program, start, certainty, known)
    components, recursive = _components(program, levels, dict(_LEVELS)[certainty])
    missing = tuple(
        Missing(node, level, _chain(start, parents, node))
        for node, level in levels.items()
        if isinstance(node, Symbol) and _is_missing(program, node, known)
    )
    return Reach(start, components, recursive, missing, levels, parents)


def _is_missing(program: CallGraph, symbol: Symbol, known: Callable[[str], bool]) -> bool:
    lacks_body = program.kind(symbol) == "function" and not program.has_body(symbol)
    return lacks_body and not known(symbol.name)


def _search(
    program: CallGraph, start: Symbol, certainty: Certainty, known: Callable[[str], bool]
) -> tuple[dict[Node, Node], dict[Node, Certainty]]:
    """Breadth-first, exhausting the surest edges before less sure ones."""
    parents: dict[Node, Node] = {}
    levels: dict[Node, Certainty] = {start: "call"}
    for level, kinds in _LEVELS:
        queue = deque(levels)
        while queue:
            node = queue.popleft()
            if node != start and isinstance(node, Symbol) and known(node.name):
                continue
            for _, target, kind in program.graph.out_edges(node, keys=True):
                if kind in kinds and target not in levels:
                    levels[target] = level
                    parents[target] = node
                    queue.append(target)
        if level == certainty:
            break
    return parents, levels


def _components(
    program: CallGraph, reached: Collection[Node], kinds: frozenset[EdgeKind]
) -> tuple[tuple[tuple[Symbol, ...], ...], frozenset[Symbol]]:
    import networkx as nx

    # Copied in the order of discovery: a view on a set of nodes would iterate
    # in hash order, and the result would differ from run to run.
    part: nx.DiGraph[Node] = nx.DiGraph()
    part.add_nodes_from(reached)
    for source, target, kind in program.graph.out_edges(reached, keys=True):
        if kind in kinds and target in part:
            part.add_edge(source, target)
    position = {node: index for index, node in enumerate(reached)}
    condensed = nx.condensation(part)
    components: list[tuple[Symbol, ...]] = []
    recursive: set[Symbol] = set()
    for index in reversed(list(nx.topological_sort(condensed))):
        members = sorted(condensed.nodes[index]["members"], key=position.__getitem__)
        bodies = tuple(n for n in members if isinstance(n, Symbol) and program.has_body(n))
        if len(members) > 1 or any(part.has_edge(n, n) for n in members):
            recursive.update(bodies)
        if bodies:
            components.append(bodies)
    return tuple(components), frozenset(recursive)
