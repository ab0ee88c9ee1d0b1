"""The C around random programs: requests for their gradients, and their reference.

Both programs print lines of words.  A derivative that crashes takes only its own process along.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from tests.random_programs.programs import Program
from tests.random_programs.tree import text_of

PRELUDE = """\
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
typedef long double extended;
"""

CXX_PRELUDE = """\
#include <algorithm>
#include <array>
#include <deque>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <string>
#include <tuple>
#include <unordered_map>
#include <variant>
#include <vector>
"""

# A word has the size of a number, in the reference as well; there is no integer for two of these.
_WORDS = """\
#ifdef QUAD
typedef unsigned __int128 word, half;
typedef struct { double a, b; } twin;
#else
typedef uint64_t word, twin;
typedef uint32_t half;
#endif
typedef word __attribute__((may_alias)) aword;
#define WORD_BITS (8 * (int)sizeof(word))
"""

REQUESTS = """\
extern int enzyme_const, enzyme_dup, enzyme_out;
void __enzyme_autodiff_void(void *, ...);
struct pair { double first, second; };
struct pair __enzyme_autodiff_pair(void *, ...);
double __enzyme_fwddiff(void *, ...);
void __enzyme_fwddiff_void(void *, ...);
void *__enzyme_augmentfwd(void *, ...);
void __enzyme_reverse_void(void *, ...);
struct pair __enzyme_reverse_pair(void *, ...);
double __enzyme_fwdsplit(void *, ...);
void __enzyme_fwdsplit_void(void *, ...);
"""

_RUN = """\
#include <sys/wait.h>
#include <unistd.h>
static void in_process(int k, void (*run)(int))
{
    fflush(stdout);
    const pid_t child = fork();
    if (child == 0) {
        alarm(SECONDS);
#ifdef STOPS
        dup2(1, 2); /* what a derivative says when it stops the program */
#endif
        run(k);
        fflush(stdout);
        _exit(0);
    }
    int status = 0;
    waitpid(child, &status, 0);
    if (WIFSIGNALED(status))
        printf("%d signal %d\\n", k, WTERMSIG(status));
    else if (WEXITSTATUS(status) != 0)
        printf("%d signal 6\\n", k);
}
static __attribute__((unused)) void show(int k, const char *what, const double *v, int n)
{
    printf("%d %s", k, what);
    for (int i = 0; i < n; i++)
        printf(" %.17g", v[i]);
    printf("\\n");
}
"""

_ALONG = """\
/* The direction of second derivatives. */
static __attribute__((unused)) void along(double *w, int n)
{
    for (int i = 0; i < n; i++)
        w[i] = 1 + i / (double)8;
}
"""

_QUAD = """\
#include <quadmath.h>
#define QUAD
#undef fabs
#define floor floorq
#define double __float128
#define float __float128
#define sinf sinq
"""
_UNARY = (
    "sin cos tanh atan exp log sqrt cbrt log1p expm1 asin acos sinh cosh asinh erf tan fabs exp2"
)
_OTHERS = "pow hypot atan2 fmax fmin fma"


def _inputs(program: Program) -> int:
    return len(program.values)


def _list(values: tuple[float, ...]) -> str:
    return ", ".join(repr(v) for v in values)


def call_text(program: Program, v: str) -> str:
    """A plain call with the inputs at ``v``; has the value 0 if the function returns none."""
    arguments = {
        "const": f"{v}, F_n",
        "inout": f"{v}, F_n",
        "two": f"{v}, F_n, {v} + F_n",
        "void": f"{v}, F_n, {v} + F_n",
        "scalars": f"{v}[0], {v}[1], {v} + 2, F_n",
    }[program.entry]
    return f"(F_entry({arguments}), 0.0)" if program.entry == "void" else f"F_entry({arguments})"


def request_text(program: Program) -> str:
    """Statements that add the gradient at ``v`` to ``d``."""
    two = "(void *)F_entry, enzyme_dup, v, d, enzyme_const, F_n, enzyme_dup, v + F_n, d + F_n"
    scalars = "(void *)F_entry, enzyme_out, v[0], enzyme_out, v[1], enzyme_dup, v + 2, d + 2"
    return {
        "const": "__enzyme_autodiff_void((void *)F_entry, enzyme_dup, v, d, enzyme_const, F_n);",
        "inout": "__enzyme_autodiff_void((void *)F_entry, enzyme_dup, v, d, enzyme_const, F_n);",
        "two": f"__enzyme_autodiff_void({two});",
        "void": f"__enzyme_autodiff_void({two});",
        "scalars": f"struct pair out = __enzyme_autodiff_pair({scalars}, enzyme_const, F_n);\n"
        "    d[0] += out.first;\n    d[1] += out.second;",
    }[program.entry]


def tangent_text(program: Program) -> str:
    """Statements that set ``t`` to the tangent at ``v`` along ``d``, and change ``d`` to those of
    the arrays."""
    two = "(void *)F_entry, enzyme_dup, v, d, enzyme_const, F_n, enzyme_dup, v + F_n, d + F_n"
    scalars = (
        "(void *)F_entry, enzyme_dup, v[0], d[0], enzyme_dup, v[1], d[1], enzyme_dup, v + 2, d + 2"
    )
    return {
        "const": "t = __enzyme_fwddiff((void *)F_entry, enzyme_dup, v, d, enzyme_const, F_n);",
        "inout": "t = __enzyme_fwddiff((void *)F_entry, enzyme_dup, v, d, enzyme_const, F_n);",
        "two": f"t = __enzyme_fwddiff({two});",
        "void": f"__enzyme_fwddiff_void({two});",
        "scalars": f"t = __enzyme_fwddiff({scalars}, enzyme_const, F_n);",
    }[program.entry]


def _from_tape(program: Program, sweep: str) -> str:
    """``sweep`` after the primal has run, and its inputs are gone."""
    two = "(void *)F_entry, enzyme_dup, v, d, enzyme_const, F_n, enzyme_dup, v + F_n, d + F_n"
    scalars = "(void *)F_entry, enzyme_out, v[0], enzyme_out, v[1], enzyme_dup, v + 2, d + 2"
    one = "(void *)F_entry, enzyme_dup, v, d, enzyme_const, F_n"
    arguments = {"two": two, "void": two, "scalars": f"{scalars}, enzyme_const, F_n"}
    count, first = _inputs(program), 2 if program.entry == "scalars" else 0
    return (
        f"void *tape = __enzyme_augmentfwd({arguments.get(program.entry, one)});\n"
        f"    double left[{count}];\n    memcpy(left, v, sizeof left);\n"
        f"    memset(v + {first}, 0x77, sizeof left - {first} * sizeof *v);\n"
        f"    {sweep}\n    memcpy(v, left, sizeof left);"
    )


def _adjoints_from_tape(program: Program) -> str:
    seed = "" if program.entry == "void" else "1.0, "
    text = request_text(program).replace("__enzyme_autodiff", "__enzyme_reverse")
    return _from_tape(program, text.replace(");", f", {seed}tape);", 1))


def _tangent_from_tape(program: Program) -> str:
    text = tangent_text(program).replace("__enzyme_fwddiff", "__enzyme_fwdsplit")
    return _from_tape(program, text.replace(");", ", tape);", 1))


def _either(whole: str, from_tape: str) -> str:
    return f"\n#ifdef FROM_TAPE\n    {from_tape}\n#else\n    {whole}\n#endif\n"


def gradient_text(program: Program) -> str:
    """The program with its inputs and a function ``F_gradient(v, d)``."""
    count = _inputs(program)
    return (
        f"{text_of(program.items, 'F_')}\n"
        f"static double F_v[{count}] = {{{_list(program.values)}}};\n"
        f"static double F_seeds[{count}] = {{{_list(program.seeds)}}};\n"
        f"static volatile int F_n = {program.n};\n"
        "__attribute__((noinline)) static void F_gradient(double *v, double *d)\n"
        f"{{{_either(request_text(program), _adjoints_from_tape(program))}}}\n"
        f"{_tangent_function(program) if program.forward else ''}"
    )


def _tangent_function(program: Program) -> str:
    text = _either(tangent_text(program), _tangent_from_tape(program))
    return (
        "__attribute__((noinline)) static double F_tangent(double *v, double *d)\n"
        f"{{\n    double t = 0.0;{text}    return t;\n}}\n"
    )


def gradients_source(programs: Mapping[int, Program], seconds: int = 5) -> str:
    """Prints value, final arrays, and twice gradient and final arrays of the derivative's run."""
    parts = [
        prelude(programs.values()),
        REQUESTS,
        f"#define SECONDS {seconds}\n#define STOPS\n",
        _RUN,
        _ALONG,
        _WORDS,
    ]
    for k, program in programs.items():
        count = _inputs(program)
        run = (
            "static void F_run(int k)\n{\n"
            f"    double v[{count}], d[{count}];\n"
            "    memcpy(v, F_v, sizeof v);\n"
            f"    const double value = {call_text(program, 'v')};\n"
            f'    show(k, "value", &value, 1);\n    show(k, "after", v, {count});\n'
            "    for (int again = 0; again < 2; again++) {\n"
            "        memcpy(v, F_v, sizeof v);\n        memcpy(d, F_seeds, sizeof d);\n"
            "        F_gradient(v, d);\n"
            f'        show(k, "gradient", d, {count});\n        show(k, "left", v, {count});\n'
            f"    }}\n{_forward_run(count) if program.forward else ''}{_second_run(count)}}}\n"
        )
        parts.append(_named(gradient_text(program) + run, k))
    parts.append(_main(programs))
    return "".join(parts)


