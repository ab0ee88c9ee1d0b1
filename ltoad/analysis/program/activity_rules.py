"""What a kind of callee says of activity, and what it may ask for."""

from __future__ import annotations

from typing import Protocol

from ltoad.ir.instructions import Call
from ltoad.ir.values import Value
from ltoad.rules.rows import Row


class ActivityView(Protocol):
    """The activity of one function, as far as it is known; it only grows."""

    def is_varied(self, value: Value) -> bool:
        """Whether a float, or the bits of one, depend on an active input."""
        ...

    def points_to_active(self, pointer: Value) -> bool:
        """Whether memory that a pointer may lead to is active."""
        ...

    def carries(self, value: Value) -> bool:
        """Whether floats travel in a value, as such or as bits."""
        ...

    def vary(self, value: Value) -> None:
        """The value depends on an active input."""
        ...

    def activate(self, pointer: Value) -> None:
        """The memory behind a pointer receives active values, or addresses of active memory."""
        ...

    def hold_moved(self, source: Value, target: Value) -> None:
        """Active memory leads to whatever the pointers in a block lead to that is copied there."""
        ...

    def holds_active_address(self, block: Value) -> bool:
        """Whether addresses of active memory, if not just its own, may stand in a block."""
        ...

    def may_move_floats(self, source: Value, target: Value) -> bool:
        """Whether a copy between two blocks may move floats."""
        ...


class CalleeRules(Protocol):
    """What is known of activity by kind of callee."""

    def vary(self, call: Call, row: Row, view: ActivityView) -> None:
        """Pass activity through a call."""
        ...

    def arguments_matter(self, row: Row) -> bool:
        """Whether the arguments are useful, whatever becomes of the result."""
        ...
