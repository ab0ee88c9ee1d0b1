"""What becomes of an address: it is looked at, or passed on.

Memory is read and written through an address, and it is compared with others: its bits end there.
A number's bits that are taken for an address, since a compiler joined both in one register, do so
only where they are none.
"""

from __future__ import annotations

from collections.abc import Callable

from ltoad.analysis.shape.users import Users, users_of
from ltoad.ir.instructions import Call, Compare, Function, Instruction
from ltoad.ir.memory import Load, MemoryAccess
from ltoad.ir.values import Value
from ltoad.rules.table import Rows

_SAME = frozenset(("phi", "select", "freeze", "bitcast"))
"""What leads to the same address."""
_MEASURES = frozenset(("ptrtoint", "add", "sub", "mul", "sdiv", "udiv", "ashr", "lshr", "shl"))
"""What calculates how far two addresses are apart, as a container does for the size of its
memory."""


class AddressUses:
    """What a program does with the addresses of one function, in it and in what it calls.

    ``body`` gives the functions of the program by their name.
    """

    def __init__(
        self, function: Function, rows: Rows, body: Callable[[str], Function | None]
    ) -> None:
        self._rows = rows
        self._body = body
        self._users: dict[str, Users] = {}
        self._function = function

    def is_passed_on(self, address: Value) -> bool:
        """Whether an address may be stored, returned, kept by a callee, or be calculated with."""
        seen: set[tuple[str, Value]] = set()
        pending = [(self._function, address)]
        while pending:
            function, value = pending.pop()
            if (function.name, value) in seen:
                continue
            seen.add((function.name, value))
            for user in self._users_in(function).get(value, ()):
                if user.opcode in _SAME or user.opcode in _MEASURES:
                    pending.append((function, user))
                elif isinstance(user, Call) and self._rows.of(user) is None:
                    parameters = self._parameters(user, value)
                    if parameters is None:
                        return True
                    pending += parameters
                elif not _ends_at(user, value, self._rows):
                    return True
        return False

    def _users_in(self, function: Function) -> Users:
        if function.name not in self._users:
            self._users[function.name] = users_of(function)
        return self._users[function.name]

    def _parameters(self, call: Call, value: Value) -> list[tuple[Function, Value]] | None:
        """Where a callee of the program takes a value; None if it keeps it, for all we know."""
        callee = self._body(call.callee_name) if call.callee_name else None
        places = [i for i, operand in enumerate(call.operands) if operand is value]
        if callee is None or not places or places[-1] >= len(callee.arguments):
            return None
        return [(callee, callee.arguments[i]) for i in places]


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
