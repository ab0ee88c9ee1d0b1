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
from ltoad.rules.panics import CAUGHT, PANIC, PANIC_WITH_VALUE, THROWS
from ltoad.rules.registrars import effects, inactive, owning, unsupported, words
from ltoad.rules.rows import Row

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
WRITTEN = owning(
    inactive(
        ["core::fmt::write"],
        Effects(
            reads=frozenset(range(10)),
            writes=frozenset({0}),
            input_output=True,
            may_unwind=True,
        ),
    ),
    Owner(0, _STRING, Fate.MADE),
)
"""Writes into a String that was empty, in memory that argument 0 points to."""
INTO_STRING = "ltoad.formatted."
"""How the names of such functions begin; then comes that of one of ``core::fmt``."""
WRITTEN_ELSEWHERE = inactive(
    ["core::fmt::Formatter::write_str"], replace(FORMAT.effects, characters=True)
)
"""Writes into objects of Rust's libraries, which hold text."""
ELSEWHERE = "ltoad.formatted-elsewhere."
"""How the names of such functions begin."""
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
THREAD_OBJECT = inactive(
    ["std::thread::Thread"],
    Effects(
        reads=frozenset({0, 1}),
        writes=frozenset({0}),
        other_memory=True,
        input_output=True,
        may_unwind=True,
    ),
)
"""Makes, counts, names or tells threads, in memory without numbers."""
CHANNEL_WAITERS = inactive(
    ["std::sync::mpmc::waker"],
    Effects(
        reads=frozenset({0, 1, 2}),
        writes=frozenset({0, 1, 2}),
        other_memory=True,
        input_output=True,
        may_unwind=True,
        characters=True,
    ),
)
"""Tells who waits at a channel, in lists without numbers."""
THREAD_END = inactive(["std::thread::drop"], Effects(reads=frozenset({0}), input_output=True))
"""Ends an object of those, in memory that nobody looks at any more."""

ROWS: tuple[Row, ...] = (
    inactive(
        words(
            "rust_begin_unwind rust_panic __rust_start_panic __rust_alloc_error_handler"
            " rust_eh_personality __rust_foreign_exception __rust_drop_panic"
        ),
        THROWS,
    ),
    inactive(
        words("__ltoad_payload_end"),
        replace(effects((1,), input_output=True), frees=frozenset({1})),
    ),
    inactive(
        words("__ltoad_payload_type"),
        replace(effects((2,), (1,), input_output=True), characters=True),
    ),
    inactive(
        words("__rust_no_alloc_shim_is_unstable __rust_no_alloc_shim_is_unstable_v2"), again=True
    ),
)
PATTERN_ROWS: tuple[Row, ...] = (
    PANIC,
    PANIC_WITH_VALUE,
    CAUGHT,
    FORMAT,
    FORMATTED,
    WRITTEN,
    WRITTEN_ELSEWHERE,
    INPUT_OUTPUT,
    CLOCK,
    RANDOM,
    ALLOCATION_ERROR,
    LAYOUT,
    SHIM,
    THREAD,
    THREAD_OBJECT,
    THREAD_END,
    CHANNEL_WAITERS,
)
"""Rows found by path; they may name more arguments than one of their functions has."""


@dataclass(frozen=True, slots=True)
class _Path:
    """A path, and one of the words that must follow it (none: whatever follows).

    ``generic``: instances for a user's types belong to it too.  No row: their bodies tell.
    """

    start: str
    row: Row | None
    marks: tuple[str, ...] = ("",)
    generic: bool = False


_STARTS_THREAD = "6Thread3new"
_PARKS = ("9functions4park", "9functions12park_timeout", "6Thread4park", "6Thread12park_timeout")
_OBJECTS = (
    *("2id", "7current", "9spawnhook", "9ScopeData", "6Thread3new", "6Thread8from_raw"),
    *("6Thread4name", "6Thread6unpark"),
    *("9functions5sleep", "9functions11sleep_until", "9functions8sleep_ms", "9functions9yield_now"),
    "9functions21available_parallelism",
)
"""What functions of threads have in their paths that neither start any nor wait."""

