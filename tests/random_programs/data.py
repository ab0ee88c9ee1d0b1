"""Random use of memory: arrays, structs, pointers, copies, calls through pointers."""

from __future__ import annotations

from tests.random_programs.expressions import element, index, real
from tests.random_programs.maker import Array, Helper, Int, Maker, Scope
from tests.random_programs.tree import Stmt

HELPER_N = 3
"""What helpers with arrays get as their length: not known to the compiler, but to us."""


def _with_index(m: Maker, scope: Scope, name: str) -> Scope:
    inner = scope.inner(loop=True)
    inner.ints.append(Int(name, 0, scope.n - 1))
    return inner


def local_array(m: Maker, scope: Scope) -> list[Stmt]:
    a, i = m.name("a"), m.name("i")
    value = real(m, _with_index(m, scope, i), 2)
    size = m.pick(("8", "n"))
    kind = "float" if m.floats and m.chance(0.3) else "double"
    made = [
        Stmt(
            f"{kind} {a}[{size}];\nfor (int {i} = 0; {i} < {size}; {i}++) {a}[{i}] = $0;",
            (value if size == "n" else real(m, scope, 2),),
        )
    ]
    if kind == "double":
        scope.arrays.append(Array(a, 8 if size == "8" else scope.n))
    else:
        scope.mutable.append(f"{a}[1]")
        scope.reals.append(f"{a}[1]")
    return made


def heap_array(m: Maker, scope: Scope) -> list[Stmt]:
    a, i = m.name("m"), m.name("i")
    value = real(m, _with_index(m, scope, i), 2)
    allocate = m.pick(("malloc(n * sizeof(double))", "calloc(n, sizeof(double))"))
    made = [
        Stmt(
            f"double *{a} = (double *){allocate};\n"
            f"for (int {i} = 0; {i} < n; {i}++) {a}[{i}] = $0;",
            (value,),
        )
    ]
    scope.arrays.append(Array(a, scope.n))
    if m.chance(0.8):
        scope.frees.append(a)
    return made


def copy(m: Maker, scope: Scope) -> list[Stmt] | None:
    to = [a for a in scope.arrays if a.writable and a.size >= 2]
    if not to or len(scope.arrays) < 2:
        return None
    target = m.pick(to)
    source = m.pick([a for a in scope.arrays if a.size >= 2])
    size = m.random.randint(1, min(target.size, source.size))
    into = m.random.randrange(target.size - size + 1)
    # Overlapping memory may only be moved.
    function = "memmove" if target.name == source.name or m.chance(0.5) else "memcpy"
    if not (target.name[0] in "am" and source.name[0] in "axm"):
        function = "memmove"
    length = f"(n - {scope.n - size})" if m.chance(0.5) else str(size)
    text = f"{function}({target.name} + {into}, {source.name}, {length} * sizeof(double));"
    return [Stmt(text)]


def index_array(m: Maker, scope: Scope) -> list[Stmt]:
    name, i = m.name("idx"), m.name("i")
    factor, shift = m.random.randint(1, 4), m.random.randrange(3)
    text = (
        f"int {name}[8];\nfor (int {i} = 0; {i} < 8; {i}++) "
        f"{name}[{i}] = ({i} * {factor} + {shift}) % n;"
    )
    scope.index_arrays.append((name, 8, scope.n - 1))
    return [Stmt(text)]


def struct(m: Maker, scope: Scope) -> list[Stmt]:
    name = m.name("v")
    made = [
        Stmt(
            f"struct F_struct {name} = {{$0, n, $1, {{$2, 0.5, $0}}}};",
            tuple(real(m, scope, 2) for _ in range(3)),
        )
    ]
    if m.chance(0.4):
        pointer = m.name("w")
        made.append(Stmt(f"struct F_struct *{pointer} = &{name};"))
        scope.structs.append(f"{pointer}->")
    if m.chance(0.4) and len(scope.structs) > 1:
        made.append(Stmt(f"{name}.c[1] = {m.pick(scope.structs)}b * $0;", (real(m, scope, 1),)))
    scope.structs.append(f"{name}.")
    scope.arrays.append(Array(f"{name}.c", 3))
    return made


