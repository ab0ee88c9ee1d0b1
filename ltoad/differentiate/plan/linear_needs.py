"""What a linear sweep looks up, found by writing it to scratch code."""

from __future__ import annotations

from collections.abc import Sequence

from ltoad.analysis.shape.loops import Loop
from ltoad.differentiate.dispatch.linear_writer import LinearWriter
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.keys.call_plan import CallPlan
from ltoad.differentiate.plan.needs import Needs
from ltoad.differentiate.shadows.mixed import refuse_mixed
from ltoad.ir.builder import Builder, Names
from ltoad.ir.instructions import BasicBlock, Call, Function, Metadata
from ltoad.ir.types import I64, PTR, VOID, FunctionType, Type, is_pointer
from ltoad.ir.values import Value, zero


class LinearNeeds(LinearWriter):
    """Adds to ``needs``, which has what the reverse sweep looks up."""

    def __init__(self, facts: Facts, calls: dict[Call, CallPlan], needs: Needs) -> None:
        self.facts = facts
        self.width = facts.key.width
        self.names = Names()
        self.function = Function("scratch", VOID, [])
        self.builder = Builder(self.names)
        self._plans = calls
        self._needs = needs
        tangents: dict[Value, Sequence[Value]] = {
            a: [zero(a.type)] * self.width
            for a in facts.form.function.arguments
            if self.is_active(a)
        }
        super().__init__(calls.keys(), tangents)

    def start(self, block: BasicBlock) -> None:
        self.builder.position(block)

    def primal(self, value: Value) -> Value:
        return self._needs.primal(value)

    def shadow_of(self, pointer: Value, lane: int) -> Value:
        return self._needs.shadow(pointer, lane)

    def variable(self, owner: object, type_: Type) -> Value:
        return zero(PTR)

    def array(self, call: Call, index: int) -> Value:
        return self._needs.array(call, index)

    def iteration(self, loop: Loop) -> Value:
        return zero(I64)

    def begin(self, loop: Loop) -> None:
        pass

    def turn(self, loop: Loop) -> None:
        pass

    def permutation(self, call: Call) -> Value:
        return zero(PTR)

    def declare(self, name: str, type_: FunctionType) -> None:
        pass

    def earlier_memory(self) -> Value:
        return zero(PTR)

    def access_of(self, pointer: Value, lane: int) -> Metadata:
        return ()

    def call_linear(self, call: Call) -> None:
        plan = self._plans[call]
        for operand in call.operands:
            self.primal(operand)
        for index, active in enumerate(plan.key.pattern.arguments):
            if active:
                if is_pointer(call.operands[index].type):
                    refuse_mixed(call, call.operands[index], self.facts)
                self.each_lane(call.operands[index])

    def finish(self, result: Sequence[Value]) -> None:
        for value in result:
            if self.is_active(value):
                self.each_lane(value)
        self.builder.ret()
