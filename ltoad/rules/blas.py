"""The Basic Linear Algebra Subprograms, by what they compute and by their adjoints.

Calls are first brought into one form: column-major matrices, every number by
value, integers of 64 bits, and an i1 that says whether a matrix is transposed
(:mod:`ltoad.differentiate.prepare.blas_calls`).  A row states the parameters of that
form and the adjoint as calls of other routines, in the language of
:mod:`ltoad.rules.blas_language`.

Names and arguments are those of the reference implementation, Lawson et al.,
"Basic Linear Algebra Subprograms for Fortran Usage", TOMS 5 (1979), and
Dongarra et al., TOMS 14 (1988) and 16 (1990).
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from ltoad.ir.types import DOUBLE, FLOAT, FloatType
from ltoad.rules.blas_language import Routine, auxiliary, routine_of
from ltoad.rules.effects import Effects
from ltoad.rules.rows import BlasRow, InactiveRow, Row

PREFIX = "__ltoad_blas."
TYPES = {"s": FLOAT, "d": DOUBLE}


ROUTINES = {
    routine.name: routine
    for routine in (
        routine_of(
            "dot",
            "n x[n,incx] incx y[n,incy] incy",
            reads="x y",
            writes="",
            returns=True,
            adjoint="""
                x: axpy(n, seed, y, incy, d_x, incx)
                y: axpy(n, seed, x, incx, d_y, incy)
            """,
            tangent="""
                x: dot(n, d_x, incx, y, incy)
                y: dot(n, x, incx, d_y, incy)
            """,
        ),
        routine_of(
            "axpy",
            "n alpha# x[n,incx] incx y[n,incy] incy",
            reads="x y",
            writes="y",
            adjoint="""
                alpha: dot(n, d_y, incy, x, incx)
                x: axpy(n, alpha, d_y, incy, d_x, incx)
            """,
            tangent="""
                x: axpy(n, alpha, d_x, incx, d_y, incy)
                alpha: axpy(n, t_alpha, x, incx, d_y, incy)
            """,
        ),
        routine_of(
            "scal",
            "n alpha# x[n,incx] incx",
            reads="x",
            writes="x",
            adjoint="""
                alpha: dot(positive(incx, n), d_x, incx, x, incx)
                x: scale(positive(incx, n), alpha, d_x, incx)
            """,
            tangent="""
                x: scale(positive(incx, n), alpha, d_x, incx)
                alpha: axpy(positive(incx, n), t_alpha, x, incx, d_x, incx)
            """,
        ),
        routine_of(
            "copy",
            "n x[n,incx] incx y[n,incy] incy",
            reads="x",
            writes="y",
            adjoint="""
                x: axpy(n, 1, d_y, incy, d_x, incx)
                y: scale(n, 0, d_y, incy)
            """,
            tangent="""
                x: copy(n, d_x, incx, d_y, incy)
                y !x: scale(n, 0, d_y, incy)
            """,
        ),
        routine_of(
            "swap",
            "n x[n,incx] incx y[n,incy] incy",
            reads="x y",
            writes="x y",
            adjoint="""
                x y: swap(n, d_x, incx, d_y, incy)
                x !y: scale(n, 0, d_x, incx)
                y !x: scale(n, 0, d_y, incy)
            """,
            tangent="""
                x y: swap(n, d_x, incx, d_y, incy)
                x !y: scale(n, 0, d_x, incx)
                y !x: scale(n, 0, d_y, incy)
            """,
        ),
        routine_of(
            "rot",
            "n x[n,incx] incx y[n,incy] incy c# s#",
            reads="x y",
            writes="x y",
            adjoint="""
                c: dot(n, d_x, incx, x, incx)
                c: dot(n, d_y, incy, y, incy)
                s: dot(n, d_x, incx, y, incy)
                -s: dot(n, d_y, incy, x, incx)
                x y: rot(n, d_x, incx, d_y, incy, c, minus(s))
                x !y: scale(n, c, d_x, incx)
                y !x: scale(n, c, d_y, incy)
            """,
            tangent="""
                x y: rot(n, d_x, incx, d_y, incy, c, s)
                x !y: scale(n, c, d_x, incx)
                y !x: scale(n, c, d_y, incy)
                c x: axpy(n, t_c, x, incx, d_x, incx)
                c y: axpy(n, t_c, y, incy, d_y, incy)
                s x: axpy(n, t_s, y, incy, d_x, incx)
                s y: axpy(n, minus(t_s), x, incx, d_y, incy)
            """,
        ),
        routine_of(
            "nrm2",
            "n x[n,incx] incx",
            reads="x",
            writes="",
            returns=True,
            adjoint="x: axpy(n, over(seed, out), x, incx, d_x, incx)",
            tangent="x: dot(n, x, incx, d_x, incx)",
        ),
        routine_of(
            "asum",
            "n x[n,incx] incx",
            reads="x",
            writes="",
            returns=True,
            adjoint="x: signs(positive(incx, n), seed, x, incx, d_x, incx)",
            tangent="x: turned(positive(incx, n), x, incx, d_x, incx)",
        ),
        routine_of(
            "gemv",
            "t? m n alpha# a[m,n,lda] lda x[pick(t,m,n),incx] incx beta# y[pick(t,n,m),incy] incy",
            reads="a x y",
            writes="y",
            adjoint="""
                alpha: product(t, m, n, a, lda, x, incx, d_y, incy)
                beta: dot(pick(t, n, m), d_y, incy, y, incy)
                x: gemv(flip(t), m, n, alpha, a, lda, d_y, incy, 1, d_x, incx)
                a: ger(m, n, alpha, pick(t, x, d_y), pick(t, incx, incy), pick(t, d_y, x), \
pick(t, incy, incx), d_a, lda)
                y: scale(pick(t, n, m), beta, d_y, incy)
            """,
            tangent="""
                y: scale(pick(t, n, m), beta, d_y, incy)
                beta: axpy(pick(t, n, m), t_beta, y, incy, d_y, incy)
                alpha: gemv(t, m, n, t_alpha, a, lda, x, incx, 1, d_y, incy)
                a: gemv(t, m, n, alpha, d_a, lda, x, incx, 1, d_y, incy)
                x: gemv(t, m, n, alpha, a, lda, d_x, incx, 1, d_y, incy)
            """,
        ),
        routine_of(
            "ger",
            "m n alpha# x[m,incx] incx y[n,incy] incy a[m,n,lda] lda",
            reads="x y a",
            writes="a",
            adjoint="""
                alpha: product(0, m, n, d_a, lda, y, incy, x, incx)
                x: gemv(0, m, n, alpha, d_a, lda, y, incy, 1, d_x, incx)
                y: gemv(1, m, n, alpha, d_a, lda, x, incx, 1, d_y, incy)
            """,
            tangent="""
                alpha: ger(m, n, t_alpha, x, incx, y, incy, d_a, lda)
                x: ger(m, n, alpha, d_x, incx, y, incy, d_a, lda)
                y: ger(m, n, alpha, x, incx, d_y, incy, d_a, lda)
            """,
        ),
        routine_of(
            "gemm",
            "ta? tb? m n k alpha# a[pick(ta,k,m),pick(ta,m,k),lda] lda"
            " b[pick(tb,n,k),pick(tb,k,n),ldb] ldb beta# c[m,n,ldc] ldc",
            reads="a b c",
            writes="c",
            adjoint="""
                alpha: inner(ta, tb, m, n, k, a, lda, b, ldb, d_c, ldc)
                beta: dots(m, n, d_c, ldc, c, ldc)
                a: gemm(pick(ta, tb, 0), pick(ta, 1, flip(tb)), pick(ta, k, m), pick(ta, m, k), \
n, alpha, pick(ta, b, d_c), pick(ta, ldb, ldc), pick(ta, d_c, b), pick(ta, ldc, ldb), 1, d_a, lda)
                b: gemm(pick(tb, 1, flip(ta)), pick(tb, ta, 0), pick(tb, n, k), pick(tb, k, n), \
m, alpha, pick(tb, d_c, a), pick(tb, ldc, lda), pick(tb, a, d_c), pick(tb, lda, ldc), 1, d_b, ldb)
                c: scales(m, n, beta, d_c, ldc)
            """,
            tangent="""
                c: scales(m, n, beta, d_c, ldc)
                beta: sums(m, n, t_beta, c, ldc, d_c, ldc)
                alpha: gemm(ta, tb, m, n, k, t_alpha, a, lda, b, ldb, 1, d_c, ldc)
                a: gemm(ta, tb, m, n, k, alpha, d_a, lda, b, ldb, 1, d_c, ldc)
                b: gemm(ta, tb, m, n, k, alpha, a, lda, d_b, ldb, 1, d_c, ldc)
            """,
        ),
    )
}
"""What may be called."""


AUXILIARIES = {
    routine.name: routine
    for routine in (
        # x *= alpha, where 0 times anything is 0, and a negative increment means the same array
        auxiliary("scale", "n alpha# x[n,incx] incx"),
        auxiliary("scales", "m n alpha# a[m,n,lda] lda"),
        auxiliary("signs", "n alpha# x[n,incx] incx y[n,incy] incy"),
        # B += alpha A, and the sum of the elements of y with the signs of those of x
        auxiliary("sums", "m n alpha# a[m,n,lda] lda b[m,n,ldb] ldb"),
        auxiliary("turned", "n x[n,incx] incx y[n,incy] incy", returns=True),
        auxiliary("dots", "m n a[m,n,lda] lda b[m,n,ldb] ldb", returns=True),
        # yᵀ·op(A)·x, and the sum of the elements of op(A)·op(B) times those of C
        auxiliary("product", "t? m n a[m,n,lda] lda x[n,incx] incx y[n,incy] incy", returns=True),
        auxiliary("inner", "ta? tb? m n k a[m,k,lda] lda b[k,n,ldb] ldb c[m,n,ldc] ldc",
                   returns=True),
    )
}  # fmt: skip
"""What only adjoints call, on top of the library's routines."""


