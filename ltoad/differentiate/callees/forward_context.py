"""What the handler of a callee may ask of the forward sweep."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.facts.services import Services
from ltoad.differentiate.tape.frame import Frame
from ltoad.ir.builder import Builder
from ltoad.ir.instructions import BasicBlock, Call, Instruction
from ltoad.ir.values import Value


class ForwardContext(Protocol):
    """The forward sweep, at the place where it writes at present."""

    builder: Builder
    facts: Facts
    frame: Frame
    services: Services
    values: dict[Value, Value]
    """Copies of the values of the normal form."""
    blocks: dict[BasicBlock, BasicBlock]
    """Copies of the blocks of the normal form."""

    @property
    def lanes(self) -> range:
        """The lanes, each with a shadow of its own."""
        ...

    def primal(self, value: Value) -> Value:
        """The copy of a value of the normal form."""
        ...

    def shadow(self, pointer: Value, lane: int) -> Value:
        """The shadow of a pointer; the pointer itself where it leads to nothing active."""
        ...

    def set_shadow(self, pointer: Value, lane: int, shadow: Value) -> None:
        """Tell what the shadow of a pointer is."""
        ...

    def on_entry(self, block: BasicBlock, action: Callable[[], None]) -> None:
        """Have ``action`` write at the start of a block that is still to come."""
        ...

    def copy(self, instruction: Instruction) -> Instruction:
        """Write the instruction itself, with mapped operands."""
        ...

    def copy_call(self, call: Call) -> None:
        """Write a call itself, after copies of the arrays that it reads and that change later."""
        ...

    def go_on(self, call: Call) -> None:
        """Control goes on after plain code that stands in the place of a call."""
        ...

    def append_unnamed(self, clone: Instruction) -> Instruction:
        """Write an instruction for shadows, without what the primal said of it."""
        ...

    def clear(self, builder: Builder, block: Value, shadow: Value, size: Value) -> None:
        """Zero the shadow of a new block."""
        ...

    def frees_shadow(self, block: Value) -> bool:
        """Whether who frees a block has to free a shadow as well."""
        ...

    def lives_in_arena(self, call: Call) -> bool:
        """Whether the shadow of an allocation dies with the tape."""
        ...

    def keep_pointer(self, call: Call, pointer: Value) -> None:
        """Keep the pointer that the reverse sweep asks for as ``kept`` of the call."""
        ...
