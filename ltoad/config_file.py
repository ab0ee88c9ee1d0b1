"""Reads ``ltoad.toml`` and its like; complaints name the line of a table."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from pathlib import Path

from ltoad.config import (
    ACTIVITIES,
    DEFAULT_TEMPS,
    HIGHEST_LEVEL,
    MODES,
    MOST_LANES,
    OPT_BEFORE,
    Activity,
    CheckRequest,
    Configuration,
    FileOptions,
    RuleKind,
    SymbolExport,
    SymbolRequest,
    SymbolRule,
    SymbolType,
    bytes_of,
)
from ltoad.errors import InputError, UsageError
from ltoad.vocabulary import configuration as words

TABLES = frozenset(table.name for table in words.TABLES)
EXPORTABLE = ("const", "dup", "dupnoneed", "out")
FLOATS = ("half", "float", "double", "fp80", "fp128")
INTEGERS = ("integer", "int8", "int16", "int32", "int64")
MEMBERS = frozenset((*FLOATS, *INTEGERS, "pointer"))
"""What memory may be said to hold."""


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
    unknown = content.keys() - TABLES
    if unknown:
        raise UsageError(
            f"{path}: unknown entry: {', '.join(sorted(unknown))}",
            remedy=words.remedy_for_tables(),
        )
    reader = _Reader(path, text, content)
    requests = tuple(reader.request(*item) for item in reader.tables("derivative"))
    rules = tuple(reader.rule(*item) for item in reader.tables("rule"))
    checks = tuple(reader.check(*item) for item in reader.tables("check"))
    types = tuple(reader.type(*item) for item in reader.tables("type"))
    exports = tuple(reader.export(*item) for item in reader.tables("export"))
    rules += tuple(reader.inactive())
    return Configuration(requests, rules, checks, types, exports, reader.options())


def symbol_of_common(name: str) -> str:
    """The symbol of a COMMON block; flang's name for the blank one, which has none."""
    return f"{name.lower()}_" if name else "__BLNK__"


def symbol_of_variable(name: str) -> str:
    """The symbol of a variable that is spelled ``module::name``; any other name is a symbol."""
    module, separator, variable = name.lower().partition("::")
    return f"_QM{module}E{variable}" if separator else name


_VARIABLES: dict[str, Callable[[str], str]] = {
    "common": symbol_of_common,
    "variables": symbol_of_variable,
}
"""Lists of what a derivative is by beside arguments, and how their names become symbols."""


