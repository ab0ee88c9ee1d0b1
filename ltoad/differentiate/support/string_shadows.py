"""Shadows of strings whose text a library's machine code has replaced.

A shadow that went on leading to the place for short texts in itself would be freed as a block as
soon as the string's text is.
"""

from __future__ import annotations

from ltoad.ir.types import PTR, VOID, FunctionType
from ltoad.runtime import Source

REPLACED = "__ltoad_string_replaced"
"""``(shadow, string)``: the shadow leads to a place that is as large as the text's."""
TYPE = FunctionType(VOID, (PTR, PTR))

SOURCES = {REPLACED: Source("string_shadows.ll")}
"""Where this is defined."""
