"""Whether code aligns an address that it reads from a list of variable arguments.

It does so where it reads an argument that is aligned to more than a word.  Allocators align
addresses and sizes in the same way, but none of those comes out of a list.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping

from ltoad.ir.text import LOCAL

_DEFINITION = re.compile(r"^ *(%[^ =]+) = ([^!\n]*)", re.MULTILINE)
_ALIGNED = re.compile(r"@llvm\.ptrmask|\band i64 .*, -(?:16|32|64)\b")
_NAME = re.compile(LOCAL)
_ADDRESS = re.compile(rf"\bptr ({LOCAL})")
_LOADED = re.compile(rf"load ptr, ptr ({LOCAL})")
_END = ("alloca ", "load ", "call ", "tail call ", "invoke ", "extractvalue ")
_FROM_MEMORY = "load"


def aligns_lists(body: str, lists: Iterable[str], *, are_copied: bool) -> bool:
    """Whether a function may align an address out of one of its lists, which are places in memory;
    ``are_copied``: lists may lie elsewhere, too."""
    definitions = {m[1]: m[2] for m in _DEFINITION.finditer(body)}
    aligned = [n for n, d in definitions.items() if _ALIGNED.search(d)]
    places = {r for place in lists for r in _roots(place, definitions)}
    places.add(_FROM_MEMORY)
    return any(
        are_copied or not places.isdisjoint(_roots(address, definitions))
        for address in _read(aligned, definitions)
    )


def _read(aligned: Collection[str], definitions: Mapping[str, str]) -> list[str]:
    """Where the addresses are read of which some values are made."""
    seen = set(aligned)
    pending = [n for name in aligned for n in _NAME.findall(definitions[name])]
    addresses = []
    while pending:
        name = pending.pop()
        made = definitions.get(name)
        if made is None or name in seen:
            continue
        seen.add(name)
        if loaded := _LOADED.match(made):
            addresses.append(loaded[1])
        elif not made.startswith(_END):
            pending += _NAME.findall(made)
    return addresses


def _roots(address: str, definitions: Mapping[str, str]) -> set[str]:
    """The values that an address is computed from; one name for all that comes out of memory."""
    seen: set[str] = set()
    roots = set()
    pending = [address]
    while pending:
        name = pending.pop()
        if name in seen:
            continue
        seen.add(name)
        made = definitions.get(name)
        if made is None or made.startswith(_END):
            roots.add(_FROM_MEMORY if made and made.startswith("load ") else name)
        elif made.startswith("phi "):
            pending += _NAME.findall(made)
        else:
            pending += _ADDRESS.findall(made) or [_FROM_MEMORY]
    return roots
