"""Random control flow."""

from __future__ import annotations

from tests.random_programs.expressions import condition, index, real
from tests.random_programs.maker import Int, Maker, Scope
from tests.random_programs.tree import Block, Expr, Stmt

MOST_LOOPS = 3


def _block(m: Maker, scope: Scope, most: int) -> Block:
    from tests.random_programs.statements import block

    return block(m, scope, most)


def branch(m: Maker, scope: Scope) -> list[Stmt]:
    test = condition(m, scope)
    yes = _block(m, scope.inner(), 2)
    if m.chance(0.4):
        return [Stmt("if ($0) @0", (test,), (yes,))]
    return [Stmt("if ($0) @0 else @1", (test,), (yes, _block(m, scope.inner(), 2)))]


def switch(m: Maker, scope: Scope) -> list[Stmt] | None:
    names = [*(v.name for v in scope.ints), *scope.counters]
    if not names:
        return None
    inner = [scope.inner() for _ in range(3)]
    for s in inner:
        s.in_switch = True
    blocks = tuple(_block(m, s, 2) for s in inner)
    template = (
        "switch ($0 % 4) {\ncase 0: @0 "
        + m.pick(("break;", "/* falls through */"))
        + "\ncase 2: @1 break;\ndefault: @2\n}"
    )
    return [Stmt(template, (Expr(m.pick(names), (), "int"),), blocks)]


def for_loop(m: Maker, scope: Scope) -> list[Stmt] | None:
    if scope.loops >= MOST_LOOPS:
        return None
    name = m.name("i")
    header, low, high = _header(m, scope, name)
    inner = scope.inner(loop=True)
    inner.ints.append(Int(name, low, high))
    return [Stmt(header + " @0", (), (_block(m, inner, 3),))]


def _header(m: Maker, scope: Scope, i: str) -> tuple[str, int, int]:
    """A loop's first line, and the bounds of its variable."""
    n, last = scope.n, scope.n - 1
    trips = m.random.randint(2, 4)
    headers = [
        (f"for (int {i} = 0; {i} < n; {i}++)", 0, last),
        (f"for (int {i} = 1; {i} < n; {i}++)", 1, last),
        (f"for (int {i} = 0; {i} < n; {i} += 2)", 0, last),
        (f"for (int {i} = n - 1; {i} >= 0; {i}--)", 0, last),
        (f"for (int {i} = 0; {i} < {trips}; {i}++)", 0, trips - 1),
        (f"for (unsigned {i} = 0; {i} != (unsigned)n; {i}++)", 0, last),
        (f"for (long {i} = n; {i} > 0; {i} /= 2)", 1, n),
    ]
    loops = [v for v in scope.ints if v.name != "n" and v.low >= 0]
    if loops:
        outer = loops[-1]
        triangular = [
            (f"for (int {i} = 0; {i} <= (int){outer.name}; {i}++)", 0, outer.high),
            (f"for (int {i} = (int){outer.name}; {i} < n; {i}++)", outer.low, last),
            (f"for (int {i} = 0; {i} < (int){outer.name}; {i}++)", 0, outer.high),
        ]
        headers += [h for h in triangular for _ in range(2) if h[2] >= h[1]]
    return m.pick(headers)


def recurrence(m: Maker, scope: Scope) -> list[Stmt] | None:
    """An array updated in place from its neighbour, forwards or backwards."""
    writable = [a for a in scope.arrays if a.writable and a.size >= scope.n]
    if not writable or scope.loops >= MOST_LOOPS:
        return None
    a, i = m.pick(writable).name, m.name("i")
    inner = scope.inner(loop=True)
    inner.ints.append(Int(i, 1, scope.n - 1))
    header = m.pick(
        (f"for (int {i} = 1; {i} < n; {i}++)", f"for (int {i} = n - 1; {i} >= 1; {i}--)")
    )
    body = m.pick(
        (
            f"{a}[{i}] = sin({a}[{i} - 1]) * {a}[{i}] + 0.1 * $0;",
            f"{a}[{i} - 1] += 0.3 * {a}[{i}] * tanh($0);",
            f"{a}[{i}] -= tanh({a}[{i} - 1] * $0);",
            f"{{ double s = {a}[{i}]; {a}[{i}] = {a}[{i} - 1]; {a}[{i} - 1] = sin(s * $0); }}",
        )
    )
    return [Stmt(f"{header} @0", (), ((Stmt(body, (real(m, inner, 2),)),),))]


def while_loop(m: Maker, scope: Scope) -> list[Stmt] | None:
    if scope.loops >= MOST_LOOPS:
        return None
    k = m.name("k")
    inner = scope.inner(loop=True)
    inner.ints.append(Int(k, 1, scope.n))
    test = condition(m, scope)
    template = m.pick(
        (
            f"while ({k} < n) {{ {k}++; @0 }}",
            f"while ({k} < n && $0) {{ {k}++; @0 }}",
            f"for (;;) {{ if ({k} >= n || $0) break; {k}++; @0 }}",
            f"while ({k}++ < n) @0",
            f"do {{ {k}++; @0 }} while ({k} < n && $0);",
        )
    )
    return [Stmt(f"int {k} = 0;"), Stmt(template, (test,), (_block(m, inner, 3),))]


def count(m: Maker, scope: Scope) -> list[Stmt]:
    """An integer that depends on the path; used in conditions and indices."""
    name = m.name("q")
    array = [a for a in scope.arrays if a.size >= scope.n]
    made = [Stmt(f"int {name} = {m.random.randrange(3)};")]
    if array and scope.loops < MOST_LOOPS:
        i = m.name("i")
        inner = scope.inner(loop=True)
        inner.ints.append(Int(i, 0, scope.n - 1))
        made.append(
            Stmt(
                f"for (int {i} = 0; {i} < n; {i}++) if ({m.pick(array).name}[$0] > 0.2) {name}++;",
                (index(m, inner, scope.n),),
            )
        )
    scope.counters.append(name)
    return made
