"""Types of the source, as debug information has them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from ltoad.frontends.containers import Container, complex_of, container_of, held_by, of_structs
from ltoad.frontends.dims import Dim
from ltoad.frontends.elements import Element, Kind, element_of
from ltoad.frontends.structs import Field, Struct
from ltoad.ir.metadata import MetadataNode, MetadataReference, Metadatum
from ltoad.ir.module import Module


@dataclass(frozen=True, slots=True)
class SourceType:
    """A type as the source spells it: ``name`` behind ``addresses`` ``*`` or ``&``, or in an array
    of so many dimensions.  ``element`` is None for what is no number.

    ``has_descriptor``: an array of Fortran that comes with its sizes and strides.  ``is_slice``: an
    array of Rust that comes with its length.  ``is_function``: the address of a function.
    """

    name: str
    element: Element | None
    addresses: int = 0
    rank: int = 0
    is_const: bool = False
    struct: Struct | None = None
    has_descriptor: bool = False
    is_allocatable: bool = False
    is_pointer: bool = False
    """Of Fortran: whether the function may give an array other memory."""
    is_slice: bool = False
    is_function: bool = False
    is_reference: bool = False
    """``T &`` of C++ or ``&T`` of Rust: the address of one."""
    sizes: tuple[int | None, ...] = ()
    """Of the dimensions of an array, where they are fixed."""
    container: Container | None = None
    is_hidden: bool = False
    """Whether C++ passes the address of a copy, since copies have to be made by a constructor."""

    def __str__(self) -> str:
        dims = f"({', '.join(':' * self.rank)})" if self.rank and not self.is_slice else ""
        addresses = "" if self.is_slice else "*" * self.addresses
        if self.container is not None:
            addresses = "&" if self.is_reference else addresses
            return f"{'const ' if self.is_const else ''}{self.container.name}{addresses}"
        return ("const " if self.is_const else "") + self.name + addresses + dims


def text_of(datum: Metadatum) -> str:
    return str(datum).strip('"') if datum is not None else ""


def node_of(module: Module, datum: Metadatum) -> MetadataNode | None:
    if isinstance(datum, MetadataReference):
        return module.metadata(datum.number)
    return datum if isinstance(datum, MetadataNode) else None


_DEEPEST = 12
_SLICE = re.compile(r"&(mut )?\[\w+\]")
_STRUCTS = ("DW_TAG_structure_type", "DW_TAG_class_type", "DW_TAG_union_type")
_ADDRESSES = ("DW_TAG_pointer_type", "DW_TAG_reference_type", "DW_TAG_rvalue_reference_type")


def source_type(module: Module, datum: Metadatum) -> SourceType | None:
    """A type; None for one that is no number, struct, or array or address of these."""
    found = SourceType("void", None)
    called = ""
    for _ in range(_DEEPEST):
        node = node_of(module, datum)
        if node is None:
            return found
        tag = text_of(node.fields.get("tag"))
        if node.kind == "DIBasicType":
            return replace(found, name=text_of(node.fields.get("name")), element=_element(node))
        if node.kind == "DISubroutineType":
            return replace(found, name="function", is_function=True)
        if tag in _STRUCTS:
            return _struct_type(module, node, called, found)
        if tag in _ADDRESSES:
            name = text_of(node.fields.get("name"))
            is_const = "&" in name and _is_shared(node)
            refers = tag != "DW_TAG_pointer_type" or name.startswith("&")
            addresses = found.addresses + 1
            found = replace(found, addresses=addresses, is_const=is_const, is_reference=refers)
        elif tag == "DW_TAG_const_type":
            found = replace(found, is_const=True)
        elif tag == "DW_TAG_typedef":
            called = called or text_of(node.fields.get("name"))
        elif tag == "DW_TAG_array_type":
            sizes = (*found.sizes, *_counts(module, node))
            described = node.fields.get("dataLocation") is not None
            found = replace(
                found,
                rank=len(sizes),
                has_descriptor=described,
                is_allocatable=node.fields.get("allocated") is not None,
                is_pointer=node.fields.get("associated") is not None,
                sizes=sizes,
            )
        datum = node.fields.get("baseType")
    return None


def _counts(module: Module, array: MetadataNode) -> Iterator[int | None]:
    """The sizes of an array's dimensions; None for one that is not fixed."""
    elements = node_of(module, array.fields.get("elements"))
    for datum in elements.operands if elements is not None else (None,):
        range_ = node_of(module, datum)
        count = range_.fields.get("count") if range_ is not None else None
        yield count if isinstance(count, int) and count >= 0 else None


