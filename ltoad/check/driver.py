"""Functions around a primal and its derivatives that can be called without knowing their types.

Arguments, shadows and results lie in slots of 16 bytes; so one C signature does for all.  The
functions are a bitcode unit of their own, linked with the program before it is optimised.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ltoad.config import Activity, SymbolRequest
from ltoad.configure.entry import FLOATS, Entry

SLOT = 16
PREFIX = "ltoad_check_"


@dataclass(frozen=True, slots=True)
class Names:
    """The functions of one check, by what they run."""

    primal: str
    reverse: str
    forward: str

    @property
    def all(self) -> tuple[str, str, str]:
        return (self.primal, self.reverse, self.forward)


def names_of(number: int) -> Names:
    """The names for the check of this number."""
    return Names(*(f"{PREFIX}{number}_{kind}" for kind in ("primal", "reverse", "forward")))


def in_forward_mode(activities: Sequence[Activity]) -> tuple[Activity, ...]:
    """What is returned in reverse mode goes in as a tangent in forward mode."""
    return tuple("dup" if activity == "out" else activity for activity in activities)


def in_reverse_mode(types: Sequence[str], activities: Sequence[Activity]) -> tuple[Activity, ...]:
    """What goes in as a tangent is returned as a derivative."""
    return tuple(
        "out" if activity == "dup" and kind in FLOATS else activity
        for kind, activity in zip(types, activities, strict=True)
    )


def requests(names: Names, entry: Entry, activities: tuple[Activity, ...]) -> list[SymbolRequest]:
    """The derivatives that a check needs, under names of its own."""
    forward = in_forward_mode(activities)
    return [
        SymbolRequest(entry.symbol, f"{names.reverse}_derivative", "reverse", activities),
        SymbolRequest(entry.symbol, f"{names.forward}_derivative", "forward", forward),
    ]


def write(names: Names, entry: Entry, activities: tuple[Activity, ...]) -> str:
    """The IR of the functions; each takes slots of arguments, of shadows, and of results."""
    outs = [k for k, a in zip(entry.arguments, activities, strict=True) if a == "out"]
    combined = "{ " + ", ".join(outs) + " }" if len(outs) > 1 else (outs or ["void"])[0]
    tangent = entry.result if entry.result in FLOATS else "void"
    convention = f"{entry.convention} " if entry.convention else ""
    plain = [("", kind) for kind in entry.arguments]
    lines = [f'declare {convention}{entry.result} @"{entry.symbol}"({", ".join(entry.arguments)})']
    lines += _function(
        names.primal, entry.result, f'{convention}{entry.result} @"{entry.symbol}"', plain
    )
    for name, chosen, result in (
        (names.reverse, activities, combined),
        (names.forward, in_forward_mode(activities), tangent),
    ):
        passed = [*zip(chosen, entry.arguments, strict=True)]
        types = [k for a, k in passed for _ in range(2 if _has_shadow(a) else 1)]
        callee = f"@{name}_derivative"
        lines.append(f"declare {result} {callee}({', '.join(types)})")
        lines += _function(name, result, f"{result} {callee}", passed)
    return "\n".join(lines) + "\n"


def _has_shadow(activity: str) -> bool:
    return activity.startswith("dup")


def _function(name: str, result: str, called: str, passed: Sequence[tuple[str, str]]) -> list[str]:
    """One function: load the arguments, call, store what comes back."""
    lines = [f"define void @{name}(ptr %primals, ptr %shadows, ptr %results) {{"]
    arguments = []
    for number, (activity, kind) in enumerate(passed):
        for slots in ("primals", "shadows") if _has_shadow(activity) else ("primals",):
            value = f"%{slots}.{number}"
            lines += [
                f"  {value}.at = getelementptr i8, ptr %{slots}, i64 {SLOT * number}",
                f"  {value} = load {kind}, ptr {value}.at",
            ]
            arguments.append(f"{kind} {value}")
    assign = "" if result == "void" else "%result = "
    lines.append(f"  {assign}call {called}({', '.join(arguments)})")
    lines += _stores(result)
    return [*lines, "  ret void", "}"]


def _stores(result: str) -> list[str]:
    if result == "void":
        return []
    if not result.startswith("{"):
        return [f"  store {result} %result, ptr %results"]
    kinds = result.strip("{ }").split(", ")
    lines = []
    for number, kind in enumerate(kinds):
        lines += [
            f"  %field.{number} = extractvalue {result} %result, {number}",
            f"  %field.{number}.at = getelementptr i8, ptr %results, i64 {SLOT * number}",
            f"  store {kind} %field.{number}, ptr %field.{number}.at",
        ]
    return lines
