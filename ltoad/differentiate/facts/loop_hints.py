"""Hints for LLVM's vectoriser, as metadata of back edges (LangRef, "llvm.loop")."""

from __future__ import annotations

from collections.abc import Iterable

from ltoad.analysis.numbers.short_runs import ShortRuns
from ltoad.analysis.numbers.subscripts import Subscripts
from ltoad.analysis.shape.loops import Loop
from ltoad.analysis.shape.normal_form import NormalForm
from ltoad.differentiate.facts.facts import Facts
from ltoad.ir.instructions import LOOP, BasicBlock, Instruction, Metadata, counted_from
from ltoad.ir.layout import DataLayout
from ltoad.ir.memory import Alloca, MemoryAccess
from ltoad.ir.metadata import MetadataReference
from ltoad.ir.module import Module
from ltoad.ir.values import Value

_LONG_RUNS_ONLY = (
    '!{!"llvm.loop.interleave.count", i32 8}',
    '!{!"llvm.loop.vectorize.followup_epilogue", !{!"llvm.loop.unroll.count", i32 4}}',
)
"""Eight vectors at a time, or else four scalars: runs that are too short for vectors get none."""
_CHOSEN = ("llvm.loop.vectorize.", "llvm.loop.interleave.")
"""What the program itself says of vectors is not overruled."""


def hint_short_runs(
    form: NormalForm, layout: DataLayout, subscripts: Subscripts, module: Module
) -> None:
    """Mark the loops of a function that is about to be derived."""
    for loop in ShortRuns(form, layout, subscripts).updating():
        latch = form.loops[loop].latch.terminator
        latch.metadata = long_runs_only(module, latch)


def loops_of_short_sums(facts: Facts) -> set[Loop]:
    """Loops whose adjoints add to derivatives in memory, a little shifted each time."""
    runs = ShortRuns(facts.form, facts.layout, facts.overwrites.subscripts).reading()
    return {loop for loop, loads in runs if any(map(facts.activity.is_active, loads))}


def long_runs_only(module: Module, latch: Instruction) -> Metadata:
    """The attachments of a back edge, and the hint that only long runs are worth vectors."""
    node = latch.metadata_node(LOOP)
    properties = [] if node is None else _properties(module, node)
    if any(word in module.metadata_text(p.number) for p in properties for word in _CHOSEN):
        return latch.metadata
    hints = [module.add_metadata(text) for text in _LONG_RUNS_ONLY]
    marked = module.add_own_metadata(*map(str, properties), *hints)
    return latch.with_metadata_node(LOOP, marked)


def mark_parallel(module: Module, blocks: Iterable[BasicBlock], latch: Instruction) -> None:
    """Say of a loop that none of its iterations touches what another one writes.

    Variables of the stack are left out, which become registers, or else forbid vectors.
    """
    group = module.add_metadata("distinct !{}")
    for block in blocks:
        for access in block.instructions:
            if isinstance(access, MemoryAccess) and not _is_variable(access.pointer):
                access.metadata = (*access.metadata, ("llvm.access.group", group))
    promise = module.add_metadata(f'!{{!"llvm.loop.parallel_accesses", {group}}}')
    latch.metadata = ((LOOP, module.add_own_metadata(promise)),)


def _is_variable(pointer: Value) -> bool:
    return isinstance(counted_from(pointer), Alloca)


def _properties(module: Module, node: str) -> list[MetadataReference]:
    """What a loop's node has behind the reference to itself."""
    operands = module.metadata(int(node[1:])).operands[1:]
    return [o for o in operands if isinstance(o, MetadataReference)]
