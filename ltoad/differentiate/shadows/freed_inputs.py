"""Freed inputs: memory of an argument that the differentiated function frees.

Its shadow is freed as well, and with it the derivative with respect to what
the argument's memory held at first, which the caller could not find any more.
(``push_back`` on a vector in an argument does that, if it has to move the
elements.)  What is in such a shadow at the end of the reverse sweep is looked
at: if derivatives would be lost the program stops with a message.
"""

from __future__ import annotations

from ltoad.analysis.memory.kinds import ADDRESS
from ltoad.analysis.memory.origins import OriginKind
from ltoad.analysis.program.activity import Pattern
from ltoad.analysis.program.program import Program
from ltoad.differentiate.facts.facts import Facts
from ltoad.ir.values import Value


def frees_inputs(program: Program, function: str, pattern: Pattern) -> bool:
    """Whether a function may free memory that an active argument leads to."""
    roots = (o.root for o in program.summary(function).frees)
    return any(
        root.kind is OriginKind.ARGUMENT
        and isinstance(root.key, int)
        and pattern.arguments[root.key]
        for root in roots
    )


def may_be_input(block: Value, facts: Facts) -> bool:
    """Whether a block that is freed may have come from outside and hold floats."""
    foreign = any(not o.root.is_local for o in facts.pointers.of(block))
    return foreign and facts.types.kinds_at(block) != {ADDRESS}
