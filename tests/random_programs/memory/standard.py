"""Containers and other things of the C++ library, and exceptions."""

from __future__ import annotations

from tests.random_programs.expressions import condition, index, real
from tests.random_programs.maker import Array, Int, Maker, Record, Scope
from tests.random_programs.memory.records import fill, some_record
from tests.random_programs.tree import Stmt


def _counted(m: Maker, scope: Scope) -> tuple[str, Scope]:
    i = m.name("i")
    inner = scope.inner(loop=True)
    inner.ints.append(Int(i, 0, scope.n - 1))
    return i, inner


def vector(m: Maker, scope: Scope) -> list[Stmt]:
    v = m.name("v")
    i, inner = _counted(m, scope)
    start = m.pick((f"std::vector<double> {v};", f"std::vector<double> {v}; {v}.reserve(3);"))
    change = m.pick(
        (
            "",
            f"{v}.insert({v}.begin() + $0, $1);",
            f"{v}.push_back($1); {v}.erase({v}.begin() + $0);",
            f"{v}.resize(2 * n, $1);",
            f"std::reverse({v}.begin(), {v}.end());",
            f"std::rotate({v}.begin(), {v}.begin() + $0, {v}.end());",
            f"{{ std::vector<double> s({v}); std::swap(s, {v}); {v}[0] += s[n - 1]; }}",
            f"{{ std::vector<double> s = std::move({v}); {v} = s; }}",
            f"{v}.assign(n + 2, $1);",
        )
    )
    scope.arrays.append(Array(v, scope.n))
    scope.coming += [f"{v}.back()", f"std::accumulate({v}.begin(), {v}.end(), double(0))"]
    push = m.pick(("push_back", "emplace_back"))
    return [
        Stmt(start),
        Stmt(f"for (int {i} = 0; {i} < n; {i}++) {v}.{push}($0);", (real(m, inner, 2),)),
        Stmt(change, (index(m, scope, scope.n), real(m, scope, 1))),
    ]


def _filled(m: Maker, inner: Scope, record: Record, last: str) -> tuple[Stmt, ...]:
    r = m.name("r")
    return (
        Stmt(f"{record.name} {r};"),
        *fill(m, inner, record, r),
        Stmt(last.replace("RECORD", r)),
    )


def records(m: Maker, scope: Scope) -> list[Stmt] | None:
    """A sequence of records, sorted, shortened, moved."""
    if scope.loops > 1:
        return None
    record, v, t = some_record(m), m.name("v"), m.name("t")
    kind = m.pick(("std::vector", "std::vector", "std::deque", "std::list"))
    i, inner = _counted(m, scope)
    key, path = m.pick(record.ints), m.pick(record.reals)
    compare = f"[](const {record.name} &a, const {record.name} &b) {{ return a.{key} < b.{key}; }}"
    ways = [
        "",
        f"{{ {kind}<{record.name}> s({v}); std::swap(s, {v}); }}",
        f"{v}.erase({v}.begin());",
        f"{v}.insert({v}.begin(), {record.name}({v}.back()));",
        f"std::reverse({v}.begin(), {v}.end());",
    ]
    if kind == "std::list":
        ways += [f"{v}.sort({compare});", f"{v}.splice({v}.begin(), {v}, std::prev({v}.end()));"]
    else:
        ways += [
            f"std::sort({v}.begin(), {v}.end(), {compare});",
            f"std::stable_sort({v}.begin(), {v}.end(), {compare});",
            f"std::swap({v}[0], {v}[1]);",
            f"{v}.erase(std::remove_if({v}.begin(), {v}.end(), [](const {record.name} &r) {{ return r.{key} == 1; }}), {v}.end());",
        ]
    scope.coming.append(t)
    return [
        Stmt(f"{kind}<{record.name}> {v};"),
        Stmt(
            f"for (int {i} = 0; {i} < n; {i}++) @0",
            (),
            (_filled(m, inner, record, f"{v}.push_back(RECORD);"),),
        ),
        Stmt(m.pick(ways)),
        Stmt(
            f"double {t} = 0;\nfor (const auto &r : {v}) {t} = 0.7 * {t} + r.{path} * (1 + r.{key} % 3);"
        ),
    ]


def table(m: Maker, scope: Scope) -> list[Stmt] | None:
    """A map from integers to numbers or records."""
    if scope.loops > 1:
        return None
    c, t = m.name("m"), m.name("t")
    i, inner = _counted(m, scope)
    kind = m.pick(("std::map", "std::map", "std::unordered_map"))
    scope.coming.append(t)
    key = f"({i} * 7 + 2) % 5"
    gone = f"{c}.erase(1);"
    if m.chance(0.5):
        record = some_record(m)
        path = m.pick(record.reals)
        return [
            Stmt(f"{kind}<int, {record.name}> {c};"),
            Stmt(
                f"for (int {i} = 0; {i} < n; {i}++) @0",
                (),
                (_filled(m, inner, record, f"{c}[{key}] = RECORD;"),),
            ),
            Stmt(m.pick(("", gone))),
            Stmt(
                f"double {t} = 0;\nfor (const auto &e : {c}) {t} += e.second.{path} * (1 + e.first);"
            ),
        ]
    put = m.pick((f"{c}[{key}] += $0;", f"{c}.emplace({key}, $0);", f"{c}.insert({{{key}, $0}});"))
    return [
        Stmt(f"{kind}<{m.pick(('int', 'long'))}, double> {c};"),
        Stmt(f"for (int {i} = 0; {i} < n; {i}++) {put}", (real(m, inner, 2),)),
        Stmt(m.pick(("", gone))),
        Stmt(f"double {t} = 0;\nfor (const auto &e : {c}) {t} += e.second * (1 + e.first);"),
    ]


