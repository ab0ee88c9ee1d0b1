"""LAPACK's solvers in machine code: calls of them lead to functions with registered derivatives.

``ltoad/runtime/lapack.c`` has a body for each routine, in Fortran's convention and LAPACKE's, that
calls one function of numbers by value; rules for that function are registered there, as a
program would.  What is not needed is left out, since it would have to be linked.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

import llvmlite.binding as llvm

from ltoad.extract.bitcode import initialise_llvm
from ltoad.extract.runtime_bodies import NATIVE, PREFIX, reached_functions
from ltoad.ir.text import FUNCTION, SYMBOL, bodies, symbol_of, symbols
from ltoad.runtime import Source

_SOURCE = Source("lapack.ll")
_ROUTINES = r"(?:LAPACKE_)?[sd](?:ge(?:sv|trf|trs|ls)|po(?:sv|trf|trs)|trtrs|syev|gtsv)_?"
_DECLARED = re.compile(rf"^declare (.*?) @({_ROUTINES})\((.*?)\)[^\n]*$", re.MULTILINE)
_HEAD = re.compile(r"^define (?:dso_local )?(.*?) @([\w.]+)\((.*?)\) ")
_CALLED = re.compile(rf"@({_ROUTINES})(?=\()")
_REGISTRATION = re.compile(r"^@(__enzyme_register_\w+) = [^\n]*$", re.MULTILINE)
_DECLARATION = re.compile(rf"^declare [^\n@]*{SYMBOL}[^\n]*$", re.MULTILINE)
_OTHERS = re.compile(r"^(?:@[\w.]+ = (?:private|internal)|%|attributes )[^\n]*$", re.MULTILINE)
_TYPE = re.compile(r"\S+")
LENGTH = "i64"
"""What Fortran passes for each text, behind all arguments; C programs leave it out."""


@dataclass(frozen=True, slots=True)
class _Interface:
    """How a program declares a routine: types as LLVM writes them."""

    result: str
    parameters: tuple[str, ...]
    line: str


def with_solvers(text: str) -> str:
    """The module, with bodies for the solvers that are called from what is differentiated."""
    declared = {found[2]: _interface(found) for found in _DECLARED.finditer(text)}
    known = {n for n, interface in declared.items() if _fits(interface, _head_of(n))}
    if not known:
        return text
    reached = reached_functions(text)
    wanted: dict[str, None] = {}

    def rename(call: re.Match[str]) -> str:
        if call[1] not in known:
            return call[0]
        wanted[call[1]] = None
        return f"@{PREFIX}{call[1]}"

    def renamed(function: re.Match[str]) -> str:
        inside = symbol_of(function) in reached
        return _CALLED.sub(rename, function[0]) if inside else function[0]

    text = FUNCTION.sub(renamed, text)
    return _linked(text, {name: declared[name] for name in sorted(wanted)}) if wanted else text


def _interface(found: re.Match[str]) -> _Interface:
    result = found[1].split()[-1] if found[1] else ""
    return _Interface(result, _types(found[3]), found[0])


def _types(parameters: str) -> tuple[str, ...]:
    parts = [part.strip() for part in parameters.split(",")]
    return tuple(found[0] for part in parts if (found := _TYPE.match(part)))


@cache
def _functions() -> Mapping[str, str]:
    return bodies(_SOURCE.text())


def _head_of(name: str) -> re.Match[str] | None:
    return _HEAD.match(_functions().get(name, ""))


def _fits(interface: _Interface, head: re.Match[str] | None) -> bool:
    """Whether a routine is called as here, with or without the lengths of texts."""
    if head is None:
        return False
    own = _types(head[3])
    more = interface.parameters[len(own) :]
    return interface.parameters[: len(own)] == own and all(type_ == LENGTH for type_ in more)


def _linked(text: str, wanted: Mapping[str, _Interface]) -> str:
    """The program with the bodies of routines, the rules that they need, and nothing else."""
    initialise_llvm()
    heads = [i.line.replace(f"@{name}(", f"@{PREFIX}{name}(") for name, i in wanted.items()]
    program = llvm.parse_assembly("\n".join([text, *heads]))
    solvers = llvm.parse_assembly("\n".join(_parts(wanted)).replace(f"@{NATIVE}", "@"))
    solvers.triple, solvers.data_layout = program.triple, program.data_layout
    program.link_in(solvers)
    for name in wanted:
        program.get_function(PREFIX + name).linkage = llvm.Linkage.internal
    return str(program)


def _parts(wanted: Mapping[str, _Interface]) -> Iterator[str]:
    source = _SOURCE.text()
    functions, registrations = _needed(wanted)
    yield from (found[0] for found in _OTHERS.finditer(source))
    yield from registrations
    for name, function in functions.items():
        own = wanted.get(name)
        yield _internal(function) if own is None else _fitted(function, name, own)
    mentioned = {symbol for part in functions.values() for symbol in symbols(part)}
    for found in _DECLARATION.finditer(source):
        if symbol_of(found) in mentioned:
            yield found[0]


def _needed(wanted: Iterable[str]) -> tuple[dict[str, str], list[str]]:
    """The functions that bodies call, the rules for these, and what those call in turn."""
    functions = _functions()
    rules: dict[str, list[str]] = {}
    for found in _REGISTRATION.finditer(_SOURCE.text()):
        rules.setdefault(symbols(found[0])[1], []).append(found[0])
    needed: dict[str, str] = {}
    registrations: list[str] = []
    waiting = list(wanted)
    while waiting:
        name = waiting.pop()
        if name in needed or name not in functions:
            continue
        needed[name] = functions[name]
        waiting += symbols(functions[name])
        for rule in rules.get(name, ()):
            registrations.append(rule)
            waiting += symbols(rule)
    return needed, registrations


def _internal(function: str) -> str:
    return function.replace("define dso_local ", "define internal ", 1)


def _fitted(function: str, name: str, interface: _Interface) -> str:
    """A body with the result and the lengths of texts that the program declares."""
    head, _, rest = function.partition("\n")
    parsed = _HEAD.match(head)
    assert parsed is not None
    more = len(interface.parameters) - len(_types(parsed[3]))
    lengths = "".join(f", {LENGTH} %length.{number}" for number in range(more))
    head = head.replace(f"@{name}({parsed[3]})", f"@{PREFIX}{name}({parsed[3]}{lengths})")
    if parsed[1] == "void" and interface.result != "void":
        head = head.replace(" void @", f" {interface.result} @", 1)
        rest = rest.replace("ret void", f"ret {interface.result} zeroinitializer")
    return f"{head}\n{rest}"
