"""Values that are not instructions: constants, globals, arguments.

A value prints itself as an operand (``reference()``), without its type.
Values compare by identity; constants are cheap and not interned.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import count

from ltoad.ir.float_text import float_of, float_text
from ltoad.ir.types import (
    I1,
    METADATA,
    PTR,
    ArrayType,
    FloatType,
    IntType,
    PointerType,
    StructType,
    Type,
    VectorType,
)

_SERIALS = count()


def next_serial() -> int:
    """A number greater than that of every value there is."""
    return next(_SERIALS)


class Value:
    """Anything that can be an operand.

    ``serial`` numbers values as they are made.  What has to have some order is sorted by it, and
    never by the address of an object or by its hash: those change from run to run.
    """

    __slots__ = ("serial", "type")

    def __init__(self, type_: Type) -> None:
        self.type = type_
        self.serial = next(_SERIALS)

    def reference(self) -> str:
        """The operand's spelling, without its type."""
        raise NotImplementedError

    def __str__(self) -> str:
        return f"{self.type} {self.reference()}"

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self}>"


class Constant(Value):
    """A value known at link time."""

    __slots__ = ()


class ConstantInt(Constant):
    """An integer constant; ``value`` is signed, and 0 or 1 for an i1."""

    __slots__ = ("value",)

    def __init__(self, type_: Type, value: int) -> None:
        super().__init__(type_)
        self.value = value

    def reference(self) -> str:
        if self.type == I1:
            return "true" if self.value else "false"
        return str(self.value)


class ConstantFloat(Constant):
    """A float constant, kept in LLVM's own text so that nothing is rounded."""

    __slots__ = ("text",)

    def __init__(self, type_: Type, text: str) -> None:
        super().__init__(type_)
        self.text = text

    @classmethod
    def of(cls, type_: FloatType, value: float) -> ConstantFloat:
        """The constant nearest to ``value``."""
        return cls(type_, float_text(type_.kind, value))

    def value(self) -> float:
        """The constant as a Python float (rounded for types wider than double)."""
        return float_of(self.text)

    def reference(self) -> str:
        return self.text


class ConstantSimple(Constant):
    """null, undef, poison, zeroinitializer or none."""

    __slots__ = ("kind",)

    def __init__(self, type_: Type, kind: str) -> None:
        super().__init__(type_)
        self.kind = kind

    def reference(self) -> str:
        return self.kind


class ConstantAggregate(Constant):
    """A struct, array or vector constant written element by element.

    ``packed`` is asked for because the type may be a named struct, whose
    layout is known to the module only.
    """

    __slots__ = ("elements", "packed")

    def __init__(self, type_: Type, elements: Sequence[Value], *, packed: bool = False) -> None:
        super().__init__(type_)
        self.elements = tuple(elements)
        self.packed = packed or (isinstance(type_, StructType) and type_.packed)

    def reference(self) -> str:
        inner = ", ".join(map(str, self.elements))
        if isinstance(self.type, ArrayType):
            return f"[{inner}]"
        if isinstance(self.type, VectorType):
            return f"<{inner}>"
        body = f"{{ {inner} }}" if self.elements else "{}"
        return f"<{body}>" if self.packed else body


class ConstantSplat(Constant):
    """``splat (double 1.0)``: a vector of one repeated element."""

    __slots__ = ("element",)

    def __init__(self, type_: Type, element: Value) -> None:
        super().__init__(type_)
        self.element = element

    def reference(self) -> str:
        return f"splat ({self.element})"


class ConstantText(Constant):
    """A constant that ltoad never looks into (strings, blockaddress, …), by its text."""

    __slots__ = ("text",)

    def __init__(self, type_: Type, text: str) -> None:
        super().__init__(type_)
        self.text = text

    def reference(self) -> str:
        return self.text


