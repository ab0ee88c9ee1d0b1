"""The contract of a derivative library: which functions it can derive, and how they are called.

It is text in the section ``.ltoad.derivatives`` of an object, from where it comes into archives
and shared libraries; linkers put the texts of several objects one behind the other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, fields

from ltoad.errors import InputError

SECTION = ".ltoad.derivatives"
ACTIVITIES = "ltoad-activities"
"""The attribute of a derivative's declaration that says what its library derives by."""

FORMAT = 1
_HEAD = "# derivatives by ltoad\n"


@dataclass(frozen=True, slots=True)
class ExportedFunction:
    """The derivatives of one function.

    ``symbol`` and ``signature`` are the primal's, the latter in LLVM's types.
    ``arguments`` has an activity for each parameter: const, dup or out.
    ``augmented``, ``reverse`` and ``forward`` are symbols, with the parameters that
    docs/libraries.md describes; ``forward`` is empty for a function that returns an integer.
    ``hash`` tells its body, and those of all that it calls, from others.
    """

    symbol: str
    signature: str
    arguments: tuple[str, ...]
    augmented: str
    reverse: str
    forward: str
    hash: str


@dataclass(frozen=True, slots=True)
class Manifest:
    """All that one object exports; ``llvm`` and ``target`` say what it was made with and for.

    ``tape`` is "opaque": a pointer that only the reverse function understands, and frees.
    """

    llvm: str
    target: str
    functions: tuple[ExportedFunction, ...]
    tape: str = "opaque"
    format: int = FORMAT

    def text(self) -> str:
        """What goes into the section."""
        import toml

        head = {"format": self.format, "llvm": self.llvm, "target": self.target, "tape": self.tape}
        tables = [{**asdict(f), "arguments": list(f.arguments)} for f in self.functions]
        return _HEAD + toml.dumps({**head, "function": tables})


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
    tables = found.get("function", [])
    try:
        functions = tuple(_function(table) for table in tables)
        return Manifest(found["llvm"], found["target"], functions, found["tape"])
    except (KeyError, TypeError, AttributeError) as error:
        raise _unreadable(origin, f"missing or wrong: {error}") from error


def _function(table: dict[str, object]) -> ExportedFunction:
    arguments = table["arguments"]
    if not isinstance(arguments, list):
        raise TypeError("arguments")
    words = {f.name: str(table[f.name]) for f in fields(ExportedFunction) if f.name != "arguments"}
    return ExportedFunction(arguments=tuple(map(str, arguments)), **words)


def _unreadable(origin: str, reason: str) -> InputError:
    return InputError(
        f"{origin}: the description of its derivatives is damaged: {reason}",
        remedy="build the library again",
    )


def mismatch(symbol: str, offered: Sequence[str], wanted: Sequence[str]) -> tuple[str, str] | None:
    """Reason and remedy where a call needs other derivatives than its library has; else None.

    ``wanted`` are activities like those ``offered``; the derivative of a number may be dropped.
    """
    pairs = zip(offered, wanted, strict=True)
    if all(has == needs or (has, needs) == ("out", "const") for has, needs in pairs):
        return None
    return (
        f"'{symbol}' comes with derivatives for arguments that are ({', '.join(offered)}), and "
        f"here they would have to be ({', '.join(wanted)})",
        f'add [[export]] with function = "{symbol}" and arguments = {list(wanted)} to the '
        "ltoad.toml of its library, and build that again",
    )
