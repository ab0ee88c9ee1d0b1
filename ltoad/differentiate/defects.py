"""Exceptions that should not have been raised, as findings with a place in the user's program.

The place is told by the frames that the exception came through: the innermost one that was
working on an instruction.  That holds for any exception in any stage, and costs nothing before.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import FrameType

from ltoad.causes.failures import DEFECT
from ltoad.defect_reports import summary_of
from ltoad.diagnostics.diagnostic import Diagnostic
from ltoad.differentiate.unsupported import Unsupported, diagnostic_of
from ltoad.ir.instructions import Function, Instruction
from ltoad.ir.module import Module


def defect_in(error: Exception, module: Module, chain: tuple[str, ...] = ()) -> Diagnostic:
    """The finding, in the last function of a chain if one is known, and at its instruction."""
    instruction = next(_instructions(error), None)
    name = chain[-1] if chain else _function_of(error, instruction)
    problem = Unsupported(instruction, f"internal error: {summary_of(error)}", DEFECT)
    return diagnostic_of(problem, module, name, chain)


def _frames(error: Exception) -> list[FrameType]:
    """Innermost first."""
    found = []
    step = error.__traceback__
    while step is not None:
        found.append(step.tb_frame)
        step = step.tb_next
    return found[::-1]


def _instructions(error: Exception) -> Iterator[Instruction]:
    """What frames were working on; those that came from the source before those made by us."""
    found = [
        value
        for frame in _frames(error)
        for value in frame.f_locals.values()
        if isinstance(value, Instruction)
    ]
    yield from (i for i in found if i.metadata_node("dbg") is not None)
    yield from found


def _function_of(error: Exception, instruction: Instruction | None) -> str:
    block = instruction.parent if instruction is not None else None
    if block is not None and block.parent is not None:
        return block.parent.name
    for frame in _frames(error):
        for value in frame.f_locals.values():
            if isinstance(value, Function):
                return value.name
    return ""
