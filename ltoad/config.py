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
    derivatives of ``out`` arguments are returned.
    """

    function: str
    name: str
    mode: Mode
    arguments: tuple[Activity, ...] | None = None
    width: int = 1


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
class Configuration:
    """What a configuration file says."""

    requests: tuple[SymbolRequest, ...] = ()
    rules: tuple[SymbolRule, ...] = ()
    checks: tuple[CheckRequest, ...] = ()


@dataclass(frozen=True, slots=True)
class Options:
    """Everything that a user can choose about differentiation and code generation.

    ``opt_before`` is the pipeline run before differentiation; ``opt_level``
    the one run after it.  ``cpu`` and ``features`` are LLVM's names, empty for
    the target's baseline.  ``save_temps`` is a folder for intermediate IR.  With
    ``explain`` reports have their details.
    ``configured`` is what a configuration file says; what it says of functions that the
    program does not have is an error if ``configuration_required``.  ``round``
    counts the rounds in which inner derivatives have been made.
    """

    opt_before: OptBefore = "O2"
    opt_level: int = 3
    cpu: str = ""
    features: str = ""
    save_temps: Path | None = None
    report: bool = False
    explain: bool = False
    configured: Configuration = Configuration()
    configuration_required: bool = False
    round: int = 0


def load_configuration(path: Path) -> Configuration:
    """What a configuration file says.

    Raises InputError for a file that cannot be read, UsageError for one that
    cannot be understood.
    """
    import toml

    try:
        text = path.read_text(encoding="utf-8")
        content = toml.loads(text)
    except OSError as error:
        raise InputError(f"cannot read {path}: {error.strerror}") from error
    except (toml.TomlDecodeError, UnicodeDecodeError) as error:
        raise UsageError(f"{path}: not TOML: {error}") from error
    unknown = content.keys() - {"derivative", "rule", "inactive", "check"}
    if unknown:
        raise UsageError(
            f"{path}: unknown entry: {', '.join(sorted(unknown))}",
            remedy="write one [[derivative]] table per derivative, one [[rule]] table per custom "
            "rule, one [[check]] table per checked function, and an [inactive] table",
        )
    reader = _Reader(path, text, content)
    requests = tuple(reader.request(*item) for item in reader.tables("derivative"))
    rules = tuple(reader.rule(*item) for item in reader.tables("rule"))
    checks = tuple(reader.check(*item) for item in reader.tables("check"))
    return Configuration(requests, (*rules, *reader.inactive()), checks)


class _Reader:
    """Reads the tables of one file; complaints name the line of a table."""

    def __init__(self, path: Path, text: str, content: dict[str, object]) -> None:
        self._path = path
        self._lines = text.splitlines()
        self._content = content

    def tables(self, name: str) -> list[tuple[str, dict[str, object]]]:
        """The tables of an array, each with its place."""
        found = self._content.get(name, [])
        if not isinstance(found, list) or not all(isinstance(t, dict) for t in found):
            raise UsageError(
                f"{self._path}: {name} is no array of tables", remedy=f"write [[{name}]]"
            )
        heads = [n for n, line in enumerate(self._lines, 1) if line.strip() == f"[[{name}]]"]
        places = [f"{self._path}:{n}" for n in heads] + [str(self._path)] * len(found)
        return list(zip(places, found, strict=False))

    def request(self, place: str, table: dict[str, object]) -> SymbolRequest:
        function, name = table.get("function"), table.get("name")
        mode = MODES.get(str(table.get("mode", "reverse")))
        spelled = table.get("arguments", [])
        listed = spelled if isinstance(spelled, list) else [None]
        arguments = [ACTIVITIES[str(a)] for a in listed if str(a) in ACTIVITIES]
        width = table.get("width", 1)
        known = table.keys() <= {"function", "name", "mode", "arguments", "width"}
        complete = isinstance(function, str) and isinstance(name, str) and mode is not None
        lanes = isinstance(width, int) and 1 <= width <= MOST_LANES
        if not known or not complete or not lanes or len(arguments) != len(listed):
            raise UsageError(
                f"{place}: cannot understand this [[derivative]]: {table}",
                remedy='write function = "f", name = "df", mode = "reverse" or "forward", and '
                f"arguments = a list of {', '.join(ACTIVITIES)}, or leave mode and arguments out",
            )
        assert isinstance(width, int)
        if width > 1 and mode != "forward":
            raise UsageError(
                f"{place}: the width {width} is for forward mode",
                remedy='write mode = "forward", or leave the width out',
            )
        chosen = tuple(arguments) if "arguments" in table else None
        return SymbolRequest(str(function), str(name), mode or "reverse", chosen, width)

    def check(self, place: str, table: dict[str, object]) -> CheckRequest:
        function, values = table.get("function"), table.get("values")
        activities = table.get("arguments", [])
        known = table.keys() <= {"function", "values", "arguments"}
        listed = isinstance(values, list) and isinstance(activities, list)
        if not known or not isinstance(function, str) or not listed:
            raise UsageError(
                f"{place}: cannot understand this [[check]]: {table}",
                remedy='write function = "f" and values = a list such as ["double[10]", "10"]',
            )
        assert isinstance(values, list)
        assert isinstance(activities, list)
        unknown = [a for a in activities if str(a) not in ACTIVITIES]
        if unknown:
            raise UsageError(
                f"{place}: {unknown[0]!r} is no activity",
                remedy=f"write arguments = a list of {', '.join(ACTIVITIES)}",
            )
        chosen = tuple(ACTIVITIES[str(a)] for a in activities)
        return CheckRequest(function, tuple(map(str, values)), chosen)

    def rule(self, place: str, table: dict[str, object]) -> SymbolRule:
        shapes: dict[RuleKind, tuple[str, ...]] = {
            "gradient": ("function", "augmented", "reverse"),
            "derivative": ("function", "derivative"),
        }
        for kind, keys in shapes.items():
            values = [table.get(key) for key in keys]
            if set(table) == set(keys) and all(isinstance(v, str) for v in values):
                return SymbolRule(kind, tuple(map(str, values)))
        raise UsageError(
            f"{place}: cannot understand this [[rule]]: {table}",
            remedy='write function = "f" with augmented = "…" and reverse = "…" for reverse mode, '
            'or with derivative = "…" for forward mode',
        )

    def inactive(self) -> list[SymbolRule]:
        table = self._content.get("inactive", {})
        kinds: dict[str, RuleKind] = {
            "functions": "inactive function",
            "globals": "inactive global",
        }
        lists = table if isinstance(table, dict) else {"": None}
        rules = []
        for key, names in lists.items():
            listed = names if isinstance(names, list) else [None]
            if key not in kinds or not all(isinstance(n, str) for n in listed):
                raise UsageError(
                    f"{self._path}: cannot understand [inactive]: {table}",
                    remedy='write functions = ["…"] and globals = ["…"], with symbol names',
                )
            rules += [SymbolRule(kinds[key], (str(n),)) for n in listed]
        return rules
