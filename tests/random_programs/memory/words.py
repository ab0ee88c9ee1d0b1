"""Numbers that travel in integers: whole, in halves, in bytes, two in one, with their sign turned."""

from __future__ import annotations

from tests.random_programs.expressions import condition, index, real
from tests.random_programs.maker import Array, Int, Maker, Scope
from tests.random_programs.memory.records import helper
from tests.random_programs.tree import Stmt


def bits_of(m: Maker) -> str:
    ways = (
        "LINKAGE word NAME(double d) { word w; memcpy(&w, &d, sizeof w); return w; }",
        "LINKAGE word NAME(double d) { union { double d; word w; } u; u.d = d; return u.w; }",
        "LINKAGE word NAME(double d) { return *(aword *)&d; }",
    )
    return helper(m, "bits", m.pick(ways))


def real_of(m: Maker) -> str:
    ways = (
        "LINKAGE double NAME(word w) { double d; memcpy(&d, &w, sizeof d); return d; }",
        "LINKAGE double NAME(word w) { union { double d; word w; } u; u.w = w; return u.d; }",
        "LINKAGE double NAME(word w) { double d; *(aword *)&d = w; return d; }",
    )
    return helper(m, "real", m.pick(ways))


def word(m: Maker, scope: Scope) -> list[Stmt]:
    """A number in an integer, with something done to the integer."""
    w, t = m.name("w"), m.name("t")
    made = [Stmt(f"word {w} = {bits_of(m)}($0);", (real(m, scope, 2),))]
    half = "(WORD_BITS / 2)"
    top = "((word)1 << (WORD_BITS - 1))"
    shift = f"({w} << {half}) | ({w} >> {half})"
    changes = (
        [f"{{ volatile word v = {w}; {w} = v; }}"],
        [f"{w} = {shift};", f"{w} = {shift};"],
        [f"{w} ^= {top};"],
        [f"{w} &= ~{top};"],
        [f"if ({w} & {top}) {w} ^= {top};"],
        [
            f"{{ word h = {w} >> {half}, l = {w} & (((word)1 << {half}) - 1); {w} = h << {half} | l; }}"
        ],
        [
            f"{{ unsigned char b[sizeof(word)]; for (size_t i = 0; i < sizeof b; i++) "
            f"b[i] = (unsigned char)({w} >> 8 * i); {w} = 0; "
            f"for (size_t i = 0; i < sizeof b; i++) {w} |= (word)b[i] << 8 * i; }}"
        ],
        [f"{w} = {_chooser(m)}({w}, {bits_of(m)}($0), {m.random.randrange(2)} + n % 2);"],
        [f"{{ word *p = (word *)malloc(sizeof *p); *p = {w}; {w} = p[0]; free(p); }}"],
        [f"{w} = $1 ? {w} : {bits_of(m)}($0);"],
    )
    parts = (real(m, scope, 1), condition(m, scope))
    for _ in range(m.random.randint(0, 2)):
        made += [Stmt(text, parts) for text in m.pick(changes)]
    made.append(Stmt(f"double {t} = {real_of(m)}({w});"))
    scope.coming.append(t)
    scope.words.append(w)
    return made


def _chooser(m: Maker) -> str:
    text = "LINKAGE word NAME(word a, word b, int k) { return k ? a : b; }"
    return helper(m, "choose", text)


def swap_words(m: Maker, scope: Scope) -> list[Stmt] | None:
    """Two words change places, perhaps, and are numbers again."""
    if len(scope.words) < 2:
        return word(m, scope)
    a, b = m.random.sample(scope.words, 2)
    t = m.name("t")
    text = m.pick(
        (
            f"if ($0) {{ word s = {a}; {a} = {b}; {b} = s; }}",
            f"{{ word s = {a}; {a} = {b}; {b} = s; }}",
            f"if ($0) {a} = {b};",
            f"{{ word s[2] = {{{a}, {b}}}; {a} = s[$1]; {b} = s[1 - $1]; }}",
            f"{{ {a} ^= {b}; {b} ^= {a}; {a} ^= {b}; }}",
            f"{{ word mask = -(word)($0 ? 1 : 0), s = ({a} ^ {b}) & mask; {a} ^= s; {b} ^= s; }}",
        )
    )
    scope.coming.append(t)
    parts = (condition(m, scope), index(m, scope, 2))
    return [Stmt(text, parts), Stmt(f"double {t} = {real_of(m)}({a}) - 0.5 * {real_of(m)}({b});")]


