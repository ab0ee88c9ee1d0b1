"""Block operations on shadow memory in the forward sweep."""

from __future__ import annotations

from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.shadows.moved import moved_addresses
from ltoad.ir.instructions import Call
from ltoad.ir.types import is_pointer
from ltoad.ir.values import Value
from ltoad.rules.rows import DeferralRow, MirroredRow, PointerRow, SortRow, TransferRow
from ltoad.rules.table import lookup


def is_sorting(call: Call, facts: Facts) -> bool:
    """Whether a library call permutes active elements."""
    row = lookup(call.callee_name)
    return isinstance(row, SortRow) and facts.has_shadow(call.operands[0])


def shadowed_operands(call: Call, facts: Facts) -> list[Value]:
    """Operands of a library call whose shadows the forward sweep needs."""
    row = lookup(call.callee_name)
    if row is None:
        return []
    if isinstance(row, MirroredRow):
        return [o for o in call.operands if is_pointer(o.type) and facts.has_shadow(o)]
    if isinstance(row, DeferralRow):
        return call.operands[2:3] if facts.has_shadow(call.operands[2]) else []
    if isinstance(row, SortRow):
        return call.operands[:1] if is_sorting(call, facts) else []
    if isinstance(row, PointerRow):
        return call.operands[:1] if facts.has_shadow(call) else []
    if not isinstance(row, TransferRow) or moved_addresses(call, facts) is None:
        return []
    return [call.operands[i] for i in row.places]
