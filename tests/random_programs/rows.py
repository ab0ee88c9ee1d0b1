"""Random programs of rows: loops whose iterations are independent, or nearly so, and calls that
overwrite what was read before.

What such loops and calls leave behind may wait for the reverse sweep, be written again there, or
not at all; arrays that the function gets are ``restrict``, so that much is known of them.
"""

from __future__ import annotations

from random import Random

from tests.random_programs.expressions import real
from tests.random_programs.maker import Array, Int, Maker, Scope
from tests.random_programs.programs import EntryKind, Program
from tests.random_programs.tree import Expr, Stmt

_HEADS: dict[EntryKind, str] = {
    "void": "void F_entry(const double *restrict x, int n, double *restrict y)",
    "two": "double F_entry(const double *restrict x, int n, double *restrict y)",
}
_MOST = 6


def make_rows_program(seed: int) -> Program:
    """The program of a seed."""
    random = Random(f"{seed} rows")
    m = Maker(random, n=random.randint(4, _MOST), floats=False)
    helpers = [_helper(m) for _ in range(random.randint(1, 2))]
    entry: EntryKind = m.pick(tuple(_HEADS))
    scope = Scope(m.n, "void" if entry == "void" else "double", reals=["sum"], mutable=["sum"])
    scope.ints.append(Int("n", m.n, m.n))
    scope.arrays += [Array("x", m.n, writable=False), Array("y", m.n)]
    body = [Stmt("double sum = 0.3;")]
    for _ in range(random.randint(1, 4)):
        makers = (_rows, _rows, _read_before, _local_rows, _call)
        body += m.pick(makers)(m, scope, helpers)
    if m.chance(0.4):
        body += _call(m, scope, helpers)
    if m.chance(0.3):
        body.append(Stmt("y[$0] = sum;".replace("$0", m.pick(("0", "n - 1")))))
    body += [Stmt(f"free({name});") for name in scope.frees]
    if entry == "two":
        body.append(Stmt("return sum + $0;", (real(m, scope, 1),)))
    m.items.append(Stmt(_HEADS[entry] + " @0", (), (tuple(body),)))
    values = tuple(k / 1000 for k in random.sample(range(-1500, 1501), 2 * m.n))
    seeds = (0.0,) * m.n + tuple(m.pick((1.0, 0.5, -0.75)) for _ in range(m.n))
    return Program(tuple(m.items), entry, m.n, values, seeds, floats=False)


def _helper(m: Maker) -> str:
    """A function that fills ``a``, or changes it, by ``b``."""
    name = m.name("F_h")
    linkage = m.pick(("__attribute__((noinline)) static", "static"))
    qualifier = m.pick(("restrict ", "restrict ", ""))
    scope = Scope(_MOST, reals=["t"], mutable=["t"])
    scope.ints.append(Int("i", 0, 1))
    head = f"{linkage} void {name}(double *{qualifier}a, const double *{qualifier}b, int n)"
    body = (Stmt("double t = b[i];"), *_inner(m, scope, "k"), Stmt(_stored(m, "a", "t")))
    m.items.append(Stmt(f"{head} {{ for (int i = 0; i < n; i++) @0 }}", (), (body,)))
    return name


def _stored(m: Maker, array: str, value: str) -> str:
    return m.pick(
        [f"{array}[i] = {value};"] * 4
        + [
            f"{array}[i] += {value};",
            f"{array}[n - 1 - i] = {value};",
            f"{array}[i] = 0.5 * {array}[i] + {value};",
            f"{array}[(i + 1) % n] = {value};",
            f"if (i % 2) {array}[i] = {value};",
            f"if ({value} > 0) {array}[i] = {value};",
        ]
    )


def _inner(m: Maker, scope: Scope, k: str) -> list[Stmt]:
    """A loop that makes something of ``t``, as often as only the run tells."""
    factor: Expr = real(m, scope, 1)
    header = f"for (int {k} = 0; {k} < n - {m.random.randint(1, 2)}; {k}++)"
    step = m.pick(
        (
            "t = sin(t) + 0.2 * t * t;",
            "t = 0.9 * t + 0.1 * exp(-t * t);",
            "t += 0.3 * sin(t * $0);",
            "t = t > 0 ? 0.8 * t : 0.5 * sin(t);",
        )
    )
    return [Stmt(f"{header} {step}", (factor,) if "$0" in step else ())]