def optional(m: Maker, scope: Scope) -> list[Stmt]:
    o, t = m.name("o"), m.name("t")
    scope.coming.append(t)
    move = m.pick(("", f"{{ std::optional<double> s = {o}; {o}.reset(); {o} = s; }}"))
    return [
        Stmt(
            f"std::optional<double> {o};\nif ($0) {o} = $1;",
            (condition(m, scope), real(m, scope, 2)),
        ),
        Stmt(move),
        Stmt(f"double {t} = {o}.value_or(0.5);"),
    ]


def variant(m: Maker, scope: Scope) -> list[Stmt]:
    """A value that is a number, an integer, or a record."""
    v, t = m.name("v"), m.name("t")
    scope.coming.append(t)
    kind = "std::variant<double, int, std::array<double, 2>>"
    parts = (condition(m, scope), real(m, scope, 2), index(m, scope, 5), real(m, scope, 1))
    visit = m.pick(
        (
            f"double {t} = {v}.index() == 0 ? std::get<0>({v}) : {v}.index() == 1 ? std::get<1>({v}) : std::get<2>({v})[1];",
            f"double {t} = 0;\nif (auto *d = std::get_if<double>(&{v})) {t} = *d;\nelse if (auto *k = std::get_if<int>(&{v})) {t} = *k;",
            f"double {t} = std::visit([](const auto &e) -> double {{ if constexpr (std::is_arithmetic_v<std::decay_t<decltype(e)>> || sizeof(e) == sizeof(double)) return e; else return e[0] * e[1]; }}, {v});",
        )
    )
    return [
        Stmt(
            f"{kind} {v};\nif ($0) {v} = $1;\nelse if (n % 2) {v} = (int)($2);\nelse {v} = std::array<double, 2>{{$1, $3}};",
            parts,
        ),
        Stmt(m.pick(("", f"{{ {kind} s = {v}; {v} = 3; {v} = s; }}"))),
        Stmt(visit),
    ]


def pairs(m: Maker, scope: Scope) -> list[Stmt] | None:
    """Pairs and tuples of integers and numbers in a vector, sorted by the integers."""
    if scope.loops > 1:
        return None
    v, t = m.name("v"), m.name("t")
    i, inner = _counted(m, scope)
    scope.coming.append(t)
    kind, first, second = m.pick(
        (
            ("std::pair<int, double>", "e.first", "e.second"),
            ("std::tuple<double, char, int>", "std::get<2>(e)", "std::get<0>(e)"),
            (
                "std::tuple<short, double, double>",
                "std::get<0>(e)",
                "(std::get<1>(e) * std::get<2>(e))",
            ),
        )
    )
    value = {"p": "{KEY, $0}", "c": "{$0, 'a', KEY}", "s": "{(short)(KEY), $0, $1}"}[
        kind.split("<")[1][0].replace("i", "p").replace("d", "c")
    ]
    value = value.replace("KEY", f"({i} * 5 + 1) % 7")
    by = f"[](const {kind} &a, const {kind} &b) {{ auto k = [](const {kind} &e) {{ return {first}; }}; return k(a) < k(b); }}"
    return [
        Stmt(f"std::vector<{kind}> {v};"),
        Stmt(
            f"for (int {i} = 0; {i} < n; {i}++) {v}.push_back({kind}{value});",
            (real(m, inner, 2), real(m, inner, 1)),
        ),
        Stmt(m.pick(("", f"std::sort({v}.begin(), {v}.end(), {by});"))),
        Stmt(
            f"double {t} = 0;\nfor (const auto &e : {v}) {t} = 0.6 * {t} + {second} * (1 + {first});"
        ),
    ]


def function(m: Maker, scope: Scope) -> list[Stmt]:
    """Functions that were put into objects, with what they caught."""
    f, t = m.name("f"), m.name("t")
    c = m.name("c")
    scope.coming.append(t)
    caught = m.pick(
        (
            f"[{c}](double d) {{ return sin(d) * {c}; }}",
            f"[&](double d) {{ return d * d + {c}; }}",
            f"[{c}, n](double d) {{ return n > 3 ? {c} * d : d; }}",
        )
    )
    return [
        Stmt(
            f"double {c} = $0;\nstd::function<double(double)> {f} = {caught};", (real(m, scope, 1),)
        ),
        Stmt(f"if ($0) {f} = [](double d) {{ return cos(d); }};", (condition(m, scope),)),
        Stmt(f"double {t} = {f}($0);", (real(m, scope, 1),)),
    ]


