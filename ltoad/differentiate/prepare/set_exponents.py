"""Bits of a float whose exponent is replaced by a constant, as a call that has a rule.

``(bits & 0x800f_ffff_ffff_ffff) | 0x3fe0_0000_0000_0000`` is how vectorised logarithms take the
fraction out of a number (Eigen's ``plog``, and what is copied from Cephes).
"""

from __future__ import annotations

from dataclasses import dataclass

from ltoad.differentiate.prepare.exchange import exchange
from ltoad.ir.builder import Builder, Names
from ltoad.ir.instructions import BasicBlock, Function, Instruction
from ltoad.ir.module import Module
from ltoad.ir.types import FLOAT_BITS, I64, FloatType, FunctionType, IntType, scalar_of
from ltoad.ir.values import ConstantInt, ConstantSplat, Value, integer
from ltoad.rules.functions import type_code
from ltoad.rules.set_exponents import FRACTION_BITS, NUMBERS, TYPES, set_exponent


@dataclass(frozen=True, slots=True)
class _Exchange:
    """``union`` has the bits of ``number`` with another exponent, and without its sign if it is
    not ``signed``."""

    union: Instruction
    number: Value
    exponent: int
    signed: bool


def call_set_exponent(module: Module, function: Function, names: Names) -> dict[Value, Value]:
    """Rewrite a function in place; returns what takes the place of instructions that are gone."""
    replaced: dict[Value, Value] = {}
    for block in function.blocks:
        for instruction in list(block.instructions):
            found = _exchange(instruction)
            if found is not None:
                replaced[instruction] = _write(module, block, found, names)
    return replaced


def _exchange(union: Instruction) -> _Exchange | None:
    word = scalar_of(union.type)
    if union.opcode != "or" or not isinstance(word, IntType):
        return None
    rest, field = _with_constant(union)
    cut = _unwrapped(rest)
    if field is None or not isinstance(cut, Instruction) or cut.opcode != "and":
        return None
    bits, kept = _with_constant(cut)
    number = _float_of(bits)
    if kept is None or number is None or cut.type != union.type:
        return None
    element = scalar_of(number.type)
    assert isinstance(element, FloatType)
    width, size = FRACTION_BITS[element], word.bits
    fraction, sign = (1 << width) - 1, 1 << (size - 1)
    kept, field = kept % (1 << size), field % (1 << size)
    if FLOAT_BITS[element.kind] != size or kept & ~sign != fraction or field & (fraction | sign):
        return None
    biased, largest = field >> width, (1 << (size - width - 1)) - 1
    if not 0 < biased < largest:
        return None
    return _Exchange(union, number, biased - (largest >> 1) + 1, bool(kept & sign))


def _with_constant(instruction: Instruction) -> tuple[Value, int | None]:
    """An operand, and the constant that the other one is, in each element."""
    first, second = instruction.operands
    for value, other in ((first, second), (second, first)):
        constant = other.element if isinstance(other, ConstantSplat) else other
        if isinstance(constant, ConstantInt):
            return value, constant.value
    return first, None


def _unwrapped(value: Value) -> Value:
    """What has these bits, before it was looked at as something else."""
    while isinstance(value, Instruction) and value.opcode == "bitcast":
        value = value.operands[0]
    return value


def _float_of(bits: Value) -> Value | None:
    """The float, or the floats, whose bits these are."""
    if not isinstance(bits, Instruction) or bits.opcode != "bitcast":
        return None
    number = _unwrapped(bits)
    return number if number.type in NUMBERS else None


def _write(module: Module, block: BasicBlock, found: _Exchange, names: Names) -> Value:
    builder = Builder(names, BasicBlock("scratch"))
    type_ = found.number.type
    number = found.number
    if not found.signed:
        absolute, signature = f"llvm.fabs.{type_code(type_)}", FunctionType(type_, (type_,))
        module.declare(absolute, signature)
        number = builder.call(absolute, signature, [number])
    name = set_exponent(type_)
    module.declare(name, TYPES[name])
    changed = builder.call(name, TYPES[name], [number, integer(I64, found.exponent)])
    result = builder.cast("bitcast", changed, found.union.type)
    exchange(block, found.union, builder.block.instructions)
    return result
