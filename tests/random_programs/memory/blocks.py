"""Copies of blocks whose length only the run knows, and buffers of bytes."""

from __future__ import annotations

from tests.random_programs.expressions import element, real
from tests.random_programs.maker import Array, Maker, Scope
from tests.random_programs.memory.records import byte_copy, fill, some_record
from tests.random_programs.tree import Expr, Stmt


def part_of_records(m: Maker, scope: Scope) -> list[Stmt] | None:
    """Move some records inside of an array, or set some to zero."""
    if not scope.record_arrays:
        return None
    record, name = m.pick(scope.record_arrays)
    size = f"sizeof({record.name})"
    count = m.random.randint(1, scope.n - 1)
    length = m.pick((str(count), f"(n - {scope.n - count})"))
    into, source = m.random.sample((f"{name}", f"({name} + {scope.n - count})"), 2)
    ways = (
        f"memmove({into}, {source}, {length} * {size});",
        f"{{ char s[1024]; memcpy(s, {source}, {length} * {size}); "
        f"memmove({into}, s, {length} * {size}); }}",
        f"{{ void *s = malloc({length} * {size}); memcpy(s, {source}, {length} * {size}); "
        f"memcpy({into}, s, {length} * {size}); free(s); }}",
        f"memset({into}, 0, {size} * {m.pick((1, length))});",
        f"for (int i = 0; i < {length}; i++) {byte_copy(m)}({name} + i, {name} + n - 1, {size});",
    )
    return [Stmt(m.pick(ways))]


def head_of_record(m: Maker, scope: Scope) -> list[Stmt] | None:
    """Copy the members before one, or from one on."""
    pairs = [(r, a, b) for r, a in scope.records for s, b in scope.records if r is s and a != b]
    if not pairs:
        return None
    record, to, source = m.pick(pairs)
    member = m.pick(record.reals).split(".", maxsplit=1)[0]
    place = f"offsetof({record.name}, {member})"
    ways = (
        f"memcpy(&{to}, &{source}, {place});",
        f"memcpy((char *)&{to} + {place}, (char *)&{source} + {place}, "
        f"sizeof({record.name}) - {place});",
        f"memcpy(&{to}.{member}, &{source}.{member}, sizeof {source}.{member});",
    )
    return [Stmt(m.pick(ways))]


def message(m: Maker, scope: Scope) -> list[Stmt]:
    """Write numbers and integers one behind the other into bytes, and read them back."""
    b, k, i = m.name("buffer"), m.name("at"), m.name("i")
    head = m.pick(("int", "char", "long", "short"))
    count = m.random.randint(1, 3)
    names = [m.name("t") for _ in range(count)]
    made = [Stmt(f"unsigned char {b}[256];"), Stmt(f"int {k} = {m.pick((0, 0, 1, 3, 8))};")]
    text = f"{{ {head} h = {count}; memcpy({b} + {k}, &h, sizeof h); {k} += sizeof h; }}"
    made.append(Stmt(text))
    for _ in range(count):
        text = f"{{ double d = $0; memcpy({b} + {k}, &d, sizeof d); {k} += sizeof d; }}"
        made.append(Stmt(text, (real(m, scope, 2),)))
    if m.chance(0.4):
        made.append(Stmt(f"memmove({b} + 5, {b}, {k});"))
        made.append(Stmt(f"memmove({b}, {b} + 5, {k});"))
    if m.chance(0.3):
        other = m.name("buffer")
        made.append(Stmt(f"unsigned char {other}[256];\nmemcpy({other}, {b}, {k});"))
        b = other
    made.append(Stmt(f"{k} -= {count} * sizeof(double);"))
    scope.coming += names
    if m.chance(0.5):
        made += [
            Stmt(
                f"double {name}; memcpy(&{name}, {b} + {k}, sizeof(double)); {k} += sizeof(double);"
            )
            for name in names
        ]
        return made
    made.append(Stmt(f"double {', '.join(f'{name} = 0' for name in names)};"))
    loop = f"for (int {i} = 0; {i} < {count}; {i}++) {{ double d; "
    loop += f"memcpy(&d, {b} + {k}, sizeof d); {k} += sizeof d; {names[0]} += d * ({i} + 1); }}"
    return [*made, Stmt(loop)]


