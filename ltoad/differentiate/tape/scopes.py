"""Alias scopes: primal memory, shadow memory and the tape are never the same.

LLVM's alias analysis cannot know it, and without it no adjoint loop would be
vectorised.  Every derivative function has a domain of its own with three
scopes (LangRef, "noalias and alias.scope metadata").
"""

from __future__ import annotations

from ltoad.ir.instructions import Metadata
from ltoad.ir.metadata import MetadataReference
from ltoad.ir.module import Module

_MOST_SHADOWS = 64
"""Scopes of shadow memory; each is in a list of every other's."""


class Scopes:
    """Metadata attachments for one derivative function, made when first used.

    There are primal and shadow scopes for each of ``classes`` of memory that do
    not overlap, and shadow scopes for each of ``width`` lanes: what is written in
    one is never read in another.
    """

    def __init__(self, module: Module, function: str, width: int = 1, classes: int = 1) -> None:
        self._module = module
        self._merged: dict[tuple[str, ...], str] = {}
        self._known: dict[tuple[frozenset[int], int | None], Metadata] = {}
        plain = _plain(function)
        domain = module.add_metadata(f'!{{!"ltoad {plain}"}}')

        def scopes(kind: str, count: int) -> list[str]:
            return [
                module.add_metadata(f'!{{!"{kind}{k or ""} of {plain}", {domain}}}')
                for k in range(count)
            ]

        self._alike = width * classes > _MOST_SHADOWS
        self._all = frozenset(range(classes))
        self._primals = scopes("primal", classes)
        kinds = 1 if self._alike else classes
        names = [f"shadow {lane}." if lane else "shadow" for lane in range(width)]
        self._shadows = [scopes(name, kinds) for name in names]
        (self._tape,) = scopes("tape", 1)
        self.shadow: Metadata = self.shadow_in(None, None)
        everything = [*self._primals, *(s for some in self._shadows for s in some)]
        self.tape: Metadata = (
            ("alias.scope", self._list(self._tape)),
            ("noalias", self._list(*everything)),
        )

    def shadow_in(self, classes: frozenset[int] | None, lane: int | None) -> Metadata:
        """The attachments of an access to shadow memory of some classes in one lane.

        None for any class, and for any lane.
        """
        here = self._all if classes is None else classes
        if (here, lane) not in self._known:
            own: list[str] = []
            others: list[str] = []
            for number, scopes in enumerate(self._shadows):
                for kind, scope in enumerate(scopes):
                    meets = lane in (None, number) and (self._alike or kind in here)
                    (own if meets else others).append(scope)
            self._known[here, lane] = (
                ("alias.scope", self._list(*own)),
                ("noalias", self._list(*self._primals, self._tape, *others)),
            )
        return self._known[here, lane]

    def _list(self, *scopes: str) -> str:
        return self._module.add_metadata(f"!{{{', '.join(scopes)}}}")

    def primal(self, metadata: Metadata, classes: frozenset[int] | None = None) -> Metadata:
        """The attachments of a primal access to some classes, with their scopes added."""
        here = self._all if classes is None else classes
        own = [self._primals[k] for k in sorted(here)]
        others = [s for k, s in enumerate(self._primals) if k not in here]
        known = dict(metadata)
        for kind, scopes in (("alias.scope", own), ("noalias", others)):
            if scopes:
                known[kind] = self._joined(known.get(kind, ""), scopes)
        return tuple(known.items())

    def _joined(self, node: str, scopes: list[str]) -> str:
        """The scopes of a node and some more."""
        before: list[str] = []
        if node:
            operands = self._module.metadata(int(node[1:])).operands
            before = [str(o) for o in operands if isinstance(o, MetadataReference)]
        key = (node, *scopes)
        if key not in self._merged:
            self._merged[key] = self._list(*before, *scopes)
        return self._merged[key]


def _plain(name: str) -> str:
    return "".join(c if c.isalnum() or c in "_.$" else "_" for c in name)