def _forward_run(count: int) -> str:
    """Statements that print the gradient by forward mode, one direction after the other."""
    return (
        f"    double forward[{count}];\n"
        f"    for (int i = 0; i < {count}; i++) {{\n"
        "        memcpy(v, F_v, sizeof v);\n        memset(d, 0, sizeof d);\n"
        "        d[i] = 1.0;\n        forward[i] = F_tangent(v, d);\n"
        f"        for (int j = 0; j < {count}; j++)\n"
        "            forward[i] += F_seeds[j] * d[j];\n    }\n"
        f'    show(k, "forward", forward, {count});\n    show(k, "left", v, {count});\n'
    )


def _second_run(count: int) -> str:
    """Statements that print a product with the Hessian, by forward over reverse mode."""
    return (
        "#ifdef SECOND\n"
        f"    double w[{count}], second[{count}];\n    along(w, {count});\n"
        "    memcpy(v, F_v, sizeof v);\n    memcpy(d, F_seeds, sizeof d);\n"
        "    memset(second, 0, sizeof second);\n"
        "    __enzyme_fwddiff_void((void *)F_gradient, enzyme_dup, v, w, enzyme_dup, d, second);\n"
        f'    show(k, "second", second, {count});\n    show(k, "left", v, {count});\n'
        "#endif\n"
    )


