"""Random loops that read neighbours: rows of cells, rings, two buffers that take turns.

They are longer than other loops, so that derivatives may be gathered place by place.
"""

from __future__ import annotations

from dataclasses import dataclass

from tests.random_programs.expressions import real
from tests.random_programs.maker import Array, Maker, Scope
from tests.random_programs.tree import Expr, Stmt


@dataclass(frozen=True, slots=True)
class _Row:
    """Cells ``now`` and ``then``, of which those from ``first`` to before ``end`` are computed."""

    now: str
    then: str
    index: str
    size: int
    first: int
    end: int
    type: str


def stencil(m: Maker, scope: Scope) -> list[Stmt] | None:
    if scope.loops or not scope.mutable:
        return None
    size = m.random.randint(5, 34)
    first, last = m.random.randint(0, 2), m.random.randint(0, 2)
    names = m.name("a"), m.name("a"), m.name("i")
    kind = m.pick(("int", "size_t", "long"))
    row = _Row(*names, size, first, size - last, kind)
    made = [*_buffers(m, scope, row), _fill(m, scope, row)]
    steps = m.random.randint(1, 3)
    step = [_step(m, scope, row)]
    if steps > 1:
        swap = f"{{ double *F_swap = {row.now}; {row.now} = {row.then}; {row.then} = F_swap; }}"
        count = m.name("s")
        header = f"for (int {count} = 0; {count} < {steps}; {count}++)"
        step = [Stmt(f"{header} @0", (), ((*step, Stmt(swap)),))]
    scope.arrays.append(Array(row.then, size, writable=m.chance(0.5)))
    return [*made, *step, _sum(m, scope, row)]


def _buffers(m: Maker, scope: Scope, row: _Row) -> list[Stmt]:
    if m.chance(0.4):
        scope.frees += [f"{row.now}_0", f"{row.then}_0"]
        text = "double *$_0 = calloc(40, sizeof(double)), *$ = $_0;"
        return [Stmt(text.replace("$", name)) for name in (row.now, row.then)]
    both = f"double {row.now}_0[80] = {{0.0}}, *{row.now} = {row.now}_0"
    return [Stmt(f"{both}, *{row.then} = {row.now}_0 + {m.pick((40, row.size))};")]


def _fill(m: Maker, scope: Scope, row: _Row) -> Stmt:
    i = row.index
    source = f"{m.pick(scope.arrays).name}[{i} % 2]" if _pairs(scope) else "0.3"
    header = f"for ({row.type} {i} = 0; {i} < {row.size}; {i}++)"
    text = f"{row.now}[{i}] = {row.then}[{i}] = sin({source} + 0.37 * (double){i} + $0);"
    return Stmt(f"{header} {text}", (real(m, scope, 2),))


def _pairs(scope: Scope) -> bool:
    return bool(scope.arrays) and all(array.size >= 2 for array in scope.arrays)


def _step(m: Maker, scope: Scope, row: _Row) -> Stmt:
    i = row.index
    header = f"for ({row.type} {i} = {row.first}; {i} < {row.end}; {i}++)"
    terms = [f"{m.number()} * {_neighbour(m, row)}" for _ in range(m.random.randint(1, 4))]
    terms += [f"0.3 * {_neighbour(m, row)} * {_neighbour(m, row)}" for _ in range(2)]
    if m.chance(0.5):
        terms.append(f"{m.pick(scope.mutable)} * {_neighbour(m, row)}")
    factor: Expr = real(m, scope, 1)
    target = f"{row.then}[{i}]"
    if m.chance(0.2):
        target = f"{row.then}[{row.first + row.end - 1} - {i}]"
    body = [Stmt(f"{target} = 0.4 * ({' + '.join(terms)});")]
    if m.chance(0.3):
        total = m.pick(scope.mutable)
        near = f"{_neighbour(m, row)} * {_neighbour(m, row)}"
        body.append(Stmt(f"{total} += 0.05 * sin($0) * {near};", (factor,)))
    return Stmt(f"{header} @0", (), (tuple(body),))


def _neighbour(m: Maker, row: _Row) -> str:
    """A cell near the present one; on a ring, if it may lie beyond the ends."""
    i, reach = row.index, m.random.randint(-2, 2)
    if reach < -row.first:
        low = -reach
        beyond = f"{row.size} - {low} + {i}" if m.chance(0.7) else str(row.size - 1)
        return f"{row.now}[{i} >= {low} ? {i} - {low} : {beyond}]"
    if row.end - 1 + reach >= row.size:
        beyond = f"{i} + {reach} - {row.size}" if m.chance(0.7) else "0"
        return f"{row.now}[{i} + {reach} < {row.size} ? {i} + {reach} : {beyond}]"
    sign = "+" if reach >= 0 else "-"
    return f"{row.now}[{i} {sign} {abs(reach)}]"


def _sum(m: Maker, scope: Scope, row: _Row) -> Stmt:
    i, target = row.index, m.pick(scope.mutable)
    header = f"for ({row.type} {i} = 0; {i} + 1 < {row.size}; {i}++)"
    return Stmt(f"{header} {target} += 0.02 * {row.now}[{i}] * {row.now}[{i} + 1];")
