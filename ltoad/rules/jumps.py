"""What C's setjmp and longjmp are called by the libraries of Linux, and what they take."""

from __future__ import annotations

_SET = frozenset(("setjmp", "_setjmp", "sigsetjmp", "__sigsetjmp", "__sigsetjmp_cancel"))
_LEAVE = frozenset(("longjmp", "_longjmp", "siglongjmp", "__longjmp_chk"))

LEAVE = "longjmp"
"""``(place, number)``: what leaves a derivative for good calls this one."""


def sets_place(name: str) -> bool:
    """Whether a function notes a place, its first argument, and may return once more there."""
    return name in _SET


def leaves_for_place(name: str) -> bool:
    """Whether a function goes to such a place, with a number."""
    return name in _LEAVE


def are_in(text: str) -> bool:
    """Whether a module has both kinds."""
    return any(f"@{n}(" in text for n in _SET) and any(f"@{n}(" in text for n in _LEAVE)
