"""Parse types at a cursor."""

from __future__ import annotations

import re
from functools import cache

from ltoad.ir.lexer import Cursor
from ltoad.ir.types import (
    LABEL,
    METADATA,
    PTR,
    TOKEN,
    VOID,
    ArrayType,
    FloatType,
    FunctionType,
    IntType,
    NamedType,
    PointerType,
    SimpleType,
    StructType,
    Type,
    VectorType,
)

_WORDS: dict[str, Type] = {
    "void": VOID,
    "ptr": PTR,
    "label": LABEL,
    "metadata": METADATA,
    "token": TOKEN,
    "x86_amx": SimpleType("x86_amx"),
    "opaque": SimpleType("opaque"),
}
_WORDS.update(
    (kind, FloatType(kind))
    for kind in ("half", "bfloat", "float", "double", "x86_fp80", "fp128", "ppc_fp128")
)
_INTEGER = re.compile(r"i([1-9]\d*)")
_POINTER = re.compile(r"ptr addrspace\((\d+)\)")
_SEQUENCE = re.compile(r"([<\[])(vscale x )?(\d+) x (\w+)[>\]]")


@cache
def type_of_token(token: str) -> Type | None:
    """The type that is spelled by one token, or None.

    The cache is sound because types are immutable values.
    """
    word = _WORDS.get(token)
    if word is not None:
        return word
    if match := _INTEGER.fullmatch(token):
        return IntType(int(match[1]))
    if match := _POINTER.fullmatch(token):
        return PointerType(int(match[1]))
    if token[0] == "%":
        return NamedType(token[1:])
    if match := _SEQUENCE.fullmatch(token):
        return _sequence(match)
    if token.startswith("target("):
        return SimpleType(token)
    return None


def _sequence(match: re.Match[str]) -> Type | None:
    element = type_of_token(match[4])
    if element is None:
        return None
    if match[1] == "[":
        return ArrayType(int(match[3]), element)
    return VectorType(int(match[3]), element, scalable=match[2] is not None)


def starts_type(token: str) -> bool:
    """Whether a type, and no word, begins at the token."""
    return token in ("{", "<", "[") or type_of_token(token) is not None


def parse_type(cursor: Cursor) -> Type:
    """The type at the cursor; function types need :func:`parse_function_type`."""
    token = cursor.tokens[cursor.at]
    type_ = type_of_token(token)
    cursor.at += 1
    if type_ is not None:
        return type_
    if token == "{":
        return StructType(_elements(cursor, "}"))
    if token == "[":
        length, element = _repeated(cursor)
        cursor.expect("]")
        return ArrayType(length, element)
    if token == "<":
        if cursor.accept("{"):
            packed = StructType(_elements(cursor, "}"), packed=True)
            cursor.expect(">")
            return packed
        scalable = cursor.accept("vscale")
        if scalable:
            cursor.expect("x")
        length, element = _repeated(cursor)
        cursor.expect(">")
        return VectorType(length, element, scalable)
    raise cursor.error("expected a type", back=1)


def _repeated(cursor: Cursor) -> tuple[int, Type]:
    count = cursor.take()
    if not count.isdigit():
        raise cursor.error("expected a number of elements", back=1)
    cursor.expect("x")
    return int(count), parse_type(cursor)


def _elements(cursor: Cursor, closing: str) -> tuple[Type, ...]:
    elements = []
    while cursor.tokens[cursor.at] != closing:
        elements.append(parse_type(cursor))
    cursor.at += 1
    return tuple(elements)


def parse_function_type(cursor: Cursor, result: Type) -> FunctionType:
    """The function type whose result has been read and whose "(" is at the cursor."""
    cursor.expect("(")
    parameters = []
    variadic = False
    while not cursor.accept(")"):
        if cursor.accept("..."):
            variadic = True
        else:
            parameters.append(parse_type(cursor))
    return FunctionType(result, tuple(parameters), variadic)


def element_type(cursor: Cursor, type_: Type, indices: tuple[int, ...]) -> Type:
    """The type inside an aggregate at a path of constant indices."""
    for index in indices:
        type_ = cursor.resolve(type_)
        if isinstance(type_, StructType) and index < len(type_.elements):
            type_ = type_.elements[index]
        elif isinstance(type_, ArrayType):
            type_ = type_.element
        else:
            raise cursor.error(f"{type_} has no element {index}")
    return type_


def text_type(text: str, where: str = "type") -> Type:
    """Parse a type from its own text; a function type is recognised too."""
    cursor = Cursor(text, where)
    type_ = parse_type(cursor)
    if cursor.tokens[cursor.at] == "(":
        return parse_function_type(cursor, type_)
    return type_
