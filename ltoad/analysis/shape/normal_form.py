"""The normal form that every analysis and every mode starts from.

After :func:`normalise`, a function has

* no unreachable blocks, no debug records and no lifetime markers; the others
  in reverse postorder;
* at most one return, in a block of its own kind: every block that can reach
  it is *returning*, all others end in unreachable or an unwind;
* loops with a preheader, one latch and, on returning paths, exit blocks
  whose predecessors all lie in the loop;
* loop-closed SSA form: on returning paths a value of a loop is used outside
  only through a phi in an exit block;
* one canonical counter a loop (0, 1, 2, …) and its trip count as a value
  (:class:`LoopInfo`);
* invokes whose normal destination has no other predecessor, and no phis but those
  that close a loop.

The semantics of the function are unchanged.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace

from ltoad.analysis.shape.cfg import ControlFlow
from ltoad.analysis.shape.common_steps import merge_steps
from ltoad.analysis.shape.induction import Induction, TripCount, inductions, trip_count
from ltoad.analysis.shape.loop_closing import LoopCloser
from ltoad.analysis.shape.loops import Loop, LoopForest, find_loops
from ltoad.analysis.shape.reducible import make_reducible
from ltoad.analysis.shape.ssa import split_normal_edge, split_predecessors
from ltoad.analysis.shape.stale_values import drop_stale_values
from ltoad.analysis.shape.trip_counts import emit_trip_count
from ltoad.ir.builder import Builder, Names
from ltoad.ir.calls import Invoke
from ltoad.ir.clone import copy_function, name_numbers
from ltoad.ir.instructions import BasicBlock, Branch, Call, Function, Instruction, Phi, Return
from ltoad.ir.layout import DataLayout
from ltoad.ir.types import I32, I64, VOID
from ltoad.ir.values import Value, integer
from ltoad.rules.rows import MarkerRow
from ltoad.rules.table import Rows


@dataclass(eq=False, slots=True)
class LoopInfo:
    """What the reverse sweep has to know about a loop.

    ``counter`` is the canonical header phi.  ``trip_count`` is an i64 of the
    preheader, after the formula ``count``, or None when only the run tells;
    then ``exit_counts`` has, for each exit block, the counter's last value.  ``inductions`` are the
    header phis that the counter determines.
    """

    loop: Loop
    preheader: BasicBlock
    latch: BasicBlock
    counter: Phi
    count: TripCount | None
    trip_count: Value | None
    exit_counts: dict[BasicBlock, Value]
    inductions: dict[Value, Induction]

    @property
    def clamped(self) -> bool:
        """Whether the trip count is right even where the loop would not be entered."""
        return self.count is not None and not self.count.exact

    def substitute(self, replaced: Mapping[Value, Value]) -> None:
        """Name other values in place of those that are gone."""
        if self.count is not None:
            start, bound = (replaced.get(v, v) for v in (self.count.start, self.count.bound))
            self.count = replace(self.count, start=start, bound=bound)
        if self.trip_count is not None:
            self.trip_count = replaced.get(self.trip_count, self.trip_count)
        for block, value in self.exit_counts.items():
            self.exit_counts[block] = replaced.get(value, value)
        for phi, found in self.inductions.items():
            stride = found.stride
            self.inductions[phi] = replace(
                found,
                start=replaced.get(found.start, found.start),
                stride=None if stride is None else replaced.get(stride, stride),
            )


Claims = tuple[str, str] | None
"""What an access claims of alias scopes (:mod:`restricted`)."""


def _unrestricted(_one: Claims, _other: Claims) -> bool:
    return False


@dataclass(eq=False, slots=True)
class NormalForm:
    """A normalised copy of a function with the facts that hold for it.

    ``exit`` is the block with the return, or None when the function never
    returns.  ``selectors`` has, for every returning block that several
    returning blocks lead to (loop headers aside), an i32 phi that tells which
    one control came from, by its place in ``flow.predecessors``.  ``annotations`` of variables
    are taken out, and still tell the blocks that they were in.  ``exact``: signed integers do not
    overflow, whatever the instructions say.  ``restricted``: by what they claim of scopes, two
    accesses never meet.  ``rows`` has what is known of callees.
    """

    function: Function
    flow: ControlFlow
    forest: LoopForest
    loops: dict[Loop, LoopInfo]
    returning: set[BasicBlock]
    exit: BasicBlock | None
    names: Names
    selectors: dict[BasicBlock, Phi]
    rows: Rows
    annotations: tuple[Call, ...] = ()
    exact: bool = False
    restricted: Callable[[Claims, Claims], bool] = _unrestricted

    def loop_chain(self, value: Value) -> tuple[Loop, ...]:
        """The loops around an instruction, outermost first; none for other values."""
        if isinstance(value, Instruction) and value.parent is not None:
            return self.forest.chain(value.parent)
        return ()


Prepare = Callable[[Function, Names], None]


def normalise(original: Function, layout: DataLayout, prepare: Prepare, rows: Rows) -> NormalForm:
    """The normal form of a copy of ``original``, which ``prepare`` may rewrite first."""
    function, _ = copy_function(original, original.name)
    names = name_numbers(function)
    prepare(function, names)
    markers = tuple(_drop_markers(function, rows))
    _drop_unreachable(function)
    exit_block = _unify_returns(function, names)
    _split_invoke_edges(function, names)
    make_reducible(function, names)
    _simplify_loops(function, names, exit_block)
    drop_stale_values(function)
    infos = _close_loops(function, names, exit_block, layout)
    flow = ControlFlow(function)
    # analyses that go over the instructions until nothing changes need few rounds in this order
    function.blocks = list(flow.order)
    forest = find_loops(flow)
    returning = _returning(flow, exit_block)
    once = [c for c, row in markers if row.declares_scopes and _runs_once(c, flow, forest)]
    function.scopes |= frozenset(o.reference() for c in once for o in c.operands)
    selectors = _insert_selectors(flow, forest, returning, names)
    by_header = {loop.header: loop for loop in forest.loops()}
    loops = {}
    for info in infos:
        info.loop = by_header[info.loop.header]
        loops[info.loop] = info
    return NormalForm(
        function=function,
        flow=flow,
        forest=forest,
        loops=loops,
        returning=returning,
        exit=exit_block,
        names=names,
        selectors=selectors,
        rows=rows,
        annotations=tuple(c for c, row in markers if row.annotates),
    )


def _insert_selectors(
    flow: ControlFlow, forest: LoopForest, returning: set[BasicBlock], names: Names
) -> dict[BasicBlock, Phi]:
    headers = {loop.header for loop in forest.loops()}
    selectors = {}
    for block in flow.order:
        predecessors = flow.predecessors[block]
        if block not in returning or block in headers or len(predecessors) < 2:
            continue
        phi = Phi(I32, name=names.fresh("came.from"))
        for number, predecessor in enumerate(predecessors):
            for successor in predecessor.successors:
                if successor is block:
                    phi.add_incoming(integer(I32, number), predecessor)
        block.insert(0, phi)
        selectors[block] = phi
    return selectors


def _drop_markers(function: Function, rows: Rows) -> Iterator[tuple[Call, MarkerRow]]:
    """Take out what has no meaning for values; what tells something to tools is returned."""
    for block in function.blocks:
        for instruction in block.instructions:
            row = _marker(instruction, rows)
            if isinstance(instruction, Call) and row is not None and row.tells:
                yield instruction, row
        block.instructions = [i for i in block.instructions if _marker(i, rows) is None]


def _runs_once(call: Call, flow: ControlFlow, forest: LoopForest) -> bool:
    """Whether a call that was taken out was executed at most once."""
    block = call.parent
    return block is not None and block in flow.index and not forest.chain(block)


def _marker(instruction: Instruction, rows: Rows) -> MarkerRow | None:
    if not isinstance(instruction, Call) or instruction.type != VOID:
        return None
    row = rows.of(instruction)
    return row if isinstance(row, MarkerRow) else None


def _drop_unreachable(function: Function) -> None:
    flow = ControlFlow(function)
    function.blocks = [b for b in function.blocks if b in flow.index]
    for block in function.blocks:
        for phi in block.phis():
            kept = [
                (v, b) for v, b in zip(phi.operands, phi.blocks, strict=True) if b in flow.index
            ]
            phi.operands = [v for v, _ in kept]
            phi.blocks = [b for _, b in kept]


def _unify_returns(function: Function, names: Names) -> BasicBlock | None:
    """One return, in a block that is no loop's and has no other work to do."""
    returns = [b for b in function.blocks if isinstance(b.terminator, Return)]
    if not returns:
        return None
    exit_block = function.add_block(names.fresh("exit"))
    values = [b.terminator.operands[0] for b in returns if b.terminator.operands]
    for block in returns:
        block.instructions.pop()
        block.append(Branch([], [exit_block]))
    result = None
    if values:
        result = Phi(function.result_type, values, returns, name=names.fresh("result"))
        exit_block.append(result)
    exit_block.append(Return(result))
    return exit_block


