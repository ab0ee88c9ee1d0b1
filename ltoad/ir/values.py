"""Values that are not instructions: constants, globals, arguments.

A value prints itself as an operand (``reference()``), without its type.
Values compare by identity; constants are cheap and not interned.
"""

from __future__ import annotations

import math
import re
import struct
from collections.abc import Sequence

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


class Value:
    """Anything that can be an operand."""

    __slots__ = ("type",)

    def __init__(self, type_: Type) -> None:
        self.type = type_

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
        """The constant nearest to ``value``.

        LLVM writes half to double as the 16 hexadecimal digits of a double
        that is exact in the type; x86_fp80 and the others have own prefixes,
        and every finite double is exact in them.
        """
        if type_.kind == "float":
            value = _rounded("<f", value)
        elif type_.kind == "half":
            value = _rounded("<e", value)
        bits = struct.unpack("<Q", struct.pack("<d", value))[0]
        if type_.kind in ("half", "float", "double"):
            return cls(type_, f"0x{bits:016X}" if type_.kind != "half" else _half_text(value))
        if type_.kind == "bfloat":
            return cls(type_, _bfloat_text(value))
        return cls(type_, _extended_text(type_.kind, bits))

    def value(self) -> float:
        """The constant as a Python float (rounded for types wider than double)."""
        text = self.text
        if not text.startswith("0x"):
            return float(text)
        if text[2] == "H":
            return float(struct.unpack("<e", struct.pack("<H", int(text[3:], 16)))[0])
        if text[2] == "R":
            return float(struct.unpack("<f", struct.pack("<I", int(text[3:], 16) << 16))[0])
        if text[2] == "K":
            return _from_parts(int(text[3:7], 16), int(text[7:], 16), 63)
        if text[2] == "L":
            low, high = int(text[3:19], 16), int(text[19:], 16)
            significand = (1 << 112) | ((high & ((1 << 48) - 1)) << 64) | low
            exponent = high >> 48
            return _from_parts(exponent, significand if exponent & 0x7FFF else 0, 112)
        if text[2] == "M":
            head, rest = _double(text[3:19]), _double(text[19:])
            return head + rest if rest else head
        return _double(text[2:])

    def reference(self) -> str:
        return self.text


def _double(digits: str) -> float:
    return float(struct.unpack("<d", struct.pack("<Q", int(digits, 16)))[0])


def _rounded(format_: str, value: float) -> float:
    """The nearest value of a narrower format; infinity beyond its range."""
    try:
        return float(struct.unpack(format_, struct.pack(format_, value))[0])
    except OverflowError:
        return math.copysign(math.inf, value)


def _bfloat_text(value: float) -> str:
    bits = struct.unpack("<I", struct.pack("<f", _rounded("<f", value)))[0]
    if not math.isnan(value):
        bits += 0x7FFF + ((bits >> 16) & 1)  # to nearest, ties to even
    return f"0xR{bits >> 16:04X}"


def _half_text(value: float) -> str:
    return f"0xH{struct.unpack('<H', struct.pack('<e', value))[0]:04X}"


def _from_parts(sign_exponent: int, significand: int, fraction_bits: int) -> float:
    sign = -1.0 if sign_exponent & 0x8000 else 1.0
    exponent = sign_exponent & 0x7FFF
    if exponent == 0x7FFF:
        fraction = significand & ((1 << fraction_bits) - 1)
        return sign * float("nan" if fraction else "inf")
    try:
        return sign * math.ldexp(float(significand), exponent - 16383 - fraction_bits)
    except OverflowError:
        return sign * float("inf")


def _extended_text(kind: str, bits: int) -> str:
    """Widen the bits of a finite normal or zero double exactly."""
    sign, exponent, fraction = bits >> 63, (bits >> 52) & 0x7FF, bits & ((1 << 52) - 1)
    if exponent == 0x7FF:
        wide_exponent = 0x7FFF
    elif exponent == 0 and fraction == 0:
        wide_exponent = 0
    elif exponent == 0:
        shift = 53 - fraction.bit_length()
        fraction = (fraction << shift) & ((1 << 52) - 1)
        wide_exponent = 1 - shift - 1023 + 16383
    else:
        wide_exponent = exponent - 1023 + 16383
    head = (sign << 15) | wide_exponent
    if kind == "x86_fp80":
        integer_bit = 1 if wide_exponent else 0
        return f"0xK{head:04X}{(integer_bit << 63) | (fraction << 11):016X}"
    if kind == "fp128":
        wide = fraction << 60
        high = (head << 48) | (wide >> 64)
        return f"0xL{wide & ((1 << 64) - 1):016X}{high:016X}"
    return f"0xM{bits:016X}{0:016X}"


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
