"""Addresses that are moved as integers, where only what is known of the memory tells that they are.

Who moves the words of a struct as ``long``, or marks an address in its lowest bits, says in the
metadata that these are integers.  But where addresses are known to lie, by any function of the
program, their shadows have to follow.  For a number that is taken for an address that does no
harm: the shadow of its bytes says nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from ltoad.analysis.memory.kinds import ADDRESS
from ltoad.analysis.memory.pointers import Pointers
from ltoad.analysis.shape.users import users_of
from ltoad.analysis.types.typing import MemoryTypes
from ltoad.ir.instructions import Call, Function, Instruction, Return
from ltoad.ir.layout import DataLayout
from ltoad.ir.memory import Load, Store
from ltoad.ir.types import I64, scalar_of
from ltoad.ir.values import Constant, Value
from ltoad.rules.table import Rows

_MOVES = frozenset(("phi", "select", "freeze", "insertelement", "extractelement", "shufflevector"))
_MARKS = frozenset(("add", "sub", "and", "or", "xor"))
"""What is done to an address with a constant."""

Users = Mapping[Value, Collection[Instruction]]


def disguised_addresses(
    function: Function, types: MemoryTypes, pointers: Pointers, layout: DataLayout
) -> Iterator[Load]:
    """The loads of integers that may be addresses, and are not yet taken for such."""
    users = users_of(function)
    for load in function.instructions():
        if not isinstance(load, Load) or scalar_of(load.type) != I64 or load.atomicity is not None:
            continue
        if load.moved_apart or load.may_be_address or pointers.is_address(load):
            continue
        size = layout.size_of(load.type)
        facts = [f for f in types.at(load.pointer) if f.kind == ADDRESS and f.touches(size)]
        if not facts or types.block([load.pointer], size).floats:
            continue
        moved, marked = _uses(load, users, pointers.rows)
        placed = any(f.where.stride == 0 or f.where.stride > f.size for f in facts)
        if (moved and not pointers.of(load)) or (marked and placed):
            yield load


def _uses(load: Load, users: Users, rows: Rows) -> tuple[bool, bool]:
    """Whether a word goes on to memory, or out of the function: as it is, and marked."""
    moved = marked = False
    pending: list[tuple[Value, bool]] = [(load, False)]
    seen: set[tuple[Value, bool]] = set()
    while pending:
        word, changed = pending.pop()
        if (word, changed) in seen:
            continue
        seen.add((word, changed))
        for user in users.get(word, ()):
            if _takes(user, word, rows):
                moved, marked = moved or not changed, marked or changed
            elif user.opcode in _MOVES:
                pending.append((user, changed))
            elif user.opcode in _MARKS and any(isinstance(o, Constant) for o in user.operands):
                pending.append((user, True))
    return moved, marked


def _takes(user: Instruction, word: Value, rows: Rows) -> bool:
    """Whether a word is stored, returned, or passed to a function of the program."""
    if isinstance(user, Call):
        return rows.of(user) is None
    return isinstance(user, Return) or (isinstance(user, Store) and user.value is word)