def _split_invoke_edges(function: Function, names: Names) -> None:
    """Give every invoke a normal destination of its own."""
    flow = ControlFlow(function)
    for block in list(function.blocks):
        if not isinstance(block.terminator, Invoke):
            continue
        normal = block.terminator.normal
        # a phi would use the result before it can be taken out of what a derivative returns
        if len(flow.predecessors[normal]) == 1 and not list(normal.phis()):
            continue
        split_normal_edge(function, block.terminator, names)


def _returning(flow: ControlFlow, exit_block: BasicBlock | None) -> set[BasicBlock]:
    if exit_block is None or exit_block not in flow.index:
        return set()
    return flow.leading_to([exit_block])


def _simplify_loops(function: Function, names: Names, exit_block: BasicBlock | None) -> None:
    """Give every loop a preheader, a single latch and dedicated exits.

    In one round, the edges to a block are changed once: other edits that the
    round's facts ask for do not depend on it.
    """
    changed = True
    while changed:
        flow = ControlFlow(function)
        returning = _returning(flow, exit_block)
        changed_targets: set[BasicBlock] = set()
        for loop in find_loops(flow).loops():
            for target, sources, suffix in _loop_edits(flow, loop, returning):
                if target not in changed_targets:
                    split_predecessors(function, target, sources, names, suffix)
                    changed_targets.add(target)
        changed = bool(changed_targets)


