"""Calls of virtual functions of streams, of their buffers and of facets, which libraries have.

What a program's own classes have is among the functions that such a call may reach; where it is
none of these it is the library's, which has no derivative.  Whose destructor is called, the run
tells where the object is active.
"""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass, replace

from ltoad.differentiate.prepare.library_calls import hand_over
from ltoad.differentiate.support.stream_state import (
    CHARACTER,
    END,
    IS_STREAM,
    NUMBER,
    START,
    TYPES,
)
from ltoad.ir.builder import Builder
from ltoad.ir.clone import ValueMap
from ltoad.ir.instructions import Call, Function, GetElementPtr
from ltoad.ir.layout import DataLayout
from ltoad.ir.memory import Load
from ltoad.ir.module import Module
from ltoad.ir.types import PTR, VOID, FunctionType
from ltoad.ir.values import ConstantInt, Value

_DELETE = "_ZdlPv"
_DELETE_TYPE = FunctionType(VOID, (PTR,))
_PLAIN, _DELETING = 0, 8
"""Where tables have the destructors: one ends an object, the other also frees it."""
_ENDING = FunctionType(VOID, (PTR,))
_HELPERS = {
    FunctionType(TYPES[name].result, TYPES[name].parameters[1:]): name
    for name in (NUMBER, CHARACTER)
}


@dataclass(frozen=True, slots=True)
class StreamCall:
    """What calls a library's function, which lies at a ``slot`` of an object's ``table``."""

    helper: str
    table: Value
    slot: int

    def with_values(self, values: ValueMap) -> StreamCall:
        return replace(self, table=values.get(self.table, self.table))

    def write(self, builder: Builder, call: Call, function: Function, module: Module) -> Value:
        """The call of what the library has; what it returns."""
        for name, type_ in (*TYPES.items(), (_DELETE, _DELETE_TYPE)):
            module.declare(name, type_)
        if self.helper != END:
            arguments = [call.callee, *call.operands]
            return builder.call(self.helper, TYPES[self.helper], arguments)
        (ended,) = call.operands
        if self.slot == _PLAIN:
            return self._end(builder, call.callee, ended)
        return self._delete(builder, call.callee, ended, function)

    def _end(self, builder: Builder, destructor: Value, ended: Value) -> Value:
        return builder.call(END, TYPES[END], [destructor, ended, self.table])

    def _delete(
        self, builder: Builder, destructor: Value, ended: Value, function: Function
    ) -> Value:
        """A stream ends, and is freed as the program's own objects are; others do that
        themselves."""
        known, unknown, after = (
            builder.new_block(function, n) for n in ("stream", "no.stream", "ended")
        )
        builder.cond_br(builder.call(IS_STREAM, TYPES[IS_STREAM], [self.table]), known, unknown)
        builder.position(known)
        start = builder.call(START, TYPES[START], [self.table])
        self._end(builder, builder.load(PTR, self.table), ended)
        builder.call(_DELETE, _DELETE_TYPE, [builder.byte_offset(ended, start)])
        builder.br(after)
        builder.position(unknown)
        result = self._end(builder, destructor, ended)
        builder.br(after)
        builder.position(after)
        return result

    def rename(self, call: Call, module: Module) -> None:
        """Have a call itself call what the library has."""
        hand_over(call, self.helper, TYPES[self.helper], module)


def stream_call(call: Call, state: Set[Value], layout: DataLayout) -> StreamCall | None:
    """What a call through a pointer is if it may be a destructor, or if its table is that of a
    stream, or of what the addresses in ``state`` lead to, and all that it hands on is known
    characters."""
    if not isinstance(call.callee, Load) or not call.operands:
        return None
    table, slot = place_of(call.callee.pointer, layout)
    named = call.operands[0]
    if not isinstance(table, Load) or place_of(table.pointer, layout) != place_of(named, layout):
        return None
    if call.function_type == _ENDING:
        return StreamCall(END, table, slot) if slot in (_PLAIN, _DELETING) else None
    helper = _HELPERS.get(call.function_type)
    if helper is None or not all(isinstance(o, ConstantInt) for o in call.operands[1:]):
        return None
    return StreamCall(helper, table, slot) if table in state or named in state else None


def place_of(pointer: Value, layout: DataLayout) -> tuple[Value, int]:
    """An address as so many bytes behind another, as far as constants tell."""
    at = 0
    while isinstance(pointer, GetElementPtr):
        step = layout.constant_stride(pointer)
        if step is None:
            break
        at += step
        pointer = pointer.operands[0]
    return pointer, at
