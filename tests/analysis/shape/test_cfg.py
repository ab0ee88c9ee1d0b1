"""Dominators, reachability and loops against networkx on random graphs."""

import networkx as nx
from hypothesis import given, settings
from hypothesis import strategies as st

from ltoad.analysis.shape.cfg import ControlFlow
from ltoad.analysis.shape.loops import find_loops
from ltoad.ir.instructions import BasicBlock, Branch, Function, Return
from ltoad.ir.types import I1, VOID
from ltoad.ir.values import Argument

SIZE = 12


@st.composite
def functions(draw: st.DrawFn) -> Function:
    """A function with up to a dozen blocks and any branches between them."""
    test = Argument(I1, "test", 0)
    function = Function("f", VOID, [test])
    blocks = [function.add_block(f"b{n}") for n in range(draw(st.integers(1, SIZE)))]
    # no branch leads to the entry
    targets = st.sampled_from(blocks[1:]) if len(blocks) > 1 else st.nothing()
    for block in blocks:
        count = draw(st.integers(0, 2)) if len(blocks) > 1 else 0
        if count == 0:
            block.append(Return())
        else:
            chosen = [draw(targets) for _ in range(count)]
            block.append(Branch([test] if count == 2 else [], chosen))
    return function


def graph_of(function: Function) -> "nx.DiGraph[BasicBlock]":
    whole = nx.DiGraph()
    whole.add_nodes_from(function.blocks)
    whole.add_edges_from((b, s) for b in function.blocks for s in b.successors)
    return whole.subgraph({function.entry, *nx.descendants(whole, function.entry)}).copy()


@settings(max_examples=100, deadline=None)
@given(functions())
def test_dominators(function: Function) -> None:
    """A value would be used where it is not defined, or a loop not be found."""
    flow, graph = ControlFlow(function), graph_of(function)
    assert set(flow.order) == set(graph)
    expected = {**nx.immediate_dominators(graph, function.entry), function.entry: function.entry}
    assert flow.immediate_dominators == expected
    for above in flow.order:
        cut = graph.subgraph(set(graph) - {above})
        for below in flow.order:
            kept = function.entry in cut and below in cut
            avoids = kept and nx.has_path(cut, function.entry, below)
            assert flow.dominates(above, below) != avoids


@settings(max_examples=100, deadline=None)
@given(functions())
def test_reach(function: Function) -> None:
    """A write that can follow a read would be missed, or one that cannot would cost tape."""
    flow, graph = ControlFlow(function), graph_of(function)
    for source in flow.order:
        later = {t for s in graph.successors(source) for t in (s, *nx.descendants(graph, s))}
        assert {t for t in flow.order if flow.reaches(source, t)} == later


@settings(max_examples=100, deadline=None)
@given(functions())
def test_order_and_predecessors(function: Function) -> None:
    """Walks over the blocks rely on seeing a definition before its uses."""
    flow, graph = ControlFlow(function), graph_of(function)
    for block in flow.order:
        assert set(flow.predecessors[block]) == set(graph.predecessors(block))
        if block is not function.entry:
            dominator = flow.immediate_dominators[block]
            assert flow.index[dominator] < flow.index[block]


@settings(max_examples=150, deadline=None)
@given(functions())
def test_loops(function: Function) -> None:
    """The forest covers every cycle, or names an edge that makes it irreducible."""
    flow, graph = ControlFlow(function), graph_of(function)
    forest = find_loops(flow)
    forward = graph.copy()
    for loop in forest.loops():
        assert all(flow.dominates(loop.header, b) for b in loop.blocks)
        assert nx.is_strongly_connected(graph.subgraph(loop.blocks))
        assert loop.parent is None or loop.blocks < loop.parent.blocks
        forward.remove_edges_from((latch, loop.header) for latch in loop.latches)
    assert nx.is_directed_acyclic_graph(forward) == (not forest.irreducible)
    for block in flow.order:
        around = {loop.header for loop in forest.loops() if block in loop.blocks}
        assert {loop.header for loop in forest.chain(block)} == around
