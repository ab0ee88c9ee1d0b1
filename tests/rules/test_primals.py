"""A row is attached to the function that its reference describes: libm itself says so.

Every name of a row that the C library exports is called and compared, in the
type that its suffix stands for.
"""

import ctypes

import pytest
from mpmath import mp, mpf

from ltoad.rules.rows import ScalarRow
from ltoad.rules.table import all_rows, lookup  # noqa: TID251 -- the table itself is tested
from tests.rules.floats import FORMATS
from tests.rules.references import REFERENCES

LIBM = ctypes.CDLL("libm.so.6")
OUT_POINTER = {"remquo": 1, "lgamma_r": 1, "frexp": 1}


def _type_of(name, base):
    """ctypes has float, double and (rounded to double on its way) long double."""
    suffix = name.removeprefix("__").removesuffix("_finite").removeprefix(base)
    return {
        "": (ctypes.c_double, "double"),
        "f": (ctypes.c_float, "float"),
        "f32": (ctypes.c_float, "float"),
        "f64": (ctypes.c_double, "double"),
        "f32x": (ctypes.c_double, "double"),
        "l": (ctypes.c_longdouble, "double"),
    }.get(suffix)


def _cases():
    for row in all_rows():
        if not isinstance(row, ScalarRow) or lookup(row.names[0]) is not row:
            continue  # an opcode; libm's fadd is another function
        base = ""
        for name in row.names:
            if not name.startswith(("llvm.", "_")) and not name.startswith(base or "\0"):
                base = name
            if _type_of(name, base) and _exported(name):
                yield row, name, base


def _exported(name):
    return hasattr(LIBM, name)


CASES = list(_cases())


def test_nearly_every_function_is_found_in_libm():
    assert len({row.family for row, _, _ in CASES}) >= 45


@pytest.mark.parametrize(("row", "name", "base"), CASES, ids=[name for _, name, _ in CASES])
def test_reference_describes_the_library(row, name, base):
    number, kind = _type_of(name, base)
    reference, format_ = REFERENCES[row.family], FORMATS[kind]
    function = getattr(LIBM, name)
    function.restype = number
    with mp.workdps(40):
        for point in reference.points:
            exact = [v if isinstance(v, int) else format_.round(v) for v in point]
            expected = reference.function(*exact)
            if not 1e-30 < abs(expected) < 1e30:
                continue
            arguments = [
                _integer(base)(v) if isinstance(v, int) else _second(base, i, number)(float(v))
                for i, v in enumerate(exact)
            ]
            arguments += [ctypes.byref(ctypes.c_int())] * OUT_POINTER.get(base, 0)
            found = mpf(function(*arguments))
            bound = reference.library * abs(expected) + reference.absolute + 1
            assert abs(found - expected) <= bound * format_.epsilon, (point, found, expected)


def _integer(base):
    return ctypes.c_long if base == "scalbln" else ctypes.c_int


def _second(base, index, number):
    """nexttoward's second argument is a long double in every version."""
    return ctypes.c_longdouble if base == "nexttoward" and index == 1 else number
