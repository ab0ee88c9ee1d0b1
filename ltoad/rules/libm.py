"""Derivatives of the C math library, real functions (C99 and POSIX).

Formulas are numbered as in DLMF, the NIST Digital Library of Mathematical
Functions, https://dlmf.nist.gov.  Conventions where calculus gives no number:

- sqrt and cbrt have partial 0 at 0, hypot and atan2 have partials 0 at (0, 0):
  a norm at the origin then contributes its subgradient 0 instead of 0·inf = NaN.
- fabs has partial 0 at 0; fmax and fmin give the whole derivative to the
  argument that equals the result, to the first one on a tie.
- pow(x, y) has partial 0 in x where y = 0 and partial 0 in y where x = 0.
- Everywhere else IEEE arithmetic decides: log has slope inf at 0, asin at 1.
"""

from __future__ import annotations

from ltoad.rules.effects import Effects
from ltoad.rules.expression import ONE, AsFloat, Expr, digits, fn, out, select, x, y
from ltoad.rules.registrars import (
    inactive,
    libm_names,
    linear,
    output,
    scalar,
    several,
    words,
    zero,
)
from ltoad.rules.rows import Row

LN2 = digits("0.69314718055994530941723212145817656807550013436026")
LN10 = digits("2.3025850929940456840179914546843642076011014886288")
LOG2_E = digits("1.4426950408889634073599246810018921374266459541530")
LOG10_E = digits("0.43429448190325182765112891891660508229439700580367")
TWO_OVER_SQRT_PI = digits("1.1283791670955125738961589031215451716881012586580")

_ERRNO = Effects(errno=True)


_INTRINSIC = frozenset(
    words(
        "sin cos tan asin acos atan atan2 sinh cosh tanh exp exp2 exp10 log log2 log10 sqrt pow "
        "fabs copysign"
    )
)


def _function(name: str, *partials: Expr | float | None) -> Row:
    intrinsic = (f"llvm.{name}",) if name in _INTRINSIC else ()
    return scalar((*libm_names(name), *intrinsic), name, *partials, touched=_ERRNO)


def _scaled_atan2() -> tuple[Expr, Expr]:
    """Partials of atan2(x, y): y/(x²+y²) and -x/(x²+y²), scaled against over- and underflow."""
    size = select(fn("fabs", x) < fn("fabs", y), fn("fabs", y), fn("fabs", x))
    a, b = x / size, y / size
    square = (a * a + b * b) * size
    return select(size.equals(0.0), 0.0, b / square), select(size.equals(0.0), 0.0, -(a / square))


def _pow_by_base() -> Expr:
    """y·xʸ⁻¹ as y·out/x: no second pow, no branch, and no error from rounding y - 1.

    At x = 0 the slope is known: 0 for y > 1 and y = 0, 1 for y = 1, infinite
    for the rest.  As a product it has the slopes of a square and of a cube in turn.  Where pow
    itself has under- or overflowed, so has the slope.
    """
    smooth = select(y.equals(2.0), y * x, select(y.equals(3.0), y * x * x, 0.0))
    steep = select(y.equals(0.0), 0.0, y / fn("fabs", x))
    at_zero = select(y > 1.0, smooth, select(y.equals(1.0), 1.0, steep))
    return select(x.equals(0.0), at_zero, y * (out / x))