def _loop_edits(
    flow: ControlFlow, loop: Loop, returning: set[BasicBlock]
) -> list[tuple[BasicBlock, list[BasicBlock], str]]:
    """Blocks that need a new one before them, on the edges from which, and what for."""
    header = loop.header
    edits = []
    outside = [p for p in flow.predecessors[header] if p not in loop.blocks]
    if len(outside) != 1 or outside[0].successors != [header]:
        edits.append((header, outside, "preheader"))
    elif len(loop.latches) > 1 or loop.latches[0].successors.count(header) > 1:
        edits.append((header, loop.latches, "latch"))
    for target in dict.fromkeys(t for _, t in loop.exit_edges() if t in returning):
        inside = [p for p in flow.predecessors[target] if p in loop.blocks]
        if len(inside) != len(flow.predecessors[target]):
            edits.append((target, inside, "exit"))
    return edits


def _close_loops(
    function: Function, names: Names, exit_block: BasicBlock | None, layout: DataLayout
) -> list[LoopInfo]:
    flow = ControlFlow(function)
    forest = find_loops(flow)
    returning = _returning(flow, exit_block)
    loops = sorted(forest.loops(), key=lambda loop: -loop.depth)
    for loop in loops:
        merge_steps(function, loop, names, flow)
    infos = [_describe(flow, loop, names, returning, layout) for loop in loops]
    for info in infos:
        _carry_counter_out(info, returning, names)
    closer = LoopCloser(function, flow, names, returning)
    for loop in loops:
        closer.close(loop)
    for info in infos:
        _collect_exit_counts(info, returning)
        # a start that comes out of an earlier loop has got another name
        info.inductions = _inductions(info.loop, info.preheader, info.latch, layout)
    return infos


