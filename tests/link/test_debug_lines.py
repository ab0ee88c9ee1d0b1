"""What debuggers and profilers show where a derivative runs: the lines of the function."""

from pathlib import Path

import pytest

from tests.fixtures.bench import Bench, first_program

MODEL = """\
#include "parts.h"
double __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;
static double model(const double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += part(x[i]) * x[i];
    return sum * sum;
}
void slopes(const double *x, double *dx, int n) {
    __enzyme_autodiff((void *)model, enzyme_dup, x, dx, enzyme_const, n);
}
"""
PARTS = "\nstatic inline double part(double x) {\n    return __builtin_sqrt(x + 2);\n}\n"


def places(bench: Bench, library: str) -> set[str]:
    """File and line of all code of the library's own, also where it is inlined."""
    listed = bench.run(first_program("nm"), "-S", library).stdout.splitlines()
    code = [line.split() for line in listed if " t " in line.lower()]
    sized = [words for words in code if len(words) == 4]
    addresses = [
        hex(address)
        for start, size, _, _ in sized
        for address in range(int(start, 16), int(start, 16) + int(size, 16))
    ]
    found = bench.run(first_program("addr2line"), "-i", "-e", library, *addresses).stdout
    return {Path(place).name for place in found.splitlines()}


@pytest.mark.parametrize("flags", [(), ("-Wl,--ltoad-no-wide-vectors",)])
def test_derivatives_have_the_lines_of_their_primals(
    bench: Bench, ld_ltoad: Path, flags: tuple[str, ...]
) -> None:
    bench.write("parts.h", PARTS)
    model = bench.bitcode("model.c", MODEL, "-fPIC", "-g")
    bench.link(model, "-shared", *flags, "-o", "library.so", linker=ld_ltoad)
    # the function itself is nowhere any more
    assert places(bench, "library.so") >= {"model.c:7", "parts.h:3"}


def test_without_debug_information_there_are_no_lines(bench: Bench, ld_ltoad: Path) -> None:
    bench.write("parts.h", PARTS)
    model = bench.bitcode("model.c", MODEL, "-fPIC")
    bench.link(model, "-shared", "-o", "library.so", linker=ld_ltoad)
    assert "model.c:7" not in places(bench, "library.so")
