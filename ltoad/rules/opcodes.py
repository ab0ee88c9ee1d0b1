"""Rows of LLVM's instructions.

Instructions with control, memory or structure are listed too, as ENGINE, so
that an opcode without a row is an opcode that nobody has thought about.
"""

from __future__ import annotations

from ltoad.rules.expression import MINUS_ONE, ONE, ZERO, Expr, fn, out, x, y
from ltoad.rules.libm import MAXIMUM, MINIMUM
from ltoad.rules.registrars import bilinear, cast, engine, linear, scalar, words, zero
from ltoad.rules.rows import Row

_ZERO = words(
    "fptosi fptoui sitofp uitofp fcmp icmp "
    "add sub mul udiv sdiv urem srem shl lshr ashr and or xor trunc zext sext"
)

# trunc to xor also compute on pointers in disguise and on floats in disguise:
# whether that happens is a question to the type analysis, not to the table.
_ENGINE = words(
    "load store atomicrmw cmpxchg fence alloca getelementptr phi select freeze bitcast "
    "addrspacecast inttoptr ptrtoint ptrtoaddr extractvalue insertvalue extractelement "
    "insertelement shufflevector call invoke callbr landingpad resume va_arg catchpad "
    "cleanuppad catchswitch catchret cleanupret br switch indirectbr ret unreachable"
)

ATOMIC: dict[str, tuple[Expr, Expr]] = {
    "xchg": (ZERO, ONE),
    "fadd": (ONE, ONE),
    "fsub": (ONE, MINUS_ONE),
    "fmax": MAXIMUM,
    "fmin": MINIMUM,
    "fmaximum": MAXIMUM,
    "fminimum": MINIMUM,
}
"""What an atomicrmw leaves in memory, by what was there (x) and by its operand (y)."""

ROWS: tuple[Row, ...] = (
    linear(["fadd"], "fadd", 1.0, 1.0),
    linear(["fsub"], "fsub", 1.0, -1.0),
    linear(["fneg"], "fneg", -1.0),
    bilinear(["fmul"], "fmul", y, x),
    # one reciprocal, also for several quotients with one divisor
    scalar(["fdiv"], "fdiv", 1.0 / y, -(out * (1.0 / y))),
    # x - y·trunc(x/y): the quotient is a whole number, and (out - x)/y misses it
    # by a rounding error only, while trunc(x/y) may be off by one.
    scalar(["frem"], "fmod", 1.0, fn("rint", (out - x) / y)),
    cast(["fpext"], "fpext"),
    cast(["fptrunc"], "fptrunc"),
    *(zero([name]) for name in _ZERO),
    *(engine(name) for name in _ENGINE),
)
