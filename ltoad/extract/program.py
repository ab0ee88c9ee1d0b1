"""Everything that a link reads: which bitcode belongs to the program, and what stays native.

Archive members are chosen as a linker does: starting from the files that are
linked in any case, whoever defines a needed symbol first is pulled in, until
nothing changes.  Bitcode and native members take part alike.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from ltoad.errors import InputError
from ltoad.extract.archives import Member, NewMember, map_file, read_archive, thin_members
from ltoad.extract.bitcode import Unit, parse, read_text, symbols_of, units_of
from ltoad.extract.objects import (
    FileKind,
    KeptBitcode,
    NativeObject,
    Symbols,
    identify,
    read_native,
)

NEVER_TEXT = frozenset((".o", ".obj", ".bc", ".lo", ".rlib"))
_SCRIPT_INPUTS = re.compile(r"\b(?:GROUP|INPUT)\s*\(((?:[^()]|\([^()]*\))*)\)")
_MEMBER_NAME = re.compile(r".*\((.*)\)", re.DOTALL)
_SCRIPT_FILE = re.compile(r'"([^"]+)"|([^\s(),"]+)')
NO_SYMBOLS = Symbols(frozenset(), frozenset())


@dataclass(frozen=True, slots=True)
class InputFile:
    """A file on the linker's command line.

    ``whole`` links all members of an archive, ``lazy`` (``--start-lib``) makes
    an object behave like an archive member.  Symbols of a ``hidden`` archive are not exported.
    """

    path: Path
    whole: bool = False
    lazy: bool = False
    hidden: bool = False


@dataclass(frozen=True, slots=True)
class Remainder:
    """What is left of an input once its bitcode was taken out: nothing, or native members."""

    members: tuple[NewMember, ...] = ()
    files: tuple[str, ...] = ()
    """What a linker script names beside bitcode."""


@dataclass(frozen=True, slots=True)
class Program:
    """The bitcode of a link and what its other inputs want of it.

    ``mentioned`` are the symbols that native inputs define or need, ``missing``
    those that they need and none of them defines.  ``remainders`` holds, by
    index, the inputs that cannot be forwarded as they are.  ``first_eager`` is
    the index of the input in whose place the object of the program belongs.
    ``libraries`` are the native inputs that bring derivatives, with what describes these, ``kept``
    the bitcode that lies beside machine code.
    """

    units: tuple[Unit, ...]
    mentioned: frozenset[str]
    missing: frozenset[str]
    remainders: dict[int, Remainder]
    first_eager: int
    libraries: tuple[tuple[str, bytes], ...] = ()
    kept: tuple[KeptBitcode, ...] = ()


@dataclass(slots=True)
class _Part:
    """An object or archive member; bitcode if it has ``units``, native otherwise."""

    index: int
    name: str
    data: memoryview
    units: list[Unit]
    symbols: Symbols
    lazy: bool
    native: NativeObject | None = None


def gather(inputs: Sequence[InputFile]) -> Program:
    """Read all inputs of a link; raises InputError for one that no linker could use."""
    parts = [part for index, entry in enumerate(inputs) for part in _read_input(index, entry)]
    pulled = _resolve(parts)
    native = [part for part in parts if part.native is not None]
    defined = frozenset[str]().union(*(part.symbols.defined for part in native))
    needed = frozenset[str]().union(*(part.symbols.needed for part in native))
    mentioned = frozenset[str]().union(*(part.symbols.mentioned for part in native))
    chosen = [part for part in pulled if part.units]
    remainders = _remainders(parts)
    return Program(
        units=tuple(unit for part in chosen for unit in part.units),
        mentioned=mentioned,
        missing=needed - defined,
        remainders=remainders,
        first_eager=_place_of_object(inputs, chosen, remainders),
        libraries=tuple(
            (part.name, part.native.derivatives)
            for part in parts
            if part.native is not None and part.native.derivatives
        ),
        kept=tuple(
            KeptBitcode(part.name, part.symbols.defined, part.native.embedded)
            for part in native
            if part.native is not None and part.native.embedded
        ),
    )


def _read_input(
    index: int, entry: InputFile, scripts: frozenset[Path] = frozenset()
) -> Iterator[_Part]:
    """``scripts`` are those that have led here; none is read inside itself."""
    data = map_file(entry.path)
    kind = identify(data)
    if kind is FileKind.ARCHIVE:
        for member in read_archive(entry.path):
            yield from _read_member(index, entry, member)
    elif kind is FileKind.TEXT and entry.path.suffix == ".ll":
        units = [read_text(entry.path)]
        yield _Part(index, str(entry.path), data, units, NO_SYMBOLS, entry.lazy)
    elif kind is FileKind.TEXT and entry.path.suffix not in NEVER_TEXT:
        for path in _named_by_script(data):
            if path not in scripts:
                named = InputFile(path, entry.whole, entry.lazy, entry.hidden)
                yield from _read_input(index, named, scripts | {entry.path})
    elif kind in (FileKind.BITCODE, FileKind.NATIVE):
        yield _read_object(index, str(entry.path), data, lazy=entry.lazy, embedded_counts=True)
    else:
        raise _unusable(entry.path, kind)


def _read_member(index: int, entry: InputFile, member: Member) -> Iterator[_Part]:
    """One member; what is no object, such as metadata, stays where it is."""
    if identify(member.data) not in (FileKind.BITCODE, FileKind.NATIVE):
        return
    name = f"{entry.path}({member.name})"
    embedded_counts = b"__enzyme_" in bytes(member.data)
    part = _read_object(
        index, name, member.data, lazy=not entry.whole, embedded_counts=embedded_counts
    )
    if entry.hidden:
        part.units = [replace(unit, hidden=True) for unit in part.units]
    yield part


def _read_object(
    index: int, name: str, data: memoryview, *, lazy: bool, embedded_counts: bool
) -> _Part:
    if identify(data) is FileKind.BITCODE:
        return _Part(index, name, data, units_of(name, bytes(data)), NO_SYMBOLS, lazy)
    native = read_native(name, data)
    bitcode = native.lto or (native.embedded if embedded_counts else b"")
    if bitcode:
        return _Part(index, name, data, units_of(name, bitcode), NO_SYMBOLS, lazy)
    lazy = lazy and not native.shared
    return _Part(index, name, data, [], native.symbols, lazy, native)


def _unusable(path: Path, kind: FileKind) -> InputError:
    if kind is FileKind.EMPTY:
        return InputError(
            f"{path}: the file is empty",
            remedy="compile it again; its writing may have been interrupted",
        )
    return InputError(
        f"{path}: neither bitcode nor an object file, archive or linker script",
        remedy="check that it is what the compiler wrote, and not a source file",
    )


def files_behind(path: Path) -> Iterator[Path]:
    """The files that are read because of an input, whether they exist or not.

    Those are what a linker script names, and the members of a thin archive.
    """
    data = map_file(path)
    kind = identify(data)
    if kind is FileKind.ARCHIVE:
        yield from thin_members(path)
    elif kind is FileKind.TEXT and path.suffix not in (".ll", *NEVER_TEXT):
        for named in _paths_in_script(data):
            yield named
            if named.is_file():
                yield from files_behind(named)


def _named_by_script(data: memoryview) -> Iterator[Path]:
    """The files that a linker script such as ``libc.so`` stands for, if they exist."""
    return (path for path in _paths_in_script(data) if path.is_file())


def _paths_in_script(data: memoryview) -> Iterator[Path]:
    text = re.sub(r"/\*.*?\*/", "", bytes(data).decode("utf-8", "replace"), flags=re.DOTALL)
    for group in _SCRIPT_INPUTS.findall(text):
        for quoted, plain in _SCRIPT_FILE.findall(group):
            if not (quoted or plain).startswith(("-", "=")):
                yield Path(quoted or plain)


def _resolve(parts: list[_Part]) -> list[_Part]:
    """The parts that are linked: all eager ones and those members that something needs."""
    if not any(part.lazy and part.units for part in parts):
        return [part for part in parts if not part.lazy]
    for part in parts:
        if part.units:
            part.symbols = _symbols_of_units(part.units)
    providers = _first_providers(parts)
    linked = {number for number, part in enumerate(parts) if not part.lazy}
    waiting = list(linked)
    while waiting:
        for name in parts[waiting.pop()].symbols.needed:
            provider = providers.get(name)
            if provider is not None and provider not in linked:
                linked.add(provider)
                waiting.append(provider)
    return [parts[number] for number in sorted(linked)]


def _symbols_of_units(units: Iterable[Unit]) -> Symbols:
    symbols = [symbols_of(parse(unit)) for unit in units]
    defined = frozenset[str]().union(*(s.defined for s in symbols))
    needed = frozenset[str]().union(*(s.needed for s in symbols))
    return Symbols(defined, needed - defined)


def _first_providers(parts: Sequence[_Part]) -> dict[str, int]:
    """Who defines each symbol: a file that is linked anyway, or else the first that offers it."""
    providers: dict[str, int] = {}
    for eager in (True, False):
        for number, part in enumerate(parts):
            is_object = not part.lazy and not (part.native is not None and part.native.shared)
            if is_object == eager:
                for name in part.symbols.defined:
                    providers.setdefault(name, number)
    return providers


def _remainders(parts: Sequence[_Part]) -> dict[int, Remainder]:
    """For every input with bitcode in it, its native members."""
    with_bitcode = {part.index for part in parts if part.units}
    members: dict[int, list[NewMember]] = {index: [] for index in with_bitcode}
    files: dict[int, list[str]] = {index: [] for index in with_bitcode}
    for part in parts:
        if part.native is None or part.index not in with_bitcode:
            continue
        in_archive = _MEMBER_NAME.fullmatch(part.name)
        if in_archive is None:
            files[part.index].append(part.name)
        else:
            defined = tuple(sorted(part.symbols.defined))
            members[part.index].append(NewMember(in_archive[1], part.data, defined))
    return {i: Remainder(tuple(members[i]), tuple(files[i])) for i in with_bitcode}


def _place_of_object(
    inputs: Sequence[InputFile], chosen: Sequence[_Part], remainders: dict[int, Remainder]
) -> int:
    """The first input with bitcode in a place where an object is not taken for a library member."""
    candidates = [part.index for part in chosen] + sorted(remainders)
    return next(
        (index for index in candidates if not inputs[index].lazy), min(candidates, default=0)
    )
