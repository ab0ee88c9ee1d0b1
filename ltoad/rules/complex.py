"""Complex arithmetic and the complex functions of libm, in all precisions.

Operands and results are counted by their real and imaginary parts, whether a
calling convention passes them as two floats, as a vector or as an array
(:mod:`ltoad.differentiate.adjoints.complex` finds them).

A function with complex derivative g = p + iq (DLMF 1.9.25, Cauchy-Riemann)
has the real partials ((p, -q), (q, p)).

Conventions are those of :mod:`ltoad.rules.libm`: the slope of csqrt at 0 is 0, and so are at 0
that of cpow by its exponent, and by its base where the exponent is 0.
"""

from __future__ import annotations

from ltoad.rules.expression import Expr, Operand, as_expr, field, fn, out, select, x, y
from ltoad.rules.libm import LOG10_E
from ltoad.rules.registrars import complex_function, output
from ltoad.rules.rows import Row

Complex = tuple[Expr, Expr]

_OUT: Complex = (field(0), field(1))
_ZERO = as_expr(0.0)
_Z: Complex = (x, y)
_W: Complex = (Operand(2), Operand(3))


def _product(a: Complex, b: Complex) -> Complex:
    return a[0] * b[0] - a[1] * b[1], a[0] * b[1] + a[1] * b[0]


def _inverse(a: Complex) -> Complex:
    """1/a, scaled by the larger part so that its square cannot overflow."""
    size = select(fn("fabs", a[0]) < fn("fabs", a[1]), fn("fabs", a[1]), fn("fabs", a[0]))
    real, imaginary = a[0] / size, a[1] / size
    square = (real * real + imaginary * imaginary) * size
    return real / square, -(imaginary / square)


def _sum(a: Complex, b: Complex) -> Complex:
    return a[0] + b[0], a[1] + b[1]


def _minus(a: Complex) -> Complex:
    return -a[0], -a[1]


def _times_i(a: Complex) -> Complex:
    return -a[1], a[0]


def _root(a: Complex) -> Complex:
    """The principal square root (Kahan, "Branch cuts for complex elementary functions", 1987)."""
    large = fn("sqrt", 0.5 * (fn("hypot", a[0], a[1]) + fn("fabs", a[0])))
    small = select(large.equals(0.0), 0.0, fn("fabs", a[1]) / (2.0 * large))
    right = a[0] > 0.0
    return (
        select(right, large, small),
        fn("copysign", 1.0, a[1]) * select(right, small, large),
    )


def _holomorphic(names: tuple[str, ...], *slopes: Complex) -> Row:
    """``slopes`` are the complex derivatives by each complex argument."""
    real = [part for slope in slopes for part in (slope[0], -slope[1])]
    imaginary = [part for slope in slopes for part in (slope[1], slope[0])]
    return complex_function(names, names[0], output(0, *real), output(1, *imaginary))


def _sine() -> Complex:
    return fn("sin", x) * fn("cosh", y), fn("cos", x) * fn("sinh", y)


def _cosine() -> Complex:
    return fn("cos", x) * fn("cosh", y), -(fn("sin", x) * fn("sinh", y))


def _hyperbolic_sine() -> Complex:
    return fn("sinh", x) * fn("cos", y), fn("cosh", x) * fn("sin", y)


def _hyperbolic_cosine() -> Complex:
    return fn("cosh", x) * fn("cos", y), fn("sinh", x) * fn("sin", y)


def _by_divisor() -> Complex:
    slope = _product(_OUT, _inverse(_W))
    return -slope[0], -slope[1]


_SQUARE = _product(_OUT, _OUT)
_LOG: Complex = (fn("log", fn("hypot", x, y)), fn("atan2", y, x))
_MINUS_Z = _minus(_Z)
_I_Z = _times_i(_Z)


def _scaled(factor: Expr, a: Complex) -> Complex:
    return factor * a[0], factor * a[1]


def _one_plus(a: Complex) -> Complex:
    return 1.0 + a[0], a[1]


def _inverse_sine_slope(a: Complex) -> Complex:
    """1/√(1-a²), with both branch cuts where the library has them (DLMF 4.24.7, 4.37.16)."""
    return _inverse(_product(_root(_one_plus(_minus(a))), _root(_one_plus(a))))


