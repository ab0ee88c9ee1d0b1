"""What a function object of C++ keeps its closure in, and who looks after that."""

from __future__ import annotations

_MANAGER = "10_M_managerERSt9_Any_dataRK"

CLOSURE = 16
"""Bytes of a ``std::function`` with a closure, or with its address."""


def is_closure_manager(name: str) -> bool:
    """Whether a function copies, destroys or finds the closures of one type: (to, from, what to
    do)."""
    return _MANAGER in name
