"""What sources tell of themselves in each language, and names that several functions have."""

import ctypes
import math
import shutil
from pathlib import Path

import numpy as np
import pytest

import ltoad.numpy
from ltoad.frontends.errors import ArgumentError, ShapeError, SignatureError, SourceError

FORTRAN = pytest.mark.skipif(
    not any(map(shutil.which, ("flang-new-19", "flang-new", "flang"))), reason="needs flang"
)
RUST = pytest.mark.skipif(shutil.which("rustc") is None, reason="needs rustc")


def test_structs_and_text_of_c(sources: Path) -> None:
    stress = ltoad.numpy.load(sources / "told.c", "stress")
    x = np.array([1.0, 2.0, 3.0])
    by_x, by_law = stress.grad(x, {"k": 2.0, "c": [3.0, 4.0], "order": 2})
    np.testing.assert_allclose(by_x, 4 * x + [3.0, 4.0, 3.0])
    assert by_law["k"] == pytest.approx(14.0)
    np.testing.assert_allclose(by_law["c"], [4.0, 2.0])
    named = ltoad.numpy.load(sources / "told.c", "named")
    assert named.grad("steel", 2.0) == pytest.approx(12.0)
    assert named.grad("wood", 2.0) == pytest.approx(math.cos(2.0))


def test_structs_that_come_back(sources: Path) -> None:
    extremes = ltoad.numpy.load(sources / "told.c", "extremes")
    assert extremes(np.array([2.0, -1.0, 5.0])) == {"least": -1.0, "most": 5.0}


def test_several_structs_have_to_be_said(sources: Path) -> None:
    """The integer behind the address may say how many there are, or something else."""
    with pytest.raises(SignatureError, match="argument 1 is not known"):
        ltoad.numpy.load(sources / "told.c", "several")


@FORTRAN
def test_text_and_complex_results_of_fortran(sources: Path) -> None:
    named = ltoad.numpy.load(sources / "told.f90", "named")
    assert named.grad("square", 3.0) == pytest.approx(6.0)
    assert named.grad("sine", 3.0) == pytest.approx(math.cos(3.0))
    turned = ltoad.numpy.load(sources / "told.f90", "turned")
    value, change = turned.jvp((1 + 0.5j,), (1.0,))
    assert value == pytest.approx(np.exp(1 + 0.5j) * (1 + 0.5j))
    assert change == pytest.approx(np.exp(1 + 0.5j) * (2 + 0.5j))


@FORTRAN
def test_sizes_by_size(sources: Path) -> None:
    sized = ltoad.numpy.load(sources / "told.f90", "sized")
    x, a = np.array([1.0, 2.0]), np.array([[1.0, 2.0, 3.0]])
    np.testing.assert_allclose(sized(x, a), np.outer(x, (a**2).sum(0)))


@FORTRAN
def test_logicals(sources: Path) -> None:
    for signature in (None, "double x, logical squared -> double"):
        either = ltoad.numpy.load(sources / "told.f90", "either", signature)
        assert [either.grad(3.0, flag) for flag in (True, False)] == [6.0, 1.0]


@FORTRAN
def test_derived_types_are_not_guessed(sources: Path) -> None:
    """flang calls them integers, and one was taken for an integer."""
    with pytest.raises(SignatureError, match="nothing tells the fields of 'p'"):
        ltoad.numpy.load(sources / "told.f90", "powered")


@FORTRAN
def test_functions_that_fortran_calls(sources: Path) -> None:
    """They get addresses of numbers, those of Python the numbers themselves."""
    signature = "double (*f)(double), double a, double b, int n -> double"
    request = sources / "told.f90", "quadrature", signature
    quadrature = ltoad.numpy.load(*request, callbacks={"f": "bell"})
    assert quadrature.grad(0.0, 1.0, 500)[1] == pytest.approx(math.exp(-1.0), abs=1e-5)
    square = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double)(lambda x: x * x)
    assert ltoad.numpy.load(*request)(square, 0.0, 1.0, 500) == pytest.approx(1 / 3, abs=1e-5)


