"""The vocabulary of cache planning: primal values and their shadows."""

from __future__ import annotations

from dataclasses import dataclass

from ltoad.ir.values import Value


@dataclass(frozen=True, slots=True)
class Node:
    """A primal value, or in one lane the shadow of a primal pointer, that the reverse sweep
    needs."""

    value: Value
    shadow: bool = False
    lane: int = 0
