"""The contract of a derivative library: which functions it can derive, and how they are called.

It is text in the section ``.ltoad.derivatives`` of an object, from where it comes into archives
and shared libraries; linkers put the texts of several objects one behind the other.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from typing import Any, TypeVar

from ltoad.errors import InputError

SECTION = ".ltoad.derivatives"
FORMAT = 1
EXPORTED = "ltoad-exported"
"""The attribute of the functions that a library exports: they begin no derivative.

Its value is the primal's symbol.
"""

INTO = "_into"
"""At the end of the symbols of functions that return a struct through a pointer, their first
parameter, like others that return it by value."""

OPTIONAL = "ltoad-optional"
"""The attribute of those that are left out if they cannot be derived."""

OPAQUE = "opaque"
"""A tape is a pointer that only the reverse function understands, and frees."""

_HEAD = "# derivatives by ltoad\n"
_LETTERS = {"const": "c", "dup": "d", "dupnoneed": "n", "out": "o"}
FLOATS = frozenset(("half", "float", "double", "x86_fp80", "fp128"))


@dataclass(frozen=True, slots=True)
class DerivativeNames:
    """The symbols of the derivatives of one function by one set of activities.

    ``gradient`` is both sweeps at once.  Those that end in ``_in`` keep their tape in an arena
    of the caller's.  ``contract`` is a symbol that the library defines and its clients need,
    so that any linker notices a library of another signature, tape or format.
    """

    augmented: str
    reverse: str
    forward: str
    gradient: str
    augmented_in: str
    reverse_in: str
    contract: str


@dataclass(frozen=True, slots=True)
class Terms:
    """What derivatives are taken by: an activity for each parameter, and directions at a time."""

    arguments: tuple[str, ...]
    width: int = 1

    def __str__(self) -> str:
        lanes = f", {self.width} at a time" if self.width > 1 else ""
        return f"({', '.join(self.arguments)}){lanes}"


def usual_activities(signature: str) -> tuple[str, ...]:
    """Activities by types: pointers dup, numbers out, others const."""
    types = parameter_types(signature)
    return tuple("dup" if is_address(t) else "out" if t in FLOATS else "const" for t in types)


def derivative_names(symbol: str, signature: str, terms: Terms) -> DerivativeNames:
    """The names by which clients and libraries agree.

    ``signature`` is in LLVM's types.  Activities that are not those by default are in the
    names, one letter each: c, d, n or o; so is a width.
    """
    letters = "".join(_LETTERS[activity] for activity in terms.arguments)
    stem = f"ltoad_{symbol}"
    if terms.arguments != usual_activities(signature):
        stem += f"_{letters}"
    if terms.width > 1:
        stem += f"_w{terms.width}"
    agreed = f"{FORMAT} {OPAQUE} {signature} {letters} {terms.width}"
    digest = hashlib.blake2b(agreed.encode(), digest_size=6).hexdigest()
    contract = f"ltoad_contract_{symbol}_{letters}_{digest}"
    return DerivativeNames(
        f"{stem}_augmented",
        f"{stem}_reverse",
        f"{stem}_forward",
        f"{stem}_gradient",
        f"{stem}_augmented_in",
        f"{stem}_reverse_in",
        contract,
    )


def promise_name(symbol: str, *, state: bool, writes: Sequence[int]) -> str:
    """A symbol like a contract, for clients that build on what a function does not do."""
    terms = f"{state} {list(writes)}"
    digest = hashlib.blake2b(terms.encode(), digest_size=6).hexdigest()
    return f"ltoad_promise_{symbol}_{digest}"


def in_memory(members: Sequence[str]) -> bool:
    """Whether a struct of these members comes back through a pointer, the first parameter.

    C and LLVM return other structs alike.
    """
    small = all(member not in _WIDE for member in members)
    return len(members) > _IN_REGISTERS or (len(members) == _IN_REGISTERS and small)


_IN_REGISTERS = 2
_WIDE = frozenset(("ptr", "i64", "double"))


def parameter_types(signature: str) -> list[str]:
    """The parameters in a signature such as ``double (ptr, i32)``."""
    inside = signature.partition(" (")[2].removesuffix(")")
    return inside.split(", ") if inside else []


def is_address(type_: str) -> bool:
    """Whether a parameter is a pointer, or a struct by value, which is one for LLVM."""
    return type_ == "ptr" or type_.startswith("byval(")


def result_type(signature: str) -> str:
    """What a function of this signature returns."""
    return signature.partition(" (")[0]


@dataclass(frozen=True, slots=True)
class ExportedFunction:
    """The derivatives of one function by one set of activities.

    ``symbol`` and ``signature`` are the primal's, the latter in LLVM's types.
    ``arguments`` has an activity for each parameter: const, dup, dupnoneed or out.
    ``augmented``, ``reverse``, ``forward`` and ``gradient`` are symbols, with the parameters that
    docs/libraries.md describes; ``forward`` is empty for a function that returns an integer.
    ``hash`` tells its body, and those of all that it calls, from others.  ``state`` says
    whether it may read or write global variables that hold numbers, ``writes`` through which
    parameters, counted from 0, it may write.  ``width`` is the number of directions at a time.
    ``checked`` is the largest relative distance from finite differences that a check has
    found, if there was one.
    """

    symbol: str
    signature: str
    arguments: tuple[str, ...]
    augmented: str
    reverse: str
    forward: str
    gradient: str
    hash: str
    state: bool = False
    writes: tuple[int, ...] = ()
    width: int = 1
    checked: float | None = None

    @property
    def terms(self) -> Terms:
        """What the derivatives are taken by."""
        return Terms(self.arguments, self.width)


@dataclass(frozen=True, slots=True)
class RequiredFunction:
    """A function whose derivatives another unit or library has to bring."""

    symbol: str
    signature: str
    arguments: tuple[str, ...]
    width: int = 1

    @property
    def terms(self) -> Terms:
        """What the derivatives have to be taken by."""
        return Terms(self.arguments, self.width)


@dataclass(frozen=True, slots=True)
class RefusedFunction:
    """A function that could not be derived, and why."""

    symbol: str
    reason: str


@dataclass(frozen=True, slots=True)
class Manifest:
    """All that one object exports, and what it needs of others.

    ``llvm`` and ``target`` say what it was made with and for.  ``globals`` are the variables
    with numbers in them that other objects may use as well: their shadows are shared.
    ``begin`` is the function that gets the shadows of all globals ready, to be called before a
    derivative, or empty.
    """

    llvm: str
    target: str
    functions: tuple[ExportedFunction, ...] = ()
    tape: str = OPAQUE
    format: int = FORMAT
    globals: tuple[str, ...] = ()
    begin: str = ""
    requires: tuple[RequiredFunction, ...] = ()
    refused: tuple[RefusedFunction, ...] = ()

    def text(self) -> str:
        """What goes into the section."""
        import toml

        head = {"format": self.format, "llvm": self.llvm, "target": self.target, "tape": self.tape}
        told = {"globals": list(self.globals), "begin": self.begin}
        tables = {
            "function": list(map(_plain, self.functions)),
            "requires": list(map(_plain, self.requires)),
            "refused": list(map(_plain, self.refused)),
        }
        filled = {key: value for key, value in {**told, **tables}.items() if value}
        return _HEAD + toml.dumps({**head, **filled})


def _plain(entry: ExportedFunction | RequiredFunction | RefusedFunction) -> dict[str, object]:
    words = asdict(entry)
    lists = {k: list(v) if isinstance(v, tuple) else v for k, v in words.items()}
    return {key: value for key, value in lists.items() if value is not None}


def read_manifests(origin: str, content: bytes) -> Iterator[Manifest]:
    """The manifests in a section of the file ``origin``; raises InputError for damaged ones."""
    text = content.replace(b"\0", b"").decode("utf-8", "replace")
    before, *parts = text.split(_HEAD)
    if before.strip():
        raise _unreadable(origin, "it does not begin as one")
    for part in parts:
        yield _manifest(origin, part)


def _manifest(origin: str, text: str) -> Manifest:
    import toml

    try:
        found = toml.loads(text)
    except (toml.TomlDecodeError, IndexError) as error:
        raise _unreadable(origin, str(error)) from error
    if found.get("format") != FORMAT:
        raise InputError(
            f"{origin}: its derivatives are described in format {found.get('format')}, and this "
            f"ltoad reads format {FORMAT}",
            remedy="make the library and its clients with the same version of ltoad",
        )
    try:
        return Manifest(
            found["llvm"],
            found["target"],
            tuple(_entry(ExportedFunction, table) for table in found.get("function", [])),
            found["tape"],
            globals=tuple(map(str, found.get("globals", []))),
            begin=str(found.get("begin", "")),
            requires=tuple(_entry(RequiredFunction, table) for table in found.get("requires", [])),
            refused=tuple(_entry(RefusedFunction, table) for table in found.get("refused", [])),
        )
    except (KeyError, TypeError, AttributeError) as error:
        raise _unreadable(origin, f"missing or wrong: {error}") from error


_Entry = TypeVar("_Entry", ExportedFunction, RequiredFunction, RefusedFunction)


def _entry(kind: type[_Entry], table: Mapping[str, object]) -> _Entry:
    words: dict[str, Any] = {}
    for place in fields(kind):
        if place.name == "checked" and "checked" not in table:
            continue
        value = table[place.name]
        if isinstance(value, list) != (place.name in ("arguments", "writes")):
            raise TypeError(place.name)
        words[place.name] = tuple(value) if isinstance(value, list) else value
    return kind(**words)


def _unreadable(origin: str, reason: str) -> InputError:
    return InputError(
        f"{origin}: the description of its derivatives is damaged: {reason}",
        remedy="build the library again",
    )


def joined(manifests: Iterable[Manifest]) -> Manifest:
    """One manifest of several, for those that list what is in a file."""
    found = list(manifests)
    first = found[0]
    return Manifest(
        llvm=first.llvm,
        target=first.target,
        functions=tuple(f for m in found for f in m.functions),
        tape=first.tape,
        format=first.format,
        globals=tuple(dict.fromkeys(g for m in found for g in m.globals)),
        begin=" ".join(dict.fromkeys(m.begin for m in found if m.begin)),
        requires=tuple(dict.fromkeys(r for m in found for r in m.requires)),
        refused=tuple(dict.fromkeys(r for m in found for r in m.refused)),
    )
