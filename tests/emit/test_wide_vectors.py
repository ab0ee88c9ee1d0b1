"""Derivatives with loops in vectors have a version for AVX2, and the program chooses."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from ltoad.config import Options
from ltoad.emit.codegen import parse_text
from ltoad.emit.optimise import optimise_after
from ltoad.emit.wide_vectors import vectorised, with_wide_twins
from ltoad.ir.text import bodies
from tests.emit.ir_loop import SQUARES

PROGRAM = """\
#include <stdio.h>

extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff_void(void *, ...);
enum { N = 1029 };

__attribute__((noinline)) static void cube(const double *x, double *y, int n)
{
    for (int i = 0; i < n; i++)
        y[i] = x[i] * x[i] * x[i] + 0.5 * x[i];
}

double f(const double *x, int n)
{
    double y[N], product = 1;
    cube(x, y, n);
    for (int i = 0; i < n; i++)
        product += y[i] * y[i];
    return product;
}

int main(int count, char **words)
{
    (void)words;
    static double x[N], d[N];
    int wrong = 0;
    for (int i = 0; i < N; i++)
        x[i] = 0.001 * (i - 500) * count;
    __enzyme_autodiff_void((void *)f, enzyme_dup, x, d, enzyme_const, N);
    for (int i = 0; i < N; i++) {
        const double y = x[i] * x[i] * x[i] + 0.5 * x[i];
        const double expected = 2 * y * (3 * x[i] * x[i] + 0.5);
        wrong += !(d[i] - expected < 1e-14 && expected - d[i] < 1e-14);
    }
    printf("%d wrong\\n", wrong);
    return wrong != 0;
}
"""


def _symbols(run: Callable[..., object], program: Path) -> list[str]:
    listed: str = run(["nm", program]).stdout  # type: ignore[attr-defined]
    return [line.split()[-1] for line in listed.splitlines()]


@pytest.mark.skipif(shutil.which("nm") is None, reason="binutils are not installed")
@pytest.mark.parametrize(
    ("flags", "twins"),
    [
        (["-O2"], True),
        pytest.param(["-O2", "-fPIE", "-pie"], True, marks=pytest.mark.slow),
        (["-O3", "-g"], True),
        (["-O2", "-Wl,--ltoad-no-wide-vectors"], False),
        pytest.param(["-O2", "-mno-avx"], False, marks=pytest.mark.slow),
        (["-O1"], False),
    ],
    ids=["baseline", "pie", "debug", "narrow", "no AVX", "no vectors"],
)
def test_which_programs(
    flags: list[str], twins: bool, ltoad_cc: Path, run: Callable[..., object], tmp_path: Path
) -> None:
    (tmp_path / "program.c").write_text(PROGRAM)
    run([ltoad_cc, *flags, "program.c", "-o", "program"], cwd=tmp_path)
    found = any(name.endswith(".avx2") for name in _symbols(run, tmp_path / "program"))
    assert found == twins
    run([tmp_path / "program"])


def test_processors_without_it(ltoad_cc: Path, run: Callable[..., object], tmp_path: Path) -> None:
    """What the processor was found to be able to do is kept in a variable; here it is known."""
    (tmp_path / "program.c").write_text(PROGRAM)
    (tmp_path / "old.c").write_text(
        '__attribute__((visibility("hidden"))) int __ltoad_avx2_known = 1;\n'
    )
    run([ltoad_cc, "-O2", "-fno-lto", "-c", "old.c"], cwd=tmp_path)
    run([ltoad_cc, "-O2", "program.c", "old.o", "-o", "program"], cwd=tmp_path)
    run([tmp_path / "program"])


MODULE = f"""\
target triple = "x86_64-unknown-linux-gnu"

define void @caller(ptr noalias %x, ptr noalias %y) #0 {{
  %s = call double @gradient(ptr %x, ptr %y)
  ret void
}}

define internal double @gradient(ptr noalias %x, ptr noalias %y) #0 {{
{SQUARES}  ret double 1.0
}}

attributes #0 = {{ nounwind "target-cpu"="x86-64" "target-features"="+sse2" }}
"""


def _twins(text: str, options: Options = Options()) -> str | None:  # noqa: B008
    optimised = optimise_after(text, options)
    return with_wide_twins(text, bodies(optimised), frozenset(["gradient"]), options)


def test_twins() -> None:
    text = _twins(MODULE)
    assert text is not None
    parse_text(text, "the twins")
    assert text.count("musttail call double @") == 2
    assert '"target-features"="+sse2,+avx2"' in text
    optimised = optimise_after(MODULE, Options(), frozenset(["gradient"]))
    assert "fmul <4 x double>" in optimised
    assert "fmul <2 x double>" in optimised


@pytest.mark.parametrize(
    ("old", "new"),
    {
        "chosen processor": ('"x86-64"', '"znver3"'),
        "has AVX": ("+sse2", "+avx"),
        "must not": ("+sse2", "+sse2,-avx2"),
        "replaceable": ("define internal double @gradient", "define weak double @gradient"),
        "long vectors": ("entry:", "entry:\n  call void @g(<4 x double> zeroinitializer)"),
        "address": ("entry:", "entry:\n  call void @h(ptr blockaddress(@gradient, %loop))"),
        "no loop": ("1024", "1"),
    }.values(),
)
def test_no_twins(old: str, new: str) -> None:
    """Where there is nothing to win, the user has chosen, or a copy would be something else."""
    assert old in MODULE
    declared = "declare void @g(<4 x double>)\ndeclare void @h(ptr)\n"
    assert _twins(MODULE + declared) is not None
    assert _twins(MODULE.replace(old, new) + declared) is None


@pytest.mark.parametrize(("others", "worth"), [(900, True), (9000, False)])
def test_large_derivatives_have_twins_if_they_are_mostly_vectors(others: int, worth: bool) -> None:
    """A loop of vectors in a dense solver does not pay for compiling all of it twice."""
    many = "  call void @other(i64 {})\n"
    calls = "".join(many.format(i) for i in range(others))
    others_of = (
        f"define void @rest() noinline {{\n{calls}  ret void\n}}\ndeclare void @other(i64)\n"
    )
    text = MODULE.replace("  ret double 1.0", "  call void @rest()\n  ret double 1.0") + others_of
    assert (_twins(text) is not None) == worth


@pytest.mark.parametrize(("others", "busy"), [(0, True), (900, True), (1100, False)])
def test_what_does_little_in_vectors_has_no_twin(others: int, busy: bool) -> None:
    loop = "vector.body:\n  %a = fmul <2 x double> %x, %y\n  br label %end\n"
    rest = "end:\n" + "  call void @insert()\n" * others + "  ret void\n"
    body = f"define void @f() {{\n  br label %vector.body\n{loop}{rest}}}\n"
    assert vectorised({"f": body}) == ({"f"} if busy else frozenset())


def test_kernels_have_twins_whatever_their_length() -> None:
    loop = "vector.body:\n" + "  %a = fmul <2 x double> %x, %y\n" * 200 + "  br label %end\n"
    rest = "end:\n" + "  call void @insert()\n" * 1500 + "  ret void\n"
    assert vectorised({"f": f"define void @f() {{\n{loop}{rest}}}\n"}) == {"f"}
