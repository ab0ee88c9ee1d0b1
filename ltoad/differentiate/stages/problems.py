"""What cannot be differentiated in a module: each problem once."""

from __future__ import annotations

from collections.abc import Iterable

from ltoad.defect_reports import trace_of
from ltoad.diagnostics.diagnostic import Diagnostic
from ltoad.differentiate.defects import defect_in
from ltoad.differentiate.unsupported import Unsupported, diagnostic_of
from ltoad.ir.module import Module


class Problems:
    """Collects them; ``diagnostics`` are in the order in which they were found.

    ``trace`` is the traceback of a defect of ours, if one was found.
    """

    def __init__(self, module: Module) -> None:
        self._module = module
        self.diagnostics: list[Diagnostic] = []
        self.trace = ""

    def add(self, problem: Unsupported, chain: tuple[str, ...]) -> None:
        """Report a problem in the last function of a chain of calls."""
        found = diagnostic_of(problem, self._module, chain[-1], chain)
        known = {(d.function, d.instruction, d.reason) for d in self.diagnostics}
        if (found.function, found.instruction, found.reason) not in known:
            self.diagnostics.append(found)

    def add_defect(self, error: Exception, chain: tuple[str, ...]) -> None:
        """Report an exception that should not have been raised."""
        self.diagnostics.append(defect_in(error, self._module, chain))
        self.trace = trace_of(error)

    def add_all(self, problems: Iterable[Unsupported], chain: tuple[str, ...]) -> None:
        """Report several problems in one function."""
        for problem in problems:
            self.add(problem, chain)
