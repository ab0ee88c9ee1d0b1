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

BOX = """struct box { double *p; };
void *malloc(unsigned long);
NOINLINE static void put(struct box *b, double *x) {
  %s;
}
NOINLINE void f(double *x) {
  struct box *b = malloc(sizeof *b);
  b->p = x + 1;
  put(b, x);
  *b->p *= *b->p;
}"""
BOXED = ("puts an address in active memory", "load and store the pointer")
EXCHANGE = "__atomic_exchange_n(&b->p, x, __ATOMIC_SEQ_CST)"
COMPARE = (
    "double *old = x + 1; "
    "__atomic_compare_exchange_n(&b->p, &old, x, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)"
)
MOVE = "__atomic_fetch_add(&b->p, 8, __ATOMIC_SEQ_CST)"

MISSING = "neither a body nor a rule"
CONSTRUCTS = {
    "instruction of one processor": (
        "typedef float v4 __attribute__((vector_size(16)));\n"
        '__attribute__((target("avx512vl"))) NOINLINE double f(double x) {\n'
        "  v4 v = {(float)x};\n"
        "  return __builtin_ia32_rcp14ps128_mask(v, v, 255)[0]; }" + MAIN,
        (":4:", "f", "@llvm.x86.avx512.rcp14", "has no derivative rule", "built-in function"),
    ),
    "product in an atomic": (
        "NOINLINE double f(double x) {\n  _Atomic double c = x;\n  c *= x;\n  return c; }" + MAIN,
        (":3:", "f", "cmpxchg", "this 'cmpxchg' of active memory", "add, subtract"),
    ),
    # the shadow stayed behind, and the derivative was that of another place
    "address that is exchanged": (
        BOX % EXCHANGE + POINTER_MAIN,
        (":4:", "put", "atomicrmw", *BOXED),
    ),
    "address that is compared and exchanged": (
        BOX % COMPARE + POINTER_MAIN,
        (":4:", "put", "cmpxchg", *BOXED),
    ),
    "address that is moved in memory": (
        BOX % MOVE + POINTER_MAIN,
        (":4:", "put", "atomicrmw", *BOXED),
    ),
    "undefined callee": (
        "double missing(double);\nNOINLINE double f(double x) { return missing(x); }" + MAIN,
        (":2:", "f", "@missing", "'missing' is called with active data", MISSING),
    ),
    "undefined callee that gets active memory": (
        "void missing(double *);\nNOINLINE double f(double *x) { missing(x); return *x; }"
        + POINTER_MAIN,
        (":2:", "f", "@missing", "'missing' is called with active data", MISSING),
    ),
    "memory of a function without a derivative": (
        "char *getenv(const char *);\n"
        'NOINLINE double f(double x) {\n  double *p = (double *)getenv("P");\n'
        "  *p = x * x;\n  return *p + x;\n}" + MAIN,
        (":3:", "f", "@getenv", "memory that 'getenv' returns", "the program's own"),
    ),
    "bits of a float": (
        "#include <string.h>\nNOINLINE double f(double x) {\n  unsigned long u;\n"
        "  memcpy(&u, &x, 8);\n  u = u * 3 + 1;\n  memcpy(&x, &u, 8);\n  return x;\n}" + MAIN,
        (":5:", "f", "mul i64", "the bits of a float", "floating-point operations"),
    ),
    "bits of a float as a number": (
        "#include <string.h>\nNOINLINE double f(double x) {\n  unsigned long u;\n"
        "  memcpy(&u, &x, 8);\n  return (double)u;\n}" + MAIN,
        (":5:", "f", "uitofp i64", "the bits of a float", "floating-point operations"),
    ),
    "bits of what the run tells": (
        "union u { double d; float f[2]; unsigned long u; };\n"
        "NOINLINE void fill(union u *a, double x, int n) {\n"
        "  for (int i = 0; i < n; i++)\n"
        "    if (i % 2) a[i].d = x; else a[i].f[0] = (float)x, a[i].f[1] = 1;\n}\n"
        "NOINLINE double f(double *x) {\n  union u a[4], b;\n  fill(a, *x, 4);\n"
        "  b.u = a[(int)*x % 4].u * 3 + 1;\n  return b.d;\n}" + POINTER_MAIN,
        (":9:", "f", "load i64", "pieces of a float", "copy whole floating-point numbers"),
    ),
    "a block of two types": (
        "#include <string.h>\nunion u { long double d[2]; float f[4]; };\n"
        "NOINLINE void copy(union u *a, union u *b) { memcpy(b, a, 2 * sizeof *a); }\n"
        "NOINLINE void fill(union u *a, double x) { a->d[0] = x; a->f[1] = (float)x; }\n"
        "NOINLINE double f(double *x) {\n  union u a[2], b[2];\n  fill(a, *x);\n"
        "  copy(a, b);\n  return b[0].d[0] + b[0].f[1];\n}" + POINTER_MAIN,
        (":9:", "f", "x86_fp80", "moved without a type", "copy the members one by one"),
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


# Assembly that jumps, into a loop with two entries: there is no normal form of such a function.
NO_NORMAL_FORM = """NOINLINE double %s(double x) {
  if (x > 2) goto middle;
top:
  x *= 0.5;
  __asm__ goto("" : : "r"(x) : : middle);
  x -= 0.1;
middle:
  x += 0.01;
  if (x > 1) goto top;
  return x;
}
"""


def test_functions_without_normal_form_in_one_run(refused: Refused) -> None:
    """A function that cannot even be analysed hid all other problems, and named no line.

    Both have one cause, and are one message with both places.
    """
    message = refused(
        "double nowhere(double);\n"
        + NO_NORMAL_FORM % "one"
        + NO_NORMAL_FORM % "two"
        + "NOINLINE double inner(double x) { return two(x); }\n"
        + "NOINLINE double f(double x) { return one(x) + inner(x) + nowhere(x); }"
        + MAIN
    )
    assert message.count("a loop with more than one entry") == 1
    for line in (6, 17, 25):
        assert f"program.c:{line}:" in message
    one, two = "f -> one", "f -> inner -> two"
    assert f"reached by:  {one}" in message or f"reached by:  {two}" in message
    assert "and 1 more place: program.c:" in message
    assert f"({one})" in message or f"({two})" in message
    assert "'nowhere' is called with active data" in message


def test_inactive_function_without_normal_form(refused: Refused) -> None:
    """What needs no derivative need not be understood; what follows it is still looked at."""
    message = refused(
        "double nowhere(double);\nvoid log_it(double);\n"
        + NO_NORMAL_FORM % "quiet"
        + "NOINLINE double f(double x) { return (quiet(2.5) > 0) * nowhere(x); }"
        + MAIN
    )
    assert "more than one entry" not in message
    assert "'nowhere' is called with active data" in message
