"""Requests that make no sense: the message names the request, what is wrong, and what to do."""

from collections.abc import Callable

import pytest

Refused = Callable[..., str]

WRONG_ARGUMENTS = [
    ("double x, double y", "1.0", "argument 2 is missing", "2 parameters"),
    ("double x, double *y", "1.0, &v", "the shadow of argument 2 is missing", "its shadow"),
    ("double x", "1.0, 2.0", "1 argument too many", "1 parameter;"),
    ("double x", "1.0, 2.0, 3.0", "2 arguments too many", "1 parameter;"),
    ("double x", "enzyme_out, enzyme_const, 1.0", "a marker where argument 1 belongs", "marker"),
    ("double *x", "enzyme_dup, &v, enzyme_const", "a marker where the shadow of argument 1", ""),
    ("double *x", "enzyme_out, &v", "is a pointer and cannot be enzyme_out", ""),
    ("double x", "enzyme_dup, 1.0, 1.0", "it can be enzyme_out or enzyme_const", ""),
    ("double x", '"text"', "is a ptr, where the function takes a double", "type"),
]


@pytest.mark.parametrize(("parameters", "passed", "reason", "remedy"), WRONG_ARGUMENTS)
def test_wrong_arguments(
    refused: Refused, parameters: str, passed: str, reason: str, remedy: str
) -> None:
    """Arguments that are shifted by one would give a derivative of something else."""
    message = refused(f"""NOINLINE double f({parameters}) {{ return 1.0; }}
int main(void) {{
  double v = 1.0;
  return v + __enzyme_autodiff((void *)f, {passed}) > 0;
}}""")
    assert reason in message
    assert "program.c:4:" in message
    assert "in function: main" in message
    assert "@__enzyme_autodiff" in message
    assert remedy in message


def test_function_is_a_variable(refused: Refused) -> None:
    message = refused("""double (*volatile chosen)(double);
int main(void) { return __enzyme_autodiff((void *)chosen, 1.0) > 0; }""")
    assert "program.c:2:" in message
    assert "not known at link time" in message
    assert "pass the function itself" in message


def test_function_has_no_body(refused: Refused) -> None:
    message = refused("""double elsewhere(double);
int main(void) { return __enzyme_autodiff((void *)elsewhere, 1.0) > 0; }""")
    assert "program.c:2:" in message
    assert "'elsewhere', has no body in the bitcode" in message
    assert "-flto" in message


def test_two_wrong_requests_are_both_reported(refused: Refused) -> None:
    """One link, all mistakes: a big program takes long to link."""
    message = refused("""NOINLINE double f(double x) { return x; }
NOINLINE double once(void) { return __enzyme_autodiff((void *)f); }
NOINLINE double twice(void) { return __enzyme_autodiff((void *)f, 1.0, 2.0); }
int main(void) { return once() + twice() > 0; }""")
    assert "program.c:2:" in message
    assert "program.c:3:" in message


def test_markers_that_are_metadata_and_lost(refused: Refused) -> None:
    """In bitcode a function stands where a variadic request had its marker."""
    message = refused("""NOINLINE double f(double x, double *p) { return x * *p; }
int main(int argc, char **argv) {
  double p = argc;
  return __enzyme_autodiff((void *)f, (double)argc, f, &p) > 0;
}""")
    assert "argument 2 would be a function" in message
    assert "markers that are metadata get lost" in message


UNKNOWN = [
    ("double __enzyme_autodif(void *, ...);", "__enzyme_autodif((void *)f, 1.0)",
     "did you mean __enzyme_autodiff?"),
    ("double __enzyme_fwdiff1(void *, ...);", "__enzyme_fwdiff1((void *)f, 1.0, 1.0)",
     "did you mean __enzyme_fwddiff?"),
    ("double __enzyme_error_estimate(void *, ...);",
     "__enzyme_error_estimate((void *)f, 1.0)", "rounding errors are not estimated"),
    ("void *__enzyme_todense(void *, ...);", "(__enzyme_todense((void *)f, 1.0) == 0)",
     "sparse derivatives are not written"),
    ("double __enzyme_wonder(double);", "__enzyme_wonder(f(1.0))", "no request that is known"),
]  # fmt: skip


@pytest.mark.parametrize(("declaration", "used", "reason"), UNKNOWN)
def test_unknown_request(refused: Refused, declaration: str, used: str, reason: str) -> None:
    """It is not left to the linker, which would miss a symbol."""
    message = refused(f"""{declaration}
NOINLINE double f(double x) {{ return x * x; }}
int main(void) {{ return {used} + __enzyme_autodiff((void *)f, 2.0) > 0; }}""")
    assert reason in message
    assert "program.c:3:" in message
    assert "__enzyme_augmentsize and __enzyme_batch" in message