@dataclass(frozen=True, slots=True)
class Symbol:
    """A routine at one interface: c (by value), f (Fortran), n (Fortran without underscore)."""

    interface: str
    letter: str
    routine: Routine

    @property
    def number(self) -> FloatType:
        return TYPES[self.letter]

    @property
    def common_name(self) -> str:
        """The name in the common form."""
        return self.beside(self.routine.name)

    def beside(self, routine: str) -> str:
        """Another routine of the same interface and type, in the common form."""
        return f"{PREFIX}{self.interface}.{self.letter}.{routine}"

    @property
    def library_name(self) -> str:
        name = self.letter + self.routine.name
        return {"c": f"cblas_{name}", "f": f"{name}_", "n": name}[self.interface]


_SYMBOLS = {
    symbol.library_name: symbol
    for routine in ROUTINES.values()
    for symbol in (Symbol(i, letter, routine) for i in "cfn" for letter in TYPES)
}


def library_symbol(name: str) -> Symbol | None:
    """What a function of a BLAS library computes."""
    return _SYMBOLS.get(name)


WRAPPER = "wrapper"
"""So begins what Armadillo's library calls those functions of BLAS and LAPACK that it passes calls
on to."""
_WRAPPED = re.compile(rf"{WRAPPER}2?_([a-z]\w*_)")
"""With the 2, texts have lengths."""


