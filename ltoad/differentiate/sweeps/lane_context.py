"""What the rules see of a reverse sweep: one lane of it."""

from __future__ import annotations

from ltoad.differentiate.adjoints.context import AdjointContext
from ltoad.differentiate.sweeps.calls import call_reverse
from ltoad.differentiate.sweeps.interface import ReverseWriter
from ltoad.ir.instructions import Call, Instruction, Metadata
from ltoad.ir.types import FunctionType
from ltoad.ir.values import Value


class LaneContext(AdjointContext):
    """Writes where the sweep writes; adjoints are in variables of its frame."""

    def __init__(self, sweep: ReverseWriter, lane: int) -> None:
        self.builder = sweep.builder
        self.facts = sweep.facts
        self.shadow_access = sweep.frame.scopes.shadow
        self.lane = lane
        self._sweep = sweep

    def access_of(self, pointer: Value) -> Metadata:
        return self._sweep.frame.scopes.shadow_in(self.facts.classes.of(pointer), self.lane)

    def primal(self, value: Value) -> Value:
        return self._sweep.primal(value)

    def shadow(self, pointer: Value) -> Value:
        return self._sweep.shadow(pointer, self.lane)

    def slot(self, value: Value) -> Value:
        return self._sweep.frame.adjoint((value, self.lane), self.adjoint_type(value))

    def declare(self, name: str, type_: FunctionType) -> None:
        self._sweep.services.declare(name, type_)

    def kept(self, call: Instruction) -> Value:
        return self._sweep.kept(call)

    def array(self, call: Call, index: int) -> Value:
        return self._sweep.array(call, index)

    def calls_derivative(self, call: Instruction) -> bool:
        return call in self._sweep.plan.calls

    def call_adjoint(self, instruction: Instruction) -> None:
        assert isinstance(instruction, Call)
        plan = self._sweep.plan.calls.get(instruction)
        if plan is not None and self.lane == 0:
            # one call for all lanes
            call_reverse(self._sweep, instruction, plan)
