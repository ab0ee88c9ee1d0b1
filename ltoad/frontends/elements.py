"""Types of numbers, by the names that they have in C, Fortran, Rust and NumPy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal["float", "complex", "int", "uint", "bool", "struct"]


@dataclass(frozen=True, slots=True)
class Element:
    """A type of numbers of ``size`` bytes; ``c`` is its name in C, ``ir`` LLVM's when passed by
    value, empty if it is passed in some other way."""

    kind: Kind
    size: int
    c: str
    ir: str

    @property
    def is_differentiable(self) -> bool:
        return self.kind in ("float", "complex")

    @property
    def is_integer(self) -> bool:
        return self.kind in ("int", "uint")

    @property
    def name(self) -> str:
        """The name that NumPy and the frameworks use: ``float64``, ``int32``."""
        return "bool" if self.kind == "bool" else f"{self.kind}{8 * self.size}"

    def __str__(self) -> str:
        return self.c


FLOAT32 = Element("float", 4, "float", "float")
FLOAT64 = Element("float", 8, "double", "double")
COMPLEX64 = Element("complex", 8, "float _Complex", "")
COMPLEX128 = Element("complex", 16, "double _Complex", "")
BOOL = Element("bool", 1, "_Bool", "i1")
STRUCT = Element("struct", 0, "struct", "")
"""What stands for the fields of a struct until these are known."""
_INTEGERS = {
    (kind, size): Element(kind, size, f"{kind}{8 * size}_t", f"i{8 * size}")
    for kind in ("int", "uint")
    for size in (1, 2, 4, 8)
}


def integer(size: int, *, signed: bool = True) -> Element:
    """An integer of so many bytes."""
    return _INTEGERS["int" if signed else "uint", size]


_SIGNED = {
    1: ("signed char", "int8_t", "int8", "i8", "integer(1)", "logical(1)", "logical(c_bool)"),
    2: ("short", "short int", "int16_t", "int16", "i16", "integer(2)"),
    4: (
        *("int", "int32_t", "int32", "i32", "integer", "integer(4)", "integer(c_int)"),
        *("integer*4", "logical", "logical(4)", "logical*4"),
    ),
    8: (
        *("long", "long int", "long long", "long long int", "int64_t", "int64", "i64", "isize"),
        *("ptrdiff_t", "intptr_t", "ssize_t", "integer(8)", "integer(c_long)", "integer*8"),
    ),
}
_UNSIGNED = {
    1: ("char", "unsigned char", "uint8_t", "uint8", "u8"),
    2: ("unsigned short", "uint16_t", "uint16", "u16"),
    4: ("unsigned", "unsigned int", "uint32_t", "uint32", "u32"),
    8: ("size_t", "unsigned long", "unsigned long long", "uint64_t", "uint64", "u64", "usize"),
}
_FLOATS = {
    FLOAT32: ("float", "float32", "f32", "real", "real(4)", "real*4", "real(c_float)"),
    FLOAT64: (
        *("double", "float64", "f64", "double precision", "real(8)", "real*8"),
        *("real(c_double)", "real(kind=8)"),
    ),
    COMPLEX64: ("float complex", "float _Complex", "complex64", "complex(4)", "complex"),
    COMPLEX128: ("double complex", "double _Complex", "complex128", "complex(8)", "complex*16"),
    BOOL: ("bool", "_Bool"),
}

ELEMENTS: dict[str, Element] = {
    **{name: integer(size) for size, names in _SIGNED.items() for name in names},
    **{name: integer(s, signed=False) for s, names in _UNSIGNED.items() for name in names},
    **{name: element for element, names in _FLOATS.items() for name in names},
}
"""By each name that a signature may use."""


def element_of(kind: Kind, size: int) -> Element | None:
    """The type of that kind and size in bytes, if there is one."""
    return next((e for e in ELEMENTS.values() if e.kind == kind and e.size == size), None)
