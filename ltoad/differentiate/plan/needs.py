"""Which primal values a sweep looks up, noted while its rules run on scratch code."""

from __future__ import annotations

from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.plan.kept_arrays import array_changes
from ltoad.differentiate.plan.nodes import Node
from ltoad.ir.instructions import Call
from ltoad.ir.values import Constant, Value


class Needs:
    """``nodes`` are values and shadows in the order in which they were first asked for,
    ``arrays`` the operands of library routines whose elements are read, by call."""

    def __init__(self, facts: Facts) -> None:
        self.nodes: dict[Node, None] = {}
        self.arrays: dict[Call, set[int]] = {}
        self._facts = facts

    def primal(self, value: Value) -> Value:
        if not isinstance(value, Constant):
            self.nodes[Node(value)] = None
        return value

    def shadow(self, pointer: Value, lane: int) -> Value:
        if not isinstance(pointer, Constant):
            self.nodes[Node(pointer, shadow=True, lane=lane)] = None
        return pointer

    def array(self, call: Call, index: int) -> Value:
        """A pointer to the elements; they are copied if they may have changed by then."""
        pointer = call.operands[index]
        if not array_changes(call, index, self._facts):
            return self.primal(pointer)
        self.arrays.setdefault(call, set()).add(index)
        return pointer
