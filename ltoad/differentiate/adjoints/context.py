"""What a derivative rule of an instruction can ask for.

Rules are written once against :class:`AdjointContext`.  The planning pass
runs them on scratch code to learn which primal values they look up; the
reverse sweep runs them for good.  What is needed and what is used can
therefore not drift apart.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from ltoad.analysis.types.carriers import Word, has_floats
from ltoad.causes.memory import PIECES
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.facts.owned import Own
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.builder import Builder
from ltoad.ir.instructions import Call, Instruction, Metadata
from ltoad.ir.types import FunctionType, Type, is_floating
from ltoad.ir.values import Constant, ConstantFloat, Value, zero

ACCUMULATE = ("reassoc", "nsz")
"""Flags of sums of adjoint contributions.

The program prescribes no order for them, so the optimiser may choose one
(and vectorise the sum).
"""


class AdjointContext(ABC):
    """Access to primal values, shadows and adjoints at one place of the reverse sweep."""

    builder: Builder
    facts: Facts
    shadow_access: Metadata
    """What loads and stores of any shadow memory carry."""
    lane: int
    """The lane that shadows and adjoints are asked for at present."""

    def access_of(self, pointer: Value) -> Metadata:
        """What loads and stores of a pointer's shadow carry."""
        return self.shadow_access

    @abstractmethod
    def primal(self, value: Value) -> Value:
        """The primal value as it was in this iteration of the forward sweep."""

    @abstractmethod
    def shadow(self, pointer: Value) -> Value:
        """The shadow of a pointer as it was in this iteration of the forward sweep."""

    @abstractmethod
    def slot(self, value: Value) -> Value:
        """The address of the adjoint of an active value."""

    @abstractmethod
    def declare(self, name: str, type_: FunctionType) -> None:
        """See to it that a function can be called."""

    def own(self, access: Instruction) -> Own | None:
        """What is known of a load by which threads add to its adjoint, if several may."""
        return self.facts.owned.get(access)

    def is_active(self, value: Value) -> bool:
        return not isinstance(value, Constant) and self.facts.activity.is_active(value)

    def adjoint_type(self, value: Value) -> Type:
        """The type of a value's adjoint: its own, or an image of the floats that it carries."""
        return self.facts.carriers.adjoint_type(value)

    def word(self, value: Value) -> Word:
        """The floats inside of a value."""
        return self.facts.carriers.word(value)

    def take(self, value: Value) -> Value:
        """The adjoint of a value, which is zero afterwards."""
        type_ = self.adjoint_type(value)
        if not has_floats(type_):
            raise Unsupported(
                value if isinstance(value, Instruction) else None,
                "pieces of a float that depends on an active input are moved as integers",
                PIECES,
            )
        slot = self.slot(value)
        adjoint = self.builder.load(type_, slot, hint="adjoint")
        self.builder.store(zero(type_), slot)
        return adjoint

    def add(self, value: Value, contribution: Value) -> None:
        """Accumulate into the adjoint of a value; nothing when it is inactive."""
        if not self.is_active(value) or is_zero(contribution):
            return
        self.accumulate(self.slot(value), contribution)

    def accumulate(
        self,
        address: Value,
        contribution: Value,
        align: int = 0,
        metadata: Metadata = (),
        source: Value | None = None,
    ) -> None:
        """``*address += contribution`` for a float or a vector of floats.

        ``source`` is where the sum so far is found, if not there.
        """
        if not is_floating(contribution.type):
            raise AssertionError(f"no float: {contribution}")
        place = address if source is None else source
        old = self.builder.load(
            contribution.type, place, align=align, metadata=metadata, hint="adjoint"
        )
        total = self.builder.fadd(old, contribution, ACCUMULATE)
        self.builder.store(total, address, align=align, metadata=metadata)

    @abstractmethod
    def kept(self, call: Instruction) -> Value:
        """The pointer that the forward sweep kept for a call: a callee's tape, a permutation."""

    @abstractmethod
    def array(self, call: Call, index: int) -> Value:
        """The address of an array operand's elements as they were before the call."""

    @abstractmethod
    def calls_derivative(self, call: Instruction) -> bool:
        """Whether a call of a function without a row is differentiated."""

    @abstractmethod
    def call_adjoint(self, instruction: Instruction) -> None:
        """The adjoint of a call of a function with a derivative of its own."""


def is_zero(value: Value) -> bool:
    """Whether a contribution is a literal zero."""
    if isinstance(value, ConstantFloat):
        return value.value() == 0.0
    return isinstance(value, Constant) and value.reference() == "zeroinitializer"
