"""Values of named struct types: front ends for other targets and languages return them.

The program is IR, because C compilers for this machine take structs apart.
"""

import subprocess
from pathlib import Path

import pytest

MODULE = """
%inner = type { float, i32 }
%pair = type { double, %inner }
define %pair @make(double %x) noinline {
  %f = fptrunc double %x to float
  %q = fmul double %x, %x
  %a = insertvalue %pair poison, double %q, 0
  %b = insertvalue %pair %a, float %f, 1, 0
  %c = insertvalue %pair %b, i32 3, 1, 1
  ret %pair %c
}
define double @f(double %x, i1 %t) {
  %p = call %pair @make(double %x)
  %m = alloca %pair
  store volatile %pair %p, ptr %m
  %l = load volatile %pair, ptr %m
  %s = select i1 %t, %pair %l, %pair zeroinitializer
  %i = extractvalue %pair %s, 1
  %d = extractvalue %pair %s, 0
  %g = extractvalue %inner %i, 0
  %n = extractvalue %inner %i, 1
  %h = fpext float %g to double
  %k = sitofp i32 %n to double
  %u = fmul double %d, %h
  %r = fmul double %u, %k
  ret double %r
}
"""
MAIN = """
#include "check.h"
double f(double, _Bool);
int main(void)
{
    const double x = 1.5; /* f is 3 x^3, or zero */
    check_within("taken", -1, __enzyme_autodiff((void *)f, x, enzyme_const, 1), 9 * x * x, 1e-6);
    check_within("not taken", -1, __enzyme_autodiff((void *)f, x, enzyme_const, 0), 0, 1e-6);
    return check_result();
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_named_structs(level: str, ltoad_cc: Path, tmp_path: Path) -> None:
    (tmp_path / "f.ll").write_text(MODULE)
    (tmp_path / "main.c").write_text(MAIN)
    programs = Path(__file__).parents[1] / "programs"
    command = [ltoad_cc, level, "-Wno-override-module", "-I", programs, "f.ll", "main.c", "-lm"]
    subprocess.run([str(word) for word in command], check=True, cwd=tmp_path)
    subprocess.run([tmp_path / "a.out"], check=True)
