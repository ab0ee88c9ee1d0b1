"""Copies of memory that are kept for the reverse sweep, and memory that has its contents back.

:mod:`ltoad.differentiate.replay.segments` writes the calls.  The forward sweep decides how the
loop is cut (:mod:`ltoad.differentiate.support.schedule`), takes room where one says reserve, and
copies where one says keep; the reverse sweep copies into that room where a call says keep last,
and back where one says restore, and frees the room.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ltoad.differentiate.adjoints.context import AdjointContext
from ltoad.differentiate.support import schedule
from ltoad.differentiate.support.checkpoint_memory import GIVE, PUT, TAKE, TYPES
from ltoad.differentiate.support.memory_copy import COPY, COPY_TYPE, copy_memory
from ltoad.ir.builder import Builder
from ltoad.ir.instructions import Call
from ltoad.ir.types import I64, PTR
from ltoad.ir.values import Value
from ltoad.rules.table import lookup

if TYPE_CHECKING:
    from ltoad.differentiate.sweeps.forward_sweep import ForwardSweep


_LATE = frozenset(("restore", "restore changed", "keep last", "give back"))


def is_late(call: Call) -> bool:
    """Whether it is the reverse sweep that does something where a call stands."""
    return _family(call) in _LATE


def _family(call: Call) -> str:
    row = lookup(call.callee_name)
    return "" if row is None else row.family


def do_early(sweep: ForwardSweep, call: Call) -> None:
    """The forward sweep's part: room, and a copy into it."""
    builder = sweep.builder
    if _family(call) == "schedule":
        name = schedule.ARITY
        sweep.services.declare(name, schedule.TYPES[name])
        numbers = [sweep.primal(o) for o in call.operands]
        sweep.values[call] = builder.call(name, schedule.TYPES[name], numbers, hint="arity")
    elif _family(call) == "reserve":
        sweep.services.declare(TAKE, TYPES[TAKE])
        size = [sweep.primal(call.operands[0])]
        place = builder.call(TAKE, TYPES[TAKE], size, hint="room")
        sweep.values[call] = builder.cast("ptrtoint", place, I64)
    elif not is_late(call):
        room, block, bytes_ = (sweep.primal(o) for o in call.operands)
        sweep.services.declare(COPY, COPY_TYPE)
        _copy(builder, builder.cast("inttoptr", room, PTR), block, bytes_)


def do_late(call: Call, context: AdjointContext) -> None:
    """The reverse sweep's part, once for all lanes."""
    operands = [context.primal(o) for o in call.operands]
    if context.lane:
        return
    builder = context.builder
    room = builder.cast("inttoptr", operands[0], PTR)
    if _family(call) == "give back":
        context.declare(GIVE, TYPES[GIVE])
        builder.call(GIVE, TYPES[GIVE], [room])
        return
    _, block, size = operands
    if _family(call) == "restore changed":
        context.declare(PUT, TYPES[PUT])
        builder.call(PUT, TYPES[PUT], [block, room, size])
        return
    context.declare(COPY, COPY_TYPE)
    pair = (block, room) if _family(call) == "restore" else (room, block)
    _copy(builder, *pair, size)


def _copy(builder: Builder, target: Value, source: Value, size: Value) -> None:
    copy_memory(builder, target, source, size)
