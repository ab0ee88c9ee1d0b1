"""Where adjoints are added and taken from, if activity is decided at run time.

An address that is its own shadow stands for constant memory, see
:mod:`ltoad.differentiate.shadows.guards`.
"""

from __future__ import annotations

from ltoad.differentiate.adjoints.context import AdjointContext
from ltoad.differentiate.shadows.guards import (
    SINK,
    UNCERTAIN,
    ZEROS,
    fits,
    length_unless_same,
    place_or,
)
from ltoad.differentiate.support.constant_memory import KEPT
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.instructions import Call, Instruction
from ltoad.ir.types import I8, ArrayType, Type
from ltoad.ir.values import ConstantInt, Value
from ltoad.rules.rows import CopyRow, TransferRow


def contribution_place(
    instruction: Instruction, pointer: Value, type_: Type, context: AdjointContext
) -> Value:
    """Where the adjoint of what was read is added."""
    return _place(SINK, instruction, pointer, type_, context)


def sum_place(
    instruction: Instruction, pointer: Value, type_: Type, context: AdjointContext
) -> Value | None:
    """Where the sum is found to which the adjoint of what was read is added; None if that is at
    the place itself, or other threads may add to it.

    What is added at one place where nobody looks, time after time, would make each of a loop's
    iterations wait for the one before.
    """
    if not context.facts.may_be_inactive(pointer) or context.facts.is_shared(pointer):
        return None
    return _place(ZEROS, instruction, pointer, type_, context)


def adjoint_place(
    instruction: Instruction, pointer: Value, type_: Type, context: AdjointContext
) -> Value:
    """Where the adjoint of what was stored is taken from, and is zero afterwards."""
    return _place(ZEROS, instruction, pointer, type_, context)


def kept_place(
    instruction: Instruction, pointer: Value, type_: Type, context: AdjointContext
) -> Value:
    """Where the adjoint of an active number that was stored is taken from."""
    kept = context.facts.keeps_constant(pointer)
    return _place(KEPT if kept else ZEROS, instruction, pointer, type_, context)


def _place(
    helper: str, instruction: Instruction, pointer: Value, type_: Type, context: AdjointContext
) -> Value:
    shadow = context.shadow(pointer)
    if not context.facts.may_be_inactive(pointer):
        return shadow
    if not fits(type_, context.facts.layout):
        refuse_uncertain(instruction, pointer, context)
    places, where = (shadow, context.primal(pointer)), (instruction, pointer)
    return place_or(helper, places, where, context.facts, context.builder, context.declare)


def extent(call: Call, row: TransferRow) -> Type | None:
    """The bytes that a call copies or fills, as a type, if they are always as many."""
    size = call.operands[row.size]
    return ArrayType(size.value * row.unit, I8) if isinstance(size, ConstantInt) else None


def written_place(call: Call, row: TransferRow, context: AdjointContext) -> Value:
    """Where the adjoints of a block are that a call has written, which are zero afterwards."""
    target, type_ = call.operands[row.destination], extent(call, row)
    if type_ is None:
        refuse_uncertain(call, target, context)
        return context.shadow(target)
    return adjoint_place(call, target, type_, context)


def copied_place(call: Call, row: CopyRow, context: AdjointContext) -> Value:
    """Where the adjoints of a block go that a call has read."""
    source, type_ = call.operands[row.source], extent(call, row)
    if type_ is None:
        refuse_uncertain(call, source, context)
        return context.shadow(source)
    return contribution_place(call, source, type_, context)


def active_length(pointer: Value, length: Value, context: AdjointContext) -> Value:
    """The bytes of a block that are differentiated: none if it is inactive."""
    if not context.facts.may_be_own_shadow(pointer):
        return length
    return length_unless_same(
        context.builder, context.shadow(pointer), context.primal(pointer), length
    )


def refuse_uncertain(instruction: Instruction, pointer: Value, context: AdjointContext) -> None:
    """Raise Unsupported for what has no check at run time."""
    if context.facts.may_be_inactive(pointer):
        raise Unsupported(instruction, *UNCERTAIN)
