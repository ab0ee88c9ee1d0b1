"""Variables of the environment that ltoad and sanitized programs read."""

from __future__ import annotations

from collections.abc import Mapping

from ltoad.vocabulary.entry import Entry

PREFIX = "LTOAD_"

CACHE = Entry(
    "LTOAD_CACHE",
    "where links and Python's front ends keep what they have built, or `off`",
    "DIR|off",
    "`ltoad` in `XDG_CACHE_HOME`, or in `~/.cache`",
)
CC = Entry(
    "LTOAD_CC",
    "the compiler that `ltoad-cc` runs, with flags if need be; `zig` is that of the package "
    "`ziglang`",
    "COMMAND",
    "the newest of `clang-22` to `clang-15`, then `clang`, then `zig`",
)
CXX = Entry(
    "LTOAD_CXX",
    "the same for `ltoad-c++`",
    "COMMAND",
    "the newest of `clang++-22` to `clang++-15`, then `clang++`, then `zig`",
)
FC = Entry(
    "LTOAD_FC",
    "the same for `ltoad-fc`",
    "COMMAND",
    "the newest of `flang-new-22` to `flang-new-15`, then `flang-new`, then `flang` likewise",
)
FLAGS = Entry(
    "LTOAD_FLAGS",
    "flags of the linker, `--ltoad-…`, for every link; quoted as in a shell. Those on the command "
    "line come after them and win",
    "FLAGS",
)
REAL_LINKER = Entry(
    "LTOAD_REAL_LINKER",
    "the linker that links, where no `--ltoad-real-linker` names one",
    "LINKER",
)
CACHE_SIZE = Entry("LTOAD_CACHE_SIZE", "the most mebibytes that links keep there", "MIB", "1024")
DEFECT = Entry(
    "LTOAD_DEFECT",
    "a file for the report of an internal error: versions, what was done, the traceback, and the "
    "IR that it was done to",
    "FILE",
)

VARIABLES = (CACHE, CACHE_SIZE, CC, CXX, FC, FLAGS, REAL_LINKER, DEFECT)
"""Those that ltoad reads."""

SANITIZER_VARIABLES = (
    Entry(
        "LTOAD_SANITIZE_SUMMARY",
        "at the end the program says how many derivatives were checked, wrong, and not checked, "
        "and why",
        "1",
    ),
    Entry("LTOAD_SANITIZE_STATUS", "the exit status after wrong derivatives", "N", "66"),
    Entry("LTOAD_SANITIZE_ABORT", "the program stops at the first wrong one, for a debugger", "1"),
    Entry("LTOAD_SANITIZE_CHECKS", "how many calls of each request are checked", "N", "100"),
    Entry(
        "LTOAD_SANITIZE_RULES",
        "requests that use a derivative which the program registers are judged, too",
        "1",
    ),
)
"""Those that a program reads which was linked with ``--ltoad-sanitize``."""

OTHER_VARIABLES = (
    Entry(
        "CARGO_BUILD_TARGET",
        "the target of `cargo ltoad`, where no `--target` names one",
        "TRIPLE",
        "this machine's",
    ),
    Entry("CARGO", "the cargo that `cargo ltoad` runs", "COMMAND", "`cargo`"),
    Entry("TMPDIR", "where a link keeps what it needs for its own time", "DIR", "`/tmp`"),
    Entry(
        "XDG_CACHE_HOME",
        "the user's folder for caches, where `LTOAD_CACHE` names none",
        "DIR",
        "`~/.cache`",
    ),
)
"""Those of other programs, which are respected."""

_OF_TESTS = frozenset(("LTOAD_ADBENCH",))


def unknown(environment: Mapping[str, str]) -> list[str]:
    """Variables that are spelled like ours and that nobody reads."""
    known = {entry.name for entry in (*VARIABLES, *SANITIZER_VARIABLES)} | _OF_TESTS
    return sorted(name for name in environment if name.startswith(PREFIX) and name not in known)
