"""``ltoad-ar``, ``ltoad-ranlib``, ``ltoad-nm``: LLVM's tools of a version that reads the bitcode.

Those of an older LLVM than the compiler's fail at its objects, and GNU's know nothing of their
symbols without a plugin.  So the tool beside the compiler that the drivers run comes first, then
the newest there is.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Literal

from linker_wrappers.drivers import VERSIONS, Compiler, Language, find_compiler, zig_command
from ltoad.complaints import complaint
from ltoad.errors import LtoadError, ToolError

Tool = Literal["ar", "ranlib", "nm"]
PROGRAMS: dict[Tool, str] = {"ar": "ltoad-ar", "ranlib": "ltoad-ranlib", "nm": "ltoad-nm"}
OF_ZIG = frozenset(("ar", "ranlib"))


def main_ar() -> None:
    """The console script ``ltoad-ar``."""
    raise SystemExit(run("ar", sys.argv[1:]))


def main_ranlib() -> None:
    """The console script ``ltoad-ranlib``."""
    raise SystemExit(run("ranlib", sys.argv[1:]))


def main_nm() -> None:
    """The console script ``ltoad-nm``."""
    raise SystemExit(run("nm", sys.argv[1:]))


def run(tool: Tool, words: list[str]) -> int:
    """Become the tool; returns only if that fails."""
    try:
        command = find_tool(tool)
        try:
            os.execv(command[0], [*command, *words])
        except OSError as error:
            raise ToolError(f"cannot run {command[0]}: {error.strerror}") from error
    except LtoadError as error:
        print(complaint(error, PROGRAMS[tool], "text"), file=sys.stderr)
        return 1


def find_tool(tool: Tool) -> tuple[str, ...]:
    """The command of a tool; raises ToolError if there is none."""
    compiler = _compiler()
    if compiler is not None and not compiler.is_zig:
        beside = Path(shutil.which(compiler.command[0]) or "").resolve().parent / f"llvm-{tool}"
        if beside.is_file():
            return (str(beside),)
    if compiler is not None and compiler.is_zig and tool in OF_ZIG:
        return (*compiler.command[:-1], tool)
    for version in VERSIONS:
        path = shutil.which(f"llvm-{tool}-{version}")
        if path:
            return (path,)
    zig = zig_command() if tool in OF_ZIG else ()
    if zig:
        return (*zig, tool)
    path = shutil.which(f"llvm-{tool}") or shutil.which(tool)
    if path:
        return (path,)
    raise ToolError(f"no {tool} found", remedy="install llvm of the compiler's version")


def _compiler() -> Compiler | None:
    """That for C, or else that for Fortran; None where the drivers would find none."""
    languages: tuple[Language, ...] = ("c", "fortran")
    for language in languages:
        try:
            return find_compiler(language)
        except ToolError:
            continue
    return None
