"""Signatures that nobody wrote: by debug information, and by what Fortran declares."""

import shutil
from pathlib import Path

import numpy as np
import pytest

import ltoad.numpy
from ltoad.frontends.errors import SignatureError
from ltoad.frontends.fortran_interface import interface_of
from ltoad.frontends.signature import Role
from ltoad.frontends.sources import sources_of

FORTRAN = pytest.mark.skipif(
    not any(map(shutil.which, ("flang-new-19", "flang-new", "flang"))), reason="needs flang"
)


def test_declarations_of_fortran(sources: Path) -> None:
    """Attributes, constants, lower bounds, continued lines and comments."""
    found = interface_of(sources_of([sources / "interface.f90"]), "FILL")
    sizes = {name: [str(dim) for dim in dummy.dims] for name, dummy in found.items()}
    names = ("n", "m", "table", "rest", "fixed", "sized", "chosen", "info", "y", "scale")
    assert tuple(sizes) == names
    assert sizes["table"] == ["n", "m - 0 + 1"]
    assert sizes["rest"] == ["None"]
    assert sizes["fixed"] == ["3"]
    assert sizes["sized"] == ["None", "None"]
    assert sizes["y"] == ["2 * n + 1"]
    assert sizes["scale"] == []
    roles = {name: dummy.role for name, dummy in found.items()}
    assert roles["n"] is Role.IN
    assert roles["info"] is Role.OUT
    assert roles["y"] is Role.OUT
    assert roles["scale"] is Role.INOUT


@FORTRAN
def test_numbers_and_arrays_of_fortran(sources: Path) -> None:
    """Numbers that are passed by reference were taken for arrays, and arrays of integers for
    numbers."""
    fill = ltoad.numpy.load(sources / "interface.f90", "fill")
    table, rest, sized = np.arange(6.0).reshape(2, 3), np.array([5.0, 0.0]), np.full((1, 2), 4.0)
    chosen = np.array([1, 0], dtype=np.int32)
    y, scale, info = (
        dict(zip((p.name for p in fill.foreign.outputs), fill(*given), strict=True))[name]
        for given in [(table, rest, np.array([0.0, 0.0, 7.0]), sized, chosen, 3.0)]
        for name in ("y", "scale", "info")
    )
    # table(1, 1) is in the second column, since the first is number 0
    np.testing.assert_array_equal(y, [12.0, *[1.0 + 5.0 + 7.0] * 4])
    assert (scale, info) == (6.0, 0)


@FORTRAN
def test_declarations_of_fortran_77(sources: Path) -> None:
    total = ltoad.numpy.load(sources / "interface.f", "total")
    x, y = np.array([1.0, 2.0]), np.array([[3.0, 4.0], [0.5, 0.5]])
    by_x, by_y, by_scale = total.grad(x, y, 2.0)
    np.testing.assert_array_equal(by_x, 2.0 * y[0])
    np.testing.assert_array_equal(by_y, [2.0 * x, [1.0, 1.0]])
    assert by_scale == x @ y[0]


def test_sizes_that_nothing_tells(tmp_path: Path) -> None:
    """The length of rows is no length of the whole; it was taken from the next integer."""
    source = tmp_path / "table.c"
    source.write_text("double corner(int n, const double t[][4]) { return t[n - 1][3]; }")
    with pytest.raises(SignatureError, match="nothing tells how long 't' is"):
        ltoad.numpy.load(source, "corner")


@FORTRAN
def test_fortran_beside_cxx(sources: Path) -> None:
    """Libraries of both languages are linked; those of C++ were missing."""
    parts = [sources / "summed.cpp", sources / "squares.f90"]
    total = ltoad.numpy.load(parts, "sum_of_squares", "double[n] x, int n -> double")
    x = np.array([1.0, -2.0, 0.5])
    np.testing.assert_allclose(total.grad(x), 2.0 * x, rtol=1e-15)
