"""The loop forest of a reducible control-flow graph."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from ltoad.analysis.shape.cfg import ControlFlow
from ltoad.ir.instructions import BasicBlock


@dataclass(eq=False, slots=True)
class Loop:
    """A natural loop; ``blocks`` includes those of the loops inside it."""

    header: BasicBlock
    parent: Loop | None = None
    blocks: set[BasicBlock] = field(default_factory=set)
    latches: list[BasicBlock] = field(default_factory=list)
    children: list[Loop] = field(default_factory=list)

    @property
    def depth(self) -> int:
        """1 for an outermost loop."""
        return len(self.chain)

    @property
    def chain(self) -> tuple[Loop, ...]:
        """The loops around this one and itself, outermost first."""
        loops: list[Loop] = []
        loop: Loop | None = self
        while loop is not None:
            loops.append(loop)
            loop = loop.parent
        return tuple(reversed(loops))

    def exit_edges(self) -> list[tuple[BasicBlock, BasicBlock]]:
        """Edges (exiting block, block outside), each pair once, in the order of the former."""
        edges = [
            (block, successor)
            for block in sorted(self.blocks, key=lambda block: block.serial)
            for successor in block.successors
            if successor not in self.blocks
        ]
        return list(dict.fromkeys(edges))


@dataclass(slots=True)
class LoopForest:
    """All loops, and the innermost loop of each block.

    ``irreducible`` lists the retreating edges whose target does not dominate
    their source: there is no natural loop for them.
    """

    roots: list[Loop]
    innermost: dict[BasicBlock, Loop]
    irreducible: list[tuple[BasicBlock, BasicBlock]]

    def loops(self) -> Iterator[Loop]:
        """Every loop, outer ones before inner ones."""
        pending = list(self.roots)
        while pending:
            loop = pending.pop()
            yield loop
            pending.extend(loop.children)

    def chain(self, block: BasicBlock) -> tuple[Loop, ...]:
        """The loops around a block, outermost first."""
        loop = self.innermost.get(block)
        return loop.chain if loop else ()


def find_loops(flow: ControlFlow) -> LoopForest:
    """Natural loops of ``flow``; back edges to one header make one loop."""
    latches: dict[BasicBlock, list[BasicBlock]] = {}
    irreducible = []
    for block in flow.order:
        for successor in dict.fromkeys(block.successors):
            if flow.index[successor] > flow.index[block]:
                continue
            if flow.dominates(successor, block):
                latches.setdefault(successor, []).append(block)
            else:
                irreducible.append((block, successor))
    loops = [
        Loop(header, blocks=_body(flow, header, sources), latches=sources)
        for header, sources in latches.items()
    ]
    loops.sort(key=lambda loop: len(loop.blocks), reverse=True)
    innermost: dict[BasicBlock, Loop] = {}
    roots: list[Loop] = []
    for loop in loops:
        loop.parent = innermost.get(loop.header)
        (loop.parent.children if loop.parent else roots).append(loop)
        for block in loop.blocks:
            innermost[block] = loop
    return LoopForest(roots, innermost, irreducible)


def _body(flow: ControlFlow, header: BasicBlock, latches: list[BasicBlock]) -> set[BasicBlock]:
    body = {header}
    pending = list(latches)
    while pending:
        block = pending.pop()
        if block not in body:
            body.add(block)
            pending.extend(flow.predecessors[block])
    return body
