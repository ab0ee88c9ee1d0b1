"""How a loop with checkpoints is cut when it is entered, see ``runtime/schedule.ll``."""

from __future__ import annotations

from ltoad.ir.types import I64, FunctionType

ARITY = "__ltoad_schedule_arity"

TYPES: dict[str, FunctionType] = {ARITY: FunctionType(I64, (I64, I64, I64))}

FILE = "schedule.ll"