def _is_shared(node: MetadataNode) -> bool:
    """Whether an address is Rust's ``&T``, through which nothing is written."""
    name = text_of(node.fields.get("name"))
    return name.startswith("&") and not name.startswith("&mut ")


def _struct_type(
    module: Module, node: MetadataNode, called: str, found: SourceType
) -> SourceType | None:
    name = text_of(node.fields.get("name")) or called
    match = _SLICE.fullmatch(name)
    if match is None:
        hidden = "DIFlagTypePassByReference" in text_of(node.fields.get("flags"))
        own = replace(found, name=name, struct=_struct(module, node, name), is_hidden=hidden)
        return _of_library(module, node, own) if _is_of_library(module, node) else own
    data = next((m for n, m in _members(module, node) if n == "data_ptr"), None)
    inner = source_type(module, data.fields.get("baseType")) if data is not None else None
    if inner is None or inner.element is None:
        return None
    return SourceType(name, inner.element, 1, 1, is_const=match[1] is None, is_slice=True)


def _is_of_library(module: Module, node: MetadataNode) -> bool:
    """Whether a type is in C++'s namespace ``std``."""
    names = []
    for _ in range(_DEEPEST):
        scope = node_of(module, node.fields.get("scope"))
        if scope is None or scope.kind != "DINamespace":
            break
        names.append(text_of(scope.fields.get("name")))
        node = scope
    return names[-1:] == ["std"]


def _of_library(module: Module, node: MetadataNode, found: SourceType) -> SourceType:
    """Complex numbers are numbers, and a container is an array, or a text, unless it is one of an
    array of such."""
    if (number := complex_of(found.name)) is not None:
        return replace(found, element=number, struct=None, is_hidden=False)
    container = container_of(found.name) or _of_structs(module, node, found.name)
    if container is None or found.rank:
        return found
    return replace(
        found,
        element=container.element,
        rank=len(container.sizes),
        sizes=container.sizes,
        is_const=found.is_const if not container.is_view else container.is_const,
        container=container,
    )


def _of_structs(module: Module, node: MetadataNode, name: str) -> Container | None:
    """A container of structs, by the type that its template has."""
    arguments = node_of(module, node.fields.get("templateParams"))
    first = node_of(module, arguments.operands[0]) if arguments and arguments.operands else None
    held = node_of(module, first.fields.get("type")) if first is not None else None
    held = held or _called(module, held_by(name))
    if held is None or held.kind != "DICompositeType":
        return None
    called = text_of(held.fields.get("name"))
    if _is_of_library(module, held) and not called.startswith("pair<"):
        return None
    if "DIFlagTypePassByValue" not in text_of(held.fields.get("flags")):
        return None  # copies are made by a constructor, or its address tells which class it is
    return of_structs(name, _struct(module, held, called))


def _called(module: Module, name: str) -> MetadataNode | None:
    """The struct of that name with its scopes: of a container that is declared only, debug
    information has no more than its name."""
    last = name.rpartition("::")[2]
    for number in module.metadata_numbers() if last else ():
        text = module.metadata_text(number)
        if "!DICompositeType(" in text and f'name: "{last}"' in text:
            node = module.metadata(number)
            if node.fields.get("elements") is not None and _scoped(module, node) == name:
                return node
    return None


