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


RETURNED = """
module geometry
contains
function cross(a, b) result(c)
  real(8), intent(in) :: a(3), b(3)
  real(8) :: c(3)
  c = [a(2)*b(3) - a(3)*b(2), a(3)*b(1) - a(1)*b(3), a(1)*b(2) - a(2)*b(1)]
end function
function product(a, x)
  real(8), intent(in) :: a(:, :), x(:)
  real(8), dimension(size(a, 1)) :: product
  product = matmul(a, x)
end function
pure function both(n, x) result(y)
  integer, intent(in) :: n
  real, intent(in) :: x(max(1, n))
  real, dimension(2*n) :: y
  y(1:n) = x(1:n)
  y(n+1:) = x(1:n)**2
end function
subroutine unclear(n, x, y)
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y(merge(2, 1, n > 3)*n)
  y = x(1)
end subroutine
subroutine scale(x, factor, y)
  real(8), intent(in) :: x(:)
  real(8), intent(in), value :: factor
  real(8), intent(out) :: y(size(x))
  y = factor*x
end subroutine
end module
"""


@FORTRAN
def test_arrays_that_fortran_returns(tmp_path: Path) -> None:
    """They were as long as the next integer said, and memory behind them was overwritten."""
    source = tmp_path / "geometry.f90"
    source.write_text(RETURNED)
    a, b = np.array([1.0, 2.0, 3.0]), np.array([0.5, -1.0, 2.0])
    cross = ltoad.numpy.load(source, "cross")
    np.testing.assert_allclose(cross(a, b), np.cross(a, b))
    np.testing.assert_allclose(cross.jacobian(a, b)[0][:, 0], np.cross([1, 0, 0], b))
    matrix = np.arange(6.0).reshape(2, 3)
    np.testing.assert_allclose(ltoad.numpy.load(source, "product")(matrix, a), matrix @ a)
    np.testing.assert_allclose(ltoad.numpy.load(source, "both")(a), [*a, *a**2])


@FORTRAN
def test_numbers_that_fortran_takes_by_value(tmp_path: Path) -> None:
    """Debug information leaves them out."""
    source = tmp_path / "geometry.f90"
    source.write_text(RETURNED)
    by_x, by_factor = ltoad.numpy.load(source, "scale").jacobian(np.array([1.0, 2.0]), 3.0)
    np.testing.assert_allclose(by_x, 3 * np.eye(2))
    np.testing.assert_allclose(by_factor, [1.0, 2.0])
    with pytest.raises(SignatureError, match=r"the size 'merge\(2, 1, n > 3\)\*n' of 'y' is not"):
        ltoad.numpy.load(source, "unclear")
