"""Variable arguments as memory: which functions get copies, and which stay."""

import subprocess
from pathlib import Path

import pytest

from ltoad.extract.variable_arguments import with_fixed_arguments

REQUEST = "double __enzyme_autodiff(void *, ...);\n"
READING = """\
#include <stdarg.h>
static __attribute__((noinline)) double sum(int n, ...)
{
    va_list list;
    double total = 0;
    va_start(list, n);
    for (int i = 0; i < n; i++)
        total += va_arg(list, double);
    va_end(list);
    return total;
}
"""
WIDE = READING.replace("sum", "wide").replace("va_arg(list, double)", "va_arg(list, __int128)")


def ir_of(clang: str, source: str, tmp_path: Path, *flags: str) -> str:
    (tmp_path / "a.c").write_text(REQUEST + source)
    command = [clang, "-O1", "-S", "-emit-llvm", *flags, "a.c", "-o", "a.ll"]
    subprocess.run(command, cwd=tmp_path, check=True)
    return (tmp_path / "a.ll").read_text()


def calling(expression: str, before: str = "") -> str:
    return (
        f"{READING}{before}"
        f"double f(double x) {{ return {expression}; }}\n"
        "double main_(double x) { return __enzyme_autodiff((void *)f, x); }\n"
    )


def test_one_copy_for_each_list_of_types(clang: str, tmp_path: Path) -> None:
    text = with_fixed_arguments(
        ir_of(clang, calling("sum(2, x, 1.0) + sum(2, 3.0, x) + sum(1, x)"), tmp_path)
    )
    assert text.count('define internal double @"ltoad.fixed.') == 2
    assert text.count('call double @"ltoad.fixed.') == 3


@pytest.mark.parametrize(
    ("expression", "before"),
    [
        ("chosen(2, x, x)", "double (*chosen)(int, ...) = sum;\n"),
        ("wide(1, (__int128)x)", WIDE),
        ("wide(1, (__int128)x, (long double)x)", WIDE),
        ("other(2, x, x)", "double other(int, ...);\n"),
    ],
    ids=["pointer", "wide-integer", "wide-numbers", "no-body"],
)
def test_other_calls_stay(expression: str, before: str, clang: str, tmp_path: Path) -> None:
    text = ir_of(clang, calling(expression, before), tmp_path)
    assert "ltoad.fixed" not in with_fixed_arguments(text)


def test_other_platforms_stay(clang: str, tmp_path: Path) -> None:
    text = ir_of(clang, calling("sum(2, x, x)"), tmp_path)
    other = text.replace('target triple = "x86_64-', 'target triple = "aarch64-')
    assert with_fixed_arguments(other) == other


ARENA = """\
#include <stddef.h>
struct arena { char *base; size_t used; };
static __attribute__((noinline)) double *rows(struct arena *arena, int n, ...)
{
    va_list list;
    const size_t at = (arena->used + 15) & ~(size_t)15;
    double *found = (double *)(((size_t)arena->base + at + 31) & ~(size_t)31);
    va_start(list, n);
    for (int i = 0; i < n; i++)
        found[i] = va_arg(list, double);
    va_end(list);
    arena->used = at;
    return found;
}
"""


def test_what_is_aligned_may_be_other_memory(clang: str, tmp_path: Path) -> None:
    before = f"{ARENA}static char bytes[256];\nstatic struct arena all = {{bytes, 0}};\n"
    text = ir_of(clang, calling("*rows(&all, 2, x, 1.0)", before), tmp_path)
    assert "ltoad.fixed" in with_fixed_arguments(text)
