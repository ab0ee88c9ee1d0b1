"""What is known of a construct without a derivative, for the one who wrote it."""

from __future__ import annotations

from ltoad.analysis.unsupported import Unsupported
from ltoad.errors import Diagnostic
from ltoad.ir.location import location_of
from ltoad.ir.module import Module
from ltoad.ir.printer import print_instruction

__all__ = ["Unsupported", "diagnostic_of"]


def diagnostic_of(
    problem: Unsupported, module: Module, function: str, chain: tuple[str, ...] = ()
) -> Diagnostic:
    """A finding with its place: function, instruction, source line, call chain."""
    instruction = problem.instruction
    return Diagnostic(
        problem.reason,
        problem.remedy,
        function,
        print_instruction(instruction) if instruction else "",
        location_of(instruction, module) if instruction else None,
        chain,
    )
