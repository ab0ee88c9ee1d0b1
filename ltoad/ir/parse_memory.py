"""Parse instructions that compute or access addresses."""

from __future__ import annotations

from ltoad.ir.instructions import GetElementPtr, Instruction
from ltoad.ir.memory import (
    Alloca,
    Atomicity,
    AtomicUpdate,
    CompareExchange,
    Fence,
    Load,
    Store,
)
from ltoad.ir.opcodes import ARITHMETIC_FLAGS
from ltoad.ir.parse_types import parse_type, starts_type
from ltoad.ir.parse_values import parse_typed, pointer_result
from ltoad.ir.scope import FunctionCursor, Parser
from ltoad.ir.types import PointerType

_ACCESS_FLAGS = frozenset(("volatile", "weak"))
_ALLOCA_FLAGS = frozenset(("inalloca", "swifterror"))


def _gep(cursor: FunctionCursor, opcode: str) -> Instruction:
    flags = cursor.take_while(ARITHMETIC_FLAGS)
    source_type = parse_type(cursor)
    operands = [parse_typed(cursor)]
    tokens = cursor.tokens
    while _more_operands(tokens[cursor.at]):
        operands.append(parse_typed(cursor))
    type_ = pointer_result(operands[0].type, operands)
    return GetElementPtr(type_, source_type, operands, flags=flags)


def _more_operands(token: str) -> bool:
    """Whether an index, and not the next statement, begins at the token.

    Indices are integers or vectors of integers; a statement begins with a
    word, a local name or a label.
    """
    return token[0] in "i<" and starts_type(token)


def _alloca(cursor: FunctionCursor, opcode: str) -> Instruction:
    flags = cursor.take_while(_ALLOCA_FLAGS)
    allocated = parse_type(cursor)
    count = []
    if _more_operands(cursor.tokens[cursor.at]):
        count.append(parse_typed(cursor))
    align = _align(cursor)
    space = 0
    if cursor.tokens[cursor.at].startswith("addrspace("):
        space = int(cursor.take()[10:-1])
    return Alloca(PointerType(space), allocated, count, align=align, flags=flags)


def _align(cursor: FunctionCursor) -> int:
    return int(cursor.take()) if cursor.accept("align") else 0


def _atomicity(cursor: FunctionCursor) -> Atomicity:
    scope = cursor.take() if cursor.tokens[cursor.at].startswith("syncscope(") else ""
    return Atomicity(cursor.take(), scope)


def _load(cursor: FunctionCursor, opcode: str) -> Instruction:
    is_atomic = cursor.accept("atomic")
    flags = cursor.take_while(_ACCESS_FLAGS)
    type_ = parse_type(cursor)
    pointer = parse_typed(cursor)
    atomicity = _atomicity(cursor) if is_atomic else None
    return Load(type_, pointer, align=_align(cursor), atomicity=atomicity, flags=flags)


def _store(cursor: FunctionCursor, opcode: str) -> Instruction:
    is_atomic = cursor.accept("atomic")
    flags = cursor.take_while(_ACCESS_FLAGS)
    value, pointer = parse_typed(cursor), parse_typed(cursor)
    atomicity = _atomicity(cursor) if is_atomic else None
    return Store(value, pointer, align=_align(cursor), atomicity=atomicity, flags=flags)


def _compare_exchange(cursor: FunctionCursor, opcode: str) -> Instruction:
    flags = cursor.take_while(_ACCESS_FLAGS)
    operands = parse_typed(cursor), parse_typed(cursor), parse_typed(cursor)
    atomicity, failure = _atomicity(cursor), cursor.take()
    return CompareExchange(operands, atomicity, failure, align=_align(cursor), flags=flags)


def _atomic_update(cursor: FunctionCursor, opcode: str) -> Instruction:
    flags = cursor.take_while(_ACCESS_FLAGS)
    operation = cursor.take()
    pointer, value = parse_typed(cursor), parse_typed(cursor)
    atomicity = _atomicity(cursor)
    return AtomicUpdate(operation, pointer, value, atomicity, align=_align(cursor), flags=flags)


def _fence(cursor: FunctionCursor, opcode: str) -> Instruction:
    return Fence(_atomicity(cursor))


def _va_arg(cursor: FunctionCursor, opcode: str) -> Instruction:
    pointer = parse_typed(cursor)
    return Instruction(opcode, parse_type(cursor), [pointer])


PARSERS: dict[str, Parser] = {
    "alloca": _alloca,
    "load": _load,
    "store": _store,
    "fence": _fence,
    "cmpxchg": _compare_exchange,
    "atomicrmw": _atomic_update,
    "getelementptr": _gep,
    "va_arg": _va_arg,
}
"""By opcode."""
