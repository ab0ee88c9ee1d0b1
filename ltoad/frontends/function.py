"""A foreign function with its derivatives, called with addresses; every front end builds on it."""

from __future__ import annotations

import ctypes
import os
import struct
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol

from ltoad.frontends.build import Build, Request
from ltoad.frontends.errors import CallError, ShapeError
from ltoad.frontends.numba_source import is_numba, written_sources
from ltoad.frontends.options import absolute
from ltoad.frontends.signature import Parameter, Signature, parse_signature
from ltoad.frontends.sources import Source, sources_of
from ltoad.frontends.store import Store, default_store


class Compilable(Protocol):
    """A function that Numba compiles: its dispatcher."""

    py_func: Callable[..., Any]


Paths = str | os.PathLike[str] | Iterable[str | os.PathLike[str]] | Compilable
Shape = tuple[int, ...]


class Foreign:
    """A function of ``inputs`` that gives ``outputs``, and its derivatives.

    Memory is that of the signature's element types, contiguous: the last index varies fastest, and
    the first one if ``is_fortran``.  All calls release the GIL, and any number of threads may call
    at once: where the function does not allow that, they wait for one another in its entries.
    """

    def __init__(self, build: Build) -> None:
        self._build = build
        self.signature: Signature = parse_signature(build.record.signature)
        self.is_fortran = build.record.is_fortran
        self.name = build.request.function
        """What the caller calls it, for messages."""
        self.symbol = build.record.symbol
        self.inputs: tuple[Parameter, ...] = self.signature.inputs
        self.outputs: tuple[Parameter, ...] = self.signature.outputs
        self._entries: dict[str, Callable[..., bytes | None]] = {}
        self._lock = threading.Lock()
        self._packers: dict[int, Callable[..., bytes]] = {}
        self._pack_sizes = struct.Struct(f"{max(len(self.signature.sizes), 1)}q").pack
        self._solved: dict[tuple[Shape, ...], tuple[bytes, tuple[Shape, ...]]] = {}
        self._value_sized = any(
            p.name in self.signature.sizes and not p.is_array for p in self.inputs
        )

    def __reduce__(self) -> tuple[Any, ...]:
        """Copies are the same function; another process loads it from the same sources."""
        return _loaded_once, (self._build.request,)

    @property
    def identity(self) -> str:
        """The same for the same function of the same sources, in every process."""
        return self._build.identity

    def __copy__(self) -> Foreign:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Foreign:
        """Itself, also where the sources have changed meanwhile."""
        return self

    @property
    def is_current(self) -> bool:
        """Whether the files that it was built from are as they were."""
        return self._build.is_current

    @property
    def sources(self) -> tuple[Source, ...]:
        """What it was built from."""
        return self._build.sources

    @property
    def needs_values(self) -> bool:
        """Whether an integer among the inputs says the size of an output."""
        return self._value_sized

    def sizes(
        self, shapes: Sequence[Shape], values: Sequence[int | None] = ()
    ) -> tuple[bytes, tuple[Shape, ...]]:
        """What entries take as sizes, and the shapes of the outputs, by the shapes of the inputs.

        ``values`` are those of integers among the inputs, where :attr:`needs_values`.  Raises
        ShapeError that names the argument.
        """
        key = tuple(shapes)
        if not self._value_sized:
            known = self._solved.get(key)
            if known is not None:
                return known
        sizes: dict[str, int] = {}
        for parameter, value in zip(self.inputs, values, strict=False):
            if value is not None and parameter.name in self.signature.sizes:
                sizes[parameter.name] = int(value)
        for parameter, shape in zip(self.inputs, shapes, strict=True):
            _solve(parameter, shape, sizes)
        missing = [name for name in self.signature.sizes if name not in sizes]
        if missing:
            raise ShapeError(
                f"{self.name}: no input tells the size {missing[0]}; make it an argument, "
                f"'int {missing[0]}', or write a number"
            )
        packed = self._pack_sizes(*[sizes[n] for n in self.signature.sizes] or [0])
        outputs = tuple(tuple(dim.value(sizes) for dim in p.dims) for p in self.outputs)
        for parameter, shape in zip(self.outputs, outputs, strict=True):
            _require_size(parameter, shape, sizes)
        if not self._value_sized:
            if len(self._solved) > _MOST_SHAPES:
                self._solved.clear()
            self._solved[key] = packed, outputs
        return packed, outputs

    @property
    def is_reentrant(self) -> bool:
        """Whether several calls may run at once; others wait for one another."""
        return self._build.record.is_reentrant

    def run(self, entry: str, sizes: bytes, *addresses: Sequence[int]) -> None:
        """Run an entry; ``addresses`` are its arrays of addresses, with 0 for what is not there.

        Raises CallError with what an exception of C++ says, and the like.
        """
        packed = [self._packed(each) for each in addresses]
        function = self._entries.get(entry) or self.entry(entry)
        told = function(*packed, sizes)
        if told:
            raise CallError(f"{self.name} {told.decode(errors='replace')}")

    def _packed(self, values: Sequence[int]) -> bytes:
        count = len(values)
        pack = self._packers.get(count)
        if pack is None:
            pack = self._packers[count] = struct.Struct(f"{count}P").pack
        return pack(*values)

    def entry(self, name: str) -> Callable[..., bytes | None]:
        """An entry of :mod:`ltoad.frontends.shim`, built and loaded at its first use."""
        found = self._entries.get(name)
        if found is None:
            with self._lock:
                library = ctypes.CDLL(str(self._build.library(name)))
            found = library[f"ltoad_{name}"]
            found.restype = ctypes.c_char_p
            self._entries[name] = found
        return found

    def entry_address(self, name: str) -> int:
        """The address of an entry, for those who call it from machine code."""
        return ctypes.cast(self.entry(name), ctypes.c_void_p).value or 0  # type: ignore[arg-type]


