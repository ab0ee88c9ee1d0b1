"""A call graph, or the part that some requests reach, as DOT text and as a picture.

The picture is drawn here, in layers with callers above callees, so that it
needs no Graphviz: ranks by longest path over the strongly connected
components, order inside a rank by the mean position of the neighbours (the
barycentre heuristic of Sugiyama, Tagawa and Toda, 1981).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape, quoteattr

from callgraph.facts import Signature
from callgraph.graph import CallGraph, EdgeKind, Node
from callgraph.symbols import Symbol

if TYPE_CHECKING:
    import networkx as nx

_DASHES: Mapping[EdgeKind, str] = {
    "call": "",
    "alias": "",
    "request": "",
    "indirect": "6 3",
    "address": "2 3",
}
_FILLS = {
    "function": "#ffffff",
    "missing": "#ffd9d0",
    "known": "#d6ecef",
    "derived": "#ffe3a3",
    "alias": "#eeeeee",
    "global": "#e6f0ff",
    "marker": "#fff4c2",
    "signature": "#e9f7e5",
}
_REQUEST_COLOUR = "#c00000"
_EDGE_COLOUR = "#555555"

_CHARACTER = 7.3  # width in pixels, at the size and in the font below
_FONT = 'font-family="monospace" font-size="12"'
_BOX_HEIGHT = 24
_GAP = 24
_RANK_DISTANCE = 84
_SWEEPS = 8


def _nothing_is_known(name: str) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class _Box:
    node: Node
    label: str
    x: float
    y: float
    width: float

    @property
    def middle(self) -> float:
        return self.x + self.width / 2


@dataclass(frozen=True, slots=True)
class Colours:
    """What a picture tells apart: functions of which ``known`` says that their derivative needs no
    body, and those that are ``derived``, by name; and by what names functions go."""

    known: Callable[[str], bool] = _nothing_is_known
    derived: Collection[str] = ()
    spelled: Callable[[str], str] = str

    def label(self, node: Node) -> str:
        label = f"any {node}" if isinstance(node, Signature) else self.spelled(node.name)
        # XML cannot express most control characters, and a symbol may have them.
        return "".join(character if character.isprintable() else "?" for character in label)

    def fill(self, program: CallGraph, node: Node) -> str:
        kind = program.kind(node)
        if kind == "function" and isinstance(node, Symbol):
            if node.name in self.derived:
                kind = "derived"
            elif not program.has_body(node):
                kind = "known" if self.known(node.name) else "missing"
        return _FILLS[kind]


PLAIN = Colours()


def dot(program: CallGraph, nodes: Collection[Node], colours: Colours = PLAIN) -> str:
    """The part of the graph on ``nodes`` in Graphviz's language."""
    identifiers = {node: f"n{index}" for index, node in enumerate(nodes)}
    lines = ["digraph ltoad {", "  node [shape=box, style=filled, fontname=monospace];"]
    for node, identifier in identifiers.items():
        label = colours.label(node).replace("\\", "\\\\").replace('"', '\\"')
        fill = colours.fill(program, node)
        lines.append(f'  {identifier} [label="{label}", fillcolor="{fill}"];')
    for source, target, kind in _edges(program, identifiers):
        style = {"indirect": "dashed", "address": "dotted"}.get(kind, "solid")
        colour = _REQUEST_COLOUR if kind == "request" else _EDGE_COLOUR
        lines.append(
            f'  {identifiers[source]} -> {identifiers[target]} [style={style}, color="{colour}"];'
        )
    return "\n".join([*lines, "}", ""])


def svg(program: CallGraph, nodes: Collection[Node], colours: Colours = PLAIN) -> str:
    """The part of the graph on ``nodes`` as an SVG document."""
    edges = list(_edges(program, nodes))
    ranks = _ordered(_ranks(nodes, edges), edges)
    boxes = _place(ranks, colours)
    width = max((box.x + box.width for box in boxes.values()), default=0) + _GAP
    height = len(ranks) * _RANK_DISTANCE + _GAP
    body = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height}"'
        f' viewBox="0 0 {width:.0f} {height}" {_FONT}>',
        '<defs><marker id="arrow" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8"'
        ' markerHeight="8" orient="auto"><path d="M0 0L8 4L0 8z" fill="black"/>'
        "</marker></defs>",
        '<rect width="100%" height="100%" fill="white"/>',
    ]
    body += [_draw_edge(boxes[source], boxes[target], kind) for source, target, kind in edges]
    body += [_draw_box(box, colours.fill(program, node)) for node, box in boxes.items()]
    return "\n".join([*body, "</svg>", ""])