def array_of_bytes(m: Maker, scope: Scope) -> list[Stmt] | None:
    """An array by way of bytes, words or another block, with a length of the run."""
    arrays = [a for a in scope.arrays if a.size >= 2]
    to = [a for a in arrays if a.writable]
    if not to:
        return None
    source, target = m.pick(arrays), m.pick(to)
    count = m.random.randint(1, min(source.size, target.size))
    size = f"{m.pick((str(count), f'(n - {scope.n - count})'))} * sizeof(double)"
    ways = (
        f"{{ char s[256]; memcpy(s, {source.name}, {size}); memcpy({target.name}, s, {size}); }}",
        f"{{ char *s = (char *)malloc({size}); {byte_copy(m)}(s, {source.name}, {size}); "
        f"{byte_copy(m)}({target.name}, s, {size}); free(s); }}",
        f"{{ word s[16]; memcpy(s, {source.name}, {size}); memcpy({target.name}, s, {size}); }}",
        f"{{ void *s = realloc(NULL, {size}); memcpy(s, {source.name}, {size}); "
        f"s = realloc(s, 9 * ({size})); memcpy({target.name}, s, {size}); free(s); }}",
    )
    return [Stmt(m.pick(ways))]


def growing(m: Maker, scope: Scope) -> list[Stmt] | None:
    """An array that grows while it is filled."""
    if scope.loops > 1:
        return None
    name, i, k = m.name("m"), m.name("i"), m.name("c")
    inner = scope.inner(loop=True)
    value = real(m, inner, 2)
    record = some_record(m) if m.chance(0.5) else None
    kind = record.name if record else "double"
    grow = m.pick(
        (
            f"{name} = ({kind} *)realloc({name}, {k} * sizeof({kind}));",
            f"{kind} *s = ({kind} *)malloc({k} * sizeof({kind})); "
            f"memcpy(s, {name}, {i} * sizeof({kind})); free({name}); {name} = s;",
        )
    )
    body = (
        tuple(fill(m, inner, record, f"{name}[{i}]"))
        if record
        else (Stmt(f"{name}[{i}] = $0;", (value,)),)
    )
    scope.frees.append(name)
    if record:
        scope.record_arrays.append((record, name))
        scope.coming += [f"{name}[{scope.n - 1}].{path}" for path in record.reals]
    else:
        scope.arrays.append(Array(name, scope.n))
    return [
        Stmt(f"int {k} = 2;\n{kind} *{name} = ({kind} *)malloc(2 * sizeof({kind}));"),
        Stmt(
            f"for (int {i} = 0; {i} < n; {i}++) {{\n"
            f"    if ({i} == {k}) {{ {k} *= 2; {grow} }}\n    @0\n}}",
            (),
            (body,),
        ),
    ]


def prefix_of_array(m: Maker, scope: Scope) -> list[Stmt] | None:
    """A struct with a length and room for numbers, copied as far as it is used."""
    name, other, i = m.name("r"), m.name("r"), m.name("i")
    arrays = [a for a in scope.arrays if a.size >= scope.n]
    if not arrays or scope.loops > 2:
        return None
    source = m.pick(arrays)
    kind = m.name("F_room")
    m.items.append(Stmt(f"struct {kind} {{ {m.pick(('int', 'long'))} used; double room[8]; }};"))
    size = f"offsetof(struct {kind}, room) + {name}.used * sizeof(double)"
    scope.arrays.append(Array(f"{other}.room", m.random.randint(1, scope.n)))
    at = element(m, scope, Array(f"{other}.room", 1))
    return [
        Stmt(f"struct {kind} {name}, {other};\nmemset(&{other}, 0, sizeof {other});"),
        Stmt(f"{name}.used = n;"),
        Stmt(f"for (int {i} = 0; {i} < n; {i}++) {name}.room[{i}] = {source.name}[{i}];"),
        Stmt(f"memcpy(&{other}, &{name}, {size});"),
        Stmt("$0 *= $1;", (at, Expr("1.5"))),
    ]