def _variables_of(table: dict[str, object]) -> tuple[str, ...] | None:
    """The symbols of all variables that a table names; None if a list is none of names."""
    found: list[str] = []
    for key, symbol in _VARIABLES.items():
        names = table.get(key, [])
        if not isinstance(names, list) or not all(isinstance(n, str) for n in names):
            return None
        found += map(symbol, names)
    return tuple(found)


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
        variables = _variables_of(table)
        known = table.keys() <= words.DERIVATIVE.names
        complete = isinstance(function, str) and isinstance(name, str) and mode is not None
        lanes = isinstance(width, int) and 1 <= width <= MOST_LANES
        understood = len(arguments) == len(listed) and variables is not None
        if not known or not complete or not lanes or not understood:
            raise UsageError(
                f"{place}: cannot understand this [[derivative]]: {table}",
                remedy='write function = "f", name = "df", mode = "reverse" or "forward", and '
                f"arguments = a list of {', '.join(ACTIVITIES)}, or leave mode and arguments out; "
                "common and variables are lists of names",
            )
        assert isinstance(width, int)
        if width > 1 and mode != "forward":
            raise UsageError(
                f"{place}: the width {width} is for forward mode",
                remedy='write mode = "forward", or leave the width out',
            )
        chosen = tuple(arguments) if "arguments" in table else None
        spelled_mode = mode or "reverse"
        return SymbolRequest(str(function), str(name), spelled_mode, chosen, width, variables or ())

    def check(self, place: str, table: dict[str, object]) -> CheckRequest:
        function, values = table.get("function"), table.get("values")
        activities = table.get("arguments", [])
        known = table.keys() <= words.CHECK.names
        listed = isinstance(values, list) and isinstance(activities, list)
        if not known or not isinstance(function, str) or not listed:
            raise UsageError(
                f"{place}: cannot understand this [[check]]: {table}",
                remedy='write function = "f" and values = a list such as ["double[10]", "10"]',
            )
        assert isinstance(values, list)
        assert isinstance(activities, list)
        chosen = _activities(place, activities, ACTIVITIES)
        return CheckRequest(function, tuple(map(str, values)), chosen)

    def export(self, place: str, table: dict[str, object]) -> SymbolExport:
        function, activities = table.get("function"), table.get("arguments", [])
        width = table.get("width", 1)
        known = table.keys() <= words.EXPORT.names and isinstance(activities, list)
        lanes = isinstance(width, int) and 1 <= width <= MOST_LANES
        if not known or not lanes or not isinstance(function, str):
            raise UsageError(
                f"{place}: cannot understand this [[export]]: {table}",
                remedy='write function = "f", and arguments = a list of const, dup, dupnoneed and '
                "out, or leave it out; and a width, if there is one",
            )
        assert isinstance(activities, list)
        chosen = _activities(place, activities, EXPORTABLE)
        assert isinstance(width, int)
        return SymbolExport(function, chosen if "arguments" in table else None, width)

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

    def type(self, place: str, table: dict[str, object]) -> SymbolType:
        function, argument = table.get("function"), table.get("argument")
        holds = table.get("holds")
        members = holds if isinstance(holds, list) else [holds]
        numbered = isinstance(argument, int) and not isinstance(argument, bool) and argument > 0
        known = table.keys() == words.TYPE.names
        if not known or not isinstance(function, str) or not numbered or not members:
            raise UsageError(
                f"{place}: cannot understand this [[type]]: {table}",
                remedy='write function = "f", argument = its number from 1 on, and '
                'holds = "double" or a list such as ["double", "double", "int32"]',
            )
        assert isinstance(argument, int)
        for member in members:
            if member not in MEMBERS:
                raise UsageError(
                    f"{place}: {member!r} is nothing that memory holds",
                    remedy=f"use {', '.join((*FLOATS, *INTEGERS))} or pointer",
                )
        return SymbolType(function, argument, tuple(map(str, members)), place)

    def options(self) -> FileOptions:
        table = self._content.get("options", {})
        if not isinstance(table, dict):
            raise UsageError(f"{self._path}: options is no table", remedy="write [options]")
        for key, value in table.items():
            allowed = _OPTIONS.get(key)
            if allowed is None or not allowed(value):
                shown = value if isinstance(value, str) else str(value).lower()
                raise UsageError(
                    f"{self._place_of_option(key)}: {key} = {shown}: "
                    + ("unknown option" if allowed is None else "no value of this option"),
                    remedy=f"write {_option_forms().get(key, 'one of: ' + ', '.join(_OPTIONS))}",
                )
        temps = table.get("save-temps", False)
        folder = DEFAULT_TEMPS if temps is True else temps
        return FileOptions(
            opt_before=OPT_BEFORE.get(str(table.get("opt-before"))),
            opt_level=table.get("opt-level"),
            cpu=table.get("cpu"),
            features=table.get("features"),
            save_temps=Path(folder) if folder else None,
            report=table.get("report", False),
            tape_limit=bytes_of(str(table["tape-limit"])) if "tape-limit" in table else None,
            wide_vectors=table.get("wide-vectors", True),
            closed_forms=table.get("rules") == words.CLOSED_FORMS,
        )

    def _place_of_option(self, key: str) -> str:
        """The line of an option: the first after the head of its table that begins like it."""
        inside = False
        for number, line in enumerate(self._lines, 1):
            word = line.strip()
            inside = word == "[options]" or (inside and not word.startswith("["))
            if inside and word.partition("=")[0].strip().strip("\"'") == key:
                return f"{self._path}:{number}"
        return str(self._path)

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


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_switch(value: object) -> bool:
    return isinstance(value, bool)


def _is_level(value: object) -> bool:
    is_number = isinstance(value, int) and not isinstance(value, bool)
    return is_number and 0 <= value <= HIGHEST_LEVEL  # type: ignore[operator]


_OPTIONS: dict[str, Callable[[object], bool]] = {
    "opt-before": lambda value: value in OPT_BEFORE,
    "opt-level": _is_level,
    "cpu": _is_text,
    "features": _is_text,
    "save-temps": lambda value: _is_switch(value) or (_is_text(value) and value != ""),
    "report": _is_switch,
    "tape-limit": lambda value: not _is_switch(value) and bytes_of(str(value)) is not None,
    "wide-vectors": _is_switch,
    "rules": lambda value: value in (words.BODIES, words.CLOSED_FORMS),
}


def _option_forms() -> dict[str, str]:
    """How each option is written."""
    return {key.name: f"{key.name} = {key.form}" for key in words.OPTIONS.keys}


def _activities(
    place: str, listed: Sequence[object], possible: Collection[str]
) -> tuple[Activity, ...]:
    """The activities of a list; raises UsageError for a word that is none of the possible ones."""
    for word in listed:
        if word not in possible:
            raise UsageError(
                f"{place}: {word!r} is no activity",
                remedy=f"write arguments = a list of {', '.join(possible)}",
            )
    return tuple(ACTIVITIES[str(word)] for word in listed)
