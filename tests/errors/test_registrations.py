"""Registrations that are wrong, and rules that would be lost: the message names the global."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.portions import every_row

Refused = Callable[..., str]

FUNCTIONS = """NOINLINE double f(double x) { return x * x; }
double augment(double x) { return x * x; }
double reverse(double x, double seed) { return 2.0 * x * seed; }
NOINLINE void g(double *x, int n) { x[0] *= n; }
NOINLINE double h(double *x) { return x[0] * x[0]; }
double number;
"""
REQUEST = """
double start(double x) { double y = x; g(&y, 3); return f(x) + h(&y); }
int main(void) { return __enzyme_autodiff((void *)start, 1.0) > 0; }
"""

MALFORMED = [
    ("gradient_f[] = {(void *)f, (void *)augment}", "2 entries instead of 3", "{f, augmented"),
    ("gradient_f[3] = {(void *)f, 0, (void *)reverse}", "entry 2 is no function", "{f, augmented"),
    ("gradient_f[] = {(void *)f, &number, (void *)reverse}", "entry 2 is no function", ""),
    ("derivative_f[] = {(void *)f}", "1 entries instead of 2", "two functions"),
    ("splitderivative_f[] = {(void *)f, (void *)augment}", "2 entries instead of 3", "three"),
    ("hessian_f[] = {(void *)f, (void *)augment}", "no such kind of rule", "kinds are"),
]


@pytest.mark.parametrize(("registration", "reason", "remedy"), every_row(3, MALFORMED))
def test_malformed_rule(refused: Refused, registration: str, reason: str, remedy: str) -> None:
    message = refused(f"{FUNCTIONS}void *__enzyme_register_{registration};{REQUEST}")
    assert f"the registration '__enzyme_register_{registration.partition('[')[0]}'" in message
    assert reason in message
    assert remedy in message


SPLIT = """
typedef struct { double tape, value; } kept;
NOINLINE double g(double x) { return x * x; }
kept augment_g(double x) { return (kept){x, x * x}; }
double tangent_g(double x, double dx, double tape) { return x * dx + tape * dx; }
double reverse_g(double x, double adjoint, double tape) { return (x + tape) * adjoint; }
double h(double x) { return g(x) + x; }
double __enzyme_fwdsplit(void *, ...);
void *__enzyme_augmentfwd(void *, ...);
int main(void) {
  return __enzyme_fwdsplit((void *)h, 1.0, 1.0, __enzyme_augmentfwd((void *)h, 1.0)) > 0;
}
"""


@pytest.mark.parametrize(
    ("registration", "reason"),
    [
        ("splitderivative_g[] = {g, augment_g, tangent_g}", "no gradient comes with it"),
        ("gradient_g[] = {g, augment_g, reverse_g}", "no tangent from the tape of its augmented"),
    ],
)
def test_tangents_from_tapes_need_both_rules(
    refused: Refused, registration: str, reason: str
) -> None:
    message = refused(f"{SPLIT}void *__enzyme_register_{registration};")
    assert reason in message
    assert "__enzyme_fwddiff" in message
    assert "program.c:" in message


OTHERS = [
    ("inactivefn_f[] = {&number}", "entry 1 is no function"),
    ("inactive_global_g[] = {(void *)f}", "entry 1 is no global variable"),
    ("function_like_f[] = {(void *)f}", "1 entries instead of 2"),
    ("function_like_f[] = {(void *)f, (void *)f}", "entry 2 is no text"),
    ('allocation_like_f[] = {(void *)f, 0, (void *)"-1"}', "3 entries instead of 4"),
    ('allocation_like_f[] = {(void *)f, 0, (void *)"a", (void *)g}', "'a' is no list"),
    ('allocation_like_f[] = {(void *)f, 0, (void *)"0", (void *)g}', "names the memory (-1) 0"),
    ("nofree_f[] = {&number}", "entry 1 is no function"),
]


@pytest.mark.parametrize(("registration", "reason"), every_row(3, OTHERS))
def test_malformed_registration(refused: Refused, registration: str, reason: str) -> None:
    message = refused(f"{FUNCTIONS}void *__enzyme_{registration};{REQUEST}")
    assert f"the registration '__enzyme_{registration.partition('[')[0]}' is wrong" in message
    assert reason in message


MISFITS = [
    # the augmented primal's result, its parameters, the reverse function's
    ("double", "int aug(double x)", "double rev(double x, double s)", "expected double or {tape"),
    ("double", "double aug(void)", "double rev(double x, double s)", "found double @aug()"),
    ("double", "double aug(double x)", "double rev(double x)", "double adjoint of the result"),
    ("double", "double aug(double x)", "void rev(double x, double s)", "found void @rev(double"),
    ("double", "double aug(double x)", "double rev(double x, double s, void *t)", "the tape if"),
    ("float", "float aug(float x)", "double rev(float x, float s)", "expected float @rev(float"),
]


@pytest.mark.parametrize(("type_", "augmented", "reverse", "reason"), every_row(3, MISFITS))
def test_scalar_rule_that_does_not_fit(
    refused: Refused, type_: str, augmented: str, reverse: str, reason: str
) -> None:
    message = refused(f"""NOINLINE {type_} f({type_} x) {{ return x * x; }}
{augmented}; {reverse};
void *__enzyme_register_gradient_f[] = {{(void *)f, (void *)aug, (void *)rev}};
double start(double x) {{ return f(x); }}
int main(void) {{ return __enzyme_autodiff((void *)start, 1.0) > 0; }}""")
    assert "'__enzyme_register_gradient_f' registers for 'f' does not fit" in message
    assert "expected" in message
    assert reason in message


POINTERS = [
    ("void *aug(double *x, int n)", "void rev(double *x, double *d, int n, void *t)", "augmented"),
    ("void *aug(double *x, double *d, int n)", "void rev(double *x, int n, void *t)", "reverse"),
    ("void *aug(double *x, double *d, int n)", "void rev(double *x, double *d, int n, int t)", ""),
    ("void aug(double *x, double *d, int n)", "double rev(double *x, double *d, int n)", "reverse"),
]


@pytest.mark.parametrize(("augmented", "reverse", "which"), POINTERS)
def test_pointer_rule_that_does_not_fit(
    refused: Refused, augmented: str, reverse: str, which: str
) -> None:
    """Each pointer is followed by its shadow, active or not."""
    message = refused(f"""{FUNCTIONS}{augmented}; {reverse};
