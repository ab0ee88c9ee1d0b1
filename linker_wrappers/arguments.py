"""A linker's command line as one frozen description of the job."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

from linker_wrappers.cache import chosen_size
from linker_wrappers.dependencies import output_of
from linker_wrappers.flags import Argument, is_number, unknown_own
from linker_wrappers.inputs import Input, find_inputs
from ltoad.complaints import form_named
from ltoad.config import (
    CONFIG_NAME,
    DEFAULT_TEMPS,
    EVERYTHING,
    OPT_BEFORE,
    Configuration,
    FileOptions,
    Options,
    SymbolExport,
    bytes_of,
)
from ltoad.config_file import load_configuration
from ltoad.errors import UsageError

OutputKind = Literal["executable", "pie", "shared", "relocatable"]

KINDS: dict[str, OutputKind] = {
    "shared": "shared",
    "pie": "pie",
    "no-pie": "executable",
    "relocatable": "relocatable",
}
EXPORTING = frozenset(("export-dynamic", "dynamic-list", "export-dynamic-symbol-list"))
NAMING_SYMBOLS = frozenset(("undefined", "require-defined", "entry", "init", "fini")) | frozenset(
    ("export-dynamic-symbol", "defsym", "wrap")
)
BASELINES = frozenset(("x86-64", "generic"))
"""Processors that a compiler names where nobody has chosen one."""
_SCRIPT = 4096
"""Bytes that no linker script for a library has."""


@dataclass(frozen=True, slots=True)
class LinkJob:
    """What to link, into what, and how.

    ``linker`` is the command of the real one.  ``arguments`` is the whole
    command line with response files expanded; ``inputs`` point into it.
    ``mentioned`` are the symbols that flags name.
    """

    linker: tuple[str, ...]
    arguments: tuple[Argument, ...]
    inputs: tuple[Input, ...]
    output: Path
    kind: OutputKind
    exports: bool
    mentioned: frozenset[str]
    wrapped: frozenset[str]
    options: Options


def read_link_job(arguments: Sequence[Argument], linker: tuple[str, ...]) -> LinkJob:
    """Describe the job; raises UsageError for a flag of ours that makes no sense."""
    kind: OutputKind = "executable"
    mentioned: set[str] = set()
    for argument in arguments:
        kind = KINDS.get(argument.name, kind)
        if argument.name in NAMING_SYMBOLS:
            mentioned.update(_symbols_named_by(argument))
    inputs = tuple(find_inputs(list(arguments)))
    return LinkJob(
        linker=linker,
        arguments=tuple(arguments),
        inputs=inputs,
        output=Path(output_of(arguments)),
        kind=kind,
        exports=kind == "shared" or any(a.name in EXPORTING for a in arguments),
        mentioned=frozenset(mentioned),
        wrapped=frozenset(a.value for a in arguments if a.name == "wrap"),
        options=replace(_options(arguments), vector_math=any(map(_brings_vectors, inputs))),
    )


def _brings_vectors(entry: Input) -> bool:
    """Whether an input is glibc's libm, which is a script that names libmvec."""
    path = Path(entry.path)
    if not entry.path or path.name not in ("libm.so", "libm.a"):
        return False
    try:
        return path.stat().st_size < _SCRIPT and b"libmvec" in path.read_bytes()
    except OSError:
        return False


def _symbols_named_by(argument: Argument) -> list[str]:
    """``--defsym=a=b`` and ``--wrap=f`` name more than one."""
    if argument.name == "wrap":
        return [argument.value, f"__wrap_{argument.value}", f"__real_{argument.value}"]
    return argument.value.split("=")


def _options(arguments: Sequence[Argument]) -> Options:
    config = _own_value(arguments, "config")
    found = Path(config or CONFIG_NAME)
    configured = load_configuration(found) if config or found.is_file() else Configuration()
    if any(a.name == "ltoad-aot" for a in arguments):
        everything = SymbolExport(EVERYTHING, optional=True)
        configured = replace(configured, exports=(*configured.exports, everything))
    chosen = configured.options
    level, cpu, features = _code_generation(arguments, chosen)
    before = _own_value(arguments, "opt-before") or chosen.opt_before or "O2"
    if before not in OPT_BEFORE:
        raise UsageError(f"--ltoad-opt-before={before}: unknown", remedy="use one of: none, O2")
    wrong = unknown_own(list(arguments))
    if wrong is not None:
        message, remedy = wrong
        raise UsageError(message, remedy=remedy)
    form_named(_own_value(arguments, "diagnostics") or "text")
    size = chosen_size(list(arguments))
    if not is_number(size):
        raise UsageError(f"{size!r} is no size of a cache", remedy="give a number of mebibytes")
    narrow = any(a.name == "ltoad-no-wide-vectors" for a in arguments)
    save = [a for a in arguments if a.name == "ltoad-save-temps"]
    if save and Path(save[-1].value or DEFAULT_TEMPS).is_file():
        raise UsageError(
            f"--ltoad-save-temps={save[-1].value or DEFAULT_TEMPS}: there is a file of this name",
            remedy="name a folder, or one that does not exist yet",
        )
    return Options(
        opt_before=OPT_BEFORE[before],
        opt_level=level,
        cpu=cpu,
        features=features,
        tape_limit=_tape_limit(arguments, chosen),
        wide_vectors=chosen.wide_vectors and not narrow,
        save_temps=Path(save[-1].value or DEFAULT_TEMPS) if save else chosen.save_temps,
        report=chosen.report or any(a.name == "ltoad-report" for a in arguments),
        sanitize=any(a.name == "ltoad-sanitize" for a in arguments),
        configured=configured,
        configuration_required=bool(config),
    )


def _tape_limit(arguments: Sequence[Argument], chosen: FileOptions) -> int | None:
    spelled = _own_value(arguments, "tape-limit")
    if not spelled:
        return chosen.tape_limit
    limit = bytes_of(spelled)
    if limit is None:
        raise UsageError(
            f"--ltoad-tape-limit={spelled}: no size", remedy="give bytes, or a size such as 256MiB"
        )
    return limit


def _own_value(arguments: Sequence[Argument], name: str) -> str:
    return next((a.value for a in reversed(arguments) if a.name == f"ltoad-{name}"), "")


def _processor(name: str) -> str:
    """By the name that says which: links are remembered, also for other machines."""
    if name != "native":
        return name
    from ltoad.emit.codegen import processor

    return processor(name)


def _code_generation(arguments: Sequence[Argument], chosen: FileOptions) -> tuple[int, str, str]:
    """Level, processor and features, as compilers pass them on to an LTO linker.

    Where they do not, what was ``chosen`` in a configuration file counts.
    """
    level = Options().opt_level if chosen.opt_level is None else chosen.opt_level
    cpu = chosen.cpu or ""
    features = chosen.features or ""
    for argument in arguments:
        value = argument.value
        if argument.name == "lto-O" and is_number(value):
            level = int(value)
        elif argument.name != "plugin-opt":
            continue
        elif value.startswith("mcpu="):
            named = _processor(value.removeprefix("mcpu="))
            cpu = cpu if chosen.cpu and named in BASELINES else named
        elif value.startswith("-mattr="):
            features = value.removeprefix("-mattr=")
        elif value[:1] == "O" and is_number(value[1:]):
            level = int(value[1:])
    return min(level, 3), cpu, features
