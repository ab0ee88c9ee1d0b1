"""What derivatives call for their tapes: rows, so that they can be differentiated themselves.

The functions are those of :mod:`ltoad.differentiate.support.arena`.  An arena itself has
no derivative; memory that comes from it has.
"""

from __future__ import annotations

from ltoad.rules.rows import Allocation, Deallocation, Effects, Row, RowKind, inactive, zero

_BOOKS = frozenset({0})
"""The arena is the first argument."""

ROWS: tuple[Row, ...] = (
    Row(
        ("__ltoad_arena_allocate",),
        "tape",
        RowKind.ALLOCATION,
        effects=Effects(reads=_BOOKS, writes=_BOOKS),
        allocation=Allocation((1,), deallocator="__ltoad_arena_release"),
    ),
    Row(
        ("__ltoad_arena_release",),
        "tape",
        RowKind.DEALLOCATION,
        effects=Effects(reads=_BOOKS, writes=_BOOKS, frees=_BOOKS),
        deallocation=Deallocation(whole_arena=True),
    ),
    Row(
        ("__ltoad_arena_defer", "__ltoad_arena_defer_shadow"),
        "tape",
        RowKind.DEFERRAL,
        effects=Effects(reads=_BOOKS, writes=_BOOKS, captures=frozenset({2, 3})),
    ),
    inactive(
        ["__ltoad_arena_adopt"],
        Effects(reads=frozenset({0, 1}), writes=frozenset({0, 1})),
    ),
    zero(["__ltoad_bytes"]),
    Row(("__ltoad_arity",), "schedule", RowKind.SNAPSHOT),
    Row(("__ltoad_reserve",), "reserve", RowKind.SNAPSHOT),
    Row(("__ltoad_keep",), "keep", RowKind.SNAPSHOT, effects=Effects(reads=frozenset({1}))),
    Row(("__ltoad_keep_last",), "keep last", RowKind.SNAPSHOT),
    Row(("__ltoad_restore",), "restore", RowKind.SNAPSHOT),
    Row(("__ltoad_restore_changed",), "restore changed", RowKind.SNAPSHOT),
    Row(("__ltoad_give_back",), "give back", RowKind.SNAPSHOT),
)
