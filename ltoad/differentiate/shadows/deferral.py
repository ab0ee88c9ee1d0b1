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
from ltoad.rules.rows import AllocationRow, DeallocationRow, InactiveRow, Row


def freed_pointer(call: Call, row: DeallocationRow) -> Value:
    """The block that a deallocation frees."""
    return call.operands[row.pointer_argument]


def frees_shadow(block: Value, facts: Facts, in_arena: Collection[Call]) -> bool:
    """Whether who frees a block has to free a shadow as well, which is not in the arena."""
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
    rows = {c: facts.rows.of(c) for c in calls}
    asked = {o for c in calls if _tells_size(rows[c]) for o in facts.pointers.of(c.operands[0])}
    owned = {c for c, row in rows.items() if _is_plain_allocation(row)}
    owned -= _seen_outside(facts) | _blocks(asked)
    for call, row in rows.items():
        if not isinstance(row, DeallocationRow):
            freed = summary_of(call).frees
            places = {o for f in freed for o in facts.pointers.translate(f, call)}
            owned -= _blocks(places)
    frees = [
        facts.pointers.of(freed_pointer(call, row)).keys()
        for call, row in rows.items()
        if isinstance(row, DeallocationRow)
    ]
    changed = True
    while changed:
        before = len(owned)
        for origins in frees:
            blocks = _blocks(origins)
            if len(blocks) < len(origins) or not blocks <= owned:
                owned -= blocks
        changed = len(owned) != before
    return frozenset(owned)


def _tells_size(row: Row | None) -> bool:
    return isinstance(row, InactiveRow) and row.tells_size


def _is_plain_allocation(row: Row | None) -> bool:
    """Whether the arena's alignment of 16 bytes is enough, and the size is known beforehand."""
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
    return _blocks(pointers.escaped | pointers.memory.reachable(returned))


def _blocks(origins: Iterable[Origin]) -> set[Call]:
    return {o.key for o in origins if o.kind is OriginKind.HEAP and isinstance(o.key, Call)}
