"""What a linear sweep looks up, found by writing it to scratch code."""

from __future__ import annotations

from collections.abc import Sequence

from ltoad.analysis.loops import Loop
from ltoad.differentiate.call_plan import CallPlan
from ltoad.differentiate.facts import Facts
from ltoad.differentiate.kept_arrays import array_changes
from ltoad.differentiate.linear_writer import LinearWriter
from ltoad.differentiate.mixed import refuse_mixed
from ltoad.differentiate.nodes import Node
from ltoad.ir.builder import Builder, Names
from ltoad.ir.instructions import BasicBlock, Call, Function, Metadata
from ltoad.ir.types import I64, PTR, VOID, FunctionType, Type, is_pointer
from ltoad.ir.values import Constant, Value, zero


class LinearNeeds(LinearWriter):
    """``needed`` are the values and shadows, ``arrays`` the operands of library routines whose
    elements are read, by call."""

    def __init__(self, facts: Facts, calls: dict[Call, CallPlan]) -> None:
        self.facts = facts
        self.width = facts.key.width
        self.names = Names()
        self.function = Function("scratch", VOID, [])
        self.builder = Builder(self.names)
        self.needed: dict[Node, None] = {}
        self.arrays: dict[Call, set[int]] = {}
        self._plans = calls
        tangents: dict[Value, Sequence[Value]] = {
            a: [zero(a.type)] * self.width
            for a in facts.form.function.arguments
            if self.is_active(a)
        }
        super().__init__(calls.keys(), tangents)

    def start(self, block: BasicBlock) -> None:
        self.builder.position(block)

    def primal(self, value: Value) -> Value:
        if not isinstance(value, Constant):
            self.needed[Node(value)] = None
        return value

    def shadow_of(self, pointer: Value, lane: int) -> Value:
        if not isinstance(pointer, Constant):
            self.needed[Node(pointer, shadow=True, lane=lane)] = None
        return pointer

    def variable(self, owner: object, type_: Type) -> Value:
        return zero(PTR)

    def array(self, call: Call, index: int) -> Value:
        pointer = call.operands[index]
        if not array_changes(call, index, self.facts):
            return self.primal(pointer)
        self.arrays.setdefault(call, set()).add(index)
        return pointer

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
