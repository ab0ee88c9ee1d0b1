"""What the reverse sweep looks up: every adjoint rule is run once, on scratch code."""

from __future__ import annotations

from collections.abc import Mapping

from ltoad.differentiate.adjoints.context import AdjointContext
from ltoad.differentiate.dispatch.adjoints import adjoint_of, has_adjoint
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.keys.call_plan import CallPlan
from ltoad.differentiate.plan.control import (
    Edges,
    LoopStep,
    ReverseControl,
    finished_in,
    returned_from_loop,
)
from ltoad.differentiate.plan.needs import Needs
from ltoad.differentiate.shadows.mixed import refuse_mixed
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.builder import Builder, Names
from ltoad.ir.instructions import BasicBlock, Call, Instruction, Phi
from ltoad.ir.types import PTR, FunctionType
from ltoad.ir.values import Value, zero


class Recorder:
    """Runs the rules of a function.  ``relevant`` are then the blocks that have adjoints, and
    ``active_phis`` the phis that do; what rules look up is in ``needs``."""

    def __init__(self, facts: Facts, calls: Mapping[Call, CallPlan], needs: Needs) -> None:
        self._facts = facts
        self._needs = needs
        scratch = Builder(Names(), BasicBlock("scratch"))
        lanes = range(facts.key.width)
        self._contexts = [_RecordingContext(facts, scratch, calls, needs, k) for k in lanes]
        self.relevant: set[BasicBlock] = set()
        self.active_phis: set[Phi] = set()

    def record(self) -> list[Unsupported]:
        """Run the rules of all instructions; returns what has none."""
        problems = []
        form, context = self._facts.form, self._contexts[0]
        for block in form.flow.order:
            if block not in form.returning:
                continue
            for instruction in finished_in(block, form):
                if isinstance(instruction, Phi):
                    if context.is_active(instruction):
                        self.active_phis.add(instruction)
                elif has_adjoint(instruction, context):
                    self.relevant.add(block)
                    problems += self._record_lanes(instruction)
            invoke = returned_from_loop(block, form)
            if invoke is not None and invoke.parent is not None and has_adjoint(invoke, context):
                # so that the reverse sweep comes by the edge between the two
                self.relevant.add(invoke.parent)
                problems += self._record_lanes(invoke)
        self.relevant.update(p.parent for p in self.active_phis if p.parent is not None)
        return problems

    def _record_lanes(self, instruction: Instruction) -> list[Unsupported]:
        try:
            for context in self._contexts:
                adjoint_of(instruction, context)
        except Unsupported as problem:
            return [problem]
        return []

    def record_control(self, control: ReverseControl) -> None:
        """Note what the reverse sweep needs to find its way."""
        form = self._facts.form
        for block, step in control.steps.items():
            if isinstance(step, Edges):
                if step.selector is not None:
                    self._needs.primal(step.selector)
                for loop in step.entered:
                    self._needs.primal(form.loops[loop].exit_counts[block])
            elif isinstance(step, LoopStep):
                active = self._contexts[0].is_active
                self.active_phis.update(p for p in block.phis() if active(p))


class _RecordingContext(AdjointContext):
    """One lane, in which nothing is written for good."""

    def __init__(
        self,
        facts: Facts,
        scratch: Builder,
        calls: Mapping[Call, CallPlan],
        needs: Needs,
        lane: int,
    ) -> None:
        self.facts = facts
        self.builder = scratch
        self.shadow_access = ()
        self.lane = lane
        self._needs = needs
        self._calls = calls

    def primal(self, value: Value) -> Value:
        return self._needs.primal(value)

    def shadow(self, pointer: Value) -> Value:
        return self._needs.shadow(pointer, self.lane)

    def slot(self, value: Value) -> Value:
        return zero(PTR)

    def declare(self, name: str, type_: FunctionType) -> None:
        pass

    def kept(self, call: Instruction) -> Value:
        return zero(PTR)

    def array(self, call: Call, index: int) -> Value:
        return self._needs.array(call, index)

    def calls_derivative(self, call: Instruction) -> bool:
        return call in self._calls

    def call_adjoint(self, instruction: Instruction) -> None:
        assert isinstance(instruction, Call)
        call_plan = self._calls.get(instruction)
        if call_plan is None:
            return
        for operand in instruction.operands:
            self.primal(operand)
        for index in call_plan.shadow_arguments:
            refuse_mixed(instruction, instruction.operands[index], self.facts)
            self.shadow(instruction.operands[index])
