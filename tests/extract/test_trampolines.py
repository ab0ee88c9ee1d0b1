"""Internal procedures of Fortran that are passed as arguments."""

import shutil
import subprocess
from pathlib import Path

import pytest

from ltoad.extract.trampolines import with_closures

needs_flang = pytest.mark.skipif(shutil.which("flang-new-19") is None, reason="needs flang")

RECURSIVE = """\
module host
   implicit none
   abstract interface
      real(8) function fun()
      end function
   end interface
contains
   recursive real(8) function a(k, s, x) result(r)
      integer, intent(in) :: k
      procedure(fun) :: s
      real(8), intent(in) :: x
      integer :: left
      left = k
      if (k <= 0) then
         r = s() * x
      else
         r = b()
      end if
   contains
      recursive function b() result(v)
         real(8) :: v
         left = left - 1
         v = a(left, b, x) + s()
      end function
   end function
   real(8) function one()
      one = 1
   end function
   real(8) function of(x)
      real(8), intent(in) :: x
      of = a(2, one, x)
   end function
end module
program main
   use ltoad
   use host
   print *, enzyme_fwddiff_r8(of, enzyme_dup, 0.7d0, 1d0)
end program
"""


@needs_flang
def test_a_host_that_runs_twice_at_once_stops_with_a_message(tmp_path: Path) -> None:
    """A closure has room for the variables of one host; those of another are no substitute."""
    (tmp_path / "p.f90").write_text(RECURSIVE)
    subprocess.run(["ltoad-fc", "-O1", "p.f90", "-o", "p"], cwd=tmp_path, check=True)
    done = subprocess.run([tmp_path / "p"], capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "is called again while it runs" in done.stderr


def test_other_functions_are_left_as_they_are() -> None:
    text = (
        "define void @host() {\n  %t = alloca [32 x i8]\n"
        "  call void @llvm.init.trampoline(ptr %t, ptr @f, ptr %t)\n  ret void\n}\n"
        "define void @f(ptr nest %h) {\n  ret void\n}\n"
        "declare void @llvm.init.trampoline(ptr, ptr, ptr)\n"
    )
    assert with_closures(text) == text
