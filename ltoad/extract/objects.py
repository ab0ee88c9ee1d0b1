"""Object files: what they are, the bitcode in them, the symbols they mention.

Plain ELF files are read by :mod:`ltoad.extract.elf`, all others, Mach-O and COFF with lief; raw
and wrapped bitcode is known by its first bytes.  Nothing here parses bitcode.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, Any

from ltoad.errors import InputError
from ltoad.extract.elf import WEAK, Elf, UnusualError
from ltoad.manifest import SECTION

if TYPE_CHECKING:
    import lief

BITCODE_MAGIC = b"BC\xc0\xde"
WRAPPER_MAGIC = b"\xde\xc0\x17\x0b"
COFF_MACHINES = (b"\x64\x86", b"\x4c\x01", b"\x64\xaa")
MACHO_MAGICS = (b"\xcf\xfa\xed\xfe", b"\xce\xfa\xed\xfe")
LTO_SECTION = ".llvm.lto"
EMBEDDED_SECTIONS = (".llvmbc", "__bitcode")
ENTER_SUBBLOCK = 1
"""Abbreviation id, in the two lowest bits, with which every block of a bitstream starts."""


class FileKind(Enum):
    """What the first bytes of a linker's input say it is."""

    BITCODE = auto()
    NATIVE = auto()
    ARCHIVE = auto()
    TEXT = auto()
    EMPTY = auto()
    UNKNOWN = auto()


@dataclass(frozen=True, slots=True)
class Symbols:
    """The symbols that other files can see: names defined, names needed.

    A weak need (``weak``) does not make a linker look into an archive.
    """

    defined: frozenset[str]
    needed: frozenset[str]
    weak: frozenset[str] = frozenset()

    @property
    def mentioned(self) -> frozenset[str]:
        """Every name through which this file can be connected with others."""
        return self.defined | self.needed | self.weak


@dataclass(frozen=True, slots=True)
class NativeObject:
    """A native object or shared library.

    ``lto`` is bitcode that stands for the whole object (``-ffat-lto-objects``),
    ``embedded`` is bitcode kept beside it (``-fembed-bitcode``, Rust's library).
    ``derivatives`` describes those in a derivative library.
    """

    symbols: Symbols
    shared: bool
    lto: bytes
    embedded: bytes
    derivatives: bytes = b""


@dataclass(frozen=True, slots=True)
class KeptBitcode:
    """Bitcode beside the machine code of an archive's member, which defines these symbols."""

    name: str
    defined: frozenset[str]
    bitcode: bytes


def identify(data: memoryview) -> FileKind:
    """Classify a linker's input by its first bytes."""
    head = bytes(data[:8])
    if not head:
        return FileKind.EMPTY
    if head[:4] in (BITCODE_MAGIC, WRAPPER_MAGIC):
        return FileKind.BITCODE
    if head in (b"!<arch>\n", b"!<thin>\n"):
        return FileKind.ARCHIVE
    if head[:4] == b"\x7fELF" or head[:4] in MACHO_MAGICS or head[:2] in COFF_MACHINES:
        return FileKind.NATIVE
    sample = bytes(data[:512])
    return FileKind.UNKNOWN if b"\0" in sample or not sample.isascii() else FileKind.TEXT


def read_native(name: str, data: memoryview) -> NativeObject:
    """Read a native object or shared library; raises InputError naming it if it is damaged."""
    head = bytes(data[:4])
    if head == b"\x7fELF":
        return _read_elf(name, data)
    if head in MACHO_MAGICS:
        return _read_macho(name, data)
    return _read_coff(name, data)


def _read_elf(name: str, data: memoryview) -> NativeObject:
    try:
        return _read_plain_elf(Elf(data))
    except UnusualError:
        return _read_any_elf(name, data)


def _read_plain_elf(file: Elf) -> NativeObject:
    defined: set[str] = set()
    needed: set[str] = set()
    weak: set[str] = set()
    for symbol in file.symbols():
        kind = defined if symbol.section else weak if symbol.binding == WEAK else needed
        kind.add(symbol.name)
    return NativeObject(
        Symbols(frozenset(defined), frozenset(needed), frozenset(weak)),
        file.shared,
        _bitcode_in(file.contents(LTO_SECTION)),
        _bitcode_in(content for name in EMBEDDED_SECTIONS for content in file.contents(name)),
        b"".join(file.contents(SECTION)),
    )


def _read_any_elf(name: str, data: memoryview) -> NativeObject:
    import lief

    if not _elf_sections_fit(data):
        raise _damaged(name)
    lief.logging.disable()
    binary = lief.ELF.parse(bytes(data), _elf_config())
    if binary is None:
        raise _damaged(name)
    shared = binary.header.file_type == lief.ELF.Header.FILE_TYPE.DYN
    sections = {str(section.name): section for section in binary.sections}
    return NativeObject(
        _elf_symbols(binary.dynamic_symbols if shared else binary.symtab_symbols),
        shared,
        _content(sections, (LTO_SECTION,)),
        _content(sections, EMBEDDED_SECTIONS),
        b"".join(bytes(s.content) for s in binary.sections if s.name == SECTION),
    )


