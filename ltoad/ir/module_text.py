"""Cut a printed module into its top-level parts, without parsing them.

The cutter relies on the order of LLVM's printer (header, types, comdats,
globals, functions, attribute groups, metadata) and on the fact that only
top-level parts begin at the beginning of a line.  It makes one pass with
literal-prefix searches, so that a large module costs milliseconds.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from ltoad.errors import IRError
from ltoad.ir.values import unquote_name

_NAME = r'("[^"]*"|[-\w.$]+)'
_FUNCTION = re.compile(r"\n(define|declare) [^\n]*?@" + _NAME + r"\(")
_HEADER_ENTRY = re.compile(r"\n([@%$])" + _NAME + r" = ([^\n]*)")
_ATTRIBUTES = re.compile(r"\nattributes (#\d+) = \{ ?([^\n]*?) ?\}(?=\n|\Z)")
_NAMED_METADATA = re.compile(r"\n!((?:[^\d\n =][^\n =]*)) = !\{([^\n]*)\}")
_NODE = re.compile(r"\n!(\d+) = ([^\n]*)")


@dataclass(frozen=True, slots=True)
class FunctionSlice:
    """``text[start:end]`` is the definition up to its brace, or the declaration's line."""

    is_definition: bool
    start: int
    end: int


@dataclass(slots=True)
class ModuleText:
    """A module's text, which begins with a newline, and where its parts lie.

    ``functions_start``, ``attributes_start`` and ``metadata_start`` cut the
    text in four; each is the offset of a newline.
    """

    text: str
    functions: dict[str, FunctionSlice] = field(default_factory=dict)
    functions_start: int = 0
    attributes_start: int = 0
    metadata_start: int = 0

    @classmethod
    def cut(cls, text: str) -> ModuleText:
        """Cut ``text``; raises IRError for a definition without an end."""
        parts = cls("\n" + text.rstrip("\n") + "\n")
        parts._find_sections()
        parts._find_functions()
        return parts

    def _find_sections(self) -> None:
        text = self.text
        end = len(text) - 1
        first = _FUNCTION.search(text)
        metadata = text.find("\n!")
        self.metadata_start = end if metadata < 0 else metadata
        attributes = text.find("\nattributes #")
        self.attributes_start = self.metadata_start if attributes < 0 else attributes
        self.functions_start = self.attributes_start if first is None else first.start()

    def _find_functions(self) -> None:
        text, at = self.text, self.functions_start
        while match := _FUNCTION.search(text, at, self.attributes_start + 1):
            start = match.start() + 1
            if match[1] == "define":
                closing = text.find("\n}\n", start)
                if closing < 0:
                    raise IRError(f"the definition of @{match[2]} has no end")
                end = closing + 2
            else:
                end = text.find("\n", start)
            self.functions[unquote_name(match[2])] = FunctionSlice(match[1] == "define", start, end)
            at = end

    def header_entries(self) -> dict[str, dict[str, str]]:
        """Text after the equals sign by sigil and name.

        The sigils are @ (globals, unquoted names), % (types) and $ (comdats),
        the latter two by LLVM's spelling.
        """
        entries: dict[str, dict[str, str]] = {"@": {}, "%": {}, "$": {}}
        for match in _HEADER_ENTRY.finditer(self.text, 0, self.functions_start + 1):
            name = unquote_name(match[2]) if match[1] == "@" else match[2]
            entries[match[1]][name] = match[3]
        return entries

    def header_value(self, key: str) -> str:
        """The string of ``source_filename = "…"``, ``target triple = "…"`` and the like."""
        match = re.search(rf'\n{key} = "([^"]*)"', self.text[: self.functions_start + 1])
        return match[1] if match else ""

    def attribute_groups(self) -> dict[str, str]:
        """The text between the braces by group, such as ``#0``."""
        found = _ATTRIBUTES.finditer(self.text, self.attributes_start, self.metadata_start + 1)
        return {match[1]: match[2] for match in found}

    def named_metadata(self) -> dict[str, str]:
        """The text between the braces by name, such as ``llvm.module.flags``."""
        found = _NAMED_METADATA.finditer(self.text, self.metadata_start)
        return {match[1]: match[2] for match in found}

    def metadata_nodes(self) -> dict[int, tuple[int, int]]:
        """The span of each numbered node's text."""
        found = _NODE.finditer(self.text, self.metadata_start)
        return {int(match[1]): match.span(2) for match in found}

    def last_metadata_number(self) -> int:
        """The highest node number, which LLVM prints last; -1 without nodes."""
        start = self.text.rfind("\n!", self.metadata_start, len(self.text) - 1)
        match = _NODE.match(self.text, start) if start >= 0 else None
        return int(match[1]) if match else -1
