"""What derivatives call for their tapes: rows, so that they can be differentiated themselves.

The functions are those of :mod:`ltoad.differentiate.support.arena`.  An arena itself has
no derivative; memory that comes from it has.
"""

from __future__ import annotations

from ltoad.rules.effects import PURE, Effects
from ltoad.rules.registrars import effects, inactive, zero
from ltoad.rules.rows import AllocationRow, DeallocationRow, DeferralRow, Row, Snapshot, SnapshotRow

COUNTS = "__ltoad_counts."
"""What the name of a function starts with that counts the iterations of a loop, and leaves memory
as it was."""

_BOOKS = frozenset({0})
"""The arena is the first argument."""


def _snapshot(name: str, what: Snapshot, touched: Effects = PURE) -> Row:
    return SnapshotRow(names=(name,), family=name, what=what, effects=touched)


ROWS: tuple[Row, ...] = (
    AllocationRow(
        names=("__ltoad_arena_allocate",),
        family="tape",
        effects=Effects(reads=_BOOKS, writes=_BOOKS),
        size_arguments=(1,),
        deallocator="__ltoad_arena_release",
    ),
    DeallocationRow(
        names=("__ltoad_arena_release",),
        family="tape",
        effects=Effects(reads=_BOOKS, writes=_BOOKS, frees=_BOOKS),
        whole_arena=True,
    ),
    DeferralRow(
        names=("__ltoad_arena_defer", "__ltoad_arena_defer_shadow"),
        family="tape",
        effects=Effects(reads=_BOOKS, writes=_BOOKS, captures=frozenset({2, 3})),
    ),
    inactive(
        ["__ltoad_arena_adopt"],
        Effects(reads=frozenset({0, 1}), writes=frozenset({0, 1})),
    ),
    zero(["__ltoad_bytes"]),
    AllocationRow(
        names=("__ltoad_checkpoints_take",),
        family="tape",
        effects=PURE,
        size_arguments=(0,),
        deallocator="__ltoad_checkpoints_give",
    ),
    DeallocationRow(
        names=("__ltoad_checkpoints_give",),
        family="tape",
        effects=Effects(frees=frozenset({0})),
    ),
    _snapshot("__ltoad_arity", Snapshot.SCHEDULE),
    _snapshot("__ltoad_reserve", Snapshot.RESERVE),
    _snapshot("__ltoad_keep", Snapshot.KEEP, effects(reads=(1,))),
    _snapshot("__ltoad_keep_last", Snapshot.KEEP_LAST),
    _snapshot("__ltoad_restore", Snapshot.RESTORE),
    _snapshot("__ltoad_restore_changed", Snapshot.RESTORE_CHANGED),
    _snapshot("__ltoad_give_back", Snapshot.GIVE_BACK),
)

_COUNTING = inactive([COUNTS], Effects(unknown=True))


def by_prefix(name: str) -> Row | None:
    """The row of a function that counts; what it does to memory is found in its body."""
    return _COUNTING if name.startswith(COUNTS) else None
