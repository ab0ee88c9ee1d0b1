"""``errno`` is read when the program reads it, and never again.

Whatever runs in a reverse sweep may have changed it in between, and no store shows that.
"""

from __future__ import annotations

from ltoad.ir.instructions import Call, Function
from ltoad.ir.memory import MemoryAccess
from ltoad.rules.effects import finds_errno


def keep_errno_reads(function: Function) -> None:
    """Mark what reads or writes ``errno`` as volatile."""
    for instruction in function.instructions():
        if not isinstance(instruction, MemoryAccess) or "volatile" in instruction.flags:
            continue
        place = instruction.pointer
        if isinstance(place, Call) and finds_errno(place.callee_name):
            instruction.flags = (*instruction.flags, "volatile")
