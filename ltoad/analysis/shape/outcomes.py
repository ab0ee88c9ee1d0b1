"""What conditions are where control has come to a block."""

from __future__ import annotations

from collections.abc import Iterator

from ltoad.analysis.shape.cfg import ControlFlow
from ltoad.ir.instructions import BasicBlock, Branch
from ltoad.ir.values import Value

Outcome = tuple[Value, bool]
"""A condition, and what it is."""


def outcomes_before(block: BasicBlock, flow: ControlFlow) -> Iterator[Outcome]:
    """The conditions that control has come by, the last one first."""
    above = flow.immediate_dominators
    while above[block] is not block:
        predecessors = flow.predecessors[block]
        branch = predecessors[0].terminator
        decides = len(predecessors) == 1 and isinstance(branch, Branch)
        if decides and len(set(branch.successors)) == 2:
            yield branch.operands[0], branch.successors[0] is block
        block = above[block]
