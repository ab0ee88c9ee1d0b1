"""Constructs without a derivative: refused with place, instruction, reason and remedy.

A derivative that is zero instead would not be noticed.
"""

from collections.abc import Callable

import pytest

Refused = Callable[..., str]

MAIN = """
int main(void) { return __enzyme_autodiff((void *)f, 1.5) > 0; }"""
POINTER_MAIN = """
int main(void) {
  double x[9] = {1}, d[9] = {0};
  __enzyme_autodiff_void((void *)f, enzyme_dup, x, d);
  return 0;
}"""

MISSING = "neither a body nor a rule"
CONSTRUCTS = {
    "undefined callee": (
        "double missing(double);\nNOINLINE double f(double x) { return missing(x); }" + MAIN,
        (":2:", "f", "@missing", "'missing' is called with active data", MISSING),
    ),
    "undefined callee that gets active memory": (
        "void missing(double *);\nNOINLINE double f(double *x) { missing(x); return *x; }"
        + POINTER_MAIN,
        (":2:", "f", "@missing", "'missing' is called with active data", MISSING),
    ),
    "bits of a float": (
        "#include <string.h>\nNOINLINE double f(double x) {\n  unsigned long u;\n"
        "  memcpy(&u, &x, 8);\n  u = u * 3 + 1;\n  memcpy(&x, &u, 8);\n  return x;\n}" + MAIN,
        (":5:", "f", "mul i64", "the bits of a float", "floating-point operations"),
    ),
}


@pytest.mark.parametrize("construct", CONSTRUCTS)
def test_construct(refused: Refused, construct: str) -> None:
    program, (line, function, *words) = CONSTRUCTS[construct]
    message = refused(program)
    assert f"program.c{line}" in message
    assert f"in function: {function}\n" in message
    for word in words:
        assert word in message


def test_call_chain(refused: Refused) -> None:
    """The culprit is named with the way that leads to it."""
    message = refused(
        """double missing(double);
NOINLINE double inner(double x) { return missing(x) * x; }
NOINLINE double outer(double x) { return inner(x) + 1; }
NOINLINE double f(double x) { return outer(x) * x; }"""
        + MAIN
    )
    assert "program.c:2:" in message
    assert "reached by:  f -> outer -> inner" in message


def test_everything_in_one_run(refused: Refused) -> None:
    """Several problems in several functions take one link to see, not one each."""
    message = refused(
        """double nowhere(double), elsewhere(double), anywhere(double);
NOINLINE double one(double x) { return anywhere(x) * x; }
NOINLINE double two(double x) { return nowhere(x) * x; }
NOINLINE double f(double x) { return one(x) + two(x) + elsewhere(x); }"""
        + MAIN
    )
    for line, name in ((2, "anywhere"), (3, "nowhere"), (4, "elsewhere")):
        assert f"program.c:{line}:" in message
        assert f"'{name}' is called with active data" in message


def test_without_debug_information(refused: Refused) -> None:
    """There is no line then, but still the function and the instruction."""
    message = refused(CONSTRUCTS["undefined callee"][0], "-g0")
    assert "in function: f\n" in message
    assert "@missing" in message
    assert "program.c:" not in message
