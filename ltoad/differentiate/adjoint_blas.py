"""Adjoints of BLAS routines: executes the statements of :mod:`ltoad.rules.blas`."""

from __future__ import annotations

import ast

from ltoad.differentiate.adjoint_memory import certain_shadow
from ltoad.differentiate.context import AdjointContext
from ltoad.ir.builder import Builder
from ltoad.ir.instructions import Call
from ltoad.ir.types import I1, I64, FloatType, IntType, Type, is_pointer
from ltoad.ir.values import ConstantFloat, ConstantInt, Value, integer, zero
from ltoad.rules.blas import (
    AUXILIARIES,
    ROUTINES,
    Parameter,
    Statement,
    Symbol,
    common_symbol,
)

_SHADOW = "d_"


def adjoint_of_blas(call: Call, context: AdjointContext) -> None:
    """Emit the adjoint of a call in the common form."""
    symbol = common_symbol(call.callee_name)
    assert symbol is not None
    seed = None
    if symbol.routine.returns:
        if not context.is_active(call):
            return
        seed = context.take(call)
    _Adjoint(call, symbol, seed, context).run()


class _Adjoint:
    def __init__(
        self, call: Call, symbol: Symbol, seed: Value | None, context: AdjointContext
    ) -> None:
        self._call = call
        self._symbol = symbol
        self._seed = seed
        self._context = context
        self._builder = context.builder

    def run(self) -> None:
        for statement in self._symbol.routine.adjoint:
            if self._applies(statement):
                self._execute(statement)

    def _applies(self, statement: Statement) -> bool:
        mentioned = {
            n.id.removeprefix(_SHADOW)
            for n in ast.walk(statement.call)
            if isinstance(n, ast.Name) and n.id.startswith(_SHADOW)
        }
        needed = mentioned | set(statement.targets)
        return all(map(self._is_active, needed)) and not any(
            map(self._is_active, statement.missing)
        )

    def _is_active(self, name: str) -> bool:
        operand = self._operand(name)
        if is_pointer(operand.type):
            return self._context.facts.has_shadow(operand)
        return self._context.is_active(operand)

    def _operand(self, name: str) -> Value:
        return self._call.operands[self._symbol.routine.index(name)]

    def _execute(self, statement: Statement) -> None:
        assert isinstance(statement.call.func, ast.Name)
        name = statement.call.func.id
        routine = ROUTINES.get(name) or AUXILIARIES[name]
        type_ = routine.type(self._symbol.number)
        arguments = [
            self._value(a, t) for a, t in zip(statement.call.args, type_.parameters, strict=True)
        ]
        callee = self._symbol.beside(name)
        self._context.declare(callee, type_)
        result = self._builder.call(callee, type_, arguments)
        if routine.returns:
            (target,) = statement.targets
            signed = result if statement.sign > 0 else self._builder.fneg(result)
            self._context.add(self._operand(target), signed)

    def _value(self, expression: ast.expr, type_: Type) -> Value:
        """An argument of a statement, of the type that the routine takes."""
        if isinstance(expression, ast.Constant):
            assert isinstance(expression.value, int)
            return _constant(expression.value, type_)
        if isinstance(expression, ast.Name):
            return self._named(expression.id)
        assert isinstance(expression, ast.Call)
        assert isinstance(expression.func, ast.Name)
        function, arguments = expression.func.id, expression.args
        if function == "pick":
            flag = self._value(arguments[0], I1)
            if isinstance(flag, ConstantInt):
                return self._value(arguments[1 if flag.value else 2], type_)
            chosen, other = (self._value(a, type_) for a in arguments[1:])
            return pick(self._builder, flag, chosen, other)
        if function == "positive":
            increment, count = (self._value(a, type_) for a in arguments)
            forwards = self._builder.icmp("sgt", increment, integer(I64, 0))
            return self._builder.select(forwards, count, integer(I64, 0))
        values = [self._value(a, type_) for a in arguments]
        if function == "flip":
            return self._builder.binary("xor", values[0], integer(I1, 1))
        if function == "minus":
            return self._builder.fneg(values[0])
        assert function == "over"
        nothing = self._builder.fcmp("oeq", values[1], zero(type_))
        quotient = self._builder.fdiv(values[0], values[1])
        return self._builder.select(nothing, zero(type_), quotient)

    def _named(self, name: str) -> Value:
        if name == "seed":
            assert self._seed is not None
            return self._seed
        if name == "out":
            return self._context.primal(self._call)
        if name.startswith(_SHADOW):
            pointer = self._operand(name.removeprefix(_SHADOW))
            return certain_shadow(self._call, pointer, self._context)
        if is_pointer(self._operand(name).type):
            return self._context.array(self._call, self._symbol.routine.index(name))
        return self._context.primal(self._operand(name))


def _constant(number: int, type_: Type) -> Value:
    if isinstance(type_, FloatType):
        return ConstantFloat.of(type_, float(number))
    assert isinstance(type_, IntType)
    return integer(type_, number)


def pick(builder: Builder, flag: Value, chosen: Value, other: Value) -> Value:
    """``flag ? chosen : other``, decided now where the flag is known."""
    if isinstance(flag, ConstantInt):
        return chosen if flag.value else other
    return chosen if chosen is other else builder.select(flag, chosen, other)


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
