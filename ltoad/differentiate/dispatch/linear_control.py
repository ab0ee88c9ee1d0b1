"""The shape of a linear sweep: which block follows which, as the primal went.

Only *relevant* blocks have tangents to compute.  Regions and loops without any
are passed in one step, so that nothing about their control flow has to be kept.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from ltoad.analysis.shape.loops import Loop
from ltoad.analysis.shape.normal_form import NormalForm
from ltoad.ir.dominance import immediate_dominators, reverse_postorder
from ltoad.ir.instructions import BasicBlock
from ltoad.ir.values import Value


@dataclass(frozen=True, slots=True)
class Onward:
    """Go on at ``target``, whatever the primal tested."""

    target: BasicBlock


@dataclass(frozen=True, slots=True)
class Exit:
    """The one way out of a loop: taken in the iteration of number ``count``."""

    loop: Loop
    count: Value
    inside: BasicBlock
    outside: BasicBlock


@dataclass(frozen=True, slots=True)
class Branching:
    """Decide as the primal did, by what its terminator tested."""

    targets: tuple[BasicBlock, ...]


Onwards = Onward | Exit | Branching


class LinearControl:
    """Steps of the linear sweep, block by block from the entry; the last block has none.

    ``joining`` are blocks with a phi that has tangents.
    """

    def __init__(
        self,
        form: NormalForm,
        relevant: Collection[BasicBlock],
        joining: Collection[BasicBlock],
    ) -> None:
        self._form = form
        self._relevant = relevant
        self._joining = joining
        self._after = _immediate_postdominators(form)
        self.steps: dict[BasicBlock, Onwards | None] = {}
        if form.exit is not None:
            self._walk(form.flow.order[0])

    def targets(self, block: BasicBlock) -> tuple[BasicBlock, ...]:
        """Where a step may lead; a block stands there for each edge to it."""
        step = self.steps[block]
        if step is None:
            return ()
        if isinstance(step, Onward):
            return (step.target,)
        if isinstance(step, Exit):
            return (step.inside, step.outside)
        return step.targets

    def _walk(self, start: BasicBlock) -> None:
        pending = [start]
        while pending:
            block = pending.pop()
            if block not in self.steps:
                self.steps[block] = self._step(block)
                pending.extend(self.targets(block))
        self.steps = {b: self.steps[b] for b in self._form.flow.order if b in self.steps}

    def _step(self, block: BasicBlock) -> Onwards | None:
        if block is self._form.exit:
            return None
        targets = tuple(s for s in block.successors if s in self._form.returning)
        if len(set(targets)) == 1:
            return Onward(targets[0])
        after = self._after[block]
        if after not in self._joining and not self._passes_relevant(block, after):
            return Onward(after)
        return self._only_exit(block, targets) or Branching(targets)

    def _only_exit(self, block: BasicBlock, targets: tuple[BasicBlock, ...]) -> Exit | None:
        form = self._form
        loop = form.forest.innermost.get(block)
        if loop is None or len(targets) != 2:
            return None
        leaving = [(a, b) for a, b in loop.exit_edges() if b in form.returning]
        if len(leaving) != 1 or leaving[0][0] is not block:
            return None
        outside = leaving[0][1]
        if form.forest.chain(outside) != loop.chain[:-1]:
            return None
        inside = targets[1] if targets[0] is outside else targets[0]
        return Exit(loop, form.loops[loop].exit_counts[outside], inside, outside)

    def _passes_relevant(self, block: BasicBlock, target: BasicBlock) -> bool:
        """Whether there is work on a way from one block to another, between them."""
        seen = {target}
        pending = list(block.successors)
        while pending:
            found = pending.pop()
            if found in seen or found not in self._form.returning:
                continue
            if found in self._relevant:
                return True
            seen.add(found)
            pending.extend(found.successors)
        return False


def _immediate_postdominators(form: NormalForm) -> dict[BasicBlock, BasicBlock]:
    """For every returning block the next one that each way to the exit passes; the exit's is
    itself."""
    if form.exit is None:
        return {}
    order = reverse_postorder(form.exit, form.flow.predecessors.__getitem__)
    number = {block: i for i, block in enumerate(order)}
    following = [
        [number[s] for s in dict.fromkeys(block.successors) if s in number] for block in order
    ]
    above = immediate_dominators(following)
    return {block: order[above[i]] for block, i in number.items()}
