"""Declarations of derivatives in other languages: their compilers call what they declare."""

import shutil
import sys
from pathlib import Path

import pytest

from tests.fixtures.workshop import Workshop

SOURCE = """\
#include <math.h>
double energy(const double *x, int n, double w)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += sin(x[i] * w);
    return sum;
}
double mix(double a, double b, float c) { return a * b * c; }
float product(float a, float b) { return a * b; }
double level;
void put(double x) { level = x * x; }
"""
NAMES = ("energy", "mix", "product", "put")
X, W = (0.3, 0.5), 1.5


class Library(Workshop):
    """A folder with ``lib.o`` and its declarations."""

    def make(self, output: str, source: str = SOURCE, names: tuple[str, ...] = NAMES) -> None:
        self.write("lib.c", source)
        self(self.cc, "-O2", "-fPIC", "-c", "lib.c", "-o", "lib.bc")
        exports = [f"--export={name}" for name in names]
        stem = output.removesuffix(".o")
        written = {"header": "h", "fortran": "f90", "rust": "rs", "python": "py", "stub": "ll"}
        written["manifest"] = "toml"
        flags = [f"--{flag}={stem}.{suffix}" for flag, suffix in written.items()]
        self(self.ltoad, "aot", "lib.bc", *exports, "-o", output, *flags)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory, ltoad_cc: Path) -> Library:
    library = Library(tmp_path_factory.mktemp("library"), ltoad_cc)
    library.make("physics.o")
    return library


def expected() -> list[float]:
    """The results of energy and mix, their derivatives, and those of product."""
    from math import cos, sin

    value = sum(sin(x * W) for x in X)
    slopes = [W * cos(x * W) for x in X]
    by_width = sum(x * cos(x * W) for x in X)
    return [value, *slopes, by_width, 24.0, 12.0, 8.0, 6.0, 6.0, 3.0, 2.0]


def check(said: str) -> None:
    assert [float(word) for word in said.split()] == pytest.approx(expected(), rel=1e-12)


def native(*names: str) -> str:
    found = next((name for name in names if shutil.which(name)), None)
    if found is None:
        pytest.skip(f"none of these is installed: {', '.join(names)}")
    return found


C_CLIENT = """\
#include <stdio.h>
#include "physics.h"

int main(void)
{
    double x[2] = {0.3, 0.5}, dx[2] = {0};
    struct ltoad_energy_gradient g = ltoad_energy_gradient(x, dx, 2, 1.5, 1.0);
    struct ltoad_mix_gradient m;
    ltoad_mix_gradient(&m, 2, 3, 4, 1.0);
    struct ltoad_product_augmented a = ltoad_product_augmented(2, 3);
    struct ltoad_product_reverse p;
    ltoad_product_reverse(&p, 2, 3, 1, a.tape);
    printf("%.15g %.15g %.15g %.15g\\n", g.result, dx[0], dx[1], g.d2);
    printf("%.15g %.15g %.15g %.15g\\n", m.result, m.d0, m.d1, m.d2);
    printf("%.15g %.15g %.15g\\n", a.result, p.d0, p.d1);
}
"""


@pytest.mark.parametrize("standard", ["c99", "c++11"])
def test_header(made: Library, standard: str) -> None:
    compiler = native("gcc", "clang-19") if standard == "c99" else native("g++", "clang++-19")
    name = f"client_{standard.replace('+', 'p')}"
    source = f"{name}.c" if standard == "c99" else f"{name}.cpp"
    made.write(source, C_CLIENT)
    flags = ["-Wall", "-Wextra", "-Werror", f"-std={standard}"]
    made(compiler, *flags, source, "physics.o", "-o", name, "-lm")
    check(made(f"./{name}"))


def test_header_of_another_library(made: Library) -> None:
    """Who has included the header of one library does not link with another."""
    compiler = native("gcc", "clang-19")
    made.write("old.c", C_CLIENT)
    made(compiler, "-c", "old.c")
    folder = made.folder / "new"
    folder.mkdir()
    Library(folder, made.cc).make("physics.o", SOURCE.replace("int n", "long n"))
    said = made(compiler, "old.o", folder / "physics.o", "-o", "old", "-lm", status=1)
    assert "ltoad_contract_energy_" in said


FORTRAN_CLIENT = """\
program client
    use iso_c_binding
    use physics
    implicit none
    real(c_double), target :: x(2) = [0.3d0, 0.5d0], dx(2) = 0
    type(ltoad_energy_gradient_into_t) :: g
    type(ltoad_mix_gradient_t) :: m
    type(ltoad_product_augmented_into_t) :: a
    type(ltoad_product_reverse_t) :: p

    call ltoad_energy_gradient_into(g, c_loc(x), c_loc(dx), 2_c_int32_t, 1.5d0, 1.0d0)
    call ltoad_mix_gradient(m, 2.0d0, 3.0d0, 4.0, 1.0d0)
    call ltoad_product_augmented_into(a, 2.0, 3.0)
    call ltoad_product_reverse(p, 2.0, 3.0, 1.0, a%tape)
    print '(4es24.16)', g%result, dx, g%d2
    print '(4es24.16)', m%result, m%d0, m%d1, m%d2
    print '(4es24.16)', a%result, p%d0, p%d1
end program
"""


