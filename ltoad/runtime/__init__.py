"""Code that derivatives call at run time, as LLVM assembly in the files of this folder.

Each file is a module that LLVM assembles as it is: it declares what it does not define.  Those in
``templates`` are modules once something stands in the place of each ``$word``; their first lines
say what that has to be.

A file is read, and taken apart, when something of it is asked for, once.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from string import Template

from ltoad.ir.text import symbols

FOLDER = Path(__file__).parent

_ITEM = re.compile(
    r"^(?:define [^\n]*?\{$.*?^\}$|declare [^\n]*|@[^\n]* = [^\n]*)", re.MULTILINE | re.DOTALL
)
"""A definition, a declaration, or a global variable."""


@dataclass(frozen=True, slots=True)
class Source:
    """A file, and what stands for the words of a template."""

    file: str
    values: Mapping[str, str] = field(default_factory=dict)

    def text(self) -> str:
        """All of the file; raises KeyError if some word of a template has a value and another has
        none."""
        text = _read(self.file)
        return Template(text).substitute(self.values) if self.values else text

    def items(self) -> Mapping[str, str]:
        """Definitions, declarations and global variables of the file, by name and in order."""
        return self._parts().items

    def definition(self, name: str) -> str:
        """The definition of a function, and what it mentions of the file, in the file's order.

        Raises KeyError if the file has no function of that name.
        """
        parts = self._parts()
        wanted, waiting = {name}, [name]
        while waiting:
            mentioned = parts.mentions[waiting.pop()] - wanted
            wanted |= mentioned
            waiting += mentioned
        return "\n\n".join(text for item, text in parts.items.items() if item in wanted) + "\n"

    def _parts(self) -> _Parts:
        return _parts(self.file, tuple(self.values.items()))


@dataclass(frozen=True, slots=True)
class _Parts:
    """The items of a file by name, and which others of the file each mentions."""

    items: Mapping[str, str]
    mentions: Mapping[str, frozenset[str]]


@cache
def _parts(file: str, values: tuple[tuple[str, str], ...]) -> _Parts:
    text = Source(file, dict(values)).text()
    items = {symbols(item)[0]: item for item in _ITEM.findall(text)}
    mentions = {name: frozenset(symbols(item)) & items.keys() for name, item in items.items()}
    return _Parts(items, mentions)


@cache
def _read(file: str) -> str:
    return (FOLDER / file).read_text("utf-8")
