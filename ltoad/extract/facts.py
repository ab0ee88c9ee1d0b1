"""The facts that the call graph needs, from the printed text of a module.

One pass over the lines of ``str(module)``: LLVM's printer puts every global,
every instruction and the head of every function on a line of its own, so a
line needs at most one regular expression and the whole takes linear time.
(Printing instructions one by one would be quadratic, and llvmlite iterates
neither over aliases nor over what an initialiser mentions.)
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from callgraph.facts import (
    AliasFacts,
    Call,
    Declaration,
    FunctionFacts,
    GlobalFacts,
    IndirectCall,
    Signature,
    UnitFacts,
)
from ltoad.errors import IRError
from ltoad.extract.signatures import signature_at, without_quotes

_IDENTIFIER = r'(?:"[^"]*"|[-\w$.]+)'
# Strings and block addresses are consumed first: what is inside names no symbol.
_SYMBOL = re.compile(rf'blockaddress\([^)]*\)|%"[^"]*"|@({_IDENTIFIER})|"[^"]*"')
_GLOBAL = re.compile(rf"@({_IDENTIFIER}) = ")
_GLOBAL_KIND = re.compile(r"\b(global|constant|alias|ifunc) ")
_CALL = re.compile(
    rf"  (?:%{_IDENTIFIER} = )?(?:(?:tail|musttail|notail) )?(?:call|invoke|callbr) "
)
# The callee stands right before a parenthesis; types and attributes in front of
# it either have a space there or do not begin with a sigil.
_CALLEE = re.compile(rf'([@%]){_IDENTIFIER}\(|"[^"]*"(\()?|\b(?:null|undef|poison)\(|\)\(')
_LOCATION_OF = re.compile(r"!dbg !(\d+)")
_LOCATION = re.compile(r"!(\d+) = (?:distinct )?!DILocation\(line: (\d+)")
_CONTINUED = " " * 10
_ESCAPE = re.compile(r"\\([0-9A-Fa-f]{2})")
_LOCAL_LINKAGES = ("private", "internal", "appending")
_SHARED_LINKAGES = ("weak", "weak_odr", "linkonce", "linkonce_odr", "available_externally")
_LINKAGES = frozenset((*_LOCAL_LINKAGES, *_SHARED_LINKAGES, "common", "external", "extern_weak"))


def facts_of_text(unit: str, text: str) -> UnitFacts:
    """The facts of the module that LLVM printed as ``text``; ``unit`` names it.

    Raises :class:`IRError` for text that LLVM's printer would not write.
    """
    lines = text.splitlines()
    locations = _source_lines(lines)
    scan = _Scan()
    remaining = iter(lines)
    try:
        for line in remaining:
            if line.startswith("define "):
                scan.definitions.append(_function(line, _body(remaining), locations))
            elif line.startswith("declare "):
                scan.declarations.append(_declaration(line))
            elif line.startswith("@"):
                scan.add_global(line)
    except (ValueError, IndexError) as error:
        raise IRError(f"{unit}: cannot read the printed module: {error}") from error
    return UnitFacts(
        unit,
        tuple(scan.definitions),
        tuple(scan.declarations),
        tuple(scan.globals),
        tuple(scan.aliases),
    )


def unquoted(identifier: str) -> str:
    """An identifier as printed, as the name that it stands for."""
    if not identifier.startswith('"'):
        return identifier
    inside = identifier[1:-1]
    if "\\" not in inside:
        return inside
    raw = _ESCAPE.sub(lambda found: chr(int(found.group(1), 16)), inside.replace("\\\\", "\\5C"))
    return raw.encode("latin-1").decode("utf-8", "surrogateescape")


@dataclass(slots=True)
class _Scan:
    definitions: list[FunctionFacts] = field(default_factory=list)
    declarations: list[Declaration] = field(default_factory=list)
    globals: list[GlobalFacts] = field(default_factory=list)
    aliases: list[AliasFacts] = field(default_factory=list)

    def add_global(self, line: str) -> None:
        head = _GLOBAL.match(line)
        if head is None:
            raise ValueError(line)
        kind = _GLOBAL_KIND.search(line, head.end())
        if kind is None:
            raise ValueError(line)
        name = unquoted(head.group(1))
        words = line[head.end() : kind.start()].split()
        linkage = _linkage(words)
        mentioned = tuple(dict.fromkeys(_symbols(line[kind.end() :])))
        # An alias of an absolute address mentions nothing, and is data for us.
        if kind.group(1) in ("alias", "ifunc") and mentioned:
            is_ifunc = kind.group(1) == "ifunc"
            self.aliases.append(AliasFacts(name, mentioned[0], linkage, is_ifunc))
        else:
            # Only a declaration spells out that it is external.
            defined = not {"external", "extern_weak"} & set(words)
            self.globals.append(GlobalFacts(name, linkage, defined, mentioned))


def _source_lines(lines: Iterable[str]) -> dict[str, int]:
    """Source lines by the number of the metadata node that holds them."""
    found = (_LOCATION.match(line) for line in lines if line.startswith("!"))
    return {match.group(1): int(match.group(2)) for match in found if match}


def _linkage(words: Iterable[str]) -> str:
    return next((word for word in words if word in _LINKAGES), "external")


def _symbols(text: str) -> Iterator[str]:
    if "@" not in text:
        return
    for found in _SYMBOL.finditer(text):
        if found.group(1) is not None:
            yield unquoted(found.group(1))


def _head(line: str) -> tuple[str, str, Signature]:
    """Name, linkage and signature from a ``define`` or ``declare`` line."""
    for found in _CALLEE.finditer(line):
        if found.group(1) == "@":
            break
    else:
        raise ValueError(line)
    parenthesis = found.end() - 1
    linkage = _linkage(line[: found.start()].split()[1:3])
    signature = signature_at(without_quotes(line), parenthesis)
    return unquoted(found.group()[1:-1]), linkage, signature


def _declaration(line: str) -> Declaration:
    name, linkage, signature = _head(line)
    return Declaration(name, signature, linkage)


def _body(lines: Iterator[str]) -> Iterator[str]:
    """The lines of a body, up to its brace; what an invoke or landing pad goes on with joined."""
    whole = ""
    for line in lines:
        if line.startswith("}"):
            break
        if line.startswith(_CONTINUED):
            whole += line
        else:
            yield whole
            whole = line
    yield whole


def _function(line: str, body: Iterable[str], locations: Mapping[str, int]) -> FunctionFacts:
    name, linkage, signature = _head(line)
    collected = _Body(locations)
    for instruction in body:
        collected.add(instruction)
    return FunctionFacts(
        name,
        signature,
        linkage,
        tuple(
            Call(callee, count, place, symbols)
            for (callee, symbols), (count, place) in collected.calls.items()
        ),
        tuple(
            IndirectCall(called, count, place)
            for called, (count, place) in collected.indirect.items()
        ),
        tuple(collected.addresses),
        collected.instructions,
    )


@dataclass(slots=True)
class _Body:
    """What the instructions of one function add up to."""

    locations: Mapping[str, int]
    calls: dict[tuple[str, tuple[str, ...]], tuple[int, int | None]] = field(default_factory=dict)
    indirect: dict[Signature, tuple[int, int | None]] = field(default_factory=dict)
    addresses: dict[str, None] = field(default_factory=dict)
    instructions: int = 0

    def add(self, line: str) -> None:
        """Count one line, unless it is a label, a debug record or a case of a switch."""
        if not line.startswith("  ") or line[2] in " ]":
            return
        self.instructions += 1
        called = _CALL.match(line)
        if called is None:
            self.addresses.update(dict.fromkeys(_symbols(line)))
        else:
            self.add_call(line, called.end())

    def add_call(self, line: str, start: int) -> None:
        found = _callee(line, start)
        arguments = tuple(_symbols(line[found.end() :]))
        place = self.source_line(line)
        if found.group(1) == "@":
            key = unquoted(found.group()[1:-1]), arguments
            count, first = self.calls.get(key, (0, place))
            self.calls[key] = count + 1, first
            return
        self.addresses.update(dict.fromkeys(_symbols(line[start : found.end()])))
        self.addresses.update(dict.fromkeys(arguments))
        if found.group(2) is None:
            called = signature_at(without_quotes(line[start:]), found.end() - 1 - start)
            count, first = self.indirect.get(called, (0, place))
            self.indirect[called] = count + 1, first

    def source_line(self, line: str) -> int | None:
        found = _LOCATION_OF.search(line)
        # Line 0 marks code that the compiler made up.
        return (self.locations.get(found.group(1)) or None) if found else None


def _callee(line: str, start: int) -> re.Match[str]:
    """The callee with its opening parenthesis; group 2 is set for inline assembly."""
    for found in _CALLEE.finditer(line, start):
        if not (found.group().startswith('"') and found.group(2) is None):
            return found
    raise ValueError(line)
