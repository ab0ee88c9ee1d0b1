"""Bodies of functions that are linked as machine code, from the bitcode that lies beside it.

Rust's standard library comes so: a generic function that it uses itself, such as
``RawVec<u8>::grow_one``, is not compiled again for a program, which calls the library's.  What is
called from what is differentiated, and has neither a body nor a row, gets a copy of its body that
nobody else sees.  The library's variables and its other functions stay where they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

import llvmlite.binding as llvm

from ltoad.extract import bitcode
from ltoad.extract.bitcode import initialise_llvm
from ltoad.extract.objects import KeptBitcode
from ltoad.extract.reach import Reach
from ltoad.extract.runtime_bodies import reached_functions
from ltoad.ir.text import FUNCTION, SYMBOL, symbol_of, symbols
from ltoad.rules.rust import formats_library_type
from ltoad.rules.table import Rows

_LINKAGES = re.compile(
    r"\b(?:private|internal|available_externally|(?:linkonce|weak)(?:_odr)?|external|dso_local"
    r"|hidden|protected|default|(?:local_)?unnamed_addr) "
)
_LOCAL_VARIABLE = re.compile(
    r'^@(?:"([^"]*)"|([-\w$.]+)) = (?:private|internal) (?:[\w()]+ )*global ', re.MULTILINE
)
_LOCAL_CONSTANT = re.compile(
    r'^@(?:"([^"]*)"|([-\w$.]+)) = (?:private|internal) (?:[\w()]+ )*constant [^\n]*$', re.MULTILINE
)
_LOCAL_FUNCTION = re.compile(rf"^define (?:private|internal) [^\n@]*{SYMBOL}\(", re.MULTILINE)
_ROWS = Rows({})
_GROUP = re.compile(r" #\d+")


def with_kept_bodies(text: str, kept: Sequence[KeptBitcode]) -> str:
    """The module with the bodies that it lacks and ``kept`` has.

    Raises InputError for bitcode that LLVM cannot read.
    """
    initialise_llvm()
    program: llvm.ModuleRef | None = None
    wanted = _without_bodies(text)
    done: set[str] = set()
    while True:
        source = next((k for k in kept if (wanted - done) & k.defined), None)
        if source is None:
            return text if program is None else str(program)
        parts = [str(bitcode.parse(u)) for u in bitcode.units_of(source.name, source.bitcode)]
        fresh = (wanted - done) & source.defined
        done |= fresh
        for part in parts:
            bodies = _Bodies(part)
            taken = bodies.leading_from(fresh)
            if not taken:
                continue
            program = program or llvm.parse_assembly(text)
            _link(program, bodies.cut_down_to(taken), taken)
            mentioned = {name for body in taken for name in bodies.mentioned[body]}
            wanted |= {name for name in mentioned if _ROWS.row(name) is None}
            done |= taken


def _without_bodies(text: str) -> set[str]:
    """Functions that are called from what is differentiated, without a body or a row.

    Of tables of objects that may be found in there, those that write a library's error as text.
    """
    known = Reach(text).mentioned
    reached = {name: known.get(name, frozenset()) for name in reached_functions(text)}
    called = {n for names in reached.values() for n in names}
    listed = {n for names in _with_constants(reached, text).values() for n in names}
    wanted = called | set(filter(formats_library_type, listed))
    return {name for name in wanted - known.keys() if _ROWS.row(name) is None}


class _Bodies:
    """The functions of one module of a library."""

    def __init__(self, text: str) -> None:
        self._text = text
        self.mentioned = _with_constants(Reach(text).mentioned, text)
        self._local = {symbol_of(match) for match in _LOCAL_VARIABLE.finditer(text)}
        self._hidden = {symbol_of(match) for match in _LOCAL_FUNCTION.finditer(text)}
        """Functions that only this module knows."""

    def leading_from(self, starts: Iterable[str]) -> set[str]:
        """Functions that may be copied, and those of the module that they need."""
        found: set[str] = set()
        for start in starts:
            some = self._needed_by(start)
            if not any(self.mentioned[name] & self._local for name in some):
                found |= some
        return found

    def _needed_by(self, start: str) -> set[str]:
        seen: set[str] = set()
        pending = [start] if start in self.mentioned else []
        while pending:
            name = pending.pop()
            if name not in seen:
                seen.add(name)
                needed = self.mentioned[name] & self.mentioned.keys()
                pending += [n for n in needed if n in self._hidden or _ROWS.row(n) is None]
        return seen

    def cut_down_to(self, taken: set[str]) -> str:
        """The module with these bodies only; the others are declared."""

        def cut(match: re.Match[str]) -> str:
            return match[0] if symbol_of(match) in taken else _declared(match)

        return FUNCTION.sub(cut, self._text)


def _with_constants(
    mentioned: Mapping[str, frozenset[str]], text: str
) -> Mapping[str, frozenset[str]]:
    """What functions mention, and what the module's own constants do that they mention, such as
    vtables."""
    constants = {symbol_of(m): frozenset(symbols(m[0])) for m in _LOCAL_CONSTANT.finditer(text)}

    def all_of(names: frozenset[str]) -> frozenset[str]:
        seen, pending = set(names), list(names)
        while pending:
            fresh = constants.get(pending.pop(), frozenset()) - seen
            seen |= fresh
            pending += fresh
        return frozenset(seen)

    return {name: all_of(names) for name, names in mentioned.items()}


def _declared(match: re.Match[str]) -> str:
    """The declaration of a function with a body."""
    head = match[0].partition("\n")[0].removeprefix("define ")
    before, after = head[: head.index("@")], head[head.index("@") :]
    end = _closing(after, after.index("("))
    groups = "".join(_GROUP.findall(after[end:])[:1])
    return f"declare {_LINKAGES.sub('', before)}{after[: end + 1]}{groups}"


def _closing(text: str, start: int) -> int:
    """Where the parenthesis that opens at ``start`` is closed."""
    depth = 0
    for index in range(start, len(text)):
        depth += {"(": 1, ")": -1}.get(text[index], 0)
        if depth == 0:
            return index
    raise ValueError(text)


def _link(program: llvm.ModuleRef, library: str, taken: Iterable[str]) -> None:
    bodies = llvm.parse_assembly(library)
    bodies.triple, bodies.data_layout = program.triple, program.data_layout
    for variable in bodies.global_variables:
        if not variable.is_declaration and variable.linkage == llvm.Linkage.external:
            variable.linkage = llvm.Linkage.available_externally
    public = [n for n in taken if bodies.get_function(n).linkage == llvm.Linkage.external]
    program.link_in(bodies)
    for name in public:
        program.get_function(name).linkage = llvm.Linkage.internal
