"""The small language in which BLAS routines and their adjoints are written down.

A statement of an adjoint is a line::

    target: routine(argument, …)

The statements are executed in order.  The target names the operand whose
adjoint grows.  For an array the routine itself adds to ``d_x``, the adjoint of
``x``; for a scalar what the routine returns is added, or with ``-`` subtracted.
A statement is left out if the target is inactive, if ``d_x`` does not exist for
an ``x`` that it mentions, or if one does exist for ``y`` where it says ``!y``.
In arguments, ``seed`` is the adjoint of the result, ``out`` the result,
``flip(t)`` negates a flag, ``pick(t, a, b)`` is a if t is set and else b,
``over(a, b)`` is a/b or 0 if b is 0, ``minus(a)`` is -a, and ``positive(inc, n)``
is n if inc > 0 and else 0.  ``x`` is the array as it was before the call.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass

from ltoad.ir.types import I1, I64, PTR, VOID, FloatType, FunctionType, Type


@dataclass(frozen=True, slots=True)
class Parameter:
    """``kind`` is integer, flag, scalar or array; an array has an ``extent``:
    (count, increment) of a vector, (rows, columns, leading dimension) of a matrix."""

    name: str
    kind: str
    extent: tuple[ast.expr, ...] = ()


@dataclass(frozen=True, slots=True)
class Statement:
    """``targets`` have to be active, ``missing`` must not; ``sign`` is that of a scalar's sum."""

    targets: tuple[str, ...]
    missing: tuple[str, ...]
    sign: int
    call: ast.Call


@dataclass(frozen=True, slots=True)
class Routine:
    """``adjoint`` runs backwards after the call, ``tangent`` before it (behind a routine that
    only returns a number).  ``layout``: the C interface tells row-major from column-major.
    ``bounded``: its partials are 0, 1 and -1.
    """

    name: str
    parameters: tuple[Parameter, ...]
    returns: bool
    reads: frozenset[int]
    writes: frozenset[int]
    adjoint: tuple[Statement, ...]
    tangent: tuple[Statement, ...]
    layout: bool
    bounded: bool = False

    def index(self, name: str) -> int:
        """The position of a parameter."""
        return next(i for i, p in enumerate(self.parameters) if p.name == name)

    def type(self, number: FloatType) -> FunctionType:
        """The signature in the common form."""
        kinds: dict[str, Type] = {"integer": I64, "flag": I1, "scalar": number, "array": PTR}
        parameters = tuple(kinds[p.kind] for p in self.parameters)
        return FunctionType(number if self.returns else VOID, parameters)


def _expression(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body


def _parameter(text: str) -> Parameter:
    """``n``, ``ta?``, ``alpha#``, ``x[n,incx]`` or ``a[m,n,lda]``."""
    if text.endswith("?"):
        return Parameter(text[:-1], "flag")
    if text.endswith("#"):
        return Parameter(text[:-1], "scalar")
    if text.endswith("]"):
        name, _, extent = text[:-1].partition("[")
        list_ = _expression(f"[{extent}]")
        assert isinstance(list_, ast.List)
        return Parameter(name, "array", tuple(list_.elts))
    return Parameter(text, "integer")


def _statement(line: str) -> Statement:
    head, _, text = line.partition(":")
    words = head.split()
    call = _expression(text.strip())
    assert isinstance(call, ast.Call)
    return Statement(
        tuple(w.removeprefix("-") for w in words if not w.startswith("!")),
        tuple(w[1:] for w in words if w.startswith("!")),
        -1 if any(w.startswith("-") for w in words) else 1,
        call,
    )


_BOUNDED = frozenset(("copy", "swap", "asum"))


def routine_of(
    name: str,
    parameters: str,
    *,
    reads: str,
    writes: str,
    adjoint: str,
    tangent: str = "",
    returns: bool = False,
) -> Routine:
    """A routine of the library; ``reads`` and ``writes`` name the arrays that it does that to."""
    found = tuple(_parameter(p) for p in parameters.split())
    names = [p.name for p in found]
    backwards = tuple(_statement(line) for line in adjoint.strip().splitlines())
    forwards = tuple(_statement(line) for line in tangent.strip().splitlines())
    return Routine(
        name,
        found,
        returns,
        frozenset(names.index(n) for n in reads.split()),
        frozenset(names.index(n) for n in writes.split()),
        backwards,
        forwards,
        layout=any(len(p.extent) == 3 for p in found),
        bounded=name in _BOUNDED,
    )


def auxiliary(name: str, parameters: str, *, returns: bool = False) -> Routine:
    """A routine that only adjoints call, and that has none."""
    found = tuple(_parameter(p) for p in parameters.split())
    return Routine(name, found, returns, frozenset(), frozenset(), (), (), layout=False)
