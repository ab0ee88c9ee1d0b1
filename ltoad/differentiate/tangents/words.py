"""Tangents of instructions that move floats inside of words, vectors and aggregates.

Moving instructions move the derived values in the same way.  Integer
arithmetic is looked through bit by bit (:mod:`ltoad.analysis.types.words`): each
float of the result takes its tangent from where it came from.
"""

from __future__ import annotations

from ltoad.analysis.types.carriers import fits
from ltoad.analysis.types.lanes import Lane
from ltoad.analysis.types.words import Move
from ltoad.causes.memory import BITS
from ltoad.differentiate.tangents.context import TangentContext
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.clone import copy_instruction
from ltoad.ir.instructions import Instruction
from ltoad.ir.types import IntType
from ltoad.ir.values import Value, integer, zero

DERIVED_OPERANDS = {
    "select": (1, 2),
    "freeze": (0,),
    "bitcast": (0,),
    "extractelement": (0,),
    "insertelement": (0, 1),
    "shufflevector": (0, 1),
    "extractvalue": (0,),
    "insertvalue": (0, 1),
}
"""The operands of moving instructions that take their derived values along."""


def tangent_of_move(instruction: Instruction, context: TangentContext) -> None:
    """The same instruction on derived values."""
    chosen = DERIVED_OPERANDS[instruction.opcode]
    found = []
    for lane in context.lanes:
        clone = copy_instruction(instruction, {})
        clone.operands = [
            context.lane(o, lane) if i in chosen else context.primal(o)
            for i, o in enumerate(instruction.operands)
        ]
        clone.name, clone.metadata, clone.flags = "", (), ()
        found.append(context.builder.append(clone, "tangent"))
    context.derive(instruction, found)


def tangent_of_word(instruction: Instruction, context: TangentContext) -> None:
    """Integer instructions on words in which floats lie."""
    word = context.facts.carriers.word(instruction)
    if not word.lanes or word.spoilt:
        raise Unsupported(
            instruction,
            f"the bits of a float that depends on an active input go through "
            f"'{instruction.opcode}' and become a float again",
            BITS,
        )
    found = []
    for lane in context.lanes:
        total: Value = zero(instruction.type)
        for part in word.lanes:
            bits = _bits_of(instruction, part, lane, context)
            if bits is not None:
                total = _with_bits(total, bits, part.bit, context)
        found.append(total)
    context.derive(instruction, found)


def _bits_of(
    instruction: Instruction, part: Lane, lane: int, context: TangentContext
) -> Value | None:
    """The bits of the tangent of one float of the result; None if it is zero."""
    flow = context.facts.carriers.flows.of(instruction)
    type_ = IntType(part.bits)
    for move in flow.moves:
        operand = instruction.operands[move.operand]
        if not fits(part, move) or not context.is_active(operand):
            continue
        source = part.moved(move.source - move.target)
        if source not in context.facts.carriers.word(operand).lanes:
            continue
        bits = _extracted(context.lane(operand, lane), source.bit, type_, context)
        return _turned(instruction, part, move, bits, context) if move.signed else bits
    return None


def _turned(
    instruction: Instruction, part: Lane, move: Move, bits: Value, context: TangentContext
) -> Value:
    """The bits of a tangent whose float may have changed its sign."""
    builder = context.builder
    assert isinstance(bits.type, IntType)
    after = _extracted(context.primal(instruction), part.bit, bits.type, context)
    operand = context.primal(instruction.operands[move.operand])
    before = _extracted(operand, move.source, bits.type, context)
    sign = integer(bits.type, -(1 << (part.bits - 1)))
    turned = builder.binary("and", builder.binary("xor", after, before), sign)
    return builder.binary("xor", bits, turned)


def _extracted(word: Value, bit: int, type_: IntType, context: TangentContext) -> Value:
    builder = context.builder
    whole = IntType(context.facts.layout.bits_of(word.type))
    value = builder.cast("bitcast", word, whole) if word.type != whole else word
    shifted = builder.binary("lshr", value, integer(whole, bit)) if bit else value
    return builder.cast("trunc", shifted, type_) if whole != type_ else shifted


def _with_bits(word: Value, bits: Value, bit: int, context: TangentContext) -> Value:
    builder = context.builder
    whole = IntType(context.facts.layout.bits_of(word.type))
    value = builder.cast("zext", bits, whole) if bits.type != whole else bits
    shifted = builder.binary("shl", value, integer(whole, bit)) if bit else value
    old = builder.cast("bitcast", word, whole) if word.type != whole else word
    joined = builder.binary("or", old, shifted)
    return builder.cast("bitcast", joined, word.type) if word.type != whole else joined