def wrapped_name(name: str) -> str | None:
    """The function of BLAS or LAPACK that one of Armadillo's library passes calls on to."""
    found = _WRAPPED.fullmatch(name)
    return found[1] if found else None


def common_symbol(name: str) -> Symbol | None:
    """What a name in the common form stands for."""
    if not name.startswith(PREFIX):
        return None
    interface, letter, routine = name.removeprefix(PREFIX).split(".")
    return Symbol(interface, letter, ROUTINES.get(routine) or AUXILIARIES[routine])


_ROWS = {
    routine.name: BlasRow(
        names=(PREFIX + routine.name,),
        family=routine.name,
        effects=Effects(reads=routine.reads, writes=routine.writes),
    )
    for routine in ROUTINES.values()
}


def common_row(name: str) -> Row | None:
    """The row of a call in the common form."""
    symbol = common_symbol(name)
    return None if symbol is None else _ROWS.get(symbol.routine.name)


_INDEX_NAMES = [f"i{letter}amax" for letter in TYPES]
SEARCHES: tuple[Row, ...] = (
    InactiveRow(
        names=tuple(f"cblas_{n}" for n in _INDEX_NAMES),
        family="iamax",
        effects=Effects(reads=frozenset({1})),
        re_executable=True,
    ),
    InactiveRow(
        names=tuple(name for n in _INDEX_NAMES for name in (n, n + "_")),
        family="iamax",
        effects=Effects(reads=frozenset({0, 1, 2})),
        re_executable=True,
    ),
)
"""The index of the largest element carries no derivative."""

SETTINGS = InactiveRow(
    names=("ilaenv_",),
    family="ilaenv",
    effects=Effects(reads=frozenset(range(7))),
    re_executable=True,
)
"""How large LAPACK's blocks are, which those ask for who make room for them."""
