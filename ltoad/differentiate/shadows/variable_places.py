"""Places in variables, as constants of LLVM's assembly."""

from __future__ import annotations

from ltoad.ir.values import quote_name


def place_in(name: str, offset: int) -> str:
    """So many bytes behind the beginning of a variable."""
    place = "@" + quote_name(name)
    return f"getelementptr (i8, ptr {place}, i64 {offset})" if offset else place
