"""Which handler each kind of callee has: a line for a class of rows."""

from __future__ import annotations

from typing import Any, TypeVar, cast

from ltoad.analysis.program.activity_rules import ActivityView
from ltoad.differentiate.callees.allocations import Allocations
from ltoad.differentiate.callees.arrays import ArrayRoutines
from ltoad.differentiate.callees.blocks import Copies, Fills
from ltoad.differentiate.callees.converted import Converted
from ltoad.differentiate.callees.deallocations import Deallocations, Deferrals
from ltoad.differentiate.callees.ended_copies import EndedCopies
from ltoad.differentiate.callees.formulas import (
    Casts,
    ComplexFunctions,
    Reductions,
    Scalars,
    Several,
)
from ltoad.differentiate.callees.handler import Handler
from ltoad.differentiate.callees.inactive import Inactive, Markers, Refused, Zeros
from ltoad.differentiate.callees.messages import Messages
from ltoad.differentiate.callees.orders import Orders
from ltoad.differentiate.callees.shadow_work import ShadowWork
from ltoad.differentiate.callees.snapshots import Snapshots
from ltoad.differentiate.callees.sorting import Sorting
from ltoad.differentiate.callees.states import Ends, Kept, States
from ltoad.differentiate.callees.structures import Mirrored, Pointers
from ltoad.differentiate.callees.zero_tests import ZeroTests
from ltoad.ir.instructions import Call
from ltoad.rules import rows
from ltoad.rules.message_rows import MessageRow
from ltoad.rules.parallel_rows import OrderRow, RegionRow, SharingRow

HANDLERS: dict[type[rows.Row], Handler[Any]] = {
    rows.AllocationRow: Allocations(),
    rows.BlasRow: ArrayRoutines(),
    rows.CastRow: Casts(),
    rows.ComplexRow: ComplexFunctions(),
    rows.CopyRow: Copies(),
    rows.DeallocationRow: Deallocations(),
    rows.DeferralRow: Deferrals(),
    rows.EndedCopyRow: EndedCopies(),
    rows.EndRow: Ends(),
    rows.ExtremumRow: Zeros(),
    rows.FillRow: Fills(),
    rows.FunnelShiftRow: Zeros(),
    rows.InactiveRow: Inactive(),
    rows.KeptRow: Kept(),
    rows.LoweredRow: Refused(),
    rows.MarkerRow: Markers(),
    MessageRow: Messages(),
    rows.MirroredRow: Mirrored(),
    OrderRow: Orders(),
    rows.PointerRow: Pointers(),
    rows.ReductionRow: Reductions(),
    rows.ScalarRow: Scalars(),
    RegionRow: Refused(),
    rows.SeveralRow: Several(),
    rows.ConvertedRow: Converted(),
    rows.ShadowWorkRow: ShadowWork(),
    SharingRow: Inactive(),
    rows.SnapshotRow: Snapshots(),
    rows.StateRow: States(),
    rows.SortRow: Sorting(),
    rows.UnsupportedRow: Refused(),
    rows.ZeroRow: Zeros(),
    rows.ZeroTestRow: ZeroTests(),
}

R = TypeVar("R", bound=rows.Row)


def handler_of(row: R) -> Handler[R]:
    """The handler of a callee's row; KeyError for the row of an opcode that is never called."""
    return cast(Handler[R], HANDLERS[type(row)])


class ActivityRules:
    """What the handlers say of activity: implements ``CalleeRules``."""

    def vary(self, call: Call, row: rows.Row, view: ActivityView) -> None:
        handler_of(row).vary(call, row, view)

    def arguments_matter(self, row: rows.Row) -> bool:
        return handler_of(row).asks_for_arguments(row)
