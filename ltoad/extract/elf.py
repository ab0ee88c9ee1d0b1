"""What there is to read in a plain ELF file: sections by name, and symbols.

lief reads every kind of object, but takes as long to import as a small link may take, and nearly
all of the hundreds of objects in a link are 64-bit little-endian ELF files with ordinary tables.
For anything else :class:`UnusualError` is raised.  The format is in chapter 4 of the System V ABI.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import NamedTuple

_HEADER = struct.Struct("<16sHHIQQQIHHHHHH")
_SECTION = struct.Struct("<IIQQQQIIQQ")
_SYMBOL = struct.Struct("<IBBHQQ")
_PLAIN = b"\x7fELF\x02\x01\x01"
"""64 bits, little-endian, version 1."""

_SHARED = 3
_SYMBOL_TABLE, _NO_BITS, _DYNAMIC_SYMBOLS = 2, 8, 11
_COMPRESSED = 0x800
_RESERVED = 0xFF00
"""Numbers of sections from here on stand elsewhere, or mean something else."""

LOCAL, WEAK = 0, 2


class UnusualError(Exception):
    """The file is damaged, or uses what is rarely used."""


class Symbol(NamedTuple):
    """A symbol with a name; ``section`` is 0 if it is defined elsewhere."""

    name: str
    binding: int
    section: int


class _Section(NamedTuple):
    name: int
    type: int
    flags: int
    address: int
    offset: int
    size: int
    link: int
    info: int
    align: int
    entry_size: int


class Elf:
    """An ELF file; raises UnusualError if it is not plain."""

    def __init__(self, data: memoryview) -> None:
        if bytes(data[: len(_PLAIN)]) != _PLAIN or len(data) < _HEADER.size:
            raise UnusualError
        self._data = data
        (_, type_, _, _, _, _, table, _, _, _, _, size, count, names) = _HEADER.unpack_from(data)
        if size != _SECTION.size or not names < count < _RESERVED:
            raise UnusualError
        rows = _SECTION.iter_unpack(self._bytes(table, size * count))
        self._sections = [_Section(*row) for row in rows]
        self._names = bytes(self._content(self._sections[names]))
        self.shared = type_ == _SHARED

    def contents(self, name: str) -> list[memoryview]:
        """The bytes of all sections with a name."""
        wanted = name.encode()
        return [
            self._content(section)
            for section in self._sections
            if self._names.startswith(wanted, section.name)
            and _text(self._names, section.name) == name
        ]

    def symbols(self) -> Iterator[Symbol]:
        """What other files can see: the dynamic symbols of a library, all others of an object."""
        wanted = _DYNAMIC_SYMBOLS if self.shared else _SYMBOL_TABLE
        for section in self._sections:
            if section.type == wanted:
                yield from self._symbols(section)

    def _symbols(self, table: _Section) -> Iterator[Symbol]:
        if table.entry_size != _SYMBOL.size or table.size % _SYMBOL.size:
            raise UnusualError
        if table.link >= len(self._sections):
            raise UnusualError
        names = bytes(self._content(self._sections[table.link]))
        for name, info, _, section, _, _ in _SYMBOL.iter_unpack(self._content(table)):
            if name and info >> 4 != LOCAL:
                yield Symbol(_text(names, name), info >> 4, section)

    def _content(self, section: _Section) -> memoryview:
        if section.type == _NO_BITS or section.flags & _COMPRESSED:
            raise UnusualError
        return self._bytes(section.offset, section.size)

    def _bytes(self, offset: int, size: int) -> memoryview:
        if offset + size > len(self._data):
            raise UnusualError
        return self._data[offset : offset + size]


def _text(names: bytes, start: int) -> str:
    end = names.find(b"\0", start)
    if end < start:
        raise UnusualError
    try:
        return names[start:end].decode()
    except UnicodeDecodeError as error:
        raise UnusualError from error
