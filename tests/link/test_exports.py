"""What a library with derivatives exports, and functions that are called by another name."""

import ctypes
import shutil
from pathlib import Path

import pytest

from tests.fixtures.bench import Bench, first_program

ASKING = """\
double __enzyme_autodiff(void *, ...);
double helper(double);
double f(double x) { return helper(x) * x; }
double slope(double x) { return __enzyme_autodiff((void *)f, x); }
"""
HELPER = """\
struct Square { Square(double); double value; };
Square::Square(double x) : value(x * x) {}
extern "C" { double helper(double x) { return Square(x).value; } int counter = 3; }
"""
NATIVE = "int machine_code(void) { return 4; }\n"
OWN = {"f", "slope"}
OF_ARCHIVE = {"helper", "counter", "machine_code", "_ZN6SquareC1Ed", "_ZN6SquareC2Ed"}


def exported(bench: Bench, library: str) -> set[str]:
    listed = bench.run(first_program("nm"), "-D", "--defined-only", library).stdout
    return {line.split()[-1] for line in listed.splitlines()}


def slope_in(library: Path, name: str = "slope") -> float:
    function = getattr(ctypes.CDLL(str(library)), name)
    function.restype, function.argtypes = ctypes.c_double, [ctypes.c_double]
    return float(function(3.0))


@pytest.mark.parametrize(
    ("excluded", "hidden"),
    [("ALL", True), ("libx.a:libhelper.a", True), ("libx.a", False)],
)
def test_symbols_of_excluded_archives_are_not_exported(
    bench: Bench, ld_ltoad: Path, excluded: str, hidden: bool
) -> None:
    """Bitcode of an archive becomes part of our object, which is no archive to the linker."""
    asking = bench.bitcode("asking.c", ASKING, "-fPIC")
    helper = bench.bitcode("helper.cc", HELPER, "-fPIC")
    native = bench.native("native.c", NATIVE, "-fPIC")
    bench.run(first_program("llvm-ar-19", "ar"), "rc", "libhelper.a", helper, native)
    flags = ["-shared", "-L.", "-lhelper", "-Wl,-u,machine_code", f"-Wl,--exclude-libs,{excluded}"]
    for _ in ("made", "remembered"):
        bench.link(asking, *flags, "-o", "library.so", linker=ld_ltoad)
        symbols = exported(bench, "library.so")
        assert symbols >= OWN
        assert (symbols & OF_ARCHIVE) == (set() if hidden else OF_ARCHIVE)
        assert slope_in(bench.folder / "library.so") == 27.0


def test_functions_are_called_and_asked_for_by_aliases(bench: Bench, ld_ltoad: Path) -> None:
    asking = bench.bitcode(
        "asking.c",
        """
        double __enzyme_autodiff(void *, ...);
        double square(double x) __attribute__((alias("implementation")));
        double implementation(double x) { return x * x + 1; }
        double cubic(double x) { return square(x) * x; }
        double slope(double x) { return __enzyme_autodiff((void *)square, x); }
        double slope_of_cubic(double x) { return __enzyme_autodiff((void *)cubic, x); }
        """,
        "-fPIC",
    )
    bench.link(asking, "-shared", "-o", "library.so", linker=ld_ltoad)
    assert slope_in(bench.folder / "library.so") == 6.0
    assert slope_in(bench.folder / "library.so", "slope_of_cubic") == 28.0


def test_functions_in_versions_for_several_processors(bench: Bench, ld_ltoad: Path) -> None:
    program = bench.bitcode(
        "main.c",
        """
        #include <stdio.h>
        double __enzyme_autodiff(void *, ...);
        extern int enzyme_dup;
        __attribute__((target_clones("avx2", "default"))) double sum(const double *x)
        {
            double total = 0;
            for (int i = 0; i < 4; i++)
                total += x[i] * x[i];
            return total;
        }
        double twice(const double *x) { return 2 * sum(x); }
        int main(void)
        {
            double x[4] = {1, 2, 3, 4}, dx[4] = {0};
            __enzyme_autodiff((void *)twice, enzyme_dup, x, dx);
            printf("%g %g %g %g\\n", dx[0], dx[1], dx[2], dx[3]);
        }
        """,
    )
    bench.link(program, "-o", "program", linker=ld_ltoad)
    assert bench.output_of("program") == "4 8 12 16\n"


def test_objects_of_gcc_with_link_time_optimisation(bench: Bench, ld_ltoad: Path) -> None:
    """Only a linker with GCC's plugin can read them, and lld has none."""
    gcc = first_program("gcc")
    if shutil.which("ld.bfd") is None:
        pytest.skip("no GNU linker")
    bench.write("one.c", "int two(int); int main(void) { return two(3) - 4; }")
    bench.write("two.c", "int two(int x) { return x + 1; }")
    (bench.folder / "tools").mkdir()
    (bench.folder / "tools" / "ld").symlink_to(ld_ltoad)
    bench.run(gcc, "-O2", "-flto", "-c", "one.c", "two.c")
    bench.run(gcc, "-O2", "-flto", "-Btools", "one.o", "two.o", "-o", "program")
    bench.run(bench.folder / "program")


WEAK = """\
#include <stdio.h>
double __enzyme_autodiff(void *, ...);
__attribute__((weak)) double hook(double);
double f(double x) { return hook ? x * hook(x) : x * x; }
int main(void) { printf("%g\\n", __enzyme_autodiff((void *)f, 3.0)); }
"""


@pytest.mark.parametrize("flags", [(), ("-g",)])
def test_an_optional_function_that_is_absent(
    bench: Bench, ld_ltoad: Path, flags: tuple[str, ...]
) -> None:
    bench.link(bench.bitcode("main.c", WEAK, *flags), "-o", "program", linker=ld_ltoad)
    assert bench.output_of("program") == "6\n"


def test_optional_functions_that_derivatives_bring_are_there(bench: Bench, ld_ltoad: Path) -> None:
    program = bench.bitcode(
        "main.c",
        """
        double __enzyme_autodiff(void *, ...);
        __attribute__((weak)) unsigned long long ltoad_tape_peak_bytes(void);
        double power(double x, int n)
        {
            double product = 0;
            for (int i = 0; i < n; i++)
                product = product * product + x;
            return product;
        }
        int main(int count, char **words)
        {
            const double slope = __enzyme_autodiff((void *)power, 0.1, 99 + count);
            return slope > 1 && ltoad_tape_peak_bytes ? 0 : 1;
        }
        """,
    )
    bench.link(program, "-o", "program", linker=ld_ltoad)
    bench.output_of("program")


def test_an_optional_function_that_is_present(bench: Bench, ld_ltoad: Path) -> None:
    hook = bench.bitcode("hook.c", "double hook(double x) { return x * x; }")
    bench.link(bench.bitcode("main.c", WEAK), hook, "-o", "program", linker=ld_ltoad)
    assert bench.output_of("program") == "27\n"


def test_an_optional_function_in_machine_code_is_not_left_out(bench: Bench, ld_ltoad: Path) -> None:
    """It has no derivative, which is an error, and no reason to take another branch."""
    hook = bench.native("hook.c", "double hook(double x) { return x * x; }")
    main = bench.bitcode("main.c", WEAK)
    done = bench.link(main, hook, "-o", "program", status=1, linker=ld_ltoad)
    assert "hook" in done.stderr
