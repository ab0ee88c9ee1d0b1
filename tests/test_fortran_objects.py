"""Objects of derived types that Fortran's runtime makes, assigns and frees: both modes against
differences of fourth order.  Each case is the body of a module with the subroutine that is
differentiated; what it allocates it gives back, or Fortran does."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.portions import in_turn

PROGRAM = """\
module model
   implicit none
   integer, parameter :: n = 6
{case}
end module model

program main
   use ltoad
   use model
   implicit none
   real(8) :: x(n), dx(n), direction(n), e, de, slopes(n), f(4), tangent
   real(8), parameter :: h = 1d-3
   integer :: i, j
   integer, parameter :: steps(4) = [-2, -1, 1, 2]
   x = [0.5d0, 1.5d0, -0.7d0, 1.1d0, -0.2d0, 0.8d0]
   do i = 1, n
      do j = 1, 4
         dx = x
         dx(i) = x(i) + h * steps(j)
         call energy(dx, f(j))
      end do
      slopes(i) = (f(1) - 8 * f(2) + 8 * f(3) - f(4)) / (12 * h)
   end do
   do j = 1, 2
      dx = 0
      de = 1
      call enzyme_autodiff(energy, enzyme_dup, x, dx, enzyme_dup, e, de)
      print *, dx
      print *, slopes
      if (any(abs(dx - slopes) > 1d-9 * (1 + maxval(abs(slopes)))) .or. all(dx == 0)) stop 1
   end do
   do i = 1, n
      direction = 0
      direction(i) = 1
      call enzyme_fwddiff(energy, enzyme_dup, x, direction, enzyme_dup, e, tangent)
      if (abs(tangent - dx(i)) > 1d-13 * (1 + maxval(abs(dx)))) stop 2
   end do
end program main
"""
CASES = {
    p.stem: p.read_text() for p in sorted((Path(__file__).parent / "fortran_objects").glob("*.inc"))
}


@pytest.mark.parametrize(
    ("case", "level"), in_turn(tuple(CASES), ("-O0", "-O1", "-O2", "-O3"), (0,), one_in=2)
)
def test_objects(
    ltoad_fc: Path,
    run: Callable[..., object],
    tmp_path: Path,
    case: str,
    level: str,
) -> None:
    source, program = tmp_path / "objects.f90", tmp_path / "objects"
    source.write_text(PROGRAM.format(case=CASES[case]))
    run([ltoad_fc, level, source, "-o", program], cwd=tmp_path)
    run([program])
