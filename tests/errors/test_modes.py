"""Requests of forward and split mode that make no sense."""

from collections.abc import Callable

import pytest

from tests.portions import every_row

Refused = Callable[..., str]

DECLARED = """\
extern int enzyme_interleave, enzyme_byref, enzyme_tape, enzyme_allocated, enzyme_dupv;
extern int enzyme_vector, enzyme_primal_return;
typedef struct { double a, b; } two;
double __enzyme_fwddiff(void *, ...);
two __enzyme_fwddiff_two(void *, ...);
void *__enzyme_augmentfwd(void *, ...);
double __enzyme_reverse(void *, ...);
double __enzyme_batch(void *, ...);
double __enzyme_fwdsplit(void *, ...);
double missing(double);
NOINLINE double f(double x) { return x * x; }
NOINLINE double g(const double *x) { return x[0] * x[1]; }
NOINLINE double h(double x) { return x * x * x; }
double v[2], d[2], e[2];
"""

WRONG = [
    ("__enzyme_fwddiff((void *)f, enzyme_dup, 1.0)", "the shadow of argument 1 is missing"),
    ("__enzyme_fwddiff((void *)f, enzyme_out, 1.0)", "belongs to reverse mode"),
    (
        "__enzyme_fwddiff((void *)f, enzyme_width, 2, enzyme_dup, 1.0, 1.0, 0.5)",
        "holds 1 number, but 2 come back",
    ),
    (
        "__enzyme_fwddiff_two((void *)f, enzyme_width, 2, enzyme_dup, 1.0, 1.0).a",
        "the shadow of argument 1 is missing",
    ),
    (
        "__enzyme_fwddiff_two((void *)f, enzyme_width, 2, enzyme_dup, 1.0, 1.0, 2.0, 3.0).a",
        "1 argument too many",
    ),
    (
        "__enzyme_fwddiff_two((void *)f, enzyme_dup, 1.0, 1.0).a",
        "holds 2 numbers, but 1 comes back",
    ),
    ("__enzyme_fwddiff((void *)f, enzyme_width, v[0] > 1, 1.0, 1.0)", "is no constant"),
    ("__enzyme_fwddiff((void *)f, enzyme_width, 1000, 1.0, 1.0)", "between 1 and 64"),
    ("__enzyme_fwddiff((void *)f, enzyme_width)", "no value after enzyme_width"),
    (
        "__enzyme_fwddiff_two((void *)f, enzyme_width, 2, enzyme_dupv, 8L, 1.0, 1.0).a",
        "is for addresses",
    ),
    ("__enzyme_fwddiff((void *)f, enzyme_vector, 1.0, 1.0)", "'enzyme_vector' is not supported"),
    ("__enzyme_autodiff((void *)g, enzyme_width, 2, v, d)", "shadow of argument 1 is missing"),
    ("__enzyme_autodiff((void *)f, enzyme_width, 2, 1.0)", "holds 1 derivative, but 1 scalar"),
    ("__enzyme_batch((void *)f, enzyme_vector)", "argument 1 is missing"),
    ("__enzyme_batch((void *)f, enzyme_dup, 1.0)", "'enzyme_dup' has no meaning in a batch"),
    ("__enzyme_batch((void *)f, 1.0, 2.0)", "1 argument too many"),
    ("__enzyme_batch((void *)f, enzyme_width, 2, enzyme_vector, 1.0)", "argument 1 is missing"),
    ("__enzyme_batch((void *)missing, 1.0)", "'missing', has no body"),
    ("__enzyme_fwdsplit((void *)f, 1.0, 1.0)", "gets no tape"),
    ("__enzyme_fwdsplit((void *)f, v)", "the shadow of argument 1 is missing"),
    ("__enzyme_fwdsplit((void *)g, v, d, (void *)0)", "the tape is NULL, but"),
    (
        "__enzyme_fwdsplit((void *)f, enzyme_primal_return, 1.0, 1.0, v)",
        "asks a linear sweep for the result of the primal",
    ),
    (
        "__enzyme_fwdsplit((void *)f, 1.0, 1.0, __enzyme_augmentfwd((void *)h, 1.0))",
        "'f' gets the tape of 'h'",
    ),
    ("__enzyme_autodiff((void *)g, v, enzyme_interleave)", "the shadow of argument 1 is missing"),
    ("__enzyme_autodiff((void *)g, v, enzyme_interleave, d, e)", "1 argument too many"),
    ("__enzyme_autodiff((void *)f, enzyme_byref, 4, v)", "larger than the 4 bytes"),
    ("__enzyme_reverse((void *)f, 1.0)", "the adjoint of the result is missing"),
    ("__enzyme_reverse((void *)f, 1.0, 1.0)", "gets no tape"),
    (
        "__enzyme_reverse((void *)f, 1.0, 1.0, __enzyme_augmentfwd((void *)h, 1.0))",
        "'f' gets the tape of 'h'",
    ),
    (
        "(__enzyme_augmentfwd((void *)f, enzyme_allocated, 8, enzyme_tape, v, 1.0), 1.0)",
        "has 8 bytes, but 48 are needed",
    ),
]


@pytest.mark.parametrize(("request_text", "reason"), every_row(3, WRONG))
def test_wrong_requests(refused: Refused, request_text: str, reason: str) -> None:
    message = refused(f"{DECLARED}int main(void) {{\n  return {request_text} > 0;\n}}")
    assert reason in message
    assert f"program.c:{DECLARED.count(chr(10)) + 2}:" in message
    assert "in function: main" in message


def test_a_function_that_differentiates_itself(refused: Refused) -> None:
    message = refused("""static double f(double x);
NOINLINE static double slope(double x) { return __enzyme_autodiff((void *)f, x); }
NOINLINE static double f(double x) { return x > 1.0 ? slope(x - 1.0) : x * x; }
int main(int n, char **v) { return slope(n) > 0; }""")
    assert "asks for its own derivative" in message
    assert "program.c:2:" in message


def test_what_has_no_rule_in_forward_mode_is_reported_at_once(refused: Refused) -> None:
    message = refused("""double __enzyme_fwddiff(void *, ...);
double one(double), other(double);
NOINLINE double inner(double x) { return one(x) * x; }
NOINLINE double f(double x) { return inner(x) + other(x); }
int main(void) { return __enzyme_fwddiff((void *)f, 1.0, 1.0) > 0; }""")
    assert "'one' is called with active data" in message
    assert "'other' is called with active data" in message
    assert "f -> inner" in message
