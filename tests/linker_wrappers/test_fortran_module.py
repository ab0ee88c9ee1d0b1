"""``use ltoad`` in Fortran."""

import shutil
import subprocess
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(
    not shutil.which("flang-new-19") and not shutil.which("flang"), reason="needs flang"
)

PROGRAM = """\
module model
contains
   subroutine energy(n, x, e)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: e
      e = sum(x**2) * x(1)
   end subroutine energy

   real(8) function cube(x)
      real(8), intent(in) :: x
      cube = x**3
   end function cube
end module model

program p
   use :: ltoad, only: enzyme_autodiff, enzyme_fwddiff, enzyme_fwddiff_r8, enzyme_const, &
      enzyme_dup, enzyme_width
   use model
   implicit none
   real(8) :: x(3), dx(3), e, de, v(3, 2), t(2), slope
   x = [1d0, 2d0, 3d0]
   dx = 0
   de = 1
   call enzyme_autodiff(energy, enzyme_const, 3, enzyme_dup, x, dx, enzyme_dup, e, de)
   print '(3f6.1)', dx
   v = 0
   v(1, 1) = 1
   v(3, 2) = 1
   call enzyme_fwddiff(energy, enzyme_width, 2, enzyme_const, 3, enzyme_dup, x, v(:, 1), v(:, 2), &
                       enzyme_dup, e, t(1), t(2))
   print '(2f6.1)', t
   slope = enzyme_fwddiff_r8(cube, enzyme_dup, 2d0, 1d0)
   print '(f6.1)', slope
end program p
"""


def test_requests_through_the_module(tmp_path: Path) -> None:
    """energy = x·x x₁ has the gradient x·x e₁ + 2 x₁ x; module and program compile apart."""
    (tmp_path / "p.f90").write_text(PROGRAM)
    for words in (["-O2", "-c", "p.f90"], ["p.o", "-o", "p"]):
        subprocess.run(["ltoad-fc", *words], cwd=tmp_path, check=True)
    done = subprocess.run([tmp_path / "p"], capture_output=True, text=True, check=True)
    lines = [[float(word) for word in line.split()] for line in done.stdout.splitlines()]
    assert lines == [[16.0, 4.0, 6.0], [16.0, 6.0], [12.0]]


def test_a_module_of_the_same_name_comes_first(tmp_path: Path) -> None:
    (tmp_path / "own.f90").write_text("module ltoad\n integer :: mine = 7\nend module ltoad\n")
    (tmp_path / "p.f90").write_text("program p\n use ltoad\n print '(i0)', mine\nend program p\n")
    subprocess.run(["ltoad-fc", "own.f90", "p.f90", "-o", "p"], cwd=tmp_path, check=True)
    done = subprocess.run([tmp_path / "p"], capture_output=True, text=True, check=True)
    assert done.stdout == "7\n"


def test_an_included_file_may_use_the_module(tmp_path: Path) -> None:
    (tmp_path / "slope.inc").write_text(
        "real(8) function slope(x)\n use ltoad\n real(8), intent(in) :: x\n"
        " slope = enzyme_fwddiff_r8(cube, enzyme_dup, x, 1d0)\nend function slope\n"
    )
    (tmp_path / "p.f90").write_text(
        "program p\n print '(f6.1)', slope(2d0)\ncontains\n include 'slope.inc'\n"
        "real(8) function cube(x)\n real(8), intent(in) :: x\n cube = x**3\n"
        "end function cube\nend program p\n"
    )
    subprocess.run(["ltoad-fc", "-O2", "p.f90", "-o", "p"], cwd=tmp_path, check=True)
    done = subprocess.run([tmp_path / "p"], capture_output=True, text=True, check=True)
    assert done.stdout == "  12.0\n"
