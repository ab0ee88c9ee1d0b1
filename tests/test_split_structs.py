"""Structs by value in forward mode: several numbers for LLVM, of which none is a tangent."""

import subprocess
from pathlib import Path

import pytest

from tests.portions import in_turn

PROGRAM = r"""
#include <complex>
extern int enzyme_dup, enzyme_const;
template <typename Return, typename... T> Return __enzyme_fwddiff(void *, T...);
struct Two { double a, b; };
struct Floats { float a, b; };
struct Three { double a, b, c; };
double two(Two p) { return p.a * p.a * p.b; }
double floats(Floats p) { return p.a * p.a * p.b; }
double three(Three p) { return p.a * p.a * p.b * p.c; }
double behind(const Two &p) { return p.a * p.a * p.b; }
double complex_number(std::complex<double> z) { return z.real() * z.real() * z.imag(); }
double with_factor(Two p, double s) { return p.a * p.a * p.b * s; }
double numbers(double a, double b) { return a * a * b; }
double function(double (*g)(double, double), double a, double b) { return g(a, b); }
int main()
{
    Two p{3, 5}, dp{1, 7};
    std::complex<double> z(3, 5), dz(1, 7);
    return CALL != EXPECTED;
}
"""
_LEVELS = ("-O0", "-O2", "full")
TANGENT = "__enzyme_fwddiff<double>"


def _build(ltoad_cxx: Path, folder: Path, level: str, call: str, expected: str) -> str:
    (folder / "p.cpp").write_text(PROGRAM)
    call = call.replace("(", f"{TANGENT}((void *)", 1)
    flags = ["-O2", "-flto=full"] if level == "full" else [level]
    flags += ["-std=c++17", f"-DCALL={call}", f"-DEXPECTED={expected}"]
    command = [str(ltoad_cxx), *flags, "p.cpp", "-o", "p"]
    done = subprocess.run(command, check=False, cwd=folder, capture_output=True, text=True)
    return done.stderr if done.returncode else ""


@pytest.mark.parametrize(
    ("call", "level"),
    in_turn(
        [
            "(two, enzyme_dup, p, dp)",
            "(two, p, dp)",
            "(complex_number, enzyme_dup, z, dz)",
            "(with_factor, enzyme_dup, p, dp, enzyme_dup, 2., 1.)",
            "(with_factor, enzyme_const, p, enzyme_dup, 2., 1.)",
        ],
        _LEVELS,
        (0,),
    ),
)
def test_refused(ltoad_cxx: Path, tmp_path: Path, call: str, level: str) -> None:
    assert "takes a struct by value" in _build(ltoad_cxx, tmp_path, level, call, "0")


@pytest.mark.parametrize(
    ("case", "level"),
    in_turn(
        [
            "(two, enzyme_dup, 3., 1., enzyme_dup, 5., 7.) 93",
            "(with_factor, enzyme_const, 3., enzyme_const, 5., enzyme_dup, 2., 1.) 45",
            "(floats, enzyme_dup, Floats{3, 5}, Floats{1, 7}) 93",
            "(three, enzyme_dup, Three{3, 5, 1}, Three{1, 7, 2}) 183",
            "(behind, enzyme_dup, &p, &dp) 93",
            "(numbers, 3., 1., 5., 7.) 93",
            "(function, enzyme_const, numbers, 3., 1., 5., 7.) 93",
        ],
        _LEVELS,
        (0,),
        one_in=2,
    ),
)
def test_differentiated(ltoad_cxx: Path, tmp_path: Path, case: str, level: str) -> None:
    call, expected = case.rsplit(maxsplit=1)
    assert not _build(ltoad_cxx, tmp_path, level, call, expected)
    assert subprocess.run([tmp_path / "p"], check=False).returncode == 0
