"""What an integer is, by how the program uses it: a number, an address, or other bits."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from ltoad.ir.instructions import Instruction
from ltoad.ir.memory import Load, Store
from ltoad.ir.types import I1

_COUNTING = frozenset(
    [
        *("add", "sub", "mul", "sdiv", "udiv", "srem", "urem", "sitofp", "uitofp"),
        *("icmp", "getelementptr", "switch"),
    ]
)
"""What is done with numbers and not with words that are moved."""

_NO_BITS = frozenset(
    ["sdiv", "udiv", "srem", "urem", "sitofp", "uitofp", "getelementptr", "switch"]
)
"""What nobody does with the bits of a float."""

_COUNTED = frozenset(
    ["add", "sub", "mul", "sdiv", "udiv", "srem", "urem", "fptosi", "fptoui", "ptrtoint"]
)


def is_number(access: Load | Store, users: Iterable[Instruction]) -> bool:
    """Whether an integer is calculated with, or is the result of a calculation."""
    if isinstance(access, Load):
        return any(u.opcode in _COUNTING for u in users)
    return isinstance(access.value, Instruction) and access.value.opcode in _COUNTED


def is_atomic_address(access: Load | Store, users: Iterable[Instruction]) -> bool:
    """Whether an integer is a pointer that clang accesses atomically, which it does by casts."""
    if access.atomicity is None:
        return False
    if isinstance(access, Load):
        return any(u.opcode == "inttoptr" for u in users)
    return isinstance(access.value, Instruction) and access.value.opcode == "ptrtoint"


def are_uses_of_integer(users: Collection[Instruction]) -> bool:
    """Whether an integer is used as nobody uses the bits of a float, and is not moved on."""
    return all(_is_flag(u) or u.opcode in _NO_BITS | _COUNTING for u in users) and any(
        _is_flag(u) or u.opcode in _NO_BITS for u in users
    )


def _is_flag(user: Instruction) -> bool:
    return user.opcode == "trunc" and user.type == I1