def _rows(m: Maker, scope: Scope, helpers: list[str]) -> list[Stmt]:
    """One element of y for each iteration, perhaps by way of a buffer that all share."""
    del helpers
    i = "i"
    inner = scope.inner(loop=True)
    inner.ints.append(Int(i, 0, scope.n - 1))
    inner.reals.append("t")
    source = m.pick(("x[i]", "x[i] * x[0]", "x[i] * y[i]", "x[n - 1 - i]"))
    body = [Stmt(f"double t = {source};")]
    made: list[Stmt] = []
    if m.chance(0.5):
        work = m.name("w")
        declaration = Stmt(f"double {work}[{_MOST}] = {{0.0}};")
        (body if m.chance(0.4) else made).append(declaration)
        body += _buffer(m, work)
    body += _inner(m, inner, m.name("k"))
    if m.chance(0.2):
        body.append(Stmt(f"sum {m.pick(('+=', '='))} 0.1 * t;"))
    body.append(Stmt(_stored(m, "y", "t")))
    return [*made, Stmt("for (int i = 0; i < n; i++) @0", (), (tuple(body),))]


def _buffer(m: Maker, work: str) -> list[Stmt]:
    j = m.name("j")
    header = f"for (int {j} = 0; {j} < n; {j}++)"
    cleared = m.pick(
        (
            f"memset({work}, 0, n * sizeof *{work});",
            f"memset({work}, 0, sizeof {work});",
            f"{header} {work}[{j}] = 0.1 * {j};",
            f"memcpy({work}, x, n * sizeof *{work});",
            f"memcpy({work}, x + 1, (n - 1) * sizeof *{work});",
        )
    )
    added = m.pick(
        (
            f"{work}[{j}] += t * sin({work}[{j}] + {j});",
            f"{work}[{j}] = {work}[{j}] * t + 0.2;",
            f"{work}[n - 1 - {j}] += 0.3 * {work}[{j}] * t;",
        )
    )
    again = f"for (int {j} = 0; {j} < n; {j}++) t += 0.1 * {work}[{j}] * {work}[{j}];"
    return [Stmt(cleared), Stmt(f"{header} {added}"), Stmt(again)]


def _read_before(m: Maker, scope: Scope, helpers: list[str]) -> list[Stmt]:
    """What was in an array is read, and what it did depends on it."""
    del helpers
    array = m.pick(scope.arrays).name
    index = m.pick(("0", "n - 1", "n / 2"))
    return [
        m.pick(
            (
                Stmt(f"sum = sin(sum + {array}[{index}] * x[0]);"),
                Stmt(f"if ({array}[{index}] > 0) sum *= 1.0 + 0.3 * {array}[{index}];"),
                Stmt(f"for (int i = 0; i < n; i++) sum += 0.2 * sin({array}[i] * {array}[i]);"),
            )
        )
    ]


def _local_rows(m: Maker, scope: Scope, helpers: list[str]) -> list[Stmt]:
    """A block of the function's own that is filled row by row, or by a call."""
    name = m.name("a")
    made = f"double *{name} = calloc(n, sizeof *{name});"
    if m.chance(0.5):
        made = f"double {name}[{_MOST}] = {{0.0}};"
    else:
        scope.frees.append(name)
    scope.arrays.append(Array(name, scope.n))
    filled = f"{m.pick(helpers)}({name}, x, n);"
    if m.chance(0.5):
        filled = (
            f"for (int i = 0; i < n; i++) {{ double t = x[i]; t = sin(t) * t; {name}[i] = t; }}"
        )
    return [Stmt(made), Stmt(filled)]


def _call(m: Maker, scope: Scope, helpers: list[str]) -> list[Stmt]:
    target = m.pick([a.name for a in scope.arrays if a.writable])
    source = m.pick([a.name for a in scope.arrays if a.name != target])
    return [Stmt(f"{m.pick(helpers)}({target}, {source}, n);")]
