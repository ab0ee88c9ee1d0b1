"""Teams of OpenMP threads, see ``runtime/teams.c``."""

from __future__ import annotations

from ltoad.ir.types import I8, I32, I64, PTR, VOID, ArrayType, FunctionType
from ltoad.runtime import Source

TEAM = ArrayType(72, I8)
MEMBER = ArrayType(136, I8)
"""As many bytes as the structs of that file have."""

BEGIN = "__ltoad_team_begin"
ENTER = "__ltoad_team_enter"
EXIT = "__ltoad_team_exit"
JOIN = "__ltoad_team_join"
KEEP = "__ltoad_team_keep"
CLOSE = "__ltoad_team_close"
AGAIN = "__ltoad_team_again"
SIZE = "__ltoad_team_size"
REJOIN = "__ltoad_team_rejoin"
TAPE = "__ltoad_team_tape"
NUMBER = "__ltoad_team_number"
DONE = "__ltoad_team_done"
REQUEST = "__ltoad_team_request"
IS_NEW = "__ltoad_team_is_new"

BARRIER = "__ltoad_team_barrier"
TURN = "__ltoad_team_turn"
NEXT = "__ltoad_team_next"
ENTERED = "__ltoad_team_entered"
LEFT = "__ltoad_team_left"
ORDERED = "__ltoad_team_ordered"
OUT_OF_ORDER = "__ltoad_team_out_of_order"
LOCKED = "__ltoad_team_locked"
UNLOCKED = "__ltoad_team_unlocked"
TRIED = "__ltoad_team_tried"
LOCKED_IF = "__ltoad_team_locked_if"
NESTED = "__ltoad_team_nested"
NESTED_TRIED = "__ltoad_team_nested_tried"
UNNESTED = "__ltoad_team_unnested"
ATOM = "__ltoad_team_atom"
ATOM_DONE = "__ltoad_team_atom_done"
EVENT = "__ltoad_team_event"
AWAIT = "__ltoad_team_await"
POST = "__ltoad_team_post"
SHOWN = "__ltoad_team_shown"
OWN = "__ltoad_team_own"
UNCANCELLED = "__ltoad_team_uncancelled"
ALONE = "__ltoad_team_alone"
TOGETHER = "__ltoad_team_together"

_NOTHING = FunctionType(VOID, ())
_OF_ONE = FunctionType(VOID, (PTR,))
_OF_TWO = FunctionType(VOID, (PTR, PTR))
_TRIAL = FunctionType(I32, (PTR,))

TYPES: dict[str, FunctionType] = {
    BEGIN: _OF_TWO,
    ENTER: _OF_TWO,
    EXIT: _OF_ONE,
    JOIN: FunctionType(PTR, (PTR,)),
    KEEP: _OF_TWO,
    CLOSE: _OF_TWO,
    AGAIN: _OF_TWO,
    SIZE: FunctionType(I64, (PTR,)),
    REJOIN: FunctionType(PTR, (PTR,)),
    TAPE: FunctionType(PTR, (PTR,)),
    NUMBER: FunctionType(I64, (PTR,)),
    DONE: _OF_ONE,
    REQUEST: _NOTHING,
    IS_NEW: FunctionType(I32, (PTR,)),
    BARRIER: _OF_ONE,
    TURN: _NOTHING,
    NEXT: _NOTHING,
    ENTERED: _OF_TWO,
    LEFT: _OF_TWO,
    ORDERED: _OF_ONE,
    OUT_OF_ORDER: _OF_ONE,
    LOCKED: _OF_ONE,
    UNLOCKED: _OF_ONE,
    TRIED: _TRIAL,
    LOCKED_IF: FunctionType(VOID, (I32,)),
    NESTED: _OF_ONE,
    NESTED_TRIED: _TRIAL,
    UNNESTED: _OF_ONE,
    ATOM: _OF_ONE,
    ATOM_DONE: _OF_ONE,
    EVENT: _NOTHING,
    AWAIT: FunctionType(VOID, (PTR, I32, PTR)),
    POST: FunctionType(VOID, (PTR, I32, PTR)),
    OWN: FunctionType(PTR, (PTR, I64)),
    SHOWN: FunctionType(PTR, (PTR, I32, PTR)),
    UNCANCELLED: _NOTHING,
    ALONE: _OF_ONE,
    TOGETHER: _OF_ONE,
}

_GOING_BACK = (
    "__ltoad_team_turn_undone",
    "__ltoad_team_turn_again",
    "__ltoad_team_left_again",
    "__ltoad_team_entered_again",
    "__ltoad_team_locked_again",
    "__ltoad_team_unlocked_again",
    "__ltoad_team_ordered_again",
    "__ltoad_team_out_of_order_again",
    "__ltoad_team_locked_if_again",
    "__ltoad_team_nested_again",
    "__ltoad_team_unnested_again",
    "__ltoad_team_atom_again",
    "__ltoad_team_atom_done_again",
    "__ltoad_team_event_again",
)

SOURCES = dict.fromkeys((*TYPES, *_GOING_BACK), Source("teams.ll"))
"""Where these are defined."""

FORK = "__kmpc_fork_call"
FORK_TYPE = FunctionType(VOID, (PTR, I32, PTR), variadic=True)
"""``(place, count, microtask, ...)``: the microtask gets two addresses of thread numbers, then the
others."""
MICROTASK = FunctionType(VOID, (PTR, PTR))
NUMBERS = len(MICROTASK.parameters)
"""The first parameters of a microtask, which tell which thread it runs in."""
