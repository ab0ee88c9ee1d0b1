"""Structs of addresses that flang passes to a parallel region: their members are passed instead.

What lies in a struct in memory is any address, to those who see the region alone; and a variable
whose address was stored is one that anybody may have.
"""

from __future__ import annotations

from dataclasses import dataclass

from ltoad.analysis.shape.users import Users, users_of
from ltoad.differentiate.prepare.internal_copies import (
    exchange_values,
    internal_copy,
    is_marker,
)
from ltoad.ir.clone import name_numbers
from ltoad.ir.instructions import Call, Function, GetElementPtr, Instruction
from ltoad.ir.memory import Alloca, Load, Store
from ltoad.ir.module import Module
from ltoad.ir.types import PTR
from ltoad.ir.values import Argument, GlobalReference, Value
from ltoad.rules.table import Rows


@dataclass(frozen=True, slots=True)
class _Accesses:
    """Loads and stores of a struct, each with its distance from the start, and the GEPs of it."""

    loads: tuple[tuple[int, Load], ...]
    stores: tuple[tuple[int, Store], ...]
    addresses: tuple[Instruction, ...]


class SharedStructs:
    """The copies of one module's microtasks that take the members of a struct."""

    def __init__(self, module: Module, rows: Rows) -> None:
        self._module = module
        self._rows = rows
        self._copies: dict[tuple[str, tuple[int, ...]], str] = {}

    def pass_members(
        self, function: Function, call: Call, microtask: GlobalReference, first: int
    ) -> GlobalReference:
        """Let a fork pass what has just been stored in a struct; the function that takes that."""
        if len(call.operands) != first + 1:
            return microtask
        struct = call.operands[first]
        made = self._module.function(microtask.name)
        given = made.arguments[-1]
        if not isinstance(struct, Alloca):
            return microtask
        there = self._accesses(given, users_of(made), None)
        here = self._accesses(struct, users_of(function), call)
        if there is None or here is None or there.stores or here.loads:
            return microtask
        members = _stored(here, call)
        places = tuple(sorted({place for place, _ in there.loads}))
        if members is None or not set(places) <= set(members):
            return microtask
        call.operands = [*call.operands[:first], *(members[place] for place in places)]
        for _, store in here.stores:
            assert store.parent is not None
            store.parent.instructions.remove(store)
        return GlobalReference(self._copy(made, places))

    def _accesses(self, struct: Value, users: Users, passed: Call | None) -> _Accesses | None:
        """All that is done with a struct of addresses, but that it is ``passed`` on; None if that
        is anything else."""
        loads: list[tuple[int, Load]] = []
        stores: list[tuple[int, Store]] = []
        addresses: list[Instruction] = []
        pending: list[tuple[Value, int]] = [(struct, 0)]
        while pending:
            address, place = pending.pop()
            for user in users.get(address, ()):
                if isinstance(user, GetElementPtr):
                    step = self._module.layout.constant_stride(user)
                    if step is None:
                        return None
                    addresses.append(user)
                    pending.append((user, place + step))
                elif isinstance(user, Load) and user.is_plain and user.type == PTR:
                    loads.append((place, user))
                elif isinstance(user, Store) and _stores_address(user, address):
                    stores.append((place, user))
                elif user is not passed and not is_marker(user, self._rows):
                    return None
        return _Accesses(tuple(loads), tuple(stores), tuple(addresses))

    def _copy(self, function: Function, places: tuple[int, ...]) -> str:
        key = function.name, places
        if key not in self._copies:
            self._copies[key] = self._module.fresh_name(f"{function.name}.members")
            self._module.add_function(self._with_members(function, self._copies[key], places))
        return self._copies[key]

    def _with_members(self, function: Function, name: str, places: tuple[int, ...]) -> Function:
        copied = internal_copy(function, name)
        names = name_numbers(copied)
        users = users_of(copied)
        *numbers, struct = copied.arguments
        found = self._accesses(struct, users, None)
        assert found is not None
        members = {
            place: Argument(PTR, names.fresh("member"), len(numbers) + index)
            for index, place in enumerate(places)
        }
        copied.arguments = [*numbers, *members.values()]
        dropped: set[Instruction] = {load for _, load in found.loads}
        dropped.update(found.addresses)
        for address in (struct, *found.addresses):
            dropped.update(u for u in users.get(address, ()) if is_marker(u, self._rows))
        exchange_values(copied, dropped, {load: members[place] for place, load in found.loads})
        return copied


def _stores_address(store: Store, address: Value) -> bool:
    value = store.operands[0]
    return (
        store.is_plain and store.pointer is address and value is not address and value.type == PTR
    )


def _stored(accesses: _Accesses, call: Call) -> dict[int, Value] | None:
    """What each member is when a struct is passed: it is stored once, in the block before."""
    block = call.parent
    assert block is not None
    before = set(block.instructions[: block.instructions.index(call)])
    members: dict[int, Value] = {}
    for place, store in accesses.stores:
        if place in members or store not in before:
            return None
        members[place] = store.operands[0]
    return members
