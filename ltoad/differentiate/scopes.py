"""Alias scopes: primal memory, shadow memory and the tape are never the same.

LLVM's alias analysis cannot know it, and without it no adjoint loop would be
vectorised.  Every derivative function has a domain of its own with three
scopes (LangRef, "noalias and alias.scope metadata").
"""

from __future__ import annotations

from ltoad.ir.instructions import Metadata
from ltoad.ir.metadata import MetadataReference
from ltoad.ir.module import Module


class Scopes:
    """Metadata attachments for one derivative function, made when first used.

    ``lanes`` has those of shadow memory by lane: what is written in one lane is
    never read in another.  There are primal and shadow scopes for each of ``classes``
    of memory that do not overlap.
    """

    def __init__(self, module: Module, function: str, width: int = 1, classes: int = 1) -> None:
        self._module = module
        self._merged: dict[tuple[str, ...], str] = {}
        self._known: dict[frozenset[int], Metadata] = {}
        plain = _plain(function)
        domain = module.add_metadata(f'!{{!"ltoad {plain}"}}')

        def scopes(kind: str, count: int) -> list[str]:
            return [
                module.add_metadata(f'!{{!"{kind}{k or ""} of {plain}", {domain}}}')
                for k in range(count)
            ]

        self._primals, self._shadows = scopes("primal", classes), scopes("shadow", classes)
        (self._tape,) = scopes("tape", 1)
        self._all = frozenset(range(classes))
        self.shadow: Metadata = self.shadow_in(None)
        self.tape: Metadata = (
            ("alias.scope", self._list(self._tape)),
            ("noalias", self._list(*self._primals, *self._shadows)),
        )
        self.lanes: list[Metadata] = [self.shadow]
        if width > 1:
            lanes = scopes("lane ", width)
            self.lanes = [
                (
                    ("alias.scope", self._list(lane)),
                    (
                        "noalias",
                        self._list(*self._primals, self._tape, *(o for o in lanes if o != lane)),
                    ),
                )
                for lane in lanes
            ]

    def shadow_in(self, classes: frozenset[int] | None) -> Metadata:
        """The attachments of an access to shadow memory of some classes, None for any."""
        here = self._all if classes is None else classes
        if here not in self._known:
            others = [s for k, s in enumerate(self._shadows) if k not in here]
            own = [self._shadows[k] for k in sorted(here)]
            self._known[here] = (
                ("alias.scope", self._list(*own)),
                ("noalias", self._list(*self._primals, self._tape, *others)),
            )
        return self._known[here]

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
