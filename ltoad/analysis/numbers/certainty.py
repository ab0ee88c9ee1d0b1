"""What decides whether an iteration of a loop comes by one of its blocks."""

from __future__ import annotations

from collections.abc import Callable

from ltoad.analysis.shape.loops import Loop
from ltoad.analysis.shape.normal_form import NormalForm
from ltoad.ir.instructions import BasicBlock, Branch
from ltoad.ir.types import I1
from ltoad.ir.values import Value

Test = tuple[Value, bool]
"""A condition and its outcome."""


Exclude = Callable[[Test, Test, BasicBlock], bool]
"""Whether two tests cannot both hold in an iteration that comes to a block."""


def deciding_tests(
    form: NormalForm, loop: Loop, target: BasicBlock, exclude: Exclude | None
) -> list[Test] | None:
    """Tests that hold if, and only if, an iteration of ``loop`` comes to ``target``.

    Every way to the target leads by all of them.  Where only one of several ways does, nobody
    knows, unless what leads to the others excludes that the test fails.  Inner loops come to an
    end, and what does not return does not count.
    """
    flow = form.flow
    before = _before(form, loop, target)
    on_the_way = {target, *before}
    tests: list[Test] = []
    for block in before:
        targets = [t for t in dict.fromkeys(block.successors) if t in form.returning]
        past = [t for t in targets if t not in on_the_way]
        if not past:
            continue
        branch = block.terminator
        two_ways = isinstance(branch, Branch) and len(set(branch.targets)) == 2
        if not two_ways or len(past) != 1:
            return None
        assert isinstance(branch, Branch)
        test = (branch.operands[0], branch.targets[1] is past[0])
        if test[0].type != I1:
            return None
        if not flow.dominates(block, target) and not _holds_past(
            form, block, test, target, exclude
        ):
            return None
        tests.append(test)
    return tests


def _holds_past(
    form: NormalForm, block: BasicBlock, test: Test, target: BasicBlock, exclude: Exclude | None
) -> bool:
    """Whether a test of ``block`` holds as well where the way to ``target`` leads past it."""
    above = form.flow.immediate_dominators[block]
    branch = above.terminator
    if exclude is None or form.flow.predecessors[block] != [above]:
        return False
    if not isinstance(branch, Branch) or len(set(branch.targets)) != 2:
        return False
    past_it = (branch.operands[0], branch.targets[1] is block)
    fails = (test[0], not test[1])
    return form.flow.dominates(above, target) and exclude(past_it, fails, block)


def _before(form: NormalForm, loop: Loop, target: BasicBlock) -> list[BasicBlock]:
    """The blocks from which an iteration of ``loop`` can still come to ``target`` first."""
    found: dict[BasicBlock, None] = {}
    pending = [target]
    while pending:
        block = pending.pop()
        if block is loop.header:
            continue
        for above in form.flow.predecessors[block]:
            if above not in found and not form.flow.dominates(target, above):
                found[above] = None
                pending.append(above)
    return list(found)
