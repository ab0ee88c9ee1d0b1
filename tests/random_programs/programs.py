"""Whole random programs: tables, helpers, and the function to differentiate."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Literal

from tests.random_programs.data import HELPER_N
from tests.random_programs.expressions import real
from tests.random_programs.maker import Array, Helper, HelperKind, Int, Maker, Scope
from tests.random_programs.statements import block
from tests.random_programs.tree import Block, Expr, Stmt

EntryKind = Literal["const", "inout", "two", "void", "scalars"]

SIGNATURES: dict[EntryKind, str] = {
    "const": "double F_entry(const double *x, int n)",
    "inout": "double F_entry(double *x, int n)",
    "two": "double F_entry(const double *x, int n, double *y)",
    "void": "void F_entry(const double *x, int n, double *y)",
    "scalars": "double F_entry(double p, double q, const double *x, int n)",
}


@dataclass(frozen=True, slots=True)
class Program:
    """``values`` are all inputs in one row, ``seeds`` the adjoints that arrays start from.

    ``forward``: forward mode is tried as well.
    """

    items: Block
    entry: EntryKind
    n: int
    values: tuple[float, ...]
    seeds: tuple[float, ...]
    floats: bool
    cxx: bool = False
    forward: bool = True


def make_program(seed: int) -> Program:
    random = Random(seed)
    m = Maker(random, n=random.randint(4, 6), floats=random.random() < 0.12)
    m.items.append(Stmt("struct F_struct { double a; int k; double b; double c[3]; };"))
    m.items.append(Stmt("struct F_view { const double *data; double *out; int n; };"))
    m.items.append(Stmt("struct F_holder { long k; struct F_view *view, own; };"))
    if m.chance(0.4):
        table = ", ".join(m.number() for _ in range(6))
        m.items.append(Stmt(f"static const double F_table[6] = {{{table}}};"))
        m.globals.append(Array("F_table", 6, writable=False))
    for _ in range(m.random.choice((0, 1, 1, 2, 2, 3))):
        kind = m.weighted(_HELPERS)
        m.budget = 7
        _make_helper(m, kind)
    m.budget = m.random.choice((8, 14, 22))
    return make_entry(m)


def make_entry(m: Maker, most: int = 7) -> Program:
    """The function to differentiate, of up to ``most`` statements, after what was made before."""
    entry: EntryKind = m.pick(tuple(SIGNATURES))
    scope = Scope(m.n, "void" if entry == "void" else "double")
    scope.ints.append(Int("n", m.n, m.n))
    scope.arrays.append(Array("x", m.n, writable=entry == "inout"))
    if entry in ("two", "void"):
        scope.arrays.append(Array("y", m.n))
    if entry == "scalars":
        scope.reals += ["p", "q"]
        scope.mutable += ["p", "q"]
    _finish_function(m, SIGNATURES[entry], scope, most)
    outputs = {"inout": m.n, "two": m.n, "void": m.n}.get(entry, 0)
    inputs = {"inout": 0, "scalars": 2 + m.n}.get(entry, m.n)
    # all different, so that no minimum is a tie
    values = tuple(n / 1000 for n in m.random.sample(range(-1500, 1501), inputs + outputs))
    forward = not m.table or m.chance(0.35)
    seeds = (0.0,) * inputs + tuple(m.pick((1.0, 0.5, -0.75)) for _ in range(outputs))
    return Program(tuple(m.items), entry, m.n, values, seeds, m.floats, m.cxx, forward)


def _finish_function(m: Maker, signature: str, scope: Scope, most: int) -> None:
    if scope.returns == "double":
        scope.mutable.append("sum")
        scope.reals.append("sum")
    body = list(block(m, scope, most))
    frees = [s for s in body if s.template.startswith("free")]
    kept = [s for s in body if not s.template.startswith("free")]
    if scope.returns == "double":
        kept.insert(0, Stmt("double sum = 0.0;"))
        for array in [a for a in scope.arrays if a.writable][-3:]:
            term = f"{m.number()} * {array.name}[k]"
            kept.append(Stmt(f"for (int k = 0; k < {array.size}; k++) sum += {term};"))
        kept += [Stmt("sum += $0;", (real(m, scope, 2),)), *frees, Stmt("return sum;")]
    else:
        kept += frees
    m.items.append(Stmt(signature + " @0", (), (tuple(kept),)))


def _make_helper(m: Maker, kind: HelperKind) -> None:
    name = m.name("F_h")
    linkage = m.pick(("static ", "static inline ", "__attribute__((noinline)) static ", "static "))
    if kind in ("scalar", "reader") and m.chance(0.3):
        m.items.append(_recursive(m, kind, name))
    else:
        _HELPER_MAKERS[kind](m, linkage, name)
    m.helpers.append(Helper(name, kind))


def _array_scope(m: Maker) -> Scope:
    scope = Scope(HELPER_N)
    scope.ints.append(Int("n", HELPER_N, HELPER_N))
    return scope


def _filling_scope(m: Maker) -> Scope:
    """In a loop over i that fills an array and reads another."""
    scope = _array_scope(m)
    scope.ints.append(Int("i", 0, HELPER_N - 1))
    scope.arrays.append(Array("b", HELPER_N, writable=False))
    return scope


def _scalar(m: Maker, linkage: str, name: str) -> None:
    scope = Scope(2, reals=["p", "q"], mutable=["p", "q"])
    scope.ints.append(Int("n", 2, 2))
    m.budget = min(m.budget, 4)
    head = f"{linkage}double {name}_n(double p, double q, int n)"
    _finish_function(m, head, scope, 3)
    m.items.append(
        Stmt(f"{linkage}double {name}(double p, double q) {{ return {name}_n(p, q, 2); }}")
    )


def _reader(m: Maker, linkage: str, name: str) -> None:
    """Called with any length from two on."""
    scope = Scope(2)
    scope.arrays.append(Array("b", 2, writable=False))
    i, total = m.name("i"), m.name("t")
    inner = scope.inner(loop=True)
    inner.reals.append(total)
    inner.arrays = [Array(f"(b + {i})", 1, writable=False), *inner.arrays]
    m.items.append(
        Stmt(
            f"{linkage}double {name}(const double *b, int n) {{\n    double {total} = 0.0;\n"
            f"    for (int {i} = 0; {i} < n; {i}++) {total} += 0.5 * tanh($0 * b[{i}]);\n"
            f"    return {total};\n}}",
            (real(m, inner, 2),),
        )
    )


def _updater(m: Maker, linkage: str, name: str) -> None:
    scope = _array_scope(m)
    scope.returns = "void"
    scope.reals, scope.mutable = ["p"], ["p"]
    begin: tuple[Stmt, ...] = ()
    if m.chance(0.5):
        linkage, begin = _APART, _through_view(m, scope)
    else:
        scope.arrays += [Array("b", HELPER_N), Array("c", HELPER_N, writable=False)]
    head = f"{linkage}void {name}(double *b, const double *c, int n, double p)"
    _finish_function(m, head, scope, 3)
    m.items[-1] = Stmt(m.items[-1].template, (), ((*begin, *m.items[-1].blocks[0]),))


def _through_view(m: Maker, scope: Scope) -> tuple[Stmt, ...]:
    """The arrays b and c, only to be reached by addresses that callees put somewhere."""
    setter, copier, holder = (m.name("F_h") for _ in range(3))
    _setter(m, "", setter)
    begin = [Stmt("struct F_view bc;"), Stmt(f"{setter}(&bc, c, b, n);")]
    view = "bc."
    if m.chance(0.3):
        _copier(m, "", copier)
        begin += [Stmt("struct F_view again;"), Stmt(f"{copier}(&again, &bc);")]
        view = "again."
    if m.chance(0.3):
        _holder(m, "", holder)
        begin += [Stmt("struct F_holder held;"), Stmt(f"{holder}(&held, &{view[:-1]});")]
        scope.frees.append(f"free_{holder}(&held)")
        view = "held.view->"
    scope.arrays += [
        Array(f"{view}out", HELPER_N),
        Array(f"{view}data", HELPER_N, writable=False),
    ]
    return tuple(begin)


def _outputs(m: Maker, linkage: str, name: str) -> None:
    scope = Scope(2, "void", reals=["p", "*u", "*w"], mutable=["p", "*u", "*w"])
    scope.ints.append(Int("n", 2, 2))
    m.budget = min(m.budget, 4)
    m.items.append(Stmt(f"static const int {name}_n = 2;"))
    head = f"{linkage}void {name}(double p, double *u, double *w)"
    _finish_function(m, head, scope, 3)
    m.items[-1] = Stmt(
        m.items[-1].template,
        (),
        ((Stmt(f"const int n = {name}_n;"), Stmt("(void)n;"), *m.items[-1].blocks[0]),),
    )


def _by_value(m: Maker, linkage: str, name: str) -> None:
    scope = Scope(HELPER_N, "struct", reals=["p"], mutable=["p"], structs=["v."])
    m.budget = min(m.budget, 4)
    scope.arrays.append(Array("v.c", 3))
    made = [Stmt("const int n = v.k > 3 ? 3 : v.k;"), Stmt("(void)n;"), *block(m, scope, 3)]
    made.append(Stmt("return v;"))
    head = f"{linkage}struct F_struct {name}(struct F_struct v, double p)"
    m.items.append(Stmt(head + " @0", (), (tuple(made),)))


def _by_pointer(m: Maker, linkage: str, name: str) -> None:
    scope = _array_scope(m)
    scope.returns, scope.structs = "void", ["v->"]
    scope.arrays += [Array("v->c", 3), Array("b", HELPER_N, writable=False)]
    head = f"{linkage}void {name}(struct F_struct *v, const double *b, int n)"
    _finish_function(m, head, scope, 3)


def _chooser(m: Maker, linkage: str, name: str) -> None:
    text = "{ return k ? first : second; }"
    m.items.append(Stmt(f"{linkage}double *{name}(double *first, double *second, int k) {text}"))


def _maker(m: Maker, linkage: str, name: str) -> None:
    scope = _filling_scope(m)
    m.items.append(
        Stmt(
            f"{linkage}double *{name}(const double *b, int n) {{\n"
            "    double *made = malloc(n * sizeof(double));\n"
            "    for (int i = 0; i < n; i++) made[i] = $0;\n    return made;\n}",
            (real(m, scope, 2),),
        )
    )


def _view(m: Maker, linkage: str, name: str) -> None:
    """Reaches its arrays, some of them constant, through a struct."""
    scope = _array_scope(m)
    scope.returns = "void"
    scope.arrays += [Array("w->out", HELPER_N), Array("w->data", HELPER_N, writable=False)]
    _finish_function(m, f"{linkage}void {name}_n(struct F_view *w, int n)", scope, 3)
    m.items.append(Stmt(f"{linkage}void {name}(struct F_view *w) {{ {name}_n(w, w->n); }}"))


def _view_maker(m: Maker, linkage: str, name: str) -> None:
    scope = _filling_scope(m)
    m.items.append(
        Stmt(
            f"{linkage}struct F_view *{name}(const double *b, int n) {{\n"
            "    struct F_view *made = malloc(sizeof *made);\n"
            "    made->data = b;\n    made->out = malloc(n * sizeof(double));\n    made->n = n;\n"
            "    for (int i = 0; i < n; i++) made->out[i] = $0;\n    return made;\n}",
            (m.pick((real(m, scope, 2), Expr(m.number()))),),
        )
    )


_APART = "__attribute__((noinline)) static "


def _setter(m: Maker, linkage: str, name: str) -> None:
    """Puts addresses into an object of its caller."""
    body = m.pick(
        (
            "w->data = data; w->out = out; w->n = n;",
            "*w = (struct F_view){data, out, n};",
            "struct F_view v = {data, out, n}; memcpy(w, &v, sizeof v);",
            "w->n = n; w->data = n > 99 ? out : data; w->out = out;",
        )
    )
    head = f"{_APART}void {name}(struct F_view *w, const double *data, double *out, int n)"
    m.items.append(Stmt(f"{head} {{ {body} }}"))


def _copier(m: Maker, linkage: str, name: str) -> None:
    body = m.pick(
        (
            "*to = *from;",
            "memcpy(to, from, sizeof *to);",
            "to->out = from->out; to->data = from->data; to->n = from->n;",
        )
    )
    head = f"{_APART}void {name}(struct F_view *to, const struct F_view *from)"
    m.items.append(Stmt(f"{head} {{ {body} }}"))


def _holder(m: Maker, linkage: str, name: str) -> None:
    """Objects that lead to objects: the caller's, a part of itself, or a block of the heap."""
    made = "struct F_view *made = malloc(sizeof *made); *made = *w; h->view = made;"
    body = m.pick(("h->view = w;", "h->own = *w; h->view = &h->own;", made))
    release = "free(h->view);" if body == made else "(void)h;"
    head = f"{_APART}void {name}(struct F_holder *h, struct F_view *w)"
    m.items.append(Stmt(f"{head} {{ h->k = 1; {body} }}"))
    m.items.append(Stmt(f"{_APART}void free_{name}(struct F_holder *h) {{ {release} }}"))


