"""Inline assembly as plain instructions, where it is one instruction that is known, or none.

Empty templates keep compilers from knowing a value (barriers of Eigen, ``DoNotOptimize`` of
benchmarks): what comes out is what went in.  Comments leave marks in the assembly (Eigen's matrix
products).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from ltoad.differentiate.prepare.exchange import exchange
from ltoad.ir.builder import Builder, Names
from ltoad.ir.instructions import BasicBlock, Call
from ltoad.ir.module import Module
from ltoad.ir.types import VOID, FloatType, FunctionType, StructType, Type, VectorType, scalar_of
from ltoad.ir.values import ConstantSimple, InlineAssembly, Value
from ltoad.rules.assembly import ARITHMETIC, EXTREMA, Statement, statement_of
from ltoad.rules.functions import type_code

_TEXT = re.compile(r'asm(?: sideeffect| alignstack)* "([^"]*)", "([^"]*)"')


@dataclass(frozen=True, slots=True)
class _Operands:
    """``places``: the addresses of outputs in memory, by output; ``inputs`` with their
    constraints; ``results``: the number of outputs in registers, which come first."""

    outputs: int
    places: dict[int, Value]
    inputs: tuple[tuple[str, Value], ...]

    def given(self, number: int) -> Value | None:
        """What goes in as operand ``number`` of the template; an output is tied to an input."""
        if number >= self.outputs:
            return self.inputs[number - self.outputs][1]
        return next((v for c, v in self.inputs if c == str(number)), None)


def lower_assembly(module: Module, call: Call, names: Names, replaced: dict[Value, Value]) -> None:
    """Put the instructions that mean the same in the place of a call, if they are known."""
    assert isinstance(call.callee, InlineAssembly)
    assert call.parent is not None
    text = _TEXT.fullmatch(call.callee.text)
    if text is None or call.is_terminator:
        return
    operands = _operands(text.group(2), call.operands)
    builder = Builder(names, BasicBlock("scratch"))
    result = None
    if operands is not None:
        if not _is_empty(text.group(1)):
            result = _instruction(module, statement_of(text.group(1)), operands, call, builder)
        else:
            result = _barrier(operands, call, builder)
    if result is None:
        return
    exchange(call.parent, call, builder.block.instructions)
    if call.type != VOID:
        replaced[call] = result


def _is_empty(template: str) -> bool:
    """Whether a template is nothing but comments."""
    lines = [line.strip() for line in re.split(r"\\0A|\n", template)]
    return all(not line or line.startswith("#") for line in lines)


def _operands(constraints: str, given: Sequence[Value]) -> _Operands | None:
    """The operands by the constraints, in which clobbers and labels come last."""
    words = [w for w in constraints.split(",") if w and w[0] not in "~!"]
    outputs = [w for w in words if w[0] == "="]
    values = iter(given)
    places = {i: next(values) for i, w in enumerate(outputs) if w[1:2] == "*"}
    inputs = tuple(zip(words[len(outputs) :], values, strict=False))
    if len(places) + len(inputs) != len(given) or len(outputs) + len(inputs) != len(words):
        return None
    return _Operands(len(outputs), places, inputs)


def _barrier(operands: _Operands, call: Call, builder: Builder) -> Value | None:
    """What came in; None if something comes out of nowhere, or in another type."""
    found: list[Value] = []
    for number in range(operands.outputs):
        value, place = operands.given(number), operands.places.get(number)
        if place is None and value is not None:
            found.append(value)
        elif value is not None and place is not None:
            builder.store(value, place)
        elif not any(c[:1] == "*" and v is place for c, v in operands.inputs):
            return None
    return _together(found, call.type, builder)


def _together(values: Sequence[Value], type_: Type, builder: Builder) -> Value | None:
    if type_ == VOID:
        return ConstantSimple(VOID, "poison")
    if isinstance(type_, StructType) and [v.type for v in values] == list(type_.elements):
        result: Value = ConstantSimple(type_, "poison")
        for index, value in enumerate(values):
            result = builder.insert_value(result, value, index)
        return result
    return values[0] if len(values) == 1 and values[0].type == type_ else None


def _instruction(
    module: Module,
    statement: Statement | None,
    operands: _Operands,
    call: Call,
    builder: Builder,
) -> Value | None:
    if statement is None or operands.outputs != 1 or operands.places or statement.target != 0:
        return None
    vector = isinstance(call.type, VectorType)
    if not isinstance(scalar_of(call.type), FloatType) or (vector and not statement.vectors):
        return None
    sources: list[Value] = []
    for number in statement.sources:
        value = operands.given(number) if number < operands.outputs + len(operands.inputs) else None
        if value is None or value.type != call.type:
            return None
        sources.append(value)
    return _result(module, statement, sources, builder)


def _result(
    module: Module, statement: Statement, sources: Sequence[Value], builder: Builder
) -> Value:
    name, first = statement.operation, sources[0]
    if name in ARITHMETIC:
        return builder.binary(ARITHMETIC[name], first, sources[1])
    if name in EXTREMA:
        condition = builder.fcmp(EXTREMA[name], first, sources[1])
        return builder.select(condition, first, sources[1])
    if name == "neg":
        return builder.fneg(first)
    if name == "fma":
        factor, addend = sources[1], sources[2]
        factor = builder.fneg(factor) if statement.negated else factor
        sources = [first, factor, builder.fneg(addend) if statement.subtracted else addend]
    intrinsic = f"llvm.{name}.{type_code(first.type)}"
    type_ = FunctionType(first.type, tuple(s.type for s in sources))
    module.declare(intrinsic, type_)
    return builder.call(intrinsic, type_, sources)
