"""The function being built: head block, stack variables, fields, arena.

Both sweeps of a combined derivative share one frame; in split mode each
function has its own, and the fields lie in the tape that it is given.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field

from ltoad.differentiate.support import arena
from ltoad.differentiate.support.allocate import allocate
from ltoad.differentiate.tape.scopes import Scopes
from ltoad.ir.builder import Builder, Names
from ltoad.ir.instructions import BasicBlock, Function
from ltoad.ir.layout import DataLayout
from ltoad.ir.types import I8, I32, I64, PTR, ArrayType, StructType, Type
from ltoad.ir.values import Value, integer, zero

STACK_ROOM = 2048
"""Bytes of an arena that are on the stack."""


@dataclass(slots=True)
class Frame(ABC):
    """``head`` is the first block; it gets its terminator last.

    ``on_stack``: an arena of its own begins on the stack.
    """

    function: Function
    names: Names
    scopes: Scopes
    head: Builder = field(init=False)
    arena: Value | None = None
    on_stack: bool = False
    _variables: dict[object, Value] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.head = Builder(self.names, self.function.add_block(self.names.fresh("head")))

    @abstractmethod
    def field(self, index: int) -> Value:
        """The address of a field."""

    def variable(self, owner: object, type_: Type) -> Value:
        """A stack variable of the function, one per owner; its start value is undefined."""
        if owner not in self._variables:
            self._variables[owner] = self.head.alloca(type_, "variable")
        return self._variables[owner]

    def adjoint(self, owner: object, type_: Type) -> Value:
        """A stack variable that starts as zero."""
        key = ("adjoint", owner)
        if key not in self._variables:
            self._variables[key] = self.head.alloca(type_, "adjoint.slot")
            self.head.store(zero(type_), self._variables[key])
        return self._variables[key]

    def require_arena(self) -> Value:
        if self.arena is None:
            self.arena = self.head.alloca(arena.ARENA, "arena", align=8)
            self.head.store(self._first_memory(), self.arena)
        return self.arena

    def _first_memory(self) -> Value:
        """An arena that has nothing yet, or room on the stack, which a small tape never leaves."""
        if not self.on_stack:
            return zero(arena.ARENA)
        room = ArrayType(STACK_ROOM, I8)
        start = self.head.alloca(room, "room", align=16)
        end = self.head.byte_offset(start, integer(I64, STACK_ROOM))
        begun = self.head.insert_value(zero(arena.ARENA), start, 1)
        return self.head.insert_value(begun, end, 2)

    def finish(self, entry: BasicBlock) -> None:
        self.head.br(entry)


@dataclass(slots=True)
class CombinedFrame(Frame):
    """Fields are stack slots."""

    types: list[Type] = field(default_factory=list)

    def field(self, index: int) -> Value:
        return self.variable(("field", index), self.types[index])


@dataclass(slots=True)
class TapeFrame(Frame):
    """Fields are members of the tape, a struct in the arena."""

    types: list[Type] = field(default_factory=list)
    tape: Value = field(default_factory=lambda: zero(PTR))

    @property
    def type(self) -> StructType:
        return StructType(tuple(self.types))

    def allocate(self, layout: DataLayout) -> None:
        """Take the tape from the arena; a function without fields has none."""
        if self.types:
            size = integer(I64, layout.alloc_size_of(self.type))
            self.tape = allocate(self.head, self.require_arena(), size)

    def field(self, index: int) -> Value:
        key = ("field", index)
        if key not in self._variables:
            self._variables[key] = self.head.gep(
                self.type, self.tape, [integer(I32, 0), integer(I32, index)]
            )
        return self._variables[key]
