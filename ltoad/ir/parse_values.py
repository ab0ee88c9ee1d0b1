"""Parse operands at a cursor: constants, globals, local values, metadata."""

from __future__ import annotations

from collections.abc import Callable

from ltoad.ir.lexer import Cursor
from ltoad.ir.opcodes import CASTS, CONSTANT_EXPRESSIONS, SIMPLE_CONSTANTS
from ltoad.ir.parse_types import parse_type
from ltoad.ir.types import (
    METADATA,
    PTR,
    IntType,
    PointerType,
    Type,
    VectorType,
    scalar_of,
)
from ltoad.ir.values import (
    ConstantAggregate,
    ConstantExpression,
    ConstantFloat,
    ConstantInt,
    ConstantSimple,
    ConstantSplat,
    ConstantText,
    GlobalReference,
    InlineAssembly,
    MetadataList,
    MetadataOperand,
    Value,
    unquote_name,
)

_MARKED = frozenset(("dso_local_equivalent", "no_cfi"))
CONSTANT_WORDS = (
    CONSTANT_EXPRESSIONS | SIMPLE_CONSTANTS | _MARKED | {"true", "false", "splat", "asm"}
)
"""The words that begin a constant; any other word before a value is an attribute."""


def parse_typed(cursor: Cursor) -> Value:
    """A type and a value of it."""
    return parse_value(cursor, parse_type(cursor))


def parse_value(cursor: Cursor, type_: Type) -> Value:
    """A value whose type is known already."""
    token = cursor.tokens[cursor.at]
    cursor.at += 1
    first = token[0]
    if first == "%":
        value = cursor.locals.get(token)
        return cursor.forward(token, type_) if value is None else value
    if first in "0123456789-+":
        if isinstance(scalar_of(type_), IntType):
            return ConstantInt(type_, int(token))
        return ConstantFloat(type_, token)
    if first == "@":
        return GlobalReference(unquote_name(token[1:]), type_)
    if type_ is METADATA:
        cursor.at -= 1
        return parse_metadata_operand(cursor)
    return _constant(cursor, type_, token)


def _constant(cursor: Cursor, type_: Type, token: str) -> Value:
    if token in SIMPLE_CONSTANTS:
        return ConstantSimple(type_, token)
    if token in ("true", "false"):
        return ConstantInt(type_, int(token == "true"))
    parser = _BRACKETED.get(token)
    if parser is not None:
        return parser(cursor, type_)
    if token in CASTS:
        return _cast(cursor, type_, token)
    if token in CONSTANT_EXPRESSIONS:
        return _operation(cursor, type_, token)
    if token in _MARKED:
        return ConstantText(type_, f"{token} {cursor.take()}")
    if token.startswith(('c"', "blockaddress(")):
        return ConstantText(type_, token)
    raise cursor.error(f"expected a value of type {type_}", back=1)


def _struct(cursor: Cursor, type_: Type) -> Value:
    return ConstantAggregate(type_, _elements(cursor, "}"))


def _array(cursor: Cursor, type_: Type) -> Value:
    return ConstantAggregate(type_, _elements(cursor, "]"))


def _vector_or_packed_struct(cursor: Cursor, type_: Type) -> Value:
    if not cursor.accept("{"):
        return ConstantAggregate(type_, _elements(cursor, ">"))
    elements = _elements(cursor, "}")
    cursor.expect(">")
    return ConstantAggregate(type_, elements, packed=True)


def _elements(cursor: Cursor, closing: str) -> list[Value]:
    elements = []
    while cursor.tokens[cursor.at] != closing:
        elements.append(parse_typed(cursor))
    cursor.at += 1
    return elements


def _splat(cursor: Cursor, type_: Type) -> Value:
    cursor.expect("(")
    element = parse_typed(cursor)
    cursor.expect(")")
    return ConstantSplat(type_, element)


def _signed_pointer(cursor: Cursor, type_: Type) -> Value:
    cursor.expect("(")
    return ConstantExpression(type_, "ptrauth", _elements(cursor, ")"))


def _gep(cursor: Cursor, type_: Type) -> Value:
    flags = _flags(cursor)
    source_type = parse_type(cursor)
    return ConstantExpression(
        type_, "getelementptr", _elements(cursor, ")"), flags, source_type=source_type
    )


def _cast(cursor: Cursor, type_: Type, opcode: str) -> Value:
    flags = _flags(cursor)
    operand = parse_typed(cursor)
    cursor.expect("to")
    parse_type(cursor)
    cursor.expect(")")
    return ConstantExpression(type_, opcode, [operand], flags)


def _operation(cursor: Cursor, type_: Type, opcode: str) -> Value:
    flags = _flags(cursor)
    return ConstantExpression(type_, opcode, _elements(cursor, ")"), flags)


def _flags(cursor: Cursor) -> list[str]:
    flags = []
    while not cursor.accept("("):
        flags.append(cursor.take())
    return flags


_BRACKETED: dict[str, Callable[[Cursor, Type], Value]] = {
    "{": _struct,
    "[": _array,
    "<": _vector_or_packed_struct,
    "splat": _splat,
    "getelementptr": _gep,
    "ptrauth": _signed_pointer,
}


def parse_callee(cursor: Cursor, type_: PointerType = PTR) -> Value:
    """A pointer to call: a global, a local, a constant expression or inline assembly."""
    if not cursor.accept("asm"):
        return parse_value(cursor, type_)
    words = ["asm"]
    while cursor.tokens[cursor.at][0] != '"':
        words.append(cursor.take())
    template, constraints = cursor.take(), cursor.take()
    return InlineAssembly(type_, f"{' '.join(words)} {template}, {constraints}")


def parse_metadata_operand(cursor: Cursor) -> Value:
    """What follows the word ``metadata``, or one operand of a debug record."""
    token = cursor.tokens[cursor.at]
    if token.startswith("!DIArgList("):
        cursor.at += 1
        return MetadataList(_embedded_values(cursor, token))
    if token[0] != "!":
        return MetadataOperand("", parse_typed(cursor))
    cursor.at += 1
    if token == "!":
        cursor.expect("{")
        cursor.expect("}")
        return MetadataOperand("!{}")
    return MetadataOperand(token)


def _embedded_values(cursor: Cursor, token: str) -> list[Value]:
    """The values of a list that the lexer keeps as one token.

    The inner cursor shares the names of the outer one and hands forward
    references to it.
    """
    inner = _Embedded(token[token.index("(") + 1 : -1], cursor)
    values = []
    while inner.at < len(inner.tokens) - 1:
        values.append(parse_typed(inner))
    return values


class _Embedded(Cursor):
    __slots__ = ("outer",)

    def __init__(self, text: str, outer: Cursor) -> None:
        super().__init__(text, outer.where)
        self.locals = outer.locals
        self.outer = outer

    def forward(self, spelling: str, type_: Type) -> Value:
        return self.outer.forward(spelling, type_)

    def resolve(self, type_: Type) -> Type:
        return self.outer.resolve(type_)


def pointer_result(source: Type, operands: list[Value]) -> Type:
    """The type of a getelementptr: its base's, widened by any vector operand."""
    if isinstance(source, VectorType):
        return source
    for operand in operands:
        if isinstance(operand.type, VectorType):
            return VectorType(operand.type.length, source, operand.type.scalable)
    return source
