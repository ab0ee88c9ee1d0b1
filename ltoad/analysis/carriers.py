"""Integers that carry the bits of floats.

Optimised code copies a double as an i64.  A *carrier* is an integer value
that is such a copy and nothing else; its adjoint has the float's type.  An
integer computed from the bits (masked, shifted, added to) is *tainted*: it
may decide branches, but must not become a float again.
"""

from __future__ import annotations

from ltoad.analysis.typing import MemoryTypes
from ltoad.ir.instructions import Call, Compare, Function, Instruction, MemoryAccess
from ltoad.ir.types import (
    ArrayType,
    FloatType,
    IntType,
    NamedType,
    StructType,
    Type,
    VectorType,
    is_floating,
    is_integer,
    scalar_of,
)
from ltoad.ir.values import Value

_BITS = {"half": 16, "bfloat": 16, "float": 32, "double": 64, "x86_fp80": 80, "fp128": 128}


def holds_float(type_: Type) -> bool:
    """Whether values of the type are floats or have floats inside."""
    if isinstance(type_, StructType):
        return any(holds_float(e) for e in type_.elements)
    if isinstance(type_, ArrayType):
        return holds_float(type_.element)
    # what a named struct holds is for the module to say: better too much than too little
    return isinstance(type_, NamedType) or is_floating(type_)


class Carriers:
    """Carrier and tainted integers of one function."""

    def __init__(self, function: Function, types: MemoryTypes) -> None:
        self._types = types
        self._carrier: dict[Value, Type] = {}
        self._tainted: set[Value] = set()
        self._unknown: dict[Value, list[MemoryAccess]] = {}
        instructions = list(function.instructions())
        before = (-1, -1)
        while before != (len(self._carrier), len(self._tainted)):
            before = (len(self._carrier), len(self._tainted))
            for instruction in instructions:
                self._visit(instruction)

    def type_of(self, value: Value) -> Type | None:
        """The float type whose bits an integer carries, else None."""
        return self._carrier.get(value)

    def tainted(self, value: Value) -> bool:
        """Whether an integer depends on float bits (carriers included)."""
        return value in self._tainted

    def unknown_loads(self, value: Value) -> list[MemoryAccess]:
        """Loads that an integer is a plain copy of, of which nothing tells the type."""
        return self._unknown.get(value, [])

    def _visit(self, instruction: Instruction) -> None:
        if not is_integer(instruction.type) or isinstance(instruction, Call):
            return
        if isinstance(instruction, MemoryAccess):
            self._visit_load(instruction)
        elif instruction.opcode == "bitcast" and is_floating(instruction.operands[0].type):
            self._mark(instruction, instruction.operands[0].type)
        elif instruction.opcode in ("phi", "select", "freeze"):
            self._copy(instruction)
        elif isinstance(instruction, Compare):
            return
        elif any(o in self._tainted for o in instruction.operands):
            self._tainted.add(instruction)

    def _visit_load(self, access: MemoryAccess) -> None:
        if access.opcode != "load":
            return
        kind = self._types.kind_of_access(access)
        carried = _carried_type(access.type, kind) if isinstance(kind, FloatType) else None
        if carried is not None:
            self._mark(access, carried)
        elif isinstance(kind, FloatType) or self._types.may_be_float(access):
            self._tainted.add(access)
        elif kind is None:
            self._unknown.setdefault(access, []).append(access)

    def _copy(self, instruction: Instruction) -> None:
        operands = (
            instruction.operands[1:] if instruction.opcode == "select" else (instruction.operands)
        )
        for operand in operands:
            carried = self._carrier.get(operand)
            known = self._unknown.setdefault(instruction, [])
            known += [u for u in self._unknown.get(operand, ()) if u not in known]
            if carried is not None:
                self._mark(instruction, carried)
            elif operand in self._tainted:
                self._tainted.add(instruction)

    def _mark(self, value: Value, carried: Type) -> None:
        self._carrier.setdefault(value, carried)
        self._tainted.add(value)


def _carried_type(integer: Type, kind: FloatType) -> Type | None:
    """What ``integer`` holds when it is made of ``kind`` floats; None if it does not fit."""
    scalar = scalar_of(integer)
    assert isinstance(scalar, IntType)
    bits = _BITS.get(kind.kind)
    if bits is None or scalar.bits % bits:
        return None
    count = scalar.bits // bits * (integer.length if isinstance(integer, VectorType) else 1)
    return kind if count == 1 else VectorType(count, kind)
