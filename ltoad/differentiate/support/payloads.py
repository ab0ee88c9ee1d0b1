"""What calls the methods of what a panic of Rust carries, without derivatives."""

from __future__ import annotations

from ltoad.ir.types import PTR, VOID, FunctionType

END = "__ltoad_payload_end"
"""``(function, payload)``: how it ends."""
TYPE = "__ltoad_payload_type"
"""``(function, place, payload)``: which type it has."""
TYPES = {
    END: FunctionType(VOID, (PTR, PTR)),
    TYPE: FunctionType(VOID, (PTR, PTR, PTR)),
}
FILE = "payloads.ll"
