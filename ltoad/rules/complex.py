"""Complex arithmetic and the complex functions of libm, in double and x86_fp80.

A complex number is passed as two floats and returned as a struct of two, as
the x86-64 and AArch64 calling conventions of clang and flang have it for
double; ``float _Complex`` travels as a vector and has no rows yet.

A function with complex derivative g = p + iq (DLMF 1.9.25, Cauchy-Riemann)
has the real partials ((p, -q), (q, p)).
"""

from __future__ import annotations

from ltoad.rules.expression import Expr, Operand, field, fn, select, x, y
from ltoad.rules.rows import Effects, Row, output, scalar, several

Complex = tuple[Expr, Expr]

_OUT: Complex = (field(0), field(1))
_Z: Complex = (x, y)
_W: Complex = (Operand(2), Operand(3))
_ERRNO = Effects(errno=True)


def _product(a: Complex, b: Complex) -> Complex:
    return a[0] * b[0] - a[1] * b[1], a[0] * b[1] + a[1] * b[0]


def _inverse(a: Complex) -> Complex:
    """1/a, scaled by the larger part so that its square cannot overflow."""
    size = select(fn("fabs", a[0]) < fn("fabs", a[1]), fn("fabs", a[1]), fn("fabs", a[0]))
    real, imaginary = a[0] / size, a[1] / size
    square = (real * real + imaginary * imaginary) * size
    return real / square, -(imaginary / square)


def _holomorphic(names: tuple[str, ...], *slopes: Complex) -> Row:
    """``slopes`` are the complex derivatives by each complex argument."""
    real = [part for slope in slopes for part in (slope[0], -slope[1])]
    imaginary = [part for slope in slopes for part in (slope[1], slope[0])]
    return several(names, names[0], output(0, *real), output(1, *imaginary), touched=_ERRNO)


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

ROWS: tuple[Row, ...] = (
    _holomorphic(("__muldc3", "__mulxc3"), _W, _Z),
    _holomorphic(("__divdc3", "__divxc3"), _inverse(_W), _by_divisor()),
    _holomorphic(("cexp",), _OUT),
    _holomorphic(("clog",), _inverse(_Z)),
    _holomorphic(("csqrt",), _inverse((2.0 * _OUT[0], 2.0 * _OUT[1]))),
    _holomorphic(("csin",), _cosine()),
    _holomorphic(("ccos",), (-_sine()[0], -_sine()[1])),
    _holomorphic(("ctan",), (1.0 + _SQUARE[0], _SQUARE[1])),
    _holomorphic(("csinh",), _hyperbolic_cosine()),
    _holomorphic(("ccosh",), _hyperbolic_sine()),
    _holomorphic(("ctanh",), (1.0 - _SQUARE[0], -_SQUARE[1])),
    _holomorphic(("cpow",), _product(_W, _product(_OUT, _inverse(_Z))), _product(_OUT, _LOG)),
    several(("conj",), "conj", output(0, 1.0, 0.0), output(1, 0.0, -1.0)),
    scalar(("carg",), "carg", _inverse(_Z)[1], _inverse(_Z)[0]),
)
