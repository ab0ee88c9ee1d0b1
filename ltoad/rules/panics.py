"""Panics of Rust: functions that begin them, and those of who catches one."""

from __future__ import annotations

from dataclasses import replace

from ltoad.rules.effects import Effects
from ltoad.rules.registrars import inactive, unsupported
from ltoad.rules.rows import Row, UnsupportedRow

THROWS = Effects(no_return=True, may_unwind=True, input_output=True)

PANIC = inactive(["core::panicking"], THROWS)
PANIC_WITH_VALUE = replace(
    unsupported(
        ["std::panicking::begin_panic"],
        "return an Err that holds the numbers instead of panicking with them",
    ),
    effects=THROWS,
)
"""Panics with a value of the program's own, which who catches it may read."""
CAUGHT = inactive(["std::panicking::catch_unwind::cleanup"], Effects(input_output=True))
"""Gives what a panic carries, where it is caught."""
CATCHING = "9panicking12catch_unwind7cleanup"
"""In the name of the function that gives what a panic carries, where it is caught."""


def carries_value(row: Row | None) -> bool:
    """Whether a function panics with a value of the program's own."""
    return isinstance(row, UnsupportedRow) and row.effects.no_return
