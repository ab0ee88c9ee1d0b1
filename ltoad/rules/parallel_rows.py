"""What one row says of a callee that shares out work among threads, or orders them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from ltoad.rules.effects import Effects
from ltoad.rules.rows import InactiveRow, RefusedRow, Row


@dataclass(frozen=True, slots=True, kw_only=True)
class SharingRow(InactiveRow):
    """Gives a thread its part of the iterations of a loop; the number of the first one goes into
    the variable that argument ``lowest`` points to, that of the last one into the next.  These are
    ``unsigned`` or not.  By a schedule ``among_teams`` it is a team that gets its part."""

    lowest: int
    unsigned: bool
    among_teams: frozenset[int] = frozenset()


class Region(Enum):
    """What a call does to the threads of a parallel region, before it is rewritten."""

    FORK = auto()
    BARRIER = auto()
    REDUCE = auto()
    REDUCED = auto()
    REDUCED_BY_ALL = auto()
    ENTER = auto()
    LEAVE = auto()
    ORDERED = auto()
    END_ORDERED = auto()
    LOCK = auto()
    UNLOCK = auto()
    TRY = auto()
    NEST = auto()
    UNNEST = auto()
    TRY_NESTED = auto()
    FLUSH = auto()
    AWAIT = auto()
    POST = auto()
    HAND_OUT = auto()
    NEW_TASK = auto()
    TASK = auto()
    TASK_LOOP = auto()
    TASK_BEGINS = auto()
    TASK_ENDS = auto()
    REDUCE_TASKS = auto()
    REDUCED_BY_TASK = auto()
    REDUCED_TASKS = auto()
    OWN = auto()
    LEAGUE = auto()
    LEAGUE_SIZE = auto()
    SERIAL = auto()
    END_SERIAL = auto()
    START = auto()
    CANCEL = auto()
    CANCELLATION_POINT = auto()
    CANCEL_BARRIER = auto()


@dataclass(frozen=True, slots=True, kw_only=True)
class RegionRow(RefusedRow):
    """A construct of a parallel region; ``remedy`` is for those that no rewriting fits."""

    what: Region
    always: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderRow(Row):
    """Orders threads, and moves no numbers; the reverse sweep calls ``counterpart`` with the same
    arguments where it comes by.  ``all_meet``: nobody goes on before all have come."""

    counterpart: str
    all_meet: bool = False


MEETING = Effects(other_memory=True, input_output=True)
"""What other threads have written may be seen from here on."""

IN_TURN = Effects(other_threads=True, input_output=True)
"""The same of threads of one parallel region."""

SHARED = Effects(
    reads=frozenset({0}),
    captures=frozenset({0}),
    other_memory=True,
    input_output=True,
    returns_argument=0,
)
"""An address that is handed to other threads."""


def order(name: str, counterpart: str, touched: Effects = MEETING) -> tuple[Row, ...]:
    """What goes forwards, and what goes back."""
    return tuple(
        OrderRow(
            names=(a,), family="order of threads", effects=touched, counterpart=b, all_meet=a == b
        )
        for a, b in dict.fromkeys(((name, counterpart), (counterpart, name)))
    )
