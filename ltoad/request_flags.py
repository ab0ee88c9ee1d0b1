"""Flags of ``ltoad diff`` and ``ltoad check`` that ask for a derivative by symbol."""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path

from ltoad.complaints import FORMS
from ltoad.config import (
    ACTIVITIES,
    CONFIG_NAME,
    MODES,
    MOST_LANES,
    OPT_BEFORE,
    Activity,
    Configuration,
    Options,
    SymbolRequest,
    bytes_of,
)
from ltoad.config_file import load_configuration
from ltoad.errors import UsageError

FORM = "--diagnostics"
"""The flag that says how errors are told."""


def add_to(parser: argparse.ArgumentParser) -> None:
    """Declare the flags of a single request, and of the file that holds many."""
    parser.add_argument(
        "--config",
        type=Path,
        metavar="FILE",
        help=f"what to derive; default: {CONFIG_NAME}, if it is here and no --function is given",
    )
    parser.add_argument("--function", metavar="SYMBOL", help="derive this function, too")
    parser.add_argument(
        "--activities",
        metavar="A,B,…",
        default="",
        help=f"for each argument one of {', '.join(ACTIVITIES)}; default: by their types",
    )


def add_stages_to(parser: argparse.ArgumentParser) -> None:
    """Declare the flags that say how the code is simplified first, and what is shown of it."""
    parser.add_argument(
        "--opt-before",
        choices=tuple(OPT_BEFORE),
        help="how the code is simplified first; default: O2",
    )
    parser.add_argument(
        "--tape-limit",
        type=_size,
        metavar="SIZE",
        help="bounds what a gradient keeps: bytes, or a size such as 256MiB",
    )
    parser.add_argument(
        "--no-wide-vectors",
        action="store_true",
        help="no second version of vector code for AVX2, chosen at run time",
    )
    parser.add_argument(
        FORM,
        choices=tuple(FORMS),
        default="text",
        help="how errors are told; default: text",
    )
    parser.add_argument(
        "--save-temps", type=Path, metavar="FOLDER", help="folder for the IR of every stage"
    )


def _size(text: str) -> int:
    size = bytes_of(text)
    if size is None:
        raise argparse.ArgumentTypeError(f"{text}: no size")
    return size


def stages(arguments: argparse.Namespace, configuration: Configuration) -> Options:
    """The options of these flags, and where they say nothing those of the configuration."""
    chosen = configuration.options
    return Options(
        opt_before=arguments.opt_before or chosen.opt_before or Options().opt_before,
        opt_level=Options().opt_level if chosen.opt_level is None else chosen.opt_level,
        cpu=chosen.cpu or "",
        features=chosen.features or "",
        tape_limit=chosen.tape_limit if arguments.tape_limit is None else arguments.tape_limit,
        wide_vectors=chosen.wide_vectors and not arguments.no_wide_vectors,
        save_temps=arguments.save_temps or chosen.save_temps,
        report=chosen.report,
    )


def add_shape_to(parser: argparse.ArgumentParser) -> None:
    """Declare the flags that say which derivative is defined under which name."""
    parser.add_argument("--mode", choices=tuple(MODES), default="reverse", help="default: reverse")
    parser.add_argument(
        "--symbol", metavar="NAME", help="name of the derivative; default: SYMBOL_gradient or …"
    )
    parser.add_argument(
        "--width", type=int, default=1, metavar="N", help="directions at a time, forward mode"
    )


def read_configuration(arguments: argparse.Namespace) -> tuple[Configuration, bool]:
    """What the configuration file says, and whether all of it has to be there.

    Raises InputError and UsageError for a file that cannot be read or understood.
    """
    named: Path | None = arguments.config
    if named is not None:
        return load_configuration(named), True
    default = Path(CONFIG_NAME)
    if arguments.function is None and default.is_file():
        return load_configuration(default), False
    return Configuration(), arguments.function is not None


def with_request(configuration: Configuration, arguments: argparse.Namespace) -> Configuration:
    """The configuration and the request of the flags, if they are one."""
    function: str | None = arguments.function
    if function is None:
        return configuration
    mode = MODES[arguments.mode]
    width: int = arguments.width
    if not 1 <= width <= (MOST_LANES if mode == "forward" else 1):
        raise UsageError(
            f"--width={width}: only --mode=forward has a width, of at most {MOST_LANES}",
            remedy="choose --mode=forward and a width in this range, or leave --width out",
        )
    suffix = "gradient" if mode == "reverse" else "tangent"
    name = arguments.symbol or f"{function}_{suffix}"
    chosen = read_activities(arguments.activities) or None
    request = SymbolRequest(function, name, mode, chosen, width)
    return replace(configuration, requests=(*configuration.requests, request))


def read_activities(words: str) -> tuple[Activity, ...]:
    """The activities of a list with commas; raises UsageError for an unknown one."""
    listed = [word.strip() for word in words.split(",") if word.strip()]
    unknown = [word for word in listed if word not in ACTIVITIES]
    if unknown:
        raise UsageError(
            f"--activities: {unknown[0]!r} is no activity",
            remedy=f"write a list of {', '.join(ACTIVITIES)}, one for each argument",
        )
    return tuple(ACTIVITIES[word] for word in listed)
