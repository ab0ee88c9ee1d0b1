"""LLVM first-class types as immutable values.

``str(type)`` is LLVM's spelling.  Named structs are references by name; the
module's type table (:class:`ltoad.ir.module.Module`) holds their bodies.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Self


class Type:
    """Base of all types; types compare and hash by value."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class VoidType(Type):
    """The type of no value: of calls without a result, and of most terminators."""

    def __str__(self) -> str:
        return "void"


@dataclass(frozen=True, slots=True)
class IntType(Type):
    """An integer of any number of bits; LLVM's integers have no sign."""

    bits: int

    def __str__(self) -> str:
        return f"i{self.bits}"


@dataclass(frozen=True, slots=True, eq=False)
class FloatType(Type):
    """``kind`` is one of half, bfloat, float, double, x86_fp80, fp128, ppc_fp128.

    Equal ones are the same object: facts about memory, of which analyses compare millions, have
    them inside.
    """

    kind: str

    def __new__(cls, kind: str) -> Self:
        only: Self = _FLOATS.setdefault(kind, object.__new__(cls))
        return only

    def __reduce__(self) -> tuple[type[FloatType], tuple[str]]:
        return FloatType, (self.kind,)

    def __str__(self) -> str:
        return self.kind


_FLOATS: dict[str, Any] = {}

FLOAT_BITS = {
    "half": 16,
    "bfloat": 16,
    "float": 32,
    "double": 64,
    "x86_fp80": 80,
    "fp128": 128,
    "ppc_fp128": 128,
}
"""The width of each kind."""


@dataclass(frozen=True, slots=True)
class PointerType(Type):
    """An opaque pointer."""

    address_space: int = 0

    def __str__(self) -> str:
        return f"ptr addrspace({self.address_space})" if self.address_space else "ptr"


@dataclass(frozen=True, slots=True)
class VectorType(Type):
    """``length`` elements, or a run-time multiple of ``length`` if scalable."""

    length: int
    element: Type
    scalable: bool = False

    def __str__(self) -> str:
        prefix = "vscale x " if self.scalable else ""
        return f"<{prefix}{self.length} x {self.element}>"


@dataclass(frozen=True, slots=True)
class ArrayType(Type):
    """``length`` elements, one after the other."""

    length: int
    element: Type

    def __str__(self) -> str:
        return f"[{self.length} x {self.element}]"


@dataclass(frozen=True, slots=True)
class StructType(Type):
    """A literal struct; a packed one has no padding."""

    elements: tuple[Type, ...]
    packed: bool = False

    def __str__(self) -> str:
        if not self.elements:
            return "<{}>" if self.packed else "{}"
        body = "{ " + ", ".join(map(str, self.elements)) + " }"
        return f"<{body}>" if self.packed else body


@dataclass(frozen=True, slots=True)
class NamedType(Type):
    """A struct by name; ``name`` keeps LLVM's spelling without the percent sign."""

    name: str

    def __str__(self) -> str:
        return f"%{self.name}"


@dataclass(frozen=True, slots=True)
class FunctionType(Type):
    """Result and parameters of a function; pointers to functions do not tell it."""

    result: Type
    parameters: tuple[Type, ...]
    variadic: bool = False

    def __str__(self) -> str:
        parts = [str(p) for p in self.parameters]
        if self.variadic:
            parts.append("...")
        return f"{self.result} ({', '.join(parts)})"


@dataclass(frozen=True, slots=True)
class SimpleType(Type):
    """label, metadata, token, x86_amx and ``target("...")`` types, by their text."""

    text: str

    def __str__(self) -> str:
        return self.text


VOID = VoidType()
I1 = IntType(1)
I8 = IntType(8)
I32 = IntType(32)
I64 = IntType(64)
FLOAT = FloatType("float")
DOUBLE = FloatType("double")
PTR = PointerType()
LABEL = SimpleType("label")
METADATA = SimpleType("metadata")
TOKEN = SimpleType("token")


def scalar_of(type_: Type) -> Type:
    """The element type of a vector, or the type itself."""
    return type_.element if isinstance(type_, VectorType) else type_


def is_floating(type_: Type) -> bool:
    """Whether values of the type are floats or vectors of floats."""
    return isinstance(scalar_of(type_), FloatType)


def is_pointer(type_: Type) -> bool:
    """Whether values of the type are pointers or vectors of pointers."""
    return isinstance(scalar_of(type_), PointerType)


def is_integer(type_: Type) -> bool:
    """Whether values of the type are integers or vectors of integers."""
    return isinstance(scalar_of(type_), IntType)


def compare_result(operand_type: Type) -> Type:
    """The type of a comparison of two operands: i1, or a vector of i1."""
    if isinstance(operand_type, VectorType):
        return VectorType(operand_type.length, I1, operand_type.scalable)
    return I1
