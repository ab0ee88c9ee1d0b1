"""What the compiled code says of a function: types of its arguments, and their names in the source.

Types are LLVM's, and certain; names and types of the source come from debug information, where
there is any.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from ltoad.diagnostics.demangle import demangled
from ltoad.extract.bitcode import Unit, initialise_llvm, parse
from ltoad.frontends.debug_types import SourceType, node_of, source_type, text_of
from ltoad.frontends.elements import COMPLEX128
from ltoad.frontends.errors import SourceError
from ltoad.ir.metadata import Metadatum
from ltoad.ir.module import Module
from ltoad.ir.values import Value


@dataclass(frozen=True, slots=True)
class Argument:
    """An argument of the source; ``types`` are LLVM's, several if it is passed in pieces.

    ``access`` is "readonly", "writeonly" or empty if both may happen.
    ``only_first``: nothing but the first element behind an address is accessed, as far as this
    function's own code shows.  ``is_set``: that is written before anything is read or called.
    """

    types: tuple[str, ...]
    access: str = ""
    name: str = ""
    source: SourceType | None = None
    only_first: bool = False
    is_set: bool = False
    is_copied: bool = False
    """Whether a copy of a struct is passed, by its address."""
    is_intent_in: bool = False
    """Whether its source says that it is not written."""

    @property
    def type(self) -> str:
        return self.types[0]

    def __str__(self) -> str:
        spelled = str(self.source) if self.source else ", ".join(self.types)
        return f"{spelled} {self.name}".rstrip()


@dataclass(frozen=True, slots=True)
class Prototype:
    """A function that is defined in bitcode, by its symbol.

    ``result`` is LLVM's type, and that of the source where it is a struct.  ``is_offered``: it is
    that of a derivative library, and has no body here.  ``is_result_first``: the first
    argument is what a function of Fortran returns.
    """

    symbol: str
    result: str
    arguments: tuple[Argument, ...]
    language: str = ""
    returned: SourceType | None = None
    is_offered: bool = False
    is_result_first: bool = False

    @property
    def is_fortran(self) -> bool:
        return "Fortran" in self.language

    @property
    def is_rust(self) -> bool:
        return "Rust" in self.language

    def __str__(self) -> str:
        result = self.returned or self.result
        return f"{result} {source_name(self.symbol)}({', '.join(map(str, self.arguments))})"


def source_name(symbol: str) -> str:
    """What a function is called in its source, with its scopes."""
    name = re.sub(r"(?<=\w)\((?!anonymous ).*", "", demangled(symbol))
    return name if name != symbol else symbol.removesuffix("_")


def the_only_one(found: Sequence[Prototype], name: str) -> Prototype:
    """The only function that is called so; raises SourceError if there are several."""
    if len(found) > 1:
        raise SourceError(
            f"several functions are called {name}: {', '.join(sorted(p.symbol for p in found))}",
            remedy="give the symbol of the one that is meant",
        )
    return found[0]


def find_prototypes(units: Sequence[Unit], name: str) -> tuple[Prototype, ...]:
    """All functions that are called so, as overloaded ones of C++ are; at least one.

    Raises SourceError if there is none that others can call.
    """
    initialise_llvm()
    local: set[str] = set()
    found: dict[str, Prototype] = {}
    offered: set[str] = set()
    for unit in units:
        parsed = parse(unit)
        defined = [f for f in parsed.functions if not f.is_declaration]
        symbols = [f.name for f in defined if is_called(f.name, name)]
        offered.update(f.name for f in defined if f.linkage.name == "external")
        if not symbols:
            continue
        module = Module.parse(str(parsed))
        for symbol in symbols:
            if module.signature(symbol).linkage in _LOCAL:
                local.add(symbol)
            else:
                found[symbol] = _prototype(module, symbol)
    if name in found:
        return (found[name],)
    if not found:
        raise _not_found(name, local, offered)
    return tuple(found.values())


def _not_found(name: str, local: set[str], offered: set[str]) -> Exception:
    if local:
        return SourceError(
            f"{name} is local to its file, so nothing can call it from outside",
            remedy="take `static` from it, or make it public",
        )
    names = sorted(map(source_name, offered))
    last = {each.rpartition("::")[2].lower(): each for each in names}
    like = get_close_matches(name.rpartition("::")[2].lower(), last, 3)
    close = [last[each] for each in like]
    known = ", ".join(dict.fromkeys([*close, *names][:10])) or "none"
    meant = f"; is {close[0]} meant?" if close else ""
    return SourceError(
        f"no source defines {name}{meant}\n  functions that others can call: {known}"
    )


_LOCAL = ("internal", "private")


def is_called(symbol: str, name: str) -> bool:
    """Whether a symbol is a function's name: plain, Fortran's, C++'s or Rust's."""
    if symbol == name or symbol == f"{name.lower()}_":
        return True
    fortran = re.fullmatch(r"_QM(?:\w+?)P(\w+)", symbol)
    if fortran is not None:
        return fortran[1] == name.lower()
    return symbol.startswith(("_Z", "_R")) and _ends_name(symbol, name.split("::"))


def _ends_name(symbol: str, path: Sequence[str]) -> bool:
    """Whether a mangled symbol's own name, not that of an argument, is the last one of a path, and
    those of its scopes end with the others."""
    names = [f"{len(name)}{name}" for name in path]
    mangled = names[-1]
    if symbol.startswith("_R"):
        return symbol.endswith("".join(names))
    if symbol.startswith("_ZN"):
        scopes = _scopes(symbol)
        if len(scopes) > 1 and re.fullmatch(r"17h[0-9a-f]{16}", scopes[-1]):
            del scopes[-1]
        return scopes[-len(names) :] == names
    return len(names) == 1 and re.fullmatch(rf"_ZL?{mangled}[A-Za-z0-9_]*", symbol) is not None


def _scopes(symbol: str) -> list[str]:
    """The names of a nested one with their lengths in front, read once from left to right."""
    found = []
    place = re.match(r"_ZN[KVrRO]*", symbol).end()  # type: ignore[union-attr]
    while (length := _NUMBER.match(symbol, place)) is not None:
        end = length.end() + int(length[0])
        found.append(symbol[place:end])
        while (tag := _TAG.match(symbol, end)) is not None:  # as `std::string` brings along
            end = tag.end() + int(tag[1])
        place = _behind_template(symbol, end) if symbol[end : end + 1] == "I" else end
    return found if symbol[place : place + 1] == "E" else []


_NUMBER = re.compile(r"\d+")
_TAG = re.compile(r"B(\d+)")


def _behind_template(symbol: str, place: int) -> int:
    """Where the arguments of a template that begin here end."""
    depth = 0
    while place < len(symbol):
        length = _NUMBER.match(symbol, place)
        if length is not None:
            place = length.end() + int(length[0])
            continue
        if symbol[place] == "L":
            place = symbol.find("E", place) + 1 or len(symbol)
            continue
        depth += (symbol[place] in "INXJF") - (symbol[place] == "E")
        place += 1
        if depth == 0:
            break
    return place


def _prototype(module: Module, symbol: str) -> Prototype:
    signature = module.signature(symbol)
    program = _subprogram(module, symbol)
    described = _described(module, program) if program is not None else {}
    language = _language(module, program) if program is not None else ""
    returned = _returned(module, program) if program is not None else None
    types = [str(type_) for type_ in signature.type.parameters]
    attributes = [" ".join(found).split() for found in signature.parameter_attributes]
    places = list(range(len(types)))
    if places and any(word.startswith("sret") for word in attributes[0]):
        del places[0]
    result = _allocatable_result(module, program) if program is not None else None
    is_result = result is not None and 0 not in described and "Fortran" in language
    if result is not None and is_result:
        described[0] = result
    first_only = _only_first(module, symbol)
    at_once = _set_at_once(module, symbol)
    arguments: list[Argument] = []
    while places:
        index = places[0]
        name, source = described.get(len(arguments), ("", None))
        is_copied = any(word.startswith("byval") for word in attributes[index])
        left = [types[i] for i in places]
        count = 1 if is_copied else _pieces(source, left, is_rust="Rust" in language)
        access = next((w for w in ("readonly", "writeonly") if w in attributes[index]), "")
        access = "writeonly" if is_result and not arguments else access
        taken = tuple(types[i] for i in places[:count])
        first, is_set = index in first_only, index in at_once
        arguments.append(Argument(taken, access, name, source, first, is_set, is_copied))
        del places[:count]
    return Prototype(
        symbol,
        str(signature.type.result),
        tuple(arguments),
        language,
        returned,
        is_result_first=is_result,
    )


def _pieces(source: SourceType | None, types: Sequence[str], *, is_rust: bool) -> int:
    """How many of LLVM's arguments one of the source is, of those that are left."""
    if source is None:
        return 1
    if source.is_slice:
        return 2
    if source.addresses or source.is_hidden or types[0].startswith(("{", "[")):
        return 1
    if source.rank and source.container is None:
        return 1
    if source.struct is not None and is_rust:  # a pair of scalars, or all in one
        leaves = [f.element.ir if f.element else "" for _, f in source.struct.leaves()]
        return 2 if len(leaves) == 2 and list(types[:2]) == leaves else 1
    if source.struct is not None:
        return -(-source.struct.size // _REGISTER)
    return 2 if source.element is COMPLEX128 and types[0] == "double" else 1


_REGISTER = 8


def _only_first(module: Module, symbol: str) -> set[int]:
    """The arguments behind which a function loads and stores only the first element itself."""
    function = module.function(symbol)
    found = set()
    for index, argument in enumerate(function.arguments):
        users = [i for i in function.instructions() if argument in i.operands]
        if users and all(u.opcode in ("load", "store") for u in users):
            found.add(index)
    return found


def _set_at_once(module: Module, symbol: str) -> set[int]:
    """The arguments behind which a function writes before it reads, whatever happens later."""
    function = module.function(symbol)
    seen: list[Value] = []
    found: set[int] = set()
    for instruction in function.entry.instructions:
        if instruction.opcode in ("call", "invoke"):
            break
        if instruction.opcode == "store":
            target = instruction.operands[1]
            found |= {i for i, a in enumerate(function.arguments) if a is target and a not in seen}
        seen += instruction.operands
    return found


# Debug information


def _described(module: Module, program: int) -> dict[int, tuple[str, SourceType | None]]:
    """Names and types of the parameters in the source, by their places from zero on."""
    found: dict[int, tuple[str, SourceType | None]] = {}
    scope = re.compile(rf"\bscope: !{program}\b")
    for number in module.metadata_numbers():
        text = module.metadata_text(number)
        if "!DILocalVariable(" in text and "arg:" in text and scope.search(text):
            fields = module.metadata(number).fields
            place = fields.get("arg")
            if isinstance(place, int):
                found[place - 1] = (
                    text_of(fields.get("name")),
                    source_type(module, fields["type"]),
                )
    return found


def _subprogram(module: Module, symbol: str) -> int | None:
    match = re.search(r"!dbg !(\d+)", module.function_text(symbol).partition("\n")[0])
    return int(match[1]) if match else None


def _language(module: Module, program: int) -> str:
    unit = node_of(module, module.metadata(program).fields.get("unit"))
    return text_of(unit.fields.get("language")) if unit is not None else ""


def _returned(module: Module, program: int) -> SourceType | None:
    """What the function returns in the source, if that is a struct."""
    datum = _returned_type(module, program)
    found = source_type(module, datum) if datum is not None else None
    return found if found is not None and found.struct is not None else None


def _returned_type(module: Module, program: int) -> Metadatum:
    type_ = node_of(module, module.metadata(program).fields.get("type"))
    types = node_of(module, type_.fields.get("types")) if type_ is not None else None
    return types.operands[0] if types is not None and types.operands else None


def _allocatable_result(module: Module, program: int) -> tuple[str, SourceType] | None:
    """The name and the type of the array that a function of Fortran allocates and returns, which
    is a variable of its own, and no argument in the source; None of all others.

    Where others put their result is an argument in the source, too, and flang writes the same of
    functions and subroutines otherwise.
    """
    datum = _returned_type(module, program)
    found = source_type(module, datum) if node_of(module, datum) is not None else None
    if found is None or not found.is_allocatable:
        return None
    scope = re.compile(rf"\bscope: !{program}\b")
    for number in module.metadata_numbers():
        text = module.metadata_text(number)
        if "!DILocalVariable(" in text and "arg:" not in text and scope.search(text):
            fields = module.metadata(number).fields
            if fields.get("type") == datum:
                return text_of(fields.get("name")), found
    return None
