"""Containers as C programs write them: lists, trees, tables of hashes, heaps, rings, arenas."""

from __future__ import annotations

from tests.random_programs.expressions import real
from tests.random_programs.maker import Int, Maker, Record, Scope
from tests.random_programs.memory.records import fill, helper, some_record
from tests.random_programs.tree import Stmt


def _filled(m: Maker, scope: Scope, record: Record) -> tuple[str, str, tuple[Stmt, ...]]:
    """The name of a loop's counter, of a record, and what sets that in the loop."""
    i, r = m.name("i"), m.name("r")
    inner = scope.inner(loop=True)
    inner.ints.append(Int(i, 0, scope.n - 1))
    return i, r, (Stmt(f"{record.name} {r};"), *fill(m, inner, record, r))


def _loop(i: str, body: tuple[Stmt, ...], last: str) -> Stmt:
    return Stmt(f"for (int {i} = 0; {i} < n; {i}++) @0", (), ((*body, Stmt(last)),))


def generic_vector(m: Maker, scope: Scope) -> list[Stmt] | None:
    """A vector of any type: ``void *`` and the size of an element."""
    if scope.loops:
        return None
    record = some_record(m)
    kind = "struct " + helper(
        m, "vector type", "struct NAME { char *data; size_t size, length, room; };"
    )
    grow = m.pick(
        (
            "v->data = (char *)realloc(v->data, v->room * v->size);",
            "char *d = (char *)malloc(v->room * v->size); memcpy(d, v->data, v->length * v->size); "
            "free(v->data); v->data = d;",
        )
    )
    start = "v->data = (char *)malloc(v->size);" if "memcpy" in grow else ""
    push = helper(
        m,
        "vector push",
        f"LINKAGE void NAME({kind} *v, const void *item) {{\n"
        "    if (v->length == v->room) {\n        if (!v->room) { v->room = 1; START }\n"
        f"        v->room *= 2; {grow}\n    }}\n"
        "    memcpy(v->data + v->length++ * v->size, item, v->size);\n}".replace("START", start),
    )
    v, t, k = m.name("v"), m.name("t"), m.name("k")
    i, r, body = _filled(m, scope, record)
    scope.coming.append(t)
    path = m.pick(record.reals)
    scope.frees.append(f"{v}.data")
    remove = m.pick(
        (
            "",
            f"memmove({v}.data, {v}.data + {v}.size, --{v}.length * {v}.size);",
            f"{v}.length--;",
            f"memcpy({v}.data, {v}.data + ({v}.length - 1) * {v}.size, {v}.size);",
        )
    )
    return [
        Stmt(f"{kind} {v} = {{NULL, sizeof({record.name}), 0, 0}};"),
        _loop(i, body, f"{push}(&{v}, &{r});"),
        Stmt(remove),
        Stmt(
            f"double {t} = 0;\nfor (size_t {k} = 0; {k} < {v}.length; {k}++)\n"
            f"    {t} += (double)({k} + 1) * (({record.name} *)({v}.data + {k} * {v}.size))->{path};"
        ),
    ]


def linked_list(m: Maker, scope: Scope) -> list[Stmt] | None:
    """Nodes with a record: pushed in front, or put in order of an integer; turned around; freed."""
    if scope.loops:
        return None
    record = some_record(m)
    members = [f"{record.name} value;", "struct NAME *next;", m.pick(("", "int mark;"))]
    m.random.shuffle(members)
    node = "struct " + helper(m, f"node {record.name}", f"struct NAME {{ {' '.join(members)} }};")
    head, t, p = m.name("l"), m.name("t"), m.name("p")
    i, r, body = _filled(m, scope, record)
    key, path = m.pick(record.ints), m.pick(record.reals)
    place = m.pick(
        (
            f"{p}->next = {head}; {head} = {p};",
            f"{node} **at = &{head}; while (*at && (*at)->value.{key} < {r}.{key}) at = &(*at)->next; "
            f"{p}->next = *at; *at = {p};",
        )
    )
    made = f"{node} *{p} = ({node} *)malloc(sizeof *{p}); {p}->value = {r}; {place}"
    turn = f"{{ {node} *back = NULL; while ({head}) {{ {node} *next = {head}->next; {head}->next = back; back = {head}; {head} = next; }} {head} = back; }}"
    scope.coming.append(t)
    return [
        Stmt(f"{node} *{head} = NULL;"),
        _loop(i, body, made),
        Stmt(m.pick(("", turn))),
        Stmt(f"double {t} = 0;"),
        Stmt(
            f"for ({node} *p = {head}; p; p = p->next) {t} = 0.5 * {t} + p->value.{path} * (1 + p->value.{key} % 3);"
        ),
        Stmt(f"while ({head}) {{ {node} *next = {head}->next; free({head}); {head} = next; }}"),
    ]


