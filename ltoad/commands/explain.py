"""``ltoad explain``: what derivatives keep, and why loops are taped or replayed."""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from ltoad import request_flags
from ltoad.commands.page.told import StageTimes, Told, told_of
from ltoad.config import Options
from ltoad.diagnostics.demangle import demangled, readable
from ltoad.isolate import Journal, call_isolated
from ltoad.written import write_whole


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand."""
    parser = commands.add_parser(
        "explain", help="say what derivatives keep for their reverse sweep, and why"
    )
    parser.add_argument(
        "modules", type=Path, nargs="+", help="bitcode, textual IR, objects with bitcode, archives"
    )
    parser.add_argument(
        "--html",
        type=Path,
        metavar="FILE",
        help="write one page: derivatives, call graph, the source with what each line costs",
    )
    request_flags.add_stages_to(parser)
    request_flags.add_to(parser)
    request_flags.add_shape_to(parser)
    parser.set_defaults(run=_run)


def _run(arguments: argparse.Namespace) -> int:
    configuration, required = request_flags.read_configuration(arguments)
    options = replace(
        request_flags.stages(arguments, configuration),
        configured=request_flags.with_request(configuration, arguments),
        configuration_required=required,
        explain=True,
    )
    with tempfile.TemporaryDirectory(prefix="ltoad-") as name:
        folder = Path(name)
        told = call_isolated(lambda: _explain(arguments.modules, options, folder), folder)
    if arguments.html is not None:
        from ltoad.commands.graph import read_program
        from ltoad.commands.page.page import page_of

        page = page_of(told, read_program(arguments.modules))
        write_whole(arguments.html, page.encode())
        return 0
    lines = []
    for report in told.reports:
        lines.append(f"{demangled(report.function)} [{report.mode}]: {report.summary}")
        lines += [f"  {readable(line)}" for line in report.details]
    print("\n".join(lines) or "no derivative is asked for")
    return 0


def _explain(paths: Sequence[Path], options: Options, folder: Path) -> Told:
    """What was derived; runs in a child process."""
    from ltoad import pipeline

    times = StageTimes(Journal(folder, options.save_temps))
    text = pipeline.read_text(paths, options, times)
    found = pipeline.differentiate_text(text, options, observe=times)
    return Told(tuple(map(told_of, found.reports)), times.finished())
