"""Tables of functions from which the program takes addresses, to keep them elsewhere.

``settings->curve = curves[i].time`` puts what lies in a table into an object of another layout:
such functions may be called from any place.  Of other tables, such as those of operations to which
objects point, entries are read only to be called.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ltoad.analysis.shape.users import Users, all_operands, users_of
from ltoad.ir.instructions import Call, Function, GetElementPtr, Instruction, Phi, Return
from ltoad.ir.memory import Load
from ltoad.ir.module import Module
from ltoad.ir.text import symbols
from ltoad.ir.types import IntType, Type, VectorType, is_pointer
from ltoad.ir.values import ConstantExpression, GlobalReference, Value
from ltoad.rules.rows import CopyRow, Row

_MOVING = ("select", "bitcast", "freeze")
_ADDRESS_BITS = 64
Rows = Callable[[Call], Row | None]


def copied_tables(module: Module, tables: Iterable[str], row_of: Rows) -> frozenset[str]:
    """The tables of which an entry, read at the table's own address, is more than called."""
    wanted = frozenset(tables)
    copied: set[str] = set()
    walk = _Walk(module, row_of)
    for name in module.function_names() if wanted else ():
        mentioned = wanted.intersection(symbols(module.function_text(name))) - copied
        if mentioned:
            copied |= walk.copied_in(name, mentioned)
    return frozenset(copied)


class _Walk:
    """Follows addresses of tables through functions, into callees as well."""

    def __init__(self, module: Module, row_of: Rows) -> None:
        self._module = module
        self._row_of = row_of
        self._users: dict[str, Users] = {}
        self._arguments: dict[tuple[str, int], bool] = {}

    def copied_in(self, name: str, tables: frozenset[str]) -> set[str]:
        """Those of the tables that one function mentions from which entries are copied."""
        found: set[str] = set()
        for instruction in self._module.function(name).instructions():
            for operand in all_operands(instruction):
                mentioned = _tables_in(operand) & tables - found
                if mentioned and self._is_copied_at(name, instruction, operand):
                    found |= mentioned
        return found

    def _is_copied_at(self, name: str, instruction: Instruction, address: Value) -> bool:
        """Whether an entry is copied by an instruction that uses an address in a table, or by
        what uses its result."""
        waiting = [(instruction, address)]
        seen: set[Instruction] = set()
        while waiting:
            user, used = waiting.pop()
            if isinstance(user, Load):
                if self._is_kept(name, user):
                    return True
            elif isinstance(user, Call):
                if self._is_copied_by(user, used):
                    return True
            elif _moves(user, used) and user not in seen:
                seen.add(user)
                waiting += [(following, user) for following in self._users_in(name, user)]
        return False

    def _is_copied_by(self, call: Call, used: Value) -> bool:
        row = self._row_of(call)
        if isinstance(row, CopyRow):
            return call.operands[row.source] is used
        places = [i for i, operand in enumerate(call.operands) if operand is used]
        return any(self._copies_argument(call.callee_name, i) for i in places)

    def _copies_argument(self, name: str, index: int) -> bool:
        """Whether a function copies an entry of a table that is passed to it."""
        if not self._module.defines(name):
            return False
        key = (name, index)
        if key not in self._arguments:
            self._arguments[key] = False
            function = self._module.function(name)
            argument = function.arguments[index] if index < len(function.arguments) else None
            self._arguments[key] = argument is not None and any(
                self._is_copied_at(name, user, argument) for user in self._users_in(name, argument)
            )
        return self._arguments[key]

    def _is_kept(self, name: str, load: Load) -> bool:
        """Whether a loaded address is stored, passed on, returned or chosen."""
        return _may_hold_address(load.type) and any(
            _keeps(user, load) for user in self._users_in(name, load)
        )

    def _users_in(self, name: str, value: Value) -> list[Instruction]:
        if name not in self._users:
            function: Function = self._module.function(name)
            self._users[name] = users_of(function)
        return self._users[name].get(value, [])


def _tables_in(value: Value) -> frozenset[str]:
    """The globals to which a constant leads."""
    if isinstance(value, GlobalReference):
        return frozenset([value.name])
    if isinstance(value, ConstantExpression):
        return frozenset().union(*map(_tables_in, value.operands))
    return frozenset()


def _moves(user: Instruction, used: Value) -> bool:
    """Whether an instruction's result lies in the table as well."""
    if isinstance(user, GetElementPtr):
        return user.operands[0] is used
    return isinstance(user, Phi) or user.opcode in _MOVING


def _may_hold_address(type_: Type) -> bool:
    """Whether a loaded value may be an address, a word that is one, or several of them."""
    element = type_.element if isinstance(type_, VectorType) else type_
    return is_pointer(element) or (isinstance(element, IntType) and element.bits >= _ADDRESS_BITS)


def _keeps(user: Instruction, loaded: Value) -> bool:
    if isinstance(user, Call):
        return loaded in user.operands
    return user.opcode in ("store", *_MOVING) or isinstance(user, (Phi, Return))
