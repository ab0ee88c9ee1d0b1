"""What a program tells the analyses about its own functions and globals.

Plain facts, by name; who reads them out of the program is no concern here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ltoad.analysis.memory.origins import Origin, OriginKind, content_at
from ltoad.analysis.memory.summaries import CallSummary


@dataclass(frozen=True, slots=True)
class Substitute:
    """A function that runs in the place of another.

    ``parameters`` has, for each of its parameters, the index of the other
    function's parameter that is passed there, or None for what is added.
    """

    name: str
    parameters: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Told:
    """Facts that no body has to bear out.

    ``rules``: functions with a derivative of their own, and what runs in their
    place in a forward sweep; nobody looks into their bodies for the
    derivative.  ``stubs``: the functions through which these are called.
    ``without_frees`` free nothing that they have not allocated.
    ``inactive_globals`` never carry derivatives; ``shared_globals`` always may.  ``stateful``
    are stubs of functions that may read and write variables with derivatives, and ``written``
    says through which arguments a function may write, or is treated as if, if that is known.
    ``vouched`` are stubs of functions that nobody derives by arguments that are wrongly told
    to be constant.
    """

    rules: Mapping[str, Substitute] = field(default_factory=dict)
    stubs: Mapping[str, str] = field(default_factory=dict)
    without_frees: frozenset[str] = frozenset()
    inactive_globals: frozenset[str] = frozenset()
    shared_globals: frozenset[str] = frozenset()
    stateful: frozenset[str] = frozenset()
    written: Mapping[str, frozenset[int]] = field(default_factory=dict)
    vouched: frozenset[str] = frozenset()


NOTHING_TOLD = Told()


def substituted(summary: CallSummary, substitute: Substitute) -> CallSummary:
    """The effects of a substitute in terms of the parameters of what it stands for.

    It returns no address that its caller can see.
    """

    def outward(origins: frozenset[Origin]) -> frozenset[Origin]:
        found = (_mapped(origin, substitute) for origin in origins)
        return frozenset(origin for origin in found if origin is not None)

    return CallSummary(
        reads=outward(summary.reads),
        writes=outward(summary.writes),
        frees=outward(summary.frees),
        stores_pointers=summary.stores_pointers,
        stores={
            place: outward(sources)
            for inner, sources in summary.stores.items()
            if (place := _mapped(inner, substitute)) is not None
        },
        hides=summary.hides,
    )


def _mapped(origin: Origin, substitute: Substitute) -> Origin | None:
    if origin.kind is OriginKind.CONTENT:
        assert isinstance(origin.key, Origin)
        outer = _mapped(origin.key, substitute)
        return None if outer is None else content_at(outer, origin.place)
    if origin.kind is not OriginKind.ARGUMENT:
        return origin
    assert isinstance(origin.key, int)
    if origin.key >= len(substitute.parameters):
        return None
    index = substitute.parameters[origin.key]
    return None if index is None else Origin(OriginKind.ARGUMENT, index)
