"""Threads that wait for each other, see ``runtime/baton.c``."""

from __future__ import annotations

from ltoad.ir.types import I32, I64, PTR, VOID, FunctionType
from ltoad.rules import baton
from ltoad.runtime import Source

LAUNCH = "__ltoad_baton_launch"
SHARE = "__ltoad_baton_share"
ENDED = "__ltoad_baton_ended"
TAPE = "__ltoad_baton_tape"
UNDONE = "__ltoad_baton_undone"
UNLAUNCH = "__ltoad_baton_unlaunch"
"""What derivatives of threads call."""

BODY = FunctionType(VOID, (PTR, PTR))
"""What a thread runs: ``(argument, block)``."""
_OF_ONE = FunctionType(VOID, (PTR,))
_WAITS = FunctionType(I64, (PTR,))

TYPES: dict[str, FunctionType] = {
    LAUNCH: FunctionType(PTR, (PTR, PTR, PTR, I64, PTR)),
    SHARE: FunctionType(PTR, (PTR,)),
    ENDED: FunctionType(VOID, (PTR, PTR)),
    TAPE: FunctionType(PTR, (PTR,)),
    UNDONE: _OF_ONE,
    UNLAUNCH: FunctionType(VOID, (PTR, PTR)),
    baton.START: FunctionType(VOID, (PTR, PTR, PTR)),
    baton.CALL: FunctionType(VOID, (PTR, PTR, PTR)),
    baton.CALL_METHODS: FunctionType(VOID, (PTR, PTR, PTR, PTR)),
    baton.CALL_CLOSURE: FunctionType(VOID, (PTR, PTR, PTR)),
    baton.SEEN: FunctionType(PTR, (PTR,)),
    baton.JOIN: FunctionType(I64, (I64,)),
    baton.LOCK: _WAITS,
    baton.SHARE_LOCK: _WAITS,
    baton.WHOLE_LOCK: _WAITS,
    baton.WAIT: FunctionType(I64, (PTR, PTR, I32)),
    baton.WORD: FunctionType(I64, (PTR, I32, I32)),
    baton.SEMAPHORE: FunctionType(I64, (PTR, I32)),
    baton.MEET: _WAITS,
    baton.PAUSE: FunctionType(I64, ()),
    baton.SPIN: FunctionType(I64, ()),
    baton.NOTIFY: FunctionType(VOID, (PTR, I32)),
    baton.WAS_LATE: FunctionType(I32, ()),
    baton.PASSED: FunctionType(VOID, (I64,)),
    baton.BACK: FunctionType(VOID, (I64,)),
}

_MEANWHILE = (baton.CALL, baton.CALL_METHODS, baton.CALL_CLOSURE, baton.SEEN)
"""What is gone before derivatives are put into a program."""

SOURCES = {name: Source("baton.ll") for name in TYPES if name not in _MEANWHILE}
"""Where these are defined."""
