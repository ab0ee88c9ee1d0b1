"""What is called with what: activities and memory of the arguments of a checked function."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from ltoad.check.driver import Names, in_reverse_mode
from ltoad.check.memory import C_TYPES, FLOATS, Argument, Numbers
from ltoad.check.values import ArgumentValue, read_value
from ltoad.config import Activity, CheckRequest, SymbolRequest
from ltoad.configure.entry import Entry
from ltoad.configure.requested import default_activities
from ltoad.errors import UsageError


@dataclass(frozen=True, slots=True)
class Plan:
    """A function, what it is called with, and the symbols that call it."""

    names: Names
    entry: Entry
    activities: tuple[Activity, ...]
    arguments: tuple[Argument, ...]
    values: tuple[ArgumentValue, ...]


def plan(
    names: Names, entry: Entry, check: CheckRequest, requests: Sequence[SymbolRequest]
) -> Plan:
    """The plan of a check; raises UsageError if its values do not fit the function."""
    values = tuple(read_value(words) for words in check.values)
    types = ", ".join(entry.arguments) or "none"
    if len(values) != len(entry.arguments):
        example = " ".join(f"--arg={_example(kind)}" for kind in entry.arguments)
        raise UsageError(
            f"{entry.symbol} has {len(entry.arguments)} arguments, but there are values for "
            f"{len(values)}",
            remedy=f"its argument types are: {types}; write for example {example}",
        )
    _require_result(entry)
    activities = _activities(entry, values, check, requests)
    arguments = []
    for number, (kind, value, activity) in enumerate(
        zip(entry.arguments, values, activities, strict=True), start=1
    ):
        arguments.append(_argument(f"argument {number}", kind, value, activity))
    return Plan(names, entry, activities, tuple(arguments), values)


def draw(planned: Plan, seed: int) -> tuple[Numbers, ...]:
    """The numbers of all arguments, random where their values say so."""
    choice = random.Random(f"values {seed}")
    return tuple(
        _numbers(argument, value, choice)
        for argument, value in zip(planned.arguments, planned.values, strict=True)
    )


def _numbers(argument: Argument, value: ArgumentValue, choice: random.Random) -> Numbers:
    count, listed = argument.count or 1, value.values.listed
    if listed:
        return [listed[place % len(listed)] for place in range(count)]
    low, high = value.values.low, value.values.high
    if argument.element in FLOATS:
        return [choice.uniform(low, high) for _ in range(count)]
    return [float(choice.randint(int(low), int(high))) for _ in range(count)]


def _example(kind: str) -> str:
    return {"ptr": "double[10]"}.get(kind, "0.5..1.5" if kind in FLOATS else "10")


def _require_result(entry: Entry) -> None:
    if entry.result not in ("void", "ptr", *C_TYPES):
        raise UsageError(
            f"{entry.symbol} returns {entry.result}, which cannot be checked",
            remedy="check a function that returns a double or float, or writes to an array",
        )


def _activities(
    entry: Entry,
    values: Sequence[ArgumentValue],
    check: CheckRequest,
    requests: Sequence[SymbolRequest],
) -> tuple[Activity, ...]:
    """Those of the check, or of a derivative of the same function, or what types and values say."""
    asked = (r.arguments for r in requests if r.function == entry.symbol and r.arguments)
    chosen = check.arguments or next(asked, ())
    if chosen and len(chosen) != len(values):
        raise UsageError(
            f"{entry.symbol} has {len(values)} arguments, but there are {len(chosen)} activities",
            remedy="give one activity for each argument, or none at all",
        )
    if not chosen:
        by_type = default_activities(entry.arguments, "reverse")
        chosen = tuple(
            "const" if value.is_null or (value.is_array and value.element not in FLOATS) else kind
            for kind, value in zip(by_type, values, strict=True)
        )
    return in_reverse_mode(entry.arguments, chosen)


def _argument(label: str, kind: str, value: ArgumentValue, activity: str) -> Argument:
    if kind == "ptr" and (value.is_array or value.is_null):
        return Argument(label, value.element or "i64", value.count, activity, value.is_null)
    if kind == "ptr" or value.is_array:
        raise UsageError(
            f"{label} has the type {kind}, which does not fit its value",
            remedy=f"write for example {_example(kind)}",
        )
    if kind not in C_TYPES:
        raise UsageError(
            f"{label} has the type {kind}, for which no values can be given",
            remedy="check a function of pointers, integers, double and float",
        )
    return Argument(label, kind, 0, activity)
