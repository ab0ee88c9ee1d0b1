"""Array functions of Fortran, which the compiler leaves to its runtime: both modes against
differences of fourth order, for real(8) and real(4), at levels that call different functions."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.portions import in_turn

PROGRAM = """\
module energies
   implicit none
   integer, parameter :: k = {kind}
   integer, parameter :: n = 6
contains
   subroutine arrays(x, y, e)
      real(k), intent(in) :: x(:), y(:)
      real(k), intent(out) :: e
      real(k), allocatable :: a(:, :), b(:, :, :), v(:), w(:)
      real(k) :: m(3, 2), d(2)
      complex(k) :: z(n), c
      integer, allocatable :: numbers(:)
      integer :: order(3, 2)
      character(len=80) :: text = &
         '&given given2 = 4, given3(2:3) = 1.5, 2.5, i = 2, given4(1,2) = -1 /'
      integer :: i
      real(k) :: given1, given2, given3(4), given4(2, 2)
      namelist /given/ given1, given2, given3, given4, c, i
      e = 0
      {body}
   end subroutine arrays

   subroutine energy(x, e)
      real(k), intent(in) :: x(n)
      real(k), intent(out) :: e
      call arrays(x, cos(x), e)
   end subroutine energy
end module energies

program main
   use ltoad
   use energies
   implicit none
   real(k) :: x(n), dx(n), direction(n), e, de, slopes(n), f(4), tangent
   real(k), parameter :: h = merge(1e-3_k, 4e-2_k, k == 8)
   real(k), parameter :: tolerance = merge(1e-9_k, 3e-3_k, k == 8)
   integer :: i, j
   integer, parameter :: steps(4) = [-2, -1, 1, 2]
   x = [0.5_k, 1.5_k, -0.7_k, 1.1_k, -0.2_k, 0.8_k]
   do i = 1, n
      do j = 1, 4
         dx = x
         dx(i) = x(i) + h * steps(j)
         call energy(dx, f(j))
      end do
      slopes(i) = (f(1) - 8 * f(2) + 8 * f(3) - f(4)) / (12 * h)
   end do
   dx = 0
   de = 1
   call enzyme_autodiff(energy, enzyme_dup, x, dx, enzyme_dup, e, de)
   print *, dx
   print *, slopes
   if (any(abs(dx - slopes) > tolerance * (1 + maxval(abs(slopes))))) stop 1
   do i = 1, n
      direction = 0
      direction(i) = 1
      call enzyme_fwddiff(energy, enzyme_dup, x, direction, enzyme_dup, e, tangent)
      if (abs(tangent - dx(i)) > 1e3_k * epsilon(h) * (1 + maxval(abs(dx)))) stop 2
   end do
