"""The options of a run, frozen once the command line has been read."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from ltoad.errors import InputError, UsageError

OptBefore = Literal["none", "O2"]
Mode = Literal["reverse", "forward"]
Activity = Literal["const", "dup", "dupnoneed", "out"]

CONFIG_NAME = "ltoad.toml"
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
    is one activity per argument.  A ``dup`` argument is followed by its shadow
    in the derivative's parameters; derivatives of ``out`` arguments are returned.
    """

    function: str
    name: str
    mode: Mode
    arguments: tuple[Activity, ...]


@dataclass(frozen=True, slots=True)
class Options:
    """Everything that a user can choose about differentiation and code generation.

    ``opt_before`` is the pipeline run before differentiation; ``opt_level``
    the one run after it.  ``cpu`` and ``features`` are LLVM's names, empty for
    the target's baseline.  ``save_temps`` is a folder for intermediate IR.
    ``requests`` come from a configuration file; those for functions that the
    program does not have are errors if ``requests_required``.  ``round``
    counts the rounds in which inner derivatives have been made.
    """

    opt_before: OptBefore = "O2"
    opt_level: int = 3
    cpu: str = ""
    features: str = ""
    save_temps: Path | None = None
    report: bool = False
    requests: tuple[SymbolRequest, ...] = ()
    requests_required: bool = False
    round: int = 0


def load_requests(path: Path) -> tuple[SymbolRequest, ...]:
    """The ``[[derivative]]`` tables of a configuration file.

    Raises InputError for a file that cannot be read, UsageError for one that
    cannot be understood.
    """
    import toml

    try:
        content = toml.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise InputError(f"cannot read {path}: {error.strerror}") from error
    except (toml.TomlDecodeError, UnicodeDecodeError) as error:
        raise UsageError(f"{path}: not TOML: {error}") from error
    unknown = content.keys() - {"derivative"}
    tables = content.get("derivative", [])
    if unknown or not isinstance(tables, list):
        raise UsageError(
            f"{path}: unknown entry: {', '.join(sorted(unknown)) or 'derivative'}",
            remedy="write one [[derivative]] table per derivative",
        )
    return tuple(_request(path, table) for table in tables)


def _request(path: Path, table: dict[str, object]) -> SymbolRequest:
    function, name = table.get("function"), table.get("name")
    mode = MODES.get(str(table.get("mode", "reverse")))
    spelled = table.get("arguments")
    activities = [ACTIVITIES.get(str(a)) for a in spelled] if isinstance(spelled, list) else [None]
    arguments = tuple(activity for activity in activities if activity is not None)
    known = table.keys() <= {"function", "name", "mode", "arguments"}
    complete = isinstance(function, str) and isinstance(name, str) and mode is not None
    if not known or not complete or len(arguments) != len(activities):
        raise UsageError(
            f"{path}: cannot understand this [[derivative]]: {table}",
            remedy='write function = "f", name = "df", mode = "reverse" or "forward", and '
            f"arguments = a list of {', '.join(ACTIVITIES)}",
        )
    return SymbolRequest(str(function), str(name), mode or "reverse", arguments)
