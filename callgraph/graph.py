"""One directed graph over the functions of all units.

Nodes are :class:`Symbol` for functions, aliases and variables, and
:class:`Signature` for "whatever has its address taken and this type": a hub
between indirect calls and their possible targets, which keeps the number of
edges linear where a clique would be quadratic.

Node attributes: ``kind`` (``function``, ``alias``, ``global``, ``marker`` or
``signature``), and for symbols ``unit``, ``defined``, ``internal``,
``instructions``.  Edge keys are an :data:`EdgeKind`; edges carry ``count`` and
``line``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from callgraph.facts import (
    AliasFacts,
    Call,
    Declaration,
    FunctionFacts,
    GlobalFacts,
    Signature,
    UnitFacts,
)
from callgraph.requests import is_marker, request_kind
from callgraph.symbols import Symbol, SymbolTable, resolve

if TYPE_CHECKING:
    import networkx as nx

Node = Symbol | Signature
EdgeKind = Literal["call", "alias", "request", "indirect", "address"]


@dataclass(frozen=True, slots=True)
class Request:
    """A call in ``caller`` that asks for a derivative of ``function``.

    ``function`` is ``None`` when the call does not name it, because the
    pointer is computed or passed in from elsewhere.
    """

    kind: str
    callee: str
    caller: Symbol
    function: Symbol | None
    line: int | None = None


@dataclass(frozen=True, slots=True)
class CallGraph:
    """The graph, the meaning of names in it, and the derivative requests."""

    graph: nx.MultiDiGraph[Node]
    table: SymbolTable
    requests: tuple[Request, ...]

    def functions(self) -> Iterator[Symbol]:
        """All functions with a body or without, in the order of the units."""
        for node in self.graph:
            if isinstance(node, Symbol) and self.kind(node) == "function":
                yield node

    def kind(self, node: Node) -> str:
        """The ``kind`` attribute of ``node``; see the module's description."""
        return str(self.graph.nodes[node]["kind"])

    def has_body(self, node: Node) -> bool:
        """Whether the body of the function ``node`` is at hand."""
        return self.kind(node) == "function" and bool(self.graph.nodes[node]["defined"])


def build(units: Iterable[UnitFacts]) -> CallGraph:
    """The call graph of a program, in time linear in the size of the facts.

    Raises :class:`ltoad.errors.InputError` for units that no linker would join.
    """
    import networkx as nx

    ordered: Sequence[UnitFacts] = tuple(units)
    builder = _Builder(nx.MultiDiGraph(), resolve(ordered), [])
    builder.add_nodes()
    for symbol, resolved in builder.table.entities.items():
        match resolved.entity:
            case FunctionFacts() as function:
                builder.add_function(symbol, resolved.unit, function)
            case GlobalFacts() as variable:
                builder.add_addresses(symbol, resolved.unit, variable.addresses)
            case AliasFacts() as alias:
                builder.add_edge(symbol, builder.node(resolved.unit, alias.target), "alias")
            case Declaration():
                pass
    builder.add_indirect_targets()
    return CallGraph(builder.graph, builder.table, tuple(builder.requests))


def _kind(symbol: Symbol, entity: object) -> str:
    if is_marker(symbol.name) and not isinstance(entity, FunctionFacts):
        # A registration is called like a marker and is data that names functions.
        return "global" if isinstance(entity, GlobalFacts) and entity.addresses else "marker"
    kinds = {GlobalFacts: "global", AliasFacts: "alias"}
    return kinds.get(type(entity), "function")