def rows(m: Maker, scope: Scope) -> list[Stmt] | None:
    """An array of pointers to arrays, and an assignment through it."""
    writable = [a for a in scope.arrays if a.writable and a.size >= 2]
    if not writable:
        return None
    name = m.name("rows")
    chosen = [m.pick(writable) for _ in range(3)]
    listed = ", ".join(f"{a.name} + {m.random.randrange(a.size - 1)}" for a in chosen)
    row = Array(f"{name}[$1]", 2)
    parts = (index(m, scope, 2), index(m, scope, 3), real(m, scope, 2))
    template = m.pick(
        (
            f"{row.name}[$0] = sin({row.name}[$0] * $2);",
            f"{row.name}[$0] += 0.3 * sin({name}[0][1] * $2);",
            f"{{ double **pp = &{name}[$1]; (*pp)[$0] *= cos($2); }}",
        )
    )
    scope.arrays += [Array(f"{name}[{k}]", 2) for k in range(3)]
    return [Stmt(f"double *{name}[3] = {{{listed}}};"), Stmt(template, parts)]


def walk(m: Maker, scope: Scope) -> list[Stmt] | None:
    """A loop whose variable is a pointer."""
    writable = [a for a in scope.arrays if a.writable and a.size >= scope.n]
    if not writable or scope.loops >= 3:
        return None
    p, a = m.name("p"), m.pick(writable).name
    body = m.pick((f"*{p} = sin(*{p} * $0);", f"*{p} += 0.2 * $0;", f"*{p} *= {a}[0];"))
    header = f"for (double *{p} = {a}; {p} != {a} + n; {p}++)"
    return [Stmt(f"{header} @0", (), ((Stmt(body, (real(m, scope, 1),)),),))]


def choose_pointer(m: Maker, scope: Scope) -> list[Stmt] | None:
    from tests.random_programs.expressions import condition

    writable = [a for a in scope.arrays if a.writable]
    if len(writable) < 2:
        return None
    first, second = m.pick(writable), m.pick(writable)
    p = m.name("p")
    choosers = [h for h in m.helpers if h.kind == "chooser"]
    if choosers and m.chance(0.5):
        text = f"double *{p} = {m.pick(choosers).name}({first.name}, {second.name}, $0);"
    else:
        text = f"double *{p} = $0 ? {first.name} : {second.name};"
    size = min(first.size, second.size)
    scope.arrays.append(Array(p, size))
    made = [Stmt(text, (condition(m, scope),))]
    at = element(m, scope, Array(p, size))
    made.append(Stmt("$0 = 0.5 * $2 + sin($1);", (at, real(m, scope, 2), at)))
    return made


def scratch(m: Maker, scope: Scope) -> list[Stmt]:
    """A global array, filled before it is used."""
    a, i = m.name("F_g"), m.name("i")
    m.items.append(Stmt(f"static double {a}[8];"))
    value = real(m, _with_index(m, scope, i), 2)
    scope.arrays.append(Array(a, scope.n))
    return [Stmt(f"for (int {i} = 0; {i} < n; {i}++) {a}[{i}] = $0;", (value,))]


def call_helper(m: Maker, scope: Scope) -> list[Stmt] | None:
    found = [h for h in m.helpers if h.kind not in ("scalar", "reader", "chooser")]
    if not found or scope.loops > 2:
        return None
    helper = m.pick(found)
    makers = {
        "updater": _call_updater,
        "outputs": _call_outputs,
        "by_value": _call_by_value,
        "by_pointer": _call_by_pointer,
        "maker": _call_maker,
        "view": _call_view,
        "view_maker": _call_view_maker,
        "setter": _call_setter,
        "copier": _call_copier,
        "holder": _call_holder,
    }
    return makers[helper.kind](m, scope, helper)


def length_text(scope: Scope) -> str:
    return "n" if scope.n == HELPER_N else f"n - {scope.n - HELPER_N}"


def _slice(m: Maker, scope: Scope, *, writable: bool) -> str | None:
    """A pointer to HELPER_N elements of an array in scope."""
    arrays = [a for a in scope.arrays if a.size >= HELPER_N and (a.writable or not writable)]
    if not arrays:
        return None
    array = m.pick(arrays)
    return f"{array.name} + {m.random.randrange(array.size - HELPER_N + 1)}"


def _call_updater(m: Maker, scope: Scope, helper: Helper) -> list[Stmt] | None:
    """Often both arguments are parts of the same array."""
    to, source = _slice(m, scope, writable=True), _slice(m, scope, writable=False)
    if to is None or source is None:
        return None
    if m.chance(0.3):
        source = to.split(" + ", maxsplit=1)[0]
    text = f"{helper.name}({to}, {source}, {length_text(scope)}, $0);"
    return [Stmt(text, (real(m, scope, 1),))]


def _call_outputs(m: Maker, scope: Scope, helper: Helper) -> list[Stmt] | None:
    plain = [name for name in scope.mutable if "[" not in name and not m.floats]
    targets = [f"&{name}" for name in plain]
    targets += [a.name for a in scope.arrays if a.writable]
    if len(targets) < 2:
        return None
    first, second = m.random.sample(targets, 2)
    return [Stmt(f"{helper.name}($0, {first}, {second});", (real(m, scope, 2),))]


