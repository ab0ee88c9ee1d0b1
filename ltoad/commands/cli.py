"""The ``ltoad`` command: every stage of the pipeline, runnable and printable on its own."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import ltoad
from ltoad import request_flags
from ltoad.check import command as check_command
from ltoad.commands import aot as aot_command
from ltoad.commands import cargo as cargo_command
from ltoad.commands import completions, doctor
from ltoad.commands import explain as explain_command
from ltoad.commands import graph as graph_command
from ltoad.commands import init as init_command
from ltoad.commands import stub as stub_command
from ltoad.complaints import complaint, form_asked
from ltoad.config import Options
from ltoad.defect_reports import defect_of
from ltoad.errors import LtoadError, ToolError, UsageError
from ltoad.isolate import Journal, call_isolated
from ltoad.written import write_whole

PROGRAM = "ltoad"
MODULES = "--fortran-modules"
TOOLCHAIN = "--cmake-toolchain"
TOOLCHAIN_FILE = Path(ltoad.__file__).parent / "include" / "toolchain.cmake"


def main() -> None:
    """The console script ``ltoad``."""
    raise SystemExit(run(sys.argv[1:]))


def main_cargo() -> None:
    """The console script ``cargo-ltoad``, which cargo calls with the name of the subcommand."""
    words = sys.argv[1:]
    raise SystemExit(run(["cargo", *(words[1:] if words[:1] == ["ltoad"] else words)]))


def run(words: Sequence[str]) -> int:
    """Run one subcommand; the exit status."""
    try:
        # A linker's flags are not for argparse, which would take some of them for its own.
        if words[:1] == ["link"]:
            return _run_wrapper("ld_ltoad", words[1:])
        if words[:1] == [MODULES]:
            return _run_wrapper("fortran_modules", words[1:])
        if words == [TOOLCHAIN]:
            print(TOOLCHAIN_FILE)
            return 0
        if words[:1] == ["doctor"]:
            return _run_wrapper("doctor", words[1:])
        if words[:1] == ["cargo"]:
            return cargo_command.run(words[1:])
        arguments = parser().parse_args(words)
        status: int = arguments.run(arguments)
    except LtoadError as error:
        return _fail(error, words)
    except Exception as error:  # noqa: BLE001 - an entry point: people get a message
        return _fail(defect_of(error, "running a command"), words)
    return status


def _fail(error: LtoadError, words: Sequence[str]) -> int:
    """Say what went wrong, in the form that the command line asks for."""
    spelled = " ".join(words).replace(f"{request_flags.FORM} ", f"{request_flags.FORM}=").split()
    values = [w.partition("=")[2] for w in spelled if w.startswith(f"{request_flags.FORM}=")]
    print(complaint(error, PROGRAM, form_asked(values)), file=sys.stderr)
    return 1


def parser() -> argparse.ArgumentParser:
    """What reads the command line, with all subcommands."""
    parser = argparse.ArgumentParser(
        prog=PROGRAM, description="Differentiate programs at link time."
    )
    parser.add_argument(
        MODULES,
        nargs="?",
        metavar="FOLDER",
        help="print a folder with the module ltoad for flang, compiled there if it is not yet",
    )
    parser.add_argument(
        TOOLCHAIN,
        action="store_true",
        help="print the path of a toolchain file for CMake, with ltoad-cc and its like",
    )
    commands = parser.add_subparsers(required=True, metavar="command")
    _add_diff(commands)
    commands.add_parser("link", help="link as ld.ltoad does, with a linker's arguments")
    commands.add_parser("cargo", help="cargo with derivatives, as `cargo ltoad`")
    doctor.add_flags(
        commands.add_parser(
            "doctor", help="say which compilers and linkers are there, and whether they work"
        )
    )
    explain_command.add_to(commands)
    aot_command.add_to(commands)
    graph_command.add_to(commands)
    check_command.add_to(commands)
    init_command.add_to(commands)
    stub_command.add_to(commands)
    completions.add_to(commands, parser)
    return parser


def _add_diff(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    diff = commands.add_parser(
        "diff", help="differentiate modules without linking; prints or writes IR or an object"
    )
    diff.add_argument(
        "modules", type=Path, nargs="+", help="bitcode, textual IR, objects with bitcode, archives"
    )
    diff.add_argument(
        "-o",
        dest="output",
        type=Path,
        metavar="FILE",
        help="FILE.ll, FILE.bc or FILE.o; default: print IR",
    )
    diff.add_argument(
        "-O",
        dest="opt_level",
        type=int,
        choices=range(4),
        help="level of the code generation; default: 3",
    )
    diff.add_argument("--mcpu", metavar="NAME", help="processor to generate code for")
    diff.add_argument("--report", action="store_true", help="say what was derived, on stderr")
    request_flags.add_stages_to(diff)
    request_flags.add_to(diff)
    request_flags.add_shape_to(diff)
    diff.set_defaults(run=_diff)


def _run_wrapper(name: str, words: Sequence[str]) -> int:
    """The wrappers are a layer above this one, so they are started rather than imported."""
    command = [sys.executable, "-P", "-m", f"linker_wrappers.{name}", *words]
    try:
        os.execv(sys.executable, command)
    except OSError as error:
        raise ToolError(f"cannot run {sys.executable}: {error.strerror}") from error


def _diff(arguments: argparse.Namespace) -> int:
    configuration, required = request_flags.read_configuration(arguments)
    chosen = request_flags.stages(arguments, configuration)
    options = replace(
        chosen,
        configured=request_flags.with_request(configuration, arguments),
        configuration_required=required,
        opt_level=chosen.opt_level if arguments.opt_level is None else arguments.opt_level,
        cpu=chosen.cpu if arguments.mcpu is None else arguments.mcpu,
        report=chosen.report or arguments.report,
    )
    output: Path | None = arguments.output
    if output is not None and output.suffix not in (".ll", ".bc", ".o"):
        raise UsageError(f"{output}: unknown kind of output", remedy="name it .ll, .bc or .o")
    with tempfile.TemporaryDirectory(prefix="ltoad-") as name:
        folder = Path(name)
        data, report = call_isolated(
            lambda: _differentiate_files(arguments.modules, output, options, folder), folder
        )
    if options.report:
        print("\n".join(report), file=sys.stderr)
    if output is None:
        sys.stdout.buffer.write(data)
        return 0
    write_whole(output, data)
    return 0


def _differentiate_files(
    paths: Sequence[Path], output: Path | None, options: Options, folder: Path
) -> tuple[bytes, list[str]]:
    """The bytes to write and the lines of the report; runs in a child process."""
    from ltoad import pipeline
    from ltoad.emit import codegen

    observe = Journal(folder, options.save_temps)
    text = pipeline.read_text(paths, options, observe)
    differentiated = pipeline.differentiate_text(text, options, observe=observe)
    report = [f"{PROGRAM}: {r.function} [{r.mode}]: {r.summary}" for r in differentiated.reports]
    text = differentiated.text
    if output is not None and output.suffix == ".o":
        return pipeline.emit_object(differentiated, options, observe=observe), report
    pipeline.verify(differentiated)
    if output is not None and output.suffix == ".bc":
        return codegen.emit_bitcode(text), report
    return text.encode(), report
