"""Copies of memory that are kept for the reverse sweep, and given back there."""

from __future__ import annotations

from ltoad.differentiate.adjoints.context import AdjointContext
from ltoad.differentiate.adjoints.snapshots import do_late
from ltoad.differentiate.callees.forward_context import ForwardContext
from ltoad.differentiate.callees.handler import Handler
from ltoad.differentiate.support import schedule
from ltoad.differentiate.support.checkpoint_memory import TAKE, TYPES
from ltoad.differentiate.support.memory_copy import COPY, COPY_TYPE, copy_memory
from ltoad.differentiate.tangents.context import TangentContext
from ltoad.ir.instructions import Call
from ltoad.ir.types import I64, PTR
from ltoad.rules.rows import Snapshot, SnapshotRow


class Snapshots(Handler[SnapshotRow]):
    """Calls in a loop with checkpoints, which act in the forward or in the reverse sweep."""

    adds_alone = True

    def forward(self, call: Call, row: SnapshotRow, sweep: ForwardContext) -> None:
        """Take room, and copy into it."""
        builder = sweep.builder
        operands = [sweep.primal(o) for o in call.operands]
        if row.what is Snapshot.SCHEDULE:
            name = schedule.ARITY
            sweep.services.declare(name, schedule.TYPES[name])
            sweep.values[call] = builder.call(name, schedule.TYPES[name], operands, hint="arity")
        elif row.what is Snapshot.RESERVE:
            sweep.services.declare(TAKE, TYPES[TAKE])
            place = builder.call(TAKE, TYPES[TAKE], operands, hint="room")
            sweep.values[call] = builder.cast("ptrtoint", place, I64)
        elif row.what is Snapshot.KEEP:
            room, block, bytes_ = operands
            sweep.services.declare(COPY, COPY_TYPE)
            copy_memory(builder, builder.cast("inttoptr", room, PTR), block, bytes_)

    def has_adjoint(self, call: Call, row: SnapshotRow, context: AdjointContext) -> bool:
        return row.what.is_late

    def adjoint(self, call: Call, row: SnapshotRow, context: AdjointContext) -> None:
        do_late(call, row.what, context)

    def has_linear_work(self, call: Call, row: SnapshotRow, context: TangentContext) -> bool:
        return False
