"""Rules of functions that a compiler may have inlined, without debug information to tell.

Derivatives went through the inlined bodies without a word, unless the rule was a gradient. What
nothing differentiated can contain is no reason to stop.
"""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.portions import every_row

Refused = Callable[..., str]
Numbers = Callable[..., list[float]]

REQUESTS = "double __enzyme_autodiff(void *, ...);\ndouble __enzyme_fwddiff(void *, ...);\n"
MAIN = "int main(int argc, char **argv) { return %s > 0; }"


@pytest.fixture
def numbers(ltoad_cc: Path, tmp_path: Path) -> Numbers:
    """What a program of several files prints."""

    def build(*files: str, flags: str = "-O2 -g0") -> list[float]:
        sources = [tmp_path / f"unit{i}.c" for i in range(len(files))]
        for source, text in zip(sources, files, strict=True):
            source.write_text(f"#include <stdio.h>\n{REQUESTS}{text}")
        command = [ltoad_cc, *flags.split(), *sources, "-o", tmp_path / "program", "-lm"]
        subprocess.run([str(w) for w in command], check=True, cwd=tmp_path)
        done = subprocess.run([tmp_path / "program"], check=True, capture_output=True, text=True)
        return [float(word) for word in done.stdout.split()]

    return build


FORWARD = """double __enzyme_fwddiff(void *, ...);
double f(double x) { return x * x; }
double df(double x, double dx) { return 100.0 * dx; }
void *__enzyme_register_derivative_f[] = {(void *)f, (void *)df};
double start(double x) { return f(x) * 2.0; }
"""
POINTER = """double __enzyme_fwddiff(void *, ...);
static void scale(double *x, int n) { for (int i = 0; i < n; i++) x[i] *= 2; }
static void dscale(double *x, double *dx, int n) { scale(x, n); }
void *__enzyme_register_derivative_s[] = {(void *)scale, (void *)dscale};
double start(double x) { double a[3] = {x, x, x}; scale(a, 3); return a[2]; }
"""
INACTIVE = """double f(double x) { return 2 * x; }
void *__enzyme_inactivefn_f[] = {(void *)f};
double start(double x) { return f(x) + x; }
"""
TWO_INACTIVE = """static double last;
void note(double x) { last = x; }
double old(void) { return last; }
void *__enzyme_inactivefn[] = {(void *)note, (void *)old};
double start(double x) { note(x); return old() * x; }
"""
SECOND = """double f(double x) { return x * x * x; }
double augment(double x) { return x * x * x; }
double reverse(double x, double seed) { return 9.0 * x * seed; }
void *__enzyme_register_gradient_f[] = {(void *)f, (void *)augment, (void *)reverse};
double inner(double x) { return f(x); }
double start(double x) { return __enzyme_autodiff((void *)inner, x); }
"""
LOST = [
    (FORWARD, "__enzyme_fwddiff((void *)start, 3.0, 1.0)", ["f"]),
    (POINTER, "__enzyme_fwddiff((void *)start, 3.0, 1.0)", ["scale"]),
    (INACTIVE, "__enzyme_autodiff((void *)start, 3.0)", ["f"]),
    (TWO_INACTIVE, "__enzyme_autodiff((void *)start, 3.0)", ["note", "old"]),
    (SECOND, "__enzyme_autodiff((void *)start, 3.0)", ["f"]),
]


@pytest.mark.parametrize(
    "flags", ["-O2 -g0", pytest.param("-O3 -g0 -flto=full", marks=pytest.mark.slow)]
)
@pytest.mark.parametrize(("program", "request_", "functions"), every_row(2, LOST))
def test_rule_that_may_be_lost(
    refused: Refused, program: str, request_: str, functions: list[str], flags: str
) -> None:
    message = refused(program + MAIN % request_, *flags.split())
    for function in functions:
        assert f"nothing that is differentiated calls '{function}'" in message
    assert "__attribute__((noinline, weak))" in message


@pytest.mark.parametrize(("program", "request_", "functions"), every_row(2, LOST, first=1))
def test_rule_that_is_lost(
    refused: Refused, program: str, request_: str, functions: list[str]
) -> None:
    message = refused(program + MAIN % request_, "-O2", "-g")
    assert any(f"'{function}' was inlined by the compiler" in message for function in functions)


@pytest.mark.parametrize("program", [FORWARD, POINTER])
def test_forward_rule_does_not_matter_to_a_gradient(numbers: Numbers, program: str) -> None:
    """Reverse mode differentiates the body."""
    printed = 'int main(void) { printf("%g\\n", __enzyme_autodiff((void *)start, 3.0)); }'
    assert numbers(program + printed) == [12.0 if program is FORWARD else 2.0]


def test_rules_of_another_unit(numbers: Numbers) -> None:
    """No compiler saw their functions together with what is differentiated."""
    library = """double f(double x) { return x * x; }
double g(double x) { return x * x * x; }
double augment(double x) { return f(x); }
double reverse(double x, double seed) { return 7 * seed; }
double df(double x, double dx) { return 7 * dx; }
void *__enzyme_register_gradient_f[] = {(void *)f, (void *)augment, (void *)reverse};
void *__enzyme_register_gradient_g[] = {(void *)g, (void *)augment, (void *)reverse};
void *__enzyme_register_derivative_f[] = {(void *)f, (void *)df};
void *__enzyme_inactivefn[] = {(void *)augment};
"""
    program = """double f(double);
double start(double x) { return f(x) * x; }
int main(void) { printf("%g\\n", __enzyme_autodiff((void *)start, 3.0)); }"""
    assert numbers(program, library) == [9.0 + 3 * 7]
    forward = program.replace("__enzyme_autodiff((void *)start, 3.0)",
                              "__enzyme_fwddiff((void *)start, 3.0, 1.0)")  # fmt: skip
    assert numbers(library, forward) == [9.0 + 3 * 7]


def test_units_that_are_looked_into_are_not_spared(ltoad_cc: Path, tmp_path: Path) -> None:
    """A second unit changes nothing for a rule that lies beside its callers."""
    request = "__enzyme_autodiff((void *)start, 3.0)"
    (tmp_path / "one.c").write_text(REQUESTS + INACTIVE + MAIN % request)
    (tmp_path / "two.c").write_text("double unused(double x) { return x; }\n")
    command = [ltoad_cc, "-O2", "-g0", "one.c", "two.c", "-o", "program"]
    done = subprocess.run(
        [str(w) for w in command], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode != 0
    assert "nothing that is differentiated calls 'f'" in done.stderr


def test_inactive_function_of_integers(numbers: Numbers) -> None:
    """It may well be inlined: no derivative goes through it anyway."""
    printed = numbers("""static int calls;
int next(int by) { calls += by; return calls; }
void *__enzyme_inactivefn[] = {(void *)next};
double start(double x) { return x * x * next(1) + next(2); }
int main(void) { printf("%g %d\\n", __enzyme_autodiff((void *)start, 3.0), calls); }""")
    assert printed == [6.0, 3.0]
