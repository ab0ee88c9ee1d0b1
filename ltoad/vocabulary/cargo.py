"""The commands of ``cargo ltoad``."""

from __future__ import annotations

from ltoad.vocabulary.entry import Entry

COMMANDS = (
    Entry(
        "build", "as cargo does, with derivatives; `run`, `test`, `bench`, `check`, `doc`, …, too"
    ),
    Entry("new", "a new package that takes a gradient; `init` in a folder that there is", "FOLDER"),
    Entry("add", "add the crate `ltoad` to the package in this folder"),
    Entry("config", "what to write into .cargo/config.toml, for cargo alone"),
)

BUILDING = (
    *("b", "bench", "build", "c", "check", "clippy", "d", "doc", "fix", "install", "r", "run"),
    *("rustc", "rustdoc", "t", "test"),
)
"""Commands of cargo that take ``--target``."""
