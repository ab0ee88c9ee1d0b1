"""Executes the statements of :mod:`ltoad.rules.blas`: what a derivative calls for a routine."""

from __future__ import annotations

import ast
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from ltoad.causes.rules import STRONG_ZERO
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.builder import Builder
from ltoad.ir.instructions import Call
from ltoad.ir.types import I1, I64, FloatType, FunctionType, IntType, Type
from ltoad.ir.values import ConstantFloat, ConstantInt, Value, integer, zero
from ltoad.rules.blas import AUXILIARIES, ROUTINES, Symbol
from ltoad.rules.blas_language import Statement

SHADOW = "d_"
"""What the name of an operand's shadow starts with."""
TANGENT = "t_"
"""What the name of a scalar's tangent starts with."""


class StatementRunner(ABC):
    """Runs the statements that apply to one call in the common form.

    Raises Unsupported where zeros are to be strong, of which a library's routines know nothing.
    """

    def __init__(
        self,
        call: Call,
        symbol: Symbol,
        facts: Facts,
        builder: Builder,
        declare: Callable[[str, FunctionType], None],
    ) -> None:
        if facts.options.strong_zeros and not symbol.routine.bounded:
            raise Unsupported(
                call,
                f"the derivative of '{symbol.library_name}' multiplies zeros by whatever there is, "
                "and the request says enzyme_strong_zero",
                STRONG_ZERO.advising(
                    "write it as a loop, link the routine's bitcode, or leave out the option"
                ),
            )
        self.call = call
        self.symbol = symbol
        self.builder = builder
        self._declare = declare

    @abstractmethod
    def is_active(self, operand: Value) -> bool:
        """Whether an operand has an adjoint, tangents or a shadow."""

    @abstractmethod
    def named(self, name: str) -> Value:
        """The value of a name in a statement."""

    @abstractmethod
    def deliver(self, statement: Statement, result: Value) -> None:
        """Take the result of a routine that returns one."""

    def run(self, statements: Sequence[Statement]) -> None:
        """Call the routines of all statements that apply."""
        for statement in statements:
            if self._applies(statement):
                self._execute(statement)

    def operand(self, name: str) -> Value:
        """The call's operand of that name."""
        return self.call.operands[self.symbol.routine.index(name)]

    def _applies(self, statement: Statement) -> bool:
        mentioned = {
            n.id.removeprefix(prefix)
            for n in ast.walk(statement.call)
            for prefix in (SHADOW, TANGENT)
            if isinstance(n, ast.Name) and n.id.startswith(prefix)
        }
        needed = mentioned | set(statement.targets)
        return all(self.is_active(self.operand(n)) for n in needed) and not any(
            self.is_active(self.operand(n)) for n in statement.missing
        )

    def _execute(self, statement: Statement) -> None:
        assert isinstance(statement.call.func, ast.Name)
        name = statement.call.func.id
        routine = ROUTINES.get(name) or AUXILIARIES[name]
        type_ = routine.type(self.symbol.number)
        arguments = [
            self._value(a, t) for a, t in zip(statement.call.args, type_.parameters, strict=True)
        ]
        callee = self.symbol.beside(name)
        self._declare(callee, type_)
        result = self.builder.call(callee, type_, arguments)
        if routine.returns:
            self.deliver(statement, result if statement.sign > 0 else self.builder.fneg(result))

    def _value(self, expression: ast.expr, type_: Type) -> Value:
        """An argument of a statement, of the type that the routine takes."""
        if isinstance(expression, ast.Constant):
            assert isinstance(expression.value, int)
            return _constant(expression.value, type_)
        if isinstance(expression, ast.Name):
            return self.named(expression.id)
        assert isinstance(expression, ast.Call)
        assert isinstance(expression.func, ast.Name)
        function, arguments = expression.func.id, expression.args
        if function == "pick":
            flag = self._value(arguments[0], I1)
            if isinstance(flag, ConstantInt):
                return self._value(arguments[1 if flag.value else 2], type_)
            chosen, other = (self._value(a, type_) for a in arguments[1:])
            return pick(self.builder, flag, chosen, other)
        if function == "positive":
            increment, count = (self._value(a, type_) for a in arguments)
            forwards = self.builder.icmp("sgt", increment, integer(I64, 0))
            return self.builder.select(forwards, count, integer(I64, 0))
        values = [self._value(a, type_) for a in arguments]
        if function == "flip":
            return self.builder.binary("xor", values[0], integer(I1, 1))
        if function == "minus":
            return self.builder.fneg(values[0])
        assert function == "over"
        nothing = self.builder.fcmp("oeq", values[1], zero(type_))
        quotient = self.builder.fdiv(values[0], values[1])
        return self.builder.select(nothing, zero(type_), quotient)


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