def objects(m: Maker, scope: Scope) -> list[Stmt] | None:
    """A vector of objects with virtual functions, held by unique or shared pointers."""
    if scope.loops > 1:
        return None
    if "base" not in m.made:
        base, one, other = m.name("F_V"), m.name("F_V"), m.name("F_V")
        inner = Scope(2, reals=["p", "a"])
        m.items.append(
            Stmt(
                f"struct {base} {{ virtual double at(double p) const = 0; virtual ~{base}() = default; }};"
            )
        )
        m.items.append(
            Stmt(
                f"struct {one} : {base} {{ double a; explicit {one}(double v) : a(v) {{}} double at(double p) const override {{ return $0; }} }};",
                (real(m, inner, 2),),
            )
        )
        m.items.append(
            Stmt(
                f"struct {other} : {base} {{ int k; double a; {other}(int i, double v) : k(i), a(v) {{}} double at(double p) const override {{ return k * $0; }} }};",
                (real(m, inner, 2),),
            )
        )
        m.made["base"] = f"{base} {one} {other}"
    base, one, other = m.made["base"].split()
    v, t = m.name("v"), m.name("t")
    i, inner = _counted(m, scope)
    pointer = m.pick(("unique", "unique", "shared"))
    scope.coming.append(t)
    text = f"if ({i} % 2) {v}.push_back(std::make_{pointer}<{one}>($0)); else {v}.push_back(std::make_{pointer}<{other}>({i}, $1));"
    return [
        Stmt(f"std::vector<std::{pointer}_ptr<{base}>> {v};"),
        Stmt(
            f"for (int {i} = 0; {i} < n; {i}++) {{ {text} }}",
            (real(m, inner, 1), real(m, inner, 2)),
        ),
        Stmt(m.pick(("", f"std::swap({v}[0], {v}[1]);"))),
        Stmt(
            f"double {t} = $0;\nfor (const auto &e : {v}) {t} = sin({t}) + e->at({t});",
            (real(m, scope, 1),),
        ),
    ]


def caught(m: Maker, scope: Scope) -> list[Stmt] | None:
    """An exception with an integer, thrown by a function, perhaps past a container."""
    name, t = m.name("F_k"), m.name("t")
    inner = Scope(2, reals=["p", "q"])
    made = m.pick(("", "std::vector<double> v(3, p); q += v[1];"))
    m.items.append(
        Stmt(
            f"{m.pick(('static', '__attribute__((noinline)) static'))} double {name}(double p, double q, int k) {{\n    {made}\n    if ($0) throw k;\n    return $1;\n}}",
            (condition(m, inner), real(m, inner, 2)),
        )
    )
    scope.coming.append(t)
    before = m.pick((f"{t} = $0;", ""))
    return [
        Stmt(f"double {t} = $1;", (real(m, scope, 1), real(m, scope, 1))),
        Stmt(
            f"try {{ {before} {t} = {name}({t}, $0, 2); }} catch (int k) {{ {t} = 0.3 * k * $1; }}",
            (real(m, scope, 1), real(m, scope, 1)),
        ),
    ]


def bytes_in_vector(m: Maker, scope: Scope) -> list[Stmt]:
    """Numbers behind one another in a vector of bytes or a string."""
    b, t, k = m.name("v"), m.name("t"), m.name("k")
    kind = m.pick(("std::vector<char>", "std::vector<unsigned char>", "std::string"))
    scope.coming.append(t)
    put = m.pick(
        (
            f"{b}.insert({b}.end(), (const char *)&d, (const char *)(&d + 1));",
            f"size_t at = {b}.size(); {b}.resize(at + sizeof d); memcpy(&{b}[at], &d, sizeof d);",
        )
    )
    return [
        Stmt(f"{kind} {b};"),
        *(Stmt(f"{{ double d = $0; {put} }}", (real(m, scope, 2),)) for _ in range(2)),
        Stmt(
            f"double {t} = 0;\nfor (size_t {k} = 0; {k} < {b}.size(); {k} += sizeof(double)) {{ double d; memcpy(&d, {b}.data() + {k}, sizeof d); {t} = 0.5 * {t} + d; }}"
        ),
    ]


def array(m: Maker, scope: Scope) -> list[Stmt]:
    a, b = m.name("a"), m.name("a")
    parts = tuple(real(m, scope, 1) for _ in range(3))
    scope.arrays += [Array(a, 3), Array(b, 3)]
    return [
        Stmt(f"std::array<double, 3> {a} = {{$0, $1, $2}};", parts),
        Stmt(
            f"auto {b} = {a};\n{m.pick((f'std::swap({a}[0], {b}[2]);', f'std::swap({a}, {b});', f'{b}.fill({a}[1]);'))}"
        ),
    ]


STATEMENTS = (
    (4, vector),
    (5, records),
    (4, table),
    (1, optional),
    (2, variant),
    (3, pairs),
    (2, function),
    (2, objects),
    (3, caught),
    (2, bytes_in_vector),
    (1, array),
)
