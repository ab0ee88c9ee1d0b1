"""Copies of memory that are kept for the reverse sweep: the forward sweep's part.

The reverse sweep's is in :mod:`ltoad.differentiate.adjoints.snapshots`.
"""

from __future__ import annotations

from ltoad.differentiate.adjoints.snapshots import action, is_late
from ltoad.differentiate.support import schedule
from ltoad.differentiate.support.checkpoint_memory import TAKE, TYPES
from ltoad.differentiate.support.memory_copy import COPY, COPY_TYPE, copy_memory
from ltoad.differentiate.sweeps.interface import ForwardWriter
from ltoad.ir.instructions import Call
from ltoad.ir.types import I64, PTR
from ltoad.rules.rows import Snapshot


def do_early(sweep: ForwardWriter, call: Call) -> None:
    """Take room, and copy into it."""
    builder = sweep.builder
    if action(call) is Snapshot.SCHEDULE:
        name = schedule.ARITY
        sweep.services.declare(name, schedule.TYPES[name])
        numbers = [sweep.primal(o) for o in call.operands]
        sweep.values[call] = builder.call(name, schedule.TYPES[name], numbers, hint="arity")
    elif action(call) is Snapshot.RESERVE:
        sweep.services.declare(TAKE, TYPES[TAKE])
        size = [sweep.primal(call.operands[0])]
        place = builder.call(TAKE, TYPES[TAKE], size, hint="room")
        sweep.values[call] = builder.cast("ptrtoint", place, I64)
    elif not is_late(call):
        room, block, bytes_ = (sweep.primal(o) for o in call.operands)
        sweep.services.declare(COPY, COPY_TYPE)
        copy_memory(builder, builder.cast("inttoptr", room, PTR), block, bytes_)
