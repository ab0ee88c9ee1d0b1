"""The functions of ``ltoad/runtime/sanitizer.c`` that clones call, by name and type."""

from __future__ import annotations

from ltoad.ir.types import I32, I64, PTR, VOID, FunctionType, StructType
from ltoad.runtime import Source

PREFIX = "__ltoad_sanitizer_"
SOURCE = Source("sanitizer.ll")

SANITIZING = "__ltoad_sanitizing"
CALLEE = PREFIX + "callee"
RETURNED = PREFIX + "returned"
ARGUMENTS = PREFIX + "arguments"
RESULT = PREFIX + "result"
PLACES = PREFIX + "places"
COUNT = PREFIX + "count"

BUFFER = 4096
"""Bytes of the buffers in which images of arguments and of results are passed."""

LOAD = PREFIX + "load"
LOAD_WORD = PREFIX + "load_word"
BEFORE = PREFIX + "before"
STORE = PREFIX + "store"
STORE_WORD = PREFIX + "store_word"
BITS = PREFIX + "bits"
BLIND = PREFIX + "blind"
COPY = PREFIX + "copy"
FILL = PREFIX + "fill"
FRESH = PREFIX + "fresh"
FREE = PREFIX + "free"
TRUST = PREFIX + "trust"
LIFT = PREFIX + "lift"
DROP = PREFIX + "drop"
BY_VALUE = PREFIX + "by_value"
SORT = PREFIX + "sort"
STOP = PREFIX + "stop"
BEGIN = PREFIX + "begin"
END = PREFIX + "end_check"
KEEP = PREFIX + "keep"
RESUME = PREFIX + "resume"

TYPES = {
    LOAD: FunctionType(VOID, (PTR, PTR, I64, I32, I32, PTR)),
    LOAD_WORD: FunctionType(I64, (PTR, PTR, I32, I32, I32)),
    BEFORE: FunctionType(VOID, (PTR, PTR, I64, I32)),
    STORE: FunctionType(VOID, (PTR, I64, I32, I32, PTR)),
    STORE_WORD: FunctionType(VOID, (PTR, I32, I32, I32, I64)),
    BITS: FunctionType(I64, (I32, I64, I64, I64, I64, I64, I32)),
    BLIND: FunctionType(VOID, (PTR,)),
    COPY: FunctionType(VOID, (PTR, PTR, PTR, PTR, I64, I32)),
    FILL: FunctionType(VOID, (PTR, I64)),
    FRESH: FunctionType(VOID, (PTR, I64)),
    FREE: FunctionType(VOID, (PTR, I64)),
    TRUST: FunctionType(VOID, (PTR,)),
    LIFT: FunctionType(PTR, (PTR, PTR, I64)),
    DROP: FunctionType(VOID, (PTR, I64, PTR)),
    BY_VALUE: FunctionType(VOID, (PTR, PTR, PTR, I64)),
    SORT: FunctionType(VOID, (PTR, PTR, I64, I64, PTR)),
    STOP: FunctionType(VOID, ()),
    BEGIN: FunctionType(PTR, (PTR, PTR, PTR, I64)),
    END: FunctionType(VOID, (PTR,)),
    KEEP: FunctionType(VOID, (PTR, PTR)),
    RESUME: FunctionType(PTR, (PTR, PTR, PTR)),
}

PLACE = StructType((PTR, PTR, PTR, PTR, I32, I32))
"""``struct place``: function, file, what is done there, why, line."""


def is_ours(name: str) -> bool:
    """Whether a function belongs to the sanitizer."""
    return name.startswith(PREFIX)
