"""Random control flow, made reducible: the same results, and valid SSA form."""

import networkx as nx
from hypothesis import given, settings
from hypothesis import strategies as st

from ltoad.analysis.program.program import leave
from ltoad.analysis.shape.cfg import ControlFlow
from ltoad.analysis.shape.components import cycles
from ltoad.analysis.shape.loops import find_loops
from ltoad.analysis.shape.normal_form import normalise
from ltoad.analysis.shape.reducible import make_reducible
from ltoad.ir.clone import copy_function, name_numbers
from ltoad.ir.instructions import (
    BasicBlock,
    Branch,
    Compare,
    Function,
    Instruction,
    Phi,
    Return,
    Switch,
)
from ltoad.ir.layout import DataLayout
from ltoad.ir.types import I1, I32
from ltoad.ir.values import Argument, Value, integer
from ltoad.ir.verifier import verify_function
from ltoad.rules.table import Rows
from tests.analysis.interpreter import TooLongError, run

SIZE = 10
LAYOUT = DataLayout.parse("e-m:e-i64:64-f80:128-n8:16:32:64-S128", lambda t: t)


@st.composite
def functions(draw: st.DrawFn) -> Function:
    """Blocks with a phi, a sum and a way on that depends on it; any use that dominates."""
    function = Function("f", I32, [Argument(I32, "a", 0), Argument(I32, "b", 1)])
    blocks = [function.add_block(f"b{n}") for n in range(draw(st.integers(2, SIZE)))]
    targets = st.sampled_from(blocks[1:])
    ways = [
        [draw(targets) for _ in range(draw(st.sampled_from([0, 1, 2, 2, 2, 3])))] for _ in blocks
    ]
    for block, way in zip(blocks, ways, strict=True):
        block.append(Instruction("add", I32, [integer(I32, 0)] * 2, name=f"sum.{block.name}"))
        test = Instruction("add", I32, [integer(I32, 0)] * 2, name=f"test.{block.name}")
        if len(way) == 3:
            block.append(test)
            block.append(Switch(test, way, [1, 2]))
        elif len(way) == 2:
            compare = Compare("icmp", I1, "slt", [integer(I32, 0)] * 2, name=f"less.{block.name}")
            block.append(compare)
            block.append(Branch([compare], way))
        elif way:
            block.append(Branch([], way))
        else:
            block.append(Return(integer(I32, 0)))
    _fill(draw, function)
    return function


def _fill(draw: st.DrawFn, function: Function) -> None:
    """Give every block phis, and every operand a value that is known there."""
    flow = ControlFlow(function)
    reached = [b for b in function.blocks if b in flow.index]
    function.blocks = reached
    for block in reached:
        edges = [p for p in flow.predecessors[block] for s in p.successors if s is block]
        if edges:
            block.insert(
                0, Phi(I32, [integer(I32, 0)] * len(edges), edges, name=f"phi.{block.name}")
            )
    for block in reached:
        incoming: dict[BasicBlock, Value] = {}
        for instruction in block.instructions:
            if isinstance(instruction, Phi):
                for i, source in enumerate(instruction.blocks):
                    if source not in incoming:
                        incoming[source] = draw(_known(function, flow, source, None))
                    instruction.operands[i] = incoming[source]
            elif instruction.opcode in ("add", "icmp", "ret"):
                known = _known(function, flow, block, instruction)
                instruction.operands = [draw(known) for _ in instruction.operands]


def _known(
    function: Function, flow: ControlFlow, block: BasicBlock, before: Instruction | None
) -> st.SearchStrategy[Value]:
    values: list[Value] = [*function.arguments, integer(I32, 1), integer(I32, -3)]
    for above in flow.order:
        if flow.dominates(above, block):
            for instruction in above.instructions:
                if above is block and instruction is before:
                    break
                if instruction.type == I32:
                    values.append(instruction)
    return st.sampled_from(values)


def _result(function: Function, first: int, second: int, limit: int) -> int | None:
    return run(function, {"a": first, "b": second}, LAYOUT, limit=limit).result


def _same(original: Function, changed: Function, first: int, second: int) -> None:
    try:
        expected = _result(original, first, second, 300)
    except TooLongError:
        return
    assert _result(changed, first, second, 3000) == expected


SMALL = st.integers(-4, 4)


@settings(max_examples=150, deadline=None)
@given(functions(), st.lists(st.tuples(SMALL, SMALL), min_size=1, max_size=4))
def test_reducible(function: Function, inputs: list[tuple[int, int]]) -> None:
    """Control flow that only a goto makes; a value must not get lost on a new path."""
    before = len(function.blocks)
    edges = sum(len(set(b.successors)) for b in function.blocks)
    copied, _ = copy_function(function, "f")
    make_reducible(copied, name_numbers(copied))
    flow = ControlFlow(copied)
    assert not find_loops(flow).irreducible
    verify_function(copied)
    assert len(copied.blocks) <= 2 * before + edges
    for first, second in inputs:
        _same(function, copied, first, second)


@settings(max_examples=80, deadline=None)
@given(functions(), st.lists(st.tuples(SMALL, SMALL), min_size=1, max_size=4))
def test_normal_form(function: Function, inputs: list[tuple[int, int]]) -> None:
    """The same through all of the normal form: counters, exits, loop-closed values."""
    form = normalise(function, LAYOUT, leave, Rows({}))
    verify_function(form.function)
    assert all(len(loop.latches) == 1 for loop in form.loops)
    for first, second in inputs:
        _same(function, form.function, first, second)


@settings(max_examples=80, deadline=None)
@given(functions(), st.integers(0, SIZE))
def test_cycles(function: Function, without: int) -> None:
    """Components as networkx finds them, in a part of the graph."""
    part = [b for i, b in enumerate(function.blocks) if i != without]
    graph = nx.DiGraph((b, s) for b in part for s in b.successors if s in part)
    expected = [
        c
        for c in nx.strongly_connected_components(graph)
        if len(c) > 1 or graph.has_edge(*(list(c) * 2))
    ]
    found = cycles(part)
    assert sorted(map(len, found)) == sorted(map(len, expected))
    assert all(c in expected for c in found)
