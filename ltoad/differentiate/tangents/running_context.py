"""What rules ask where the primal runs together with its tangents."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence

from ltoad.differentiate.facts.services import Services
from ltoad.differentiate.tangents.context import TangentContext
from ltoad.differentiate.tape.frame import Frame
from ltoad.ir.instructions import Call, Instruction
from ltoad.ir.types import FunctionType
from ltoad.ir.values import Value


class RunningContext(TangentContext):
    """A place of a tangent function, which does what the primal does."""

    frame: Frame
    services: Services

    @abstractmethod
    def derive_nothing(self, value: Value) -> None:
        """Say of an instruction that it has no derived values after all."""

    @abstractmethod
    def has_nothing(self, values: Sequence[Value]) -> bool:
        """Whether that was said of any of some values."""

    @abstractmethod
    def copy(self, instruction: Instruction) -> Instruction:
        """Write the primal instruction itself."""

    @abstractmethod
    def after(self, instruction: Instruction, action: Callable[[], None]) -> None:
        """Have ``action`` write where the result of an instruction is there: at once, or, for an
        invoke, where it continues normally."""

    @abstractmethod
    def set_primal(self, value: Value, copy: Value) -> None:
        """Set the primal value of what is not written by :meth:`copy`."""

    @abstractmethod
    def replace_call(self, call: Call, made: Call) -> Call:
        """Write another call in the place of one, an invoke in that of an invoke, and return it."""

    @abstractmethod
    def go_on(self, call: Call) -> None:
        """Control goes on after plain code that stands in the place of a call."""

    def declare(self, name: str, type_: FunctionType) -> None:
        self.services.declare(name, type_)

    def earlier_memory(self) -> Value:
        return self.services.earlier_memory()
