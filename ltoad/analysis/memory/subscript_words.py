"""Integers that are subscripts, and so no addresses, behind where something was accessed at them.

An integer out of memory may be an address in one case and an index in another.  Wherever control
has come by an access to an element at that index, it is an index: no array begins at address 0.  So
it is where the compiler assumes that it is less than some number, or asks for the alignment of the
element's address, and where so many elements are copied.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from ltoad.analysis.shape.accesses import (
    accessed_behind,
    bounded_by_assumption,
    decided_by,
    has_come_by,
)
from ltoad.analysis.shape.cfg import ControlFlow
from ltoad.analysis.shape.users import Users, users_of
from ltoad.ir.instructions import BasicBlock, Call, Function, GetElementPtr, Instruction
from ltoad.ir.layout import DataLayout
from ltoad.ir.types import is_integer
from ltoad.ir.values import Constant, ConstantInt, Value
from ltoad.rules.rows import TransferRow
from ltoad.rules.table import Rows


class SubscriptWords:
    """Answers about the integers of one function."""

    def __init__(self, function: Function, layout: DataLayout, rows: Rows) -> None:
        self._function = function
        self._layout = layout
        self._rows = rows
        self._accessed_at: dict[Value, tuple[BasicBlock, ...]] = {}

    @cached_property
    def _users(self) -> Users:
        return users_of(self._function)

    @cached_property
    def _flow(self) -> ControlFlow:
        return ControlFlow(self._function)

    def is_subscript(self, word: Value, block: BasicBlock | None) -> bool:
        """Whether control has come by an access at the index ``word``, or by a bound of it, at the
        end of a block."""
        if block is None or isinstance(word, Constant) or not is_integer(word.type):
            return False
        if word not in self._accessed_at:
            self._accessed_at[word] = tuple(self._accessed(word))
        found = self._accessed_at[word]
        return bool(found) and has_come_by(found, block, self._flow)

    def _accessed(self, index: Value) -> Iterator[BasicBlock]:
        users = self._users.get(index, ())
        scaled = [u for u in users if isinstance(u, GetElementPtr) and self._scales(u, index)]
        yield from accessed_behind(scaled, self._users)
        yield from decided_by(scaled, self._users)
        yield from bounded_by_assumption(index, self._users)
        yield from self._copied(index)

    def _copied(self, count: Value) -> Iterator[BasicBlock]:
        """The blocks in which so many elements are copied."""
        for size in filter(_multiplies, self._users.get(count, ())):
            for user in self._users.get(size, ()):
                row = self._rows.of(user) if isinstance(user, Call) else None
                if isinstance(row, TransferRow) and user.operands[row.size] is size and user.parent:
                    yield user.parent

    def _scales(self, gep: GetElementPtr, index: Value) -> bool:
        """Whether elements are counted by an index; bytes may be the rest of an address."""
        if isinstance(gep.operands[0], Constant):
            return False
        return any(i is index and abs(step) > 1 for i, step in self._layout.gep_offset(gep)[1])


def _multiplies(user: Instruction) -> bool:
    """Whether elements of more than one byte are counted."""
    factor = user.operands[-1] if user.opcode in ("shl", "mul") else None
    least = 0 if user.opcode == "shl" else 1
    return isinstance(factor, ConstantInt) and factor.value > least
