"""Derived types of Fortran: flang 19 describes them by constants that later LLVM does not read."""

from collections.abc import Callable
from pathlib import Path

import pytest

PROGRAM = """\
module bodies
   implicit none
   integer, parameter :: dp = kind(1d0)
   type :: body
      real(dp) :: place(3), speed(3)
      real(dp) :: mass
      integer :: number
   contains
      procedure :: kinetic => body_kinetic
   end type
   interface operator(+)
      module procedure joined
   end interface
contains
   function body_kinetic(self) result(energy)
      class(body), intent(in) :: self
      real(dp) :: energy
      energy = self%mass * dot_product(self%speed, self%speed) / 2
   end function
   function joined(one, other) result(both)
      type(body), intent(in) :: one, other
      type(body) :: both
      both%mass = one%mass + other%mass
      both%place = (one%mass * one%place + other%mass * other%place) / both%mass
      both%speed = (one%mass * one%speed + other%mass * other%speed) / both%mass
      both%number = min(one%number, other%number)
   end function
   subroutine energy(x, e)
      real(dp), intent(in) :: x(6)
      real(dp), intent(out) :: e
      type(body) :: all(4), sum_of_all
      real(dp) :: away(3)
      integer :: i, j, step
      do i = 1, 4
         all(i)%place = [x(i), x(i + 1), 0.5_dp * i]
         all(i)%speed = 0
         all(i)%mass = 1 + x(i + 2)**2
         all(i)%number = i
      end do
      do step = 1, 3
         do i = 1, 4
            do j = 1, 4
               if (all(i)%number == all(j)%number) cycle
               away = all(j)%place - all(i)%place
               all(i)%speed = all(i)%speed &
                  + 0.1_dp * all(j)%mass * away / (dot_product(away, away) + 0.5_dp)
            end do
         end do
         do i = 1, 4
            all(i)%place = all(i)%place + 0.1_dp * all(i)%speed
         end do
      end do
      sum_of_all = all(1)
      do i = 2, 4
         sum_of_all = sum_of_all + all(i)
      end do
      e = sum_of_all%kinetic() + all(2)%kinetic() * sum(sum_of_all%place**2)
   end subroutine
end module
program main
   use ltoad
   use bodies
   implicit none
   real(dp), parameter :: h = 1e-3_dp
   integer, parameter :: steps(4) = [-2, -1, 1, 2]
   real(dp) :: x(6), d(6), y(6), f(4), e, de, slope, tangent
   integer :: i, j
   x = [0.5_dp, 1.5_dp, -0.7_dp, 1.1_dp, -0.2_dp, 0.8_dp]
   d = 0
   de = 1
   call enzyme_autodiff(energy, enzyme_dup, x, d, enzyme_dup, e, de)
   do i = 1, 6
      do j = 1, 4
         y = x
         y(i) = x(i) + h * steps(j)
         call energy(y, f(j))
      end do
      slope = (f(1) - 8 * f(2) + 8 * f(3) - f(4)) / (12 * h)
      y = 0
      y(i) = 1
      call enzyme_fwddiff(energy, enzyme_dup, x, y, enzyme_dup, e, tangent)
      print *, slope, d(i), tangent
      if (.not. abs(d(i) - slope) <= 1e-8_dp * (1 + abs(slope))) stop 1
      if (.not. abs(tangent - d(i)) <= 1e-11_dp * (1 + abs(slope))) stop 2
   end do
end program
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_derived_types(
    ltoad_fc: Path, run: Callable[..., object], tmp_path: Path, level: str
) -> None:
    (tmp_path / "bodies.f90").write_text(PROGRAM)
    run([ltoad_fc, level, "bodies.f90", "-o", "bodies"], cwd=tmp_path)
    run([tmp_path / "bodies"])
