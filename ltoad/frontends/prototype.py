"""What the compiled code says of a function: types of its arguments, and their names in the source.

Types are LLVM's, and certain; names and types of the source come from debug information, where
there is any.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from ltoad.extract.bitcode import Unit, initialise_llvm, parse
from ltoad.frontends.elements import Element, Kind, element_of
from ltoad.frontends.errors import SourceError
from ltoad.ir.metadata import MetadataNode, MetadataReference, Metadatum
from ltoad.ir.module import Module


@dataclass(frozen=True, slots=True)
class SourceType:
    """A type as the source spells it: ``name`` behind ``addresses`` ``*`` or ``&``, or in an array
    of so many dimensions.  ``element`` is None for what is no number."""

    name: str
    element: Element | None
    addresses: int = 0
    rank: int = 0
    is_const: bool = False

    def __str__(self) -> str:
        dims = f"({', '.join(':' * self.rank)})" if self.rank else ""
        return ("const " if self.is_const else "") + self.name + "*" * self.addresses + dims


@dataclass(frozen=True, slots=True)
class Argument:
    """``type`` is LLVM's; ``access`` is "readonly", "writeonly" or empty if both may happen.

    ``only_first``: nothing but the first element behind an address is accessed, as far as this
    function's own code shows.
    """

    type: str
    access: str = ""
    name: str = ""
    source: SourceType | None = None
    only_first: bool = False

    def __str__(self) -> str:
        spelled = str(self.source) if self.source else self.type
        return f"{spelled} {self.name}".rstrip()


@dataclass(frozen=True, slots=True)
class Prototype:
    """A function that is defined in bitcode, by its symbol."""

    symbol: str
    result: str
    arguments: tuple[Argument, ...]
    is_fortran: bool = False

    def __str__(self) -> str:
        return f"{self.result} {self.symbol}({', '.join(map(str, self.arguments))})"


def find_prototype(units: Sequence[Unit], name: str) -> Prototype:
    """The function that is called so in its source or by its symbol; raises SourceError."""
    initialise_llvm()
    local: set[str] = set()
    found: dict[str, Prototype] = {}
    close: set[str] = set()
    for unit in units:
        parsed = parse(unit)
        defined = [f for f in parsed.functions if not f.is_declaration]
        symbols = [f.name for f in defined if _is_called(f.name, name)]
        close.update(f.name for f in defined if f.linkage.name not in _LOCAL)
        if not symbols:
            continue
        module = Module.parse(str(parsed))
        for symbol in symbols:
            if module.signature(symbol).linkage in _LOCAL:
                local.add(symbol)
            else:
                found[symbol] = _prototype(module, symbol)
    chosen = found.get(name) or (next(iter(found.values())) if len(found) == 1 else None)
    if chosen is not None:
        return chosen
    raise _not_found(name, found, local, close)


def is_reentrant(units: Sequence[Unit]) -> bool:
    """Whether no unit has variables that a call could change and another one see."""
    return not any(_VARIABLE.search(str(parse(unit))) for unit in units)


_VARIABLE = re.compile(
    r"^@(?!\"?llvm\.)[^=\n]+ = (?!external)(?![^@{\n]*\bthread_local\b)[a-z_() ]*\bglobal\b",
    re.MULTILINE,
)


def _not_found(
    name: str, found: dict[str, Prototype], local: set[str], all_: set[str]
) -> Exception:
    if found:
        return SourceError(
            f"several functions are called {name}: {', '.join(sorted(found))}",
            remedy="give the symbol of the one that is meant",
        )
    if local:
        return SourceError(
            f"{name} is local to its file, so nothing can call it from outside",
            remedy="take `static` from it, or make it public",
        )
    known = ", ".join(sorted(all_)[:10]) or "none"
    return SourceError(f"no source defines {name}; functions that others can call are: {known}")


_LOCAL = ("internal", "private")


def _is_called(symbol: str, name: str) -> bool:
    """Whether a symbol is a function's name: plain, Fortran's, C++'s or Rust's."""
    if symbol == name or symbol == f"{name.lower()}_":
        return True
    fortran = re.fullmatch(r"_QM(?:\w+?)P(\w+)", symbol)
    if fortran is not None:
        return fortran[1] == name.lower()
    mangled = f"{len(name)}{name}"
    return symbol.startswith(("_Z", "_R")) and _ends_name(symbol, mangled)


def _ends_name(symbol: str, mangled: str) -> bool:
    """Whether a mangled symbol's own name, not that of a scope or an argument, is this one."""
    plain = re.fullmatch(rf"_ZL?{mangled}[A-Za-z0-9_]*", symbol) is not None
    nested = re.fullmatch(rf"_ZN(?:\d+\w+?)*?{mangled}E[A-Za-z0-9_]*", symbol) is not None
    hashed = re.fullmatch(rf"_ZN(?:\d+\w+?)*?{mangled}17h[0-9a-f]{{16}}E", symbol) is not None
    return plain or nested or hashed or (symbol.startswith("_R") and symbol.endswith(mangled))