ELEMENTARY: tuple[Row, ...] = (
    _function("sin", fn("cos", x)),
    _function("cos", -fn("sin", x)),
    _function("tan", 1.0 + out * out),  # DLMF 4.20.3
    _function("asin", 1.0 / fn("sqrt", (1.0 - x) * (1.0 + x))),  # 4.24.7
    _function("acos", -1.0 / fn("sqrt", (1.0 - x) * (1.0 + x))),  # 4.24.8
    _function("atan", 1.0 / (1.0 + x * x)),  # 4.24.9
    _function("atan2", *_scaled_atan2()),
    _function("sinh", fn("cosh", x)),
    _function("cosh", fn("sinh", x)),
    _function("tanh", (1.0 - out) * (1.0 + out)),  # 4.34.3; no call of cosh
    _function("asinh", 1.0 / fn("hypot", 1.0, x)),  # 4.38.9; x² would overflow
    _function("acosh", 1.0 / (fn("sqrt", x - 1.0) * fn("sqrt", x + 1.0))),  # 4.38.10
    _function("atanh", 1.0 / ((1.0 - x) * (1.0 + x))),  # 4.38.11
    _function("exp", select(out < 2.2250738585072014e-308, 0.0, out)),
    _function("exp2", out * LN2),
    scalar(
        (*libm_names("exp10"), *libm_names("pow10"), "__exp10", "llvm.exp10"), "exp10", out * LN10
    ),
    _function("expm1", fn("exp", x)),  # out + 1 cancels for x < 0
    _function("log", 1.0 / x),
    _function("log2", LOG2_E / x),
    _function("log10", LOG10_E / x),
    _function("log1p", 1.0 / (1.0 + x)),
    _function("sqrt", select(out.equals(0.0), 0.0, 0.5 / out)),
    _function("cbrt", select(out.equals(0.0), 0.0, 1.0 / (3.0 * out * out))),
    _function("pow", _pow_by_base(), select(x.equals(0.0), 0.0, out * fn("log", x))),
    scalar(
        libm_names("hypot"),
        "hypot",
        select(out.equals(0.0), 0.0, x / out),
        select(out.equals(0.0), 0.0, y / out),
        touched=_ERRNO,
    ),
)

# The choice is made by the arguments: fast-math may compute them and the result
# in different ways, so that the result equals neither.
_IS_NUMBER = select(x.equals(x), 1.0, 0.0)

_SIGN = fn("copysign", 1.0, x)

MAXIMUM: tuple[Expr, Expr] = (
    select(x < y, 0.0, _IS_NUMBER),
    select(x < y, 1.0, 1.0 - _IS_NUMBER),
)
MINIMUM: tuple[Expr, Expr] = (
    select(x > y, 0.0, _IS_NUMBER),
    select(x > y, 1.0, 1.0 - _IS_NUMBER),
)

PIECEWISE: tuple[Row, ...] = (
    _function("fabs", select(x.equals(0.0), 0.0, _SIGN)),
    # out == x rather than x > y: a NaN argument is the one that is ignored.
    scalar(
        (
            *libm_names("fmax"),
            *libm_names("fmaximum"),
            *libm_names("fmaximum_num"),
            "llvm.maxnum",
            "llvm.maximum",
            "llvm.maximumnum",
        ),
        "fmax",
        *MAXIMUM,
    ),
    scalar(
        (
            *libm_names("fmin"),
            *libm_names("fminimum"),
            *libm_names("fminimum_num"),
            "llvm.minnum",
            "llvm.minimum",
            "llvm.minimumnum",
        ),
        "fmin",
        *MINIMUM,
    ),
    _function("fdim", select(x > y, 1.0, 0.0), select(x > y, -1.0, 0.0)),
    scalar((*libm_names("fma"), "llvm.fma", "llvm.fmuladd"), "fma", y, x, 1.0),
    # The quotient is a whole number; see frem in ltoad.rules.opcodes.
    _function("fmod", 1.0, fn("rint", (out - x) / y)),
    scalar(
        (*libm_names("remainder"), "drem", "dremf", "dreml"),
        "remainder",
        1.0,
        fn("rint", (out - x) / y),
        touched=_ERRNO,
    ),
    scalar(
        libm_names("remquo"),
        "remquo",
        1.0,
        fn("rint", (out - x) / y),
        None,
        touched=Effects(writes=frozenset({2})),
    ),
    _function("copysign", select(x.equals(0.0), 0.0, _SIGN * fn("copysign", 1.0, y)), None),
    linear((*libm_names("nextafter"), *libm_names("nexttoward")), "nextafter", 1.0, None),
    linear((*libm_names("nextup"), *libm_names("nextdown")), "nextup", 1.0),
)


