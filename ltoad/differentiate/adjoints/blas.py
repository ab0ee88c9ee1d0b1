"""Adjoints of BLAS routines: executes the statements of :mod:`ltoad.rules.blas`."""

from __future__ import annotations

import ast

from ltoad.differentiate.adjoints.context import AdjointContext
from ltoad.differentiate.adjoints.memory import certain_shadow
from ltoad.differentiate.partials.blas_statements import SHADOW, StatementRunner, pick
from ltoad.ir.builder import Builder
from ltoad.ir.instructions import Call
from ltoad.ir.types import I64, is_pointer
from ltoad.ir.values import Value, integer
from ltoad.rules.blas import Symbol, common_symbol
from ltoad.rules.blas_language import Parameter, Statement


def adjoint_of_blas(call: Call, context: AdjointContext) -> None:
    """Emit the adjoint of a call in the common form."""
    symbol = common_symbol(call.callee_name)
    assert symbol is not None
    seed = None
    if symbol.routine.returns:
        if not context.is_active(call):
            return
        seed = context.take(call)
    _Adjoint(call, symbol, seed, context).run(symbol.routine.adjoint)


class _Adjoint(StatementRunner):
    def __init__(
        self, call: Call, symbol: Symbol, seed: Value | None, context: AdjointContext
    ) -> None:
        super().__init__(call, symbol, context.facts, context.builder, context.declare)
        self._seed = seed
        self._context = context

    def is_active(self, operand: Value) -> bool:
        if is_pointer(operand.type):
            return self._context.facts.has_shadow(operand)
        return self._context.is_active(operand)

    def deliver(self, statement: Statement, result: Value) -> None:
        (target,) = statement.targets
        self._context.add(self.operand(target), result)

    def named(self, name: str) -> Value:
        if name == "seed":
            assert self._seed is not None
            return self._seed
        if name == "out":
            return self._context.primal(self.call)
        if name.startswith(SHADOW):
            pointer = self.operand(name.removeprefix(SHADOW))
            return certain_shadow(self.call, pointer, self._context)
        if is_pointer(self.operand(name).type):
            return self._context.array(self.call, self.symbol.routine.index(name))
        return self._context.primal(self.operand(name))


def array_bytes(builder: Builder, call: Call, index: int, values: dict[str, Value]) -> Value:
    """The bytes from the first to the last element of an array; ``values`` has the numbers."""
    symbol = common_symbol(call.callee_name)
    assert symbol is not None
    size = 4 if symbol.letter == "s" else 8
    extent = [_number(builder, e, values) for e in symbol.routine.parameters[index].extent]
    *counts, step = extent
    back = builder.icmp("slt", step, integer(I64, 0))
    # (n - 1)·|inc| + 1 elements of a vector, (columns - 1)·ld + rows of a matrix
    distance = builder.select(back, builder.sub(integer(I64, 0), step), step)
    rows: Value = integer(I64, 1)
    columns = counts[-1]
    if len(counts) == 2:
        rows = counts[0]
    one = integer(I64, 1)
    length = builder.add(builder.mul(builder.sub(columns, one), distance), rows)
    some = builder.binary(
        "and",
        builder.icmp("sgt", rows, integer(I64, 0)),
        builder.icmp("sgt", columns, integer(I64, 0)),
    )
    return builder.select(some, builder.mul(length, integer(I64, size)), integer(I64, 0))


def _number(builder: Builder, expression: ast.expr, values: dict[str, Value]) -> Value:
    if isinstance(expression, ast.Name):
        return values[expression.id]
    assert isinstance(expression, ast.Call)
    flag, chosen, other = (_number(builder, a, values) for a in expression.args)
    return pick(builder, flag, chosen, other)


def numbers_of(call: Call) -> list[tuple[Parameter, Value]]:
    """The integers and flags of a call in the common form."""
    symbol = common_symbol(call.callee_name)
    assert symbol is not None
    pairs = zip(symbol.routine.parameters, call.operands, strict=True)
    return [(p, o) for p, o in pairs if p.kind in ("integer", "flag")]