def _prototype(module: Module, symbol: str) -> Prototype:
    signature = module.signature(symbol)
    program = _subprogram(module, symbol)
    described = _described(module, program) if program is not None else {}
    arguments = []
    first_only = _only_first(module, symbol)
    for index, type_ in enumerate(signature.type.parameters):
        attributes = " ".join(signature.parameter_attributes[index])
        access = next((w for w in ("readonly", "writeonly") if w in attributes.split()), "")
        name, source = described.get(index, ("", None))
        arguments.append(Argument(str(type_), access, name, source, index in first_only))
    is_fortran = program is not None and _is_fortran(module, program)
    return Prototype(symbol, str(signature.type.result), tuple(arguments), is_fortran)


def _only_first(module: Module, symbol: str) -> set[int]:
    """The arguments behind which a function loads and stores only the first element itself."""
    function = module.function(symbol)
    found = set()
    for index, argument in enumerate(function.arguments):
        users = [i for i in function.instructions() if argument in i.operands]
        if users and all(u.opcode in ("load", "store") for u in users):
            found.add(index)
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
                found[place - 1] = (_text(fields.get("name")), _source_type(module, fields["type"]))
    return found


def _subprogram(module: Module, symbol: str) -> int | None:
    match = re.search(r"!dbg !(\d+)", module.function_text(symbol).partition("\n")[0])
    return int(match[1]) if match else None


def _is_fortran(module: Module, program: int) -> bool:
    unit = _node(module, module.metadata(program).fields.get("unit"))
    return unit is not None and "Fortran" in _text(unit.fields.get("language"))


def _text(datum: Metadatum) -> str:
    return str(datum).strip('"') if datum is not None else ""


def _node(module: Module, datum: Metadatum) -> MetadataNode | None:
    if isinstance(datum, MetadataReference):
        return module.metadata(datum.number)
    return datum if isinstance(datum, MetadataNode) else None


def _source_type(module: Module, datum: Metadatum) -> SourceType | None:
    addresses, rank, is_const = 0, 0, False
    for _ in range(_DEEPEST):
        node = _node(module, datum)
        if node is None:
            return SourceType("void", None, addresses, rank, is_const)
        tag = _text(node.fields.get("tag"))
        if node.kind == "DIBasicType":
            return SourceType(
                _text(node.fields.get("name")), _element(node), addresses, rank, is_const
            )
        if tag in ("DW_TAG_structure_type", "DW_TAG_class_type", "DW_TAG_union_type"):
            return SourceType(_text(node.fields.get("name")), None, addresses, rank, is_const)
        if tag in ("DW_TAG_pointer_type", "DW_TAG_reference_type"):
            addresses, is_const = addresses + 1, False
        elif tag == "DW_TAG_const_type":
            is_const = True
        elif tag == "DW_TAG_array_type":
            elements = _node(module, node.fields.get("elements"))
            rank += len(elements.operands) if elements is not None else 1
        datum = node.fields.get("baseType")
    return None


_DEEPEST = 12
_ENCODINGS: dict[str, Kind] = {
    "DW_ATE_float": "float",
    "DW_ATE_complex_float": "complex",
    "DW_ATE_signed": "int",
    "DW_ATE_signed_char": "int",
    "DW_ATE_unsigned": "uint",
    "DW_ATE_unsigned_char": "uint",
    "DW_ATE_boolean": "bool",
}


def _element(basic: MetadataNode) -> Element | None:
    size, kind = basic.fields.get("size"), _ENCODINGS.get(_text(basic.fields.get("encoding")))
    return element_of(kind, size // 8) if kind is not None and isinstance(size, int) else None