end program main
"""
BODIES = {
    "products of several types": """
      order = reshape([1, 2, 3, 4, 5, 6], [3, 2])
      m = reshape(x, [3, 2])
      e = sum(matmul(transpose(m), order)**2) + sum(matmul(order, x(1:2)))
      e = e + sum(matmul(x(1:3), order))
      z = cmplx(x, y, k)
      e = e + real(sum(matmul(z(1:3), m)**2)) + aimag(sum(matmul(m, z(1:2))**2))
      e = e + real(sum(matmul(transpose(m), z(1:3))**2)) + aimag(sum(matmul(z(1:3), order)**2))
      e = e + sum(matmul(m, [1.0, 0.5])) + sum(matmul([1d0, 0.5d0, 2d0], m)**2)
      order = matmul(order, reshape([1, 2, 3, 4], [2, 2]))
      e = e + order(3, 2) * x(1)""",
    "dot products of several types": """
      order = reshape([1, 2, 3, 4, 5, 6], [3, 2])
      z = cmplx(x, y, k)
      e = dot_product(order(:, 2), x(1:3)) + dot_product(x(1:3), order(:, 1))**2
      e = e + dot_product(x(1:2), [0.5, 2.0]) + dot_product([0.5d0, 2d0], x(3:4))
      c = dot_product(z, x) + dot_product(y, z) * dot_product(order(:, 1), z(4:6))
      e = e + real(c) * aimag(c)""",
    "dimensions and orders that the run tells": """
      m = reshape(x, [3, 2])
      do i = 1, 2
         e = e + size(m, i) * x(i) + lbound(m, i) * x(i)**2
      end do
      e = e + sum(bessel_jn(0, 3, x(1)) * [1, 2, 3, 4]) + sum(bessel_yn(1, 3, 2 + x(2)**2))""",
    "reductions": """
      e = 2 * norm2(x) + dot_product(x, y) + sum(x * y) + product(x)
      e = e + 3 * maxval(y) - minval(x) + norm2(x(n:1:-2))""",
    "reductions of matrices": """
      m = reshape(x, [3, 2])
      e = norm2(m) + sum(m * m) + product(m) + maxval(m) + minval(m(2:, :)) + sum(m(::2, 1))""",
    "complex numbers": """
      z = cmplx(x, y, k)
      c = sum(z) * dot_product(z, z(n:1:-1)) + product(z(2:5)) + sum(z, mask=x > 0)
      e = real(c) + 2 * aimag(c) + aimag(dot_product(z(::2), z(2::2)))""",
    "masks": """
      e = sum(x**2, mask=x > 0) + maxval(x * y, mask=x < 1) + product(y, mask=y > 0.6_k)
      e = e + sum(x * x, x(1) > 0) + minval(y**2, y(1) < 0 .or. .true.)""",
    "products": """
      allocate(a(n, n))
      do i = 1, n
         a(:, i) = x * y(i) + i
      end do
      v = matmul(a, x)
      w = matmul(y, a)
      w = matmul(transpose(a), w) / 10 + v
      a = matmul(a, a) / 100
      e = sum(a * a) / 100 + norm2(w)""",
    "moved": """
      m = reshape(x, [3, 2])
      a = transpose(m)
      b = reshape(spread(y, 1, 4), [2, 3, 4])
      e = sum(b**3) + sum(a(1, :) * a(2, :)) + sum(spread(x(2), 1, 3))
      a = spread(x(1:3), 2, 2) * m
      e = e + sum(a * a)
      a = spread(x, 1, 2)
      e = e + sum(a(1, :) * a(2, :)**2)""",
    "shifted": """
      v = cshift(x, 2) * y
      w = cshift(x(n:1:-1), -8)
      m = cshift(reshape(x * y, [3, 2]), 1)
      e = sum(v * w) + sum(cshift(m, -1, 2) * m * reshape(w, [3, 2]))""",
    "shifted out": """
      v = eoshift(x, 2) * y
      w = eoshift(x(n:1:-1), -1, boundary=y(3))
      m = eoshift(reshape(x * y, [3, 2]), 1, boundary=x(1) * x(2))
      numbers = eoshift([(i, i = 1, n)], 1)
      e = sum(v * w * numbers) + sum(eoshift(m, -1, dim=2) * m * reshape(w, [3, 2]))
      v = eoshift(x, -9)
      e = e + sum(v * x) + sum(eoshift(x, 0) * y)""",
    "packed": """
      v = pack(x, x > 0) * size(pack(x, x > 0))
      w = pack(x * y, y < 0.6_k, vector=y * y)
      m = reshape(x * y, [3, 2])
      e = sum(v * y(1:size(v))) + sum(w * w * x) + sum(pack(m, .true.) * x)
      v = pack(m(3:1:-2, :), m(1:2, :) > -0.1_k)
      e = e + sum(v**2) + size(pack(x, x > 100)) * x(1)""",
    "allocations moved": """
      do i = 1, 4
         allocate(w(i))
         if (allocated(v)) w(1:i - 1) = v
         w(i) = x(i) * y(i + 1)
         call move_alloc(w, v)
      end do
      e = sum(v**3)
      allocate(w, source=v * v)
      call move_alloc(v, w)
      e = e + sum(w * x(1:4))
      allocate(a(0:2, 2), source=x(2))
      allocate(v(3), source=y(2:4))
      a(:, 1) = v * v
      e = e + sum(a * a) + sum(v)""",
    "sums along dimensions": """
      m = reshape(x, [3, 2])
      d = sum(m * m, dim=1)
      v = sum(m, dim=2)
      b = spread(m, 3, 2)
      a = sum(b * b, dim=2)
      e = sum(d * d) + sum(v * v * v) + sum(a) + sum(sum(b, dim=3) * m)""",
    "places": """
      m = reshape(x, [3, 2])
      numbers = maxloc(m)
      e = m(numbers(1), numbers(2)) * y(1) + y(sum(minloc(x * y, mask=y > 0.6_k, back=.true.)))
      numbers = minloc(m, dim=1)
      e = e + m(numbers(1), 1)**2 * m(numbers(2), 2) + y(maxloc(y, dim=1))
      numbers = findloc(m > 0, .true., dim=1, back=.true.)
      e = e + sum(x(numbers) * y(numbers)) + y(findloc(x, x(4), dim=1))
      numbers = count(m > 0, dim=2)
      e = e + sum(numbers * m(:, 1)) + sum(findloc(m, m(2, 1))) * x(1)
      e = e + sum(merge(m(:, 1), m(:, 2)**2, any(m > 1, dim=2))) + maxloc(numbers, dim=1) * x(3)
      e = e + sum(y(1:2), mask=all(m < 1.2_k, dim=1))
      order = reshape([(mod(7 * i, 5) + 1, i = 1, n)], [3, 2])
      e = e + sum(sum(order, dim=2) * m(:, 1)) + x(maxval(order)) * minval(order + numbers(1))
      e = e + sum(x(maxval(order, dim=1))) * product(order(:, 1)) + merge(x(1), x(2), any(m > 1))
      if (all(order < 7)) e = e + sum(order, mask=order > 2) * x(3)""",
    "reshaped in another order": """
      m = reshape(x(1:4), [3, 2], pad=y(5:6) * x(1))
      b = reshape(x * y, [2, 3, 2], pad=[x(2)], order=[3, 1, 2])
      a = reshape(m, [2, 3], order=[2, 1])
      e = sum(m(:, 1) * m(:, 2)) + sum(b(:, :, 1) * a) + sum(b(1, :, 2) * x(1:5:2)) + b(2, 3, 2)**2
      numbers = reshape([1, 2, 3, 4], [6], pad=[5])
      e = e + sum(numbers * x)""",
    "shifted in many ways": """
      m = reshape(x * y, [3, 2])
      a = cshift(m, [1, -1], dim=1)
      e = sum(a * m * m) + sum(cshift(m, [0, 1, -1], dim=2) * a)
      a = eoshift(m, [1, -2], boundary=[x(1), y(2)], dim=1)
      e = e + sum(a * a * m) + sum(eoshift(m, 1, boundary=x(4:6), dim=2)**2 * m)
      a = eoshift(m, [0, -1, 2], dim=2)
      e = e + sum(a * x(2))""",
    "transferred": """
      z = cmplx(x, y, k)
      v = transfer(z(1:3), v, 2 * 3)
      e = sum(v * x) + real(transfer(x(2:3) * y(1:2), c)**2)
      numbers = transfer(x * y, numbers)
      w = transfer(numbers, x)
      e = e + sum(w * w * x) + size(numbers) * x(1)
      d = transfer(transfer(x(3:4), [0_1]), d)
      e = e + product(d) + transfer(z(2), x(1)) * y(3)
      z(2:3) = transfer(transfer(z(1:2), [text(1:8)]), z)
      e = e + aimag(z(3) * z(2))""",
    "namelists": """
      given1 = x(1); given2 = x(2); given3 = x(3:6); given4 = reshape(y(1:4), [2, 2])
      c = cmplx(x(5), y(6), k)
      read (text, nml=given)
      e = given1**2 + given2**2 + sum(given3**2) + abs(c) + i * x(1)
      e = e + sum(given4(:, 1) * given4(:, 2))""",
    "assignments": """
      v = x
      w = v * v
      v = w(2:4)
      e = sum(v * v)
      w = w(n:1:-1)
      e = e + sum(w * x)
      w(2:n) = w(1:n - 1)
      e = e + sum(w * y)
      v = [x(1), y(2)]
      v(:) = v(1) * v(2)
      numbers = [(n - i, i = 1, n - 1)]
      numbers = [numbers, 3]
      e = e + sum(v) + sum(x(numbers(1:3)) * y(1:3))""",
}


@pytest.mark.parametrize("kind", [8, 4])
@pytest.mark.parametrize(("body", "level"), in_turn(tuple(BODIES), ("-O0", "-O2"), (0,), one_in=5))
def test_arrays(
    ltoad_fc: Path, run: Callable[..., object], tmp_path: Path, body: str, level: str, kind: int
) -> None:
    source, program = tmp_path / "arrays.f90", tmp_path / "arrays"
    source.write_text(PROGRAM.format(kind=kind, body=BODIES[body]))
    run([ltoad_fc, level, source, "-o", program], cwd=tmp_path)
    run([program])


RANGE = """\
subroutine lengths(x, e)
   real(8), intent(in) :: x(2)
   real(8), intent(out) :: e
   e = norm2(x)
end subroutine lengths
program main
   use ltoad
   external lengths
   real(8) :: x(2), dx(2), e, de
   integer :: i
   do i = -1, 1
      x = [3d0, -4d0] * 10d0**(i * 200)
      dx = 0
      de = 1
      call enzyme_autodiff(lengths, enzyme_dup, x, dx, enzyme_dup, e, de)
      if (any(abs(dx - [0.6d0, -0.8d0]) > 1d-15)) stop 1
      call lengths(x, e)
      if (abs(e / 10d0**(i * 200) - 5) > 1d-14) stop 2
   end do
end program main
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_norm_of_large_and_small_numbers(
    ltoad_fc: Path, run: Callable[..., object], tmp_path: Path, level: str
) -> None:
    """Their squares overflow or vanish, and the slopes are still 0.6 and -0.8."""
    (tmp_path / "norm.f90").write_text(RANGE)
    run([ltoad_fc, level, tmp_path / "norm.f90", "-o", tmp_path / "norm"], cwd=tmp_path)
    run([tmp_path / "norm"])
