"""What is said of loops whose tape grows beyond the limit that a user has set."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ltoad.differentiate.plan.plan import Plan
from ltoad.differentiate.replay.checkpoints import loops_with_tapes
from ltoad.differentiate.replay.replay import Objection
from ltoad.ir.location import location_of
from ltoad.ir.module import Module


def beyond_limit(plan: Plan, objections: Sequence[Objection], module: Module) -> Iterator[str]:
    """A sentence for each outermost loop with a tape that has no checkpoints."""
    promising = loops_with_tapes(plan)
    reasons = {o.loop.header.name: o for o in objections if not o.is_small}
    for loop in plan.facts.form.forest.roots:
        reason = reasons.get(loop.header.name)
        if loop not in promising or reason is None:
            continue
        places = (location_of(i, module) for i in loop.header.instructions)
        place = next((f"{p}: " for p in places if p is not None), "")
        what = reason.instruction
        there = location_of(what, module) if what is not None else None
        where = f" ({there})" if there is not None else ""
        yield (
            f"{place}the tape limit does not hold for this loop of '{plan.facts.key.function}', "
            f"whose tape grows with its iterations: {reason.reason}{where}"
        )
