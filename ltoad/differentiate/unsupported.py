"""What is known of a construct without a derivative, for the one who wrote it."""

from __future__ import annotations

from ltoad.analysis.unsupported import Unsupported
from ltoad.diagnostics.diagnostic import Diagnostic
from ltoad.ir.authors import origin_of
from ltoad.ir.members import members_of
from ltoad.ir.module import Module
from ltoad.ir.printer import print_instruction

__all__ = ["Unsupported", "diagnostic_of"]


def diagnostic_of(
    problem: Unsupported, module: Module, function: str, chain: tuple[str, ...] = ()
) -> Diagnostic:
    """A finding with its place: function, instruction, source line, call chain, and its reader."""
    instruction = problem.instruction
    origin = origin_of(instruction, module, function, chain)
    return Diagnostic(
        problem.reason,
        problem.cause,
        function,
        print_instruction(instruction) if instruction else "",
        origin.location,
        chain,
        origin.audience,
        origin.inside,
        tuple(members_of(instruction, module, function)) if instruction else (),
    )
