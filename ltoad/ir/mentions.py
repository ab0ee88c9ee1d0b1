"""Which functions others mention."""

from __future__ import annotations

from collections.abc import Iterable

from ltoad.ir.module import Module
from ltoad.ir.text import symbols


def reached_from(module: Module, starts: Iterable[str]) -> list[str]:
    """The functions with bodies that some functions mention, these first, and what those do."""
    found: dict[str, None] = {}
    waiting = list(starts)
    while waiting:
        name = waiting.pop()
        if name not in found and module.defines(name):
            found[name] = None
            waiting += symbols(module.function_text(name))
    return list(found)
