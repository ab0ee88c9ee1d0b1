"""``ltoad check``: call a function and its derivatives, and say whether they agree."""

from __future__ import annotations

import argparse
import ctypes
import os
import signal
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from ltoad import request_flags
from ltoad.check import library, report
from ltoad.check.memory import Native
from ltoad.check.plan import Plan, draw
from ltoad.check.trial import Functions, Row, Subject, compare
from ltoad.config import CheckRequest, Configuration, Options
from ltoad.errors import ToolError, UsageError
from ltoad.isolate import STAGE, Journal, call_isolated


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand."""
    parser = commands.add_parser(
        "check", help="compare derivatives with finite differences of the function"
    )
    parser.add_argument(
        "files", type=Path, nargs="+", help="bitcode, textual IR, objects, archives"
    )
    request_flags.add_to(parser)
    parser.add_argument(
        "--arg",
        dest="values",
        action="append",
        default=[],
        metavar="VALUE",
        help="one for each argument of --function: 10, 0.5..2, double[10], double[3,3]=0, …",
    )
    parser.add_argument("--seed", type=int, default=0, help="chooses random values and directions")
    parser.add_argument(
        "-l",
        dest="libraries",
        action="append",
        default=[],
        metavar="NAME",
        help="a library to link with",
    )
    parser.add_argument(
        "-L",
        dest="folders",
        action="append",
        default=[],
        metavar="FOLDER",
        help="where libraries are",
    )
    parser.add_argument(
        "--sanitize",
        action="store_true",
        help="let derivatives check themselves, and say at which line one is lost",
    )
    request_flags.add_stages_to(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print a table for each function; 0 if all derivatives are right, 1 otherwise.

    Raises LtoadError if a function cannot be differentiated, linked or called.
    """
    configuration, required = request_flags.read_configuration(arguments)
    checks = _checks(arguments, configuration)
    options = replace(
        request_flags.stages(arguments, configuration),
        sanitize=arguments.sanitize,
        configured=replace(configuration, checks=()),
        configuration_required=required and arguments.config is not None,
    )
    seed: int = arguments.seed
    right = True
    for plan, rows in measured(arguments.files, checks, options, _link_flags(arguments), seed):
        print("\n".join(report.lines(plan, rows, seed)))
        right = right and all(row.right for row in rows)
    return 0 if right else 1


def measured(
    files: Sequence[Path],
    checks: Sequence[CheckRequest],
    options: Options,
    flags: Sequence[str] = (),
    seed: int = 0,
) -> Iterator[tuple[Plan, list[Row]]]:
    """What comes out for each function; ``flags`` are for the link of what is called.

    Raises LtoadError like :func:`run`.
    """
    with tempfile.TemporaryDirectory(prefix="ltoad-check-") as name:
        folder = Path(name)
        observe = Journal(folder, options.save_temps)
        built = call_isolated(
            lambda: library.build(files, checks, options, folder, observe), folder
        )
        path = library.link(built, flags, folder)
        for number, plan in enumerate(built.plans):
            yield plan, _run_isolated(path, plan, seed, folder / str(number))


def _checks(arguments: argparse.Namespace, configuration: Configuration) -> list[CheckRequest]:
    """What the flags ask for, or the configuration."""
    function: str | None = arguments.function
    chosen = [c for c in configuration.checks if function in (None, c.function)]
    activities = request_flags.read_activities(arguments.activities)
    if function is not None and (arguments.values or not chosen):
        return [CheckRequest(function, tuple(arguments.values), activities)]
    if not chosen:
        names = ", ".join(sorted({r.function for r in configuration.requests}))
        raise UsageError(
            "nothing says which function to check, and with which arguments"
            + (f"; derivatives are asked for of {names}" if names else ""),
            remedy="give --function=NAME and an --arg=VALUE for each of its arguments, or write "
            "[[check]] tables into ltoad.toml",
        )
    return chosen


def _link_flags(arguments: argparse.Namespace) -> list[str]:
    folders = [f"-L{Path(folder).resolve()}" for folder in arguments.folders]
    paths = [f"-Wl,-rpath,{Path(folder).resolve()}" for folder in arguments.folders]
    return [*folders, *paths, *(f"-l{name}" for name in arguments.libraries)]


def _run_isolated(path: Path, plan: Plan, seed: int, folder: Path) -> list[Row]:
    """The rows of a function, which runs in a child process and may crash there."""
    folder.mkdir()

    def crash(status: int, where: Path, said: str) -> ToolError:
        stage = (where / STAGE).read_text(encoding="utf-8") if (where / STAGE).exists() else ""
        how = f"exit status {os.WEXITSTATUS(status)}"
        if os.WIFSIGNALED(status):
            how = signal.Signals(os.WTERMSIG(status)).name
        last = said.strip().rpartition("\n")[2]
        return ToolError(
            f"{plan.entry.symbol}: ended with {how} while {stage or 'being loaded'}"
            + (f": {last}" if last else ""),
            remedy="give arrays the size that the function expects, see that the arguments that "
            "tell sizes agree with it, and pass no null pointer that it follows",
        )

    return call_isolated(lambda: _rows(path, plan, seed, Journal(folder)), folder, crash)


def _rows(path: Path, plan: Plan, seed: int, journal: Journal) -> list[Row]:
    """Load the library and compare; what the function prints is thrown away."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    try:
        loaded = ctypes.CDLL(str(path))
    except OSError as error:
        raise ToolError(
            f"{plan.entry.symbol}: its library cannot be loaded: {str(error).rpartition(': ')[2]}",
            remedy="name the objects and libraries that define what is missing (-l, -L)",
        ) from error
    functions = Functions(*_natives(loaded, plan.names.all))
    subject = Subject(plan.arguments, draw(plan, seed), plan.entry.result)
    try:
        return compare(functions, subject, lambda stage: journal(stage, ""), seed)
    except UsageError as error:
        raise UsageError(f"{plan.entry.symbol}: {error.message}", remedy=error.remedy) from error


def _natives(loaded: ctypes.CDLL, names: Sequence[str]) -> list[Native]:
    found: list[Native] = []
    for name in names:
        function = loaded[name]
        function.restype = None
        found.append(function)
    return found
