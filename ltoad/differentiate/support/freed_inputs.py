"""The check of shadows that are freed with the memory of an argument.

Where it is needed: :mod:`ltoad.differentiate.shadows.freed_inputs`.
"""

from __future__ import annotations

from ltoad.ir.types import I64, PTR, VOID, FunctionType
from ltoad.runtime import Source

FORGET = "__ltoad_forget_numbers"
"""(shadow, block, bytes): clears what the check would take for derivatives."""
FORGET_TYPE = FunctionType(VOID, (PTR, PTR, I64))
SOURCES = {FORGET: Source("forgotten_numbers.ll")}
PREFIX = "__ltoad_freed_input."


def check(name: str, function: str) -> Source:
    """A function ``(ptr shadow, i64 block, i64 bytes)``, which stops the program if the shadow
    holds a derivative; 0 bytes are as many as were allocated."""
    message = (
        f"ltoad: '{function}' frees memory of an argument, whose shadow holds a derivative that "
        "would be lost.\\0A       Differentiate with respect to a copy, or reserve the memory "
        "beforehand so that it is not moved.\\0A"
    )
    length = len(message) - 2 * message.count("\\0A")
    values = {"name": name, "message": message, "length": str(length)}
    return Source("templates/freed_inputs.ll", values)
