"""``ltoad explain``: what derivatives keep, and why loops are taped or replayed."""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from ltoad import request_flags
from ltoad.config import Options
from ltoad.isolate import Journal, call_isolated


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand."""
    parser = commands.add_parser(
        "explain", help="say what derivatives keep for their reverse sweep, and why"
    )
    parser.add_argument(
        "modules", type=Path, nargs="+", help="bitcode, textual IR, objects with bitcode, archives"
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
        lines = call_isolated(lambda: _explain(arguments.modules, options, folder), folder)
    print("\n".join(lines))
    return 0


def _explain(paths: Sequence[Path], options: Options, folder: Path) -> list[str]:
    """All lines; runs in a child process."""
    from ltoad import pipeline

    observe = Journal(folder, options.save_temps)
    text = pipeline.read_text(paths, options, observe)
    found = pipeline.differentiate_text(text, options, observe=observe)
    lines = []
    for report in found.reports:
        lines.append(f"{report.function} [{report.mode}]: {report.summary}")
        lines += [f"  {line}" for line in report.details]
    return lines or ["no derivative is asked for"]
