"""Loops with approximate functions use libmvec, in primals and in derivatives."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from ltoad.emit.vector_math import with_vector_variants

PROGRAM = """\
#include <math.h>
#include <stdio.h>

extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff_void(void *, ...);
enum { N = 1027 };

static double f(const double *x, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += exp(-x[i] * x[i]) * sin(x[i]) + log(2 + x[i] * x[i]) + pow(2 + x[i], x[i]);
    return sum;
}

static float g(const float *x, int n)
{
    float sum = 0;
    for (int i = 0; i < n; i++)
        sum += expf(-x[i] * x[i]);
    return sum;
}

int main(void)
{
    static double x[N], d[N];
    static float y[N], e[N];
    double worst = 0, worst_float = 0;
    for (int i = 0; i < N; i++)
        y[i] = (float)(x[i] = 1.5 * cos(i * 0.7));
    __enzyme_autodiff_void((void *)f, enzyme_dup, x, d, enzyme_const, N);
    __enzyme_autodiff_void((void *)g, enzyme_dup, y, e, enzyme_const, N);
    for (int i = 0; i < N; i++) {
        const double u = x[i], base = 2 + u;
        const double expected = exp(-u * u) * (cos(u) - 2 * u * sin(u)) + 2 * u / (2 + u * u) +
                                pow(base, u) * (log(base) + u / base);
        const double single = -2 * y[i] * exp(-(double)y[i] * y[i]);
        worst = fmax(worst, fabs(d[i] - expected));
        worst_float = fmax(worst_float, fabs(e[i] - single));
    }
    printf("%g %g\\n", worst, worst_float);
    return !(worst < 1e-12 && worst_float < 1e-5);
}
"""


@pytest.mark.skipif(shutil.which("nm") is None, reason="binutils are not installed")
@pytest.mark.parametrize(
    ("flags", "variants"),
    [
        ((), set()),
        (("-fno-math-errno",), set()),
        (("-ffast-math",), {"_ZGVbN2v_exp", "_ZGVbN2v_sin", "_ZGVbN2vv_pow", "_ZGVbN4v_expf"}),
    ],
    ids=["precise", "no-math-errno", "fast"],
)
def test_link(
    flags: tuple[str, ...],
    variants: set[str],
    ltoad_cc: Path,
    run: Callable[..., object],
    tmp_path: Path,
) -> None:
    script = Path("/usr/lib/x86_64-linux-gnu/libm.so")
    if not script.is_file() or b"libmvec" not in script.read_bytes():
        pytest.skip("no libmvec beside libm")
    (tmp_path / "program.c").write_text(PROGRAM)
    run([ltoad_cc, "-O3", *flags, "program.c", "-o", "program", "-lm"], cwd=tmp_path)
    symbols = run(["nm", "program"], cwd=tmp_path).stdout  # type: ignore[attr-defined]
    found = {word.partition("@")[0] for word in symbols.split() if word.startswith("_ZGV")}
    assert variants <= found if variants else not found
    run([tmp_path / "program"])


MODULE = """\
target triple = "x86_64-unknown-linux-gnu"
define double @f(double %x) #0 {
  %y = call fast double @exp(double %x)
  %z = call nnan double @exp(double %y)
  ret double %z
}
define float @g(float %x) #1 {
  %y = tail call reassoc afn float @llvm.pow.f32(float %x, float %x) #2
  ret float %y
}
attributes #0 = { nounwind }
attributes #1 = { "target-features"="+avx,+avx2" }
"""


def test_variants() -> None:
    """By what the function's processor has; only where the call allows approximations."""
    text = with_vector_variants(MODULE)
    assert '@exp(double %x) "vector-function-abi-variant"="_ZGVbN2v_exp(_ZGVbN2v_exp)"' in text
    assert "@exp(double %y)\n" in text
    assert (
        '"_ZGVbN4vv_llvm.pow.f32(_ZGVbN4vv_powf),_ZGVdN8vv_llvm.pow.f32(_ZGVdN8vv_powf)" #2' in text
    )
    assert "declare <8 x float> @_ZGVdN8vv_powf(<8 x float>, <8 x float>)" in text
    assert "[3 x ptr]" in text


def test_other_platforms() -> None:
    text = MODULE.replace("linux-gnu", "linux-musl")
    assert with_vector_variants(text) == text
