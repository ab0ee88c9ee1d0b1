"""Unions: values with a tag that says what they are, and memory that is used twice."""

from __future__ import annotations

from tests.random_programs.expressions import condition, index, real
from tests.random_programs.maker import Int, Maker, Scope
from tests.random_programs.memory.records import helper, small_int
from tests.random_programs.memory.words import bits_of, real_of
from tests.random_programs.tree import Expr, Stmt

_UNIONS = (
    "struct NAME { int kind; union { double d; long i; } u; };",
    "struct NAME { union { double d; long i; char c[16]; } u; char kind; };",
    "struct NAME { short kind; union { struct { double d; int k; }; struct { long i; double e; }; } u; };",
    "struct NAME { int kind; union { double d; int i; float f; } u; };",
    "struct NAME { long kind; union { double d, pair[2]; long i; } u; };",
)


def _kind(m: Maker) -> str:
    """A struct with a tag and a union; ``u.d`` is a number, ``u.i`` an integer."""
    if "tagged" not in m.made:
        m.made["tagged"] = "struct " + helper(m, "tagged type", m.pick(_UNIONS))
    return m.made["tagged"]


def _functions(m: Maker) -> tuple[str, str, str]:
    """Makers of a number and of an integer, and what reads both."""
    kind = _kind(m)
    number = helper(
        m,
        "number",
        f"LINKAGE {kind} NAME(double d) {{ {kind} t; t.kind = 1; t.u.d = d; return t; }}",
    )
    integer = helper(
        m,
        "integer",
        f"LINKAGE {kind} NAME(long i) {{ {kind} t; t.kind = 0; t.u.i = i; return t; }}",
    )
    read = helper(
        m,
        "value",
        m.pick(
            (
                f"LINKAGE double NAME({kind} t) {{ return t.kind ? t.u.d : (double)t.u.i; }}",
                f"LINKAGE double NAME(const {kind} &t) {{ return t.kind ? t.u.d : (double)t.u.i; }}"
                if m.cxx
                else f"LINKAGE double NAME({kind} t) {{ switch (t.kind) {{ case 1: return t.u.d; "
                "default: return 0.5 * (double)t.u.i; } }",
            )
        ),
    )
    return number, integer, read


def tagged_value(m: Maker, scope: Scope) -> list[Stmt]:
    number, integer, read = _functions(m)
    v, t = m.name("v"), m.name("t")
    scope.coming.append(t)
    text = m.pick(
        (
            f"{_kind(m)} {v} = $0 ? {number}($1) : {integer}($2);",
            f"{_kind(m)} {v} = {number}($1);\nif ($0) {v} = {integer}($2);",
            f"{_kind(m)} {v};\n{v}.kind = 1;\n{v}.u.d = $1;\nif ($0) {{ {v}.kind = 0; {v}.u.i = $2; }}",
        )
    )
    parts = (condition(m, scope), real(m, scope, 2), small_int(m, scope))
    scope.tagged.append(v)
    return [Stmt(text, parts), Stmt(f"double {t} = {read}({v});")]


def tagged_swap(m: Maker, scope: Scope) -> list[Stmt] | None:
    if len(scope.tagged) < 2:
        return tagged_value(m, scope)
    read = _functions(m)[2]
    a, b = m.random.sample(scope.tagged, 2)
    t = m.name("t")
    text = m.pick(
        (
            f"{{ {_kind(m)} s = {a}; {a} = {b}; {b} = s; }}",
            f"if ($0) memcpy(&{a}, &{b}, sizeof {a});",
            f"if ($0) {a}.u = {b}.u, {a}.kind = {b}.kind;",
            f"{{ {_kind(m)} s[2] = {{{a}, {b}}}; {a} = s[$0 ? 1 : 0]; }}",
        )
    )
    scope.coming.append(t)
    return [
        Stmt(text, (condition(m, scope),)),
        Stmt(f"double {t} = sin({read}({a}) - {read}({b}));"),
    ]


