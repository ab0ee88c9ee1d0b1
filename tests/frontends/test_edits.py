"""Files that change while a program runs: what is loaded again is new, and what is there stays."""

import copy
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

import ltoad.numpy
from ltoad.frontends.errors import BuildError

SQUARE = "double x -> double"


def _header(folder: Path) -> tuple[Path, Path]:
    (folder / "factor.h").write_text("#define FACTOR 2.0\n")
    source = folder / "scaled.c"
    source.write_text('#include "factor.h"\ndouble f(double x) { return FACTOR * x * x; }\n')
    return source, folder / "factor.h"


def _rust(folder: Path) -> tuple[Path, Path]:
    (folder / "factor.rs").write_text("pub const FACTOR: f64 = 2.0;\n")
    source = folder / "scaled.rs"
    source.write_text("mod factor;\npub fn f(x: f64) -> f64 { factor::FACTOR * x * x }\n")
    return source, folder / "factor.rs"


_FORTRAN = """\
function f(x) result(y)
  implicit none
  real(8), intent(in) :: x
  real(8) :: y
  include 'factor.inc'
  y = factor * x * x
end function f
"""


def _fortran(folder: Path) -> tuple[Path, Path]:
    (folder / "factor.inc").write_text("real(8), parameter :: factor = 2.0d0\n")
    source = folder / "scaled.f90"
    source.write_text(_FORTRAN)
    return source, folder / "factor.inc"


_WAYS = [
    pytest.param(_header, (), id="header"),
    pytest.param(_rust, ("rustc",), id="module-of-rust"),
    pytest.param(_fortran, ("flang", "flang-new", "flang-new-19"), id="include-of-fortran"),
]


@pytest.mark.parametrize(("write", "compilers"), _WAYS)
def test_what_a_source_reads_is_looked_at_again(
    tmp_path: Path, write: Callable[[Path], tuple[Path, Path]], compilers: tuple[str, ...]
) -> None:
    if compilers and not any(map(shutil.which, compilers)):
        pytest.skip(f"needs {compilers[0]}")
    source, inner = write(tmp_path)
    first = ltoad.numpy.load(source, "f", "double -> double")
    assert ltoad.numpy.load(source, "f", "double -> double").foreign is first.foreign
    assert first.grad(3.0) == 12.0
    inner.write_text(inner.read_text().replace("2.0", "5.0"))
    second = ltoad.numpy.load(source, "f", "double -> double")
    assert second.grad(3.0) == 30.0
    assert first.grad(3.0) == 12.0
    assert copy.deepcopy(first).grad(3.0) == 12.0
    with pytest.raises(BuildError, match=r"sources of f have changed since it was loaded"):
        first.hvp((3.0,), (1.0,))
    assert second.hvp((3.0,), (1.0,)) == 10.0


def test_further_derivatives_are_those_of_the_source_that_was_loaded(tmp_path: Path) -> None:
    source, _ = _header(tmp_path)
    first = ltoad.numpy.load(source, "f", SQUARE)
    assert first.grad(3.0) == 12.0
    source.write_text(source.read_text().replace("x * x", "x * x * x"))
    second = ltoad.numpy.load(source, "f", SQUARE)
    assert second.hvp((3.0,), (1.0,)) == 36.0
    assert first.hvp((3.0,), (1.0,)) == 4.0


def test_a_module_that_is_used_is_looked_at_again(tmp_path: Path) -> None:
    compiler = next(filter(None, map(shutil.which, ("flang", "flang-new", "flang-new-19"))), None)
    if compiler is None:
        pytest.skip("needs flang")
    modules = tmp_path / "modules"
    modules.mkdir()
    source = tmp_path / "area.f90"
    source.write_text(
        "subroutine area(r, a)\n  use shared, only: factor\n  real(8), intent(in) :: r\n"
        "  real(8), intent(out) :: a\n  a = factor * r * r\nend subroutine area\n"
    )

    def slope(factor: str) -> float:
        text = f"module shared\n  real(8), parameter :: factor = {factor}\nend module shared\n"
        (modules / "shared.f90").write_text(text)
        command = [compiler, "-c", "shared.f90", "-J", ".", "-o", "shared.o"]
        subprocess.run(command, cwd=modules, check=True)
        return float(ltoad.numpy.load(source, "area", flags=[f"-I{modules}"]).grad(3.0))

    assert slope("2d0") == 12.0
    assert slope("4d0") == 24.0


def test_names_in_options_are_those_of_where_it_is_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "include").mkdir()
    (tmp_path / "include" / "rate.h").write_text("#define RATE 2.0\n")
    (tmp_path / "f.c").write_text(
        '#include "rate.h"\ndouble f(double x) { return RATE * x * x; }\n'
    )
    monkeypatch.chdir(tmp_path)
    for flags in (["-Iinclude"], ["-I", "include"], ["-include", "include/rate.h", "-Iinclude"]):
        f = ltoad.numpy.load("f.c", "f", SQUARE, flags=flags)
        monkeypatch.chdir("/")
        assert f.hvp((3.0,), (1.0,)) == 4.0
        monkeypatch.chdir(tmp_path)


def test_a_library_in_options_is_looked_at_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from ltoad.frontends.sources import driver

    (tmp_path / "lib").mkdir()
    (tmp_path / "f.c").write_text("double g(double); double f(double x) { return x * g(x); }\n")
    monkeypatch.chdir(tmp_path)

    def slope(factor: float) -> float:
        Path("g.c").write_text(f"double g(double x) {{ return {factor} * x; }}\n")
        subprocess.run([*driver("c"), "-O2", "-c", "g.c", "-o", "lib/g.o"], check=True)
        Path("lib/libg.a").unlink(missing_ok=True)
        subprocess.run(["ar", "rcS", "lib/libg.a", "lib/g.o"], check=True, capture_output=True)
        given = ["-Llib", "-lg"] if factor < 4 else ["lib/g.o"]
        return float(ltoad.numpy.load("f.c", "f", SQUARE, link_flags=given).grad(3.0))

    assert slope(2.0) == 12.0
    assert slope(3.0) == 18.0
    assert slope(5.0) == 30.0
