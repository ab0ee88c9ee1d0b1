"""Frees that are put off: the reverse sweep still reads what the forward sweep frees.

The forward sweep notes block, shadow and deallocator in the arena, and the
outermost derivative frees them when the reverse sweep is over.  That costs
no more memory than freeing in the reverse sweep would: all blocks are alive
at the end of the forward sweep either way.  And it does not matter which
function allocated the block, or on which path.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from ltoad.analysis.memory.origins import Origin, OriginKind
from ltoad.analysis.memory.summaries import CallSummary
from ltoad.differentiate.facts.facts import Facts
from ltoad.ir.instructions import Call, Return
from ltoad.ir.values import Value
from ltoad.rules.rows import AllocationRow, DeallocationRow, InactiveRow
from ltoad.rules.table import lookup


def is_deallocation(call: Call) -> bool:
    row = lookup(call.callee_name)
    return isinstance(row, DeallocationRow)


def freed_pointer(call: Call) -> Value:
    """The block that a deallocation frees."""
    row = lookup(call.callee_name)
    assert isinstance(row, DeallocationRow)
    return call.operands[row.pointer_argument]


def frees_shadow(call: Call, facts: Facts, in_arena: Collection[Call]) -> bool:
    """Whether a deallocation has to free a shadow as well, which is not in the arena."""
    block = freed_pointer(call)
    origins = [o.key for o in facts.pointers.of(block)]
    return facts.has_shadow(block) and not all(key in in_arena for key in origins)


def arena_shadows(facts: Facts, summary_of: Callable[[Call], CallSummary]) -> frozenset[Call]:
    """Allocations whose shadow can live in the arena.

    Nobody outside the function sees them, and what frees them frees nothing
    else: their shadow dies with the arena, and no call frees it.  The others'
    shadow comes from the same allocator as the block itself.
    """
    calls = [c for c in facts.form.function.instructions() if isinstance(c, Call)]
    # whoever asks how large a block really is will use all of it, in the shadow too
    asked = {o for c in calls if _tells_size(c) for o in facts.pointers.of(c.operands[0])}
    owned = {c for c in calls if _is_plain_allocation(c)} - _seen_outside(facts) - _blocks(asked)
    for call in calls:
        if not is_deallocation(call):
            freed = summary_of(call).frees
            places = {o for f in freed for o in facts.pointers.translate(f, call)}
            owned -= _blocks(places)
    frees = [facts.pointers.of(freed_pointer(c)).keys() for c in calls if is_deallocation(c)]
    changed = True
    while changed:
        before = len(owned)
        for origins in frees:
            blocks = _blocks(origins)
            if len(blocks) < len(origins) or not blocks <= owned:
                owned -= blocks
        changed = len(owned) != before
    return frozenset(owned)


def _tells_size(call: Call) -> bool:
    row = lookup(call.callee_name)
    return isinstance(row, InactiveRow) and row.tells_size


def _is_plain_allocation(call: Call) -> bool:
    """Whether the arena's alignment of 16 bytes is enough, and the size is known beforehand."""
    row = lookup(call.callee_name)
    return (
        isinstance(row, AllocationRow)
        and row.alignment_argument is None
        and row.pointer_argument is None
    )


def _seen_outside(facts: Facts) -> set[Call]:
    """Allocations whose address leaves the function."""
    pointers = facts.pointers
    returned: set[Origin] = set()
    for instruction in facts.form.function.instructions():
        if isinstance(instruction, Return):
            for operand in instruction.operands:
                returned |= pointers.of(operand).keys()
    return _blocks(pointers.escaped | pointers.reachable(returned))


def _blocks(origins: Iterable[Origin]) -> set[Call]:
    return {o.key for o in origins if o.kind is OriginKind.HEAP and isinstance(o.key, Call)}
