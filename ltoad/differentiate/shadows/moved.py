"""Which copies and fills of blocks move addresses of active memory."""

from __future__ import annotations

from ltoad.analysis.memory.kinds import ADDRESS
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.shadows.block_layout import BlockLayout, block_layout
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.instructions import Call
from ltoad.rules.rows import TransferRow


def moved_addresses(call: Call, facts: Facts) -> BlockLayout | None:
    """The layout of a block that is copied or filled in active memory and holds addresses."""
    row = facts.rows.of(call)
    if not isinstance(row, TransferRow):
        return None
    if not facts.has_shadow(call.operands[row.destination]):
        return None
    try:
        layout = block_layout(call, row, facts)
    except Unsupported:
        return None  # reported where the adjoint is planned
    if layout.own:
        kinds = facts.types.kinds_at(call.operands[row.destination])
        return layout if ADDRESS in kinds else None
    return layout if layout.addresses or layout.contested else None
