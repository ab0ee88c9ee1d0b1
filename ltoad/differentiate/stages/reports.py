"""What was made for each derivative, for a build log."""

from __future__ import annotations

from dataclasses import dataclass

from ltoad.differentiate.explain import explain, kept_values
from ltoad.differentiate.explain_tags import explain_tags
from ltoad.differentiate.facts.library import Library
from ltoad.differentiate.keys.signature import Key, Mode
from ltoad.differentiate.registered.program_rules import ProgramRules
from ltoad.differentiate.stages.plans import Plans
from ltoad.ir.module import Module
from ltoad.stages import KeptValue


@dataclass(frozen=True, slots=True)
class DerivativeReport:
    """What was made for one derivative: a line for the end of a build log, and its plan."""

    function: str
    mode: str
    summary: str
    details: tuple[str, ...] = ()
    kept: tuple[KeptValue, ...] = ()


@dataclass(frozen=True, slots=True)
class Reporter:
    """Writes reports; ``detailed`` ones say what the plan is."""

    module: Module
    rules: ProgramRules
    library: Library
    plans: Plans
    detailed: bool

    def report(self, key: Key, name: str) -> DerivativeReport:
        """The report of a derivative that was written: what is kept and how."""
        mode = key.mode.value
        if key.mode is Mode.TANGENT:
            lanes = f", {key.width} lanes" if key.width > 1 else ""
            return DerivativeReport(key.function, mode, name + lanes)
        if key.function in self.rules.shapes:
            rule = self.rules.shapes[key.function].rule
            return DerivativeReport(rule.function, mode, f"{name}: by '{rule.source}'")
        plan = self.plans.of(key)
        summary = f"{name}: {len(plan.slots)} values kept"
        if plan.uses_arena:
            summary += ", tape in an arena"
        objections = self.plans.objections(key)
        details: tuple[str, ...] = ()
        if self.detailed:
            tags = explain_tags(plan.facts, self.library, self.module)
            details = (*explain(plan, objections, self.module), *tags)
        kept = kept_values(plan, self.module) if self.detailed else ()
        return DerivativeReport(key.function, mode, summary, details, kept)
