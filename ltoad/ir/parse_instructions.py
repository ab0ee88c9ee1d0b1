"""Parse one instruction at a cursor; its name, if any, has been read."""

from __future__ import annotations

from ltoad.ir import parse_control, parse_memory
from ltoad.ir.instructions import Compare, IndexedAggregate, Instruction
from ltoad.ir.opcodes import ARITHMETIC_FLAGS, BINARY, CASTS, PREDICATES
from ltoad.ir.parse_calls import parse_call, parse_tail_call
from ltoad.ir.parse_types import element_type, parse_type
from ltoad.ir.parse_values import parse_typed, parse_value
from ltoad.ir.scope import FunctionCursor, Parser
from ltoad.ir.types import VectorType, compare_result


def _binary(cursor: FunctionCursor, opcode: str) -> Instruction:
    flags = cursor.take_while(ARITHMETIC_FLAGS)
    type_ = parse_type(cursor)
    operands = [parse_value(cursor, type_), parse_value(cursor, type_)]
    return Instruction(opcode, type_, operands, flags=flags)


def _unary(cursor: FunctionCursor, opcode: str) -> Instruction:
    flags = cursor.take_while(ARITHMETIC_FLAGS)
    operand = parse_typed(cursor)
    return Instruction(opcode, operand.type, [operand], flags=flags)


def _cast(cursor: FunctionCursor, opcode: str) -> Instruction:
    flags = cursor.take_while(ARITHMETIC_FLAGS)
    operand = parse_typed(cursor)
    cursor.expect("to")
    return Instruction(opcode, parse_type(cursor), [operand], flags=flags)


def _compare(cursor: FunctionCursor, opcode: str) -> Instruction:
    flags = cursor.take_while(ARITHMETIC_FLAGS)
    predicate = cursor.take()
    if predicate not in PREDICATES:
        raise cursor.error("expected a predicate", back=1)
    type_ = parse_type(cursor)
    operands = [parse_value(cursor, type_), parse_value(cursor, type_)]
    return Compare(opcode, compare_result(type_), predicate, operands, flags=flags)


def _select(cursor: FunctionCursor, opcode: str) -> Instruction:
    flags = cursor.take_while(ARITHMETIC_FLAGS)
    operands = [parse_typed(cursor), parse_typed(cursor), parse_typed(cursor)]
    return Instruction(opcode, operands[1].type, operands, flags=flags)


def _extract_element(cursor: FunctionCursor, opcode: str) -> Instruction:
    operands = [parse_typed(cursor), parse_typed(cursor)]
    vector = operands[0].type
    if not isinstance(vector, VectorType):
        raise cursor.error(f"{vector} is no vector")
    return Instruction(opcode, vector.element, operands)


def _insert_element(cursor: FunctionCursor, opcode: str) -> Instruction:
    operands = [parse_typed(cursor), parse_typed(cursor), parse_typed(cursor)]
    return Instruction(opcode, operands[0].type, operands)


def _shuffle(cursor: FunctionCursor, opcode: str) -> Instruction:
    operands = [parse_typed(cursor), parse_typed(cursor), parse_typed(cursor)]
    vector, mask = operands[0].type, operands[2].type
    if not (isinstance(vector, VectorType) and isinstance(mask, VectorType)):
        raise cursor.error("shufflevector needs vectors")
    type_ = VectorType(mask.length, vector.element, mask.scalable)
    return Instruction(opcode, type_, operands)


def _extract_value(cursor: FunctionCursor, opcode: str) -> Instruction:
    aggregate = parse_typed(cursor)
    indices = _indices(cursor)
    type_ = element_type(cursor, aggregate.type, indices)
    return IndexedAggregate(opcode, type_, [aggregate], indices)


def _insert_value(cursor: FunctionCursor, opcode: str) -> Instruction:
    operands = [parse_typed(cursor), parse_typed(cursor)]
    return IndexedAggregate(opcode, operands[0].type, operands, _indices(cursor))


def _indices(cursor: FunctionCursor) -> tuple[int, ...]:
    indices = []
    while cursor.tokens[cursor.at].isdigit():
        indices.append(int(cursor.take()))
    return tuple(indices)


_PARSERS: dict[str, Parser] = {
    **dict.fromkeys(BINARY, _binary),
    **dict.fromkeys(CASTS, _cast),
    **dict.fromkeys(("fneg", "freeze"), _unary),
    **dict.fromkeys(("icmp", "fcmp"), _compare),
    **dict.fromkeys(("call", "invoke", "callbr"), parse_call),
    **dict.fromkeys(("tail", "musttail", "notail"), parse_tail_call),
    "select": _select,
    "extractelement": _extract_element,
    "insertelement": _insert_element,
    "shufflevector": _shuffle,
    "extractvalue": _extract_value,
    "insertvalue": _insert_value,
    **parse_memory.PARSERS,
    **parse_control.PARSERS,
}


def parse_instruction(cursor: FunctionCursor) -> Instruction:
    """The instruction at the cursor, with its metadata attachments."""
    tokens = cursor.tokens
    opcode = tokens[cursor.at]
    parser = _PARSERS.get(opcode)
    if parser is None:
        raise cursor.error("expected an instruction")
    cursor.at += 1
    instruction = parser(cursor, opcode)
    if tokens[cursor.at][0] == "!":
        instruction.metadata = _attachments(cursor)
    return instruction


def _attachments(cursor: FunctionCursor) -> tuple[tuple[str, str], ...]:
    attachments = []
    while cursor.tokens[cursor.at][0] == "!":
        attachments.append((cursor.take()[1:], cursor.take()))
    return tuple(attachments)
