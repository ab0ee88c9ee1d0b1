"""Bodies of library functions that are differentiated like the program's own.

Fortran's array functions take descriptors of any rank, stride and type; what they do is
shorter as code than as rules, and LLVM can fold what it knows of a descriptor into it.
So it is with the strings of C++, which may hold numbers and lie beside them: the members of
libstdc++'s are native before C++20.  And C's searches call back into the program.  The bodies come
from ``ltoad/runtime`` (see ``scripts/fortran-bodies.sh`` and ``scripts/library-bodies.sh``).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Set
from dataclasses import dataclass
from functools import cached_property

import llvmlite.binding as llvm

from ltoad.extract.bitcode import initialise_llvm
from ltoad.extract.derived_bodies import PREFIX as HELPER
from ltoad.extract.derived_bodies import functions_of_reading, functions_of_types
from ltoad.extract.derived_types import MOST_RANKS, derived_types
from ltoad.extract.reach import Reach
from ltoad.ir.text import FUNCTION, defined, symbol_of
from ltoad.runtime import Source

PREFIX = "ltoad.runtime."
"""Calls of the functions get new names, so that no rule for the library's own applies."""

NATIVE = "native."
"""By this prefix a body calls the library's own function."""

_RANKS = "@fortran_ranks = external constant i32"
_FEW_RANKS = 4
_MANY_DIMENSIONS = re.compile(r"\[(?:[5-9]|1\d) x \[3 x i64\]\]")
"""Those of an array of more than four, in a descriptor."""

_REQUEST = "enzyme_"
_ADDRESS = re.compile(r'@"?([-\w$.]++)(?!"?\()')
"""A symbol that is not called, nor declared, where it stands."""


@dataclass(frozen=True)
class Library:
    """Functions whose names are alike, with bodies in a file of ``ltoad/runtime``."""

    source: Source
    names: str
    """A regular expression."""
    support: Callable[[str], str] | None = None
    """Writes for a program what the functions call."""
    asking: bool = False
    """Whether these are requests: their callers need the bodies, differentiated or not."""
    inlined: str = ""
    """A regular expression: functions of the library's headers, of which programs have bodies that
    are differentiated like their own."""

    @cached_property
    def declared(self) -> re.Pattern[str]:
        return re.compile(rf"^(?:declare|define) (.*?) @({self.names})\(.*?\)", re.MULTILINE)

    @cached_property
    def defined(self) -> re.Pattern[str]:
        pattern = rf"^define [^\n@]*@({self.names})\(.*?^\}}$"
        return re.compile(pattern, re.MULTILINE | re.DOTALL)

    @cached_property
    def named(self) -> re.Pattern[str]:
        return re.compile(rf"@({self.names})\b")

    @cached_property
    def heads(self) -> dict[str, str]:
        """Declarations of the functions that have bodies here."""
        found = self.declared.finditer(self.source.text())
        written = [m for m in found if m[0].startswith("define")]
        return {m[2]: f"declare{m[0].removeprefix('define')}" for m in written}

    def renamed(self, text: str, names: Set[str]) -> str:
        def rename(match: re.Match[str]) -> str:
            return f"@{PREFIX}{match[1]}" if match[1] in names else match[0]

        return self.named.sub(rename, text)


FORTRAN = (
    Library(Source("fortran_arrays.ll"), r"_Fortran\w+"),
    Library(Source("fortran_moves.ll"), r"_Fortran\w+"),
    Library(Source("fortran_along.ll"), r"_Fortran\w+"),
    Library(Source("fortran_random.ll"), r"_Fortran\w+"),
    Library(Source("fortran_stacks.ll"), r"_Fortran\w+"),
    Library(Source("fortran_places.ll"), r"_Fortran\w+"),
    Library(Source("fortran_complex.ll"), r"_Fortran\w+"),
    Library(Source("fortran_mixed.ll"), r"_Fortran\w+"),
    Library(Source("fortran_objects.ll"), r"_Fortran\w+", functions_of_types),
    Library(Source("fortran_text.ll"), r"_Fortran\w+"),
    Library(Source("fortran_reading.ll"), r"_Fortran\w+", functions_of_reading),
    Library(Source("fortran_requests.ll"), r"ltoad_enzyme_autodiff_\w+", asking=True),
)
"""Array functions of Fortran, what is done to its objects, and how it asks for derivatives."""
SEARCHING = Library(Source("c_searching.ll"), "bsearch|lfind|lsearch|qsort_r")
"""Functions of C that are told by a callback what to look for, or how to sort."""
_STRING = "St7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE"
OWN_TEXT = Library(
    Source("cxx_strings.ll"),
    rf"_ZNK?{_STRING}(?:9_M_create|7_M_data|10_M_dispose|10_M_destroy|13_M_local_data|11_M_capacity"
    r"|9_M_length|13_M_set_length|11_M_is_local|12_Alloc_hider|D[12])E?\w*",
)
"""Members of libstdc++'s std::string that allocate and free its text, or move one of its members:
what these are given, and what they return, has shadows where the string has one."""
STRINGS = Library(
    Source("cxx_strings.ll"), rf"_ZNK?{_STRING}\w+", inlined=rf"_ZN{_STRING}(?!\d+_S_)\w+"
)
"""Members of libstdc++'s std::string, whether or not the program has bodies of them, as it has in
C++20: what they do is the same."""


