"""What stops a program that stores what is active in memory that is constant."""

from __future__ import annotations

from ltoad.ir.types import PTR, FunctionType

KEPT = "__ltoad_shadow_or_stop"
"""``(shadow, primal, where)``: the shadow; the program stops if it is the block itself, where
something active is stored that a later read would lose, and says where, if that is not null."""
KEPT_TYPE = FunctionType(PTR, (PTR, PTR, PTR))
