"""Random loops that use an array anew in each iteration: filled, worked on, read.

Some fill all of it before they read it, so that an iteration can be run again; others leave
something of the iteration before, by gaps, conditions or shorter loops.
"""

from __future__ import annotations

from tests.random_programs.expressions import condition, real
from tests.random_programs.maker import Array, Int, Maker, Scope
from tests.random_programs.tree import Expr, Stmt


def workspace_loop(m: Maker, scope: Scope) -> list[Stmt] | None:
    if scope.loops or not scope.mutable:
        return None
    work, i, j = m.name("a"), m.name("i"), m.name("j")
    trips = m.random.randint(2, 5)
    inner = scope.inner(loop=True)
    inner.ints += [Int(i, 0, trips - 1)]
    inside = inner.inner(loop=True)
    inside.ints += [Int(j, 0, scope.n - 1)]
    body = [*_fill(m, inner, inside, work, (i, j)), *_work_on(m, work, j)]
    body += _read(m, scope, inside, work, j)
    if m.chance(0.3):
        body.append(Stmt(f"{work}[0] = 0.5 * {work}[n - 1] + 0.2 * {work}[0];"))
    bound = str(trips) if m.chance(0.5) else f"n + {trips - scope.n}"
    scope.arrays.append(Array(work, scope.n, writable=m.chance(0.5)))
    return [
        _declaration(m, work, scope),
        Stmt(f"for (int {i} = 0; {i} < {bound}; {i}++) @0", (), (tuple(body),)),
    ]


def _declaration(m: Maker, work: str, scope: Scope) -> Stmt:
    """Zeros at first, on the stack or on the heap."""
    if m.chance(0.5):
        return Stmt(f"double {work}[8] = {{0.0}};")
    scope.frees.append(work)
    return Stmt(f"double *{work} = calloc(n, sizeof(double));")


def _fill(m: Maker, inner: Scope, inside: Scope, work: str, names: tuple[str, str]) -> list[Stmt]:
    i, j = names
    header = m.pick(
        [f"for (int {j} = 0; {j} < n; {j}++)"] * 4
        + [
            f"for (int {j} = n - 1; {j} >= 0; {j}--)",
            f"for (int {j} = 0; {j} < n - {i} % 2; {j}++)",
            f"for (int {j} = {i} % 2; {j} < n; {j} += 2)",
            f"for (int {j} = 1; {j} < n; {j}++)",
            f"for (int {j} = 0; {j} <= {i} && {j} < n; {j}++)",
        ]
    )
    fill = Stmt(f"{header} {work}[{j}] = sin($0);", (real(m, inside, 3),))
    if m.chance(0.15):
        return [Stmt("if ($0) @0", (condition(m, inner),), ((fill,),))]
    return [fill]


def _work_on(m: Maker, work: str, j: str) -> list[Stmt]:
    forwards = f"for (int {j} = 1; {j} < n; {j}++)"
    backwards = f"for (int {j} = n - 2; {j} >= 0; {j}--)"
    choices = [
        f"{forwards} {work}[{j}] = 0.6 * {work}[{j}] + 0.3 * {work}[{j} - 1] * {work}[{j}];",
        f"{backwards} {work}[{j}] -= 0.4 * {work}[{j} + 1];",
        f"for (int {j} = 0; {j} < n; {j}++) {work}[{j}] *= {work}[{j}];",
    ]
    return [Stmt(m.pick(choices)) for _ in range(m.random.randint(0, 2))]


def _read(m: Maker, scope: Scope, inside: Scope, work: str, j: str) -> list[Stmt]:
    target = m.pick(scope.mutable)
    header = f"for (int {j} = 0; {j} < n; {j}++)"
    factor: Expr = real(m, inside, 2)
    return [Stmt(f"{header} {target} = 0.7 * {target} + 0.2 * sin($0) * {work}[{j}];", (factor,))]
