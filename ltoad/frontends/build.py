"""From sources to a shared library with the entries of :mod:`ltoad.frontends.shim`."""

from __future__ import annotations

import os
import re
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from ltoad.extract.bitcode import parse, symbols_of
from ltoad.extract.program import InputFile, Program, gather
from ltoad.frontends import shim
from ltoad.frontends.adapter import adapter_of, standards_of
from ltoad.frontends.binding import Binding, bind
from ltoad.frontends.callbacks import require_same
from ltoad.frontends.contracts import has_state, names_of, offered_prototypes
from ltoad.frontends.errors import BuildError, SignatureError, SourceError
from ltoad.frontends.files_read import files_read
from ltoad.frontends.fortran_interface import Dummy, interface_of, with_intents
from ltoad.frontends.guard import guard_of
from ltoad.frontends.infer import infer
from ltoad.frontends.options import libraries_of
from ltoad.frontends.prototype import Prototype, find_prototypes, the_only_one
from ltoad.frontends.reentrant import is_reentrant
from ltoad.frontends.rust_adapter import rust_adapter_of
from ltoad.frontends.shim_primal import tells
from ltoad.frontends.signature import parse_signature
from ltoad.frontends.sources import Source, compile_source, link, link_languages
from ltoad.frontends.store import (
    Record,
    Store,
    digest,
    digest_of_file,
    digest_of_program,
    unchanged,
    write_record,
)
from ltoad.vocabulary.variables import CC, CXX, FC, FLAGS

_VARIABLES = (CC.name, CXX.name, FC.name, FLAGS.name, "PATH")
"""What chooses compilers and options."""
_PROCESSOR = re.compile(r"-m(arch|cpu|tune)=|-m(no-)?(avx|bmi|f16c|fma|lzcnt|popcnt|sse|ssse)")
"""Flags that choose processors.  Code for one is not inlined into code for an older one, so that
entries have to be for the same."""
_TALKS = ("mpi_", "pmpi_")
"""Of calls of MPI, all ranks have to make the same: none of them is made again."""
FIRST = ("value", "vjp")
"""The entries that are built at once; the others wait until they are asked for."""

_OF_FIRST_ORDER = frozenset((*FIRST, "jvp", "jvp8"))


@dataclass(frozen=True, slots=True)
class Request:
    """What to build; ``signature`` is empty if the sources tell."""

    sources: tuple[Source, ...]
    function: str
    signature: str
    flags: tuple[str, ...]
    link_flags: tuple[str, ...]
    callbacks: tuple[tuple[str, str], ...] = ()
    """Names of parameters, and of the functions that are passed for them."""

    @property
    def key(self) -> str:
        texts = [part for s in self.sources for part in (str(s.path), digest_of_file(s.path))]
        options = [self.function, self.signature, *self.flags, "|", *self.link_flags]
        options += ["|", *(word for pair in self.callbacks for word in pair)]
        chosen = [f"{name}={os.environ.get(name, '')}" for name in _VARIABLES]
        return digest([digest_of_program(), *texts, *options, *chosen])[:32]


_Made = TypeVar("_Made")


