"""The digamma function that ltoad brings along, against mpmath."""

import pytest
from mpmath import mp, mpf

from ltoad.ir.types import FloatType
from ltoad.rules.expression import fn, x
from ltoad.rules.helpers import definitions, helper, helper_text
from ltoad.rules.table import all_rows
from tests.rules.floats import FORMATS
from tests.rules.jit import Compiled, Partial, module_of

# The relative error that the module's docstring promises; float is rounded double.
BOUNDS = {"float": 1.2e-7, "double": 1e-14, "x86_fp80": 2e-18, "fp128": 2e-32}


@pytest.fixture(scope="module", params=list(BOUNDS))
def digamma(request):
    kind = request.param
    module = Compiled(module_of([Partial("d", fn("__ltoad_digamma", x), FloatType(kind), {})]))
    return kind, lambda value: module.run("d", kind, {0: value})


def _points(start, end, count=400):
    return [mpf(start) + (mpf(end) - start) * (i + mpf("0.37")) / count for i in range(count)]


@pytest.mark.parametrize(("start", "end"), [(1e-8, 1), (1, 2), (2, 12), (12, 500), (1e6, 1e30)])
def test_positive_arguments(digamma, start, end):
    kind, function = digamma
    with mp.workdps(50):
        for point in map(FORMATS[kind].round, _points(start, end)):
            expected = mp.digamma(point)
            # Only double has an approximation of its own around the zero at 1.46.
            size = abs(expected) if kind in ("float", "double") else max(abs(expected), 1)
            assert abs(function(point) - expected) <= BOUNDS[kind] * size, point


@pytest.mark.parametrize("digamma", ["double"], indirect=True)
def test_relative_error_beside_the_positive_zero(digamma):
    kind, function = digamma
    with mp.workdps(50):
        for power in range(3, 17):
            for sign in (-1, 1):
                point = FORMATS[kind].round(mpf("1.46163214496836234") + sign * mpf(10) ** -power)
                expected = mp.digamma(point)
                assert abs(function(point) / expected - 1) <= BOUNDS[kind], point


def test_negative_arguments(digamma):
    """Relative to the larger of the two terms of the reflection formula."""
    kind, function = digamma
    with mp.workdps(50):
        for point in map(FORMATS[kind].round, _points(-20, 0)):
            expected = mp.digamma(point)
            size = abs(mp.digamma(1 - point)) + abs(mp.pi * mp.cot(mp.pi * point))
            assert abs(function(point) - expected) <= BOUNDS[kind] * size, point


def test_special_arguments(digamma):
    _, function = digamma
    assert function(mpf(0)) == -mp.inf
    assert function(mp.inf) == mp.inf
    assert mp.isnan(function(mpf(-1)))
    assert mp.isnan(function(mpf(-7)))
    assert mp.isnan(function(-mp.inf))
    assert mp.isnan(function(mp.nan))


def test_every_helper_of_a_row_has_a_text():
    names = {name for row in all_rows() for name in row.helpers}
    assert names == {"__ltoad_digamma"}
    for name in names:
        assert helper_text(name).startswith(f"define linkonce_odr hidden double @{name}(")


def test_definitions_bring_what_a_helper_calls():
    text, declared = definitions(["__ltoad_digammaf", "sin"])
    assert text.count("define linkonce_odr hidden") == 2
    assert set(declared) == {"llvm.rint.f64", "llvm.tan.f64", "llvm.log.f64"}
    assert helper("sin") is None
    with pytest.raises(KeyError):
        helper_text("sin")
