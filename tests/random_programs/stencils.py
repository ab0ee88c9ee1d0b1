"""Random loops that read neighbours: rows of cells, rings, buffers that take turns.

They are longer than other loops, so that derivatives may be gathered place by place.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from tests.random_programs.expressions import real
from tests.random_programs.maker import Array, Maker, Scope
from tests.random_programs.tree import Expr, Stmt


@dataclass(frozen=True, slots=True)
class _Row:
    """Cells ``now``, ``then`` and perhaps ``past``, of which those from ``first`` to before ``end``
    are computed."""

    now: str
    then: str
    past: str
    index: str
    size: int
    first: int
    end: int
    type: str
    step: str

    @property
    def buffers(self) -> list[str]:
        return [name for name in (self.past, self.now, self.then) if name]


def stencil(m: Maker, scope: Scope) -> list[Stmt] | None:
    if scope.loops or not scope.mutable:
        return None
    size = m.random.randint(5, 34)
    first, last = m.random.randint(0, 2), m.random.randint(0, 2)
    names = m.name("a"), m.name("a"), m.name("a") if m.chance(0.3) else "", m.name("i")
    kind = m.pick(("int", "size_t", "long"))
    steps = m.pick((1, 1, 2, 3, 5, 9))
    row = _Row(*names, size, first, size - last, kind, m.name("s") if steps > 1 else "")
    made = [*_buffers(m, scope, row), _fill(m, scope, row)]
    step = _step(m, scope, row)
    if steps > 1:
        header = f"for (int {row.step} = 0; {row.step} < {steps}; {row.step}++)"
        step = [Stmt(f"{header} @0", (), ((*step, Stmt(_turn(row))),))]
    scope.arrays.append(Array(row.then, size, writable=m.chance(0.5)))
    return [*made, *step, _sum(m, scope, row)]


def _turn(row: _Row) -> str:
    """The buffers take turns: what comes next is the present, and the oldest is written next."""
    names = row.buffers
    moves = [f"{one} = {other};" for one, other in pairwise(names)]
    return f"{{ double *F_swap = {names[0]}; {' '.join(moves)} {names[-1]} = F_swap; }}"


def _buffers(m: Maker, scope: Scope, row: _Row) -> list[Stmt]:
    names = row.buffers
    if m.chance(0.4):
        scope.frees += [f"{name}_0" for name in names]
        if m.chance(0.3):
            return _from_one_statement(row)
        text = "double *$_0 = calloc(40, sizeof(double)), *$ = $_0;"
        return [Stmt(text.replace("$", name)) for name in names]
    far = m.pick((40, row.size))
    parts = [f"*{name} = {row.now}_0 + {number * far}" for number, name in enumerate(names)]
    return [Stmt(f"double {row.now}_0[120] = {{0.0}}, {', '.join(parts)};")]


def _from_one_statement(row: _Row) -> list[Stmt]:
    names = row.buffers
    made = f"for (int F_b = 0; F_b < {len(names)}; F_b++) {row.now}_all[F_b] = calloc(40, 8);"
    named = [
        f"double *{name}_0 = {row.now}_all[{number}], *{name} = {name}_0;"
        for number, name in enumerate(names)
    ]
    return [Stmt(f"double *{row.now}_all[{len(names)}];"), Stmt(made), *map(Stmt, named)]


def _fill(m: Maker, scope: Scope, row: _Row) -> Stmt:
    i = row.index
    source = f"{m.pick(scope.arrays).name}[{i} % 2]" if _pairs(scope) else "0.3"
    header = f"for ({row.type} {i} = 0; {i} < {row.size}; {i}++)"
    cells = " = ".join(f"{name}[{i}]" for name in row.buffers)
    text = f"{cells} = sin({source} + 0.37 * (double){i} + $0);"
    return Stmt(f"{header} {text}", (real(m, scope, 2),))


def _pairs(scope: Scope) -> bool:
    return bool(scope.arrays) and all(array.size >= 2 for array in scope.arrays)


def _step(m: Maker, scope: Scope, row: _Row) -> list[Stmt]:
    i = row.index
    begin, end = str(row.first), str(row.end)
    if row.step and m.chance(0.2):
        # what is written changes from step to step
        begin += f" + {row.step} % 3"
    if row.step and m.chance(0.2):
        end += f" - {row.step} / 4"
    header = f"for ({row.type} {i} = {begin}; {i} < {end}; {i}++)"
    terms = [f"{m.number()} * {_neighbour(m, row)}" for _ in range(m.random.randint(1, 4))]
    terms += [f"0.3 * {_neighbour(m, row)} * {_neighbour(m, row)}" for _ in range(2)]
    if row.past:
        terms.append(f"0.3 * {row.past}[{i}] * {_neighbour(m, row)}")
    if m.chance(0.5):
        terms.append(f"{m.pick(scope.mutable)} * {_neighbour(m, row)}")
    if m.chance(0.1):
        terms.append(f"0.2 * {row.then}[{m.pick((i, row.first))}]")
    factor: Expr = real(m, scope, 1)
    target = f"{row.then}[{i}]"
    if m.chance(0.2):
        target = f"{row.then}[{row.first + row.end - 1} - {i}]"
    test = f"if ({i} % 3 != {m.random.randint(0, 2)}) " if m.chance(0.1) else ""
    body = [Stmt(f"{test}{target} = 0.4 * sin({' + '.join(terms)});")]
    if m.chance(0.3):
        total = m.pick(scope.mutable)
        near = f"{_neighbour(m, row)} * {_neighbour(m, row)}"
        body.append(Stmt(f"{total} += 0.05 * sin($0) * {near};", (factor,)))
    step = [Stmt(f"{header} @0", (), (tuple(body),))]
    if m.chance(0.1):
        changed = f"{row.now}[{m.random.randint(0, row.size - 1)}]"
        step.insert(m.random.randint(0, 1), Stmt(f"{changed} = 0.8 * sin({changed} + 0.1);"))
    return step


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
