"""Random statements."""

from __future__ import annotations

from tests.random_programs import control, data, stencils, workspaces
from tests.random_programs.expressions import condition, element, real
from tests.random_programs.maker import Maker, Scope
from tests.random_programs.tree import Block, Expr, Stmt


def block(m: Maker, scope: Scope, most: int) -> Block:
    """Up to ``most`` statements in a scope of their own; at least one."""
    made: list[Stmt] = []
    for _ in range(m.random.randint(1, most)):
        made += statement(m, scope)
    made += scope.late
    made += use_locals(m, scope)
    made += [
        Stmt(f"{name};" if "(" in name else f"free({name});") for name in reversed(scope.frees)
    ]
    return tuple(made)


def use_locals(m: Maker, scope: Scope) -> list[Stmt]:
    """Let what a block computed matter to the function's result."""
    if "sum" not in scope.mutable:
        return []
    names = [name for name in scope.reals[-3:] if name != "sum"]
    used = [Stmt(f"sum += {m.number()} * {name};") for name in names if m.chance(0.5)]
    writable = [a for a in scope.arrays[-3:] if a.writable]
    if writable and m.chance(0.7):
        value = element(m, scope, m.pick(writable))
        used.append(Stmt("sum += 0.7 * sin($0);", (value,)))
    return used


def statement(m: Maker, scope: Scope) -> list[Stmt]:
    m.budget -= 1
    if m.budget > 0:
        made = m.weighted(m.table or _STATEMENTS)(m, scope)
        scope.reals += scope.coming
        scope.coming.clear()
        if made is not None:
            return made
    return assign(m, scope)


def assign(m: Maker, scope: Scope) -> list[Stmt]:
    """Store to a scalar, an array or a member, in a way that does not grow without bound."""
    value = real(m, scope)
    targets: list[Expr] = [Expr(name, (), "fixed") for name in scope.mutable] * 2
    writable = [a for a in scope.arrays if a.writable]
    targets += [element(m, scope, m.pick(writable)) for _ in range(4) if writable]
    targets += [Expr(v + m.pick(("a", "b", "c[0]", "c[2]")), (), "fixed") for v in scope.structs]
    if not targets:
        return declare(m, scope)
    target = m.pick(targets)
    old = Expr(target.template, target.parts)
    template = m.pick(_ASSIGNMENTS if not scope.loops else _BOUNDED)
    return [Stmt(template, (target, value, old))]


_BOUNDED = (
    "$0 = sin($1);",
    "$0 = tanh($1);",
    "$0 += 0.1 * $1;",
    "$0 -= 0.2 * sin($1);",
    "$0 = 0.5 * $2 + sin($1);",
    "$0 *= cos($1);",
    "$0 = sin($2 + $1);",
    "$0 /= 1.5 + sin($1);",
)
_ASSIGNMENTS = (*_BOUNDED, "$0 = $1;", "$0 += $1;", "$0 = $1 * $2;")


def declare(m: Maker, scope: Scope) -> list[Stmt]:
    name = m.name("t")
    kind = "float" if m.floats and m.chance(0.3) else "double"
    made = [Stmt(f"{kind} {name} = $0;", (real(m, scope),))]
    scope.reals.append(name)
    scope.mutable.append(name)
    return made


def early_return(m: Maker, scope: Scope) -> list[Stmt] | None:
    if scope.returns == "struct":
        return None
    template = "if ($0) return;" if scope.returns == "void" else "if ($0) return $1;"
    return [Stmt(template, (condition(m, scope), real(m, scope, 2)))]


def leave_loop(m: Maker, scope: Scope) -> list[Stmt] | None:
    if not scope.loops or scope.in_switch:
        return None
    return [Stmt(f"if ($0) {m.pick(('break', 'break', 'continue'))};", (condition(m, scope),))]


_STATEMENTS = (
    (10, assign),
    (5, declare),
    (1, early_return),
    (2, leave_loop),
    (4, control.branch),
    (2, control.switch),
    (5, control.for_loop),
    (2, control.recurrence),
    (2, control.while_loop),
    (1, control.count),
    (2, data.local_array),
    (2, data.heap_array),
    (2, data.copy),
    (1, data.index_array),
    (2, data.struct),
    (2, data.rows),
    (1, data.walk),
    (4, workspaces.workspace_loop),
    (3, stencils.stencil),
    (2, data.choose_pointer),
    (1, data.scratch),
    (5, data.call_helper),
)
