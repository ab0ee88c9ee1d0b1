"""Findings for people: a message for each cause, with all of its places."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ltoad.causes.failures import NO_LINES
from ltoad.diagnostics.demangle import demangled, readable
from ltoad.diagnostics.diagnostic import Diagnostic
from ltoad.diagnostics.groups import Group, grouped

_PLACES = 12
_REASONS = 10
_READABLE = 160
"""Characters of a way from function to function, beside other ways."""


def text_of(diagnostics: Iterable[Diagnostic]) -> str:
    """All messages, and a note if places are named without the lines of sources."""
    given = list(diagnostics)
    lines = [line for group in grouped(given) for line in _message(group)]
    if lacks_lines(given):
        lines.append(f"note: {NO_LINES.remedy}")
    return "\n".join(lines)


def lacks_lines(diagnostics: Sequence[Diagnostic]) -> bool:
    """Whether a place in a function is told without its source line."""
    return any(d.location is None and bool(d.instruction) for d in diagnostics)


def _message(group: Group) -> Iterator[str]:
    found = group.leading
    place = f"{found.location}: " if found.location else ""
    yield f"{place}{readable(found.reason)} [{found.cause.identifier}]"
    if found.function:
        yield f"  in function: {demangled(found.function)}"
    if found.inside:
        yield f"  inside:      {found.inside}"
    if found.instruction:
        yield f"  instruction: {found.instruction.strip()}"
    if len(found.chain) > 1:
        yield f"  reached by:  {_chain(found)}"
    for detail in found.details:
        yield f"  memory:      {readable(detail)}"
    yield from _others(group)
    if found.remedy:
        yield f"  remedy:      {readable(found.remedy)}"


def _others(group: Group) -> Iterator[str]:
    """Further places of the same finding, then what else there is of the same cause."""
    by_reason: dict[str, list[Diagnostic]] = {group.leading.reason: []}
    for other in group.others:
        by_reason.setdefault(other.reason, []).append(other)
    same, *others = by_reason.items()
    if same[1]:
        yield f"  {_more(same[1], group.leading)}"
    different = list(_elsewhere(others, (group.leading, *same[1])))
    for reason, found in different[:_REASONS]:
        place = f"{_place(found[0], group.leading)}: " if _place(found[0], group.leading) else ""
        yield f"  also:        {place}{readable(reason)}"
        if len(found) > 1:
            yield f"    {_more(found[1:], found[0])}"
    left = sum(len(found) for _, found in different[_REASONS:])
    if left:
        yield f"  and {left} more of the same cause"


def _elsewhere(
    by_reason: Iterable[tuple[str, list[Diagnostic]]], told: Iterable[Diagnostic]
) -> Iterator[tuple[str, list[Diagnostic]]]:
    """What else was found, but in lines where nothing has been told of yet: each line once."""
    known = {str(d.location) for d in told}
    for reason, found in by_reason:
        left = [d for d in found if d.location is None or str(d.location) not in known]
        known.update(str(d.location) for d in left)
        if left:
            yield reason, left


def _more(places: Sequence[Diagnostic], leading: Diagnostic) -> str:
    """ "and 11 more places: file:line, …"."""
    names = list(dict.fromkeys(filter(None, (_place(p, leading) for p in places))))
    count = f"and {len(places)} more place{'s' if len(places) > 1 else ''}"
    told = ", ".join(names[:_PLACES]) + (", …" if len(names) > _PLACES else "")
    return f"{count}: {told}" if told else count


def _place(found: Diagnostic, leading: Diagnostic) -> str:
    """A line; the way that leads to it, if it is another one; else the function."""
    if found.location is not None:
        return str(found.location) + (f" ({_ends(found)})" if _is_elsewhere(found, leading) else "")
    return demangled(found.function) if found.function != leading.function else ""


def _is_elsewhere(found: Diagnostic, leading: Diagnostic) -> bool:
    return len(found.chain) > 1 and found.chain != leading.chain


def _chain(found: Diagnostic) -> str:
    return " -> ".join(map(demangled, found.chain))


def _ends(found: Diagnostic) -> str:
    """The way that leads to a place, if it is short; else where it begins and where it ends."""
    whole = _chain(found)
    if len(whole) <= _READABLE:
        return whole
    first, *middle, last = map(_shortened, map(demangled, found.chain))
    return f"{first} -> {'… -> ' if middle else ''}{last}"


def _shortened(name: str) -> str:
    return name if len(name) <= _READABLE // 2 else f"{name[: _READABLE // 2]}…"
