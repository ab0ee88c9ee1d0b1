"""The shape of the reverse sweep: which block's reverse follows which.

Only *relevant* blocks have adjoint work.  Regions and loops without any are
passed in one step, so that nothing about their control flow has to be kept.
"""

from __future__ import annotations

from dataclasses import dataclass

from ltoad.analysis.shape.loops import Loop
from ltoad.analysis.shape.normal_form import NormalForm
from ltoad.ir.calls import Invoke
from ltoad.ir.instructions import BasicBlock, Branch, Instruction, Phi
from ltoad.ir.values import Value


@dataclass(frozen=True, slots=True)
class Leap:
    """Go on at ``target`` without any adjoint of a phi on the way."""

    target: BasicBlock


@dataclass(frozen=True, slots=True)
class Edges:
    """Go back over one of the edges into the block.

    ``selector`` tells which: an i32 by place in ``predecessors``, or a
    condition that is true for the first of two, or None for a single one.
    ``entered`` are the loops that the reverse sweep enters by this step.
    """

    predecessors: tuple[BasicBlock, ...]
    selector: Value | None
    entered: tuple[Loop, ...]


@dataclass(frozen=True, slots=True)
class LoopStep:
    """At a header: another iteration back over the latch, or out to the preheader."""

    loop: Loop


Step = Leap | Edges | LoopStep


def finished_in(block: BasicBlock, form: NormalForm) -> list[Instruction]:
    """The instructions that have run to their end when control leaves ``block``, in their order.

    An invoke is one of those of its normal destination: what threw has no
    adjoint.  If that lies outside of a loop, it belongs to the edge (:func:`returned_from_loop`).
    """
    instructions = list(block.instructions)
    if isinstance(instructions[-1], Invoke):
        instructions.pop()
    invoke = _returned_to(block, form)
    if invoke is not None and _in_same_loops(invoke, form):
        instructions.insert(0, invoke)
    return instructions


def returned_from_loop(block: BasicBlock, form: NormalForm) -> Invoke | None:
    """The invoke that leaves a loop for ``block`` when it returns.

    Its adjoint belongs to the edge: to the loop's last iteration, and not to those that threw.
    """
    invoke = _returned_to(block, form)
    return None if invoke is None or _in_same_loops(invoke, form) else invoke


def _returned_to(block: BasicBlock, form: NormalForm) -> Invoke | None:
    """The invoke whose normal destination a block is."""
    for predecessor in form.flow.predecessors[block]:
        last = predecessor.terminator
        if isinstance(last, Invoke) and last.normal is block:
            return last
    return None


def _in_same_loops(invoke: Invoke, form: NormalForm) -> bool:
    """Whether an invoke and where it goes on normally are in the same loops."""
    assert invoke.parent is not None
    chain = form.forest.chain
    return chain(invoke.parent) == chain(invoke.normal)


class ReverseControl:
    """Steps of the reverse sweep for a set of relevant blocks.

    ``active_phis`` are the phis that have an adjoint.
    """

    def __init__(self, form: NormalForm, relevant: set[BasicBlock], active_phis: set[Phi]) -> None:
        self._form = form
        self.relevant = relevant
        self._active_phis = active_phis
        self.steps: dict[BasicBlock, Step | None] = {}
        if form.exit is not None:
            self._walk(form.exit)

    def _walk(self, start: BasicBlock) -> None:
        pending = [start]
        while pending:
            block = pending.pop()
            if block in self.steps:
                continue
            step = self._step(block)
            self.steps[block] = step
            if isinstance(step, Leap):
                pending.append(step.target)
            elif isinstance(step, Edges):
                pending.extend(step.predecessors)
            elif isinstance(step, LoopStep):
                info = self._form.loops[step.loop]
                pending += [info.preheader, info.latch]

    def _step(self, block: BasicBlock) -> Step | None:
        form = self._form
        loop = form.forest.innermost.get(block)
        if loop is not None and loop.header is block:
            return LoopStep(loop)
        predecessors = form.flow.predecessors[block]
        if not predecessors:
            return None
        leap = self._leap(block)
        if leap is not None:
            return Leap(leap)
        entered = tuple(
            inner for inner in form.forest.chain(predecessors[0]) if block not in inner.blocks
        )
        ordered, selector = self._selector(block, predecessors)
        return Edges(tuple(ordered), selector, entered)

    def _leap(self, block: BasicBlock) -> BasicBlock | None:
        """The nearest dominator that can be reached without passing relevant blocks."""
        form = self._form
        if any(phi in self._active_phis for phi in block.phis()):
            return None
        predecessors = form.flow.predecessors[block]
        target = form.flow.immediate_dominators[block]
        for loop in form.forest.chain(target):
            if block not in loop.blocks:
                target = form.loops[loop].preheader
                break
        if len(predecessors) == 1 and target is predecessors[0]:
            return target
        return None if self._passes_relevant(block, target) else target

    def _passes_relevant(self, block: BasicBlock, target: BasicBlock) -> bool:
        flow = self._form.flow
        seen = {block, target}
        pending = [block]
        while pending:
            for predecessor in flow.predecessors[pending.pop()]:
                if predecessor in seen:
                    continue
                if predecessor in self.relevant:
                    return True
                if any(phi in self._active_phis for phi in predecessor.phis()):
                    return True
                seen.add(predecessor)
                pending.append(predecessor)
        return False

    def _selector(
        self, block: BasicBlock, predecessors: list[BasicBlock]
    ) -> tuple[list[BasicBlock], Value | None]:
        if len(predecessors) == 1:
            return predecessors, None
        diamond = self._diamond(block, predecessors)
        if diamond is not None:
            return diamond
        return predecessors, self._form.selectors[block]

    def _diamond(
        self, block: BasicBlock, predecessors: list[BasicBlock]
    ) -> tuple[list[BasicBlock], Value] | None:
        """Two edges that one condition, tested in the dominator, tells apart."""
        form = self._form
        above = form.flow.immediate_dominators[block]
        branch = above.terminator
        if len(predecessors) != 2 or not isinstance(branch, Branch) or len(branch.targets) != 2:
            return None
        if form.forest.chain(above) != form.forest.chain(block):
            return None
        sides = [self._side(block, p, above, branch) for p in predecessors]
        if sides == [0, 1]:
            return predecessors, branch.operands[0]
        if sides == [1, 0]:
            return predecessors[::-1], branch.operands[0]
        return None

    def _side(
        self, block: BasicBlock, predecessor: BasicBlock, above: BasicBlock, branch: Branch
    ) -> int | None:
        """Which target of ``branch`` leads to the edge from ``predecessor``."""
        flow = self._form.flow
        if branch.targets[0] is branch.targets[1]:
            return None
        for side, target in enumerate(branch.targets):
            if predecessor is above:
                if target is block:
                    return side
            elif len(flow.predecessors[target]) == 1 and flow.dominates(target, predecessor):
                return side
        return None
