"""The real linker's run on a command line in which bitcode has been replaced.

On the path of links whose result is known already: nothing heavy is imported.
"""
# pathlib and subprocess would cost 20 ms of every such link.
# ruff: noqa: PTH105, PTH108, PTH110, PTH113, PTH118, PTH119, PTH123

from __future__ import annotations

import os
import signal

from linker_wrappers import stopping
from linker_wrappers.dependencies import output_of, tell_of_inputs
from linker_wrappers.flags import Argument
from linker_wrappers.real_linker import GCC_PLUGIN

TYPE_CHECKING = False  # typing's own would cost 9 ms
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

LONGEST_COMMAND = 100_000
"""Bytes above which the real linker gets its command line in a response file."""


def forwarded_flags(arguments: Sequence[Argument]) -> list[bool]:
    """For each argument, whether the real linker shall see it once no bitcode is left.

    LLVM's plugin has nothing to do any more and may be of another version;
    GCC's stays, because there may be objects of ``gcc -flto`` beside ours.
    """
    gcc = any(a.name == "plugin" and GCC_PLUGIN in a.value for a in arguments)
    return [
        not a.name.startswith("ltoad-") and (gcc or a.name not in ("plugin", "plugin-opt"))
        for a in arguments
    ]


def run(
    linker: Sequence[str],
    arguments: Sequence[Argument],
    replacements: Mapping[int, Sequence[str]],
    folder: str,
) -> str:
    """Link beside the output and rename, so that a failure leaves no half-written file.

    ``replacements`` are the words that take the place of arguments, by position; ``folder`` is
    private.  Returns what went wrong, nothing after a success.
    """
    output = output_of(arguments)
    in_place = os.path.exists(output) and not os.path.isfile(output)
    beside = output if in_place else _temporary_beside(output)
    stopping.remove_leftover_outputs(output)
    words = _command_line(arguments, replacements, beside)
    if sum(map(len, words)) > LONGEST_COMMAND:
        words = [_write_response_file(os.path.join(folder, "arguments"), words)]
    try:
        status = _status_of([*linker, *words])
        if status == 0 and not in_place:
            os.replace(beside, output)
        if status == 0:
            tell_of_inputs(arguments, replacements, beside, folder)
    except OSError as error:
        return f"cannot run {linker[0]}: {error.strerror}"
    finally:
        if not in_place and os.path.lexists(beside):
            os.unlink(beside)
    return f"{linker[0]} failed with status {status}; no output was written" if status else ""


def _status_of(command: list[str]) -> int:
    child = os.posix_spawnp(command[0], command, os.environ)
    try:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    except SystemExit:  # a signal asks to stop
        try:
            os.kill(child, signal.SIGTERM)
            os.waitpid(child, 0)
        except OSError:
            pass  # it has ended by the same signal
        raise


def _temporary_beside(output: str) -> str:
    folder, name = os.path.split(output)
    return os.path.join(folder, f".{name}.ltoad-{os.getpid()}")


def replaced_name(index: int, archive: str) -> str:
    """What is left of an archive is called like it, after the number of the input."""
    return f"{index}-{archive}"


def _excluded(argument: Argument, replacements: Mapping[int, Sequence[str]]) -> tuple[str, ...]:
    """``--exclude-libs`` with the names of what is left of archives."""
    names = [os.path.basename(word) for words in replacements.values() for word in words]
    listed = argument.value.replace(":", ",").split(",")
    return (f"--exclude-libs={','.join(listed + [n for n in names if _original(n) in listed])}",)


def _original(replaced: str) -> str:
    return replaced.partition("-")[2]


def _command_line(
    arguments: Sequence[Argument], replacements: Mapping[int, Sequence[str]], output: str
) -> list[str]:
    """The words with bitcode replaced, our flags removed and another output."""
    words: list[str] = []
    keep = forwarded_flags(arguments)
    for position, argument in enumerate(arguments):
        if position in replacements:
            words += replacements[position]
        elif argument.name == "exclude-libs":
            words += _excluded(argument, replacements)
        elif keep[position] and argument.name != "output":
            words += argument.words
    return ["-o", output, *words]


def _write_response_file(path: str, words: list[str]) -> str:
    quoted = ('"' + w.replace("\\", "\\\\").replace('"', '\\"') + '"' for w in words)
    with open(path, "w", encoding="utf-8", errors="surrogateescape") as file:
        file.write("\n".join(quoted))
    return f"@{path}"
