"""What becomes of an address: it is looked at, or passed on.

Memory is read and written through an address, and it is compared with others: its bits end there.
A number's bits that are taken for an address, since a compiler joined both in one register, do so
only where they are none.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ltoad.ir.instructions import Call, Compare, Instruction
from ltoad.ir.memory import Load, MemoryAccess
from ltoad.ir.values import Value
from ltoad.rules.table import Rows

_SAME = frozenset(("phi", "select", "freeze", "bitcast"))
"""What leads to the same address."""
_MEASURES = frozenset(("ptrtoint", "add", "sub", "mul", "sdiv", "udiv", "ashr", "lshr", "shl"))
"""What calculates how far two addresses are apart, as a container does for the size of its
memory."""


def is_passed_on(address: Value, users: Mapping[Value, Sequence[Instruction]], rows: Rows) -> bool:
    """Whether an address may be stored, returned, kept by a callee, or be calculated with."""
    seen = {address}
    pending = [address]
    while pending:
        value = pending.pop()
        for user in users.get(value, ()):
            if user.opcode in _SAME or user.opcode in _MEASURES:
                if user not in seen:
                    seen.add(user)
                    pending.append(user)
            elif not _ends_at(user, value, rows):
                return True
    return False


def _ends_at(user: Instruction, address: Value, rows: Rows) -> bool:
    """Whether an instruction does no more than to look at an address, or at what it leads to."""
    if isinstance(user, Compare) or user.opcode == "getelementptr":
        return True  # who calculates an address from a number's bits looks there, too
    if isinstance(user, Load):
        return True
    if isinstance(user, MemoryAccess):
        return user.pointer is address and address not in _written(user)
    if not isinstance(user, Call):
        return False
    row = rows.of(user)
    if row is None or row.effects.unknown:
        return False
    places = {i for i, o in enumerate(user.operands) if o is address}
    return places.isdisjoint(row.effects.captures)


def _written(access: MemoryAccess) -> list[Value]:
    return [o for o in access.operands if o is not access.pointer]