void *__enzyme_register_gradient_g[] = {{(void *)g, (void *)aug, (void *)rev}};{REQUEST}""")
    assert f"the {which}" in message
    assert "does not fit: expected void" in message
    assert "ptr, its shadow ptr, i32" in message


def test_function_that_no_rule_can_be_for(refused: Refused) -> None:
    """A struct that is returned in memory has no place in the convention."""
    message = refused("""struct s { double x, y, z; };
NOINLINE struct s f(double x) { struct s r = {x, x, x}; return r; }
void aug(void); void rev(void);
void *__enzyme_register_gradient_f[] = {(void *)f, (void *)aug, (void *)rev};
double start(double x) { return f(x).x; }
int main(void) { return __enzyme_autodiff((void *)start, 1.0) > 0; }""")
    assert "'f' takes or returns a struct in memory" in message


def test_several_problems_are_all_reported(refused: Refused) -> None:
    message = refused(f"""{FUNCTIONS}
void *__enzyme_register_gradient_f[] = {{(void *)f}};
void *__enzyme_register_gradient_g[] = {{(void *)g, (void *)augment, (void *)reverse}};
void *__enzyme_inactivefn[] = {{&number}};{REQUEST}""")
    assert "'__enzyme_register_gradient_f' is wrong" in message
    assert "'__enzyme_register_gradient_g' registers for 'g' does not fit" in message
    assert "'__enzyme_inactivefn' is wrong" in message


def test_two_rules_for_one_function(refused: Refused) -> None:
    message = refused(f"""{FUNCTIONS}double other(double x) {{ return x; }}
void *__enzyme_register_gradient_f[] = {{(void *)f, (void *)augment, (void *)reverse}};
void *__enzyme_register_gradient_f2[] = {{(void *)f, (void *)other, (void *)reverse}};{REQUEST}""")
    assert "'f' is registered twice" in message


def test_rule_for_an_inactive_function(refused: Refused) -> None:
    message = refused(f"""{FUNCTIONS}