def is_multiply_add(name: str) -> bool:
    """Whether a function is a product and a sum, rounded as one or not."""
    return name.startswith(("llvm.fma.", "llvm.fmuladd.")) or name in ("fma", "fmaf")


def is_unfused_multiply_add(name: str) -> bool:
    """Whether a function is a product and a sum that need not be rounded as one."""
    return name.startswith("llvm.fmuladd.")


SPECIAL: tuple[Row, ...] = (
    _function("erf", TWO_OVER_SQRT_PI * fn("exp", -(x * x))),  # 7.2.1
    _function("erfc", -TWO_OVER_SQRT_PI * fn("exp", -(x * x))),
    scalar(
        (*libm_names("lgamma"), "gamma", "gammaf", "gammal"),
        "lgamma",
        fn("__ltoad_digamma", x),  # 5.2.2
        touched=Effects(errno=True),
    ),
    scalar(
        libm_names("lgamma_r"),
        "lgamma",
        fn("__ltoad_digamma", x),
        None,
        touched=Effects(writes=frozenset({1}), errno=True),
    ),
    _function("tgamma", out * fn("__ltoad_digamma", x)),
    _function("j0", -fn("j1", x)),  # 10.6.3
    _function("j1", select(x.equals(0.0), 0.5, fn("j0", x) - out / x)),  # 10.6.2
    _function("jn", None, 0.5 * (fn("jn", x - ONE, y) - fn("jn", x + ONE, y))),  # 10.6.1
    _function("y0", -fn("y1", x)),
    _function("y1", fn("y0", x) - out / x),
    _function("yn", None, 0.5 * (fn("yn", x - ONE, y) - fn("yn", x + ONE, y))),
)

# Scaling by a power of two; frexp's fraction is x·2^-e, and out/x is that power exactly.
SCALING: tuple[Row, ...] = (
    scalar(
        (*libm_names("ldexp"), *libm_names("scalbn"), "llvm.ldexp"),
        "ldexp",
        fn("ldexp", 1.0, y),
        None,
        touched=_ERRNO,
    ),
    scalar(libm_names("scalbln"), "ldexp", fn("scalbln", 1.0, y), None, touched=_ERRNO),
    scalar(
        libm_names("frexp"),
        "frexp",
        select(out.equals(x), 1.0, out / x),
        None,
        touched=Effects(writes=frozenset({1})),
    ),
    scalar(
        ("llvm.powi", "__powidf2", "__powisf2", "__powixf2", "__powitf2"),
        "powi",
        select(y.equals(0.0), 0.0, AsFloat(y) * fn("powi", x, y - ONE)),
        None,
    ),
    several(
        libm_names("modf"),
        "modf",
        output(0, 1.0, None),
        output(1, 0.0, None, pointer=True),
        touched=Effects(writes=frozenset({1})),
    ),
    several(
        libm_names("sincos"),
        "sincos",
        output(1, fn("cos", x), None, None, pointer=True),
        output(2, -fn("sin", x), None, None, pointer=True),
        touched=Effects(writes=frozenset({1, 2})),
    ),
)

_ROUNDING = words("floor ceil trunc rint nearbyint round roundeven")
_TO_INTEGER = words("lrint llrint lround llround")
_CLASSIFY = words(
    "isnan __isnan isinf __isinf finite __finite __fpclassify __signbit signbit "
    "__issignaling isnormal isfinite"
)

ZERO_ROWS: tuple[Row, ...] = (
    *(zero((*libm_names(n), f"llvm.{n}")) for n in (*_ROUNDING, *_TO_INTEGER)),
    *(
        zero((*libm_names(n), *libm_names("__" + n)) if n == "logb" else libm_names(n), _ERRNO)
        for n in ("logb", "ilogb", "llogb")
    ),
    *(zero((n, n + "f", n + "l", n + "f128")) for n in _CLASSIFY),
    inactive(libm_names("nan"), Effects(reads=frozenset({0})), again=True),
)

ROWS: tuple[Row, ...] = (*ELEMENTARY, *PIECEWISE, *SPECIAL, *SCALING, *ZERO_ROWS)
