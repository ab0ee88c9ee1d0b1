"""What a jump reaches whose place was set, but not on every way to where it comes out of a call."""

from __future__ import annotations

from ltoad.ir.types import VOID, FunctionType

UNKNOWN_PLACE = "__ltoad_unknown_place"
UNKNOWN_PLACE_TYPE = FunctionType(VOID, ())
FILE = "unknown_place.ll"
