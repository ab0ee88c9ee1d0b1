"""Which values have images, and what kinds of numbers an access moves.

An image has the type of its value.  What can hold neither a float nor an address nor a piece of
one (a bit, a label) has none, nor have constants; what is calculated from values without images
has none either, except by loads, calls and arguments.
"""

from __future__ import annotations

from enum import IntEnum

from ltoad.ir.instructions import Call, Function, Instruction
from ltoad.ir.layout import DataLayout
from ltoad.ir.memory import AtomicUpdate, CompareExchange, Load
from ltoad.ir.types import (
    ArrayType,
    FloatType,
    IntType,
    NamedType,
    PointerType,
    StructType,
    Type,
    VectorType,
)
from ltoad.ir.values import Argument, Value


class Kind(IntEnum):
    """What an access says of the bytes that it moves; as in ``runtime/sanitizer/shared.h``."""

    BITS = 0
    FLOAT = 1
    DOUBLE = 2
    ADDRESS = 3
    WIDE = 4


_FLOATS = {"float": Kind.FLOAT, "double": Kind.DOUBLE}


def kind_of(type_: Type) -> Kind:
    """The kind of a number or of a vector of numbers."""
    if isinstance(type_, VectorType):
        return kind_of(type_.element)
    if isinstance(type_, FloatType):
        return _FLOATS.get(type_.kind, Kind.WIDE)
    return Kind.ADDRESS if isinstance(type_, PointerType) else Kind.BITS


def carries(type_: Type) -> bool:
    """Whether values of a type may have images."""
    if isinstance(type_, IntType):
        return type_.bits >= 8
    if isinstance(type_, VectorType):
        return not type_.scalable and carries(type_.element)
    if isinstance(type_, ArrayType):
        return carries(type_.element)
    if isinstance(type_, StructType):
        return any(map(carries, type_.elements))
    return isinstance(type_, FloatType | PointerType | NamedType)


_MOVES = frozenset(
    (
        *("bitcast", "trunc", "zext", "sext", "shl", "lshr", "ashr", "and", "or", "xor", "add"),
        *("sub", "ptrtoint", "ptrtoaddr", "inttoptr", "addrspacecast", "freeze", "getelementptr"),
        *("phi", "select", "extractvalue", "insertvalue", "extractelement", "insertelement"),
        *("shufflevector", "fneg", "fadd", "fsub", "fmul", "fdiv", "frem", "fpext", "fptrunc"),
    )
)
_BITWISE = frozenset(("and", "or", "xor", "add", "sub"))


def imaged_values(function: Function) -> set[Value]:
    """The values of a function that may have images other than zero."""
    found: set[Value] = {a for a in function.arguments if carries(a.type)}
    while True:
        before = len(found)
        found.update(i for i in function.instructions() if i not in found and _comes(i, found))
        if len(found) == before:
            return found


def _comes(instruction: Instruction, found: set[Value]) -> bool:
    if not carries(instruction.type):
        return False
    if isinstance(instruction, Load | Call | AtomicUpdate | CompareExchange):
        return True
    if instruction.opcode not in _MOVES:
        return False
    if instruction.opcode in _BITWISE and not followed(instruction.type):
        return False
    return any(o in found for o in instruction.operands)


def followed(type_: Type) -> bool:
    """Whether images follow arithmetic on integers of a type."""
    if isinstance(type_, VectorType):
        return followed(type_.element)
    return isinstance(type_, IntType) and type_.bits in (8, 16, 32, 64, 128)


def leaves(type_: Type, layout: DataLayout) -> list[tuple[int, Type]]:
    """The numbers and vectors that a value in memory consists of, with their offsets in bytes."""
    body = layout.resolve(type_)
    if isinstance(body, StructType):
        offsets = layout.field_offsets(body)
        pairs = zip(offsets, body.elements, strict=True)
        return [(at + o, t) for at, e in pairs for o, t in leaves(e, layout)]
    if isinstance(body, ArrayType):
        step = layout.alloc_size_of(body.element)
        inner = leaves(body.element, layout)
        return [(k * step + o, t) for k in range(body.length) for o, t in inner]
    return [(0, body)]


def buffer_offsets(types: list[Type], layout: DataLayout) -> list[int | None]:
    """Where images of arguments of these types lie in the buffer; None where there is no room."""
    from ltoad.sanitize.runtime import BUFFER

    found: list[int | None] = []
    end = 0
    for type_ in types:
        size = max(-(-layout.alloc_size_of(type_) // 16) * 16, 16) if _sized(type_) else 0
        fits = size > 0 and carries(type_) and end + size <= BUFFER
        found.append(end if fits else None)
        end += size if fits else 0
    return found


def _sized(type_: Type) -> bool:
    sized = (IntType, FloatType, PointerType, VectorType, ArrayType, StructType, NamedType)
    return isinstance(type_, sized)


def is_by_value(argument: Argument) -> bool:
    """Whether a parameter is the address of a copy that the callee gets of its own."""
    return any(word.startswith("byval(") for word in argument.attributes)