def search_tree(m: Maker, scope: Scope) -> list[Stmt] | None:
    """A binary tree by integer keys, with a recursion that adds up."""
    if scope.loops:
        return None
    members = ["int key;", "double value;", "struct NAME *left, *right;"]
    m.random.shuffle(members)
    node = "struct " + helper(m, "tree", f"struct NAME {{ {' '.join(members)} }};")
    insert = helper(
        m,
        "tree insert",
        f"static {node} *NAME({node} *t, int key, double value) {{\n"
        f"    if (!t) {{ t = ({node} *)calloc(1, sizeof *t); t->key = key; t->value = value; return t; }}\n"
        "    if (key == t->key) t->value += sin(value);\n"
        "    else if (key < t->key) t->left = NAME(t->left, key, value);\n"
        "    else t->right = NAME(t->right, key, value);\n    return t;\n}",
    )
    total = helper(
        m,
        "tree sum",
        f"static double NAME({node} *t) {{\n    if (!t) return 0;\n"
        "    double sum = NAME(t->left);\n    sum = 0.5 * sum + t->value;\n"
        "    return sum + 0.3 * t->key * NAME(t->right);\n}",
    )
    release = helper(
        m,
        "tree free",
        f"static void NAME({node} *t) {{ if (t) {{ NAME(t->left); NAME(t->right); free(t); }} }}",
    )
    root, t, i = m.name("l"), m.name("t"), m.name("i")
    inner = scope.inner(loop=True)
    inner.ints.append(Int(i, 0, scope.n - 1))
    scope.coming.append(t)
    return [
        Stmt(f"{node} *{root} = NULL;"),
        Stmt(
            f"for (int {i} = 0; {i} < n; {i}++) {root} = {insert}({root}, ({i} * 5 + 2) % 4, $0);",
            (real(m, inner, 2),),
        ),
        Stmt(f"double {t} = {total}({root});\n{release}({root});"),
    ]


def hash_table(m: Maker, scope: Scope) -> list[Stmt] | None:
    """A table of integers and numbers, with open addressing."""
    if scope.loops:
        return None
    members = ["int key;", "int used;", "double value;"]
    m.random.shuffle(members)
    slot = "struct " + helper(m, "slot", f"struct NAME {{ {' '.join(members)} }};")
    find = helper(
        m,
        "find",
        f"LINKAGE {slot} *NAME({slot} *slots, int room, int key) {{\n"
        "    unsigned h = (unsigned)key * 2654435761u % (unsigned)room;\n"
        "    while (slots[h].used && slots[h].key != key) h = (h + 1) % (unsigned)room;\n"
        "    return &slots[h];\n}",
    )
    table, t, i = m.name("m"), m.name("t"), m.name("i")
    inner = scope.inner(loop=True)
    inner.ints.append(Int(i, 0, scope.n - 1))
    scope.coming.append(t)
    grown = m.name("m")
    rehash = (
        f"{slot} *{grown} = ({slot} *)calloc(16, sizeof({slot}));\n"
        f"for (int i = 0; i < 8; i++)\n    if ({table}[i].used) *{find}({grown}, 16, {table}[i].key) = {table}[i];\n"
        f"free({table});"
    )
    grow = m.chance(0.5)
    last, room = (grown, 16) if grow else (table, 8)
    scope.frees.append(last)
    return [
        Stmt(f"{slot} *{table} = ({slot} *)calloc(8, sizeof({slot}));"),
        Stmt(
            f"for (int {i} = 0; {i} < n; {i}++) {{ {slot} *s = {find}({table}, 8, {i} * 7 % 5); "
            f"s->used = 1; s->key = {i} * 7 % 5; s->value += $0; }}",
            (real(m, inner, 2),),
        ),
        *([Stmt(rehash)] if grow else []),
        Stmt(
            f"double {t} = 0;\nfor (int {i} = 0; {i} < {room}; {i}++) if ({last}[{i}].used) {t} += {last}[{i}].value * {last}[{i}].key;"
        ),
        Stmt(f"{t} += sin({find}({last}, {room}, 2)->value);"),
    ]


