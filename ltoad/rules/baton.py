"""Threads in derivatives that wait for each other: one runs at a time (``runtime/baton.c``).

What starts a thread, and what lets one wait, is one of these functions in the copies of a program's
functions that are differentiated (:mod:`ltoad.differentiate.started`).  What lets a thread wait
returns a *ticket*, and :data:`PASSED` follows with that: in the reverse sweep, :data:`BACK`
hands the baton to who has had it before.
"""

from __future__ import annotations

from dataclasses import replace

from ltoad.rules.effects import Effects
from ltoad.rules.inactive import LOCKED as KEPT_LOCK
from ltoad.rules.parallel_rows import MEETING, SHARED, Region, RegionRow, order
from ltoad.rules.registrars import inactive
from ltoad.rules.rows import PointerRow, Row

START = "__ltoad_baton_start"
"""(function, argument, block): the function is called with argument and block, in a thread whose
handle is the address of the block."""
CALL, CALL_METHODS = "__ltoad_baton_call", "__ltoad_baton_call_methods"
CALL_CLOSURE = "__ltoad_baton_call_closure"
"""(function of a thread, argument, block), (method, destructor, object, block), (function of a
closure of Rust, what the thread begins with, block): what starts threads until it is known which
functions these are."""
SEEN = "__ltoad_baton_seen"
"""(address), which threads go on to use when a function returns: only analyses meet this."""

JOIN = "__ltoad_baton_join"
LOCK = "__ltoad_baton_lock"
SHARE_LOCK = "__ltoad_baton_share_lock"
WHOLE_LOCK = "__ltoad_baton_whole_lock"
WAIT = "__ltoad_baton_wait"
WORD = "__ltoad_baton_word"
SEMAPHORE = "__ltoad_baton_semaphore"
MEET = "__ltoad_baton_meet"
PAUSE = "__ltoad_baton_pause"
SPIN = "__ltoad_baton_spin"
"""What waits, and returns a ticket."""
NOTIFY = "__ltoad_baton_notify"
WAS_LATE = "__ltoad_baton_was_late"
PASSED = "__ltoad_baton_passed"
BACK = "__ltoad_baton_back"

LOCKED = replace(KEPT_LOCK, input_output=True)
"""What is done to a lock, and is done once."""

ROWS: tuple[Row, ...] = (
    RegionRow(
        names=(START,),
        family="threads",
        effects=Effects(unknown=True),
        remedy="start threads in a function that is differentiated whole",
        what=Region.START,
    ),
    PointerRow(names=(SEEN,), family="threads", effects=SHARED),
    inactive([JOIN, PAUSE, SPIN, WAS_LATE], MEETING),
    inactive([LOCK, SHARE_LOCK, WHOLE_LOCK, SEMAPHORE, MEET, NOTIFY], LOCKED),
    inactive([WORD], replace(LOCKED, writes=frozenset())),
    inactive(
        [WAIT],
        replace(LOCKED, reads=frozenset({0, 1}), writes=frozenset({0, 1})),
    ),
    *order(PASSED, BACK),
)


def starts(name: str) -> bool:
    """Whether a function starts a thread with the function that is its first argument."""
    return name == START


def hands_on(name: str) -> bool:
    """Whether a function follows what may have let other threads go on."""
    return name == PASSED
