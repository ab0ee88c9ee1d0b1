"""What an integer is a multiple of, since it is counted in steps or multiplied.

A loop over an array of structs may count bytes instead of elements: 0, 24, 48, …
"""

from __future__ import annotations

from math import gcd

from ltoad.ir.instructions import Instruction
from ltoad.ir.values import ConstantInt, Value

_SUMS = frozenset(("add", "sub", "phi"))
_NEVER_WRAPS = frozenset(("nuw", "nsw"))
_MOST = 32
"""Values that are looked at for one."""


def common_step(value: Value) -> int:
    """A number that an integer is a multiple of, and that is positive.

    What may wrap around is one of a power of two.
    """
    found, wraps = 0, False
    seen: dict[Value, None] = {value: None}
    pending = [value]
    while pending and len(seen) <= _MOST:
        term = pending.pop()
        step = _step(term)
        if step is None:
            assert isinstance(term, Instruction)
            pending += [o for o in term.operands if o not in seen]
            seen.update(dict.fromkeys(term.operands))
        else:
            found = gcd(found, step)
        wraps = wraps or _may_wrap(term)
        if found == 1:
            return 1
    if pending or found == 0:
        return 1
    return found & -found if wraps else found


def _step(term: Value) -> int | None:
    """What a term is a multiple of by itself; none for a sum of others."""
    if isinstance(term, ConstantInt):
        return abs(term.value)
    if not isinstance(term, Instruction):
        return 1
    if term.opcode in _SUMS:
        return None
    factor = term.operands[-1] if term.opcode in ("mul", "shl") else None
    if not isinstance(factor, ConstantInt):
        return 1
    return abs(factor.value) if term.opcode == "mul" else 1 << min(max(factor.value, 0), 62)


def _may_wrap(term: Value) -> bool:
    if not isinstance(term, Instruction) or term.opcode == "phi":
        return False
    return _NEVER_WRAPS.isdisjoint(term.flags)