void *__enzyme_register_gradient_f[] = {{(void *)f, (void *)augment, (void *)reverse}};
void *__enzyme_inactivefn[] = {{(void *)f}};{REQUEST}""")
    assert "'f' has a registered gradient" in message
    assert "is inactive by __enzyme_inactivefn" in message


LIKENESSES = [
    ('function_like_f[] = {(void *)f, (void *)"no_such"}', "of which no derivative is known"),
    ('function_like_f[] = {(void *)f, (void *)"atan2"}', "but it has other parameters"),
    ('allocation_like_f[] = {(void *)f, 0, (void *)"-1", (void *)g}', "does not fit 'f'"),
]


@pytest.mark.parametrize(("registration", "reason"), every_row(3, LIKENESSES))
def test_likeness_that_is_none(refused: Refused, registration: str, reason: str) -> None:
    assert reason in refused(f"{FUNCTIONS}void *__enzyme_{registration};{REQUEST}")


INACTIVE_ARGUMENT = """NOINLINE double f(const double *x, const double *w) { return x[0] * w[0]; }
double aug(const double *x, double *dx, const double *w, double *dw) { return x[0] * w[0]; }
void rev(const double *x, double *dx, const double *w, double *dw, double s)
{ dx[0] += s * w[0]; dw[0] += s * x[0]; }
void *__enzyme_register_gradient_f[] = {(void *)f, (void *)aug, (void *)rev};
double start(double *x, double *w) { return f(x, w) * x[0]; }
"""


@pytest.mark.parametrize("function", ["start", "f"])
def test_inactive_argument_of_a_rule_that_needs_its_shadow(refused: Refused, function: str) -> None:
    """The primal's address for a shadow would let the rule change the data."""
    message = refused(f"""{INACTIVE_ARGUMENT}int main(void) {{
  double x = 1.0, w = 2.0, dx = 0.0;
  __enzyme_autodiff_void((void *){function}, enzyme_dup, &x, &dx, enzyme_const, &w);
  return dx > 0;
}}""")
    assert "argument 2 of 'f' is inactive here and has no shadow" in message
    assert "enzyme_dup" in message
    assert "NULL" in message


OBJECT = """struct model { int n; double *w, *x, *y; };
NOINLINE void f(struct model *m) { for (int i = 0; i < m->n; i++) m->y[i] = m->w[i] * m->x[i]; }
void aug(struct model *m, struct model *dm) { f(m); }
void rev(struct model *m, struct model *dm) {
  for (int i = 0; i < m->n; i++) { dm->w[i] += dm->y[i]; dm->x[i] += dm->y[i]; }
}
void *__enzyme_register_gradient_f[] = {(void *)f, (void *)aug, (void *)rev};
double start(double *w, double *x) {
  double y[3], z[3] = {x[0], x[1], x[2]};
  struct model m = {3, w, z, y};
  f(&m);
  return y[0] + y[1];
}
"""


def test_rule_for_an_object_that_refers_to_constant_data(refused: Refused) -> None:
    """In the object's shadow stands the address of the data, and the rule would add to them."""
    message = refused(f"""{OBJECT}int main(void) {{
  double w[3] = {{1, 2, 3}}, x[3] = {{4, 5, 6}}, dx[3] = {{0}};
  __enzyme_autodiff_void((void *)start, enzyme_const, w, enzyme_dup, x, dx);
  return dx[0] > 0;
}}""")
    assert "memory whose activity is only known at run time" in message
    assert "program.c:11:" in message
    assert "enzyme_dup with a zeroed shadow" in message


def test_rule_with_activity_at_run_time(refused: Refused) -> None:
    """Data that are their own shadow, passed straight to a rule."""
    message = refused("""extern int enzyme_runtime_activity;
NOINLINE void f(double *x) { *x *= 2.0; }
void aug(double *x, double *d) { *x *= 2.0; }
void rev(double *x, double *d) { *d *= 2.0; }
void *__enzyme_register_gradient_f[] = {(void *)f, (void *)aug, (void *)rev};
int main(void) {
  double x = 1.0;
  __enzyme_autodiff_void((void *)f, enzyme_runtime_activity, enzyme_dup, &x, &x);
  return x > 0;
}""")
    assert "memory whose activity is only known at run time" in message


def test_pointer_to_active_memory_or_an_inactive_global(refused: Refused) -> None:
    """A shadow for the global would let derivatives through it."""
    message = refused("""double table[4];
double *__enzyme_inactive_global_table = table;
double start(double *x, int n) {
  double *p = n > 2 ? table : x, s = 0;
  for (int i = 0; i < n; i++) { p[i] *= x[0]; s += p[i]; }
  return s;
}
int main(int argc, char **argv) {
  double x[4] = {1, 2, 3, 4}, dx[4] = {0};
  __enzyme_autodiff_void((void *)start, enzyme_dup, x, dx, enzyme_const, argc);
  return dx[0] > 0;
}""")
    assert "mixed activity" in message
    assert "global table" in message


INACTIVE_RESULTS = [
    "NOINLINE double *pick(double *x, int i) { return x + i; }",
    "double *pick(double *x, int i);",
]


@pytest.mark.parametrize("pick", INACTIVE_RESULTS)
def test_inactive_function_that_returns_active_memory(refused: Refused, pick: str) -> None:
    """There is no shadow for the result."""
    message = refused(f"""{pick}
void *__enzyme_inactivefn[] = {{(void *)pick}};
double start(double *x) {{ double *p = pick(x, 1); *p = x[0] * x[0]; return p[0] * p[1]; }}
int main(void) {{
  double x[3] = {{1, 2, 3}}, dx[3] = {{0}};
  __enzyme_autodiff_void((void *)start, enzyme_dup, x, dx);
  return dx[0] > 0;
}}""")
    assert "'pick' is inactive, but returns the address of active memory" in message
    assert "program.c:3:" in message