class ConstantExpression(Constant):
    """A constant expression, such as ``getelementptr (i8, ptr @x, i64 8)``.

    ``source_type`` is the element type of a getelementptr and None otherwise;
    ``flags`` are the words (and ``inrange(...)``) between opcode and parenthesis.
    """

    __slots__ = ("flags", "opcode", "operands", "source_type")

    def __init__(
        self,
        type_: Type,
        opcode: str,
        operands: Sequence[Value],
        flags: Sequence[str] = (),
        source_type: Type | None = None,
    ) -> None:
        super().__init__(type_)
        self.opcode = opcode
        self.operands = tuple(operands)
        self.flags = tuple(flags)
        self.source_type = source_type

    def reference(self) -> str:
        head = " ".join((self.opcode, *self.flags))
        inner = ", ".join(map(str, self.operands))
        if self.source_type is not None:
            return f"{head} ({self.source_type}, {inner})"
        if len(self.operands) == 1:
            return f"{head} ({inner} to {self.type})"
        return f"{head} ({inner})"


class GlobalReference(Constant):
    """A global variable, function, alias or ifunc; ``name`` is unquoted."""

    __slots__ = ("name",)

    def __init__(self, name: str, type_: Type = PTR) -> None:
        super().__init__(type_)
        self.name = name

    def reference(self) -> str:
        return "@" + quote_name(self.name)


class InlineAssembly(Value):
    """``asm sideeffect "..." , "..."`` as a callee, by its text."""

    __slots__ = ("text",)

    def __init__(self, type_: Type, text: str) -> None:
        super().__init__(type_)
        self.text = text

    def reference(self) -> str:
        return self.text


class MetadataOperand(Value):
    """A ``metadata`` operand of a call, by its text; wraps a value where it names one."""

    __slots__ = ("text", "value")

    def __init__(self, text: str, value: Value | None = None) -> None:
        super().__init__(METADATA)
        self.text = text
        self.value = value

    def reference(self) -> str:
        return str(self.value) if self.value is not None else self.text


class MetadataList(MetadataOperand):
    """``!DIArgList(i32 %a, i64 %b)``: the several values of one debug record."""

    __slots__ = ("values",)

    def __init__(self, values: Sequence[Value]) -> None:
        super().__init__("")
        self.values = list(values)

    def reference(self) -> str:
        return f"!DIArgList({', '.join(map(str, self.values))})"


class Argument(Value):
    """A formal parameter; ``attributes`` are LLVM's words, in order."""

    __slots__ = ("attributes", "index", "name")

    def __init__(self, type_: Type, name: str, index: int, attributes: Sequence[str] = ()) -> None:
        super().__init__(type_)
        self.name = name
        self.index = index
        self.attributes = tuple(attributes)

    def reference(self) -> str:
        return "%" + quote_name(self.name)


_PLAIN = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._")


def quote_name(name: str) -> str:
    """LLVM's spelling of a name, quoted and escaped where it has to be.

    Characters stand for bytes (latin-1).  A name of digits only is the number
    of an unnamed value and stays bare; a true name of digits keeps its quotes
    in the model (``'"5"'``), which tells it from the number.
    """
    if name and _PLAIN.issuperset(name) and (not name[0].isdigit() or name.isdigit()):
        return name
    if _is_quoted_number(name):
        return name
    return f'"{"".join(map(_escape, name))}"'


def _escape(character: str) -> str:
    if character == "\\":
        return "\\\\"
    if " " <= character <= "~" and character != '"':
        return character
    return f"\\{ord(character):02X}"


def _is_quoted_number(name: str) -> bool:
    return name[:1] == '"' == name[-1:] and name[1:-1].isdigit()


def unquote_name(spelling: str) -> str:
    """The name behind LLVM's spelling, without its sigil: undoes quote_name."""
    if spelling[:1] != '"' or _is_quoted_number(spelling):
        return spelling
    return _ESCAPE.sub(lambda match: chr(int(match[1], 16)) if match[1] else "\\", spelling[1:-1])


_ESCAPE = re.compile(r"\\(?:\\|([0-9A-Fa-f]{2}))")


def integer(type_: Type, value: int) -> ConstantInt:
    """The integer constant ``value`` of a type."""
    return ConstantInt(type_, value)


def is_null(value: Value) -> bool:
    """Whether it is the null pointer, written out."""
    return isinstance(value, ConstantSimple) and value.kind == "null"


def zero(type_: Type) -> Constant:
    """The zero of any first-class type."""
    if isinstance(type_, FloatType):
        return ConstantFloat.of(type_, 0.0)
    if isinstance(type_, IntType):
        return ConstantInt(type_, 0)
    if isinstance(type_, PointerType):
        return ConstantSimple(type_, "null")
    return ConstantSimple(type_, "zeroinitializer")
