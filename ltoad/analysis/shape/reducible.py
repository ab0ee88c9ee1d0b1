"""Makes loops with several entries into natural loops.

Every cycle that control can enter in several places gets one header of its
own, a *dispatch block*: edges into the cycle lead there, with a number that
tells where they were going, and a switch goes on to that place.  Edges within
the cycle stay as they are, except those to a few *headers*, without which
nothing but natural loops would be left.  The function grows by one block for
each such edge; nothing is copied (docs/adr/0013-dispatch-blocks.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ltoad.analysis.shape.cfg import ControlFlow
from ltoad.analysis.shape.components import cycles
from ltoad.analysis.shape.loops import find_loops
from ltoad.analysis.shape.ssa import repair, retarget
from ltoad.analysis.unsupported import Unsupported
from ltoad.causes.code import TWO_ENTRIES
from ltoad.ir.builder import Names
from ltoad.ir.instructions import BasicBlock, Branch, Function, Phi, Switch
from ltoad.ir.pads import LandingPad
from ltoad.ir.types import I32
from ltoad.ir.values import ConstantSimple, Value, integer


@dataclass(frozen=True, slots=True)
class _Region:
    """A cycle with several entries.

    Every edge to one of ``headers`` goes through the dispatch block, and
    every edge from outside the region to one of ``entries``.
    """

    blocks: frozenset[BasicBlock]
    headers: tuple[BasicBlock, ...]
    entries: tuple[BasicBlock, ...]

    @property
    def targets(self) -> tuple[BasicBlock, ...]:
        return tuple(dict.fromkeys((*self.headers, *self.entries)))


@dataclass(frozen=True, slots=True)
class _Edge:
    """``middle`` is the block on the edge; ``inside`` whether it came from the region."""

    middle: BasicBlock
    target: BasicBlock
    inside: bool
    incoming: dict[Phi, Value]


def make_reducible(function: Function, names: Names) -> None:
    """Rewrite a function in place, so that every cycle is a natural loop.

    Every invoke's normal destination must have no other predecessor.  Raises
    Unsupported where an edge cannot be led elsewhere.
    """
    flow = ControlFlow(function)
    if not find_loops(flow).irreducible:
        return
    for region in _regions(flow):
        _insert_dispatch(function, flow, region, names)
    repair(function, names)


def _regions(flow: ControlFlow) -> list[_Region]:
    """All cycles with several entries; those within one are made natural with it."""
    found = []
    pending = cycles(flow.order)
    while pending:
        blocks = pending.pop()
        entries = _entries(flow, blocks)
        if len(entries) == 1:
            pending += cycles(_in_order(flow, blocks - set(entries)))
            continue
        headers, rest = _headers(flow, blocks)
        found.append(_Region(frozenset(blocks), tuple(headers), tuple(entries)))
        pending += rest
    return found


def _headers(
    flow: ControlFlow, blocks: set[BasicBlock]
) -> tuple[list[BasicBlock], list[set[BasicBlock]]]:
    """Blocks without which each cycle in ``blocks`` has one entry, and these cycles."""
    headers = []
    rest = []
    pending = [blocks]
    while pending:
        cycle = pending.pop()
        entries = _entries(flow, cycle)
        if len(entries) == 1:
            rest.append(cycle)
            continue
        header = max(entries, key=lambda e: (_inner_edges(flow, e, cycle), -flow.index[e]))
        headers.append(header)
        pending += cycles(_in_order(flow, cycle - {header}))
    return headers, rest


def _entries(flow: ControlFlow, blocks: set[BasicBlock]) -> list[BasicBlock]:
    """Where control comes into ``blocks`` from outside, in the function's order."""
    entries = {b for b in blocks if any(p not in blocks for p in flow.predecessors[b])}
    return _in_order(flow, entries)


def _in_order(flow: ControlFlow, blocks: set[BasicBlock]) -> list[BasicBlock]:
    return sorted(blocks, key=flow.index.__getitem__)


def _inner_edges(flow: ControlFlow, block: BasicBlock, cycle: set[BasicBlock]) -> int:
    """How many edges lead back to ``block``; a landing pad is the last choice of all."""
    if isinstance(block.instructions[0], LandingPad):
        return -1
    return sum(p in cycle for p in flow.predecessors[block])


# The dispatch block


def _insert_dispatch(function: Function, flow: ControlFlow, region: _Region, names: Names) -> None:
    dispatch = BasicBlock(names.fresh("dispatch"))
    dispatch.parent = function
    targets = region.targets
    sources = [(t, s) for t in targets for s in _redirected(flow, region, t)]
    edges = [_lead(region, s, t, names) for t, s in sources]
    function.blocks += [*(e.middle for e in edges), dispatch]
    for edge in edges:
        edge.middle.append(Branch([], [dispatch]))
    chosen = Phi(I32, name=names.fresh("goes.to"))
    dispatch.append(chosen)
    for edge in edges:
        chosen.add_incoming(integer(I32, targets.index(edge.target)), edge.middle)
    for target in targets:
        for phi in list(target.phis()):
            if target in region.headers:
                _move_phi(phi, edges, dispatch)
            else:
                _split_phi(phi, edges, dispatch, names)
    dispatch.append(Switch(chosen, targets, range(1, len(targets))))


def _redirected(flow: ControlFlow, region: _Region, target: BasicBlock) -> list[BasicBlock]:
    predecessors = flow.predecessors[target]
    if target in region.headers:
        return predecessors
    return [p for p in predecessors if p not in region.blocks]


def _lead(region: _Region, source: BasicBlock, target: BasicBlock, names: Names) -> _Edge:
    """Take an edge off its target, and onto a block of its own."""
    if not isinstance(source.terminator, (Branch, Switch)):
        raise _immovable(source)
    middle = BasicBlock(names.fresh(f"{target.name}.enter"))
    middle.parent = source.parent
    retarget(source, target, middle)
    incoming: dict[Phi, Value] = {}
    for phi in target.phis():
        incoming[phi] = phi.incoming_from(source)
        _drop_incoming(phi, source)
    return _Edge(middle, target, source in region.blocks, incoming)


def _drop_incoming(phi: Phi, source: BasicBlock) -> None:
    kept = [(v, b) for v, b in zip(phi.operands, phi.blocks, strict=True) if b is not source]
    phi.operands = [v for v, _ in kept]
    phi.blocks = [b for _, b in kept]


def _move_phi(phi: Phi, edges: Sequence[_Edge], dispatch: BasicBlock) -> None:
    """A header's phi moves to the dispatch block, and keeps its value on other ways round."""
    assert phi.parent is not None
    phi.parent.instructions.remove(phi)
    dispatch.insert(0, phi)
    for edge in edges:
        other: Value = phi if edge.inside else ConstantSimple(phi.type, "poison")
        phi.add_incoming(edge.incoming.get(phi, other), edge.middle)


def _split_phi(phi: Phi, edges: Sequence[_Edge], dispatch: BasicBlock, names: Names) -> None:
    """What came in from outside comes in through the dispatch block."""
    outer = Phi(phi.type, name=names.fresh(f"{phi.name}.enter"), flags=phi.flags)
    dispatch.insert(0, outer)
    for edge in edges:
        other = ConstantSimple(phi.type, "poison")
        outer.add_incoming(edge.incoming.get(phi, other), edge.middle)
    phi.add_incoming(outer, dispatch)


def _immovable(source: BasicBlock) -> Unsupported:
    return Unsupported(
        source.terminator,
        "a loop with more than one entry, one of which is an exception handler or a computed label",
        TWO_ENTRIES.advising("enter the loop at one place only"),
    )