INLINED = """double f(double x) { return x * x; }
double augment(double x) { return x * x; }
double reverse(double x, double seed) { return 9.0 * x * seed; }
void *__enzyme_register_gradient_f[] = {(void *)f, (void *)augment, (void *)reverse};
double start(double x) { double s = 0; for (int i = 0; i < 5; i++) s += f(x * i); return s; }
int main(void) { return __enzyme_autodiff((void *)start, 1.0) > 0; }
"""


@pytest.mark.parametrize("flags", [["-O2"], ["-O2", "-flto=full"], ["-O3", "-flto=thin"]])
def test_rule_whose_function_was_inlined(refused: Refused, flags: list[str]) -> None:
    """Before the link, where nobody knew about the rule."""
    message = refused(INLINED, *flags)
    assert "'f' was inlined by the compiler" in message
    assert "in function: start" in message
    assert "__attribute__((noinline, weak))" in message


def test_rule_whose_function_may_have_been_inlined(refused: Refused) -> None:
    """Without debug information the missing call is what can be seen."""
    message = refused(INLINED, "-O2", "-g0")
    assert "nothing that is differentiated calls 'f'" in message
    assert "compile with -g" in message


@pytest.mark.parametrize("kind", ["inactivefn_f[] = {(void *)f}",
                                  'function_like_f[] = {(void *)f, (void *)"exp"}'])  # fmt: skip
def test_other_registrations_of_an_inlined_function(refused: Refused, kind: str) -> None:
    lines = INLINED.splitlines()
    lines[3] = f"void *__enzyme_{kind};"
    assert "'f' was inlined by the compiler" in refused("\n".join(lines), "-O2")


FOLDED = [
    ("double f(double x) { return x; }", "returns its argument"),
    ("double f(double x) { return 0.0; }", "returns a constant"),
]


@pytest.mark.parametrize(("body", "reason"), FOLDED)
def test_rule_whose_function_is_too_well_known(refused: Refused, body: str, reason: str) -> None:
    """It is not inlined, and yet the call is gone: its result was known."""
    lines = INLINED.splitlines()
    lines[0] = f"NOINLINE {body}"
    message = refused("\n".join(lines), "-O2")
    assert f"'f' {reason}" in message
    assert "weak" in message


def test_rule_whose_argument_was_dropped(refused: Refused) -> None:
    """The body does not use the second argument, but the rule does."""
    message = refused("""NOINLINE double f(double x, double y) { return x * x; }
double aug(double x, double y) { return x * x; }
struct two { double x, y; };
struct two rev(double x, double y, double s) { struct two r = {s * y, s * x}; return r; }
void *__enzyme_register_gradient_f[] = {(void *)f, (void *)aug, (void *)rev};
double start(double x, double y) { return f(x, y * x); }
struct two __enzyme_autodiff_two(void *, ...);
int main(void) { return __enzyme_autodiff_two((void *)start, 1.0, 2.0).x > 0; }""")
    assert "argument 2 of 'f' has been optimised away" in message
    assert "program.c:6:" in message


CONTROLS = [
    ("double *__enzyme_ignore_derivatives(double *);",
     "*__enzyme_ignore_derivatives(&x)", "is called with an address"),
    ("double __enzyme_call_inactive(void *, ...); extern double (*chosen)(double);",
     "__enzyme_call_inactive((void *)chosen, x)", "not one of a function that is known"),
    ("double __enzyme_call_inactive(void *, ...); double k(double, double);",
     "__enzyme_call_inactive((void *)k, x)", "called with 1 arguments"),
]  # fmt: skip


@pytest.mark.parametrize(("declaration", "used", "reason"), CONTROLS)
def test_inline_control_that_makes_no_sense(
    refused: Refused, declaration: str, used: str, reason: str
) -> None:
    message = refused(f"""{declaration}
double start(double x) {{ return x * {used}; }}
int main(void) {{ return __enzyme_autodiff((void *)start, 1.0) > 0; }}""")
    assert reason in message
    assert "program.c:2:" in message


def test_unused_rule_of_debuggable_code_is_no_error(ltoad_cc: Path, tmp_path: Path) -> None:
    """With debug information it is known that nothing was lost."""
    source = tmp_path / "unused.c"
    program = INLINED.replace("s += f(x * i)", "s += x * i")
    source.write_text(f"double __enzyme_autodiff(void *, ...);\n{program}")
    command = [ltoad_cc, "-O2", "-g", source, "-o", tmp_path / "unused", "-lm"]
    subprocess.run(command, check=True)
