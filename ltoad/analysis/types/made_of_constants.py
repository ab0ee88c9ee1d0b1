"""Integers that are made of constants alone, such as the counters of loops, and of what is read
with bounds, such as the discriminants of enums.

Whatever is claimed of the memory where they are stored, they are no bits of a float that depends
on anything.
"""

from __future__ import annotations

from ltoad.analysis.memory.address_integers import ARITHMETIC
from ltoad.analysis.shape.users import users_of
from ltoad.analysis.types.integer_uses import has_range
from ltoad.ir.instructions import Function, Instruction
from ltoad.ir.memory import Load
from ltoad.ir.types import is_integer
from ltoad.ir.values import Constant, Value

_MAKING = ARITHMETIC | {"lshr", "ashr", "phi", "select", "freeze"}


def made_of_constants(function: Function) -> set[Value]:
    """The integers of a function into which nothing goes but constants, conditions and loads of
    which the compiler knows bounds."""
    users = users_of(function)
    found: set[Value] = {
        i for i in function.instructions() if i.opcode in _MAKING and is_integer(i.type)
    }
    bounded = {i for i in function.instructions() if isinstance(i, Load) and has_range(i, users)}
    found |= bounded
    made = [i for i in found if isinstance(i, Instruction) and i not in bounded]
    pending = [i for i in made if not _is_made_of(i, found)]
    while pending:
        value = pending.pop()
        if value in found:
            found.remove(value)
            pending += [u for u in users.get(value, ()) if u in found and not _is_made_of(u, found)]
    return found


def _is_made_of(made: Instruction, found: set[Value]) -> bool:
    parts = made.operands[1:] if made.opcode == "select" else made.operands
    return all(isinstance(part, Constant) or part in found for part in parts)
