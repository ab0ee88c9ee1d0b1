"""Writes ltoad/runtime/digamma.ll: the digamma function, the derivative of log Γ.

    python scripts/digamma.py [FILE]

By DLMF 5.5.4 a negative argument is reflected, ψ(x) = ψ(1-x) - π/tan(πx), and by 5.5.2 a small
one is raised, ψ(x) = ψ(x+1) - 1/x, until the asymptotic series 5.11.2 holds:
ψ(z) ≈ log z - 1/(2z) - Σ B₂ₖ/(2k z²ᵏ).  In double precision the interval [1, 2], where ψ has its
positive zero x₀, has an approximation of its own, ψ(z) = (z - x₀)·p(z - 3/2), so that the relative
error stays small there.

Errors, in units of the largest term that is added: below 1e-15 (double), 1e-18 (x86_fp80), 1e-32
(fp128).  At 0 the result is infinite with the sign of the one-sided limit, at the other poles it
is NaN.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

from ltoad.ir.types import DOUBLE, FloatType
from ltoad.rules.constants import float_constant, ratio_of
from ltoad.runtime import FOLDER

# B₂ₖ/(2k) for k = 1, 2, … (DLMF 24.2.3)
_SERIES = (
    (1, 12),
    (-1, 120),
    (1, 252),
    (-1, 240),
    (1, 132),
    (-691, 32760),
    (1, 12),
    (-3617, 8160),
    (43867, 14364),
    (-174611, 6600),
    (77683, 276),
    (-236364091, 65520),
    (657931, 12),
    (-3392780147, 3480),
    (1723168255201, 85932),
)

# Chebyshev approximation of ψ(z)/(z - x₀) on [1, 2] in powers of z - 3/2, error 2e-17.
_NEAR_ZERO = (
    "0.95105587603183289283",
    "-0.42362742128146050498",
    "0.24054248424077421856",
    "-0.14840492305390885721",
    "0.094988724454941213253",
    "-0.06192213327306453169",
    "0.040760833812420736017",
    "-0.026975796756138248795",
    "0.017907252439451199397",
    "-0.011908218001568644751",
    "0.0079269446464037960374",
    "-0.0052799648732574042082",
    "0.0035190064015022760473",
    "-0.002345267632540769041",
    "0.0015566317474486839277",
    "-0.001037637409841860467",
    "0.00072332662792875541556",
    "-0.00048219905305667888755",
    "0.00022723316609873758807",
    "-0.00015148586836773365902",
    "0.00025968482126430746555",
    "-0.00017312261802727393258",
)
_ZERO_HIGH = "1.4616321449683622456729767750948667526245117187500"
_ZERO_LOW = "0.0000000000000000954999542996569771518419907596705"
_PI = "3.1415926535897932384626433832795028841971693993751"


@dataclass(frozen=True, slots=True)
class _Precision:
    """From ``threshold`` on, ``terms`` of the series suffice for the type."""

    suffix: str
    code: str
    threshold: int
    terms: int


_PRECISIONS = {
    "double": _Precision("", "f64", 10, 8),
    "x86_fp80": _Precision("l", "f80", 16, 11),
    "fp128": _Precision("f128", "f128", 32, 15),
}

_BODY = """\
define linkonce_odr hidden {T} @{name}({T} %x) nounwind willreturn memory(none) {{
entry:
  %negative = fcmp olt {T} %x, {zero}
  br i1 %negative, label %reflect, label %start

reflect:
  %whole = call {T} @llvm.rint.{code}({T} %x)
  %rest = fsub {T} %x, %whole
  %angle = fmul {T} %rest, {pi}
  %tangent = call {T} @llvm.tan.{code}({T} %angle)
  %cotangent = fdiv {T} {minus_pi}, %tangent
  %pole = fcmp oeq {T} %rest, {zero}
  %reflected = select i1 %pole, {T} {nan}, {T} %cotangent
  %mirror = fsub {T} {one}, %x
  br label %start

start:
  %z0 = phi {T} [ %x, %entry ], [ %mirror, %reflect ]
  %s0 = phi {T} [ {zero}, %entry ], [ %reflected, %reflect ]
  %small = fcmp olt {T} %z0, {one}
  br i1 %small, label %once, label %{next}

once:
  %inverse0 = fdiv {T} {one}, %z0
  %lower = fsub {T} %s0, %inverse0
  %upper = fadd {T} %z0, {one}
  br label %{next}

{middle}raise:
  %z = phi {T} {incoming_z}, [ %z.next, %step ]
  %s = phi {T} {incoming_s}, [ %s.next, %step ]
  %below = fcmp olt {T} %z, {threshold}
  br i1 %below, label %step, label %series

step:
  %inverse = fdiv {T} {one}, %z
  %s.next = fsub {T} %s, %inverse
  %z.next = fadd {T} %z, {one}
  br label %raise

series:
  %log = call {T} @llvm.log.{code}({T} %z)
  %r = fdiv {T} {one}, %z
  %r2 = fmul {T} %r, %r
{terms}  %half = fmul {T} %r, {half}
  %scaled = fmul {T} %p{last}, %r2
  %correction = fadd {T} %half, %scaled
  %far = fsub {T} %log, %correction
  %result = fadd {T} %s, %far
  ret {T} %result
}}
"""

_MIDDLE = """\
middle:
  %z1 = phi double [ %z0, %start ], [ %upper, %once ]
  %s1 = phi double [ %s0, %start ], [ %lower, %once ]
  %close = fcmp ole double %z1, {two}
  br i1 %close, label %polynomial, label %raise

