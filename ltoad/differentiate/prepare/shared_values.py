"""Variables that threads of a parallel region share, and only read, are passed by value.

Compilers pass the address of whatever a region mentions.  What such a variable holds, a number of
elements or an array's address, could then change with each store, for all that the region's own
function shows, and nobody knows which argument of the caller an address is.  Where nothing but
loads and stores uses the variable, and the region does not store there, its value says the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ltoad.analysis.shape.users import Users, users_of
from ltoad.differentiate.prepare.internal_copies import (
    exchange_values,
    internal_copy,
    is_marker,
)
from ltoad.differentiate.support.teams import NUMBERS
from ltoad.ir.builder import Builder, Names
from ltoad.ir.clone import name_numbers
from ltoad.ir.instructions import BasicBlock, Call, Function, GetElementPtr, Instruction
from ltoad.ir.memory import Alloca, Load, MemoryAccess, Store
from ltoad.ir.module import Module
from ltoad.ir.types import I64, PTR, IntType, Type
from ltoad.ir.values import Argument, Constant, GlobalReference, Value
from ltoad.rules.table import Rows

_WORD = 64

Receives = Callable[[Call], tuple[str, int] | None]
"""The function that gets the operands of a call, and by how many places these are ahead of its
parameters; None if that is not known."""


class SharedValues:
    """The copies of one module's microtasks that take values; ``receives`` knows who is called."""

    def __init__(self, module: Module, rows: Rows, receives: Receives) -> None:
        self._module = module
        self._rows = rows
        self._receives = receives
        self._copies: dict[tuple[str, tuple[int, ...]], str] = {}
        self._users: dict[str, Users] = {}

    def pass_values(
        self, function: Function, call: Call, microtask: GlobalReference, first: int, names: Names
    ) -> GlobalReference:
        """Let a fork pass what variables hold; the function that takes that.

        Operand ``first`` of ``call`` is the first that all threads get.
        """
        users = users_of(function)
        values: dict[int, Value] = {}
        builder = Builder(names, BasicBlock("scratch"))
        for index, variable in enumerate(call.operands[first:]):
            type_ = self._passed_type(variable, users)
            place = NUMBERS + index
            if type_ is not None and self._only_loads(microtask.name, place, type_):
                assert isinstance(variable, Alloca)
                value: Value = builder.load(type_, variable, align=variable.align)
                if type_ not in (PTR, I64):
                    value = builder.cast("zext", value, I64)
                values[place] = value
        if not values:
            return microtask
        assert call.parent is not None
        call.parent.insert_all(call.parent.instructions.index(call), builder.block.instructions)
        call.operands = [
            values.get(NUMBERS + index - first, operand)
            for index, operand in enumerate(call.operands)
        ]
        return GlobalReference(self._copy(microtask.name, tuple(values)))

    # Variables

    def _passed_type(self, variable: Value, users: Users) -> Type | None:
        """The type of a word that only loads and stores use, here and where its address goes."""
        if not isinstance(variable, Alloca) or not _is_single(variable):
            return None
        type_ = variable.allocated_type
        word = type_ == PTR or (isinstance(type_, IntType) and type_.bits <= _WORD)
        return type_ if word and self._stays(variable, users) else None

    def _stays(self, variable: Alloca, users: Users) -> bool:
        """Whether nobody keeps the address of a variable, here or where it is passed on to."""
        seen: set[tuple[str, int]] = set()
        pending: list[tuple[Value, Users]] = [(variable, users)]
        while pending:
            address, there = pending.pop()
            for user in there.get(address, ()):
                if isinstance(user, GetElementPtr):
                    pending.append((user, there))
                elif isinstance(user, MemoryAccess):
                    if not _only_accesses(user, address):
                        return False
                elif not is_marker(user, self._rows):
                    places = self._received_at(user, address)
                    if places is None:
                        return False
                    pending += [
                        (self._module.function(name).arguments[index], self._users_in(name))
                        for name, index in places - seen
                    ]
                    seen |= places
        return True

    def _received_at(self, user: Instruction, address: Value) -> set[tuple[str, int]] | None:
        """The functions that get an address, and as which argument; None if that is not known."""
        received = self._receives(user) if isinstance(user, Call) else None
        if received is None:
            return None
        name, ahead = received
        return {(name, i - ahead) for i, o in enumerate(user.operands) if o is address} or None

    # Microtasks

    def _users_in(self, name: str) -> Users:
        if name not in self._users:
            self._users[name] = users_of(self._module.function(name))
        return self._users[name]

    def _only_loads(self, name: str, place: int, type_: Type) -> bool:
        argument = self._module.function(name).arguments[place]
        return all(
            (isinstance(user, Load) and user.is_plain and user.type == type_)
            or is_marker(user, self._rows)
            for user in self._users_in(name).get(argument, ())
        )

    def _copy(self, name: str, places: tuple[int, ...]) -> str:
        if (name, places) not in self._copies:
            self._copies[name, places] = self._module.fresh_name(f"{name}.values")
            copied = _with_values(self._module.function(name), self._copies[name, places], places)
            self._module.add_function(copied)
        return self._copies[name, places]


def _with_values(function: Function, name: str, places: Sequence[int]) -> Function:
    """A copy that takes the values behind some of its arguments."""
    copied = internal_copy(function, name)
    names = name_numbers(copied)
    users = users_of(copied)
    builder = Builder(names, BasicBlock("scratch"))
    replaced: dict[Value, Value] = {}
    dropped: set[Instruction] = set()
    for place in places:
        address = copied.arguments[place]
        loads = [user for user in users.get(address, ()) if isinstance(user, Load)]
        type_ = loads[0].type if loads else PTR
        passed = Argument(PTR if type_ == PTR else I64, address.name, place)
        copied.arguments[place] = passed
        value: Value = passed
        if type_ not in (PTR, I64):
            value = builder.cast("trunc", passed, type_)
        replaced.update(dict.fromkeys(loads, value))
        dropped.update(users.get(address, ()))
    exchange_values(copied, dropped, replaced)
    copied.entry.insert_all(0, builder.block.instructions)
    return copied


def _only_accesses(access: MemoryAccess, address: Value) -> bool:
    """Whether an access loads from an address, or stores another value there."""
    if isinstance(access, Store):
        return access.operands[0] is not address and access.is_plain
    return isinstance(access, Load) and access.is_plain


def _is_single(variable: Alloca) -> bool:
    count = variable.operands[0] if variable.operands else None
    return count is None or (isinstance(count, Constant) and count.reference() == "1")