def with_bodies(text: str, library: Library) -> str:
    """The module with a body for each function that has one here, and that is called there
    from what is differentiated."""
    found = {match[2]: match[1] for match in library.declared.finditer(text)}
    known = found.keys() & library.heads.keys() if found else set()
    if not known:
        return text
    reached = reached_functions(text) if library.asking else differentiable_functions(text)
    wanted: set[str] = set()

    def renamed(match: re.Match[str]) -> str:
        if symbol_of(match) not in reached or symbol_of(match) in known:
            return match[0]
        wanted.update(known.intersection(library.named.findall(match[0])))
        return library.renamed(match[0], known)

    text = FUNCTION.sub(renamed, text)
    if not wanted:
        return text
    text = _with_inlined(text, library)
    initialise_llvm()
    heads = [_fitting(library.heads[name], found[name]) for name in sorted(wanted)]
    declarations = [library.renamed(head, wanted) for head in heads]
    support = library.support(text) if library.support else ""
    program = llvm.parse_assembly("\n".join([text, *declarations, support]))
    taken = _with_ranks(_bodies(library, wanted, found), text)
    bodies = llvm.parse_assembly(taken)
    bodies.triple, bodies.data_layout = program.triple, program.data_layout
    program.link_in(bodies)
    for name in sorted(wanted):
        program.get_function(PREFIX + name).linkage = llvm.Linkage.internal
    for name in sorted(defined(taken) | defined(support)):
        if name.startswith(HELPER):
            program.get_function(name).linkage = llvm.Linkage.internal
    return str(program)


def _with_inlined(text: str, library: Library) -> str:
    """The module with new names for the members that it has bodies of, such as those that templates
    of the library's headers make for a ``std::string_view``."""
    if not library.inlined:
        return text
    name = rf"(?:{library.inlined})"
    internal = re.compile(rf"^define internal [^\n@]*@({name})\(", re.MULTILINE)
    own = {m[1] for m in internal.finditer(text)} - library.heads.keys()
    return library.renamed(text, own) if own else text


def reached_functions(text: str) -> Set[str]:
    """Functions that ask for derivatives, and those that may be differentiated."""
    reach = Reach(text)
    asking = _asking(reach)
    return _reached(text, reach, asking, asking.keys())


def differentiable_functions(text: str) -> Set[str]:
    """Functions that may be differentiated: all that are mentioned from where requests are on,
    and those whose addresses are taken, by vtables or to be handed to who asks.  Who asks is
    not among them for that alone: there the library's own functions do what no body here can."""
    reach = Reach(text)
    return _reached(text, reach, _asking(reach), ())


def _asking(reach: Reach) -> dict[str, Set[str]]:
    """By each function that asks for derivatives, the symbols in its body but for its own."""
    return {
        name: named - {name}
        for name, named in reach.mentioned.items()
        if any(_REQUEST in symbol for symbol in named)
    }


def _reached(
    text: str, reach: Reach, asking: Mapping[str, Set[str]], starts: Iterable[str]
) -> Set[str]:
    mentioned = {symbol for named in asking.values() for symbol in named}
    starts = mentioned.union(starts, _ADDRESS.findall(text))
    return reach.symbols_from(starts) & reach.mentioned.keys()


def _bodies(library: Library, wanted: Set[str], results: dict[str, str]) -> str:
    """The functions' module; one that returns nothing returns it as the program says."""

    def chosen(match: re.Match[str]) -> str:
        return _fitting(match[0], results[match[1]]) if match[1] in wanted else ""

    renamed = library.renamed(library.defined.sub(chosen, library.source.text()), wanted)
    return renamed.replace(f"@{NATIVE}", "@")


def _with_ranks(bodies: str, program: str) -> str:
    """The bodies, which have loops over as many dimensions as some array of the program may have:
    few programs need more than a few, and each loop costs where a rank is not known."""
    if _RANKS not in bodies:
        return bodies
    ranks = MOST_RANKS if _has_many_dimensions(program) else _FEW_RANKS
    return bodies.replace(_RANKS, f"@fortran_ranks = internal constant i32 {ranks}")


def _has_many_dimensions(program: str) -> bool:
    if _MANY_DIMENSIONS.search(program):
        return True
    types = derived_types(program).values()
    return any(c.rank > _FEW_RANKS for type_ in types for c in type_.components)


def _fitting(function: str, result: str) -> str:
    if " void @" not in function.partition("(")[0] or "{}" not in result:
        return function
    head, _, rest = function.partition("\n")
    head = head.replace(" void @", " {} @", 1)
    return f"{head}\n{rest.replace('ret void', 'ret {} zeroinitializer')}"
