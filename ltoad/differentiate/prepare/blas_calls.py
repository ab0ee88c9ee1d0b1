"""Calls of a BLAS library, brought into the common form of :mod:`ltoad.rules.blas`.

Fortran passes numbers by reference, often to temporaries; here they are loaded
before the call, and a wrapper, which LLVM inlines again, passes them as the
library wants them.  A row-major matrix is the transpose of a column-major one.
"""

from __future__ import annotations

from ltoad.analysis.shape.ssa import replace_uses
from ltoad.causes.code import BLAS
from ltoad.differentiate.prepare.exchange import exchange
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.builder import Builder, Names
from ltoad.ir.instructions import BasicBlock, Call, Function
from ltoad.ir.module import Module
from ltoad.ir.types import I1, I8, I32, I64, IntType
from ltoad.ir.values import ConstantInt, Value, integer
from ltoad.rules.blas import Symbol, library_symbol
from ltoad.rules.helpers import definitions

_ROW_MAJOR, _NO_TRANSPOSE = 101, 111
_LOWER_CASE = 32


def blas_symbol(module: Module, call: Call) -> Symbol | None:
    """The routine of a call into a BLAS library that is not part of the link."""
    if call.is_terminator or module.defines(call.callee_name):
        return None
    return library_symbol(call.callee_name)


def lower_blas_call(
    module: Module, function: Function, call: Call, symbol: Symbol, names: Names
) -> None:
    """Replace a call of the library by one in the common form."""
    block = call.parent
    assert block is not None
    builder = Builder(names, BasicBlock("scratch"))
    values = _values(builder, call, symbol)
    if symbol.interface == "c" and symbol.routine.layout:
        values = _column_major(builder, call.operands[0], values, symbol)
    for text_name in (symbol.common_name,):
        _define(module, text_name)
    type_ = symbol.routine.type(symbol.number)
    ordered = [values[p.name] for p in symbol.routine.parameters]
    result = builder.call(symbol.common_name, type_, ordered)
    result.metadata = call.debug_place
    exchange(block, call, builder.block.instructions)
    if symbol.routine.returns:
        replace_uses(function, call, result)


def _define(module: Module, name: str) -> None:
    """Put a wrapper into the module, and declare what it calls."""
    text, declared = definitions([name])
    made = Module.parse(text)
    for defined in made.function_names():
        if not module.defines(defined):
            module.add_function(made.function(defined))
    for other, type_ in declared.items():
        module.declare(other, type_)


def _values(builder: Builder, call: Call, symbol: Symbol) -> dict[str, Value]:
    """The arguments by name: arrays as they are, all else by value."""
    by_value = symbol.interface == "c"
    first = 1 if by_value and symbol.routine.layout else 0
    parameters = symbol.routine.parameters
    operands = call.operands[first : first + len(parameters)]
    if len(operands) != len(parameters):
        raise Unsupported(
            call,
            f"'{call.callee_name}' is called with {len(call.operands)} arguments",
            BLAS,
        )
    values: dict[str, Value] = {}
    for parameter, operand in zip(parameters, operands, strict=True):
        value: Value = operand
        if parameter.kind == "integer":
            value = builder.resize(operand if by_value else builder.load(I32, operand), I64)
        elif parameter.kind == "scalar" and not by_value:
            value = builder.load(symbol.number, operand)
        elif parameter.kind == "flag":
            value = _flag(builder, operand, by_value=by_value)
        values[parameter.name] = value
    return values


def _flag(builder: Builder, operand: Value, *, by_value: bool) -> Value:
    """Whether a matrix is transposed; for real numbers the conjugate is the same."""
    if isinstance(operand, ConstantInt):
        return integer(I1, int(operand.value != _NO_TRANSPOSE))
    if by_value:
        assert isinstance(operand.type, IntType)
        return builder.icmp("ne", operand, integer(operand.type, _NO_TRANSPOSE))
    code = builder.binary("or", builder.load(I8, operand), integer(I8, _LOWER_CASE))
    return builder.icmp("ne", code, integer(I8, ord("n")))


_SWAPPED = {
    "gemv": [("m", "n")],
    "ger": [("m", "n"), ("x", "y"), ("incx", "incy")],
    "gemm": [("m", "n"), ("ta", "tb"), ("a", "b"), ("lda", "ldb")],
}
"""What changes places when every matrix is replaced by its transpose."""


def _column_major(
    builder: Builder, layout: Value, values: dict[str, Value], symbol: Symbol
) -> dict[str, Value]:
    """The arguments of the same operation on transposed matrices, if they are row-major."""
    if isinstance(layout, ConstantInt) and layout.value != _ROW_MAJOR:
        return values
    known = isinstance(layout, ConstantInt)
    assert isinstance(layout.type, IntType)
    test = None if known else builder.icmp("eq", layout, integer(layout.type, _ROW_MAJOR))
    changed = dict(values)
    for one, other in _SWAPPED[symbol.routine.name]:
        for name, partner in ((one, other), (other, one)):
            there, here = values[partner], values[name]
            changed[name] = there if test is None else builder.select(test, there, here)
    if symbol.routine.name == "gemv":
        flipped = builder.binary("xor", values["t"], integer(I1, 1))
        changed["t"] = flipped if test is None else builder.select(test, flipped, values["t"])
    return changed
