"""The options of a run, frozen once the command line has been read."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

OptBefore = Literal["none", "O2"]
OPT_BEFORE: dict[str, OptBefore] = {"none": "none", "O2": "O2"}
HIGHEST_LEVEL = 3
Mode = Literal["reverse", "forward"]
Activity = Literal["const", "dup", "dupnoneed", "out"]

CONFIG_NAME = "ltoad.toml"
DEFAULT_TEMPS = "ltoad-temps"
MOST_LANES = 64
"""Directions that are differentiated at a time."""
MODES: dict[str, Mode] = {"reverse": "reverse", "forward": "forward"}
ACTIVITIES: dict[str, Activity] = {
    "const": "const",
    "dup": "dup",
    "dupnoneed": "dupnoneed",
    "out": "out",
}


@dataclass(frozen=True, slots=True)
class SymbolRequest:
    """A derivative asked for by symbol names, without a call in any source file.

    ``function`` is the primal's symbol, ``name`` the symbol to define; there
    is one activity per argument, or None, and then their types decide
    as they do for arguments without a marker.  A ``dup`` argument is followed by its shadow
    in the derivative's parameters, by ``width`` shadows in forward mode;
    derivatives of ``out`` arguments are returned.  ``variables`` are symbols: the shadows of each
    follow the arguments.
    """

    function: str
    name: str
    mode: Mode
    arguments: tuple[Activity, ...] | None = None
    width: int = 1
    variables: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SymbolExport:
    """A function of a library whose derivatives clients may call, without its bitcode.

    ``arguments`` are activities; None: pointers are dup, floating-point numbers out, others const.
    The derivatives are for ``width`` directions at a time.  The function :data:`EVERYTHING`
    stands for all that others can call.  One that is ``optional`` is left out if it cannot be
    derived.  ``checked`` is how far derivatives and differences were apart, relatively.
    """

    function: str
    arguments: tuple[Activity, ...] | None = None
    width: int = 1
    optional: bool = False
    checked: float | None = None


EVERYTHING = "*"


@dataclass(frozen=True, slots=True)
class CheckRequest:
    """A function whose derivatives ``ltoad check`` compares, with values for its arguments.

    ``values`` are as :mod:`ltoad.check.values` reads them; ``arguments`` are
    activities, none of them if other entries or types decide.
    """

    function: str
    values: tuple[str, ...]
    arguments: tuple[Activity, ...] = ()


RuleKind = Literal["gradient", "derivative", "inactive function", "inactive global"]


@dataclass(frozen=True, slots=True)
class SymbolRule:
    """What is said of a function or global, the first of ``symbols``, without a registration.

    The others are the functions of its rule: augmented and reverse, or the derivative.
    """

    kind: RuleKind
    symbols: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SymbolType:
    """What lies behind a pointer argument of a function: ``members``, again and again.

    ``argument`` counts from 1.  Members are laid out as C would do it.
    ``place`` is where the configuration says so.
    """

    function: str
    argument: int
    members: tuple[str, ...]
    place: str


_SIZE = re.compile(r"(\d+) *(|K|M|G|T|KiB|MiB|GiB|TiB)")
_UNITS = {unit: 1024**power for power, unit in enumerate(("", "K", "M", "G", "T"))}


def bytes_of(text: str) -> int | None:
    """A size such as ``256MiB`` in bytes; None for what is not one."""
    found = _SIZE.fullmatch(text.strip())
    return int(found[1]) * _UNITS[found[2].removesuffix("iB")] if found else None


@dataclass(frozen=True, slots=True)
class FileOptions:
    """Options of a configuration file; None where it says nothing, and flags win over it."""

    opt_before: OptBefore | None = None
    opt_level: int | None = None
    cpu: str | None = None
    features: str | None = None
    save_temps: Path | None = None
    report: bool = False
    tape_limit: int | None = None
    wide_vectors: bool = True
    closed_forms: bool = False
    """Linear algebra is differentiated by its formulas also where its bodies are there."""


@dataclass(frozen=True, slots=True)
class Configuration:
    """What a configuration file says."""

    requests: tuple[SymbolRequest, ...] = ()
    rules: tuple[SymbolRule, ...] = ()
    checks: tuple[CheckRequest, ...] = ()
    types: tuple[SymbolType, ...] = ()
    exports: tuple[SymbolExport, ...] = ()
    options: FileOptions = FileOptions()


@dataclass(frozen=True, slots=True)
class Options:
    """Everything that a user can choose about differentiation and code generation.

    ``opt_before`` is the pipeline run before differentiation; ``opt_level``
    the one run after it.  ``cpu`` and ``features`` are LLVM's names, empty for
    the target's baseline.  ``tape_limit`` is in bytes: loops that would need a tape then go back to
    checkpoints that fit.  ``vector_math``: libmvec is linked.  ``wide_vectors``: derivatives
    with vectors are compiled for AVX2, too, if the processor is the baseline.  ``save_temps`` is a
    folder for intermediate IR.  With ``explain`` reports have their details.
    With ``sanitize`` every request checks itself when it runs.
    ``configured`` is what a configuration file says; what it says of functions that the
    program does not have is an error if ``configuration_required``.  ``unit``: other units of
    the program bring the derivatives of functions that have no body here.  ``refused`` are
    functions that cannot be derived, with the reason.  ``round`` counts the rounds in which
    inner derivatives have been made.
    """

    opt_before: OptBefore = "O2"
    opt_level: int = 3
    cpu: str = ""
    features: str = ""
    tape_limit: int | None = None
    vector_math: bool = False
    wide_vectors: bool = True
    save_temps: Path | None = None
    report: bool = False
    explain: bool = False
    sanitize: bool = False
    configured: Configuration = Configuration()
    configuration_required: bool = False
    unit: bool = False
    refused: tuple[tuple[str, str], ...] = ()
    round: int = 0