def _call_by_value(m: Maker, scope: Scope, helper: Helper) -> list[Stmt] | None:
    values = [v for v in scope.structs if v.endswith(".")]
    if not values:
        return None
    target, source = m.pick(values)[:-1], m.pick(values)[:-1]
    return [Stmt(f"{target} = {helper.name}({source}, $0);", (real(m, scope, 2),))]


def _call_by_pointer(m: Maker, scope: Scope, helper: Helper) -> list[Stmt] | None:
    values = [v for v in scope.structs if v.endswith(".")]
    source = _slice(m, scope, writable=False)
    if not values or source is None:
        return None
    text = f"{helper.name}(&{m.pick(values)[:-1]}, {source}, {length_text(scope)});"
    return [Stmt(text)]


def _call_maker(m: Maker, scope: Scope, helper: Helper) -> list[Stmt] | None:
    source = _slice(m, scope, writable=False)
    if source is None:
        return None
    name = m.name("m")
    scope.arrays.append(Array(name, HELPER_N))
    scope.frees.append(name)
    return [Stmt(f"double *{name} = {helper.name}({source}, {length_text(scope)});")]


def _call_view(m: Maker, scope: Scope, helper: Helper) -> list[Stmt] | None:
    to, source = _slice(m, scope, writable=True), _slice(m, scope, writable=False)
    views = [a.name[: -len("out")] for a in scope.arrays if a.name.endswith("->out")]
    if views and m.chance(0.4):
        return [Stmt(f"{helper.name}({m.pick(views)[:-2]});")]
    if to is None or source is None:
        return None
    name = m.name("w")
    made = [
        Stmt(f"struct F_view {name} = {{{source}, {to}, {length_text(scope)}}};"),
        Stmt(f"{helper.name}(&{name});"),
    ]
    if m.chance(0.4):
        made += [Stmt(f"{name}.data = {to};"), Stmt(f"{helper.name}(&{name});")]
    if m.chance(0.4):
        scope.arrays.append(Array(f"{name}.out", HELPER_N))
        scope.arrays.append(Array(f"{name}.data", HELPER_N, writable=False))
    return made


def _call_view_maker(m: Maker, scope: Scope, helper: Helper) -> list[Stmt] | None:
    source = _slice(m, scope, writable=False)
    if source is None:
        return None
    name = m.name("w")
    scope.arrays.append(Array(f"{name}->out", HELPER_N))
    scope.arrays.append(Array(f"{name}->data", HELPER_N, writable=False))
    scope.frees += [name, f"{name}->out"]
    return [Stmt(f"struct F_view *{name} = {helper.name}({source}, {length_text(scope)});")]


def _call_setter(m: Maker, scope: Scope, helper: Helper) -> list[Stmt] | None:
    to, source = _slice(m, scope, writable=True), _slice(m, scope, writable=False)
    if to is None or source is None:
        return None
    name = m.name("w")
    scope.arrays.append(Array(f"{name}.out", HELPER_N))
    scope.arrays.append(Array(f"{name}.data", HELPER_N, writable=False))
    call = f"{helper.name}(&{name}, {source}, {to}, {length_text(scope)});"
    return [Stmt(f"struct F_view {name};"), Stmt(call)]


def _views(scope: Scope) -> list[str]:
    """The objects in scope that have a view's addresses."""
    return [a.name.removesuffix(".out") for a in scope.arrays if a.name.endswith(".out")]


def _call_copier(m: Maker, scope: Scope, helper: Helper) -> list[Stmt] | None:
    views = _views(scope)
    if not views:
        return None
    name = m.name("w")
    scope.arrays.append(Array(f"{name}.out", HELPER_N))
    scope.arrays.append(Array(f"{name}.data", HELPER_N, writable=False))
    return [
        Stmt(f"struct F_view {name};"),
        Stmt(f"{helper.name}(&{name}, &{m.pick(views)});"),
    ]


def _call_holder(m: Maker, scope: Scope, helper: Helper) -> list[Stmt] | None:
    views = _views(scope)
    if not views or scope.loops:
        return None
    name = m.name("h")
    scope.arrays.append(Array(f"{name}.view->out", HELPER_N))
    scope.arrays.append(Array(f"{name}.view->data", HELPER_N, writable=False))
    scope.frees.append(f"free_{helper.name}(&{name})")
    return [
        Stmt(f"struct F_holder {name};"),
        Stmt(f"{helper.name}(&{name}, &{m.pick(views)});"),
    ]