def binary_heap(m: Maker, scope: Scope) -> list[Stmt] | None:
    """A queue of records by an integer: sifted up, and taken out by moving whole records."""
    if scope.loops:
        return None
    record = some_record(m)
    i, r, body = _filled(m, scope, record)
    h, t = m.name("b"), m.name("t")
    key, path = m.pick(record.ints), m.pick(record.reals)
    up = (
        f"int k = {i}; while (k > 0 && {h}[(k - 1) / 2].{key} > {r}.{key}) "
        f"{{ {h}[k] = {h}[(k - 1) / 2]; k = (k - 1) / 2; }} {h}[k] = {r};"
    )
    down = (
        f"for (int left = n; left > 0; left--) {{\n    {t} = 0.6 * {t} + {h}[0].{path} * (1 + {h}[0].{key} % 5);\n"
        f"    {record.name} last = {h}[left - 1];\n    int k = 0;\n    for (;;) {{\n"
        f"        int c = 2 * k + 1;\n        if (c >= left - 1) break;\n"
        f"        if (c + 1 < left - 1 && {h}[c + 1].{key} < {h}[c].{key}) c++;\n"
        f"        if ({h}[c].{key} >= last.{key}) break;\n        {h}[k] = {h}[c];\n        k = c;\n    }}\n"
        f"    {h}[k] = last;\n}}"
    )
    scope.coming.append(t)
    return [
        Stmt(f"{record.name} {h}[8];\ndouble {t} = 0;"),
        _loop(i, body, up),
        Stmt(down),
    ]


def ring(m: Maker, scope: Scope) -> list[Stmt] | None:
    """A ring of records, in which old ones are written over."""
    if scope.loops:
        return None
    record = some_record(m)
    i, r, body = _filled(m, scope, record)
    kind = "struct " + helper(
        m, f"ring {record.name}", f"struct NAME {{ {record.name} slots[4]; int first, count; }};"
    )
    push = helper(
        m,
        f"ring push {record.name}",
        f"LINKAGE void NAME({kind} *q, const {record.name} *r) {{\n"
        "    if (q->count == 4) { q->first = (q->first + 1) % 4; q->count--; }\n"
        "    q->slots[(q->first + q->count++) % 4] = *r;\n}",
    )
    q, t, k = m.name("q"), m.name("t"), m.name("k")
    path = m.pick(record.reals)
    scope.coming.append(t)
    return [
        Stmt(f"{kind} {q};\nmemset(&{q}, 0, sizeof {q});"),
        _loop(i, body, f"{push}(&{q}, &{r});"),
        Stmt(
            f"double {t} = 0;\nfor (int {k} = 0; {k} < {q}.count; {k}++) "
            f"{t} += ({k} + 2) * {q}.slots[({q}.first + {k}) % 4].{path};"
        ),
    ]


def arena(m: Maker, scope: Scope) -> list[Stmt] | None:
    """Records and numbers cut from one block of bytes."""
    if scope.loops:
        return None
    record = some_record(m)
    kind = "struct " + helper(m, "arena", "struct NAME { char *base; size_t used; };")
    cut = helper(
        m,
        "cut",
        f"LINKAGE void *NAME({kind} *a, size_t size) {{\n"
        "    void *p = a->base + a->used;\n    a->used += (size + 15) & ~(size_t)15;\n    return p;\n}",
    )
    a, t, i = m.name("v"), m.name("t"), m.name("i")
    r, d = m.name("r"), m.name("d")
    path = m.pick(record.reals)
    inner = scope.inner(loop=True)
    inner.ints.append(Int(i, 0, scope.n - 1))
    scope.coming.append(t)
    scope.frees.append(f"{a}.base")
    made = [
        Stmt(f"{kind} {a} = {{(char *)malloc(4096), 0}};"),
        Stmt(f"double *{d} = (double *){cut}(&{a}, n * sizeof(double));"),
        Stmt(f"{record.name} *{r} = ({record.name} *){cut}(&{a}, sizeof *{r});"),
        *fill(m, scope, record, f"(*{r})"),
        Stmt(f"for (int {i} = 0; {i} < n; {i}++) {d}[{i}] = $0;", (real(m, inner, 2),)),
        Stmt(f"double {t} = {d}[n - 1] * {r}->{path};"),
    ]
    if m.chance(0.5):
        made.append(
            Stmt(
                f"{a}.used = 0;\nint *{a}_k = (int *){cut}(&{a}, n * sizeof(int));\n{a}_k[0] = n;\n{t} *= {a}_k[0];"
            )
        )
    return made
