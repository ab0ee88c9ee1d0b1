"""Independent definitions of the functions in the table, with points to check them at.

Each family of :mod:`ltoad.rules` has one entry: the function itself by
mpmath, and arguments inside the domain where it is differentiable.  Integer
arguments are Python ints; floats are rounded to the format under test.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from mpmath import mp, mpf


@dataclass(frozen=True)
class Reference:
    """``ulps`` bounds the error of an emitted partial in units of epsilon times
    the partial's size, plus epsilon times ``absolute``; ``library`` bounds libm's."""

    function: Callable[..., Any]
    points: Sequence[tuple[Any, ...]]
    ulps: float = 4
    absolute: float = 0
    library: float = 4


def _line(*values: float) -> list[tuple[Any, ...]]:
    return [(v,) for v in values]


def _truncate(value: Any) -> Any:
    return mp.floor(value) if value >= 0 else mp.ceil(value)


def _exponent(value: Any) -> int:
    return int(mp.floor(mp.log(abs(value), 2))) + 1


_ANY = _line(
    -30.25, -7.3, -2.1, -1.3, -0.7, -0.1, -1e-3, 1e-5, 0.03, 0.4, 0.9, 1.2, 3.7, 11.1, 29.6
)
_INSIDE = _line(-0.999, -0.9, -0.5, -0.1, -1e-3, 1e-6, 0.2, 0.6, 0.97, 0.9999)
_POSITIVE = _line(1e-30, 1e-6, 0.01, 0.4, 0.99, 1.01, 2.5, 7.3, 100.3, 1e8, 3e25)
_SMALL = _line(-4.1, -2.2, -0.9, -0.3, -1e-3, 1e-4, 0.2, 0.8, 1.5, 2.6, 4.4)
_BESSEL = _line(0.01, 0.3, 1.1, 2.2, 3.3, 5.9, 9.7, 20.2)
_PAIRS = [
    (a, b) for a in (-8.3, -1.1, -0.2, 0.3, 1.7, 12.4) for b in (-5.9, -1.3, -0.4, 0.21, 2.3, 9.1)
]
_POWERS = [
    (a, b) for a in (1e-8, 0.03, 0.7, 1.3, 17.9) for b in (-3.0, -0.7, 1e-3, 0.5, 1.0, 2.5, 4.0)
]
_QUOTIENTS = [(a, b) for a in (-17.3, -3.1, 2.2, 9.9, 1234.5) for b in (-2.7, -0.6, 0.7, 3.3)]
_INTEGER_POWERS = [(a, n) for a in (-2.3, -0.4, 0.6, 1.9) for n in (-3, -1, 0, 1, 2, 5)]
_SHIFTS = [(a, n) for a in (-3.7, 0.3, 11.0) for n in (-7, 0, 1, 12)]
_ORDERS = [(n, a) for n in (0, 1, 2, 5) for a in (0.4, 1.9, 6.6, 15.2)]
_GAMMA = _line(-3.7, -2.4, -1.3, -0.6, 0.1, 0.7, 1.2, 1.9, 2.8, 4.5, 9.4, 17.7, 30.3)

REFERENCES: dict[str, Reference] = {
    "fadd": Reference(lambda a, b: a + b, _PAIRS),
    "fsub": Reference(lambda a, b: a - b, _PAIRS),
    "fneg": Reference(lambda a: -a, _ANY),
    "fmul": Reference(lambda a, b: a * b, _PAIRS),
    "fdiv": Reference(lambda a, b: a / b, _PAIRS),
    "identity": Reference(lambda a: a, _ANY),
    "carg": Reference(lambda a, b: mp.atan2(b, a), _PAIRS),
    "sin": Reference(mp.sin, _ANY),
    "cos": Reference(mp.cos, _ANY),
    "tan": Reference(mp.tan, _ANY),
    "asin": Reference(mp.asin, _INSIDE),
    "acos": Reference(mp.acos, _INSIDE),
    "atan": Reference(mp.atan, _ANY),
    "atan2": Reference(mp.atan2, [*_PAIRS, (1e-30, 1e-30), (3e30, -1e30)]),
    "sinh": Reference(mp.sinh, _ANY),
    "cosh": Reference(mp.cosh, _ANY),
    # 1 - out² has an error of about one unit of 1, whatever its size: see libm.py.
    "tanh": Reference(mp.tanh, _ANY, absolute=2),
    "asinh": Reference(mp.asinh, [*_ANY, (1e25,)]),
    "acosh": Reference(mp.acosh, _line(1.0001, 1.03, 1.7, 5.5, 1e4, 1e25)),
    "atanh": Reference(mp.atanh, _INSIDE),
    "exp": Reference(mp.exp, _ANY),
    "exp2": Reference(lambda a: mp.power(2, a), _ANY),
    "exp10": Reference(lambda a: mp.power(10, a), _ANY),
    "expm1": Reference(mp.expm1, _ANY),
    "log": Reference(mp.log, _POSITIVE),
    "log2": Reference(lambda a: mp.log(a) / mp.log(2), _POSITIVE),
    "log10": Reference(mp.log10, _POSITIVE),
    "log1p": Reference(mp.log1p, _line(-0.999, -0.6, -1e-4, 1e-9, 0.3, 7.7, 1e9)),
    "sqrt": Reference(mp.sqrt, _POSITIVE),
    "rsqrt": Reference(lambda a: 1 / mp.sqrt(a), _POSITIVE),
    "rcp": Reference(lambda a: 1 / a, _ANY),
    "cbrt": Reference(
        lambda a: mp.cbrt(a) if a > 0 else -mp.cbrt(-a), [*_POSITIVE, (-5.5,), (-1e-6,)]
    ),
    "pow": Reference(mp.power, _POWERS),
    "hypot": Reference(mp.hypot, [*_PAIRS, (1e30, 2e30)]),
    "fabs": Reference(mp.fabs, _ANY),
    "fmax": Reference(max, _PAIRS),
    "fmin": Reference(min, _PAIRS),
    "fdim": Reference(lambda a, b: max(a - b, mpf(0)), _PAIRS),
    "fma": Reference(lambda a, b, c: a * b + c, [(a, b, 0.7) for a, b in _PAIRS]),
    "fmod": Reference(lambda a, b: a - b * _truncate(a / b), _QUOTIENTS, library=0),
    "modulo": Reference(lambda a, b: a - b * mp.floor(a / b), _QUOTIENTS),
    "remainder": Reference(lambda a, b: a - b * mp.nint(a / b), _QUOTIENTS, library=0),
    "remquo": Reference(lambda a, b: a - b * mp.nint(a / b), _QUOTIENTS, library=0),
    "copysign": Reference(lambda a, b: mp.fabs(a) * mp.sign(b), _PAIRS),
    "nextafter": Reference(lambda a, b: a, _PAIRS, library=1),
    "nextup": Reference(lambda a: a, _ANY, library=1),
    # exp(-x²) multiplies the error of x² by x².
    "erf": Reference(mp.erf, _SMALL, ulps=24),
    "erfc": Reference(mp.erfc, _SMALL, ulps=24, library=8),
    "lgamma": Reference(lambda a: mp.log(mp.fabs(mp.gamma(a))), _GAMMA, ulps=8, absolute=8),
    "tgamma": Reference(mp.gamma, _GAMMA, ulps=16, absolute=8, library=12),
    "j0": Reference(lambda a: mp.besselj(0, a), _BESSEL, absolute=4, library=64),
    "j1": Reference(lambda a: mp.besselj(1, a), _BESSEL, absolute=4, library=64),
    "jn": Reference(mp.besselj, _ORDERS, absolute=8, library=64),
    "y0": Reference(lambda a: mp.bessely(0, a), _BESSEL, ulps=16, absolute=4, library=64),
    "y1": Reference(lambda a: mp.bessely(1, a), _BESSEL, ulps=16, absolute=4, library=64),
    "yn": Reference(mp.bessely, _ORDERS, ulps=64, absolute=16, library=64),
    "ldexp": Reference(mp.ldexp, _SHIFTS),
    "frexp": Reference(lambda a: mp.ldexp(a, -_exponent(a)), _ANY),
    "set_exponent": Reference(lambda a, n: mp.ldexp(a, n - _exponent(a)), _SHIFTS),
    "rrspacing": Reference(lambda a: mp.ldexp(abs(a), 24 - _exponent(a)), _ANY),
    # 2x·erfcx(x) - 2/√π cancels for large x
    "erfcx": Reference(lambda a: mp.exp(a * a) * mp.erfc(a), _SMALL, ulps=64, absolute=8),
    "powi": Reference(mp.power, _INTEGER_POWERS, ulps=8),
}


def _complex(function: Callable[..., Any]) -> Callable[..., Any]:
    """A complex function as a real one: pairs of parts in, a pair of parts out."""

    def parts(*reals: Any) -> tuple[Any, Any]:
        value = function(*(mp.mpc(a, b) for a, b in zip(reals[::2], reals[1::2], strict=True)))
        return value.real, value.imag

    return parts


_PLANE = [(a, b) for a in (-2.3, -0.4, 0.9, 3.1) for b in (-1.7, 0.6, 2.2)]
_PLANES = [(*a, *b) for a in _PLANE for b in [(0.7, -1.1), (-2.0, 0.3), (1.3, 2.1)]]

# Each part of a complex product is only as good as the product's size.
SEVERAL: dict[str, Reference] = {
    "sincos": Reference(lambda a: (mp.sin(a), mp.cos(a)), _ANY),
    "sincospi": Reference(lambda a: (mp.sinpi(a), mp.cospi(a)), _ANY),
    "modf": Reference(lambda a: (a - _truncate(a), _truncate(a)), _ANY),
    "frexp": Reference(lambda a: (mp.ldexp(a, -_exponent(a)), _exponent(a)), _ANY),
    "__muldc3": Reference(_complex(lambda a, b: a * b), _PLANES),
    "__divdc3": Reference(_complex(lambda a, b: a / b), _PLANES, absolute=8),
    "cexp": Reference(_complex(mp.exp), _PLANE),
    "clog": Reference(_complex(mp.log), _PLANE),
    "csqrt": Reference(_complex(mp.sqrt), _PLANE, absolute=4),
    "csin": Reference(_complex(mp.sin), _PLANE),
    "ccos": Reference(_complex(mp.cos), _PLANE),
    "ctan": Reference(_complex(mp.tan), _PLANE, absolute=8),
    "csinh": Reference(_complex(mp.sinh), _PLANE),
    "ccosh": Reference(_complex(mp.cosh), _PLANE),
    "ctanh": Reference(_complex(mp.tanh), _PLANE, absolute=8),
    "cpow": Reference(_complex(mp.power), _PLANES, ulps=16, absolute=400),
    "conj": Reference(_complex(mp.conj), _PLANE),
    "clog10": Reference(_complex(lambda a: mp.log(a) / mp.log(10)), _PLANE),
    "casin": Reference(_complex(mp.asin), _PLANE, ulps=16, absolute=8),
    "cacos": Reference(_complex(mp.acos), _PLANE, ulps=16, absolute=8),
    "catan": Reference(_complex(mp.atan), _PLANE, absolute=8),
    "casinh": Reference(_complex(mp.asinh), _PLANE, ulps=16, absolute=8),
    "cacosh": Reference(_complex(mp.acosh), _PLANE, ulps=16, absolute=8),
    "catanh": Reference(_complex(mp.atanh), _PLANE, absolute=8),
    "cproj": Reference(_complex(lambda a: a), _PLANE),
    "creal": Reference(lambda a, b: (a,), _PLANE),
    "cimag": Reference(lambda a, b: (b,), _PLANE),
    "cabs": Reference(lambda a, b: (mp.hypot(a, b),), _PLANE),
    "carg": Reference(lambda a, b: (mp.atan2(b, a),), _PLANE, absolute=4),
}