def _edges(program: CallGraph, nodes: Collection[Node]) -> Iterable[tuple[Node, Node, EdgeKind]]:
    """Edges inside ``nodes`` in the order of their sources; a set would give hash order."""
    for source in nodes:
        for _, target, kind in program.graph.out_edges(source, keys=True):
            if target in nodes:
                yield source, target, kind


def _ranks(
    nodes: Collection[Node], edges: Iterable[tuple[Node, Node, EdgeKind]]
) -> list[list[Node]]:
    """Nodes by the longest path to them; those of one cycle share a rank."""
    import networkx as nx

    plain: nx.DiGraph[Node] = nx.DiGraph()
    plain.add_nodes_from(nodes)
    plain.add_edges_from((source, target) for source, target, _ in edges)
    condensed = nx.condensation(plain)
    rank: dict[int, int] = {}
    for component in nx.topological_sort(condensed):
        above = (rank[before] + 1 for before in condensed.predecessors(component))
        rank[component] = max(above, default=0)
    component_of: Mapping[Node, int] = condensed.graph["mapping"]
    layers: list[list[Node]] = [[] for _ in range(max(rank.values(), default=-1) + 1)]
    for node in nodes:
        layers[rank[component_of[node]]].append(node)
    return layers


def _ordered(
    ranks: list[list[Node]], edges: Iterable[tuple[Node, Node, EdgeKind]]
) -> list[list[Node]]:
    """The ranks with few crossings: each sorted by its neighbours, down and up in turn."""
    neighbours: dict[Node, list[Node]] = {node: [] for rank in ranks for node in rank}
    for source, target, _ in edges:
        neighbours[source].append(target)
        neighbours[target].append(source)
    position = {node: float(index) for rank in ranks for index, node in enumerate(rank)}
    for sweep in range(_SWEEPS):
        for rank in ranks if sweep % 2 == 0 else reversed(ranks):
            centre = {node: _mean(node, neighbours[node], position) for node in rank}
            rank.sort(key=centre.__getitem__)
            position.update((node, float(index)) for index, node in enumerate(rank))
    return ranks


def _mean(node: Node, others: Sequence[Node], position: Mapping[Node, float]) -> float:
    if not others:
        return position[node]
    return sum(position[other] for other in others) / len(others)


def _place(ranks: Sequence[Sequence[Node]], colours: Colours) -> dict[Node, _Box]:
    labels = {node: colours.label(node) for rank in ranks for node in rank}
    widths = {node: len(labels[node]) * _CHARACTER + 16 for rank in ranks for node in rank}
    totals = [sum(widths[node] + _GAP for node in rank) for rank in ranks]
    boxes: dict[Node, _Box] = {}
    for level, (rank, total) in enumerate(zip(ranks, totals, strict=True)):
        x = _GAP + (max(totals) - total) / 2
        for node in rank:
            boxes[node] = _Box(node, labels[node], x, _GAP + level * _RANK_DISTANCE, widths[node])
            x += widths[node] + _GAP
    return boxes


def _draw_edge(source: _Box, target: _Box, kind: EdgeKind) -> str:
    colour = _REQUEST_COLOUR if kind == "request" else _EDGE_COLOUR
    bottom = source.y + _BOX_HEIGHT
    bend = _RANK_DISTANCE / 2
    if source.node == target.node:
        right = source.x + source.width
        path = f"M{right:.1f} {bottom - 6:.1f}c22 16 22 -28 0 -12"
    elif source.y == target.y:
        # Inside a cycle: an arc below the rank.
        path = (
            f"M{source.middle:.1f} {bottom:.1f}C{source.middle:.1f} {bottom + bend:.1f}"
            f" {target.middle:.1f} {bottom + bend:.1f} {target.middle:.1f} {bottom:.1f}"
        )
    else:
        path = (
            f"M{source.middle:.1f} {bottom:.1f}C{source.middle:.1f} {bottom + bend:.1f}"
            f" {target.middle:.1f} {target.y - bend:.1f} {target.middle:.1f} {target.y:.1f}"
        )
    dashes = f' stroke-dasharray="{_DASHES[kind]}"' if _DASHES[kind] else ""
    return f'<path d="{path}" fill="none" stroke="{colour}"{dashes} marker-end="url(#arrow)"/>'


def _draw_box(box: _Box, fill: str) -> str:
    label = box.label
    unit = box.node.unit if isinstance(box.node, Symbol) else ""
    title = f"{label} ({unit})" if unit else label
    return (
        f"<g><title>{escape(title)}</title>"
        f'<rect x="{box.x:.1f}" y="{box.y:.1f}" width="{box.width:.1f}" height="{_BOX_HEIGHT}"'
        f' rx="3" fill={quoteattr(fill)} stroke="black"/>'
        f'<text x="{box.middle:.1f}" y="{box.y + 16:.1f}" text-anchor="middle">'
        f"{escape(label)}</text></g>"
    )