def prelude(programs: Iterable[Program]) -> str:
    """What is included; all of the programs are in C, or all in C++."""
    return PRELUDE + (CXX_PRELUDE if any(p.cxx for p in programs) else "")


def reference_source(programs: Mapping[int, Program], *, quad: bool) -> str:
    """Prints value and final arrays and, in quadruple precision, the gradient with two steps."""
    parts = [prelude(programs.values()), "#define SECONDS 10\n", _RUN]
    if quad:
        parts.append(_QUAD)
        parts += [f"#define {f} {f}q\n" for f in f"{_UNARY} {_OTHERS}".split()]
    parts += [_WORDS, _ALONG, _STENCIL]
    for k, program in programs.items():
        parts.append(_named(_reference(program, quad=quad), k))
    parts.append(_main(programs))
    return "".join(parts)


_STENCIL = """\
/* Fourth order: with steps of 1e-7 in quadruple precision the error is far below 1e-20. */
static __attribute__((unused)) double stencil(double (*f)(const double *), double *v, int i,
                                              double h)
{
    const double at = v[i];
    double sum = 0;
    for (int s = 1; s <= 2; s++) {
        v[i] = at + s * h;
        const double ahead = f(v);
        v[i] = at - s * h;
        sum += (s == 1 ? (double)2 / 3 : (double)-1 / 12) * (ahead - f(v));
    }
    v[i] = at;
    return sum / h;
}
static __attribute__((unused)) void print(int k, const char *what, const double *v, int n)
{
    printf("%d %s", k, what);
    for (int i = 0; i < n; i++)
        printf(" %.21Lg", (extended)v[i]);
    printf("\\n");
}
"""


def _main(programs: Mapping[int, Program]) -> str:
    calls = "".join(f"    in_process({k}, f{k}_run);\n" for k in programs)
    return f"int main(void)\n{{\n{calls}    return 0;\n}}\n"


