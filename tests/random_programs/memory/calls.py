"""Control that goes through pointers to functions: tables, members, visitors, steps."""

from __future__ import annotations

from tests.random_programs.expressions import condition, index, real
from tests.random_programs.maker import Array, Int, Maker, Scope
from tests.random_programs.memory.records import helper
from tests.random_programs.tree import Stmt


def _functions(m: Maker) -> list[str]:
    """Three functions of two numbers."""
    scope = Scope(2, reals=["p", "q"])
    if "two" not in m.made:
        names = [m.name("F_k") for _ in range(3)]
        for name in names:
            m.items.append(
                Stmt(
                    f"static double {name}(double p, double q) {{ return $0; }}",
                    (real(m, scope, 2),),
                )
            )
        m.made["two"] = " ".join(names)
    return m.made["two"].split()


def table(m: Maker, scope: Scope) -> list[Stmt]:
    """A call through an array of functions."""
    names = _functions(m)
    constant = m.pick(("const", ""))
    row = helper(
        m, "table", f"static double (*{constant} NAME[3])(double, double) = {{{', '.join(names)}}};"
    )
    t = m.name("t")
    scope.coming.append(t)
    return [
        Stmt(
            f"double {t} = {row}[$0]($1, $2);",
            (index(m, scope, 3), real(m, scope, 2), real(m, scope, 1)),
        )
    ]


def member(m: Maker, scope: Scope) -> list[Stmt]:
    """Structs with a function, a parameter and a kind; a row of them is applied in turn."""
    names = _functions(m)
    kind = "struct " + helper(
        m,
        "operation",
        m.pick(
            (
                "struct NAME { double (*call)(double, double); double parameter; int on; };",
                "struct NAME { int on; double parameter; double (*call)(double, double); };",
            )
        ),
    )
    ops, t, i = m.name("ops"), m.name("t"), m.name("i")
    made = [Stmt(f"{kind} {ops}[3];\nmemset({ops}, 0, sizeof {ops});")]
    for k in range(3):
        made.append(
            Stmt(
                f"{ops}[{k}].call = $0 ? {m.pick(names)} : {m.pick(names)};\n{ops}[{k}].parameter = $1;\n{ops}[{k}].on = $2;",
                (condition(m, scope), real(m, scope, 2), index(m, scope, 2)),
            )
        )
    swap = f"{{ {kind} s = {ops}[0]; {ops}[0] = {ops}[2]; {ops}[2] = s; }}"
    scope.coming.append(t)
    return [
        *made,
        Stmt(m.pick(("", swap))),
        Stmt(f"double {t} = $0;", (real(m, scope, 1),)),
        Stmt(
            f"for (int {i} = 0; {i} < 3; {i}++) if ({ops}[{i}].on) {t} = {ops}[{i}].call({t}, {ops}[{i}].parameter);"
        ),
    ]


def visitor(m: Maker, scope: Scope) -> list[Stmt] | None:
    """A function that calls another for each element, with a context that only that one knows."""
    arrays = [a for a in scope.arrays if a.size >= scope.n]
    if not arrays:
        return None
    context = m.name("F_c")
    visit, each = m.name("F_k"), m.name("F_k")
    inner = Scope(2, reals=["*v", "c->total", "c->weight"], counters=["c->seen"])
    m.items.append(
        Stmt(
            m.pick(
                (
                    f"struct {context} {{ int seen; double total, weight; }};",
                    f"struct {context} {{ double total; float spare; int seen; double weight; }};",
                )
            )
        )
    )
    m.items.append(
        Stmt(
            f"static void {visit}(const double *v, void *context) {{\n    struct {context} *c = (struct {context} *)context;\n"
            "    c->seen++;\n    c->total = 0.4 * c->total + sin($0);\n}",
            (real(m, inner, 2),),
        )
    )
    m.items.append(
        Stmt(
            f"__attribute__((noinline)) static void {each}(const double *a, int n, void (*f)(const double *, void *), void *context) {{\n"
            "    for (int i = 0; i < n; i++) f(a + i, context);\n}"
        )
    )
    c, weight = m.name("c"), real(m, scope, 1)
    scope.coming.append(f"{c}.total")
    scope.counters.append(f"{c}.seen")
    return [
        Stmt(f"struct {context} {c};\nmemset(&{c}, 0, sizeof {c});\n{c}.weight = $0;", (weight,)),
        Stmt(f"{each}({m.pick(arrays).name}, n, {visit}, &{c});"),
    ]


def steps(m: Maker, scope: Scope) -> list[Stmt] | None:
    """A machine whose states are functions that return the next state's number."""
    if scope.loops > 1:
        return None
    state = m.name("F_s")
    m.items.append(
        Stmt(
            m.pick(
                (
                    f"struct {state} {{ int left; double value, other; }};",
                    f"struct {state} {{ double value; int left; double other; }};",
                )
            )
        )
    )
    names = [m.name("F_k") for _ in range(3)]
    inner = Scope(2, reals=["s->value", "s->other"])
    for name in names:
        m.items.append(
            Stmt(
                f"static int {name}(struct {state} *s) {{\n    s->value = sin($0) + 0.2 * s->other;\n"
                f"    if ($1) {{ double d = s->value; s->value = s->other; s->other = d; }}\n    return {m.random.randrange(3)};\n}}",
                (real(m, inner, 2), condition(m, inner)),
            )
        )
    row, s = m.name("F_t"), m.name("s")
    m.items.append(
        Stmt(f"static int (*const {row}[3])(struct {state} *) = {{{', '.join(names)}}};")
    )
    scope.coming += [f"{s}.value", f"{s}.other"]
    return [
        Stmt(
            f"struct {state} {s};\n{s}.left = n;\n{s}.value = $0;\n{s}.other = $1;",
            (real(m, scope, 1), real(m, scope, 1)),
        ),
        Stmt(f"for (int k = 0; {s}.left > 0; {s}.left--) k = {row}[k](&{s});"),
    ]


def aliased(m: Maker, scope: Scope) -> list[Stmt] | None:
    """A function of two arrays that are parts of one, or the same."""
    arrays = [a for a in scope.arrays if a.writable and a.size >= scope.n]
    if not arrays:
        return None
    inner = Scope(2, ints=[Int("i", 0, 1)], arrays=[Array("a", 2), Array("b", 2)])
    name = m.name("F_k")
    m.items.append(
        Stmt(
            f"{m.pick(('static', '__attribute__((noinline)) static'))} void {name}(double *a, double *b, int n) {{\n"
            "    for (int i = 0; i < n; i++) { a[i] = 0.5 * b[i] + sin($0); b[i] *= cos($1); }\n}",
            (real(m, inner, 1), real(m, inner, 1)),
        )
    )
    first, second = m.pick(arrays).name, m.pick(arrays).name
    ways = (
        f"{name}({first}, {second}, n);",
        f"{name}({first} + 1, {first}, n - 1);",
        f"{name}({first}, {first} + n / 2, n / 2);",
    )
    return [Stmt(m.pick(ways))]
