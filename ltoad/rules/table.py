"""The table of everything ltoad knows about callees and opcodes.

:func:`lookup` finds the row of a function name in a bounded number of
dictionary accesses, whatever spelling a compiler chose; :func:`opcode_row`
finds the row of an instruction.  What a program tells of its own functions goes before: whoever
looks at calls of a program asks its :class:`Rows`.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from types import MappingProxyType

from ltoad.ir.instructions import Call
from ltoad.rules import (
    allocators,
    baton,
    blas,
    complex,
    cxx_strings,
    exceptions,
    inactive,
    inner_zeros,
    intrinsics,
    libm,
    mpi,
    opcodes,
    openmp,
    registrars,
    runtimes,
    rust,
    sanitizers,
    set_exponents,
    system_calls,
    tags,
    tapes,
    threads,
)
from ltoad.rules.allocators import rust_allocator
from ltoad.rules.effects import Effects
from ltoad.rules.intrinsics import UNKNOWN_INTRINSIC
from ltoad.rules.rows import (
    AllocationRow,
    DeallocationRow,
    Row,
    ScalarRow,
    TransferRow,
    ZeroRow,
)


def _index(indexed: Iterable[Row]) -> dict[str, Row]:
    return {name: row for row in indexed for name in row.names}


_FUNCTION_ROWS: tuple[Row, ...] = (
    *libm.ROWS,
    *complex.ROWS,
    *intrinsics.ROWS,
    *set_exponents.ROWS,
    *allocators.ROWS,
    *inactive.ROWS,
    *blas.SEARCHES,
    blas.SETTINGS,
    *runtimes.ROWS,
    *exceptions.ROWS,
    *openmp.ROWS,
    *threads.ROWS,
    *baton.ROWS,
    *mpi.ROWS,
    *rust.ROWS,
    *tags.ROWS,
    *tapes.ROWS,
)
_FUNCTIONS = _index(_FUNCTION_ROWS)
_OPCODES = _index(opcodes.ROWS)


BY_VALUE = "__ltoad_by_value."
"""What the name of a wrapper starts with that takes complex numbers as values."""


def all_rows() -> tuple[Row, ...]:
    """Every row of functions and of opcodes; for tests and for documentation."""
    return _FUNCTION_ROWS + opcodes.ROWS


def opcode_row(opcode: str) -> Row:
    """The row of an LLVM instruction; KeyError for what is no opcode of LLVM."""
    return _OPCODES[opcode]


@dataclass(frozen=True, slots=True, eq=False)
class Rows:
    """What is known of the functions that one program calls.

    ``told`` has the rows of what it tells itself, by name: they go before those of the table.
    ``own`` are functions of the program's that only have the name of one of a library.
    ``texts_told`` says that the run tells whether strings that these read hold numbers,
    ``own_shadows`` that what a request calls constant is its own shadow,
    ``mixed_told`` that the run tells whether addresses out of memory lead to active memory.
    """

    told: Mapping[str, Row]
    own: Collection[str] = ()
    texts_told: bool = False
    own_shadows: bool = False
    mixed_told: bool = False

    def __post_init__(self) -> None:
        object.__setattr__(self, "told", MappingProxyType(dict(self.told)))
        object.__setattr__(self, "own", frozenset(self.own))

    @property
    def are_checked(self) -> bool:
        """Whether the run tells what is active, and stops where that would lose a derivative."""
        return self.own_shadows or self.mixed_told

    def of(self, call: Call) -> Row | None:
        """The row of what is called, or None when nothing is known about it."""
        row = self.row(call.callee_name)
        return system_calls.row_of(call) if row is None else row

    def is_function(self, call: Call) -> bool:
        """Whether this is a mathematical function's value, which depends on its arguments alone."""
        row = self.of(call)
        return isinstance(row, ScalarRow) and row.follows_from_operands

    def row(self, callee_name: str) -> Row | None:
        """The row of a function, or None when nothing is known about it."""
        told = self.told.get(callee_name)
        if told is not None:
            return told
        return None if callee_name in self.own else lookup(callee_name)


_RUST = re.compile(r"^_ZN.*17h[0-9a-f]{16}E")
"""A name as older compilers of Rust write it: like one of C++, with a hash at the end."""


@cache
def lookup(callee_name: str) -> Row | None:
    """The row that a function has in the table, or None, whatever a program tells of it."""
    row = _FUNCTIONS.get(callee_name.removeprefix(BY_VALUE))
    if row is not None:
        return row
    if callee_name.startswith(blas.PREFIX):
        return blas.common_row(callee_name)
    if callee_name.startswith(_CONSTRAINED):
        return _constrained(callee_name)
    if callee_name.startswith("llvm."):
        return _intrinsic(callee_name)
    if callee_name.startswith("_ZGV"):
        return _vector_variant(callee_name)
    if callee_name.startswith("_R"):
        plain = rust_allocator(callee_name)
        if plain is not None:
            return _FUNCTIONS[plain]
        return rust.by_path(callee_name)
    row = (
        rust.by_prefix(callee_name)
        or runtimes.by_prefix(callee_name)
        or tapes.by_prefix(callee_name)
        or inner_zeros.by_prefix(callee_name)
        or sanitizers.by_prefix(callee_name)
    )
    if row is None and _RUST.search(callee_name):
        row = rust.by_path(callee_name)
    return row


_KEPT = (AllocationRow, DeallocationRow, TransferRow)
"""What compilers call by name, whoever defines it."""


def may_be_own(name: str) -> bool:
    """Whether a function of this name that a program defines is what its body says, and not what
    the table does: C leaves users all names but for those with an underscore in front, and C++ has
    strings with allocators of their own."""
    if cxx_strings.has_other_blocks(name):
        return True
    if name.startswith(("_", "ltoad_")) or "." in name:
        return False
    row = lookup(name)
    return row is not None and not isinstance(row, _KEPT)


def inactive_row(name: str) -> Row:
    """A function that the program says is inactive.

    What it does to memory is found in its body; what it writes to active
    memory keeps the derivative that was there.
    """
    known = lookup(name)
    told = known is not None and not known.effects.writes
    return registrars.inactive([name], known.effects if known and told else Effects(unknown=True))


_CONSTRAINED = "llvm.experimental.constrained."


@cache
def _constrained(name: str) -> Row | None:
    """The row of an operation in a floating-point environment of its own.

    It is that of the plain operation, but the primal is not executed again: in
    the reverse sweep the rounding mode may be another one.
    """
    rest = name.removeprefix(_CONSTRAINED)
    row = _OPCODES.get(rest.partition(".")[0].replace("fcmps", "fcmp")) or lookup("llvm." + rest)
    return None if row is None else replace(row, re_executable=False)


def _intrinsic(name: str) -> Row:
    """Strip overload suffixes: llvm.sin.v2f64 is llvm.sin."""
    while "." in name:
        name = name.rpartition(".")[0]
        row = _FUNCTIONS.get(name)
        if row is not None:
            return row
    return UNKNOWN_INTRINSIC


def _vector_variant(name: str) -> Row | None:
    """Unmasked vector variants by the vector function ABI: _ZGVbN2v_sin is two sines."""
    shape, _, scalar = name.removeprefix("_ZGV").partition("_")
    if shape[1:2] != "N" or shape[2:].lstrip("0123456789").strip("v"):
        return None
    row = _FUNCTIONS.get(scalar)
    return row if isinstance(row, ScalarRow | ZeroRow) else None
