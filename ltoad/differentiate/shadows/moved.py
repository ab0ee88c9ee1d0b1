"""Which copies and fills of blocks move addresses of active memory."""

from __future__ import annotations

from ltoad.analysis.memory.kinds import ADDRESS
from ltoad.analysis.types.block_layout import BlockLayout
from ltoad.differentiate.facts.facts import Facts
from ltoad.ir.instructions import Call
from ltoad.rules.rows import TransferRow


def block_layout_in(call: Call, row: TransferRow, facts: Facts) -> BlockLayout:
    """The members of the block that a call copies or fills."""
    return facts.layouts.of(call, row, facts.types, facts.pointers)


def is_tagged_transfer(call: Call, row: TransferRow, facts: Facts) -> bool:
    """Whether only the run tells what a block is that is copied or filled."""
    return any(facts.is_tagged(call.operands[i]) for i in row.places)


def moved_addresses(call: Call, facts: Facts) -> BlockLayout | None:
    """The layout of a block that is copied or filled in active memory and holds addresses, or may
    hold them."""
    row = facts.rows.of(call)
    if not isinstance(row, TransferRow):
        return None
    if not facts.has_shadow(call.operands[row.destination]):
        return None
    layout = block_layout_in(call, row, facts)
    if is_tagged_transfer(call, row, facts):
        return layout
    if layout.own or layout.undecided:
        kinds = facts.types.kinds_at(call.operands[row.destination])
        return layout if ADDRESS in kinds else None
    return layout if layout.addresses or layout.contested else None
