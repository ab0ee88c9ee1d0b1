"""The destructors of what is thrown."""

from __future__ import annotations

from ltoad.differentiate.thrown.handlers import NotPossibleError
from ltoad.ir.instructions import Instruction
from ltoad.ir.values import GlobalReference, Value, is_null


def functions_in(value: Value) -> list[GlobalReference]:
    """The functions that a value is the address of; NotPossibleError if one is unknown."""
    found: list[GlobalReference] = []
    pending, seen = [value], {value}
    while pending:
        one = pending.pop()
        if isinstance(one, GlobalReference):
            found.append(one)
        elif isinstance(one, Instruction) and one.opcode in ("phi", "select"):
            new = [o for o in one.operands[one.opcode == "select" :] if o not in seen]
            seen.update(new)
            pending += new
        elif not is_null(one):
            raise NotPossibleError
    return found