def _inductions(
    loop: Loop, preheader: BasicBlock, latch: BasicBlock, layout: DataLayout
) -> dict[Value, Induction]:
    return {i.phi: i for i in inductions(loop, preheader, latch, layout.gep_offset)}


def _describe(
    flow: ControlFlow,
    loop: Loop,
    names: Names,
    returning: set[BasicBlock],
    layout: DataLayout,
) -> LoopInfo:
    latch = loop.latches[0]
    preheader = next(p for p in flow.predecessors[loop.header] if p not in loop.blocks)
    count = trip_count(flow, loop, preheader, returning)
    trip: Value | None = None
    if count is not None and _stays_in_parent(loop, returning):
        trip = _emit_in_preheader(preheader, names, count)
    counter = _canonical_counter(loop, preheader, latch, names)
    return LoopInfo(
        loop=loop,
        preheader=preheader,
        latch=latch,
        counter=counter,
        count=count,
        trip_count=trip,
        exit_counts={},
        inductions={},
    )


def _stays_in_parent(loop: Loop, returning: set[BasicBlock]) -> bool:
    """Whether leaving the loop leaves no loop around it at the same time."""
    targets = (t for _, t in loop.exit_edges() if t in returning)
    return loop.parent is None or all(t in loop.parent.blocks for t in targets)


def _emit_in_preheader(preheader: BasicBlock, names: Names, count: TripCount) -> Value:
    terminator = preheader.instructions.pop()
    value = emit_trip_count(Builder(names, preheader), count)
    if isinstance(value, Instruction) and value.parent is not preheader:
        # closing the loops may rename the value, which only its users follow
        trips = Instruction("add", value.type, [value, integer(I64, 0)], name=names.fresh("trips"))
        preheader.append(trips)
        value = trips
    preheader.append(terminator)
    return value


def _canonical_counter(loop: Loop, preheader: BasicBlock, latch: BasicBlock, names: Names) -> Phi:
    counter = Phi(I64, name=names.fresh("iteration"))
    loop.header.insert(sum(1 for _ in loop.header.phis()), counter)
    step = Instruction(
        "add", I64, [counter, integer(I64, 1)], name=names.fresh("iteration.next"), flags=["nuw"]
    )
    latch.insert(len(latch.instructions) - 1, step)
    counter.add_incoming(integer(I64, 0), preheader)
    counter.add_incoming(step, latch)
    return counter


def _carry_counter_out(info: LoopInfo, returning: set[BasicBlock], names: Names) -> None:
    """Where only the run tells the trip count, carry the counter out of every exit."""
    if info.trip_count is not None:
        return
    for _source, target in info.loop.exit_edges():
        if target not in returning or target in info.exit_counts:
            continue
        phi = Phi(I64, name=names.fresh(f"{info.counter.name}.last"))
        predecessors = [s for s, t in info.loop.exit_edges() if t is target]
        for predecessor in predecessors:
            for successor in predecessor.successors:
                if successor is target:
                    phi.add_incoming(info.counter, predecessor)
        target.insert(sum(1 for _ in target.phis()), phi)
        info.exit_counts[target] = phi


def _collect_exit_counts(info: LoopInfo, returning: set[BasicBlock]) -> None:
    for _, target in info.loop.exit_edges():
        if target in returning and info.trip_count is not None:
            info.exit_counts[target] = info.trip_count
