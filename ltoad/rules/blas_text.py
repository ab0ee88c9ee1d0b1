"""BLAS routines in the common form of :mod:`ltoad.rules.blas`, as LLVM IR text.

Library routines are wrapped; what only adjoints need is built on them in
``ltoad/runtime/templates/blas.ll``.
"""

from __future__ import annotations

from ltoad.ir.types import DOUBLE, FLOAT, I32, I64, PTR, FunctionType
from ltoad.rules.blas import ROUTINES, Symbol, common_symbol
from ltoad.rules.blas_language import Routine
from ltoad.rules.helper import Helper, helper_of
from ltoad.runtime import Source

_COLUMN_MAJOR, _NO_TRANSPOSE, _TRANSPOSE = 102, 111, 112


def blas_helper(name: str) -> Helper | None:
    """The definition behind a name of the common form, None for any other name."""
    symbol = common_symbol(name)
    if symbol is None:
        return None
    type_ = symbol.routine.type(symbol.number)
    if symbol.routine.name in ROUTINES:
        return Helper(_wrapper(symbol), type_, _declared(symbol))
    return helper_of(auxiliaries(symbol), name)


def auxiliaries(symbol: Symbol) -> Source:
    """The functions that only adjoints need, on top of a library's routines for one type."""
    size = {"s": "4", "d": "8"}[symbol.letter]
    values = {"blas": symbol.beside("").rstrip("."), "number": str(symbol.number), "bytes": size}
    return Source("templates/blas.ll", values)


def _head(symbol: Symbol) -> str:
    type_ = symbol.routine.type(symbol.number)
    names = [p.name for p in symbol.routine.parameters]
    parameters = ", ".join(f"{t} %{n}" for t, n in zip(type_.parameters, names, strict=True))
    name = symbol.common_name
    return f"define linkonce_odr hidden {type_.result} @{name}({parameters}) nounwind"


def _declared(symbol: Symbol) -> tuple[tuple[str, FunctionType], ...]:
    return ((symbol.library_name, library_type(symbol)),)


def library_type(symbol: Symbol) -> FunctionType:
    """The signature of the library's routine."""
    common = symbol.routine.type(symbol.number)
    if symbol.interface == "c":
        types = {"integer": "i32", "flag": "i32", "scalar": str(symbol.number), "array": "ptr"}
        first = ["i32"] if symbol.routine.layout else []
    else:
        types = dict.fromkeys(("integer", "flag", "scalar", "array"), "ptr")
        first = []
    words = first + [types[p.kind] for p in symbol.routine.parameters]
    if symbol.interface != "c":
        words += ["i64"] * _flags(symbol.routine)
    return FunctionType(common.result, tuple(_NAMED[w] for w in words))


def _flags(routine: Routine) -> int:
    """Fortran passes the lengths of its character arguments after all others."""
    return sum(p.kind == "flag" for p in routine.parameters)


_NAMED = {str(t): t for t in (PTR, I32, I64, FLOAT, DOUBLE)}


def _wrapper(symbol: Symbol) -> str:
    lines: list[str] = []
    by_value = symbol.interface == "c"
    passed = [f"i32 {_COLUMN_MAJOR}"] if by_value and symbol.routine.layout else []
    for parameter in symbol.routine.parameters:
        passed.append(_argument(parameter.name, parameter.kind, symbol, lines))
    if not by_value:
        passed += ["i64 1"] * _flags(symbol.routine)
    result = symbol.routine.type(symbol.number).result
    call = f"call {result} @{symbol.library_name}({', '.join(passed)})"
    if symbol.routine.returns:
        lines += [f"  %result = {call}", f"  ret {result} %result"]
    else:
        lines += [f"  {call}", "  ret void"]
    return "\n" + "\n".join([_head(symbol) + " {", *lines, "}", ""])


def _argument(name: str, kind: str, symbol: Symbol, lines: list[str]) -> str:
    """How one value is passed to the library."""
    by_value = symbol.interface == "c"
    if kind == "array":
        return f"ptr %{name}"
    type_, value = str(symbol.number), f"%{name}"
    if kind == "integer":
        type_, value = "i32", f"%{name}.short"
        lines.append(f"  {value} = trunc i64 %{name} to i32")
    elif kind == "flag":
        type_, value = "i32" if by_value else "i8", f"%{name}.code"
        codes = (_TRANSPOSE, _NO_TRANSPOSE) if by_value else (ord("T"), ord("N"))
        lines.append(f"  {value} = select i1 %{name}, {type_} {codes[0]}, {type_} {codes[1]}")
    if by_value:
        return f"{type_} {value}"
    lines.append(f"  %{name}.place = alloca {type_}")
    lines.append(f"  store {type_} {value}, ptr %{name}.place")
    return f"ptr %{name}.place"
