"""What ``restrict`` promised of parameters of functions that were inlined.

LLVM keeps the promise as scopes: an access of a scope meets none that names the scope in its
``noalias`` (LangRef, "noalias and alias.scope metadata").  A scope that is declared in a loop is
another one in each iteration.  Only those that are declared once in each call of a function tell
of accesses that lie far apart in time.
"""

from __future__ import annotations

from ltoad.errors import IRError
from ltoad.ir.instructions import Function, Metadata
from ltoad.ir.metadata import MetadataNode, MetadataReference
from ltoad.ir.module import Module

Claims = tuple[str, str]
"""The lists of an access: the scopes that it belongs to, and those that it does not meet."""


def claims_of(metadata: Metadata) -> Claims | None:
    """What an access says of itself, if anything."""
    known = dict(metadata)
    own, others = known.get("alias.scope", ""), known.get("noalias", "")
    return (own, others) if own or others else None


class Restricted:
    """Answers for one function."""

    def __init__(self, module: Module, function: Function) -> None:
        self._module = module
        self._lists: dict[str, dict[int, frozenset[int]]] = {}
        self._answers: dict[tuple[str, str], bool] = {}
        lists = map(self._by_domain, function.scopes)
        self._held = frozenset(s for found in lists for scopes in found.values() for s in scopes)

    def apart(self, one: Claims | None, other: Claims | None) -> bool:
        """Whether two accesses never meet in one call of the function."""
        if one is None or other is None or not self._held:
            return False
        return self._excluded(one[0], other[1]) or self._excluded(other[0], one[1])

    def _excluded(self, own: str, others: str) -> bool:
        if not own or not others:
            return False
        if (own, others) not in self._answers:
            mine, named = self._by_domain(own), self._by_domain(others)
            self._answers[own, others] = any(
                scopes <= self._held and scopes <= named.get(domain, frozenset())
                for domain, scopes in mine.items()
            )
        return self._answers[own, others]

    def _by_domain(self, node: str) -> dict[int, frozenset[int]]:
        """The scopes of a list, by the domain that they belong to."""
        if node not in self._lists:
            found: dict[int, set[int]] = {}
            for scope in _references(self._node(node)):
                domains = _references(self._node(f"!{scope}"))
                named = [d for d in domains if d != scope]
                if len(named) == 1:
                    found.setdefault(named[0], set()).add(scope)
                else:
                    found = {}
                    break
            self._lists[node] = {d: frozenset(s) for d, s in found.items()}
        return self._lists[node]

    def _node(self, name: str) -> MetadataNode:
        try:
            return self._module.metadata(int(name.removeprefix("!")))
        except (IRError, ValueError):
            return MetadataNode()


def _references(node: MetadataNode) -> list[int]:
    return [o.number for o in node.operands if isinstance(o, MetadataReference)]
