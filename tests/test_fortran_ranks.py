"""Whole-array operations of Fortran on arrays of five to seven dimensions, along each of them:
values against those outside the derivative, where the compiler's library computes them, and slopes
against differences of fourth order."""

from collections.abc import Callable
from itertools import cycle
from pathlib import Path

import pytest

PROGRAM = """\
module deep
   implicit none
   type holder
      real(8), allocatable :: five(:, :, :, :, :)
   end type holder
contains
   real(8) function weighted(n, values)
      integer, intent(in) :: n
      real(8), intent(in) :: values(n)
      integer :: i
      weighted = 0
      do i = 1, n
         weighted = weighted + values(i) * cos(1.7d0 * i)
      end do
   end function weighted

   subroutine energy(x, e)
      real(8), intent(in) :: x(:)
      real(8), intent(out) :: e
      real(8), allocatable :: a(:, :, :, :, :, :, :), b(:, :, :, :, :, :), c(:, :, :, :, :), v(:)
      real(8), allocatable :: a2(:, :, :, :, :, :, :)
      integer, allocatable :: places(:), counts(:, :, :, :, :, :)
      type(holder) :: one, two
      integer :: i
      a = reshape([(x(1 + mod(i, size(x))) * cos(0.9d0 * i), i = 1, 144)], [2, 1, 3, 2, 2, 3, 2])
      e = sum(x)
      {body}
   end subroutine energy
end module deep

program main
   use deep
   implicit none
   interface
      subroutine enzyme_autodiff_energy(f, is_x, x, dx, is_e, e, de)
         external :: f
         integer :: is_x, is_e
         real(8) :: x(:), dx(:), e, de
      end subroutine enzyme_autodiff_energy
   end interface
   call run
contains
   subroutine run
      use ltoad, only: enzyme_dup
      real(8) :: x(5), dx(5), y(5), e, de, value, f(-2:2), want
      integer :: i, j
      x = [0.5d0, 1.5d0, -0.7d0, 1.1d0, -0.2d0]
      dx = 0
      e = 0
      de = 1
      call enzyme_autodiff_energy(energy, enzyme_dup, x, dx, enzyme_dup, e, de)
      call energy(x, value)
      print *, e, value
      if (.not. abs(e - value) <= 1d-12 * abs(value)) stop 1
      do i = 1, 5
         do j = -2, 2
            y = x
            y(i) = x(i) + 1d-4 * j
            call energy(y, f(j))
         end do
         want = (f(-2) - 8 * f(-1) + 8 * f(1) - f(2)) / 12d-4
         print *, dx(i), want
         if (.not. abs(dx(i) - want) <= 1d-8 * (1 + abs(want))) stop 2
      end do
   end subroutine run
end program main
"""


def _along_each(*lines: str) -> str:
    return "\n".join(line.format(d=d) for d in range(1, 8) for line in lines)


_TOTAL = "e = e + {d} * weighted(size(b), b)"
_SHIFTED = "e = e + {d} * weighted(size(a2), a2)"
BODIES = {
    "sums": _along_each("b = sum(a, dim={d})", _TOTAL),
    "extremes": _along_each(
        "b = maxval(a, dim={d}) - minval(a, dim={d}, mask=a < 2)",
        _TOTAL,
    ),
    "norms and products": _along_each("b = norm2(a, dim={d}) + product(a, dim={d})", _TOTAL),
    "totals": """
      e = sum(a * a, mask=a > 0.2d0) + maxval(a) - minval(a(:, :, 3:1:-2, :, :, 2:, :)) + norm2(a)
      e = e + product(a(1, 1, :, :, :, 1, 1)) + sum(a(:, :, ::2, :, 2, ::2, :)**2)
      places = maxloc(a)
      e = e + sum(places) * x(1) + a(places(1), 1, places(3), 1, places(5), 1, places(7))**2
      counts = count(a > 0, dim=6)
      e = e + sum(counts * sum(a, dim=6)) + count(a > 0.3d0) * x(2)
      counts = minloc(a, dim=3)
      e = e + sum(counts * maxval(a, dim=3))""",
    "spread": """
      b = reshape(a, [2, 3, 2, 2, 3, 2])
      """
    + _along_each("a2 = spread(b, {d}, 2)", "e = e + {d} * weighted(size(a2), a2)"),
    "shifted": _along_each(
        "a2 = cshift(a, {d}, dim={d}) * a",
        _SHIFTED,
    ),
    "shifted out": _along_each(
        "b = sum(a, dim={d})",
        "counts = count(a > 0.3d0, dim={d})",
        "a2 = eoshift(a, counts - 1, boundary=b, dim={d}) * a",
        _SHIFTED,
    ),
    "shifted by arrays": _along_each(
        "counts = count(a > 0.3d0, dim={d})",
        "a2 = cshift(a, counts, dim={d}) * a",
        _SHIFTED,
    ),
    "reshaped": """
      a2 = reshape(a, [2, 3, 2, 2, 3, 1, 3], order=[7, 2, 5, 1, 3, 6, 4], pad=[x(1), x(2)])
      e = weighted(size(a2), a2)
      b = reshape(a2(:, :, 2, :, :, :, :), [3, 2, 3, 1, 2, 3])
      e = e + weighted(size(b), b**2)
      v = reshape(a2(2:1:-1, :, :, :, ::2, :, :), [24])
      e = e + weighted(24, v)""",
    "packed": """
      v = pack(a, a > 0.3d0)
      e = weighted(size(v), v)
      a2 = unpack(v * v, a > 0.3d0, a)
      e = e + weighted(size(a2), a2)
      v = [a(:, :, 2, :, :, :, :), x]
      e = e + weighted(size(v), v**2) + sum(transfer(a(:, :, 1:3:2, :, :, :, :), v) * 2)""",
    "assigned": """
      c = a(:, 1, :, :, :, 2, :)
      where (c > 0) c = sqrt(c)
      one%five = c * x(1)
      two = one
      two%five(:, 3:1:-1, :, :, :) = two%five + one%five**2
      c = one%five(:, :, 2:1:-1, :, :)
      e = weighted(size(c), two%five * c)
      call move_alloc(c, one%five)
      a(:, 1, :, :, :, 3, :) = one%five
      allocate (a2, source=a(:, :, :, :, :, 3:1:-1, :))
      e = e + sum(a2 * a)""",
}


@pytest.mark.parametrize(
    ("body", "level"),
    [
        pytest.param(body, level, marks=[pytest.mark.slow] if body != "totals" else [])
        for body, level in zip(BODIES, cycle(("-O2", "-O0")), strict=False)
    ],
)
def test_many_dimensions(
    ltoad_fc: Path, run: Callable[..., object], tmp_path: Path, body: str, level: str
) -> None:
    source, program = tmp_path / "deep.f90", tmp_path / "deep"
    source.write_text(PROGRAM.format(body=BODIES[body]))
    run([ltoad_fc, level, source, "-o", program], cwd=tmp_path)
    run([program])
