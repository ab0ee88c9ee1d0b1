"""What helpers of the sweeps may ask of the sweep that they write for.

A helper writes one kind of thing (a call, a copy of a block) into a sweep that is under way.  It
imports these protocols, the sweep imports the helper.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Protocol

from ltoad.analysis.shape.loops import Loop
from ltoad.differentiate.adjoints.context import AdjointContext
from ltoad.differentiate.callees.forward_context import ForwardContext
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.facts.services import Services
from ltoad.differentiate.plan.plan import Plan
from ltoad.differentiate.tape.frame import Frame
from ltoad.differentiate.tape.slots import Sweep
from ltoad.ir.instructions import BasicBlock, Call, Instruction
from ltoad.ir.values import Value


class ForwardWriter(ForwardContext, Sweep, Protocol):
    """The forward sweep, at the place where it writes at present."""

    plan: Plan


class ReverseWriter(Sweep, Protocol):
    """The reverse sweep, at the place where it writes at present."""

    plan: Plan
    facts: Facts
    frame: Frame
    services: Services

    @property
    def contexts(self) -> Sequence[AdjointContext]:
        """What rules ask, in each lane."""
        ...

    def primal(self, value: Value) -> Value:
        """The primal value as it was in this iteration of the forward sweep."""
        ...

    def shadow(self, pointer: Value, lane: int) -> Value:
        """The shadow of a pointer as it was in this iteration of the forward sweep."""
        ...

    def kept(self, call: Instruction) -> Value:
        """The pointer that the forward sweep kept for a call."""
        ...

    def array(self, call: Call, index: int) -> Value:
        """The address of an array operand's elements as they were before the call."""
        ...

    def counter(self, loop: Loop) -> Value:
        """The address of the present count of a loop."""
        ...

    def start(self, block: BasicBlock) -> None:
        """Go on writing in a block, where nothing has been looked up yet."""
        ...

    def taking(self, arms: dict[Value, Value]) -> AbstractContextManager[None]:
        """While it is entered, selects stand for these arms of theirs."""
        ...
