"""Loops that are left in the middle, made into loops that are left at their end.

All ways out and the way back meet in a new latch, with a number that says which it was.  What
the next iteration or the code behind the loop needs comes there, too.
"""

from __future__ import annotations

from collections.abc import Sequence

from ltoad.analysis.shape.loops import Loop
from ltoad.analysis.shape.normal_form import NormalForm
from ltoad.differentiate.replay.copies import internal_copy
from ltoad.ir.builder import Builder, Names
from ltoad.ir.instructions import BasicBlock, Branch, Function, Phi, Switch
from ltoad.ir.types import I32
from ltoad.ir.values import ConstantSimple, Value, integer

Edge = tuple[BasicBlock, BasicBlock]


def with_one_exit(form: NormalForm, loop: Loop, name: str) -> Function:
    """A copy of a function in normal form, in which a loop is left from its latch only.

    Ways out from which nobody returns stay as they are.
    """
    function, values = internal_copy(form.function, name)

    def mapped(block: BasicBlock) -> BasicBlock:
        found = values[block]
        assert isinstance(found, BasicBlock)
        return found

    back = (mapped(form.loops[loop].latch), mapped(loop.header))
    ways_out = [(mapped(s), mapped(t)) for s, t in loop.exit_edges() if t in form.returning]
    _Rewriter(function, back, ways_out).rewrite()
    return function


class _Rewriter:
    """``back`` is the edge from latch to header, ``ways_out`` those to blocks outside, to which
    only the loop leads."""

    def __init__(self, function: Function, back: Edge, ways_out: Sequence[Edge]) -> None:
        self._function = function
        self._edges = [back, *ways_out]
        self._targets = list(dict.fromkeys(target for _, target in self._edges))
        locals_ = [i.name for i in function.instructions()]
        blocks = [b.name for b in function.blocks]
        self._names = Names([*locals_, *blocks, *(a.name for a in function.arguments)])
        self._latch = function.add_block(self._names.fresh("leaving"))

    def rewrite(self) -> None:
        """Change the function in place."""
        steps = [self._step(edge) for edge in self._edges]
        latch = Builder(self._names, self._latch)
        code = latch.phi(I32, "way")
        for step, (_, target) in zip(steps, self._edges, strict=True):
            code.add_incoming(integer(I32, self._targets.index(target)), step)
        header, *targets = self._targets
        behind = self._function.add_block(self._names.fresh("left"))
        for target in self._targets:
            before = self._latch if target is header else behind
            for phi in list(target.phis()):
                self._bring(phi, latch, steps, target, before)
        latch.cond_br(latch.icmp("eq", code, integer(I32, 0)), header, behind)
        self._distribute(Builder(self._names, behind), code, targets)

    def _step(self, edge: Edge) -> BasicBlock:
        """A block on an edge, which leads to the new latch."""
        source, target = edge
        step = self._function.add_block(self._names.fresh("step"))
        Builder(self._names, step).br(self._latch)
        terminator = source.terminator
        assert isinstance(terminator, (Branch, Switch))
        terminator.targets[:] = [step if t is target else t for t in terminator.targets]
        return step

    def _bring(
        self,
        phi: Phi,
        latch: Builder,
        steps: Sequence[BasicBlock],
        target: BasicBlock,
        before: BasicBlock,
    ) -> None:
        """What a phi has from the loop it has from the latch."""
        moved = latch.phi(phi.type, f"{phi.name}.on")
        sources = {s: step for step, (s, t) in zip(steps, self._edges, strict=True) if t is target}
        incoming: dict[BasicBlock, Value] = {}
        left: list[tuple[Value, BasicBlock]] = []
        for value, block in zip(phi.operands, phi.blocks, strict=True):
            if block in sources:
                incoming[sources[block]] = value
            else:
                left.append((value, block))
        for step in steps:
            moved.add_incoming(incoming.get(step, ConstantSimple(phi.type, "poison")), step)
        phi.operands = [*(v for v, _ in left), moved]
        phi.blocks = [*(b for _, b in left), before]

    def _distribute(self, builder: Builder, code: Phi, targets: Sequence[BasicBlock]) -> None:
        first, *others = targets
        cases = [(self._targets.index(target), target) for target in others]
        if cases:
            builder.switch(code, first, cases)
        else:
            builder.br(first)
