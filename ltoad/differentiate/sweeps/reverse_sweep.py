"""The reverse sweep: adjoints of all active instructions, in reverse order."""

from __future__ import annotations

from collections.abc import Sequence

from ltoad.analysis.shape.loops import Loop
from ltoad.differentiate.adjoints.memory import add_parts
from ltoad.differentiate.dispatch.adjoints import adjoint_of, has_adjoint
from ltoad.differentiate.facts.loop_hints import long_runs_only
from ltoad.differentiate.facts.services import Services
from ltoad.differentiate.partials.strong_zeros import all_zero
from ltoad.differentiate.plan.control import Edges, Leap, LoopStep, finished_in, returned_from_loop
from ltoad.differentiate.plan.gathers import Gather
from ltoad.differentiate.plan.plan import Plan
from ltoad.differentiate.sweeps.gathered_loops import GatheredLoop
from ltoad.differentiate.sweeps.lane_context import LaneContext
from ltoad.differentiate.sweeps.restoring import RestoringSweep
from ltoad.differentiate.tape.frame import Frame
from ltoad.ir.instructions import BasicBlock, Instruction, Phi
from ltoad.ir.types import I32, I64, IntType
from ltoad.ir.values import (
    Value,
    integer,
)


class ReverseSweep(RestoringSweep):
    """Writes the reverse sweep; ``contexts`` is what rules ask, in each lane."""

    def __init__(
        self,
        plan: Plan,
        frame: Frame,
        services: Services,
        available: dict[Value, Value],
        available_shadows: Sequence[dict[Value, Value]],
    ) -> None:
        super().__init__(plan, frame, services, available, available_shadows)
        self.contexts = [LaneContext(self, k) for k in range(len(available_shadows))]
        self._gathers = {block: g for g in plan.gathers.values() for block in g.blocks}
        self._blocks: dict[BasicBlock, BasicBlock] = {}

    def write(self, seeds: Sequence[Value]) -> tuple[BasicBlock, BasicBlock]:
        """Write all blocks; returns the first one and the open last one.

        ``seeds`` are the adjoints of the result, one a lane, if it is active.
        """
        form = self.facts.form
        assert form.exit is not None
        for block in self.plan.control.steps:
            self._blocks[block] = self._new_block("reverse." + block.name)
        done = self._new_block("done")
        for block in self.plan.control.steps:
            self.start(self._blocks[block])
            if block is form.exit and seeds:
                for operand in form.exit.terminator.operands:
                    for context, seed in zip(self.contexts, seeds, strict=True):
                        add_parts(context, None, operand, seed)
            self._write_block(block, done)
        return self._blocks[form.exit], done

    def _new_block(self, name: str) -> BasicBlock:
        return self.frame.function.add_block(self.frame.names.fresh(name))

    def _last(self, loop: Loop) -> Value:
        """Where an ascending reverse loop keeps the count that it ends at."""
        return self.frame.variable(("last", loop), I64)

    # Blocks

    def _write_block(self, block: BasicBlock, done: BasicBlock) -> None:
        gather = self._gathers.get(block)
        if gather is not None:
            self._write_gathered(gather, block)
            return
        if block in self.plan.control.relevant:
            for instruction in reversed(finished_in(block, self.facts.form)):
                if not isinstance(instruction, Phi) and has_adjoint(instruction, self.contexts[0]):
                    self.builder.place = instruction.debug_place
                    self._undo(instruction)
            self.builder.place = ()
        step = self.plan.control.steps[block]
        if step is None:
            self.builder.br(done)
        elif isinstance(step, Leap):
            self.builder.br(self._blocks[step.target])
        elif isinstance(step, LoopStep):
            self._step_back(block, step)
        else:
            self._go_back(block, step)

    def _undo(self, instruction: Instruction) -> None:
        if instruction not in self.plan.idle.calls:
            for context in self.contexts:
                adjoint_of(instruction, context)
            return
        after = self._new_block("reverse.call.after")
        slots = [context.slot(instruction) for context in self.contexts]
        adjoints = [self.builder.load(instruction.type, slot) for slot in slots]
        self._work_unless_zero(adjoints, after, "call")
        for context in self.contexts:
            adjoint_of(instruction, context)
        self.builder.br(after)
        self.start(after)

    def _work_unless_zero(self, adjoints: Sequence[Value], after: BasicBlock, name: str) -> None:
        """Go on in a new block, or at ``after`` if nothing comes of adjoints."""
        work = self._new_block(f"reverse.{name}.work")
        idle = all_zero(self.builder, adjoints, last=self.facts.last)
        self.builder.cond_br(idle, after, work)
        self.start(work)

    def _write_gathered(self, gather: Gather, block: BasicBlock) -> None:
        """The whole loop stands where control comes in, which is at the latch."""
        if block is not gather.latch:
            self.builder.unreachable()
            return
        GatheredLoop(self, gather).write()
        self.builder.br(self._blocks[self.facts.form.loops[gather.loop].preheader])

    def _undo_last_call(self, block: BasicBlock) -> None:
        """The adjoint of an invoke with whose return control left a loop, on the edge back."""
        invoke = returned_from_loop(block, self.facts.form)
        if invoke is not None and has_adjoint(invoke, self.contexts[0]):
            # what is known of the loop's values is looked up in its last iteration
            inside = self._new_block(f"reverse.{block.name}.returned")
            self.builder.br(inside)
            self.start(inside)
            for context in self.contexts:
                adjoint_of(invoke, context)

    def _take_phis(self, block: BasicBlock) -> list[tuple[Phi, list[Value]]]:
        active = self.contexts[0].is_active
        return [(p, [c.take(p) for c in self.contexts]) for p in block.phis() if active(p)]

    def _add_incoming(self, phis: list[tuple[Phi, list[Value]]], predecessor: BasicBlock) -> None:
        for phi, adjoints in phis:
            value = phi.incoming_from(predecessor)
            for context, adjoint in zip(self.contexts, adjoints, strict=True):
                add_parts(context, phi, value, adjoint)

    def _step_back(self, block: BasicBlock, step: LoopStep) -> None:
        """At a header: back to the latch until the last iteration to undo."""
        info = self.facts.form.loops[step.loop]
        phis = self._take_phis(block)
        count = self.iteration(step.loop)
        ascending = step.loop in self.plan.ascending
        end = self.builder.load(I64, self._last(step.loop)) if ascending else integer(I64, 0)
        first = self.builder.icmp("eq", count, end)
        out = self._new_block(f"reverse.{block.name}.out")
        again = self._new_block(f"reverse.{block.name}.again")
        self.builder.cond_br(first, out, again)
        self.start(out)
        self._add_incoming(phis, info.preheader)
        self.builder.br(self._blocks[info.preheader])
        self.start(again)
        change = integer(I64, 1 if ascending else -1)
        self.builder.store(self.builder.add(count, change), self.counter(step.loop))
        self.plan.tape.go_back(self, step.loop)
        self._add_incoming(phis, info.latch)
        back = self.builder.br(self._blocks[info.latch])
        if step.loop in self.plan.short_runs:
            back.metadata = long_runs_only(self.services.module, back)

    def _go_back(self, block: BasicBlock, step: Edges) -> None:
        phis = self._take_phis(block)
        if block in self.plan.idle.loops:
            passed = self.facts.form.loops[self.plan.idle.loops[block]].preheader
            adjoints = [adjoint for _, lanes in phis for adjoint in lanes]
            self._work_unless_zero(adjoints, self._blocks[passed], block.name)
        counts = [
            (loop, self.primal(self.facts.form.loops[loop].exit_counts[block]))
            for loop in step.entered
        ]
        for loop, count in counts:
            if loop in self.plan.ascending:
                self.builder.store(count, self._last(loop))
            first = integer(I64, 0) if loop in self.plan.ascending else count
            self.enter(loop, first)
        if step.selector is None:
            (predecessor,) = step.predecessors
            self._add_incoming(phis, predecessor)
            self._undo_last_call(block)
            self.builder.br(self._blocks[predecessor])
            return
        selector = self.primal(step.selector)
        edges = [self._new_block(f"reverse.{block.name}.to.{p.name}") for p in step.predecessors]
        if isinstance(selector.type, IntType) and selector.type.bits == 1:
            self.builder.cond_br(selector, *edges)
        else:
            cases = list(enumerate(edges))[1:]
            self.builder.switch(self.builder.cast("zext", selector, I32), edges[0], cases)
        for edge, predecessor in zip(edges, step.predecessors, strict=True):
            self.start(edge)
            self._add_incoming(phis, predecessor)
            self.builder.br(self._blocks[predecessor])
