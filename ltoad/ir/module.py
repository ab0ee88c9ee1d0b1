"""A module: printed once by LLVM, parsed as far as it is asked about, edited, printed.

Nothing is parsed before it is needed, and what is not changed is printed
from the slice of text it came from.  A :class:`Function` that was got from
:meth:`Module.function` may be read freely; changes to it are printed once it
is handed to :meth:`Module.replace_function`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cached_property

from ltoad.errors import IRError
from ltoad.ir.instructions import Function
from ltoad.ir.layout import DataLayout
from ltoad.ir.lexer import tokenise
from ltoad.ir.metadata import MetadataNode, MetadataReference, parse_metadata
from ltoad.ir.module_text import ModuleText
from ltoad.ir.parse_function import parse_function
from ltoad.ir.parse_types import text_type
from ltoad.ir.printer import print_function
from ltoad.ir.symbols import GlobalVariable, Signature, parse_global, parse_header
from ltoad.ir.types import FunctionType, NamedType, Type
from ltoad.ir.values import quote_name


class Module:
    """See the module's docstring; make one with :meth:`parse`."""

    def __init__(self, parts: ModuleText) -> None:
        self._parts = parts
        self._parsed: dict[str, Function] = {}
        self._types: dict[str, Type] = {}
        self._globals: dict[str, GlobalVariable] = {}
        self._signatures: dict[str, Signature] = {}
        self._nodes: dict[int, MetadataNode] = {}
        self._changed: dict[str, Function] = {}
        self._removed: set[str] = set()
        self._new_functions: dict[str, Function] = {}
        self._new_declarations: dict[str, str] = {}
        self._new_globals: dict[str, str] = {}
        self._new_groups: dict[str, str] = {}
        self._new_nodes: list[str] = []
        self._named_operands: dict[str, list[str]] = {}

    @classmethod
    def parse(cls, text: str) -> Module:
        """Cut the text that LLVM printed for a module.

        Raises IRError if a definition has no end; anything else that is wrong
        shows when the part is asked for.
        """
        return cls(ModuleText.cut(text))

    # -- header -------------------------------------------------------------

    @cached_property
    def source_filename(self) -> str:
        return self._parts.header_value("source_filename")

    @cached_property
    def triple(self) -> str:
        return self._parts.header_value("target triple")

    @cached_property
    def layout(self) -> DataLayout:
        return DataLayout.parse(self._parts.header_value("target datalayout"), self.resolve)

    @cached_property
    def _entries(self) -> dict[str, dict[str, str]]:
        return self._parts.header_entries()

    @property
    def module_assembly(self) -> tuple[str, ...]:
        """The lines of ``module asm``, escaped as LLVM prints them."""
        header = self._parts.text[: self._parts.functions_start + 1]
        return tuple(re.findall(r'\nmodule asm "([^"]*)"', header))

    # -- types --------------------------------------------------------------

    def type_names(self) -> Iterator[str]:
        """The named types, by LLVM's spelling without the percent sign."""
        return iter(self._entries["%"])

    def type_text(self, name: str) -> str:
        """The body of a named type as it is printed."""
        text = self._entries["%"].get(name)
        if text is None:
            raise IRError(f"no type %{name}")
        return text.removeprefix("type ")

    def named_type(self, name: str) -> Type:
        """The body of a named type (a struct, or ``opaque``)."""
        body = self._types.get(name)
        if body is None:
            body = self._types[name] = text_type(self.type_text(name), f"%{name}")
        return body

    def resolve(self, type_: Type) -> Type:
        """The body of a named type; any other type itself."""
        return self.named_type(type_.name) if isinstance(type_, NamedType) else type_

    # -- globals ------------------------------------------------------------

    def global_names(self) -> Iterator[str]:
        """Variables, aliases and ifuncs."""
        yield from self._entries["@"]
        yield from self._new_globals

    def has_global(self, name: str) -> bool:
        """Whether there is a variable, alias or ifunc of that name."""
        return name in self._entries["@"] or name in self._new_globals

    def global_variable(self, name: str) -> GlobalVariable:
        """The facts about a variable, alias or ifunc."""
        known = self._globals.get(name)
        if known is None:
            text = self._new_globals.get(name) or self._entries["@"].get(name)
            if text is None:
                raise IRError(f"no global @{name}")
            known = self._globals[name] = parse_global(name, text)
        return known

    # -- functions ----------------------------------------------------------

    def function_names(self) -> Iterator[str]:
        """All defined functions, new ones last."""
        for name, part in self._parts.functions.items():
            if part.is_definition:
                yield name
        yield from self._new_functions

    def declaration_names(self) -> Iterator[str]:
        """All functions that are declared and not defined."""
        for name, part in self._parts.functions.items():
            if not part.is_definition and name not in self._removed:
                yield name
        yield from self._new_declarations

    def defines(self, name: str) -> bool:
        """Whether the module has the function's body."""
        part = self._parts.functions.get(name)
        return (part is not None and part.is_definition) or name in self._new_functions

    def declares(self, name: str) -> bool:
        """Whether the function is declared only."""
        part = self._parts.functions.get(name)
        known = part is not None and not part.is_definition and name not in self._removed
        return known or name in self._new_declarations

    def function(self, name: str) -> Function:
        """The function, parsed on first use; raises IRError if it is not defined."""
        function = self._changed.get(name) or self._new_functions.get(name)
        function = function or self._parsed.get(name)
        if function is None:
            if not self.defines(name):
                raise IRError(f"no definition of @{name}")
            function = parse_function(self.function_text(name), self.resolve)
            self._parsed[name] = function
        return function

    def function_text(self, name: str) -> str:
        """The text of a definition or declaration, as it will be printed."""
        function = self._changed.get(name) or self._new_functions.get(name)
        if function is not None:
            return print_function(function)
        if name in self._new_declarations:
            return self._new_declarations[name]
        part = self._parts.functions.get(name)
        if part is None or name in self._removed:
            raise IRError(f"no function @{name}")
        return self._parts.text[part.start : part.end]

    def signature(self, name: str) -> Signature:
        """Type and attributes of a function, whether it is defined or declared."""
        known = self._signatures.get(name)
        if known is None:
            line = self.function_text(name).partition("\n")[0]
            known = self._signatures[name] = parse_header(line)
        return known

    def knows(self, name: str) -> bool:
        """Whether ``@name`` is anything in the module."""
        return self.defines(name) or self.declares(name) or self.has_global(name)

    # -- attributes ---------------------------------------------------------

    @cached_property
    def _groups(self) -> dict[str, str]:
        return self._parts.attribute_groups()

    def attribute_group(self, reference: str) -> tuple[str, ...]:
        """The attributes of a group such as ``#3``: ``nounwind``, ``"k"="v"``, …"""
        text = self._new_groups.get(reference) or self._groups.get(reference)
        if text is None:
            raise IRError(f"no attribute group {reference}")
        found: list[str] = []
        for token in tokenise(text)[:-1]:
            if token == "=" or (found and found[-1].endswith("=") and token.isdigit()):
                found[-1] += token
            else:
                found.append(token)
        return tuple(found)

    def function_attributes(self, name: str) -> tuple[str, ...]:
        """All attributes of a function itself, from its attribute groups."""
        groups = self.signature(name).attribute_groups
        return tuple(word for group in groups for word in self.attribute_group(group))

    def attribute_groups_with(self, text: str) -> frozenset[str]:
        """The attribute groups in whose spelling ``text`` occurs."""
        groups = {**self._groups, **self._new_groups}
        return frozenset(reference for reference, words in groups.items() if text in words)

    def mentions(self, text: str) -> bool:
        """Whether the module as it was read has ``text`` anywhere: a quick answer if not."""
        return text in self._parts.text

    # -- metadata -----------------------------------------------------------

    @cached_property
    def _spans(self) -> dict[int, tuple[int, int]]:
        return self._parts.metadata_nodes()

    @cached_property
    def _first_new_node(self) -> int:
        return self._parts.last_metadata_number() + 1

    def metadata_numbers(self) -> Iterator[int]:
        """The numbers of all nodes, new ones last."""
        yield from self._spans
        yield from range(self._first_new_node, self._first_new_node + len(self._new_nodes))

    def metadata(self, number: int) -> MetadataNode:
        """The node ``!number``, parsed on first use."""
        node = self._nodes.get(number)
        if node is None:
            node = self._nodes[number] = parse_metadata(self.metadata_text(number))
        return node

    def metadata_text(self, number: int) -> str:
        """The node ``!number`` as it is printed."""
        new = number - self._first_new_node
        if 0 <= new < len(self._new_nodes):
            return self._new_nodes[new]
        if number not in self._spans:
            raise IRError(f"no metadata !{number}")
        start, end = self._spans[number]
        return self._parts.text[start:end]

    def named_metadata(self, name: str) -> tuple[MetadataReference, ...]:
        """The nodes of named metadata such as ``llvm.ident``; empty if there is none."""
        text = self._named_metadata.get(name, "")
        return tuple(MetadataReference(int(n)) for n in re.findall(r"!(\d+)", text))

    def has_named_metadata(self, name: str) -> bool:
        """Whether there is named metadata, be it empty."""
        return name in self._named_metadata

    @cached_property
    def _named_metadata(self) -> dict[str, str]:
        return self._parts.named_metadata()

    def tbaa_access_name(self, node: str) -> str | None:
        """The name of the scalar type that a ``!tbaa`` attachment accesses.

        A struct-path tag is (base type, access type, offset, …); an old
        scalar tag is a type node itself.
        """
        if not node[1:].isdigit():
            return None
        tag = self.metadata(int(node[1:]))
        if len(tag.operands) > 1 and isinstance(tag.operands[0], MetadataReference):
            access = tag.operands[1]
            if isinstance(access, MetadataReference):
                tag = self.metadata(access.number)
        return next((o for o in tag.operands if isinstance(o, str)), None)

    # -- edits --------------------------------------------------------------

    def fresh_name(self, base: str) -> str:
        """``base``, or ``base.1``, ``base.2``, … if that name is taken."""
        name, count = base, 0
        while self.knows(name):
            count += 1
            name = f"{base}.{count}"
        return name

    def add_function(self, function: Function) -> None:
        """Add a definition; it takes the place of a declaration of that name."""
        if self.defines(function.name) or self.has_global(function.name):
            raise IRError(f"@{function.name} is defined already")
        self._drop_declaration(function.name)
        self._new_functions[function.name] = function

    def replace_function(self, function: Function) -> None:
        """Print the definition of that name from the model from now on."""
        if function.name in self._new_functions:
            self._new_functions[function.name] = function
        elif self.defines(function.name):
            self._changed[function.name] = function
        else:
            raise IRError(f"no definition of @{function.name}")
        self._signatures.pop(function.name, None)

    def declare(
        self,
        name: str,
        type_: FunctionType,
        *,
        prefix: str = "",
        suffix: str = "",
        parameter_attributes: Sequence[Sequence[str]] = (),
    ) -> None:
        """Declare a function unless a function of that name is there already."""
        if self.defines(name) or self.declares(name):
            return
        attributes = parameter_attributes or [()] * len(type_.parameters)
        pairs = zip(type_.parameters, attributes, strict=True)
        parameters = [" ".join((str(t), *words)) for t, words in pairs]
        if type_.variadic:
            parameters.append("...")
        head = f"{type_.result} @{quote_name(name)}({', '.join(parameters)})"
        words = ("declare", prefix, head, suffix)
        self._new_declarations[name] = " ".join(word for word in words if word)

    def remove_declaration(self, name: str) -> bool:
        """Remove a declaration that nothing refers to; returns whether it is gone.

        Takes time linear in the module, because all of its text is searched.
        """
        if not self.declares(name):
            return False
        spelling = re.escape("@" + quote_name(name))
        uses = re.findall(rf"{spelling}(?![-\w.$])", self.print())
        if len(uses) > 1:
            return False
        self._drop_declaration(name)
        return True

    def _drop_declaration(self, name: str) -> None:
        if self._new_declarations.pop(name, None) is None and self.declares(name):
            self._removed.add(name)
        self._signatures.pop(name, None)

    def add_global(self, name: str, text: str) -> None:
        """Add ``@name = text``; the name must be free."""
        if self.knows(name):
            raise IRError(f"@{name} is defined already")
        self._new_globals[name] = text

    def add_metadata(self, text: str) -> str:
        """Add a node such as ``!{!"x", i32 1}``; returns its reference ``!N``."""
        self._new_nodes.append(text)
        return f"!{self._first_new_node + len(self._new_nodes) - 1}"

    def add_to_named_metadata(self, name: str, node: str) -> None:
        """Add a node to named metadata that has others already."""
        self._named_operands.setdefault(name, []).append(node)

    def add_own_metadata(self, *operands: str) -> str:
        """Add a distinct node whose first operand is itself, as those of loops are."""
        own = f"!{self._first_new_node + len(self._new_nodes)}"
        return self.add_metadata(f"distinct !{{{', '.join((own, *operands))}}}")

    def add_attribute_group(self, text: str) -> str:
        """The group of the attributes in ``text``; an equal new group is used again."""
        for reference, known in self._new_groups.items():
            if known == text:
                return reference
        numbers = [int(reference[1:]) for reference in self._groups]
        reference = f"#{max(numbers, default=-1) + 1 + len(self._new_groups)}"
        self._new_groups[reference] = text
        return reference

    # -- printing -----------------------------------------------------------

    def print(self) -> str:
        """The module's text, for LLVM to parse."""
        parts = self._parts
        text = parts.text
        pieces = [text[1 : parts.functions_start]]
        pieces.extend(f"\n@{quote_name(n)} = {t}" for n, t in self._new_globals.items())
        pieces.extend(self._function_pieces())
        pieces.extend(f"\n\n{print_function(f)}" for f in self._new_functions.values())
        pieces.extend(f"\n\n{line}" for line in self._new_declarations.values())
        if self._new_functions or self._new_declarations:
            pieces.append("\n")
        pieces.append(text[parts.attributes_start : parts.metadata_start])
        pieces.extend(f"\nattributes {r} = {{ {t} }}" for r, t in self._new_groups.items())
        pieces.append(self._with_named_operands(text[parts.metadata_start : -1]))
        first = self._first_new_node
        pieces.extend(f"\n!{first + i} = {t}" for i, t in enumerate(self._new_nodes))
        return "".join(pieces) + "\n"

    def _with_named_operands(self, text: str) -> str:
        for name, nodes in self._named_operands.items():
            begin = f"!{name} = !{{"
            text = text.replace(begin, f"{begin}{', '.join(nodes)}, ", 1)
        return text

    def _function_pieces(self) -> Iterator[str]:
        """The functions' part of the text, changed slices exchanged."""
        text, at = self._parts.text, self._parts.functions_start
        edited = sorted(
            (self._parts.functions[name].start, name) for name in (*self._changed, *self._removed)
        )
        for start, name in edited:
            yield text[at:start]
            if name in self._changed:
                yield print_function(self._changed[name])
            at = self._parts.functions[name].end
        yield text[at : self._parts.attributes_start]
