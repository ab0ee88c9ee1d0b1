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
    never read in another.
    """

    def __init__(self, module: Module, function: str, width: int = 1) -> None:
        self._module = module
        self._merged: dict[str, str] = {}
        domain = module.add_metadata(f'!{{!"ltoad {_plain(function)}"}}')
        primal, shadow, tape = (
            module.add_metadata(f'!{{!"{kind} of {_plain(function)}", {domain}}}')
            for kind in ("primal", "shadow", "tape")
        )
        self._primal = primal
        self._primal_list = self._list(primal)
        self.shadow: Metadata = (
            ("alias.scope", self._list(shadow)),
            ("noalias", self._list(primal, tape)),
        )
        self.tape: Metadata = (
            ("alias.scope", self._list(tape)),
            ("noalias", self._list(primal, shadow)),
        )

        self.lanes: list[Metadata] = [self.shadow]
        if width > 1:
            scopes = [
                module.add_metadata(f'!{{!"lane {k} of {_plain(function)}", {domain}}}')
                for k in range(width)
            ]
            self.lanes = [
                (
                    ("alias.scope", self._list(scope)),
                    ("noalias", self._list(primal, tape, *(s for s in scopes if s != scope))),
                )
                for scope in scopes
            ]

    def _list(self, *scopes: str) -> str:
        return self._module.add_metadata(f"!{{{', '.join(scopes)}}}")

    def primal(self, metadata: Metadata) -> Metadata:
        """The attachments of a primal access, with the primal scope added."""
        known = dict(metadata)
        node = known.get("alias.scope")
        known["alias.scope"] = self._primal_list if node is None else self._with_primal(node)
        return tuple(known.items())

    def _with_primal(self, node: str) -> str:
        if node not in self._merged:
            operands = self._module.metadata(int(node[1:])).operands
            scopes = [str(o) for o in operands if isinstance(o, MetadataReference)]
            self._merged[node] = self._list(*scopes, self._primal)
        return self._merged[node]


def _plain(name: str) -> str:
    return "".join(c if c.isalnum() or c in "_.$" else "_" for c in name)
