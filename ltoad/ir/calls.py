"""Calls that end a block: invoke and callbr.

Each is made of a call, which says everything but where control goes on.  They are calls, too:
``is_terminator`` tells them from plain ones.
"""

from __future__ import annotations

from collections.abc import Sequence

from ltoad.ir.instructions import BasicBlock, Call


class EndingCall(Call):
    """Base of Invoke and CallBranch; ``targets`` are the blocks that control can go to."""

    __slots__ = ("targets",)

    def __init__(self, opcode: str, call: Call, targets: Sequence[BasicBlock]) -> None:
        super().__init__(
            call.callee,
            call.function_type,
            call.operands,
            opcode=opcode,
            name=call.name,
            flags=call.flags,
            tail=call.tail,
            convention=call.convention,
            address_space=call.address_space,
            result_attributes=call.result_attributes,
            argument_attributes=call.argument_attributes,
            function_attributes=call.function_attributes,
            bundles=call.bundles,
            metadata=call.metadata,
        )
        self.targets = list(targets)

    @property
    def successors(self) -> list[BasicBlock]:
        return self.targets

    def as_plain(self) -> Call:
        """The same call where control goes on behind it: its operands, and no name or metadata."""
        return Call(
            self.callee,
            self.function_type,
            self.operands,
            flags=self.flags,
            convention=self.convention,
            address_space=self.address_space,
            result_attributes=self.result_attributes,
            argument_attributes=self.argument_attributes,
            function_attributes=self.function_attributes,
            bundles=self.bundles,
        )


class Invoke(EndingCall):
    """A call after which control goes on to ``normal``, or to ``unwind`` if it throws."""

    __slots__ = ()

    def __init__(self, call: Call, normal: BasicBlock, unwind: BasicBlock) -> None:
        super().__init__("invoke", call, [normal, unwind])

    @property
    def normal(self) -> BasicBlock:
        """Where the result is known."""
        return self.targets[0]

    @property
    def unwind(self) -> BasicBlock:
        """The block of the landing pad."""
        return self.targets[1]


class CallBranch(EndingCall):
    """callbr: assembly that goes on to ``targets[0]``, or jumps to one of the others."""

    __slots__ = ()

    def __init__(self, call: Call, targets: Sequence[BasicBlock]) -> None:
        super().__init__("callbr", call, targets)
