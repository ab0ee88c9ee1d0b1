"""The generic procedures of the module ``ltoad``: what they give, and what does not compile."""

import os
import shutil
import signal
import subprocess
from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest

from tests.fixtures.bench import installed
from tests.portions import every

FOLDER = Path(__file__).parent / "fortran_requests"
Run = Callable[..., subprocess.CompletedProcess[str]]

ASKING = """
module functions
contains
   include '{folder}/functions.inc'
end module
program asking
   use ltoad
   use functions
   real(8) :: x(4) = 1, dx(4), short(3), plane_of(2, 2), matrix(4, 3), y(3)
   real(4) :: single(4)
   {request}
   print '(4f8.3)', dx
end program
"""


def asking(folder: Path, request: str) -> Path:
    source = folder / "asking.f90"
    text = ASKING.format(folder=FOLDER, request=request)
    source.write_text(text.replace("contains\n", "integer, parameter :: k = 8\ncontains\n", 1))
    return source


@pytest.mark.parametrize("build", every(6, product((8, 4), ("O2", "O0", "O3"))), ids=str)
def test_generic_procedures(
    ltoad_fc: Path, run: Run, tmp_path: Path, build: tuple[int, str]
) -> None:
    kind, level = build
    program = tmp_path / "generic"
    source = FOLDER / "generic.f90"
    run([ltoad_fc, "-cpp", f"-DKIND={kind}", f"-{level}", source, "-o", program], cwd=tmp_path)
    run([program])


@pytest.mark.parametrize("first", [[], ["-DFIRST"]], ids=["numbers", "text"])
@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_requests_of_one_name(
    ltoad_fc: Path, run: Run, tmp_path: Path, level: str, first: list[str]
) -> None:
    program = tmp_path / "program"
    source = FOLDER / "shared_names.f90"
    run([ltoad_fc, "-cpp", level, *first, source, "-o", program], cwd=tmp_path)
    run([program])


TOO_FEW = """
module functions
contains
   subroutine power(x, k, y)
      integer, intent(in) :: k
      real(8), intent(in) :: x
      real(8), intent(out) :: y
      y = x**k
   end subroutine
end module
program asking
   use ltoad
   use functions
   real(8) :: x = 1, dx = 0, y = 0, dy = 1
   call enzyme_autodiff(power, enzyme_dup, x, dx, enzyme_const, 3, enzyme_dup, y, dy)
   call enzyme_autodiff(power, enzyme_dup, x, dx, enzyme_const, 3)
   print *, dx
end program
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_arguments_that_are_missing_beside_a_longer_request(
    ltoad_fc: Path, run: Run, tmp_path: Path, level: str
) -> None:
    (tmp_path / "asking.f90").write_text(TOO_FEW)
    command = [ltoad_fc, level, "asking.f90", "-o", tmp_path / "program"]
    assert "argument 3 is missing" in run(command, cwd=tmp_path, status=1).stderr


def test_program_of_the_guide(ltoad_fc: Path, run: Run, tmp_path: Path) -> None:
    page = FOLDER.parents[1] / "docs" / "fortran.md"
    blocks = page.read_text(encoding="utf-8").split("```fortran\n")
    source = tmp_path / "valley.f90"
    source.write_text(blocks[1].partition("```")[0])
    run([ltoad_fc, "-O2", source, "-o", tmp_path / "valley"], cwd=tmp_path)
    found = run([tmp_path / "valley"]).stdout.split()
    assert [abs(float(n) - 1) < 1e-2 for n in found[2:4]] == [True, True]


def test_module_for_builds_that_call_flang(run: Run, tmp_path: Path) -> None:
    """Once compiled it is found again; with the cache off it goes where one says."""
    flang, ltoad = shutil.which("flang-new-19"), installed("ltoad")
    if flang is None:
        pytest.skip("no flang-new-19")
    cached = {**os.environ, "LTOAD_CACHE": str(tmp_path / "cache")}
    folder = Path(run([ltoad, "--fortran-modules"], env=cached).stdout.strip())
    made = (folder / "ltoad.mod").stat().st_mtime_ns
    assert run([ltoad, "--fortran-modules"], env=cached).stdout.strip() == str(folder)
    assert (folder / "ltoad.mod").stat().st_mtime_ns == made
    request = "call ltoad_gradient(mixed, x, dx)"
    source, program = asking(tmp_path, request), tmp_path / "asking"
    linker = f"-fuse-ld={installed('ld.ltoad')}"
    run([flang, "-O1", "-flto", "-I", folder, source, linker, "-o", program], cwd=tmp_path)
    assert run([program]).stdout.split() == ["3.000", "4.000", "6.000", "9.000"]

    off = {**os.environ, "LTOAD_CACHE": "off"}
    assert "name a folder" in run([ltoad, "--fortran-modules"], status=1, env=off).stderr
    run([ltoad, "--fortran-modules", tmp_path / "here"], env=off)
    assert [f.name for f in (tmp_path / "here").iterdir()] == ["ltoad.mod"]


@pytest.mark.parametrize(
    "request_",
    [
        "call ltoad_gradient(mixed, x, single)",
        "call ltoad_gradient(mixed, x, plane_of)",
        "call ltoad_gradient(plane, x, dx)",
        "call ltoad_gradient(cubes, x, dx)",
        "call ltoad_vjp(mixed, x, dx, y, y)",
        "call ltoad_jacobian(twist, x, y, dx)",
        "call ltoad_hvp(mixed, x, 1d0, dx)",
    ],
)
def test_what_does_not_fit_does_not_compile(
    ltoad_fc: Path, run: Run, tmp_path: Path, request_: str
) -> None:
    done = run([ltoad_fc, "-c", asking(tmp_path, request_)], status=1, cwd=tmp_path)
    assert "No specific subroutine of generic" in done.stderr


@pytest.mark.parametrize(
    ("request_", "said"),
    [
        ("call ltoad_gradient(mixed, x, short)", "an array and its derivative differ in shape"),
        ("call ltoad_jvp(mixed, x, short, y(1))", "an array and its derivative differ in shape"),
        ("call ltoad_jacobian(twist, x, y, matrix)", "the matrix of a Jacobian needs a row"),
        ("call ltoad_hessian(mixed, x, matrix)", "a Hessian needs a row and a column"),
    ],
)
def test_shapes_that_differ_stop_the_program(
    ltoad_fc: Path, run: Run, tmp_path: Path, request_: str, said: str
) -> None:
    program = tmp_path / "asking"
    run([ltoad_fc, "-O1", asking(tmp_path, request_), "-o", program], cwd=tmp_path)
    done = run([program], status=-signal.SIGABRT)
    assert said in done.stderr


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_numbers_in_place_of_a_descriptor_are_refused(
    ltoad_fc: Path, run: Run, tmp_path: Path, level: str
) -> None:
    """Without an interface the procedure would take the first number for an address."""
    source = tmp_path / "asking.f90"
    source.write_text(NUMBERS)
    done = run([ltoad_fc, level, source, "-o", tmp_path / "asking"], status=1, cwd=tmp_path)
    assert "takes an array with its descriptor" in done.stderr
    assert "ltoad_gradient" in done.stderr


NUMBERS = """
module functions
contains
   real(8) function squares(x)
      real(8), intent(in) :: x(:)
      squares = sum(x**2)
   end function
end module
program asking
   use ltoad
   use functions
   real(8) :: x(3), dx(3) = 0
   x = [1d0, 2d0, 3d0]
   call enzyme_autodiff(squares, enzyme_dup, x, dx)
   print *, x, dx
end program
"""