_MOST_SHAPES = 1024


def _solve(parameter: Parameter, shape: Shape, sizes: dict[str, int]) -> None:
    if len(shape) != len(parameter.dims):
        told = ", ".join(map(str, parameter.dims))
        wanted = f"an array [{told}]" if parameter.dims else "a number"
        raise ShapeError(f"argument '{parameter.name}' has shape {shape}, but is {wanted}")
    for dim, size in zip(parameter.dims, shape, strict=True):
        if not dim.solve(size, sizes):
            known = {n: sizes[n] for n in dim.names if n in sizes}
            told = ", ".join(f"{n} = {v}" for n, v in known.items())
            raise ShapeError(
                f"argument '{parameter.name}' has shape {shape}, which does not fit "
                f"[{', '.join(map(str, parameter.dims))}]" + (f" with {told}" if told else "")
            )


def _require_size(parameter: Parameter, shape: Shape, sizes: Mapping[str, int]) -> None:
    """Of an output: what integers among the inputs say may be below zero."""
    for dim, size in zip(parameter.dims, shape, strict=True):
        if size < 0:
            told = ", ".join(f"{name} = {sizes[name]}" for name in dim.names)
            raise ShapeError(f"output '{parameter.name}' cannot have the size {dim} with {told}")


_loaded: dict[Request, tuple[Foreign, str]] = {}
_store: Store | None = None
_loading = threading.Lock()


def forget() -> None:
    """Load everything anew, from the cache that the environment names now."""
    global _store  # noqa: PLW0603 - one for the process
    with _loading:
        _store = None
        _loaded.clear()


def load(
    sources: Paths,
    function: str,
    signature: str | None = None,
    *,
    flags: Sequence[str] = (),
    link_flags: Sequence[str] = (),
    callbacks: Mapping[str, Any] | None = None,
) -> Foreign:
    """The function of that name in some sources, built if it is not there yet.

    ``flags`` go to the compilers, ``link_flags`` to the linker.  Relative names
    of files in them are relative to the folder of the process.  ``callbacks`` are functions that
    are passed as arguments, by the names of these: the name of one in the sources, or one that was
    loaded; derivatives go through them.  The same function of the same files is loaded once.  A
    function that Numba compiles is its own source: ``load(f, signature)``.  Raises SignatureError,
    SourceError, BuildError and whatever the linker says of code that has no derivative.
    """
    if is_numba(sources):
        store = _store_of_process()
        sources, function, signature = written_sources(sources, signature or function, store)
    paths = [sources] if isinstance(sources, (str, os.PathLike)) else _listed(sources)
    found = sources_of(paths)
    passed = []
    for name, value in (callbacks or {}).items():
        other = getattr(value, "foreign", value)
        if isinstance(other, Foreign):
            found = tuple(dict.fromkeys((*found, *other.sources)))
        passed.append((name, other.symbol if isinstance(other, Foreign) else str(value)))
    request = Request(
        found, function, signature or "", absolute(flags), absolute(link_flags), tuple(passed)
    )
    return _loaded_once(request)


def _loaded_once(request: Request) -> Foreign:
    """What a request asks for, built anew only if a file has changed, a source or what it reads."""
    store = _store_of_process()
    key = request.key
    with _loading:
        known = _loaded.get(request)
        if known is None or known[1] != key or not known[0].is_current:
            known = _loaded[request] = Foreign(Build(request, store)), key
    return known[0]


def _listed(sources: Any) -> list[str | os.PathLike[str]]:
    return list(sources)


def _store_of_process() -> Store:
    global _store  # noqa: PLW0603 - one for the process
    with _loading:
        _store = _store or default_store()
        return _store