@dataclass(frozen=True, slots=True)
class _Builder:
    graph: nx.MultiDiGraph[Node]
    table: SymbolTable
    requests: list[Request]

    def add_nodes(self) -> None:
        for symbol, resolved in self.table.entities.items():
            entity = resolved.entity
            self.graph.add_node(
                symbol,
                kind=_kind(symbol, entity),
                unit=resolved.unit,
                defined=resolved.defined,
                internal=symbol in self.table.locals,
                instructions=entity.instructions if isinstance(entity, FunctionFacts) else 0,
            )

    def node(self, unit: str, name: str) -> Symbol:
        symbol = self.table.lookup(unit, name)
        if symbol not in self.graph:
            # Nothing declares it: facts written by hand, or an intrinsic dropped by a tool.
            kind = "marker" if is_marker(name) else "function"
            self.graph.add_node(
                symbol, kind=kind, unit=unit, defined=False, internal=False, instructions=0
            )
        return symbol

    def add_edge(
        self, source: Node, target: Node, kind: EdgeKind, count: int = 1, line: int | None = None
    ) -> None:
        if self.graph.has_edge(source, target, kind):
            self.graph.edges[source, target, kind]["count"] += count
        else:
            self.graph.add_edge(source, target, kind, count=count, line=line)

    def add_addresses(self, source: Symbol, unit: str, names: Iterable[str]) -> None:
        for name in names:
            self.add_edge(source, self.node(unit, name), "address")

    def add_function(self, symbol: Symbol, unit: str, facts: FunctionFacts) -> None:
        for call in facts.calls:
            callee = self.node(unit, call.callee)
            kind = request_kind(call.callee)
            if kind is not None and not self.graph.nodes[callee]["defined"]:
                self.add_request(symbol, unit, call, kind)
                continue
            self.add_edge(symbol, callee, "call", call.count, call.line)
            self.add_addresses(symbol, unit, call.symbols)
        for indirect in facts.indirect_calls:
            hub = indirect.signature
            self.graph.add_node(hub, kind="signature")
            self.add_edge(symbol, hub, "indirect", indirect.count, indirect.line)
        self.add_addresses(symbol, unit, facts.addresses)

    def add_request(self, caller: Symbol, unit: str, call: Call, kind: str) -> None:
        # The differentiated function is not "address-taken" by its request, and
        # neither are the markers and shadows that follow it.
        function = self.requested(unit, call)
        self.requests.append(Request(kind, call.callee, caller, function, call.line))
        self.add_edge(caller, self.node(unit, call.callee), "call", call.count, call.line)
        if function is not None:
            self.add_edge(caller, function, "request", call.count, call.line)

    def requested(self, unit: str, call: Call) -> Symbol | None:
        for name in call.symbols:
            symbol = self.node(unit, name)
            if self.graph.nodes[symbol]["kind"] in ("function", "alias"):
                return symbol
        return None

    def add_indirect_targets(self) -> None:
        """Join every called signature to the address-taken functions that fit it."""
        by_signature: dict[Signature, list[Symbol]] = {}
        for symbol in self.address_taken():
            entity = self.table.entities[symbol].entity
            if isinstance(entity, FunctionFacts | Declaration):
                by_signature.setdefault(entity.signature, []).append(symbol)
        variadic = [signature for signature in by_signature if signature.variadic]
        hubs = [node for node in self.graph if isinstance(node, Signature)]
        for hub in hubs:
            # Only a variadic side needs the comparison with more than its equal.
            candidates = by_signature if hub.variadic else (hub, *variadic)
            for signature in dict.fromkeys(candidates):
                if hub.may_call(signature):
                    for target in by_signature.get(signature, ()):
                        self.add_edge(hub, target, "indirect")

    def address_taken(self) -> list[Symbol]:
        taken: dict[Symbol, None] = {}
        for source, target, kind in self.graph.edges(keys=True):
            if kind == "address" and _publishes(source):
                found = self.aliased(target)
                if found is not None and found in self.table.entities:
                    taken[found] = None
        return list(taken)

    def aliased(self, node: Node) -> Symbol | None:
        """The function at the end of a chain of aliases, ``None`` if there is none."""
        for _ in range(len(self.graph)):
            if not isinstance(node, Symbol):
                return None
            if self.graph.nodes[node]["kind"] != "alias":
                return node
            node = next(iter(self.graph.successors(node)))
        return None


def _publishes(source: Node) -> bool:
    # llvm.used and llvm.global_ctors list functions without giving their address away.
    return isinstance(source, Symbol) and not source.name.startswith("llvm.")