def _recursive(m: Maker, kind: HelperKind, name: str) -> Stmt:
    """Recursion over an array, or to a bounded depth."""
    if kind == "reader":
        scope = Scope(2, reals=["b[0]"], arrays=[Array("b", 1, writable=False)])
        after = m.pick((f"{name}(b + 1, n - 1)", f"sin({name}(b, n - 1))"))
        return Stmt(
            f"static double {name}(const double *b, int n) {{\n"
            f"    if (n <= 1) return $0;\n    return $1 * {after} + 0.5 * b[n - 1];\n}}",
            (real(m, scope, 2), real(m, scope, 1)),
        )
    scope = Scope(2, reals=["p", "q"])
    return Stmt(
        f"static double {name}_k(double p, double q, int k) {{\n"
        f"    if (k <= 0) return $0;\n"
        f"    const double t = {name}_k(sin($1), q, k - 1);\n"
        f"    return k % 2 ? t * $2 : t + 0.3 * $3;\n}}\n"
        f"static double {name}(double p, double q) {{ return {name}_k(p, q, 4); }}",
        (real(m, scope, 2), real(m, scope, 1), real(m, scope, 1), real(m, scope, 1)),
    )


_HELPERS: tuple[tuple[int, HelperKind], ...] = (
    (4, "scalar"),
    (3, "reader"),
    (5, "updater"),
    (3, "outputs"),
    (2, "by_value"),
    (3, "by_pointer"),
    (1, "chooser"),
    (1, "maker"),
    (3, "view"),
    (1, "view_maker"),
    (3, "setter"),
    (1, "copier"),
    (1, "holder"),
)
_HELPER_MAKERS: dict[HelperKind, Callable[[Maker, str, str], None]] = {
    "scalar": _scalar,
    "reader": _reader,
    "updater": _updater,
    "outputs": _outputs,
    "by_value": _by_value,
    "by_pointer": _by_pointer,
    "chooser": _chooser,
    "maker": _maker,
    "view": _view,
    "view_maker": _view_maker,
    "setter": _setter,
    "copier": _copier,
    "holder": _holder,
}