@RUST
def test_public_functions_of_rust(sources: Path) -> None:
    """The compiler leaves out small ones that nothing in the crate calls."""
    energy = ltoad.numpy.load(sources / "told.rs", "energy")
    x = np.array([0.0, 0.8, 2.1])
    by_x, by_k = energy.grad(x, 2.0)
    stretch = np.diff(x) - 1.0
    np.testing.assert_allclose(by_x, 2.0 * (np.pad(stretch, (1, 0)) - np.pad(stretch, (0, 1))))
    assert by_k == pytest.approx(0.5 * (stretch**2).sum())
    step = ltoad.numpy.load(sources / "told.rs", "step")
    np.testing.assert_allclose(step.by("dt").jacobian(x, 0.1), [0.0, x[0] - 2 * x[1] + x[2], 0.0])


def test_names_with_scopes(sources: Path) -> None:
    signature = "double[n] x, size_t n -> double"
    x = np.array([3.0, 4.0])
    inner = ltoad.numpy.load(sources / "told.cpp", "inner::norm", signature)
    np.testing.assert_allclose(inner.grad(x), x / 5)
    outer = ltoad.numpy.load(sources / "told.cpp", "outer::norm", signature)
    np.testing.assert_allclose(outer.grad(x), [1.0, 0.0])
    with pytest.raises(SignatureError, match="fits each of the functions"):
        ltoad.numpy.load(sources / "told.cpp", "norm", signature)


def test_overloaded_functions_by_signature(sources: Path) -> None:
    one = ltoad.numpy.load(sources / "told.cpp", "power", "double x -> double")
    two = ltoad.numpy.load(sources / "told.cpp", "power", "double x, double y -> double")
    assert one.grad(3.0) == pytest.approx(6.0)
    assert two.grad(3.0, 2.0) == pytest.approx((4.0, 12.0))
    with pytest.raises(SignatureError, match="fits none of the functions"):
        ltoad.numpy.load(sources / "told.cpp", "power", "float x -> float")
    with pytest.raises(SourceError, match="several functions are called power"):
        ltoad.numpy.load(sources / "told.cpp", "power")


def test_references_of_cxx_are_numbers(sources: Path) -> None:
    changed = ltoad.numpy.load(sources / "told.cpp", "changed")
    assert changed(1.5) == pytest.approx((3.375, 3.0))
    assert changed.jacobian(1.5) == pytest.approx((6.75, 2.0))


SMOOTHED = "double[n] x, int n, int m, float scale -> double[m] y, work double[n]"


def test_numbers_that_do_not_fit(sources: Path) -> None:
    """They were cut to the size of the argument, without a word."""
    smoothed = ltoad.numpy.load(sources / "told.c", "smoothed", SMOOTHED)
    x = np.array([1.0, 2.0])
    np.testing.assert_allclose(smoothed(x, 3, 2.0), [6.0, 9.0, 6.0])
    with pytest.raises(ArgumentError, match="'m' has 1099511627777, which int32 does not hold"):
        smoothed(x, 2**40 + 1, 2.0)
    with pytest.raises(ArgumentError, match="'scale' has 1e\\+300, which float32 does not hold"):
        smoothed(x, 3, 1e300)
    assert np.isinf(smoothed(x, 1, np.inf))
    with pytest.raises(ShapeError, match="output 'y' cannot have the size m with m = -1"):
        smoothed(x, -1, 2.0)


def test_sizes_that_nothing_tells(sources: Path) -> None:
    signature = "double[n] x, int n, int m, float scale -> double[k] y, work double[n]"
    with pytest.raises(SignatureError, match="no input tells the size k"):
        ltoad.numpy.load(sources / "told.c", "smoothed", signature)


def test_tangents_and_adjoints_are_named(sources: Path) -> None:
    smoothed = ltoad.numpy.load(sources / "told.c", "smoothed", SMOOTHED)
    given = np.array([1.0, 2.0]), 3, 2.0
    with pytest.raises(ArgumentError, match="a tangent for each of x, scale, not 1"):
        smoothed.jvp(given, (np.ones(2),))
    _, pull = smoothed.vjp(*given)
    with pytest.raises(ShapeError, match="the adjoint of 'y' has shape"):
        pull(np.ones(2))
    with pytest.raises(ArgumentError, match="an adjoint for each of y, not 0"):
        pull()