polynomial:
  %t = fsub double %z1, {centre}
{horner}  %d0 = fsub double %z1, {high}
  %d1 = fsub double %d0, {low}
  %near = fmul double %q{last}, %d1
  %short = fadd double %s1, %near
  ret double %short

"""


def _horner(
    type_: str, result: str, variable: str, coefficients: list[tuple[str, str]]
) -> tuple[str, int]:
    """A polynomial, highest coefficient first, and the number of its last step.

    A coefficient comes with what it stands for.
    """
    value, meaning = coefficients[0]
    lines = [f"  ; {meaning}\n"]
    for number, (coefficient, meaning) in enumerate(coefficients[1:]):
        lines.append(f"  %{result}m{number} = fmul {type_} {value}, %{variable}\n")
        lines.append(
            f"  %{result}{number} = fadd {type_} %{result}m{number}, {coefficient}  ; {meaning}\n"
        )
        value = f"%{result}{number}"
    return "".join(lines), len(coefficients) - 2


def _middle() -> str:
    def number(text: str) -> str:
        return float_constant(DOUBLE, *ratio_of(text)).text

    lines, last = _horner("double", "q", "t", [(number(c), c) for c in reversed(_NEAR_ZERO)])
    return _MIDDLE.format(
        two=number("2"),
        centre=number("1.5"),
        high=number(_ZERO_HIGH),
        low=number(_ZERO_LOW),
        horner=lines,
        last=last,
    )


def _digamma(type_: FloatType) -> str:
    precision = _PRECISIONS[type_.kind]

    def number(numerator: int, denominator: int = 1) -> str:
        return float_constant(type_, numerator, denominator).text

    terms = reversed(_SERIES[: precision.terms])
    series = [(number(n, d), f"{n}/{d}") for n, d in terms]
    lines, last = _horner(type_.kind, "p", "r2", series)
    double = type_ == DOUBLE
    pi = ratio_of(_PI)
    return _BODY.format(
        T=type_.kind,
        code=precision.code,
        name=f"__ltoad_digamma{precision.suffix}",
        zero=number(0),
        one=number(1),
        half=number(1, 2),
        pi=number(*pi),
        minus_pi=number(-pi[0], pi[1]),
        nan=_nan(type_),
        threshold=number(precision.threshold),
        next="middle" if double else "raise",
        middle=_middle() if double else "",
        incoming_z="[ %z1, %middle ]" if double else "[ %z0, %start ], [ %upper, %once ]",
        incoming_s="[ %s1, %middle ]" if double else "[ %s0, %start ], [ %lower, %once ]",
        terms=lines,
        last=last,
    )


def _nan(type_: FloatType) -> str:
    return {
        "double": "0x7FF8000000000000",
        "x86_fp80": "0xK7FFFC000000000000000",
        "fp128": "0xL00000000000000007FFF800000000000",
    }[type_.kind]


_DIGAMMA_FLOAT = """\
define linkonce_odr hidden float @__ltoad_digammaf(float %x) nounwind willreturn memory(none) {
  %wide = fpext float %x to double
  %value = call double @__ltoad_digamma(double %wide)
  %result = fptrunc double %value to float
  ret float %result
}
"""


_DECLARATIONS = """\
declare {T} @llvm.log.{code}({T})
declare {T} @llvm.rint.{code}({T})
declare {T} @llvm.tan.{code}({T})
"""

_HEAD = """\
; The digamma function, the derivative of log gamma.  scripts/digamma.py writes this file, and says
; where the formulas come from and how large errors are.

"""


def assembly() -> str:
    """The whole file."""
    functions = [_digamma(FloatType(kind)) for kind in _PRECISIONS]
    declarations = [_DECLARATIONS.format(T=t, code=p.code) for t, p in _PRECISIONS.items()]
    return _HEAD + "\n".join([_DIGAMMA_FLOAT, *functions, *declarations])


if __name__ == "__main__":
    (Path(sys.argv[1]) if sys.argv[1:] else FOLDER / "digamma.ll").write_text(assembly(), "utf-8")