def _elf_config() -> lief.ELF.ParserConfig:
    import lief

    config = lief.ELF.ParserConfig()
    config.parse_relocations = False
    config.parse_notes = False
    config.parse_overlay = False
    config.parse_symbol_versions = False
    return config


def _elf_sections_fit(data: memoryview) -> bool:
    """Whether the section table lies inside the file, which it ends in nearly every object."""
    wide = len(data) > 5 and data[4] == 2
    order = ">" if len(data) > 5 and data[5] == 2 else "<"
    layout, start = (order + "QQIHHHHHH", 32) if wide else (order + "IIIHHHHHH", 28)
    if len(data) < start + struct.calcsize(layout):
        return False
    _, table, _, _, _, _, entry_size, count, _ = struct.unpack_from(layout, data, start)
    return bool(table + entry_size * count <= len(data))


def _elf_symbols(entries: Iterable[lief.ELF.Symbol]) -> Symbols:
    import lief

    defined, needed, weak = set(), set(), set()
    for symbol in entries:
        if not symbol.name or symbol.binding == lief.ELF.Symbol.BINDING.LOCAL:
            continue
        if symbol.shndx != 0:
            defined.add(str(symbol.name))
        elif symbol.binding == lief.ELF.Symbol.BINDING.WEAK:
            weak.add(str(symbol.name))
        else:
            needed.add(str(symbol.name))
    return Symbols(frozenset(defined), frozenset(needed), frozenset(weak))


def _read_macho(name: str, data: memoryview) -> NativeObject:
    import lief

    lief.logging.disable()
    fat = lief.MachO.parse(bytes(data))
    binary = fat.at(0) if fat is not None else None
    if binary is None:
        raise _damaged(name)
    category = lief.MachO.Symbol.CATEGORY
    defined: set[str] = set()
    needed: set[str] = set()
    for symbol in binary.symbols:
        # Mach-O puts an underscore before every C name; IR does not have it.
        plain = str(symbol.name).removeprefix("_")
        if symbol.category == category.EXTERNAL:
            defined.add(plain)
        elif symbol.category == category.UNDEFINED:
            needed.add(plain)
    sections = {str(section.name): section for section in binary.sections}
    shared = binary.header.file_type == lief.MachO.Header.FILE_TYPE.DYLIB
    embedded = _content(sections, EMBEDDED_SECTIONS)
    return NativeObject(Symbols(frozenset(defined), frozenset(needed)), shared, b"", embedded)


def _read_coff(name: str, data: memoryview) -> NativeObject:
    import lief

    lief.logging.disable()
    binary = lief.COFF.parse(bytes(data))
    if binary is None:
        raise _damaged(name)
    storage = lief.COFF.Symbol.STORAGE_CLASS
    defined: set[str] = set()
    needed: set[str] = set()
    weak: set[str] = set()
    for symbol in binary.symbols:
        if symbol.storage_class == storage.WEAK_EXTERNAL:
            weak.add(str(symbol.name))
        elif symbol.storage_class == storage.EXTERNAL:
            # Section 0 with a value is a common symbol, without one an undefined symbol.
            is_defined = symbol.section_idx != 0 or symbol.value != 0
            (defined if is_defined else needed).add(str(symbol.name))
    sections = {str(section.name): section for section in binary.sections}
    symbols = Symbols(frozenset(defined), frozenset(needed), frozenset(weak))
    return NativeObject(symbols, False, b"", _content(sections, EMBEDDED_SECTIONS))


def _content(sections: Mapping[str, Any], names: tuple[str, ...]) -> bytes:
    return _bitcode_in(bytes(sections[name].content) for name in names if name in sections)


def _bitcode_in(contents: Iterable[bytes | memoryview]) -> bytes:
    # -fembed-bitcode-marker leaves a section of a single zero byte.
    found = (c for c in contents if bytes(c[:4]) in (BITCODE_MAGIC, WRAPPER_MAGIC))
    return bytes(next(found, b""))


def _damaged(name: str) -> InputError:
    return InputError(
        f"{name}: damaged or truncated object file",
        remedy="compile it again; its writing may have been interrupted",
    )


def split_modules(name: str, data: bytes) -> list[bytes]:
    """Cut concatenated bitcode modules apart (``ld -r`` joins the sections of its inputs).

    Walks the top-level blocks of the bitstream by their recorded lengths;
    raises InputError if one of them is cut off.
    """
    if data[:4] != BITCODE_MAGIC:
        return [data]
    starts = []
    offset = 0
    while offset + 4 <= len(data):
        if data[offset : offset + 4] == BITCODE_MAGIC:
            starts.append(offset)
            offset += 4
            continue
        if data[offset] & 3 != ENTER_SUBBLOCK:
            break
        words = int.from_bytes(data[offset + 4 : offset + 8], "little")
        offset += 8 + 4 * words
        if offset > len(data):
            raise InputError(
                f"{name}: truncated bitcode: {offset - len(data)} bytes are missing",
                remedy="compile it again; its writing may have been interrupted",
            )
    ends = [*starts[1:], len(data)]
    return [data[start:end] for start, end in zip(starts, ends, strict=True)]
