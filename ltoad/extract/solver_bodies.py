"""Linear algebra in machine code: calls of it lead to functions with registered derivatives.

``ltoad/runtime/lapack.c`` and ``blas_triangles.c`` have a body for each routine, in Fortran's
convention and C's, that calls one function of numbers by value; rules for that function are
registered there, as a program would.  What is not needed is left out, since it would have to be
linked.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

import llvmlite.binding as llvm

from ltoad.extract.bitcode import initialise_llvm
from ltoad.extract.runtime_bodies import NATIVE, PREFIX, reached_functions
from ltoad.ir.text import FUNCTION, SYMBOL, bodies, symbol_of, symbols, with_symbols
from ltoad.rules.blas import SETTINGS, WRAPPER, library_symbol, wrapped_name
from ltoad.runtime import Source

_HEAD = re.compile(r"^define (?:dso_local )?(.*?) @([\w.]+)\((.*?)\) ")
_REGISTRATION = re.compile(r"^@(__enzyme_register_\w+) = [^\n]*$", re.MULTILINE)
_DECLARATION = re.compile(rf"^declare [^\n@]*{SYMBOL}[^\n]*$", re.MULTILINE)
_OTHERS = re.compile(r"^(?:@[\w.]+ = (?:private|internal)|%|attributes )[^\n]*$", re.MULTILINE)
_TYPE = re.compile(r"\S+")
_GROUP = re.compile(r"\([^()]*\)")
LENGTH = "i64"
"""What Fortran passes for each text, behind all arguments; C programs leave it out."""


@dataclass(frozen=True)
class Routines:
    """Routines with bodies in one file; ``names`` is a regular expression."""

    source: Source
    names: str

    @cached_property
    def declared(self) -> re.Pattern[str]:
        return self._headed("declare")

    @cached_property
    def defined(self) -> re.Pattern[str]:
        return self._headed("define")

    def _headed(self, word: str) -> re.Pattern[str]:
        return re.compile(rf"^{word} (.*?) @({self.names})\((.*)\)[^\n)]*$", re.MULTILINE)

    @cached_property
    def called(self) -> re.Pattern[str]:
        return re.compile(rf"@({self.names})(?=\(|$)")

    @cached_property
    def functions(self) -> Mapping[str, str]:
        return bodies(self.source.text())

    def head_of(self, name: str) -> re.Match[str] | None:
        return _HEAD.match(self.functions.get(name, ""))


_SOLVERS = (
    r"ge(?:svx?|trf|trs|tri|con|ls[ds]?|svd|sdd|qrf|qp3|ev)|po(?:svx?|trf|trs|tri|con)|tr(?:trs|tri|con)"
    r"|syev[drx]?|sygvd?|gtsv"
    r"|or(?:gqr|mqr)|gb(?:svx?|trf|trs|con)|lan(?:ge|sy|gb)"
)
_COMPLEX = r"ge(?:sv|trf|trs)"
_TRIANGLES = r"tr[sm][mv]|sy(?:mm|mv|rk)"
LINEAR_ALGEBRA = (
    Routines(
        Source("lapack.ll"),
        rf"LAPACKE_(?:[sd](?:{_SOLVERS})|[cz]{_COMPLEX})|(?:[sd](?:{_SOLVERS})|[cz]{_COMPLEX})_",
    ),
    Routines(Source("blas_triangles.ll"), rf"cblas_[sd](?:{_TRIANGLES})|[sd](?:{_TRIANGLES})_"),
)


def with_plain_names(text: str) -> str:
    """The module, in which functions of linear algebra are called by their own names, not by way of
    a library that passes the calls on."""
    if f"@{WRAPPER}" not in text:
        return text
    taken = set(symbols(text))
    wrapped = {s: n for s in taken if (n := wrapped_name(s)) and _is_known(n)}

    def plain(found: re.Match[str]) -> str:
        name = wrapped.get(symbol_of(found))
        return found[0] if name is None or name in taken else f"@{name}"

    return with_symbols(text, plain)


def _is_known(name: str) -> bool:
    ours = any(routines.called.fullmatch(f"@{name}") for routines in LINEAR_ALGEBRA)
    return ours or library_symbol(name) is not None or name in SETTINGS.names


def with_quiet_libraries(text: str) -> str:
    """The module, with calls of linear algebra that do not throw, which C++ cannot know.

    An unwind edge would only be in the way: of analyses, and of those who look for calls.
    """

    def quiet(match: re.Match[str]) -> str:
        return f"{match[0]} nounwind" if _is_known(symbol_of(match)) else match[0]

    return _DECLARATION.sub(quiet, text)


@dataclass(frozen=True, slots=True)
class _Interface:
    """How a program declares a routine: types as LLVM writes them."""

    result: str
    parameters: tuple[str, ...]
    line: str


def with_solvers(text: str, routines: Routines, *, closed_forms: bool = False) -> str:
    """The module, with bodies for the routines that are called from what is differentiated.

    With ``closed_forms`` also for those that have bodies in the program, which these bodies call.
    """
    declared = {found[2]: _interface(found) for found in routines.declared.finditer(text)}
    if closed_forms:
        declared |= {found[2]: _interface(found) for found in routines.defined.finditer(text)}
    known = {n for n, interface in declared.items() if _fits(interface, routines.head_of(n))}
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
        inside = symbol_of(function) in reached and symbol_of(function) not in known
        return routines.called.sub(rename, function[0]) if inside else function[0]

    text = FUNCTION.sub(renamed, text)
    if not wanted:
        return text
    return _linked(text, routines, {name: declared[name] for name in sorted(wanted)})


def _interface(found: re.Match[str]) -> _Interface:
    result = found[1].split()[-1] if found[1] else ""
    parameters = _types(found[3])
    if found[0].startswith("declare"):
        return _Interface(result, parameters, found[0])
    line = f"declare {result} @{found[2]}({', '.join(parameters)})"
    return _Interface(result, parameters, line)


def _types(parameters: str) -> tuple[str, ...]:
    while "(" in parameters:  # attributes have numbers, and ranges of them
        parameters = _GROUP.sub("", parameters)
    parts = [part.strip() for part in parameters.split(",")]
    return tuple(found[0] for part in parts if (found := _TYPE.match(part)))


def _fits(interface: _Interface, head: re.Match[str] | None) -> bool:
    """Whether a routine is called as here, with or without the lengths of texts."""
    if head is None:
        return False
    own = _types(head[3])
    more = interface.parameters[len(own) :]
    return interface.parameters[: len(own)] == own and all(type_ == LENGTH for type_ in more)


def _linked(text: str, routines: Routines, wanted: Mapping[str, _Interface]) -> str:
    """The program with the bodies of routines, the rules that they need, and nothing else."""
    initialise_llvm()
    heads = [i.line.replace(f"@{name}(", f"@{PREFIX}{name}(") for name, i in wanted.items()]
    program = llvm.parse_assembly("\n".join([text, *heads]))
    parts = "\n".join(_parts(routines, wanted))
    solvers = llvm.parse_assembly(parts.replace(f"@{NATIVE}", "@"))
    solvers.triple, solvers.data_layout = program.triple, program.data_layout
    own = {f.name for f in program.functions if not f.is_declaration}
    called = [f.name for f in solvers.functions if f.is_declaration and f.name in own]
    for name in called:  # as for a library's: no pass may draw conclusions from the body
        program.get_function(name).linkage = llvm.Linkage.weak_any
        program.get_function(name).visibility = llvm.Visibility.hidden
    program.link_in(solvers)
    for name in wanted:
        program.get_function(PREFIX + name).linkage = llvm.Linkage.internal
    return str(program)


def _parts(routines: Routines, wanted: Mapping[str, _Interface]) -> Iterator[str]:
    source = routines.source.text()
    functions, registrations = _needed(routines, wanted)
    yield from (found[0] for found in _OTHERS.finditer(source))
    yield from registrations
    for name, function in functions.items():
        own = wanted.get(name)
        yield _internal(function) if own is None else _fitted(function, name, own)
    mentioned = {symbol for part in functions.values() for symbol in symbols(part)}
    for found in _DECLARATION.finditer(source):
        if symbol_of(found) in mentioned:
            yield found[0]


def _needed(routines: Routines, wanted: Iterable[str]) -> tuple[dict[str, str], list[str]]:
    """The functions that bodies call, the rules for these, and what those call in turn."""
    functions = routines.functions
    rules: dict[str, list[str]] = {}
    for found in _REGISTRATION.finditer(routines.source.text()):
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