def word_array(m: Maker, scope: Scope) -> list[Stmt] | None:
    """A row of words that hold numbers, in which they are moved."""
    if scope.loops > 1:
        return None
    ws, i, t = m.name("ws"), m.name("i"), m.name("t")
    inner = scope.inner(loop=True)
    inner.ints.append(Int(i, 0, scope.n - 1))
    count = m.random.randint(1, scope.n)
    part = f"(n - {scope.n - count}) * sizeof(word)"
    move = m.pick(
        (
            f"for (int i = 0; i < n / 2; i++) {{ word s = {ws}[i]; {ws}[i] = {ws}[n - 1 - i]; "
            f"{ws}[n - 1 - i] = s; }}",
            f"memmove({ws} + 1, {ws}, {part});",
            f"{{ word s = {ws}[0]; for (int i = 0; i + 1 < n; i++) {ws}[i] = {ws}[i + 1]; "
            f"{ws}[n - 1] = s; }}",
            f"for (int i = 1; i < n; i++) if ({ws}[i] < {ws}[i - 1]) "
            f"{{ word s = {ws}[i]; {ws}[i] = {ws}[i - 1]; {ws}[i - 1] = s; }}",
            f"memcpy({ws} + 8, {ws}, {part}); memcpy({ws}, {ws} + 8, {part});",
        )
    )
    read = m.pick(
        (
            f"for (int {i} = 0; {i} < n; {i}++) {t} += ({i} + 1) * {real_of(m)}({ws}[{i}]);",
            f"{{ double d[16]; memcpy(d, {ws}, n * sizeof(word)); "
            f"for (int {i} = 0; {i} < n; {i}++) {t} += d[{i}] * d[n - 1 - {i}]; }}",
        )
    )
    scope.coming.append(t)
    scope.words += [f"{ws}[{k}]" for k in range(2)]
    return [
        Stmt(f"word {ws}[17];\ndouble {t} = 0;"),
        Stmt(
            f"for (int {i} = 0; {i} < n; {i}++) {ws}[{i}] = {bits_of(m)}($0);",
            (real(m, inner, 2),),
        ),
        *([Stmt(move)] if m.chance(0.8) else []),
        Stmt(read),
    ]


def numbers_as_words(m: Maker, scope: Scope) -> list[Stmt] | None:
    """An array of numbers, moved as words where it lies."""
    arrays = [a for a in scope.arrays if a.writable and a.size >= scope.n]
    if not arrays:
        return None
    a, p = m.pick(arrays), m.name("p")
    text = m.pick(
        (
            f"{{ aword s = {p}[0]; {p}[0] = {p}[n - 1]; {p}[n - 1] = s; }}",
            f"for (int i = 0; i < n / 2; i++) {{ aword s = {p}[i]; {p}[i] = {p}[n - 1 - i]; "
            f"{p}[n - 1 - i] = s; }}",
            f"{p}[$0] ^= (word)1 << (WORD_BITS - 1);",
            f"for (int i = n - 1; i > 0; i--) {p}[i] = {p}[i - 1];",
            f"if ({p}[$0] >> (WORD_BITS - 1)) {p}[0] = {p}[1];",
        )
    )
    at = index(m, scope, scope.n)
    return [Stmt(f"aword *{p} = (aword *){a.name};"), Stmt(text, (at,))]


