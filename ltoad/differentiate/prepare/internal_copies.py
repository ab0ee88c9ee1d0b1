"""Copies of a program's functions that only this module calls."""

from __future__ import annotations

from ltoad.differentiate.keys.attributes import convention_of
from ltoad.ir.clone import copy_function
from ltoad.ir.instructions import Function


def internal_copy(function: Function, name: str) -> Function:
    """A copy under another name, with nothing that only one function may have."""
    copied, _ = copy_function(function, name)
    copied.prefix = f"internal {convention_of(function)}".strip()
    copied.suffix = _of_any_function(function.suffix)
    return copied


def _of_any_function(suffix: str) -> str:
    """The words behind a function's parameters but for ``!dbg !N`` and its group of the linker."""
    words = suffix.split()
    while "!dbg" in words:
        place = words.index("!dbg")
        del words[place : place + 2]
    return " ".join(w for w in words if not w.startswith("comdat"))