def test_fortran(made: Library, ltoad_fc: Path) -> None:
    made.write("client.f90", FORTRAN_CLIENT)
    compiler = shutil.which("gfortran") or ltoad_fc
    made(compiler, "physics.f90", "client.f90", "physics.o", "-o", "client_f", "-lm")
    check(made("./client_f"))


RUST_CLIENT = """\
mod physics;
use physics::*;
use std::ffi::c_void;

fn main() {
    let mut x = [0.3f64, 0.5];
    let mut dx = [0.0f64; 2];
    let at = |a: &mut [f64; 2]| a.as_mut_ptr() as *mut c_void;
    unsafe {
        let g = ltoad_energy_gradient(at(&mut x), at(&mut dx), 2, 1.5, 1.0);
        let mut m = ltoad_mix_gradient_t { result: 0.0, d0: 0.0, d1: 0.0, d2: 0.0 };
        ltoad_mix_gradient(&mut m, 2.0, 3.0, 4.0, 1.0);
        let a = ltoad_product_augmented(2.0, 3.0);
        let mut p = ltoad_product_reverse_t { d0: 0.0, d1: 0.0 };
        ltoad_product_reverse(&mut p, 2.0, 3.0, 1.0, a.tape);
        println!("{} {} {} {}", g.result, dx[0], dx[1], g.d2);
        println!("{} {} {} {}", m.result, m.d0, m.d1, m.d2);
        println!("{} {} {}", a.result, p.d0, p.d1);
    }
}
"""


def test_rust(made: Library) -> None:
    made.write("client.rs", RUST_CLIENT)
    made(native("rustc"), "client.rs", "-C", "link-arg=physics.o", "-o", "client_rs")
    check(made("./client_rs"))


PYTHON_CLIENT = """\
import physics
from ctypes import c_double
library = physics.load("./libphysics.so")
x, dx = (c_double * 2)(0.3, 0.5), (c_double * 2)()
g = library.ltoad_energy_gradient(x, dx, 2, 1.5, 1.0)
m = library.ltoad_mix_gradient(2.0, 3.0, 4.0, 1.0)
a = library.ltoad_product_augmented(2.0, 3.0)
p = library.ltoad_product_reverse(2.0, 3.0, 1.0, a.tape)
assert abs(library.energy(x, 2, 1.5) - g.result) < 1e-15
print(g.result, *dx, g.d2, m.result, m.d0, m.d1, m.d2, a.result, p.d0, p.d1)
"""


def test_python(made: Library) -> None:
    made(native("gcc", "clang-19"), "-shared", "physics.o", "-o", "libphysics.so", "-lm")
    made.write("client.py", PYTHON_CLIENT)
    check(made(sys.executable, "client.py"))


def test_stub(made: Library) -> None:
    """Metadata alone tells a link of bitcode that has the derivatives in native code."""
    made.write(
        "by_stub.c",
        "#include <stdio.h>\ndouble energy(const double *, int, double);\n"
        "extern int enzyme_dup;\ndouble __enzyme_autodiff(void *, ...);\n"
        "static double f(const double *x) { return energy(x, 2, 1.5) * 2; }\n"
        "int main(void) { double x[2] = {0.3, 0.5}, d[2] = {0};\n"
        '__enzyme_autodiff((void *)f, enzyme_dup, x, d); printf("%.15g %.15g", d[0], d[1]); }\n',
    )
    made("objcopy", "--remove-section=.ltoad.derivatives", "physics.o", "bare.o")
    made(native("llvm-as-19", "llvm-as"), "physics.ll", "-o", "physics_stub.o")
    made(made.cc, "-O2", "by_stub.c", "physics_stub.o", "bare.o", "-o", "by_stub", "-lm")
    slopes = [2 * slope for slope in expected()[1:3]]
    assert list(map(float, made("./by_stub").split())) == pytest.approx(slopes, rel=1e-12)


@pytest.mark.parametrize(
    ("old", "new", "change", "status"),
    [
        ("return a * b;", "return b * a + 0 * a;", "product(out, out): another body", 0),
        ("int n, double w", "long n, double w", "i32, double), now double (ptr, i64", 1),
        ("const double *x, int n", "double *x, int n", "", 0),
        ("double sum = 0;", "double sum = level;", "may use variables that hold numbers now", 1),
    ],
)
def test_differences(
    made: Library, tmp_path: Path, old: str, new: str, change: str, status: int
) -> None:
    text = SOURCE.replace(old, new)
    if "level" in new:
        text = "extern double level;\n" + text
    Library(tmp_path, made.cc).make("physics.o", text)
    said = made(made.ltoad, "abi-diff", "physics.o", tmp_path / "physics.o", status=status)
    assert change in said
    assert ("clients have to be built again" in said) == bool(status)


def test_functions_that_are_gone_and_new(made: Library, tmp_path: Path) -> None:
    Library(tmp_path, made.cc).make("physics.o", names=("energy", "product"))
    said = made(made.ltoad, "abi-diff", "physics.o", tmp_path / "physics.o", status=1)
    assert "breaks  mix(out, out, out): is gone" in said
    said = made(made.ltoad, "abi-diff", tmp_path / "physics.o", "physics.o", status=0)
    assert "changes mix(out, out, out): is new" in said
