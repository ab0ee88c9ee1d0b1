"""Bodies from bitcode beside machine code: an archive of objects that keep theirs."""

import subprocess
from pathlib import Path

import pytest

from tests.fixtures.bench import first_program

LIBRARY = r"""
int calls;
static double square(double x) { return x * x; }
double cube(double x) { calls++; return x * square(x); }
%s
"""
PROGRAM = r"""
#include <stdio.h>
extern int enzyme_out, calls;
double __enzyme_autodiff(void *, double), cube(double);
__attribute__((noinline)) double f(double x) { return 2 * cube(x); }
int main(void) {
  double slope = __enzyme_autodiff((void *)f, 1.5), value = f(1.5);
  printf("%g %g %d", value, slope, calls > 1);
}
"""


def _link(ltoad_cc: Path, folder: Path, library: str) -> subprocess.CompletedProcess[str]:
    (folder / "lib.c").write_text(library)
    (folder / "p.c").write_text(PROGRAM)

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(words, check=False, cwd=folder, capture_output=True, text=True)

    assert run("clang-19", "-O1", "-fembed-bitcode=all", "-c", "lib.c").returncode == 0
    assert run(first_program("ar"), "rcs", "lib.a", "lib.o").returncode == 0
    return run(str(ltoad_cc), "-O1", "p.c", "lib.a", "-o", "p")


def test_a_body_is_copied_and_its_variables_are_not(ltoad_cc: Path, tmp_path: Path) -> None:
    done = _link(ltoad_cc, tmp_path, LIBRARY % "")
    assert done.returncode == 0, done.stderr
    assert subprocess.check_output([tmp_path / "p"], text=True) == "6.75 13.5 1"


@pytest.mark.parametrize("kind", ["static int", "static _Thread_local int"])
def test_what_needs_a_variable_of_its_own_stays(ltoad_cc: Path, tmp_path: Path, kind: str) -> None:
    body = LIBRARY.replace("calls++", "calls_here++, calls = calls_here").replace("%s", "")
    done = _link(ltoad_cc, tmp_path, f"{kind} calls_here;{body}")
    assert done.returncode != 0
    assert "missing-body" in done.stderr


def test_functions_that_a_table_of_the_library_names_are_copied(
    ltoad_cc: Path, tmp_path: Path
) -> None:
    table = "static double (*const table[])(double) = {square, square};"
    library = LIBRARY.replace("double cube", f"{table}\nvolatile int which;\ndouble cube")
    done = _link(ltoad_cc, tmp_path, library.replace("x * square(x)", "x * table[which](x)") % "")
    assert done.returncode == 0, done.stderr
    assert subprocess.check_output([tmp_path / "p"], text=True) == "6.75 13.5 1"