def tagged_array(m: Maker, scope: Scope) -> list[Stmt] | None:
    """A row of tagged values, moved by blocks, and added up by kind: a stack of an interpreter."""
    if scope.loops > 1:
        return None
    number, integer, read = _functions(m)
    vs, i, t = m.name("vs"), m.name("i"), m.name("t")
    inner = scope.inner(loop=True)
    inner.ints.append(Int(i, 0, scope.n - 1))
    parts = (condition(m, inner), real(m, inner, 2), small_int(m, inner))
    count = m.random.randint(1, scope.n - 1)
    move = m.pick(
        (
            "",
            f"memmove({vs} + 1, {vs}, (n - {scope.n - count}) * sizeof *{vs});",
            f"for (int i = 0; i < n / 2; i++) {{ {_kind(m)} s = {vs}[i]; {vs}[i] = {vs}[n - 1 - i]; "
            f"{vs}[n - 1 - i] = s; }}",
            f"for (int i = 1; i < n; i++) if (!{vs}[i].kind) {vs}[i] = {vs}[i - 1];",
            f"{{ {_kind(m)} *s = ({_kind(m)} *)malloc(n * sizeof *s); memcpy(s, {vs}, n * sizeof *s); "
            f"for (int i = 0; i < n; i++) {vs}[i] = s[(i * 3 + 1) % n]; free(s); }}",
        )
    )
    declared = m.pick(
        (
            f"{_kind(m)} {vs}[8];",
            f"{_kind(m)} *{vs} = ({_kind(m)} *)malloc(8 * sizeof({_kind(m)}));",
        )
    )
    if "*" in declared:
        scope.frees.append(vs)
    scope.coming.append(t)
    scope.tagged += [f"{vs}[{k}]" for k in range(2)]
    return [
        Stmt(declared),
        Stmt(
            f"for (int {i} = 0; {i} < n; {i}++) {vs}[{i}] = $0 ? {number}($1) : {integer}($2);",
            parts,
        ),
        Stmt(move),
        Stmt(
            f"double {t} = 0;\nfor (int {i} = 0; {i} < n; {i}++) {t} += ({i} + 1) * {read}({vs}[{i}]);"
        ),
    ]


def tagged_word(m: Maker, scope: Scope) -> list[Stmt]:
    """A word that holds a number or an integer, as a kind beside it says."""
    kind = "struct " + helper(
        m,
        "cell",
        m.pick(("struct NAME { int kind; word w; };", "struct NAME { word w; char kind; };")),
    )
    read = helper(
        m,
        "cell value",
        f"LINKAGE double NAME({kind} c) {{ return c.kind ? {real_of(m)}(c.w) : (double)(long)c.w; }}",
    )
    c, t = m.name("v"), m.name("t")
    scope.coming.append(t)
    parts = (condition(m, scope), real(m, scope, 2), small_int(m, scope))
    again = m.name("v")
    return [
        Stmt(
            f"{kind} {c};\n{c}.kind = $0 ? 1 : 0;\n{c}.w = {c}.kind ? {bits_of(m)}($1) : (word)$2;",
            parts,
        ),
        Stmt(
            m.pick(
                (f"{kind} {again} = {c};", f"{kind} {again};\nmemcpy(&{again}, &{c}, sizeof {c});")
            )
        ),
        Stmt(f"double {t} = {read}({again});"),
    ]


def used_twice(m: Maker, scope: Scope) -> list[Stmt] | None:
    """A buffer that holds integers first and numbers then, or numbers that become integers."""
    arrays = [a for a in scope.arrays if a.writable and a.size >= scope.n]
    if not arrays:
        return None
    a = m.pick(arrays).name
    name = m.name("buffer")
    i, t = m.name("i"), m.name("t")
    scope.frees.append(name)
    scope.coming.append(t)
    at = index(m, scope, scope.n)
    return [
        Stmt(f"void *{name} = malloc(n * sizeof(double));"),
        Stmt(
            f"for (int {i} = 0; {i} < n; {i}++) (({m.pick(('int', 'long'))} *){name})[{i}] = {i} * 3;"
        ),
        Stmt(
            f"double {t} = 0;\nfor (int {i} = 0; {i} < n; {i}++) {t} += ((char *){name})[{i}] % 3;"
        ),
        Stmt(f"memcpy({name}, {a}, n * sizeof(double));"),
        Stmt(f"{t} += 0.1 * (({m.pick(('double', 'double'))} *){name})[$0];", (at,)),
    ]


def alternatives(m: Maker, scope: Scope) -> list[Stmt]:
    """A union of two structs that lie differently."""
    name = m.name("F_o")
    m.items.append(
        Stmt(
            f"union {name} {{ struct {{ int k; double a, b; }} one; "
            "struct { double a; long k; float f; } other; };"
        )
    )
    u, t, exact = m.name("u"), m.name("t"), m.pick(("0.5", "1.25", "-0.75"))
    scope.coming.append(t)
    parts = (condition(m, scope), real(m, scope, 2), real(m, scope, 1), Expr(exact))
    copied = m.name("u")
    return [
        Stmt(f"union {name} {u};\nint {u}_one = $0 ? 1 : 0;", parts),
        Stmt(f"if ({u}_one) {{ {u}.one.a = $1; {u}.one.b = $2; {u}.one.k = 2; }}", parts),
        Stmt(f"else {{ {u}.other.a = $2; {u}.other.k = 3; {u}.other.f = $3; }}", parts),
        Stmt(
            m.pick(
                (
                    f"union {name} {copied} = {u};",
                    f"union {name} {copied};\nmemcpy(&{copied}, &{u}, sizeof {u});",
                )
            )
        ),
        Stmt(
            f"double {t} = {u}_one ? {copied}.one.a * {copied}.one.b * {copied}.one.k "
            f": {copied}.other.a * {copied}.other.k + {copied}.other.f;"
        ),
    ]
