"""The tangent of each instruction that is no call, written against a :class:`TangentContext`."""

from __future__ import annotations

from operator import or_

from ltoad.causes.memory import BITS
from ltoad.differentiate.shadows.shadows import repeat_with_shadows
from ltoad.differentiate.tangents.context import TangentContext
from ltoad.differentiate.tangents.memory import (
    tangent_of_load,
    tangent_of_read_modify_write,
    tangent_of_store,
)
from ltoad.differentiate.tangents.no_addresses import is_calculated, is_part_of_address
from ltoad.differentiate.tangents.running_context import RunningContext
from ltoad.differentiate.tangents.scalars import tangent_of_same, tangent_of_scalar
from ltoad.differentiate.tangents.words import DERIVED_OPERANDS, tangent_of_move, tangent_of_word
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.instructions import Instruction
from ltoad.ir.memory import Load, MemoryAccess, ReadModifyWrite, Store
from ltoad.ir.types import ArrayType, IntType, StructType, is_floating, is_pointer, scalar_of
from ltoad.ir.values import Value
from ltoad.rules.rows import CastRow, ScalarRow
from ltoad.rules.table import opcode_row


def derive_from(instruction: Instruction, context: RunningContext) -> None:
    """Emit what follows from an instruction for derived values; its primal copy is there."""
    access = isinstance(instruction, MemoryAccess)
    if instruction.opcode == "extractvalue" and context.has_nothing(instruction.operands):
        context.derive_nothing(instruction)
    elif not access and context.has_derived(instruction) and _is_address(instruction, context):
        _shadow_of_address(instruction, context)
    else:
        tangent_of(instruction, context)


def tangent_of(instruction: Instruction, context: TangentContext) -> None:
    """Emit the tangents that follow from an instruction that computes no address."""
    if isinstance(instruction, MemoryAccess):
        _tangent_of_access(instruction, context)
    elif context.has_derived(instruction):
        _tangent_of_value(instruction, context)


def _tangent_of_access(access: MemoryAccess, context: TangentContext) -> None:
    if not context.facts.has_shadow(access.pointer):
        return
    if isinstance(access, Load):
        if context.has_derived(access):
            tangent_of_load(access, context)
    elif isinstance(access, Store):
        tangent_of_store(access, context)
    elif isinstance(access, ReadModifyWrite) and context.facts.replaces_floats(access):
        tangent_of_read_modify_write(access, context)


def _tangent_of_value(instruction: Instruction, context: TangentContext) -> None:
    row = opcode_row(instruction.opcode)
    if instruction.opcode in DERIVED_OPERANDS:
        tangent_of_move(instruction, context)
    elif isinstance(scalar_of(instruction.type), IntType):
        tangent_of_word(instruction, context)
    elif isinstance(row, ScalarRow):
        tangent_of_scalar(instruction, row, context)
    elif isinstance(row, CastRow):
        tangent_of_same(instruction, row, context)
    else:
        raise Unsupported(
            instruction,
            f"'{instruction.opcode}' of an active value has no derivative rule",
            BITS,
        )


def _shadow_of_address(instruction: Instruction, context: RunningContext) -> None:
    """A computed address.  A difference of addresses is none, nor is a piece of one, and nobody
    will ask for its shadow."""
    made_of_none = is_calculated(instruction) and context.has_nothing(instruction.operands)
    none = made_of_none or is_part_of_address(instruction, context.facts)
    if none or _chooses_nothing(instruction, context):
        context.derive_nothing(instruction)
        return
    found = []
    for lane in context.lanes:

        def shadow(value: Value, lane: int = lane) -> Value:
            return context.lane(value, lane)

        found.append(
            repeat_with_shadows(
                instruction,
                context.facts,
                context.services,
                context.builder,
                context.primal,
                shadow,
            )
        )
    context.derive(instruction, found)


def _chooses_nothing(instruction: Instruction, context: RunningContext) -> bool:
    """Whether it is one of two differences of addresses: `abs_diff`, by which debug builds of Rust
    check that what is copied does not overlap; or one of such a difference and a mere number, as
    where texts are compared, and their lengths, which lie where addresses may lie."""
    if instruction.opcode != "select":
        return False
    chosen = instruction.operands[1:]
    none = [context.has_nothing([value]) for value in chosen]
    plain = (not context.has_derived(value) for value in chosen)
    return any(none) and all(map(or_, none, plain))


def _is_address(instruction: Instruction, context: TangentContext) -> bool:
    """Whether the derived value is a shadow: of a pointer, or of an address in an integer."""
    type_ = instruction.type
    if instruction.opcode in ("extractvalue", "insertvalue"):
        return False
    if isinstance(type_, (StructType, ArrayType)) or is_floating(type_):
        return False
    return is_pointer(type_) or not context.is_active(instruction)