class Build:
    """A built function; entries that are not there yet are made on demand."""

    def __init__(self, request: Request, store: Store) -> None:
        self._request = request
        self._store = store
        self._key = request.key
        self.record = self._with_room(self._find)

    def _find(self) -> Record:
        """What is there, or is made now."""
        with self._store.locked(self._key):
            record = self._store.read(self._key)
            if record is None:
                self._tell()
                record = self._make()
        return record

    def _with_room(self, build: Callable[[], _Made]) -> _Made:
        """The same in a folder of our own if the disk of the shared one is full."""
        try:
            return build()
        except (OSError, BuildError):
            if self._store.has_room:
                raise
        self._store = Store(None)
        return build()

    @property
    def identity(self) -> str:
        """One for everything that the result depends on, wherever the files are."""
        contents = sorted(value for _, value in self.record.files)
        options = [*self._request.flags, "|", *self._request.link_flags, "|"]
        options += [word for pair in self._request.callbacks for word in pair]
        return digest([self.record.symbol, self.record.signature, *options, *contents])[:32]

    @property
    def request(self) -> Request:
        """What was asked for."""
        return self._request

    @property
    def sources(self) -> tuple[Source, ...]:
        return self._request.sources

    def _tell(self) -> None:
        if sys.stderr.isatty():
            names = ", ".join(source.path.name for source in self._request.sources)
            print(f"ltoad: building {self._request.function} from {names}", file=sys.stderr)

    def library(self, entry: str) -> Path:
        """The shared library that has an entry."""
        name = "first" if entry in FIRST else entry
        path = self._store.place(self._key) / self.record.library(name)
        return path if path.is_file() else self._with_room(lambda: self._further(name, entry))

    @property
    def is_current(self) -> bool:
        """Whether all files are as they were when the function was built."""
        return unchanged(self.record.files)

    def _further(self, name: str, entry: str) -> Path:
        """An entry that was not asked for yet, of the same objects as the first ones.

        The folder may have been deleted meanwhile; what is not there any more is built again, if
        it would be the same.
        """
        if not self._is_kept():
            if not self.is_current:
                raise BuildError(
                    f"the sources of {self._request.function} have changed since it was loaded, "
                    "and what it needs now was not built then",
                    remedy="load it again",
                )
            self.record = self._find()
        path = self._store.place(self._key) / self.record.library(name)
        with self._store.locked(self._key):
            if not path.is_file():
                self._link(self._store.place(self._key), path, (entry,))
        return path

    def _is_kept(self) -> bool:
        """Whether what the first entries were linked from is there, and as it was."""
        if self._store.kept(self._key) != self.record:
            return False
        if not self._request.signature and not self.is_current:
            return False  # The sources told the signature.
        given = {str(s.path) for s in self.sources if s.language == "object"}
        given.update(map(str, libraries_of(self._request.link_flags)))
        return unchanged(pair for pair in self.record.files if pair[0] in given)

    def _make(self) -> Record:
        with self._store.new(self._key) as folder:
            objects = self._compile(folder)
            program = _program(objects)
            binding = self._bind(program)
            record = Record(
                str(binding.signature),
                binding.symbol,
                binding.is_fortran,
                _is_reentrant(program, binding.symbol),
                files_read(
                    self._request.sources, objects, self._request.flags, self._request.link_flags
                ),
            )
            target = folder / record.library("first")
            self._link_entries(program, (binding, record.is_reentrant), target, FIRST)
            write_record(folder, record)
        return record

    def _compile(self, folder: Path) -> list[Path]:
        """The objects, each by a process of its own; Fortran's modules need their order."""
        sources = self._request.sources

        def one(source: Source, target: Path) -> Path:
            if source.language != "object":
                compile_source(source, target, self._request.flags, folder)
            return target

        fortran = any(source.language == "fortran" for source in sources)
        with ThreadPoolExecutor(1 if fortran else 4) as pool:
            return list(pool.map(one, sources, self._objects(folder)))

    def _objects(self, folder: Path) -> list[Path]:
        """Where the object of each source is; those that are given stay where they are."""
        return [
            source.path
            if source.language == "object"
            else folder / f"{i}{'.a' if source.language == 'rust' else '.o'}"
            for i, source in enumerate(self._request.sources)
        ]

    def _bind(self, program: Program) -> Binding:
        name = self._request.function
        found = _prototypes(program, name)
        if len(found) == 1 or not self._request.signature:
            return self._bound(program, the_only_one(found, name))
        fitting = []
        for prototype in found:
            with suppress(SignatureError):
                fitting.append(self._bound(program, prototype))
        if len(fitting) != 1:
            what = "each of" if fitting else "none of"
            listed = "\n".join(f"  {prototype}, symbol {prototype.symbol}" for prototype in found)
            raise SignatureError(
                f"the signature fits {what} the functions that are called {name}:\n{listed}",
                remedy="give the symbol of the one that is meant",
            )
        return fitting[0]

    def _bound(self, program: Program, prototype: Prototype) -> Binding:
        """One function, by the signature that was given, or else what its source tells."""
        said = self._request.signature
        interface: Mapping[str, Dummy] = {}
        if prototype.is_fortran:
            interface = interface_of(self._request.sources, self._request.function)
        signature = parse_signature(said) if said else infer(prototype, interface)
        prototype = with_intents(prototype, interface)
        symbols = {}
        for name, function in self._request.callbacks:
            found = the_only_one(find_prototypes(program.units, function), function)
            require_same(signature, name, found)
            symbols[name] = found.symbol
        return bind(signature, prototype, symbols)

    def _link(self, folder: Path, target: Path, entries: Sequence[str]) -> None:
        program = _program(self._objects(folder))
        what = self._bind(program), self.record.is_reentrant
        self._link_entries(program, what, target, entries)

    def _link_entries(
        self,
        program: Program,
        what: tuple[Binding, bool],
        target: Path,
        entries: Sequence[str],
    ) -> None:
        binding, is_reentrant = what
        if binding.is_offered and not _OF_FIRST_ORDER.issuperset(entries):
            raise BuildError(
                f"{self._request.function} is a derivative library's, which has first derivatives",
                remedy="give its sources or bitcode for second ones",
            )
        folder = target.parent
        with tempfile.TemporaryDirectory(prefix=".link-", dir=folder) as name:
            needed = set(_needed(program))
            languages = link_languages(self._request.sources, needed)
            if binding.is_adapted and not binding.is_rust and "c++" not in languages:
                languages = [*(x for x in languages if x != "c"), "c++"]
            throws = "c++" in languages
            code = shim.shim_of(
                binding,
                entries,
                is_reentrant=is_reentrant,
                is_guarded=throws,
                is_repeated=not any(name.lower().startswith(_TALKS) for name in needed),
            )
            made = Path(name) / "made.so"
            parts = [self._glue(Path(name) / "shim.c", code, throws), *self._objects(folder)]
            if binding.is_adapted:
                parts.append(self._adapter(Path(name), binding))
            if throws:
                guard = guard_of(entries, tells=tells(binding, is_reentrant=is_reentrant))
                parts.append(self._glue(Path(name) / "guard.cpp", guard, throws))
            link(parts, languages, self._request.link_flags, made)
            made.replace(target)

    def _glue(self, path: Path, code: str, throws: bool) -> Path:
        """The object of a source of our own."""
        path.write_text(code, encoding="utf-8")
        # The same memory has other types there.
        flags = ["-fno-strict-aliasing", *filter(_PROCESSOR.match, self._request.flags)]
        flags += ["-fexceptions"] if throws else []
        target = path.with_suffix(".o")
        compile_source(
            Source(path, "c++" if path.suffix == ".cpp" else "c"), target, flags, path.parent
        )
        return target

    def _adapter(self, folder: Path, binding: Binding) -> Path:
        """The object between the shim and the function, for the same library of containers."""
        if binding.is_rust:
            return self._glue(folder / "adapter.ll", rust_adapter_of(binding), throws=False)
        path = folder / "adapter.cpp"
        path.write_text(adapter_of(binding), encoding="utf-8")
        given = self._request.flags
        flags = [] if any(f.startswith("-std=") for f in given) else standards_of(binding)
        flags += [*given, "-w", "-fno-strict-aliasing", "-fexceptions"]
        target = path.with_suffix(".o")
        compile_source(Source(path, "c++"), target, flags, path.parent)
        return target


def _needed(program: Program) -> Iterator[str]:
    """The symbols that some units, and what is there as machine code, need."""
    for unit in program.units:
        yield from symbols_of(parse(unit)).needed
    yield from program.missing


def _program(objects: Sequence[Path]) -> Program:
    """The bitcode in some objects and archives, and the derivatives that libraries bring along."""
    return gather([InputFile(path, whole=True) for path in objects])


def _prototypes(program: Program, name: str) -> tuple[Prototype, ...]:
    """The functions that are called so, with a body, or else of a derivative library."""
    try:
        return find_prototypes(program.units, name)
    except SourceError as error:
        if found := offered_prototypes(program.libraries, name):
            return found
        if offered := names_of(program.libraries):
            raise SourceError(f"{error}; libraries have {', '.join(offered[:10])}") from None
        raise


def _is_reentrant(program: Program, symbol: str) -> bool:
    return is_reentrant(program.units, symbol) and not has_state(program.libraries, symbol)