def _scoped(module: Module, node: MetadataNode) -> str:
    names = [text_of(node.fields.get("name"))]
    for _ in range(_DEEPEST):
        scope = node_of(module, node.fields.get("scope"))
        if scope is None or scope.kind in ("DIFile", "DICompileUnit"):
            break
        names.append(text_of(scope.fields.get("name")) or "(anonymous namespace)")
        node = scope
    return "::".join(reversed(names))


def _members(module: Module, node: MetadataNode) -> Iterator[tuple[str, MetadataNode]]:
    elements = node_of(module, node.fields.get("elements"))
    for datum in elements.operands if elements is not None else ():
        member = node_of(module, datum)
        if member is not None and member.kind == "DIDerivedType":
            yield text_of(member.fields.get("name")), member


def _struct(module: Module, node: MetadataNode, name: str, depth: int = 0) -> Struct:
    """The fields by their places in memory."""
    fields = [
        _field(module, name, member, depth)
        for name, member in _members(module, node)
        if not _is_empty_base(module, member)
    ]
    if text_of(node.fields.get("tag")) == "DW_TAG_union_type":
        fields = [Field(f.name, None, reason="is one of a union") for f in fields]
    fields.sort(key=lambda f: f.offset or 0)
    size = node.fields.get("size")
    return Struct(name, tuple(fields), size // 8 if isinstance(size, int) else 0)


def _is_empty_base(module: Module, member: MetadataNode) -> bool:
    """Whether a member is a base class that holds nothing, which takes no room."""
    if text_of(member.fields.get("tag")) != "DW_TAG_inheritance":
        return False
    base = node_of(module, member.fields.get("baseType"))
    return base is not None and not any(
        text_of(m.fields.get("tag")) != "DW_TAG_inheritance" or not _is_empty_base(module, m)
        for _, m in _members(module, base)
        if "DIFlagStaticMember" not in text_of(m.fields.get("flags"))
    )


def _field(module: Module, name: str, member: MetadataNode, depth: int) -> Field:
    offset = member.fields.get("offset") or 0
    place = offset // 8 if isinstance(offset, int) else 0
    tag, flags = text_of(member.fields.get("tag")), text_of(member.fields.get("flags"))
    if tag != "DW_TAG_member" or "DIFlagStaticMember" in flags:
        return Field(name or "its base", None, offset=place, reason="is no plain member")
    if "DIFlagBitField" in flags:
        return Field(name, None, offset=place, reason="is a bit field")
    return _placed(module, name, member.fields.get("baseType"), place, depth)


def _placed(module: Module, name: str, datum: Metadatum, place: int, depth: int) -> Field:
    found = source_type(module, datum) if depth < _DEEPEST else None
    if found is None or found.addresses > 1 or (found.addresses and found.rank):
        return Field(name, None, offset=place, reason="is neither a number nor an array")
    if found.container is not None and (None in found.sizes or found.container.is_view):
        return Field(name, None, offset=place, reason=f"is a {found.container.name}")
    if found.addresses:
        known = found.element is not None and not found.is_function
        reason = "" if known else "is the address of no number"
        return Field(name, found.element, (), None, True, place, reason, found.is_const)
    if found.struct is not None and found.container is None:
        reason = "is an array of structs" if found.rank else ""
        inner = None if reason else found.struct
        return Field(name, None, (), inner, offset=place, reason=reason)
    if found.element is None:
        return Field(name, None, offset=place, reason="is no number")
    if None in found.sizes:
        return Field(name, None, offset=place, reason="has a size that is not fixed")
    dims = tuple(Dim(str(size)) for size in found.sizes)
    return Field(name, found.element, dims, offset=place)


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
    size, kind = basic.fields.get("size"), _ENCODINGS.get(text_of(basic.fields.get("encoding")))
    if kind is None or not isinstance(size, int):
        return None
    if kind == "bool" and size > _BITS_OF_A_BYTE:  # Fortran's logicals are as large as its integers
        kind = "int"
    return element_of(kind, size // 8)


_BITS_OF_A_BYTE = 8
