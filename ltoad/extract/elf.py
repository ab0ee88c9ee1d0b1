"""The section and symbol tables of ELF files, of either width and byte order.

Own code because every link with derivatives reads a dozen such files, and importing lief alone
takes longer than that.  The layouts are those of the System V ABI, chapter 4.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass

SHARED = 3
SYMTAB, NOBITS, DYNSYM = 2, 8, 11
LOCAL, WEAK = 0, 2
UNDEFINED = 0
EXTENDED = 0xFFFF


class DamagedElfError(Exception):
    """A table lies outside of the file, or is none."""


@dataclass(frozen=True, slots=True)
class Section:
    """An entry of the section table; ``link`` is the index of its string table."""

    name: str
    kind: int
    offset: int
    size: int
    link: int


@dataclass(frozen=True, slots=True)
class Symbol:
    """A named symbol; it is defined unless its section is UNDEFINED."""

    name: str
    binding: int
    section: int


@dataclass(frozen=True, slots=True)
class Elf:
    """A file with its sections."""

    data: memoryview
    order: str
    wide: bool
    shared: bool
    sections: tuple[Section, ...]

    def content(self, section: Section) -> memoryview:
        """The bytes of a section; raises DamagedElfError if they are cut off."""
        if section.kind == NOBITS:
            return self.data[:0]
        end = section.offset + section.size
        if end > len(self.data):
            raise DamagedElfError
        return self.data[section.offset : end]

    def symbols(self, kind: int) -> Iterator[Symbol]:
        """The named symbols of all tables of a kind, SYMTAB or DYNSYM."""
        for section in self.sections:
            if section.kind == kind:
                yield from self._table(section)

    def _table(self, section: Section) -> Iterator[Symbol]:
        if section.link >= len(self.sections):
            raise DamagedElfError
        names = bytes(self.content(self.sections[section.link]))
        # name, value, size, info, other, section; the wide form has another order
        layout = struct.Struct(self.order + ("IBBHQQ" if self.wide else "IIIBBH"))
        info, index = (1, 3) if self.wide else (3, 5)
        content = self.content(section)
        for entry in layout.iter_unpack(content[: len(content) // layout.size * layout.size]):
            if entry[0]:
                yield Symbol(_string(names, entry[0]), entry[info] >> 4, entry[index])


def read_elf(data: memoryview) -> Elf:
    """The sections of a file; raises DamagedElfError."""
    try:
        return _read(data)
    except struct.error as error:
        raise DamagedElfError from error


def _read(data: memoryview) -> Elf:
    wide = len(data) > 5 and data[4] == 2
    order = ">" if len(data) > 5 and data[5] == 2 else "<"
    (kind,) = struct.unpack_from(order + "H", data, 16)
    layout, start = (order + "QQIHHHHHH", 32) if wide else (order + "IIIHHHHHH", 28)
    _, table, _, _, _, _, entry_size, count, names = struct.unpack_from(layout, data, start)
    if table and (count == 0 or names == EXTENDED):
        # more than 16 bits can count: the numbers are in the entry of section 0
        first = _section_fields(data, order, wide, table)
        count, names = count or first[5], first[6] if names == EXTENDED else names
    if table + entry_size * count > len(data):
        raise DamagedElfError
    fields = [_section_fields(data, order, wide, table + entry_size * n) for n in range(count)]
    sections = _named(data, fields, names)
    return Elf(data, order, wide, kind == SHARED, sections)


def _section_fields(data: memoryview, order: str, wide: bool, offset: int) -> tuple[int, ...]:
    """name, kind, flags, address, offset, size, link, info, alignment, size of entries"""
    return struct.unpack_from(order + ("IIQQQQIIQQ" if wide else "IIIIIIIIII"), data, offset)


def _named(data: memoryview, fields: list[tuple[int, ...]], names: int) -> tuple[Section, ...]:
    table = b""
    if names < len(fields):
        offset, size = fields[names][4:6]
        table = bytes(data[offset : offset + size])
    return tuple(Section(_string(table, f[0]), f[1], f[4], f[5], f[6]) for f in fields)


def _string(table: bytes, start: int) -> str:
    end = table.find(b"\0", start)
    return table[start : end if end >= 0 else len(table)].decode("utf-8", "replace")
