"""What one row says of a callee that sends numbers to other processes, or gets them from there."""

from __future__ import annotations

from dataclasses import dataclass

from ltoad.ir.values import ConstantInt, GlobalReference, Value
from ltoad.rules.rows import Row


@dataclass(frozen=True, slots=True, kw_only=True)
class MessageRow(Row):
    """A call of MPI that derivatives repeat or undo: ``body`` stands for it in ``runtime/mpi.c``.

    ``buffers`` are the arguments whose shadows that takes, in this order; ``sent`` and ``received``
    those among them that give and get data, each with the argument that tells of which type these
    are; ``packed`` those that are rows of bytes, into which numbers are put; ``exposed`` those that
    other processes read and write until a later call.
    """

    body: str
    buffers: tuple[int, ...] = ()
    sent: tuple[tuple[int, int], ...] = ()
    received: tuple[tuple[int, int], ...] = ()
    packed: tuple[int, ...] = ()
    exposed: tuple[int, ...] = ()


def brings_no_numbers(type_: Value) -> bool:
    """Whether a datatype is known to the linker, and does not claim to be a number.

    That is no proof: a program may send numbers as bytes.
    """
    return _is_one_of(type_, _WITHOUT_NUMBERS, _WITHOUT_NUMBERS_BY_CODE)


def brings_numbers(type_: Value) -> bool:
    """Whether a datatype is known to the linker as one of numbers."""
    return _is_one_of(type_, _NUMBERS, _NUMBERS_BY_CODE)


def is_packed(type_: Value) -> bool:
    """Whether a datatype is known to be that of rows of bytes with numbers in them."""
    return _is_one_of(type_, _PACKED, _PACKED_BY_CODE)


def _is_one_of(type_: Value, names: frozenset[str], codes: frozenset[int]) -> bool:
    if isinstance(type_, GlobalReference):
        return type_.name in names
    return isinstance(type_, ConstantInt) and type_.value & _ALL_BITS in codes


_ALL_BITS = 0xFFFFFFFF
_INTEGERS = """
    char unsigned_char signed_char wchar short unsigned_short int unsigned unsigned_long long
    long_long_int unsigned_long_long byte int8_t uint8_t int16_t uint16_t int32_t uint32_t int64_t
    uint64_t c_bool cxx_bool aint offset count 2int short_int long_int character logical integer
    integer1 integer2 integer4 integer8 2integer packed
"""
_WITHOUT_NUMBERS = frozenset(f"ompi_mpi_{name}" for name in _INTEGERS.split())
_WITHOUT_NUMBERS_BY_CODE = frozenset(
    # MPICH's codes: char, unsigned char, signed char, wchar, short and unsigned short, int and
    # unsigned, long and unsigned long, byte, long long and unsigned long long, then those of
    # <stdint.h>, bool, and MPI_Aint, MPI_Offset, MPI_Count
    (
        *(0x4C000101, 0x4C000102, 0x4C000118, 0x4C00040E, 0x4C000203, 0x4C000204, 0x4C000405),
        *(0x4C00010F, 0x4C000406, 0x4C000807, 0x4C000808, 0x4C00010D, 0x4C000809, 0x4C000819),
        *(0x4C000137, 0x4C000238, 0x4C000439, 0x4C00083A, 0x4C00013B, 0x4C00023C, 0x4C00043D),
        *(0x4C00083E, 0x4C00013F, 0x4C000843, 0x4C000844, 0x4C000845, 0x4C000816),
    )
)
_NUMBERS = frozenset(
    f"ompi_mpi_{name}"
    for name in (
        *("float", "double", "long_double", "c_float_complex", "c_double_complex", "cxx_cplex"),
        *("c_long_double_complex", "cxx_dblcplex", "cxx_ldblcplex", "real", "dblprec", "real4"),
        *("real8", "cplex", "dblcplex", "complex8", "complex16"),
    )
)
_NUMBERS_BY_CODE = frozenset((0x4C00040A, 0x4C00080B, 0x4C00100C, 0x4C000840, 0x4C001041))
"""MPICH's float, double, long double, and complex numbers of C."""
_PACKED = frozenset(("ompi_mpi_packed",))
_PACKED_BY_CODE = frozenset((0x4C00010F,))