def row_with_count(m: Maker, scope: Scope) -> list[Stmt]:
    """Words of which the first is a count and a kind, and the others are numbers or integers."""
    ws, t, i = m.name("ws"), m.name("t"), m.name("i")
    values = [real(m, scope, 2) for _ in range(3)]
    scope.coming.append(t)
    made = [
        Stmt(f"word {ws}[4];\ndouble {t} = 0;\n{ws}[0] = n > 2 ? 3 : 2;"),
        *(Stmt(f"{ws}[{k + 1}] = {bits_of(m)}($0);", (v,)) for k, v in enumerate(values)),
    ]
    if m.chance(0.5):
        made.append(Stmt(f"{ws}[3] = (word)n;"))
        read = f"{t} += {real_of(m)}({ws}[{i}]) * (double)(long){ws}[3];"
        made.append(Stmt(f"for (int {i} = 1; {i} < (int){ws}[0]; {i}++) {read}"))
        return made
    read = f"for (int {i} = 1; {i} <= (int){ws}[0]; {i}++) {t} += {real_of(m)}({ws}[{i}]) * {i};"
    return [*made, Stmt(read)]


_TWIN = """\
#ifdef QUAD
LINKAGE twin NAME(double a, double b) { twin t = {a, b}; return t; }
static double first_NAME(twin t) { return t.a; }
static double second_NAME(twin t) { return t.b; }
static twin turned_NAME(twin t) { twin r = {t.b, t.a}; return r; }
#else
LINKAGE twin NAME(float a, float b) {
    half p, q;
    memcpy(&p, &a, sizeof p);
    memcpy(&q, &b, sizeof q);
    return (twin)q << 32 | p;
}
static float first_NAME(twin t) { half p = (half)t; float f; memcpy(&f, &p, sizeof f); return f; }
static float second_NAME(twin t) { half p = (half)(t >> 32); float f; memcpy(&f, &p, sizeof f); return f; }
static twin turned_NAME(twin t) { return t >> 32 | t << 32; }
#endif"""


def two_in_one(m: Maker, scope: Scope) -> list[Stmt] | None:
    """Two floats in one word."""
    if not m.floats:
        return word(m, scope)
    t, a, b = m.name("w"), m.name("t"), m.name("t")
    pack = helper(m, "twin", _TWIN)
    scope.coming += [a, b]
    turn = [Stmt(f"if ($0) {t} = turned_{pack}({t});", (condition(m, scope),))]
    return [
        Stmt(f"twin {t} = {pack}($0, $1);", (real(m, scope, 2), real(m, scope, 2))),
        *(turn if m.chance(0.7) else []),
        Stmt(f"double {a} = first_{pack}({t}), {b} = second_{pack}({t});"),
    ]


def half_word(m: Maker, scope: Scope) -> list[Stmt] | None:
    """A float in an integer of its size."""
    if not m.floats:
        return word_array(m, scope)
    h, t = m.name("h"), m.name("t")
    scope.coming.append(t)
    change = m.pick(
        ("", f"{h} ^= (half)1 << (8 * sizeof(half) - 1);", f"{{ half s = {h}; {h} = s; }}")
    )
    return [
        Stmt(
            f"float {t}_f = $0;\nhalf {h};\nmemcpy(&{h}, &{t}_f, sizeof {h});", (real(m, scope, 2),)
        ),
        Stmt(change),
        Stmt(f"memcpy(&{t}_f, &{h}, sizeof {h});\ndouble {t} = {t}_f;"),
    ]


def whole_part(m: Maker, scope: Scope) -> list[Stmt]:
    """An integer that was a number: it decides, but carries no derivative."""
    q, t = m.name("q"), m.name("t")
    value = real(m, scope, 1)
    scope.coming.append(t)
    scope.counters.append(q)
    text = f"long {q} = (long)floor(3.0 * fabs($0));\ndouble {t} = 3.0 * fabs($0) - {q};"
    return [Stmt(text, (value,))]


def fill_words(m: Maker, scope: Scope) -> list[Stmt]:
    """An array that is seen as words from the beginning, and as numbers in the end."""
    ws, a, i = m.name("ws"), m.name("a"), m.name("i")
    inner = scope.inner(loop=True)
    inner.ints.append(Int(i, 0, scope.n - 1))
    scope.arrays.append(Array(a, scope.n))
    scope.frees.append(ws)
    return [
        Stmt(f"void *{ws} = malloc(n * sizeof(word));"),
        Stmt(
            f"for (int {i} = 0; {i} < n; {i}++) ((aword *){ws})[{i}] = {bits_of(m)}($0);",
            (real(m, inner, 2),),
        ),
        Stmt(f"double *{a} = (double *){ws};"),
    ]
