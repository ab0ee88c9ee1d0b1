"""The library that the Rust crate ``ltoad`` asks for and that nobody has.

Its name is a sentence: any other linker that does not find it says what to set, before it
complains of symbols.  Ours leaves it out.  On the path of every link, so nothing is imported.
"""

from __future__ import annotations

MARK = "-lltoad-is-not-the-linker"
REMEDY = "build with `cargo ltoad build`, or with the rustflags -Clinker-plugin-lto"


def is_mark(word: str) -> bool:
    """Whether a word of the command line names that library."""
    return word.startswith(MARK)
