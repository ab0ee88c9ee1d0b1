"""Copies of memory that are kept for the reverse sweep, and memory that has its contents back.

:mod:`ltoad.differentiate.replay.segments` writes the calls.  The forward sweep decides how the
loop is cut (:mod:`ltoad.differentiate.support.schedule`), takes room where one says reserve, and
copies where one says keep; the reverse sweep copies into that room where a call says keep last,
and back where one says restore, and frees the room.
"""

from __future__ import annotations

from ltoad.differentiate.adjoints.context import AdjointContext
from ltoad.differentiate.support.checkpoint_memory import GIVE, PUT, TYPES
from ltoad.differentiate.support.memory_copy import COPY, COPY_TYPE, copy_memory
from ltoad.ir.instructions import Call
from ltoad.ir.types import PTR
from ltoad.rules.rows import Snapshot


def do_late(call: Call, what: Snapshot, context: AdjointContext) -> None:
    """The reverse sweep's part, once for all lanes."""
    operands = [context.primal(o) for o in call.operands]
    if context.lane:
        return
    builder = context.builder
    room = builder.cast("inttoptr", operands[0], PTR)
    if what is Snapshot.GIVE_BACK:
        context.declare(GIVE, TYPES[GIVE])
        builder.call(GIVE, TYPES[GIVE], [room])
        return
    _, block, size = operands
    if what is Snapshot.RESTORE_CHANGED:
        context.declare(PUT, TYPES[PUT])
        builder.call(PUT, TYPES[PUT], [block, room, size])
        return
    context.declare(COPY, COPY_TYPE)
    pair = (block, room) if what is Snapshot.RESTORE else (room, block)
    copy_memory(builder, *pair, size)
