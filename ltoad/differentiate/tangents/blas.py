"""Tangents of BLAS routines: executes the statements of :mod:`ltoad.rules.blas`."""

from __future__ import annotations

import ast
from collections.abc import Callable

from ltoad.causes.code import BLAS
from ltoad.differentiate.partials.blas_statements import SHADOW, TANGENT, StatementRunner
from ltoad.differentiate.shadows.guards import UNCERTAIN
from ltoad.differentiate.shadows.mixed import refuse_mixed
from ltoad.differentiate.tangents.context import TangentContext
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.instructions import Call
from ltoad.ir.types import is_pointer
from ltoad.ir.values import Value, zero
from ltoad.rules.blas import Symbol, common_symbol
from ltoad.rules.blas_language import Statement


def write_blas(call: Call, context: TangentContext, run: Callable[[], object]) -> None:
    """The tangents of a call; ``run`` writes the call itself.

    Tangents of what a call writes need the operands as they are before it, those of a result need
    the result.
    """
    symbol = common_symbol(call.callee_name)
    assert symbol is not None
    if not symbol.routine.tangent:
        raise Unsupported(
            call,
            f"'{symbol.library_name}' has no derivative rule in forward mode",
            BLAS.advising("write it as a loop, or use reverse mode"),
        )
    _refuse_scalars(call, symbol, context)
    if symbol.routine.returns:
        run()
        context.derive(call, [_result(call, symbol, lane, context) for lane in context.lanes])
        return
    for lane in context.lanes:
        _Tangent(call, symbol, lane, context).run(symbol.routine.tangent)
    run()


def _refuse_scalars(call: Call, symbol: Symbol, context: TangentContext) -> None:
    """Factors that no statement has a term for."""
    written = " ".join(ast.unparse(s.call) for s in symbol.routine.tangent)
    for parameter in symbol.routine.parameters:
        factor = call.operands[symbol.routine.index(parameter.name)]
        if parameter.kind != "scalar" or TANGENT + parameter.name in written:
            continue
        if context.is_active(factor):
            raise Unsupported(
                call,
                f"the argument '{parameter.name}' of '{symbol.library_name}' is active, which has "
                "no derivative rule in forward mode",
                BLAS.advising("scale the matrix before the call, or use reverse mode"),
            )


def _result(call: Call, symbol: Symbol, lane: int, context: TangentContext) -> Value:
    runner = _Tangent(call, symbol, lane, context)
    runner.run(symbol.routine.tangent)
    total = zero(call.type) if runner.total is None else runner.total
    if symbol.routine.name != "nrm2":
        return total
    # x·dx / |x|, and 0 where x is 0
    nothing, norm = zero(call.type), context.primal(call)
    quotient = context.builder.fdiv(total, norm)
    return context.builder.select(context.builder.fcmp("oeq", norm, nothing), nothing, quotient)


class _Tangent(StatementRunner):
    def __init__(self, call: Call, symbol: Symbol, lane: int, context: TangentContext) -> None:
        super().__init__(call, symbol, context.facts, context.builder, context.declare)
        self._lane = lane
        self._context = context
        self.total: Value | None = None

    def is_active(self, operand: Value) -> bool:
        return self._context.has_derived(operand)

    def deliver(self, statement: Statement, result: Value) -> None:
        total = self.total
        self.total = result if total is None else self.builder.fadd(total, result)

    def named(self, name: str) -> Value:
        for prefix in (SHADOW, TANGENT):
            if name.startswith(prefix):
                operand = self.operand(name.removeprefix(prefix))
                if is_pointer(operand.type):
                    self._check(operand)
                return self._context.lane(operand, self._lane)
        if is_pointer(self.operand(name).type):
            return self._context.array(self.call, self.symbol.routine.index(name))
        return self._context.primal(self.operand(name))

    def _check(self, pointer: Value) -> None:
        refuse_mixed(self.call, pointer, self._context.facts)
        if self._context.facts.may_be_inactive(pointer):
            raise Unsupported(self.call, *UNCERTAIN)
