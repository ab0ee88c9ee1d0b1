"""Random structs with members of every type, and what programs do with them as a whole."""

from __future__ import annotations

from tests.random_programs.expressions import condition, index, real
from tests.random_programs.maker import Array, Int, Maker, Record, Scope
from tests.random_programs.tree import Expr, Stmt

LINKAGE = ("static", "static inline", "__attribute__((noinline)) static")
ZERO = "memset(&$, 0, sizeof $);"


def helper(m: Maker, key: str, text: str) -> str:
    """The name of a function of the program that is written once; ``NAME`` stands for it.

    ``LINKAGE`` is one of three.
    """
    if key not in m.made:
        m.made[key] = m.name("F_u")
        text = text.replace("LINKAGE", m.pick(LINKAGE)).replace("NAME", m.made[key])
        m.items.append(Stmt(text))
    return m.made[key]


def make_record(m: Maker) -> Record:
    """A struct type with members in any order, one of them a number and one an integer."""
    name = m.name("F_r")
    kinds = [m.weighted(_MEMBERS) for _ in range(m.random.randint(0, 4))]
    kinds += [("double {};", "real"), (m.pick(("int {};", "long {};")), "int")]
    m.random.shuffle(kinds)
    record = Record(f"struct {name}")
    lines = []
    for text, kind in kinds:
        member = m.name("e")
        if kind == "record":
            if not m.records:
                continue
            inner = m.pick(m.records)
            lines.append(f"{inner.name} {member};")
            record.reals += [f"{member}.{path}" for path in inner.reals]
            record.ints += [f"{member}.{path}" for path in inner.ints]
            record.arrays += [Array(f"{member}.{a.name}", a.size) for a in inner.arrays]
            continue
        lines.append(text.format(member))
        if kind in {"real", "int"}:
            (record.reals if kind == "real" else record.ints).append(member)
        elif kind == "array":
            record.arrays.append(Array(member, 3))
        elif kind == "small" and m.floats:
            record.reals.append(member)
    m.items.append(Stmt(f"struct {name} {{ {' '.join(lines)} }};"))
    m.records.append(record)
    return record


_MEMBERS = (
    (6, ("double {};", "real")),
    (3, ("float {};", "small")),
    (4, ("int {};", "int")),
    (2, ("long {};", "int")),
    (2, ("short {};", "int")),
    (2, ("unsigned char {};", "int")),
    (1, ("char {}[3];", "other")),
    (1, ("char {}[16];", "other")),
    (3, ("double {}[3];", "array")),
    (2, ("", "record")),
    (1, ("void *{};", "other")),
)


def some_record(m: Maker) -> Record:
    if not m.records or (len(m.records) < 3 and m.chance(0.3)):
        return make_record(m)
    return m.pick(m.records)


def fill(m: Maker, scope: Scope, record: Record, at: str) -> list[Stmt]:
    """Statements that set all members that are read afterwards."""
    made = [Stmt(ZERO.replace("$", at))]
    made += [Stmt(f"{at}.{path} = $0;", (real(m, scope, 2),)) for path in record.reals]
    made += [Stmt(f"{at}.{path} = $0;", (small_int(m, scope),)) for path in record.ints]
    made += [
        Stmt(f"{at}.{a.name}[{m.random.randrange(a.size)}] = $0;", (real(m, scope, 1),))
        for a in record.arrays
    ]
    return made


def small_int(m: Maker, scope: Scope) -> Expr:
    """An integer that is not negative, and below 100."""
    names = [f"({v.name})" for v in scope.ints if v.low >= 0]
    names += [f"({c} % 7)" for c in scope.counters]
    return Expr(m.pick([str(m.random.randrange(6)), *names]), (), "index")


def offer(scope: Scope, record: Record, at: str, m: Maker) -> None:
    """Let later statements use the members of the record at ``at``."""
    reals = [f"{at}.{path}" for path in record.reals]
    scope.coming += reals
    if not m.floats:
        scope.mutable += reals[:2]
    scope.counters += [f"{at}.{path}" for path in record.ints[:1]]
    scope.arrays += [Array(f"{at}.{a.name}", a.size) for a in record.arrays]
    scope.records.append((record, at))


def declare_record(m: Maker, scope: Scope) -> list[Stmt]:
    record, name = some_record(m), m.name("r")
    made = [Stmt(f"{record.name} {name};"), *fill(m, scope, record, name)]
    offer(scope, record, name, m)
    return made


def record_array(m: Maker, scope: Scope) -> list[Stmt]:
    """An array on the stack or the heap, filled in a loop."""
    record, name, i = some_record(m), m.name("b"), m.name("i")
    declared = f"{record.name} {name}[6];"
    if m.chance(0.5):
        call = m.pick((f"malloc(n * sizeof({record.name}))", f"calloc(n, sizeof({record.name}))"))
        declared = f"{record.name} *{name} = ({record.name} *){call};"
        scope.frees.append(name)
    inner = scope.inner(loop=True)
    inner.ints.append(Int(i, 0, scope.n - 1))
    body = tuple(fill(m, inner, record, f"{name}[{i}]"))
    made = [Stmt(declared), Stmt(f"for (int {i} = 0; {i} < n; {i}++) @0", (), (body,))]
    scope.record_arrays.append((record, name))
    return made + _use_array(m, scope, record, name)


