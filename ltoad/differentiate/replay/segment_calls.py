"""Calls in a loop with checkpoints that stand for what its sweeps do there.

:mod:`ltoad.differentiate.replay.segments` writes them, and
:mod:`ltoad.differentiate.adjoints.snapshots` acts on them.
"""

from __future__ import annotations

from ltoad.differentiate.support import schedule
from ltoad.ir.types import I64, PTR, VOID, FunctionType

ARITY = "__ltoad_arity"
RESERVE, KEEP, RESTORE = "__ltoad_reserve", "__ltoad_keep", "__ltoad_restore"
KEEP_LAST, GIVE_BACK = "__ltoad_keep_last", "__ltoad_give_back"
RESTORE_CHANGED = "__ltoad_restore_changed"
TYPES: dict[str, FunctionType] = {
    ARITY: schedule.TYPES[schedule.ARITY],
    RESERVE: FunctionType(I64, (I64,)),
    KEEP: FunctionType(VOID, (I64, PTR, I64)),
    RESTORE: FunctionType(VOID, (I64, PTR, I64)),
    KEEP_LAST: FunctionType(VOID, (I64, PTR, I64)),
    RESTORE_CHANGED: FunctionType(VOID, (I64, PTR, I64)),
    GIVE_BACK: FunctionType(VOID, (I64,)),
}

FILE = "segment_calls.ll"
"""What the functions do where nothing is differentiated: all steps at once, and nothing else."""
