"""``errno`` is read when the program reads it, and never again.

Whatever runs in a reverse sweep may have changed it in between, and no store shows that.
"""

from __future__ import annotations

from ltoad.ir.instructions import Call, Function
from ltoad.ir.memory import MemoryAccess
from ltoad.ir.module import Module
from ltoad.rules.effects import ERRNO, finds_errno


def looks_at_errno(module: Module) -> bool:
    """Whether any code of a program may read or clear ``errno``."""
    return any(module.declares(name) or module.defines(name) for name in ERRNO)


def keep_errno_reads(function: Function) -> None:
    """Mark what reads or writes ``errno`` as volatile."""
    for instruction in function.instructions():
        if not isinstance(instruction, MemoryAccess) or "volatile" in instruction.flags:
            continue
        place = instruction.pointer
        if isinstance(place, Call) and finds_errno(place.callee_name):
            instruction.flags = (*instruction.flags, "volatile")
