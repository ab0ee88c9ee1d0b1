"""Blocks that copies of memory are kept in."""

from __future__ import annotations

from ltoad.ir.types import I64, PTR, VOID, FunctionType

TAKE = "__ltoad_checkpoints_take"
GIVE = "__ltoad_checkpoints_give"
PUT = "__ltoad_checkpoints_put"

TYPES: dict[str, FunctionType] = {
    TAKE: FunctionType(PTR, (I64,)),
    GIVE: FunctionType(VOID, (PTR,)),
    PUT: FunctionType(VOID, (PTR, PTR, I64)),
}

FILE = "checkpoint_memory.ll"
