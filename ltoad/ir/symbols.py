"""Facts about a module's globals and function signatures, from their printed lines."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from ltoad.ir.lexer import Cursor, offset_of
from ltoad.ir.opcodes import is_convention, word_set
from ltoad.ir.parse_function import parse_signature
from ltoad.ir.parse_types import parse_function_type, parse_type, starts_type
from ltoad.ir.parse_values import parse_typed, parse_value
from ltoad.ir.types import PTR, FunctionType, Type
from ltoad.ir.values import Value

_LINKAGES = word_set(
    "private internal external available_externally linkonce linkonce_odr weak weak_odr "
    "common appending extern_weak"
)
_KINDS = word_set("global constant alias ifunc")


@dataclass(frozen=True)
class GlobalVariable:
    """A global variable, alias or ifunc.

    ``kind`` is global, constant, alias or ifunc; ``words`` stand before it;
    ``linkage`` is "" for a definition that every module sees.  For an alias
    and an ifunc, ``initializer`` is the aliasee and the resolver.
    """

    name: str
    text: str
    kind: str
    words: tuple[str, ...]
    value_type: Type
    _start: int

    @property
    def linkage(self) -> str:
        return next((word for word in self.words if word in _LINKAGES), "")

    @property
    def is_constant(self) -> bool:
        return self.kind == "constant"

    @property
    def is_declaration(self) -> bool:
        return self.kind in ("global", "constant") and self.linkage in ("external", "extern_weak")

    @cached_property
    def _value_and_suffix(self) -> tuple[Value | None, str]:
        cursor = Cursor(self.text[self._start :], f"@{self.name}")
        value = None
        if self.kind in ("alias", "ifunc"):
            # LLVM leaves out the type of an aliasee that is an expression.
            typed = starts_type(cursor.tokens[cursor.at])
            value = parse_typed(cursor) if typed else parse_value(cursor, PTR)
        elif not self.is_declaration:
            value = parse_value(cursor, self.value_type)
        return value, cursor.text[offset_of(cursor.text, cursor.at) :]

    @property
    def initializer(self) -> Value | None:
        """The initial value, parsed on first use; None for a declaration."""
        return self._value_and_suffix[0]

    @property
    def suffix(self) -> str:
        """What follows the initialiser: section, comdat, align, attachments."""
        return self._value_and_suffix[1]


def parse_global(name: str, text: str) -> GlobalVariable:
    """The facts of ``@name = <text>``."""
    cursor = Cursor(text, f"@{name}")
    before = []
    while cursor.tokens[cursor.at] not in _KINDS:
        if cursor.at == len(cursor.tokens) - 1:
            raise cursor.error("expected a global, a constant, an alias or an ifunc")
        before.append(cursor.take())
    kind = cursor.take()
    type_ = parse_type(cursor)
    if cursor.tokens[cursor.at] == "(" and kind in ("alias", "ifunc"):
        type_ = parse_function_type(cursor, type_)
    start = offset_of(text, cursor.at)
    return GlobalVariable(name, text, kind, tuple(before), type_, start)


@dataclass(frozen=True, slots=True)
class Signature:
    """What the first line of a definition or a declaration says.

    ``prefix`` are the words before the result type that are not result
    attributes (attachments of a declaration included); ``suffix`` is the text
    after the parameters, without the brace.
    """

    name: str
    type: FunctionType
    prefix: tuple[str, ...]
    result_attributes: tuple[str, ...]
    parameter_attributes: tuple[tuple[str, ...], ...]
    suffix: str

    @property
    def linkage(self) -> str:
        return next((word for word in self.prefix if word in _LINKAGES), "")

    @property
    def convention(self) -> str:
        return next((word for word in self.prefix if is_convention(word)), "")

    @property
    def attribute_groups(self) -> tuple[str, ...]:
        """The references to attribute groups, such as ``#3``."""
        return tuple(w for w in self.suffix.split() if w[0] == "#" and w[1:].isdigit())


_STANDING = _LINKAGES | word_set(
    "dso_local dso_preemptable default hidden protected dllimport dllexport"
)


def parse_header(line: str) -> Signature:
    """The signature of a ``define`` or ``declare`` line."""
    cursor = Cursor(line, "function header")
    named = cursor.take() == "define"
    prefix, result, name, arguments, _, variadic = parse_signature(cursor, named=named)
    suffix = line[offset_of(line, cursor.at) :].rstrip().removesuffix("{").rstrip()
    standing, attributes = _split_prefix(Cursor(prefix, "function header"))
    type_ = FunctionType(result, tuple(a.type for a in arguments), variadic)
    parameters = tuple(tuple(a.attributes) for a in arguments)
    return Signature(name, type_, standing, attributes, parameters, suffix)


def _split_prefix(cursor: Cursor) -> tuple[tuple[str, ...], tuple[str, ...]]:
    standing: list[str] = []
    attributes: list[str] = []
    for word in cursor.tokens[:-1]:
        if attributes and attributes[-1] == "align":
            attributes[-1] = f"align {word}"
        elif word in _STANDING or is_convention(word) or word[0] == "!":
            standing.append(word)
        else:
            attributes.append(word)
    return tuple(standing), tuple(attributes)
