"""What a call reaches whose pointer is none of the functions that were in the link."""

from __future__ import annotations

from ltoad.ir.types import VOID, FunctionType

UNKNOWN_TARGET = "__ltoad_unknown_target"
UNKNOWN_TARGET_TYPE = FunctionType(VOID, ())
FILE = "unknown_target.ll"
