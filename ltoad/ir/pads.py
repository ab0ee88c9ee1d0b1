"""Where exceptions land: landing pads, and the terminators of funclets (Windows, WebAssembly).

The pads of funclets themselves, ``catchpad`` and ``cleanuppad``, are ordinary
instructions: ``operands[0]`` is the parent pad, the rest are arguments.
"""

from __future__ import annotations

from collections.abc import Sequence

from ltoad.ir.instructions import BasicBlock, Instruction, Metadata
from ltoad.ir.types import Type
from ltoad.ir.values import Value


class LandingPad(Instruction):
    """``clauses`` pairs "catch" or "filter" with operands[i]; flags: cleanup."""

    __slots__ = ("clauses",)

    def __init__(
        self,
        type_: Type,
        operands: Sequence[Value],
        clauses: Sequence[str],
        *,
        name: str = "",
        flags: Sequence[str] = (),
        metadata: Metadata = (),
    ) -> None:
        super().__init__("landingpad", type_, operands, name=name, flags=flags, metadata=metadata)
        self.clauses = tuple(clauses)


class PadBranch(Instruction):
    """catchswitch, catchret and cleanupret; ``operands[0]`` is the pad they belong to.

    ``targets`` are the handlers of a catchswitch followed by its unwind
    destination, the successor of a catchret, the unwind destination of a
    cleanupret.  ``to_caller`` says that there is no unwind destination.
    """

    __slots__ = ("targets", "to_caller")

    def __init__(
        self,
        opcode: str,
        type_: Type,
        pad: Value,
        targets: Sequence[BasicBlock],
        *,
        to_caller: bool = False,
        name: str = "",
        metadata: Metadata = (),
    ) -> None:
        super().__init__(opcode, type_, [pad], name=name, metadata=metadata)
        self.targets = list(targets)
        self.to_caller = to_caller

    @property
    def successors(self) -> list[BasicBlock]:
        return self.targets
