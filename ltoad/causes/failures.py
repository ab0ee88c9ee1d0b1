"""Causes that lie outside of the program: how ltoad was called, files, tools and ltoad itself."""

from __future__ import annotations

from ltoad.causes.cause import Cause

USAGE = Cause("usage", "see what ltoad --help and docs/ say of this flag")
INPUT = Cause("input", "check the command line")
TOOL = Cause("tool", "see what the tool has said")
UNREADABLE_IR = Cause("unreadable-ir", "report this with the IR")
DEFECT = Cause(
    "defect",
    "this is a defect of ltoad, not of your program; repeat the command with "
    "LTOAD_DEFECT=defect.txt in front, and report that file",
)
NO_LINES = Cause("no-source-lines", "compile with -g to see source lines")
"""A note, never an error: places are named by function and instruction alone."""
