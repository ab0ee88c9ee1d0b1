"""Jumps to computed labels, as switches: what interpreters do that jump from one word to the next.

The address of a label is used for nothing but such jumps.  So labels are numbered, in each function
that a derivative may reach; their addresses become the numbers wherever they stand, in tables too,
and a jump becomes a switch over them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import count

from ltoad.extract.runtime_bodies import reached_functions
from ltoad.ir.text import FUNCTION, LOCAL, SYMBOL, symbol_of

_JUMP = re.compile(rf"^( *)indirectbr ptr ({LOCAL}), \[([^\]\n]*)\](.*)$", re.MULTILINE)
_LABEL = re.compile(rf"label ({LOCAL})")
_ADDRESS = re.compile(rf"blockaddress\({SYMBOL}, ({LOCAL})\)")
_ELSEWHERE = "ltoad.elsewhere"
_FIRST = 1
"""The number of the first label: none of them is null."""


def with_switches(text: str) -> str:
    """The module without computed jumps wherever derivatives may look."""
    if "indirectbr ptr %" not in text:
        return text
    reached = reached_functions(text)
    numbers: dict[str, dict[str, int]] = {}

    def changed(match: re.Match[str]) -> str:
        if symbol_of(match) not in reached or _JUMP.search(match[0]) is None:
            return match[0]
        labels = [x for jump in _JUMP.finditer(match[0]) for x in _LABEL.findall(jump[3])]
        known = numbers[symbol_of(match)] = _numbered(labels)
        return _with_switch(match[0], known)

    text = FUNCTION.sub(changed, text)

    def number(match: re.Match[str]) -> str:
        known = numbers.get(symbol_of(match))
        if known is None:
            return match[0]
        return f"inttoptr (i64 {known.setdefault(match[3], len(known) + _FIRST)} to ptr)"

    return _ADDRESS.sub(number, text)


def _numbered(labels: Iterable[str]) -> dict[str, int]:
    return {label: i for i, label in enumerate(dict.fromkeys(labels), _FIRST)}


def _with_switch(body: str, numbers: dict[str, int]) -> str:
    """A function whose jumps are switches; a number that is no label's goes nowhere."""
    names = count()

    def switch(jump: re.Match[str]) -> str:
        indent, address, labels, rest = jump.groups()
        number = f"%ltoad.label.{next(names)}"
        # a label may stand there twice, and its block have two entries for that
        more = count(len(numbers) + _FIRST)
        seen: set[str] = set()
        cases = []
        for label in _LABEL.findall(labels):
            cases.append(f"i64 {next(more) if label in seen else numbers[label]}, label {label}")
            seen.add(label)
        return (
            f"{indent}{number} = ptrtoint ptr {address} to i64\n"
            f"{indent}switch i64 {number}, label %{_ELSEWHERE} [ {' '.join(cases)} ]{rest}"
        )

    body = _JUMP.sub(switch, body)
    assert body.endswith("\n}"), body
    return f"{body[:-2]}\n\n{_ELSEWHERE}:\n  unreachable\n}}"
