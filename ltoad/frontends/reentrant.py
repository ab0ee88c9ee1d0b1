"""Whether several calls of a function may run at once."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from ltoad.extract.bitcode import Unit, parse

_NAME = re.compile(r'@("(?:[^"\\]|\\.)*"|[-\w$.]+)')
_DEFINITION = re.compile(r"@|define\b")
_VARIABLE = re.compile(r"= (?!external)(?![^@{\n]*\bthread_local\b)[a-z_() ]*\bglobal\b")
_LOCAL = re.compile(r"(?:= |^define )[^@\n]*?\b(?:internal|private)\b")
Place = tuple[int, str]


def is_reentrant(units: Sequence[Unit], symbol: str) -> bool:
    """Whether nothing that the function leads to is a variable that calls could change.

    What is called without being defined in the units, such as the C library, is taken for so.
    """
    graph = _Graph()
    for number, unit in enumerate(units):
        graph.read(number, str(parse(unit)))
    return not graph.leads_to_variable(symbol)


class _Graph:
    """Which definitions name which, in the text of IR."""

    def __init__(self) -> None:
        self._names: dict[Place, set[str]] = {}
        self._shared: dict[str, Place] = {}
        self._variables: set[Place] = set()

    def read(self, number: int, text: str) -> None:
        for name, head, body in _definitions(text):
            place = number, name
            self._names[place] = {found.strip('"') for found in _NAME.findall(body)}
            if not _LOCAL.search(head):
                self._shared.setdefault(name, place)
            if head.startswith("@") and not name.startswith("llvm.") and _VARIABLE.search(head):
                self._variables.add(place)

    def leads_to_variable(self, symbol: str) -> bool:
        seen: set[Place] = set()
        waiting = [self._shared[symbol]] if symbol in self._shared else []
        while waiting:
            place = waiting.pop()
            if place in seen:
                continue
            seen.add(place)
            if place in self._variables:
                return True
            for name in self._names[place]:
                own = (place[0], name)
                found = own if own in self._names else self._shared.get(name)
                if found is not None:
                    waiting.append(found)
        return False


def _definitions(text: str) -> Iterator[tuple[str, str, str]]:
    """The name, first line and whole text of every variable and function that is defined."""
    lines = iter(text.splitlines())
    for line in lines:
        if not _DEFINITION.match(line):
            continue
        match = _NAME.search(line)
        if match is None:
            continue
        body = [line]
        if line.startswith("define"):
            for inner in lines:
                if inner == "}":
                    break
                body.append(inner)
        yield match[1].strip('"'), line, "\n".join(body)
