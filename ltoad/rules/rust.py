"""Functions of Rust's core, alloc and std that are no numerics: panics, formatting, I/O.

They are recognised by their path, in v0 mangling (RFC 2603:
``_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check``) and in legacy
mangling (``_ZN4core9panicking5panic17h…E``).  Only the path of the item itself
counts: a user's function that is generic over ``core::cell::Cell`` has that
path in its name too, and is none of core's functions.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from ltoad.rules.effects import Effects
from ltoad.rules.owners import Fate, Owner, OwnerLayout
from ltoad.rules.registrars import effects, inactive, owning, unsupported, words
from ltoad.rules.rows import Row

_THROWS = Effects(no_return=True, may_unwind=True, input_output=True)

PANIC = inactive(["core::panicking"], _THROWS)
FORMAT = inactive(
    ["core::fmt"],
    Effects(reads=frozenset({0, 1, 2}), writes=frozenset({0}), input_output=True, may_unwind=True),
)
_STRING = OwnerLayout(size=24, address=8, room=0)
"""How many bytes there is room for, the address of the characters, and how many there are."""
FORMATTED = owning(
    inactive(["alloc::fmt::format"], replace(FORMAT.effects, text=True)),
    Owner(0, _STRING, Fate.MADE),
)
"""Returns a String, in memory that argument 0 points to."""
INPUT_OUTPUT = inactive(
    ["std::io"],
    Effects(
        reads=frozenset({0, 1, 2}), writes=frozenset({0, 1}), input_output=True, may_unwind=True
    ),
)
CLOCK = inactive(["std::time"], effects((0, 1), (0,), input_output=True))
RANDOM = inactive(["std::sys::random"], effects((), (), input_output=True))
ALLOCATION_ERROR = inactive(
    ["hashbrown::raw::Fallibility"], Effects(may_unwind=True, input_output=True)
)
LAYOUT = inactive(["alloc::rc::rc_inner_layout_for_value_layout"], effects(), again=True)
"""Alignment and size of a block, made of an alignment and a size."""
SHIM = inactive(["__rust_no_alloc_shim_is_unstable_v3"], again=True)
THREAD = unsupported(
    ["std::thread"], "start threads around the derivative, not in the differentiated function"
)

ROWS: tuple[Row, ...] = (
    inactive(
        words(
            "rust_begin_unwind rust_panic __rust_start_panic __rust_alloc_error_handler"
            " rust_eh_personality __rust_foreign_exception __rust_drop_panic"
        ),
        _THROWS,
    ),
    inactive(
        words("__rust_no_alloc_shim_is_unstable __rust_no_alloc_shim_is_unstable_v2"), again=True
    ),
)
PATTERN_ROWS: tuple[Row, ...] = (
    PANIC,
    FORMAT,
    FORMATTED,
    INPUT_OUTPUT,
    CLOCK,
    RANDOM,
    ALLOCATION_ERROR,
    LAYOUT,
    SHIM,
    THREAD,
)
"""Rows found by path; they may name more arguments than one of their functions has."""


@dataclass(frozen=True, slots=True)
class _Path:
    """A path, and one of the words that must follow it (none: whatever follows).

    ``generic``: instances for a user's types belong to it too.
    """

    start: str
    row: Row
    marks: tuple[str, ...] = ("",)
    generic: bool = False


_PATHS: tuple[_Path, ...] = (
    _Path("4core9panicking", PANIC),
    _Path("3std9panicking", PANIC),
    _Path("4core6option", PANIC, ("13expect_failed", "13unwrap_failed")),
    _Path("4core6result", PANIC, ("13unwrap_failed",)),
    _Path("4core4cell", PANIC, ("panic_already",)),
    _Path("4core5slice", PANIC, ("_fail",)),
    _Path("4core3str", PANIC, ("_fail",)),
    _Path("4core3num", PANIC, ("overflow_panic",)),
    _Path("5alloc", PANIC, ("12handle_error", "18handle_alloc_error", "17capacity_overflow")),
    _Path("7___rustc17rust_begin_unwind", PANIC),
    _Path("7___rustc35___rust_no_alloc_shim_is_unstable", SHIM),
    _Path("7___rustc32___rust_no_alloc_shim_is_unstable", SHIM),
    _Path("3std7process", PANIC, ("4exit", "5abort")),
    _Path("4core3fmt", FORMAT, generic=True),
    _Path("5alloc2rc", LAYOUT, ("rc_inner_layout_for_value_layout",)),
    _Path("5alloc4sync", LAYOUT, ("arcinner_layout_for_value_layout",)),
    _Path("5alloc3fmt6format", FORMATTED, ("12format_inner",)),
    _Path("5alloc3fmt", FORMAT, generic=True),
    _Path("3std2io", INPUT_OUTPUT, generic=True),
    _Path("3std3env", INPUT_OUTPUT),
    _Path("3std2fs", INPUT_OUTPUT),
    _Path("3std4time", CLOCK),
    _Path("3std3sys6random", RANDOM),
    _Path(
        "9hashbrown3raw",
        ALLOCATION_ERROR,
        ("11Fallibility17capacity_overflow", "11Fallibility9alloc_err"),
    ),
    _Path("3std6thread", THREAD, generic=True),
)

_NUMBERS = ("3std4hash6random",)
"""Paths of variables with nothing but numbers: the keys by which hashes are salted."""

# v0: I for an instance, N and a namespace for a nested name, M and X for an impl
# (with a disambiguator), then C, the crate's disambiguator and the path itself.
_V0 = r"_R(I?)(?:N[a-zA-Z]|[MX](?:s[0-9a-zA-Z]*_)?)+C(?:s[0-9a-zA-Z]*_)?(\d.*)"


def holds_numbers(symbol: str) -> bool:
    """Whether a variable of Rust's libraries, by its mangled name, never holds an address."""
    return _split(symbol)[1].startswith(_NUMBERS)


def _split(symbol: str) -> tuple[bool, str]:
    """Whether a mangled name is that of an instance, and its path; an empty one for other names."""
    if symbol.startswith("_ZN"):
        return False, symbol[3:]
    match = re.match(_V0, symbol)
    return (bool(match.group(1)), match.group(2)) if match else (False, "")


def by_path(symbol: str) -> Row | None:
    """The row of a function of Rust's libraries, by its mangled name."""
    generic, path = _split(symbol)
    for known in _PATHS:
        if path.startswith(known.start) and known.generic >= generic:
            rest = path[len(known.start) :]
            if any(mark in rest for mark in known.marks):
                return known.row
    return None
