"""Which functions a compiler saw together, for those of which the program says something.

A compiler inlines within a unit.  Where a program registers rules, each function gets the number
of its unit before units are merged (:func:`tagged`).  Before LLVM inlines across them,
:func:`with_apart` finds the units of which nothing may be differentiated: their functions carry
:data:`~ltoad.ir.text.APART` then, and no rule of theirs can have been lost.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Mapping

from callgraph.requests import request_kind
from ltoad.ir.text import APART, attribute_groups, attributes_of, bodies, symbols

_REGISTERING = re.compile(rb"__enzyme_(?:register_|inactivefn|function_like|allocation_like)")
_DEFINITION = re.compile(r"^(define .*)( #\d+\b[^\n#]*\{)$", re.MULTILINE)
_SHARED = re.compile(r"^define (?:dso_local )?(?:linkonce|weak|available_externally)")
_TAG = re.compile(r' "ltoad-unit"="(\d+)(s?)"')
_GLOBAL = re.compile(r"^(@[^\n=]+) = (.*)$", re.MULTILINE)
_CALL = re.compile(r"\b(?:call|invoke) ")
_TARGET = re.compile(r'"?\((?:ptr [^,@]*sret[^,@]*, )?ptr [a-z_() 0-9]*@')
_SILENT = ("llvm.", "__enzyme_")


def registers_rules(contents: Iterable[bytes]) -> bool:
    """Whether one of the units, as bitcode, has a registering global: told from symbols' names."""
    return any(_REGISTERING.search(content) is not None for content in contents)


def tagged(text: str, number: int) -> str:
    """A unit's text in which functions carry its number; ``s`` marks what other units have too."""

    def with_tag(match: re.Match[str]) -> str:
        shared = "s" if _SHARED.match(match[1]) else ""
        return f'{match[1]} "ltoad-unit"="{number}{shared}"{match[2]}'

    return _DEFINITION.sub(with_tag, text)


def with_apart(text: str) -> str:
    """The program without tags; functions of units that no derivative looks into are marked."""
    if _TAG.search(text) is None:
        return text
    functions, groups = bodies(text), attribute_groups(text)
    units: set[str | None] = set()
    for name in _differentiated(text, functions):
        tag = _TAG.search(attributes_of(functions[name].partition("\n")[0], groups))
        units.add(tag[1] if tag else None)

    def decided(match: re.Match[str]) -> str:
        apart = not match[2] and match[1] not in units and None not in units
        return f" {APART}" if apart else ""

    return _TAG.sub(decided, text)


def _differentiated(text: str, functions: Mapping[str, str]) -> set[str]:
    """Functions with a body that requests may look into: all that they mention, and so on."""
    asked = [_asked(body) for body in functions.values()]
    waiting = [n for names in asked for n in names or ()]
    if None in asked:
        return set(functions)
    mentions = _constants(text)
    ruled = _ruled(mentions, _modes(functions.values()))
    found: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name in found or name in ruled:
            continue
        found.add(name)
        written = functions.get(name) or mentions.get(name, "")
        waiting += [n for n in symbols(written) if not any(s in n for s in _SILENT)]
    return found & functions.keys()


def _constants(text: str) -> dict[str, str]:
    """What globals are initialised with."""
    return {symbols(name)[0]: value for name, value in _GLOBAL.findall(text)}


def _modes(written: Iterable[str]) -> set[str]:
    """The kinds of registered rules that requests of the program make use of in every case."""
    names = {n for body in written for n in symbols(body) if "enzyme_" in n}
    kinds = {request_kind(name) for name in names} - {None}
    if kinds == {"fwddiff"}:
        return {"register_derivative"}
    return set() if kinds & {"fwddiff", "fwdsplit"} else {"register_gradient"}


def _ruled(constants: Mapping[str, str], modes: Container[str]) -> set[str]:
    """Functions whose bodies are not differentiated, since rules stand for them."""
    found = set()
    for name, value in constants.items():
        kind = re.search(r"__enzyme_(register_gradient|register_derivative|inactivefn)", name)
        if kind and (kind[1] in modes or kind[1] == "inactivefn"):
            found.update(symbols(value) if kind[1] == "inactivefn" else symbols(value)[:1])
    return found


def _asked(body: str) -> list[str] | None:
    """The functions that a body's requests name; None where one is for a pointer to a function."""
    found = []
    for line in body.splitlines()[1:]:
        names = symbols(line)
        request = next((n for n in names if request_kind(n) is not None), None)
        if request is None or _CALL.search(line) is None:
            continue
        if _TARGET.match(line.partition(request)[2]) is None:
            return None
        found += names
    return found
