"""The tape's memory: an arena of chunks, see ``runtime/arena.ll``."""

from __future__ import annotations

from ltoad.ir.types import I64, PTR, VOID, FunctionType, StructType

ARENA = StructType((PTR, PTR, PTR, PTR))
ALIGNMENT = 16
"""Bytes to which all that comes from an arena is aligned, as from malloc."""

ALLOCATE = "__ltoad_arena_allocate"
RELEASE = "__ltoad_arena_release"
GROW = "__ltoad_arena_grow"
BYTES = "__ltoad_bytes"
DEFER = "__ltoad_arena_defer"
DEFER_SHADOW = "__ltoad_arena_defer_shadow"
ADOPT = "__ltoad_arena_adopt"
RESET = "__ltoad_arena_reset"
LEAVE = "__ltoad_arena_leave"

TYPES: dict[str, FunctionType] = {
    ALLOCATE: FunctionType(PTR, (PTR, I64)),
    RELEASE: FunctionType(VOID, (PTR,)),
    ADOPT: FunctionType(VOID, (PTR, PTR)),
    RESET: FunctionType(VOID, (PTR, PTR, PTR, PTR)),
    LEAVE: FunctionType(VOID, (PTR,)),
    GROW: FunctionType(PTR, (PTR, PTR, PTR, I64, I64)),
    BYTES: FunctionType(I64, (I64, I64)),
    DEFER: FunctionType(VOID, (PTR, PTR, PTR, I64, I64)),
    DEFER_SHADOW: FunctionType(VOID, (PTR, PTR, PTR, PTR, I64, I64)),
}

FILES = ("tape_memory.ll", "arena.ll", "growing.ll")
"""Where these functions are defined, with what they call."""
