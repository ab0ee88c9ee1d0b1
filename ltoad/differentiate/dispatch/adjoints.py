"""The adjoint of each instruction, written against an :class:`AdjointContext`.

``adjoint_of`` dispatches on the opcode or on the row of the callee.  Every rule
takes the result's adjoint, leaving zero, and adds to the operands' adjoints.
"""

from __future__ import annotations

from collections.abc import Callable

from ltoad.causes.memory import BITS
from ltoad.differentiate.adjoints.atomics import adjoint_of_read_modify_write, refuse_exchange
from ltoad.differentiate.adjoints.context import AdjointContext
from ltoad.differentiate.adjoints.memory import adjoint_of_load, adjoint_of_store
from ltoad.differentiate.adjoints.scalars import (
    adjoint_of_cast,
    adjoint_of_copy_like,
    adjoint_of_scalar,
    adjoint_of_select,
)
from ltoad.differentiate.adjoints.shared_places import refuse_shared
from ltoad.differentiate.adjoints.vectors import (
    adjoint_of_extract_element,
    adjoint_of_insert_element,
    adjoint_of_shuffle,
)
from ltoad.differentiate.adjoints.words import adjoint_of_word, moves_words
from ltoad.differentiate.callees.table import handler_of
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.instructions import Call, Instruction, Phi
from ltoad.ir.memory import ReadModifyWrite, Store
from ltoad.ir.types import is_pointer
from ltoad.rules.rows import CastRow, ScalarRow, ZeroRow
from ltoad.rules.table import opcode_row


def has_adjoint(instruction: Instruction, context: AdjointContext) -> bool:
    """Whether the reverse sweep has work for an instruction (phis aside)."""
    facts = context.facts
    if isinstance(instruction, (Store, ReadModifyWrite)):
        if isinstance(instruction, Store) and facts.replaced_words(instruction):
            return True
        return facts.has_shadow(instruction.pointer) and facts.replaces_floats(instruction)
    if isinstance(instruction, Call):
        return _call_has_adjoint(instruction, context)
    return not isinstance(instruction, Phi) and context.is_active(instruction)


def _call_has_adjoint(call: Call, context: AdjointContext) -> bool:
    row = context.facts.rows.of(call)
    if row is None:
        return context.calls_derivative(call)
    return handler_of(row).has_adjoint(call, row, context)


def adjoint_of(instruction: Instruction, context: AdjointContext) -> None:
    """Emit the adjoint of an instruction for which :func:`has_adjoint` holds."""
    if isinstance(instruction, Call):
        _adjoint_of_call(instruction, context)
        return
    row = opcode_row(instruction.opcode)
    if moves_words(instruction, context):
        adjoint_of_word(instruction, context)
    elif isinstance(row, ScalarRow):
        adjoint_of_scalar(instruction, row, context)
    elif isinstance(row, CastRow):
        adjoint_of_cast(instruction, row, context)
    else:
        rule = _RULES.get(instruction.opcode)
        if rule is None:
            raise Unsupported(
                instruction,
                f"the bits of a float that depends on an active input go through "
                f"'{instruction.opcode}' and become a float again"
                if isinstance(row, ZeroRow)
                else f"'{instruction.opcode}' of an active value has no derivative rule",
                BITS,
            )
        rule(instruction, context)


_RULES: dict[str, Callable[[Instruction, AdjointContext], None]] = {
    "load": adjoint_of_load,
    "store": adjoint_of_store,
    "atomicrmw": adjoint_of_read_modify_write,
    "cmpxchg": refuse_exchange,
    "select": adjoint_of_select,
    "freeze": adjoint_of_copy_like,
    "bitcast": adjoint_of_copy_like,
    "extractelement": adjoint_of_extract_element,
    "insertelement": adjoint_of_insert_element,
    "shufflevector": adjoint_of_shuffle,
}


def _adjoint_of_call(call: Call, context: AdjointContext) -> None:
    row = context.facts.rows.of(call)
    if row is None:
        context.call_adjoint(call)
        return
    handler, facts = handler_of(row), context.facts
    if handler.adds_alone and any(
        is_pointer(o.type) and facts.has_shadow(o) and facts.is_shared(o) for o in call.operands
    ):
        refuse_shared(call)
    handler.adjoint(call, row, context)
