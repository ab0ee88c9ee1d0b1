"""What a tangent rule of an instruction can ask for.

A value that is active is accompanied by its *derived* values, one a lane: the
tangent of a float, the shadow of a pointer, in a word or an aggregate each
where the primal stands.  A derived value has the type of its primal.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from ltoad.differentiate.facts.facts import Facts
from ltoad.ir.builder import Builder
from ltoad.ir.instructions import Call, Metadata
from ltoad.ir.types import (
    ArrayType,
    FunctionType,
    IntType,
    StructType,
    Type,
    is_floating,
    is_pointer,
    scalar_of,
)
from ltoad.ir.values import Constant, Value, zero


class TangentContext(ABC):
    """Access to primal and derived values at one place of a function that computes tangents."""

    builder: Builder
    facts: Facts
    width: int

    @abstractmethod
    def access_of(self, pointer: Value, lane: int) -> Metadata:
        """What loads and stores of a pointer's shadow carry in one lane."""

    @abstractmethod
    def primal(self, value: Value) -> Value:
        """The primal value."""

    def array(self, call: Call, index: int) -> Value:
        """The address of an array operand's elements as they were before the call."""
        return self.primal(call.operands[index])

    @abstractmethod
    def lane(self, value: Value, lane: int) -> Value:
        """The derived value of one lane; what is neutral where there is none."""

    @abstractmethod
    def derive(self, value: Value, lanes: Sequence[Value]) -> None:
        """Set the derived values of an instruction."""

    @abstractmethod
    def declare(self, name: str, type_: FunctionType) -> None:
        """See to it that a function can be called."""

    @abstractmethod
    def earlier_memory(self) -> Value:
        """What the run knows of memory from before the derivative."""

    @property
    def lanes(self) -> range:
        return range(self.width)

    def is_active(self, value: Value) -> bool:
        """Whether a value holds floats that have a tangent."""
        return not isinstance(value, Constant) and self.facts.activity.is_active(value)

    def has_derived(self, value: Value) -> bool:
        """Whether a value has tangents or shadows."""
        return self.is_active(value) or (
            not is_floating(value.type) and self.facts.has_shadow(value)
        )

    def each_lane(self, value: Value) -> list[Value]:
        return [self.lane(value, k) for k in self.lanes]


def neutral(value: Value, primal: Value, builder: Builder) -> Value:
    """What stands for the derived value of an inactive one: zero, or the address itself."""
    type_ = value.type
    if is_floating(type_) or isinstance(scalar_of(type_), IntType):
        return zero(type_)
    if is_pointer(type_) or not isinstance(type_, (StructType, ArrayType)):
        return primal
    if isinstance(value, Constant) and not _has_pointers(type_):
        return zero(type_)
    result = primal
    for index, element in enumerate(elements_of(type_)):
        if is_floating(element):
            result = builder.insert_value(result, zero(element), index)
        elif isinstance(element, (StructType, ArrayType)):
            inner = builder.extract_value(primal, index)
            result = builder.insert_value(result, neutral(inner, inner, builder), index)
    return result


def elements_of(type_: StructType | ArrayType) -> Sequence[Type]:
    return type_.elements if isinstance(type_, StructType) else [type_.element] * type_.length


def _has_pointers(type_: Type) -> bool:
    if isinstance(type_, (StructType, ArrayType)):
        return any(map(_has_pointers, elements_of(type_)))
    return is_pointer(type_)
