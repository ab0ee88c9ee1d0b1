"""What is looked for and added in the text of a module, without reading all of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping

SYMBOL = r'@(?:"([^"]*)"|([-\w$.]+))'
"""A global name, as two groups: quoted or plain."""

LOCAL = r'%(?:"[^"\n]*"|[-\w$.]+)'
"""A local name, of a value, a block or a type."""

_SYMBOL = re.compile(SYMBOL)
TEXTS_TOLD = "ltoad.texts.told"
"""Named metadata of modules in which the run tells whether strings hold numbers."""

MIXED_TOLD = "ltoad.mixed.told"
"""Named metadata of modules in which the run tells whether addresses out of memory lead to active
memory; what is active must not be stored where it is not."""

OWN_SHADOWS = "ltoad.own.shadows"
"""Named metadata of modules in which what a request calls constant is its own shadow."""

_NOTES = re.compile(
    rf"\n!(?:{'|'.join(map(re.escape, (TEXTS_TOLD, MIXED_TOLD, OWN_SHADOWS)))})"
    r" = !\{\}(?=\n)"
)

FUNCTION = re.compile(rf"^define [^\n@]*{SYMBOL}\(.*?^\}}$", re.MULTILINE | re.DOTALL)
"""A function with a body; the groups are those of its name."""


_DEFINED = re.compile(rf"^define [^\n@]*{SYMBOL}\(", re.MULTILINE)


def with_note(text: str, note: str) -> str:
    """A module with one of the notes above."""
    return f"{text}\n!{note} = !{{}}\n"


def without_notes(text: str) -> str:
    """What modules have in common that differ in these notes."""
    return _NOTES.sub("", text).rstrip("\n")


def symbol_of(match: re.Match[str]) -> str:
    """The name that a match of :data:`SYMBOL` or :data:`FUNCTION` has found."""
    return match[1] or match[2]


def symbols(text: str) -> list[str]:
    """The global names in a text, in order."""
    return [symbol_of(match) for match in _SYMBOL.finditer(text)]


def with_symbols(text: str, named: Callable[[re.Match[str]], str]) -> str:
    """A text with what ``named`` says in place of each global name."""
    return _SYMBOL.sub(named, text)


def defined(text: str) -> frozenset[str]:
    """The names of the functions with a body."""
    return frozenset(symbol_of(match) for match in _DEFINED.finditer(text))


def bodies(text: str) -> dict[str, str]:
    """The text of each function with a body."""
    return {symbol_of(match): match[0] for match in FUNCTION.finditer(text)}


def array_of_addresses(name: str, entries: Iterable[str]) -> str:
    """The definition of a constant array of the addresses of symbols."""
    addresses = [f'ptr @"{symbol}"' for symbol in entries]
    return f'@"{name}" = constant [{len(addresses)} x ptr] [{", ".join(addresses)}]'


_GROUP = re.compile(r"^attributes (#\d+) = \{([^\n]*)\}$", re.MULTILINE)
_GROUPS_OF = re.compile(r" (#\d+)")


def attribute_groups(text: str) -> dict[str, str]:
    """The words of each attribute group, by its name ``#7``."""
    return dict(_GROUP.findall(text))


def attributes_of(head: str, groups: Mapping[str, str]) -> str:
    """The words of the attribute groups that the first line of a function names."""
    return " ".join(groups.get(number, "") for number in _GROUPS_OF.findall(head))


_FEATURES = re.compile(r'"target-features"="([^"]*)"')


def target_features(words: str) -> str | None:
    """The features of the processor that attributes name; None if they name none."""
    named = _FEATURES.search(words)
    return named[1] if named else None


def switched_on(words: str) -> set[str]:
    """The features that attributes say a processor has, each with its sign."""
    return {w for w in (target_features(words) or "").split(",") if w.startswith("+")}


def split_arguments(text: str, at: int = 0) -> Iterator[str]:
    """What stands between commas that no bracket encloses, up to the bracket that closes it all, or
    to the end."""
    depth, start, end = 0, at, len(text)
    for place in range(at, len(text)):
        character = text[place]
        depth += (character in "([{<") - (character in ")]}>")
        if depth < 0:
            end = place
            break
        if depth == 0 and character == ",":
            yield text[start:place].strip()
            start = place + 1
    yield text[start:end].strip()


PASSED = "__ltoad_passed_"
"""How the names of globals begin by which whoever passes an address passes its shadow, too."""

APART = '"ltoad-apart"'
"""The mark of functions that no compiler can have inlined into what is differentiated."""

USED = "llvm.used"
"""The list of what neither LLVM nor the linker drops."""

COMPILER_USED = "llvm.compiler.used"
"""The list of what LLVM does not drop."""


def with_used(text: str, names: Collection[str], used: str = USED) -> str:
    """The module with symbols, with their ``@``, in a list of those that are kept."""
    if not names:
        return text
    pattern = rf"^@{re.escape(used)} = appending global \[(\d+) x ptr\] \[(.*)\], section .*$"
    found = re.search(pattern, text, re.MULTILINE)
    count = len(names) + (int(found[1]) if found else 0)
    entries = ", ".join([*([found[2]] if found else []), *(f"ptr {name}" for name in names)])
    line = f'@{used} = appending global [{count} x ptr] [{entries}], section "llvm.metadata"'
    if found is None:
        return f"{text}\n{line}\n"
    return text[: found.start()] + line + text[found.end() :]
