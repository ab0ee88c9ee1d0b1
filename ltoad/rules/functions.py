"""The math functions that a derivative may call, and how to call them in LLVM IR.

An ``llvm.*`` intrinsic is used where LLVM has one: it sets no errno, so that
the optimiser may move, vectorise and drop the call; every back end lowers it
to libm where it has nothing better.  The rest are calls of libm (with its f,
l and f128 suffixes) or of helpers that ltoad brings along
(:mod:`ltoad.rules.helpers`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ltoad.ir.builder import Builder
from ltoad.ir.instructions import Instruction
from ltoad.ir.types import (
    DOUBLE,
    FLOAT,
    I32,
    FloatType,
    FunctionType,
    IntType,
    Type,
    VectorType,
    scalar_of,
)
from ltoad.ir.values import ConstantSimple, Value, integer

Declare = Callable[[str, FunctionType], None]

_FLOAT_CODE = {
    "half": "f16",
    "bfloat": "bf16",
    "float": "f32",
    "double": "f64",
    "x86_fp80": "f80",
    "fp128": "f128",
    "ppc_fp128": "ppcf128",
}
_LIBM_SUFFIX = {"double": "", "float": "f", "x86_fp80": "l", "fp128": "f128", "ppc_fp128": "l"}


@dataclass(frozen=True, slots=True)
class MathFunction:
    """``parameters`` has one letter per argument: f for a float, i for an integer.

    ``numeric`` computes the function with mpmath (first argument: the context).
    """

    name: str
    parameters: str
    numeric: Callable[..., Any]
    intrinsic: bool = False
    helper: bool = False


def _power(mp: Any, x: Any, y: Any) -> Any:
    return mp.inf if x == 0 and y < 0 else mp.power(x, y)


FUNCTIONS: dict[str, MathFunction] = {
    f.name: f
    for f in (
        MathFunction("sin", "f", lambda mp, x: mp.sin(x), intrinsic=True),
        MathFunction("cos", "f", lambda mp, x: mp.cos(x), intrinsic=True),
        MathFunction("sinh", "f", lambda mp, x: mp.sinh(x), intrinsic=True),
        MathFunction("cosh", "f", lambda mp, x: mp.cosh(x), intrinsic=True),
        MathFunction("exp", "f", lambda mp, x: mp.exp(x), intrinsic=True),
        MathFunction("log", "f", lambda mp, x: mp.log(x), intrinsic=True),
        MathFunction("sqrt", "f", lambda mp, x: mp.sqrt(x), intrinsic=True),
        MathFunction("fabs", "f", lambda mp, x: mp.fabs(x), intrinsic=True),
        MathFunction("rint", "f", lambda mp, x: mp.nint(x), intrinsic=True),
        MathFunction("floor", "f", lambda mp, x: mp.floor(x), intrinsic=True),
        MathFunction("pow", "ff", _power, intrinsic=True),
        MathFunction(
            "copysign", "ff", lambda mp, x, y: mp.fabs(x) * (-1 if y < 0 else 1), intrinsic=True
        ),
        MathFunction("atan2", "ff", lambda mp, y, x: mp.atan2(y, x), intrinsic=True),
        MathFunction("powi", "fi", _power, intrinsic=True),
        MathFunction("ldexp", "fi", lambda mp, x, n: mp.ldexp(x, int(n)), intrinsic=True),
        MathFunction("scalbln", "fi", lambda mp, x, n: mp.ldexp(x, int(n))),
        MathFunction("hypot", "ff", lambda mp, x, y: mp.hypot(x, y)),
        MathFunction("j0", "f", lambda mp, x: mp.besselj(0, x)),
        MathFunction("j1", "f", lambda mp, x: mp.besselj(1, x)),
        MathFunction("jn", "if", lambda mp, n, x: mp.besselj(n, x)),
        MathFunction("y0", "f", lambda mp, x: mp.bessely(0, x)),
        MathFunction("y1", "f", lambda mp, x: mp.bessely(1, x)),
        MathFunction("yn", "if", lambda mp, n, x: mp.bessely(n, x)),
        MathFunction("__ltoad_digamma", "f", lambda mp, x: mp.digamma(x), helper=True),
    )
}


def call_function(
    builder: Builder,
    function: MathFunction,
    arguments: Sequence[Value],
    type_: Type,
    declare: Declare,
    flags: Sequence[str],
) -> Value:
    """Call ``function`` at the float type (scalar or vector) ``type_``."""
    if function.intrinsic:
        parameters = tuple(a.type for a in arguments)
        name = f"llvm.{function.name}.{type_code(type_)}"
        if "i" in function.parameters:
            name += f".{type_code(parameters[function.parameters.index('i')])}"
        signature = FunctionType(type_, parameters)
        declare(name, signature)
        return builder.call(name, signature, arguments, flags=flags, hint=function.name)
    if isinstance(type_, VectorType):
        return _by_element(builder, function, arguments, type_, declare, flags)
    return _call_library(builder, function, arguments, type_, declare, flags)


def type_code(type_: Type) -> str:
    """How intrinsic names spell a type: f64, v2f64, nxv4f32, i32."""
    if isinstance(type_, VectorType):
        return f"{'nx' if type_.scalable else ''}v{type_.length}{type_code(type_.element)}"
    if isinstance(type_, IntType):
        return f"i{type_.bits}"
    if isinstance(type_, FloatType):
        return _FLOAT_CODE[type_.kind]
    raise AssertionError(f"no number: {type_}")


def splat(builder: Builder, scalar: Value, type_: VectorType) -> Value:
    """A vector with ``scalar`` in every element (a shuffle, which scalable vectors need)."""
    poison = ConstantSimple(type_, "poison")
    first = builder.insert_element(poison, scalar, integer(I32, 0))
    mask = ConstantSimple(VectorType(type_.length, I32, type_.scalable), "zeroinitializer")
    return builder.append(Instruction("shufflevector", type_, [first, poison, mask]), "splat")


def _call_library(
    builder: Builder,
    function: MathFunction,
    arguments: Sequence[Value],
    type_: Type,
    declare: Declare,
    flags: Sequence[str],
) -> Value:
    """A scalar call of libm or of a helper."""
    if not isinstance(type_, FloatType):
        raise AssertionError(f"no float: {type_}")
    if type_.kind in ("half", "bfloat"):
        return _at_another_type(builder, function, arguments, FLOAT, declare, flags)
    if type_.kind == "ppc_fp128" and function.helper:
        return _at_another_type(builder, function, arguments, DOUBLE, declare, flags)
    name = function.name + _LIBM_SUFFIX[type_.kind]
    signature = FunctionType(type_, tuple(a.type for a in arguments))
    declare(name, signature)
    return builder.call(name, signature, arguments, flags=flags, hint=function.name)


def _at_another_type(
    builder: Builder,
    function: MathFunction,
    arguments: Sequence[Value],
    other: FloatType,
    declare: Declare,
    flags: Sequence[str],
) -> Value:
    """half and bfloat have no library: float's serves them; ppc_fp128 takes double's helpers."""
    type_ = next(a.type for a in arguments if isinstance(a.type, FloatType))
    narrow = type_ == FloatType("ppc_fp128")
    there, back = ("fptrunc", "fpext") if narrow else ("fpext", "fptrunc")
    moved = [builder.cast(there, a, other) if a.type == type_ else a for a in arguments]
    return builder.cast(back, _call_library(builder, function, moved, other, declare, flags), type_)


def _by_element(
    builder: Builder,
    function: MathFunction,
    arguments: Sequence[Value],
    type_: VectorType,
    declare: Declare,
    flags: Sequence[str],
) -> Value:
    """libm has no vector entry points: one call per element."""
    if type_.scalable:
        raise AssertionError(f"{function.name} of the scalable vector {type_}")
    result: Value = ConstantSimple(type_, "poison")
    for lane in range(type_.length):
        index = integer(I32, lane)
        scalars = [
            builder.extract_element(a, index) if isinstance(a.type, VectorType) else a
            for a in arguments
        ]
        part = _call_library(builder, function, scalars, scalar_of(type_), declare, flags)
        result = builder.insert_element(result, part, index)
    return result