def _reference(program: Program, *, quad: bool) -> str:
    count = _inputs(program)
    steps = "".join(
        f"    for (int i = 0; i < {count}; i++)\n        d[i] = stencil(F_sum, v, i, {h});\n"
        f'    print(k, "{name}", d, {count});\n'
        for name, h in (("gradient", "1e-7"), ("coarse", "4e-6"))
        if quad
    )
    steps += "".join(
        f"    for (int i = 0; i < {count}; i++)\n"
        f"        d[i] = stencil({function}, v, i, {h});\n"
        f'    print(k, "{name}", d, {count});\n'
        for name, function, h in (
            ("second", "F_along_fine", "1e-7"),
            ("coarse-second", "F_along_coarse", "4e-6"),
        )
        if quad
    )
    return (
        f"{text_of(program.items, 'F_')}\n"
        f"static volatile int F_n = {program.n};\n"
        f"static double F_final[{count}], F_v[{count}] = {{{_list(program.values)}}};\n"
        f"static const double F_seeds[{count}] = {{{_list(program.seeds)}}};\n"
        "static double F_value;\n"
        "static double F_sum(const double *v)\n{\n"
        "    memcpy(F_final, v, sizeof F_final);\n"
        f"    double sum = F_value = {call_text(program, 'F_final')};\n"
        f"    for (int i = 0; i < {count}; i++)\n        sum += F_seeds[i] * F_final[i];\n"
        "    return sum;\n}\n"
        f"{_along('F_along_fine', count, '1e-7')}{_along('F_along_coarse', count, '4e-6')}"
        "static void F_run(int k)\n{\n"
        f"    double v[{count}], d[{count}];\n"
        "    memcpy(v, F_v, sizeof v);\n    F_sum(v);\n    (void)d;\n"
        '    print(k, "value", &F_value, 1);\n'
        f'    print(k, "after", F_final, {count});\n{steps}}}\n'
    )


def _along(name: str, count: int, step: str) -> str:
    """A function for the derivative along the direction of second ones."""
    return (
        f"static __attribute__((unused)) double {name}(const double *v)\n{{\n"
        f"    double w[{count}], moved[{count}], sum = 0;\n    along(w, {count});\n"
        "    for (int s = -2; s <= 2; s++) {\n"
        f"        for (int i = 0; i < {count}; i++)\n"
        f"            moved[i] = v[i] + s * (double){step} * w[i];\n"
        "        const double weight = s % 2 ? (double)2 / 3 : (double)-1 / 12;\n"
        "        sum += s ? (s < 0 ? -weight : weight) * F_sum(moved) : 0;\n    }\n"
        f"    return sum / (double){step};\n}}\n"
    )


def _named(text: str, k: int) -> str:
    """Messages of compilers will name ``f<k>.c`` as the file."""
    return f'#line 1 "f{k}.c"\n' + text.replace("F_", f"f{k}_")


def standalone_source(program: Program, expected: Sequence[float] | None, comment: str) -> str:
    """A program that prints the gradient and returns 1 if it is wrong."""
    count = _inputs(program)
    wanted = _list(tuple(expected)) if expected is not None else "0.0"
    main = (
        f"int main(void)\n{{\n    static const double expected[{count}] = {{{wanted}}};\n"
        f"    double v[{count}], d[{count}];\n    int wrong = 0;\n"
        "    for (int again = 0; again < 2; again++) {\n"
        "        memcpy(v, F_v, sizeof v);\n        memcpy(d, F_seeds, sizeof d);\n"
        "        F_gradient(v, d);\n"
        f"        for (int i = 0; i < {count}; i++) {{\n"
        '            printf("%d %.17g expected %.17g\\n", i, d[i], expected[i]);\n'
        "            wrong |= !(fabs(d[i] - expected[i]) <= 1e-8 * fmax(1.0, fabs(expected[i])));\n"
        "        }\n    }\n    return wrong;\n}\n"
    )
    commented = "".join(f" * {line}\n" for line in comment.replace("*/", "* /").splitlines())
    text = (
        f"/*\n{commented} */\n{prelude((program,))}{REQUESTS}{_WORDS}{gradient_text(program)}{main}"
    )
    return text.replace("F_", "f_")