_PATHS: tuple[_Path, ...] = (
    _Path("4core9panicking", PANIC),
    _Path(
        "3std9panicking",
        PANIC_WITH_VALUE,
        ("11begin_panic", "20rust_panic_with_hook", "23rust_panic_without_hook"),
        generic=True,
    ),
    _Path("3std5panic", PANIC_WITH_VALUE, ("13resume_unwind",)),
    _Path("3std9panicking", CAUGHT, ("12catch_unwind7cleanup",)),
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
    _Path("4core3fmt5Write9write_fmt", None),
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
    _Path("3std4sync4mpmc5waker", CHANNEL_WAITERS, ("9SyncWaker", "5Waker")),
    _Path("3std4sync4mpmc7context", CHANNEL_WAITERS, ("7Context3new", "7Context10try_select")),
    _Path(
        "9hashbrown3raw",
        ALLOCATION_ERROR,
        ("11Fallibility17capacity_overflow", "11Fallibility9alloc_err"),
    ),
    _Path("3std6thread5local", PANIC, ("panic_access_error",)),
    _Path("3std6thread5local", None, generic=True),
    _Path("5alloc4sync", THREAD_END, ("3std6thread6thread5Inner",)),
    _Path("3std6thread", THREAD_END, ("4Drop4drop",)),
    _Path("3std6thread", THREAD_OBJECT, _OBJECTS),
    _Path("3std6thread", THREAD, (*_PARKS, "7Builder4name", "7Builder10stack_size")),
    _Path("3std6thread", None, generic=True),
    _Path("3std3sys6thread", THREAD, (_STARTS_THREAD,)),
    _Path("3std3sys6thread", THREAD_END, ("4Drop4drop",)),
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


@dataclass(frozen=True, slots=True)
class Written:
    """Where a function of ``core::fmt`` is told what it writes to: parameter ``index`` is the
    address of it, and the next one that of its vtable; or, with ``formatter``, that of a
    ``Formatter``, which begins with these two."""

    index: int
    formatter: bool


_TRAITS = re.compile(
    r"(?:Display|Debug|LowerExp|UpperExp|LowerHex|UpperHex|Octal|Binary|Pointer)(?:\$GT\$)?3fmt"
)
_METHODS = re.compile(r"9Formatter(?:\d+)(?:write_|pad|debug_\w+_finish)")
_STRING_WRITER = re.compile(
    r"alloc\.\.string\.\.String\$u20\$as\$u20\$core\.\.fmt\.\.Write\$GT\$9write_str"
    r"|5alloc6stringNt\w*?6StringNt\w*?3fmt5Write9write_str"
)


def written_to(symbol: str, parameters: int) -> Written | None:
    """What a function of ``core::fmt`` with so many parameters writes to, if it is told."""
    path = _split(symbol)[1]
    if not path.startswith("4core3fmt"):
        return None
    if path.startswith("4core3fmt5write"):
        return Written(0, formatter=False)
    if _TRAITS.search(path):
        return Written(parameters - 1, formatter=True)
    return Written(0, formatter=True) if _METHODS.search(path) else None


_SHOWN_PARTS = re.compile(r"4core3fmt(?:8builders|9Formatter\d+debug_)")


def shows(symbol: str) -> bool:
    """Whether a function of ``core`` panics, or shows an object's parts: of an object behind a
    trait it calls no method but the trait's for that, and keeps it nowhere."""
    path = _split(symbol)[1]
    if _SHOWN_PARTS.match(path):
        return True
    return path.startswith("4core") and by_path(symbol) is PANIC


_WRITER = re.compile(r"core\.\.fmt\.\.Write\$GT\$9write_str|3fmt5Write9write_str")
_LIBRARIES = re.compile(
    r"_ZN\d+_\$LT\$(?:core|alloc|std)\.\."
    r"|_RNvX(?:s[0-9a-zA-Z]*_)?(?:N[a-z])*C(?:s[0-9a-zA-Z]*_)?(?:4core|5alloc|3std)"
)


def writes_elsewhere(symbol: str) -> bool:
    """Whether a function appends text to an object of a type that is not of Rust's libraries."""
    return _WRITER.search(symbol) is not None and _LIBRARIES.match(symbol) is None


def formats_library_type(symbol: str) -> bool:
    """Whether a function writes an object of a type of Rust's libraries, such as an error, as text:
    the method of a trait, which tables of such objects lead to."""
    return _TRAITS.search(symbol) is not None and _LIBRARIES.match(symbol) is not None


def writes_to_string(symbol: str) -> bool:
    """Whether a function is that of a String's vtable which appends text."""
    return _STRING_WRITER.search(symbol) is not None


def by_prefix(symbol: str) -> Row | None:
    """The row of a function that is made for calls of one of ``core::fmt``."""
    if symbol.startswith(INTO_STRING):
        return WRITTEN
    return WRITTEN_ELSEWHERE if symbol.startswith(ELSEWHERE) else None


MANGLED = ("_R", "_ZN3std")
"""How the names of functions of the standard library begin."""


_VERSION = re.compile(r"rustc version (\d+\.\d+)\.")
_KNOWN_VERSIONS = frozenset(["1.95"])


def knows_threads(compilers: str) -> bool:
    """Whether the objects of which the standard library makes threads have the layout that is known
    here: that of these compilers' versions.  The library does not promise any."""
    versions = frozenset(_VERSION.findall(compilers))
    return bool(versions) and versions <= _KNOWN_VERSIONS


class Begun:
    """Where a block with a thread that is to be started has its parts, in bytes: the object that
    counts its owners, the closure, and the closure's vtable."""

    owners, closure, table = 0, 8, 16
    size = 24


TABLE_SIZE, TABLE_ALIGNMENT, TABLE_CALL = 8, 16, 24
"""Where the vtable of a closure has the size of what it captures, the alignment, and the function
that is called with it once."""
THREADS = "3std6thread"
"""What is in the names of functions of the standard library about threads."""
_THREADS, _SYSTEM_THREADS = THREADS, "3std3sys6thread"


def mentions_threads(text: str) -> bool:
    """Whether a module may name functions of the standard library that start threads."""
    return _SYSTEM_THREADS in text and _STARTS_THREAD in text


def starts_thread(symbol: str) -> bool:
    """Whether a function of the standard library starts a thread."""
    _, path = _split(symbol)
    return path.startswith(_SYSTEM_THREADS) and path.endswith(_STARTS_THREAD)


def _is_of_threads(symbol: str, ends: str | tuple[str, ...]) -> bool:
    """Whether a function is one of the standard library's about threads whose path ends so."""
    _, path = _split(symbol)
    return path.startswith(_THREADS) and path.endswith(ends)


def parks(symbol: str) -> bool:
    """Whether a function of the standard library waits until its thread is told to go on."""
    return _is_of_threads(symbol, _PARKS)


class Hooks:
    """Where the closures that a thread runs first are: an empty vector with its room, address and
    length, and no hooks for threads that the thread starts, in bytes."""

    room, address, length, first = 0, 8, 16, 24
    nowhere = 8


def makes_hooks(symbol: str) -> bool:
    """Whether a function of the standard library prepares what a new thread does first."""
    return _is_of_threads(symbol, "15run_spawn_hooks")


def runs_hooks(symbol: str) -> bool:
    """Whether a function of the standard library runs what a new thread does first."""
    return _is_of_threads(symbol, "15ChildSpawnHooks3run")


class Scope:
    """Where an object that counts the threads of a scope has how many there are, and whether one
    of them panicked, in bytes."""

    count, panicked = 8, 16


def detaches(symbol: str) -> bool:
    """Whether a function of the standard library lets go of a thread that nobody joins."""
    _, path = _split(symbol)
    return path.startswith(_SYSTEM_THREADS) and path.endswith("4Drop4drop")


def moves_begun(symbol: str) -> bool:
    """Whether a function is what the compiler moves blocks with, such as that of a thread that is
    to be started."""
    return symbol.startswith("llvm.memcpy.p0.p0.i64")


def enters_scope(symbol: str) -> bool:
    """Whether a function of the standard library tells a scope of one more thread."""
    return _is_of_threads(symbol, "29increment_num_running_threads")


def leaves_scope(symbol: str) -> bool:
    """Whether a function of the standard library tells a scope that one of its threads ended."""
    return _is_of_threads(symbol, "29decrement_num_running_threads")


SYNCHRONISES = "4sync"
"""What is in the names of functions of the standard library by which threads wait for each other.
"""
CHANNELS = "3std4sync4mpmc"
"""What is in the names of functions of the standard library that are about channels."""
_WAITS = "3std4sync4mpmc7context"


def tells_waiters(symbol: str) -> bool:
    """Whether a function of the standard library keeps, or tells, who waits at a channel."""
    row = by_path(symbol) if CHANNELS in symbol else None
    return row is CHANNEL_WAITERS


_KINDS = r"(?P<kind>4list|5array|4zero)"
_AT_CHANNEL = (
    re.compile(
        rf"_ZN{CHANNELS}{_KINDS}16Channel\$LT\$T\$GT\$4(?:recv|send)28_\$u7b\$\$u7b\$closure"
    ),
    re.compile(rf"_RNCNvM\w*?_{CHANNELS}{_KINDS}INtB\w*?_7Channel\w*?E4(?:recv|send)(?:s\w*?_)?0"),
)


def waits_at_channel(symbol: str) -> bool:
    """Whether a function of the standard library is what a channel's ``send`` or ``recv`` do where
    there is no room, or no message: they try once more when it returns."""
    return _channel_closure(symbol) in ("4list", "5array")


def waits_for_others(symbol: str) -> bool:
    """Whether a function of the standard library waits until others have done something: for a
    condition variable, at a barrier, or at a channel."""
    path = _split(symbol)[1]
    meets = path.startswith(("3std3sys4sync7condvar", "3std4sync7barrier"))
    return (meets and re.search("4wait|12wait_timeout", path) is not None) or (
        _channel_closure(symbol) != ""
    )


def meets_at_channel(symbol: str) -> bool:
    """Whether a function is what ``send`` and ``recv`` do at a channel without room, where one of
    them waits for the other."""
    return _channel_closure(symbol) == "4zero"


def _channel_closure(symbol: str) -> str:
    """The kind of channel at which a closure of the standard library waits, or ""."""
    found = next(filter(None, (pattern.match(symbol) for pattern in _AT_CHANNEL)), None)
    return found["kind"] if found else ""


def waits_by(variable: str) -> bool:
    """Whether a variable that each thread has is that of who waits at a channel."""
    return _split(variable)[1].startswith(_WAITS)


def is_of_all_threads(variable: str) -> bool:
    """Whether a variable that each thread has may be one for all that run one after the other:
    that of who waits at a channel, one by whose address threads know each other there, and the
    keys by which hashes are salted."""
    return holds_numbers(variable) or _split(variable)[1].startswith(CHANNELS)


def tells_thread(symbol: str) -> bool:
    """Whether a function of the standard library tells which thread this is."""
    _, path = _split(symbol)
    return path.startswith(f"{_THREADS}7current7current")


def deallocates(symbol: str) -> bool:
    """Whether a function is the allocator's that frees."""
    return _split(symbol)[1].endswith("7___rustc14___rust_dealloc")


def by_path(symbol: str) -> Row | None:
    """The row of a function of Rust's libraries, by its mangled name."""
    generic, path = _split(symbol)
    for known in _PATHS:
        if path.startswith(known.start) and known.generic >= generic:
            rest = path[len(known.start) :]
            if any(mark in rest for mark in known.marks):
                return known.row
    return None
