"""What a procedure of Fortran says of its arguments in its source: sizes of arrays, and intents.

Debug information has neither.  Statements that are read are those at the head of the procedure;
what is not understood, such as sizes by functions, is left unknown.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from ltoad.frontends.dims import Dim, parse_dims
from ltoad.frontends.errors import SignatureError
from ltoad.frontends.prototype import Prototype
from ltoad.frontends.signature import Role
from ltoad.frontends.sources import Source


@dataclass(frozen=True, slots=True)
class Dummy:
    """An argument: ``role`` is its intent, and ``dims`` are None where its source tells no size.

    ``unclear`` is a size that is told, and not understood.
    """

    dims: tuple[Dim | None, ...] = ()
    role: Role = Role.UNKNOWN
    is_text: bool = False
    is_derived: bool = False
    unclear: str = ""


@dataclass(slots=True)
class _Head:
    """The declarations that were read so far."""

    dummies: dict[str, Dummy]
    constants: dict[str, str] = field(default_factory=dict)


def interface_of(sources: Iterable[Source], name: str) -> Mapping[str, Dummy]:
    """The arguments of a procedure by their names in small letters; empty if it is not found.

    An array that a function returns is its first argument, as the compiler passes it.
    """
    for source in sources:
        if source.language != "fortran":
            continue
        text = source.path.read_text(encoding="utf-8", errors="replace")
        fixed = source.path.suffix.lower() in (".f", ".for", ".f77")
        found = _read(_statements(text, fixed=fixed), name.lower())
        if found is not None:
            return found
    return {}


def with_intents(prototype: Prototype, interface: Mapping[str, Dummy]) -> Prototype:
    """With what declarations say is only read."""
    read = {name for name, dummy in interface.items() if dummy.role is Role.IN}
    arguments = [replace(a, is_intent_in=a.name.lower() in read) for a in prototype.arguments]
    return replace(prototype, arguments=tuple(arguments))


def _statements(text: str, *, fixed: bool) -> Iterator[str]:
    """Statements in small letters, without comments and continuations."""
    whole = ""
    for line in text.lower().splitlines():
        if fixed:
            if line[:1] in ("c", "d", "*", "!") or not line.strip():
                continue
            continues = len(line) > 5 and line[5] not in " 0" and not line[:5].strip()
            more, line = continues, line[6:72]  # noqa: PLW2901 - the part that counts
        else:
            more = whole.endswith("&")
            whole = whole.removesuffix("&")
            line = line.strip().removeprefix("&") if more else line.strip()  # noqa: PLW2901
        line = re.sub(r"!.*", "", line).rstrip()  # noqa: PLW2901 - what is in quotes is no size
        if more:
            whole += line
            continue
        yield from (part.strip() for part in whole.split(";"))
        whole = line
    yield from (part.strip() for part in whole.split(";"))


def _read(statements: Iterator[str], name: str) -> dict[str, Dummy] | None:
    """The arguments as they are declared, or None if there is no such procedure."""
    head = re.compile(rf"(?:^|\s)(?:subroutine|function)\s+{re.escape(name)}\s*(?:\(([^)]*)\))?")
    constants: dict[str, str] = {}
    for statement in statements:
        match = head.search(statement)
        if match is None or statement.startswith("end"):
            _read_declaration(statement, _Head({}, constants))
            continue
        names = re.findall(r"\w+", match[1] or "")
        result = _result_of(statement, match, name)
        known = _Head(dict.fromkeys([*result, *names], Dummy()), constants)
        for line in statements:
            if re.match(r"(end|contains|subroutine|function)\b", line):
                break
            _read_declaration(line, known)
        return _with_result(result, known.dummies)
    return None


def _result_of(statement: str, match: re.Match[str], name: str) -> list[str]:
    """The name of what a function returns; none of a subroutine."""
    if not re.search(r"\bfunction\s*$", statement[: match.end()].partition(name)[0]):
        return []
    said = re.search(r"\bresult\s*\(\s*(\w+)\s*\)", statement[match.end() :])
    return [said[1] if said else name]


def _with_result(result: Iterable[str], dummies: dict[str, Dummy]) -> dict[str, Dummy]:
    """With an array that is returned, which is an output; numbers are no arguments."""
    for name in result:
        returned = dummies.pop(name)
        if returned.dims:
            return {name: replace(returned, role=Role.OUT), **dummies}
    return dummies


_TYPE = (
    r"(?:integer|real|complex|logical|double\s*precision|type\s*\(\s*\w+\s*\)|dimension"
    r"|character)"
)
_NEW = re.compile(r"(?P<attributes>[^'\"]*?)::(?P<entities>.*)")
_KIND = r"(?:\s*\*\s*\d+|\s*\*\s*\(\s*\*\s*\)|\s*\([^)]*\))?"
_OLD = re.compile(rf"(?P<attributes>{_TYPE}{_KIND})\s*(?P<entities>[a-z].*)")
_CONSTANTS = re.compile(r"parameter\s*\((.*)\)")


def _read_declaration(statement: str, head: _Head) -> None:
    """Note what one statement declares."""
    constants = _CONSTANTS.fullmatch(statement)
    if constants is not None:
        for entity in _parts(constants[1]):
            _note_constant(entity, head)
        return
    match = _NEW.fullmatch(statement) or _OLD.fullmatch(statement)
    if match is None:
        return
    attributes = list(_parts(match["attributes"]))
    common = next((a for a in attributes if a.startswith("dimension")), "")
    intent = next((a[6:].strip(" ()") for a in attributes if a.startswith("intent")), "")
    for entity in _parts(match["entities"]):
        if "parameter" in attributes:
            _note_constant(entity, head)
            continue
        name = re.match(r"\w*", entity)[0]  # type: ignore[index]
        dummy = head.dummies.get(name)
        if dummy is None:
            continue
        sizes = entity[len(name) :].strip() or common.removeprefix("dimension").strip()
        dims, unclear = dummy.dims, dummy.unclear
        if sizes.startswith("("):
            dims, unclear = _dims(sizes, head.constants)
        role = _INTENTS.get(intent.replace(" ", ""), dummy.role)
        text = dummy.is_text or attributes[0].startswith("character")
        derived = dummy.is_derived or re.match(r"(type|class)\s*\(", attributes[0]) is not None
        head.dummies[name] = Dummy(dims, role, text, derived, unclear)


_INTENTS = {"in": Role.IN, "out": Role.OUT, "inout": Role.INOUT}


def _note_constant(entity: str, head: _Head) -> None:
    name, _, value = (part.strip() for part in entity.partition("="))
    value = re.sub(r"\b[a-z]\w*\b", lambda m: f"({head.constants.get(m[0], m[0])})", value)
    head.constants[name] = value


def _parts(text: str) -> Iterator[str]:
    """What commas part that are in no brackets."""
    depth, start = 0, 0
    for place, letter in enumerate(text):
        depth += (letter in "([") - (letter in ")]")
        if letter == "," and depth == 0:
            yield text[start:place].strip()
            start = place + 1
    yield text[start:].strip()


def _dims(text: str, constants: Mapping[str, str]) -> tuple[tuple[Dim | None, ...], str]:
    """The sizes in ``(n, 0:m)``, and one that is told and not understood."""
    inner = text[1 : text.rfind(")")]
    found: list[Dim | None] = []
    unclear = ""
    for size in _parts(_SIZE.sub(_size_of, inner)):
        known = _AT_LEAST_ONE.sub(lambda m: f"({m[1] or m[2]})", size)
        known = re.sub(r"\b[a-z]\w*\b", lambda m: f"({constants.get(m[0], m[0])})", known)
        low, colon, high = known.rpartition(":")
        if not high or high.strip() == "*":
            found.append(None)
            continue
        found.append(_dim(f"({high}) - ({low}) + 1" if colon and low else high))
        unclear = size if found[-1] is None else unclear
    return tuple(found), unclear


_AT_LEAST_ONE = re.compile(r"\bmax\s*\((?:\s*1\s*,([^(),]+)|([^(),]+),\s*1\s*)\)")
_SIZE = re.compile(r"\bsize\s*\(\s*(\w+)\s*(?:,\s*(\d+)\s*)?\)")


def _size_of(match: re.Match[str]) -> str:
    """``size(x)`` and ``size(a, 2)``, by the names that dimensions without sizes get."""
    return f"{match[1]}_{int(match[2]) - 1}" if match[2] else f"{match[1]}_size"


def _dim(text: str) -> Dim | None:
    try:
        (dim,) = parse_dims(text)
    except (SignatureError, ValueError):
        return None
    return dim