def _use_array(m: Maker, scope: Scope, record: Record, name: str) -> list[Stmt]:
    offer(scope, record, f"{name}[{m.random.randrange(scope.n)}]", m)
    total, i = m.name("t"), m.name("i")
    if not m.chance(0.6):
        return []
    scope.coming.append(total)
    path, key = m.pick(record.reals), m.pick(record.ints)
    term = m.pick(("{p}", "{p} * {k}", "({k} % 2 ? {p} : sin({p}))")).format(
        p=f"{name}[{i}].{path}", k=f"{name}[{i}].{key}"
    )
    loop = f"for (int {i} = 0; {i} < n; {i}++) {total} += {term};"
    # At the end of the block, after what happens to the array in between.
    scope.late.append(Stmt(loop))
    return [Stmt(f"double {total} = 0;")]


def assign_record(m: Maker, scope: Scope) -> list[Stmt] | None:
    """Move a whole record from one place to another, in one of the ways that C has."""
    found = _two_places(m, scope)
    if found is None:
        return None
    record, to, source = found
    size = f"sizeof({record.name})"
    ways = [
        f"{to} = {source};",
        f"{{ {record.name} s = {source}; {to} = s; }}",
        f"memmove(&{to}, &{source}, {size});",
        f"{_swap(m)}(&{to}, &{source}, {size});",
        f"{{ {record.name} s = {to}; {to} = {source}; {source} = s; }}",
        f"{byte_copy(m)}(&{to}, &{source}, {size});",
        f"{to} = {_by_value(m, record)}({source}, $1);",
        f"{{ {record.name} *p = $0 ? &{to} : &{source}; *p = {to}; }}",
        f"{{ {record.name} s[2] = {{{to}, {source}}}; {to} = s[$2]; }}",
    ]
    parts = (condition(m, scope), real(m, scope, 1), index(m, scope, 2))
    return [Stmt(m.pick(ways), parts)]


def _two_places(m: Maker, scope: Scope) -> tuple[Record, str, str] | None:
    places: dict[str, list[str]] = {}
    by_name = {r.name: r for r in m.records}
    for record, at in scope.records:
        places.setdefault(record.name, []).append(at)
    for record, name in scope.record_arrays:
        at = index(m, scope, scope.n).text
        places.setdefault(record.name, []).append(f"{name}[{at}]")
    several = [name for name, found in places.items() if len(found) > 1]
    if not several:
        return None
    name = m.pick(several)
    to, source = m.random.sample(places[name], 2)
    return by_name[name], to, source


def _swap(m: Maker) -> str:
    """A function that swaps any two objects."""
    by_bytes = (
        "LINKAGE void NAME(void *a, void *b, size_t n) {\n"
        "    char *p = (char *)a, *q = (char *)b;\n"
        "    for (size_t i = 0; i < n; i++) { char c = p[i]; p[i] = q[i]; q[i] = c; }\n}"
    )
    by_blocks = (
        "LINKAGE void NAME(void *a, void *b, size_t n) {\n    char c[512];\n"
        "    memcpy(c, a, n); memmove(a, b, n); memcpy(b, c, n);\n}"
    )
    return helper(m, "swap", m.pick((by_bytes, by_blocks, by_blocks)))


def byte_copy(m: Maker) -> str:
    """A function that copies any object, byte by byte or as words with a rest."""
    by_bytes = (
        "LINKAGE void NAME(void *a, const void *b, size_t n) {\n"
        "    char *p = (char *)a; const char *q = (const char *)b;\n"
        "    while (n--) *p++ = *q++;\n}"
    )
    by_words = (
        "LINKAGE void NAME(void *a, const void *b, size_t n) {\n"
        "    aword *p = (aword *)a; const aword *q = (const aword *)b;\n"
        "    for (; n >= sizeof(word); n -= sizeof(word)) *p++ = *q++;\n"
        "    memmove(p, q, n);\n}"
    )
    return helper(m, "copy", m.pick((by_bytes, by_words)))


def _by_value(m: Maker, record: Record) -> str:
    """A function that takes and returns a record."""
    path = m.pick(record.reals)
    text = (
        f"LINKAGE {record.name} NAME({record.name} r, double d) {{\n"
        f"    r.{path} = sin(r.{path} + d);\n    r.{record.ints[0]} = 2;\n    return r;\n}}"
    )
    return helper(m, f"value {record.name}", text)


def sort_records(m: Maker, scope: Scope) -> list[Stmt] | None:
    """Order an array by an integer member: with qsort, by insertion, or turned around."""
    if not scope.record_arrays:
        return None
    record, name = m.pick(scope.record_arrays)
    key, size = m.pick(record.ints), f"sizeof({record.name})"
    compare = helper(
        m,
        f"compare {record.name} {key}",
        "static int NAME(const void *a, const void *b) {\n"
        f"    const {record.name} *p = (const {record.name} *)a, *q = (const {record.name} *)b;\n"
        f"    return p->{key} < q->{key} ? -1 : p->{key} > q->{key};\n}}",
    )
    ways = (
        f"qsort({name}, n, {size}, {compare});",
        f"for (int i = 1; i < n; i++) {{\n    {record.name} s = {name}[i];\n    int j = i;\n"
        f"    while (j > 0 && {name}[j - 1].{key} > s.{key}) {{ {name}[j] = {name}[j - 1]; j--; }}\n"
        f"    {name}[j] = s;\n}}",
        f"for (int i = 0; i < n / 2; i++) {_swap(m)}(&{name}[i], &{name}[n - 1 - i], {size});",
        f"for (int i = 0; i + 1 < n; i++)\n    if ({compare}(&{name}[i], &{name}[i + 1]) < 0)\n"
        f"        {_swap(m)}({name} + i, {name} + i + 1, {size});",
    )
    return [Stmt(m.pick(ways))]
