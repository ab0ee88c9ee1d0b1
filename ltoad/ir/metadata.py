"""Metadata nodes, parsed from one printed node at a time."""

from __future__ import annotations

from dataclasses import dataclass, field

from ltoad.ir.lexer import END, Cursor
from ltoad.ir.parse_types import starts_type
from ltoad.ir.parse_values import parse_typed
from ltoad.ir.values import Value, unquote_name


@dataclass(frozen=True, slots=True)
class MetadataReference:
    """``!7``."""

    number: int

    def __str__(self) -> str:
        return f"!{self.number}"


@dataclass(frozen=True, slots=True)
class MetadataNode:
    """``!{...}`` (kind "", operands) or ``!DILocation(line: 3, …)`` (kind, fields).

    A specialised node whose arguments have no names (``!DIExpression``) keeps
    them as operands.
    """

    kind: str = ""
    operands: tuple[Metadatum, ...] = ()
    fields: dict[str, Metadatum] = field(default_factory=dict)
    distinct: bool = False


Metadatum = (
    str | int | bool | None | MetadataReference | MetadataNode | Value | tuple["Metadatum", ...]
)
"""A string or symbolic word, a number, a flag, null, a reference, an inline
node, a typed constant, or a braced list."""


def parse_metadata(text: str) -> MetadataNode:
    """The node that is printed as ``text``, such as ``distinct !{!1, i32 2}``."""
    cursor = Cursor(text, "metadata")
    distinct = cursor.accept("distinct")
    node = _node(cursor, distinct=distinct)
    cursor.expect(END)
    return node


def _node(cursor: Cursor, *, distinct: bool = False) -> MetadataNode:
    token = cursor.take()
    if token == "!":
        cursor.expect("{")
        return MetadataNode("", _list(cursor, "}"), distinct=distinct)
    if token[0] != "!" or token[-1] != ")":
        raise cursor.error("expected a metadata node", back=1)
    kind, _, arguments = token[1:-1].partition("(")
    inner = Cursor(arguments, f"!{kind}")
    if not inner.tokens[0].endswith(":"):
        return MetadataNode(kind, _list(inner, END), distinct=distinct)
    return MetadataNode(kind, (), _fields(inner), distinct)


def _list(cursor: Cursor, closing: str) -> tuple[Metadatum, ...]:
    operands = []
    while not cursor.accept(closing):
        operands.append(_datum(cursor))
    return tuple(operands)


def _fields(cursor: Cursor) -> dict[str, Metadatum]:
    fields = {}
    while cursor.tokens[cursor.at] != END:
        name = cursor.take()
        if name[-1] != ":":
            raise cursor.error("expected a field", back=1)
        fields[name[:-1]] = _datum(cursor)
    return fields


_WORDS: dict[str, bool | None] = {"null": None, "true": True, "false": False}


def _datum(cursor: Cursor) -> Metadatum:
    token = cursor.tokens[cursor.at]
    if token[0] == "!":
        return _marked(cursor, token)
    if starts_type(token) and token != "{":
        return parse_typed(cursor)
    cursor.at += 1
    if token[0] == '"':
        return unescape(token[1:-1])
    if token == "{":
        return _list(cursor, "}")
    if token in _WORDS:
        return _WORDS[token]
    if token.lstrip("-").isdigit():
        return int(token)
    while cursor.accept("|"):
        token = f"{token} | {cursor.take()}"
    return token


def _marked(cursor: Cursor, token: str) -> Metadatum:
    if token[1:].isdigit():
        cursor.at += 1
        return MetadataReference(int(token[1:]))
    if token[1:2] == '"':
        cursor.at += 1
        return unescape(token[2:-1])
    return _node(cursor)


def unescape(text: str) -> str:
    """The string behind LLVM's escapes, which stand for bytes of UTF-8."""
    if "\\" not in text:
        return text
    return unquote_name(f'"{text}"').encode("latin-1").decode("utf-8", "replace")
