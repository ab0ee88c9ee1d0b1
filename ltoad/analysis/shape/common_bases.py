"""By what two addresses may differ that are both reached from one in known steps.

``begin + (place - begin)`` is where a view of ranges goes on that remembers a place: the place is
phis and steps of an element away from ``begin``, however the loops look that went there.
"""

from __future__ import annotations

from math import gcd

from ltoad.analysis.shape.cfg import ControlFlow
from ltoad.analysis.shape.counted_steps import common_step
from ltoad.ir.instructions import BasicBlock, GetElementPtr, Instruction, Phi
from ltoad.ir.layout import DataLayout
from ltoad.ir.values import Argument, GlobalReference, Value

_MOST = 64
"""Values that are looked through."""


def distance_factor(one: Value, other: Value, flow: ControlFlow, layout: DataLayout) -> int:
    """What the distance of two addresses is a multiple of; 0 if that is not known.

    Both have to be reached from one value, and that value has to come before all phis between:
    so no phi leads back to what it was in an earlier iteration.
    """
    step = 0
    bases: set[Value] = set()
    blocks: set[BasicBlock] = set()
    seen: set[Value] = set()
    pending = [one, other]
    while pending:
        value = pending.pop()
        if value in seen:
            continue
        seen.add(value)
        if len(seen) > _MOST:
            return 0
        # an end of the distance may itself be where the other one comes from
        if isinstance(value, Phi) and value.parent is not None:
            blocks.add(value.parent)
            pending += value.operands
        elif isinstance(value, GetElementPtr):
            constant, scaled = layout.gep_offset(value)
            step = gcd(step, constant, *(s * common_step(index) for index, s in scaled))
            pending.append(value.operands[0])
        else:
            bases.add(value)
    if len(bases) != 1:
        return 0
    (base,) = bases
    return step if _comes_before(base, blocks, flow) else 0


def _comes_before(base: Value, blocks: set[BasicBlock], flow: ControlFlow) -> bool:
    if isinstance(base, (Argument, GlobalReference)):
        return True
    if not isinstance(base, Instruction) or base.parent is None:
        return False
    home = base.parent
    return all(b is not home and flow.dominates(home, b) for b in blocks)
