"""Static libraries: GNU, BSD and thin archives read, GNU archives written.

Own code because a link needs all three of: thin archives, a symbol index in
what is written (GNU ld refuses an archive without one), and members as views
on a mapped file rather than copies.
"""

from __future__ import annotations

import mmap
import struct
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from ltoad.errors import InputError

MAGIC = b"!<arch>\n"
THIN_MAGIC = b"!<thin>\n"
HEADER_SIZE = 60
HEADER_END = b"`\n"
INDEX_NAMES = frozenset(("/", "/SYM64/", "__.SYMDEF", "__.SYMDEF SORTED", "__.SYMDEF_64"))
LONG_NAMES = "//"


@dataclass(frozen=True, slots=True)
class Member:
    """One file of an archive; ``data`` is a view on the mapped archive (or thin member)."""

    name: str
    data: memoryview


@dataclass(frozen=True, slots=True)
class NewMember:
    """A file to put into a new archive, and the symbols that its index shall list."""

    name: str
    data: bytes | memoryview
    symbols: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Header:
    name: str
    size: int


def map_file(path: Path) -> memoryview:
    """The bytes of a file without copying them; raises InputError if it cannot be read."""
    try:
        with path.open("rb") as file:
            if path.stat().st_size == 0:
                return memoryview(b"")
            return memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
    except OSError as error:
        raise InputError(f"cannot read {path}: {error.strerror}") from error


def read_archive(path: str | Path) -> list[Member]:
    """The object files in an archive, in order; its index and name tables are left out.

    Raises InputError for a file that is no archive or is cut off.
    """
    path = Path(path)
    data = map_file(path)
    thin = _is_thin(path, data)
    members: list[Member] = []
    for header, body, long_names in _entries(path, data, thin):
        if thin:
            name = _long_name(header.name, long_names)
            members.append(_thin_member(path, name, header.size))
        else:
            members.extend(_member(header.name, body, long_names))
    return members


def thin_members(path: Path) -> list[Path]:
    """The files that a thin archive names; none for an archive that holds its members itself."""
    data = map_file(path)
    if not _is_thin(path, data):
        return []
    entries = _entries(path, data, thin=True)
    return [path.parent / _long_name(header.name, names) for header, _, names in entries]


def _is_thin(path: Path, data: memoryview) -> bool:
    magic = bytes(data[:8])
    if magic not in (MAGIC, THIN_MAGIC):
        raise InputError(f"{path}: not an archive", remedy="create it with `ar rcs`")
    return magic == THIN_MAGIC


def _entries(
    path: Path, data: memoryview, thin: bool
) -> Iterator[tuple[_Header, memoryview, bytes]]:
    """The members' headers and bodies, with the table of long names that precedes them."""
    long_names = b""
    offset = 8
    while offset < len(data):
        header = _read_header(path, data, offset)
        offset += HEADER_SIZE
        is_table = header.name in INDEX_NAMES or header.name == LONG_NAMES
        stored = header.size if is_table or not thin else 0
        body = _slice(path, data, offset, stored)
        if header.name == LONG_NAMES:
            long_names = bytes(body)
        elif not is_table:
            yield header, body, long_names
        offset += stored + (stored & 1)


def _read_header(path: Path, data: memoryview, offset: int) -> _Header:
    raw = bytes(data[offset : offset + HEADER_SIZE])
    size = raw[48:58].decode("ascii", "replace").strip()
    if len(raw) < HEADER_SIZE or raw[58:60] != HEADER_END or not _is_number(size):
        raise InputError(
            f"{path}: damaged archive: no member header at offset {offset}",
            remedy="build the library again; its writing may have been interrupted",
        )
    return _Header(raw[:16].decode("utf-8", "surrogateescape").rstrip(), int(size))


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit()


def _slice(path: Path, data: memoryview, offset: int, size: int) -> memoryview:
    if offset + size > len(data):
        raise InputError(
            f"{path}: truncated archive: a member of {size} bytes at offset {offset} is cut off",
            remedy="build the library again; its writing may have been interrupted",
        )
    return data[offset : offset + size]


def _member(field: str, body: memoryview, long_names: bytes) -> Iterable[Member]:
    """A regular member; BSD keeps a long name in front of the data (``#1/length``)."""
    if field.startswith("#1/") and _is_number(field[3:]):
        length = int(field[3:])
        name = bytes(body[:length]).rstrip(b"\0").decode("utf-8", "surrogateescape")
        body = body[length:]
    else:
        name = _long_name(field, long_names)
    if name not in INDEX_NAMES:
        yield Member(name, body)


def _thin_member(archive: Path, name: str, size: int) -> Member:
    path = archive.parent / name
    data = map_file(path)
    if len(data) != size:
        raise InputError(
            f"{archive}: its member {name} has changed since the archive was made",
            remedy="create the thin archive again",
        )
    return Member(name, data)


def _long_name(field: str, long_names: bytes) -> str:
    if not (field.startswith("/") and _is_number(field[1:])):
        return field.removesuffix("/")
    start = int(field[1:])
    end = long_names.find(b"\n", start)
    return long_names[start:end].decode("utf-8", "surrogateescape").removesuffix("/")


def write_archive(path: Path, members: Sequence[NewMember]) -> None:
    """Write a GNU archive with a symbol index, as ``ar rcs`` would."""
    long_names, name_fields = _name_table(members)
    index_names = b"".join(s.encode() + b"\0" for m in members for s in m.symbols)
    count = sum(len(member.symbols) for member in members)
    index_size = 4 + 4 * count + len(index_names)
    offset = 8 + HEADER_SIZE + index_size + (index_size & 1)
    if long_names:
        offset += HEADER_SIZE + len(long_names) + (len(long_names) & 1)
    offsets = []
    for member in members:
        offsets += [offset] * len(member.symbols)
        offset += HEADER_SIZE + len(member.data) + (len(member.data) & 1)
    with path.open("wb") as file:
        file.write(MAGIC)
        file.writelines(_entry("/", struct.pack(f">{count + 1}I", count, *offsets) + index_names))
        if long_names:
            file.writelines(_entry(LONG_NAMES, long_names))
        for member, field in zip(members, name_fields, strict=True):
            file.writelines(_entry(field, member.data))


def _name_table(members: Sequence[NewMember]) -> tuple[bytes, list[str]]:
    table = b""
    fields = []
    for member in members:
        name = Path(member.name).name
        if len(name) < 16:
            fields.append(f"{name}/")
        else:
            fields.append(f"/{len(table)}")
            table += name.encode("utf-8", "surrogateescape") + b"/\n"
    return table, fields


def _entry(name: str, data: bytes | memoryview) -> Iterable[bytes | memoryview]:
    header = f"{name:<16}{0:<12}{0:<6}{0:<6}{'644':<8}{len(data):<10}".encode(
        "utf-8", "surrogateescape"
    )
    yield header + HEADER_END
    yield data
    if len(data) & 1:
        yield b"\n"
