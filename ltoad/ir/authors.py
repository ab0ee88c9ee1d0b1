"""Whose code an instruction is: in which language, the reader's own or a standard library's.

Debug information tells; where there is none, names that only one compiler makes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from ltoad.causes.cause import Audience
from ltoad.diagnostics.demangle import is_rust
from ltoad.diagnostics.diagnostic import SourceLocation
from ltoad.ir.instructions import Call, Function, Instruction
from ltoad.ir.location import follow, function_location, location_chain, scopes_of
from ltoad.ir.metadata import MetadataNode, Metadatum
from ltoad.ir.module import Module

_LIBRARY_FILE = re.compile(
    r"^/(usr|opt|Library|Applications)/|^/rustc/|/rustlib/|/include/c\+\+/"
    r"|^library/(core|alloc|std|hashbrown)/"
)
_LIBRARY_NAME = re.compile(
    r"_ZN?K?(S[tabsiod]|9__gnu_cxx|10__cxxabiv1)"
    r"|_ZN(4core|5alloc|3std)\d|_ZN\d+_\$LT\$(core|alloc|std)\.\."
)
_LANGUAGES = (
    ("Rust", Audience.RUST),
    ("Fortran", Audience.FORTRAN),
    ("C", Audience.C),
)
_PRODUCERS = (("rustc", Audience.RUST), ("flang", Audience.FORTRAN), ("clang", Audience.C))
_OF_LIBRARIES = {
    Audience.RUST: Audience.RUST_LIBRARY,
    Audience.C: Audience.LIBRARY,
    Audience.FORTRAN: Audience.FORTRAN,
}


@dataclass(frozen=True, slots=True)
class Origin:
    """Where an instruction comes from.

    ``location`` is the place in the reader's code, if there is one, else that in a library;
    ``inside`` is the place in a library that is called there.
    """

    location: SourceLocation | None
    inside: SourceLocation | None
    audience: Audience


def origin_of(
    instruction: Instruction | None, module: Module, function: str, chain: Sequence[str] = ()
) -> Origin:
    """The origin of an instruction of a function that was come to by a chain of calls.

    What a library does is said of the line that calls the library.
    """
    places = location_chain(instruction, module) if instruction is not None else []
    if places and not places[0].line:  # what a compiler adds stands in no line
        start = function_location(module, function) if module.defines(function) else None
        places = [start or places[0], *places[1:]]
    language = _language(instruction, module, function)
    foreign = is_library(places[0]) if places else _LIBRARY_NAME.match(function) is not None
    audience = _OF_LIBRARIES[language] if foreign else language
    if not foreign:
        return Origin(places[0] if places else None, None, audience)
    own = next((p for p in (*places, *_calls(module, function, chain)) if not is_library(p)), None)
    inside = places[0] if places else None
    return Origin(own or inside, inside if own else None, audience)


def is_fortran(function: Function, module: Module) -> bool:
    """Whether a function was written in Fortran."""
    first = next(iter(function.instructions()), None)
    return origin_of(first, module, function.name).audience is Audience.FORTRAN


def is_library(location: SourceLocation) -> bool:
    """Whether a file belongs to a compiler or to the system."""
    return _LIBRARY_FILE.search(location.file) is not None


def _calls(module: Module, function: str, chain: Sequence[str]) -> Iterator[SourceLocation]:
    """The places of the calls that lead to a function, the last one first."""
    steps = [*chain] if chain[-1:] == (function,) else [*chain, function]
    for caller, callee in reversed(list(pairwise(steps))):
        if not module.defines(caller):
            continue
        for instruction in module.function(caller).instructions():
            if isinstance(instruction, Call) and instruction.callee_name == callee:
                yield from location_chain(instruction, module)


def _language(instruction: Instruction | None, module: Module, function: str) -> Audience:
    named = _named_language(instruction, module)
    for word, audience in _LANGUAGES:
        if named.startswith(f"DW_LANG_{word}"):
            return audience
    if is_rust(function):
        return Audience.RUST
    if function.startswith(("_QM", "_QP", "_QQ")):
        return Audience.FORTRAN
    return Audience.C if function.startswith("_Z") else _producer(module)


def _named_language(instruction: Instruction | None, module: Module) -> str:
    """What the compile unit of an instruction's innermost function is written in."""
    for scope in scopes_of(instruction, module) if instruction is not None else ():
        unit = follow(scope.fields.get("unit"), module)
        if unit is not None:
            return _word(unit, "language") or _word(unit, "sourceLanguageName")
    return ""


def _word(node: MetadataNode, field: str) -> str:
    value: Metadatum = node.fields.get(field, "")
    return value if isinstance(value, str) else ""


def compilers_of(module: Module) -> str:
    """What the compilers say of themselves that a program comes from, with their versions."""
    return "".join(
        str(operand)
        for reference in module.named_metadata("llvm.ident")
        for operand in module.metadata(reference.number).operands
    )


def _producer(module: Module) -> Audience:
    """The only compiler that a program comes from; C where there are several or none."""
    names = compilers_of(module)
    found = [audience for word, audience in _PRODUCERS if word in names]
    return found[0] if len(found) == 1 else Audience.C