def _area_cosine_slope() -> Complex:
    """1/(√(z-1)·√(z+1))."""
    return _inverse(_product(_root((x - 1.0, y)), _root((x + 1.0, y))))


def _tangent_slope(a: Complex) -> Complex:
    """1/(1-a²), which does not cancel near ±1."""
    return _inverse(_product(_one_plus(_minus(a)), _one_plus(a)))


def _unless(zero: Complex, there: Complex, a: Complex) -> Complex:
    """``a``, but ``there`` where a number is zero."""
    is_zero = (fn("fabs", zero[0]) + fn("fabs", zero[1])).equals(0.0)
    return select(is_zero, there[0], a[0]), select(is_zero, there[1], a[1])


def _power_slope() -> Complex:
    """w·z^(w-1), by z^w; at z = 0 it is 0 if Re w > 1, and 1 if w = 1."""
    slope = _product(_W, _product(_OUT, _inverse(_Z)))
    real, imaginary = _W
    whole = (real.equals(1.0), imaginary.equals(0.0))
    one_or = select(whole[1], select(whole[0], 1.0, slope[0]), slope[0])
    none_or = select(whole[1], select(whole[0], 0.0, slope[1]), slope[1])
    small = select(real > 1.0, 0.0, one_or), select(real > 1.0, 0.0, none_or)
    return _unless(_Z, _unless(_W, (_ZERO, _ZERO), small), slope)


def _spellings(name: str) -> tuple[str, ...]:
    return name, name + "f", name + "l", name + "f128"


def _function(name: str, *slopes: Complex) -> Row:
    return _holomorphic(_spellings(name), *slopes)


_PRODUCTS = ("__muldc3", "__mulsc3", "__mulxc3", "__multc3")
_QUOTIENTS = ("__divdc3", "__divsc3", "__divxc3", "__divtc3")
_SIZE = select(out.equals(0.0), 0.0, x / out), select(out.equals(0.0), 0.0, y / out)
_ANGLE = _inverse(_Z)

ROWS: tuple[Row, ...] = (
    _holomorphic(_PRODUCTS, _W, _Z),
    _holomorphic(_QUOTIENTS, _inverse(_W), _by_divisor()),
    _function("cexp", _OUT),
    _function("clog", _inverse(_Z)),
    _function("clog10", _scaled(LOG10_E, _inverse(_Z))),
    _function("csqrt", _unless(_Z, (_ZERO, _ZERO), _inverse((2.0 * _OUT[0], 2.0 * _OUT[1])))),
    _function("csin", _cosine()),
    _function("ccos", _minus(_sine())),
    _function("ctan", (1.0 + _SQUARE[0], _SQUARE[1])),
    _function("csinh", _hyperbolic_cosine()),
    _function("ccosh", _hyperbolic_sine()),
    _function("ctanh", (1.0 - _SQUARE[0], -_SQUARE[1])),
    _function("casin", _inverse_sine_slope(_Z)),
    _function("cacos", _minus(_inverse_sine_slope(_Z))),
    _function("catan", _tangent_slope(_I_Z)),
    _function("casinh", _inverse_sine_slope(_I_Z)),
    _function("cacosh", _area_cosine_slope()),
    _function("catanh", _tangent_slope(_Z)),
    _function("cpow", _power_slope(), _unless(_Z, (_ZERO, _ZERO), _product(_OUT, _LOG))),
    complex_function(_spellings("conj"), "conj", output(0, 1.0, 0.0), output(1, 0.0, -1.0)),
    # A number that is projected to infinity stays there.
    complex_function(
        _spellings("cproj"),
        "cproj",
        output(0, select(out.equals(x), 1.0, 0.0), 0.0),
        output(1, 0.0, select(field(1).equals(y), 1.0, 0.0)),
    ),
    complex_function(_spellings("creal"), "creal", output(0, 1.0, 0.0)),
    complex_function(_spellings("cimag"), "cimag", output(0, 0.0, 1.0)),
    complex_function(_spellings("cabs"), "cabs", output(0, *_SIZE)),
    complex_function(_spellings("carg"), "carg", output(0, _ANGLE[1], _ANGLE[0])),
)
