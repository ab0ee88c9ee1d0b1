"""Which library calls without a derivative overwrite active memory."""

from __future__ import annotations

from ltoad.differentiate.facts.facts import Facts
from ltoad.ir.instructions import Call
from ltoad.ir.types import FloatType, is_pointer
from ltoad.rules.rows import VARIADIC, InactiveRow, Row


def overwrites_floats(call: Call, row: Row, facts: Facts) -> bool:
    """Whether a call without derivative, such as fread, writes where floats may be active."""
    if not isinstance(row, InactiveRow) or row.effects.text or row.effects.characters:
        return False
    places = [o for i, o in enumerate(call.operands) if _is_written(row, i, call)]
    types = facts.types
    return any(
        facts.has_shadow(o) and any(isinstance(k, FloatType) for k in types.kinds_at(o))
        for o in places
        if is_pointer(o.type)
    )


def _is_written(row: Row, index: int, call: Call) -> bool:
    fixed = len(call.function_type.parameters)
    return index in row.effects.writes or (index >= fixed and VARIADIC in row.effects.writes)
