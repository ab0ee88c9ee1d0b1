"""Sorting of active data by a library function with a comparator.

The derivative of sorting is a permutation, whatever the elements are: the
forward sweep sorts records of an element and its number, and moves the
shadow's bytes, derivatives and addresses alike, as the elements moved; the
reverse sweep moves them back.
"""

from __future__ import annotations

from ltoad.differentiate.adjoints.context import AdjointContext
from ltoad.differentiate.adjoints.places import refuse_uncertain
from ltoad.differentiate.shadows.mixed import refuse_mixed
from ltoad.differentiate.shadows.tags import PERMUTE as PERMUTE_TAGS
from ltoad.differentiate.shadows.tags import call_tags
from ltoad.differentiate.support.sorting import PERMUTE, TYPES
from ltoad.ir.instructions import Call
from ltoad.ir.types import I1
from ltoad.ir.values import integer


def adjoint_of_sort(call: Call, context: AdjointContext) -> None:
    """Move the derivatives of sorted elements back to where the elements were."""
    base, count, size = call.operands[:3]
    refuse_mixed(call, base, context.facts)
    refuse_uncertain(call, base, context)
    context.declare(PERMUTE, TYPES[PERMUTE])
    arguments = [context.shadow(base), context.primal(count), context.primal(size)]
    arguments += [context.kept(call), integer(I1, 1)]
    context.builder.call(PERMUTE, TYPES[PERMUTE], arguments)
    if context.facts.is_tagged(base):
        call_tags(PERMUTE_TAGS, arguments, context.builder, context.declare)
