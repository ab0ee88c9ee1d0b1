"""Floats that are moved where they may be something else: other numbers, or an address.

Compilers move a union in a register of any type of its size.  A ``double`` that is loaded from a
place of contradicting claims and goes to another one may be two floats; what is calculated with it
is a number all the same.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Protocol

from ltoad.analysis.types.typing import MemoryTypes
from ltoad.analysis.types.word_ends import CONVERSIONS
from ltoad.ir.instructions import Call, Function, Instruction, Return
from ltoad.ir.layout import DataLayout
from ltoad.ir.memory import Load, MemoryAccess, Store
from ltoad.ir.types import VectorType, is_floating, is_integer, scalar_of
from ltoad.ir.values import Value


class Neighbours(Protocol):
    """What a function's instructions and the functions around it do with a value."""

    def takes_bytes(self, user: Instruction, word: Value) -> bool:
        """Whether an instruction moves whole bytes of a value."""

    def is_wanted(self, user: Call | Return, value: Value) -> bool:
        """Whether a value goes on in the function that it is passed or returned to."""

    def comes_disguised(self, value: Value) -> bool:
        """Whether an argument, or what a call returns, may be something else made a float."""


class FloatsOnTheWay:
    """Which values of one function go on as bytes."""

    def __init__(
        self,
        function: Function,
        types: MemoryTypes,
        layout: DataLayout,
        users: Mapping[Value, Sequence[Instruction]],
        neighbours: Neighbours,
    ) -> None:
        self._types = types
        self._layout = layout
        self._users = users
        self._neighbours = neighbours
        self.disguised: dict[Value, None] = {}
        """Floats that may have been made of something else, here or where they come from."""
        self._going: dict[Value, None] = {}
        self._cut: dict[Load, None] = {}
        """Loads of floats of which a part is converted as an integer."""
        self._find_disguised(function)
        self._find(function)

    def go_on(self, value: Value) -> bool:
        """Whether the bytes of a value go where only the run tells what they are."""
        return value in self._going

    def is_loaded(self, value: Value) -> bool:
        """Whether a float is loaded from a place of contradicting claims, or where a smaller
        integer must be, and goes on."""
        if not isinstance(value, Load) or not self.go_on(value):
            return False
        return value in self._cut or self._is_doubtful(value)

    def is_disguised(self, value: Value) -> bool:
        """Whether something else is made a float only to be moved."""
        return _makes_other(value) and self.go_on(value)

    def is_end(self, user: Instruction, value: Value) -> bool:
        """Whether a float goes out of sight of its function, to a place where it may be another."""
        if isinstance(user, Store):
            if user.value is not value or user.atomicity is not None:
                return False
            return value in self.disguised or self._is_doubtful(user)
        return isinstance(user, (Call, Return)) and self._neighbours.is_wanted(user, value)

    def _is_doubtful(self, access: Instruction) -> bool:
        """Whether claims about what a float's load or store moves contradict each other."""
        if not isinstance(access, (Load, Store)) or access.atomicity is not None:
            return False
        type_ = access.access_type
        if not is_floating(type_) or self._layout.bits_of(scalar_of(type_)) % 32:
            return False
        return self._types.nearby(access).unclear != 0

    def _find_disguised(self, function: Function) -> None:
        pending = [
            v
            for v in (*function.arguments, *function.instructions())
            if is_floating(v.type) and (_makes_other(v) or self._neighbours.comes_disguised(v))
        ]
        while pending:
            value = pending.pop()
            if value not in self.disguised:
                self.disguised[value] = None
                pending += [
                    user
                    for user in self._users.get(value, ())
                    if is_floating(user.type)
                    and not isinstance(user, (MemoryAccess, Call))
                    and self._neighbours.takes_bytes(user, value)
                ]

    def _find(self, function: Function) -> None:
        instructions = [
            i for block in reversed(function.blocks) for i in reversed(block.instructions)
        ]
        before = -1
        while before != len(self._going):
            before = len(self._going)
            self._add_all((*instructions, *function.arguments))
        for instruction in instructions:
            if not isinstance(instruction, Load) or not is_floating(instruction.type):
                continue
            if self._is_doubtful(instruction):
                self._add_ends(instruction, _COUNTS)
            elif self._add_ends(instruction, CONVERSIONS, narrower=True):
                self._cut[instruction] = None

    def _add_ends(self, load: Load, counts: Collection[str], *, narrower: bool = False) -> bool:
        """Take in a union that is loaded as a float, and is counted with as an integer; whether
        that is found.

        Who converts a part of the bits of a float (``narrower``) has no float there.
        """
        before: dict[Value, Value] = {}
        pending: list[Value] = [load]
        counted: list[Value] = []
        whole = self._layout.bits_of(load.type)
        while pending:
            value = pending.pop()
            smaller = self._layout.bits_of(value.type) < whole
            for user in self._users.get(value, ()):
                if user.opcode in counts and is_integer(value.type) and (smaller or not narrower):
                    counted.append(value)
                elif user not in before and self._neighbours.takes_bytes(user, value):
                    before[user] = value
                    pending.append(user)
        for end in counted:
            value = end
            self._going[value] = None
            while value is not load:
                value = before[value]
                self._going[value] = None
        return bool(counted)

    def _add_all(self, values: Iterable[Value]) -> None:
        for value in values:
            if value not in self._going and any(
                self._leads_on(user, value) for user in self._users.get(value, ())
            ):
                self._going[value] = None

    def _leads_on(self, user: Instruction, value: Value) -> bool:
        if is_floating(value.type) or isinstance(user, (Call, Return)):
            if self.is_end(user, value):
                return True
        elif isinstance(user, Store) and user.value is value:
            return True
        if isinstance(user, (MemoryAccess, Call)) or not self._neighbours.takes_bytes(user, value):
            return False
        return _makes_other(user) or user in self._going


_COUNTS = frozenset(
    ["add", "sub", "mul", "sdiv", "udiv", "srem", "urem", "sitofp", "uitofp", "switch"]
)
"""What is done with the integers of a union that is loaded as a float."""


def _makes_other(value: Value) -> bool:
    """Whether this is a cast of something that is not a float like the result."""
    if not isinstance(value, Instruction) or value.opcode != "bitcast":
        return False
    return is_floating(value.type) and is_other(value.operands[0], value)


def is_other(one: Value, other: Value) -> bool:
    """Whether two values are made of different things: a double is not two floats."""
    return scalar_of(one.type) != scalar_of(other.type) or (
        isinstance(one.type, VectorType) and not is_floating(one.type)
    )
