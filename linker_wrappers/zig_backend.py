"""Compiling and linking with the clang and lld inside the ``ziglang`` package.

zig ignores ``-fuse-ld``, so the link cannot be handed to ``ld.ltoad``: the
same work is done here, on the driver's command line instead of the linker's.
"""

from __future__ import annotations

import os
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from linker_wrappers import flags
from linker_wrappers.arguments import read_link_job
from linker_wrappers.attributes import attribute_definitions
from linker_wrappers.driver_line import DriverLine, is_source, leaves_lto_to_us
from linker_wrappers.flags import INPUT, Argument
from linker_wrappers.inputs import Input, find_inputs
from linker_wrappers.link import link
from linker_wrappers.recall import memory_of, replay
from linker_wrappers.scan import find_requests
from ltoad.config import CONFIG_NAME
from ltoad.errors import ToolError
from ltoad.stages import Differentiate

ONLY_FOR_COMPILING = ("-MF", "-MT", "-MQ", "-x")


def run_zig(
    command: Sequence[str], line: DriverLine, differentiate: Differentiate | None = None
) -> int:
    """Do what the driver's line says; the exit status.

    ``differentiate`` stands in for the real stage of that name.
    """
    words = [word for word in line.words if not flags.is_own(word)]
    if not line.links:
        added = _compile_flags(line) if line.compiles_to_object else []
        return _run([*command, *words, *added])
    with tempfile.TemporaryDirectory(prefix="ltoad-zig-") as name:
        status, arguments = _compile_sources(command, line, Path(name))
        if status != 0:
            return status
        own = flags.parse(flags.own_words_from_environment())
        everything = [*own, *arguments]
        configured = Path(CONFIG_NAME).is_file() or any(
            argument.name == "ltoad-config" for argument in everything
        )
        files = find_inputs(everything)
        if configured or find_requests(files).bitcode:
            return _link(command, everything, files, differentiate)
        plain = [word for a in arguments if not a.name.startswith("ltoad-") for word in a.words]
        return _run([*command, *plain, *_lto_flag(line)])


def _link(
    command: Sequence[str],
    arguments: list[Argument],
    files: list[Input],
    differentiate: Differentiate | None,
) -> int:
    memory = memory_of(arguments, files) if differentiate is None else None
    if memory is not None and memory.outcome is not None:
        wrong = replay(memory.outcome, command, arguments, files)
        if wrong:
            raise ToolError(wrong)
        return 0
    return link(read_link_job(arguments, tuple(command)), differentiate, memory)


def _compile_sources(
    command: Sequence[str], line: DriverLine, folder: Path
) -> tuple[int, list[Argument]]:
    """Compile every source on the line to bitcode; the arguments with objects in their place."""
    arguments: list[Argument] = []
    compiling = [word for a in line.arguments if _is_compile_flag(a) for word in a.words]
    for number, argument in enumerate(line.arguments):
        if not is_source(argument):
            if argument.name not in ONLY_FOR_COMPILING:
                arguments.append(argument)
            continue
        compiled = str(folder / f"{number}-{Path(argument.value).stem}.o")
        added = [*_compile_flags(line), "-c", argument.value, "-o", compiled]
        status = _run([*command, *compiling, *added])
        if status != 0:
            return status, []
        arguments.append(Argument(INPUT, compiled, (compiled,)))
    return 0, arguments


def _is_compile_flag(argument: Argument) -> bool:
    linking = (INPUT, "output", "library", "library-path")
    return argument.name not in linking and argument.words[0] != "-Xlinker"


def _lto_flag(line: DriverLine) -> list[str]:
    return ["-flto=thin"] if leaves_lto_to_us(line) else []


def _compile_flags(line: DriverLine) -> list[str]:
    """Bitcode for any machine of this kind, without the traps that zig adds by itself.

    zig compiles for the processor at hand unless told otherwise, which no
    other compiler does.
    """
    added = [*attribute_definitions(line.words), *_lto_flag(line)]
    if not any(word.startswith(("-mcpu=", "-march=")) for word in line.words):
        added.append("-mcpu=baseline")
    if not any(word.startswith("-fsanitize") for word in line.words):
        added.append("-fno-sanitize=undefined")
    return added


def _run(command: list[str]) -> int:
    try:
        return subprocess.run(command, env=os.environ, check=False).returncode
    except OSError as error:
        raise ToolError(f"cannot run {command[0]}: {error.strerror}") from error
