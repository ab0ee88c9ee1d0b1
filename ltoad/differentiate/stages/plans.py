"""Plans by key, each made once; loops that are replayed or have checkpoints are made first."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from itertools import chain

from ltoad.analysis.program.call_contexts import CallContexts
from ltoad.differentiate.facts.fact_finder import FactFinder
from ltoad.differentiate.facts.library import Library
from ltoad.differentiate.keys.signature import Key
from ltoad.differentiate.plan.call_planner import CallPlanner
from ltoad.differentiate.plan.make import make_plan
from ltoad.differentiate.plan.optimism import Optimism
from ltoad.differentiate.plan.plan import Plan
from ltoad.differentiate.plan.untaped import needs_nothing, reads_own_writes
from ltoad.differentiate.replay.loop_rewriter import LoopRewriter
from ltoad.differentiate.replay.replay import Objection
from ltoad.differentiate.stages.limits import beyond_limit
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.module import Module


class Plans:
    """The plans of a module.

    ``is_team`` knows parallel regions.  ``by_rule`` are functions whose derivatives are not
    planned.
    """

    def __init__(
        self,
        finder: FactFinder,
        library: Library,
        contexts: CallContexts,
        loops: LoopRewriter,
        is_team: Callable[[str], bool],
        by_rule: Collection[str],
    ) -> None:
        self._finder = finder
        self._library = library
        self._contexts = contexts
        self._loops = loops
        self._by_rule = by_rule
        self._known: dict[Key, Plan] = {}
        self._without_tape = Optimism(self._makes_no_tape, self._forget)
        self.planner = CallPlanner(library, self.needs_no_tape, self.needs_no_run, loops, is_team)

    def of(self, key: Key) -> Plan:
        """The plan that serves a key; raises Unsupported where nothing can be planned."""
        shared = key.shared
        if shared not in self._known:
            self._known[shared] = self._made(shared)
        return self._known[shared]

    def functions(self) -> tuple[str, ...]:
        """The functions that a plan was made of."""
        return tuple(key.function for key in self._known)

    def objections(self, key: Key) -> Sequence[Objection]:
        """Why loops of the derivative have a tape."""
        keys = dict.fromkeys((key.shared, self.of(key).facts.key))
        return [o for k in keys for o in self._loops.objections.get(k, ())]

    def beyond_limit(self, module: Module) -> tuple[str, ...]:
        """Of each loop for which the limit of the tape does not hold, a sentence that says so."""
        if self._loops.tape_limit is None:
            return ()
        whole = [key for key in self._known if not self._loops.is_part(key.function)]
        found = (beyond_limit(self.of(k), self.objections(k), module) for k in whole)
        return tuple(dict.fromkeys(chain.from_iterable(found)))

    def needs_no_tape(self, key: Key) -> bool:
        """Whether the reverse sweep of an augmented primal gets on with the arguments alone."""
        return self._without_tape.holds(key)

    def needs_no_run(self, key: Key) -> bool:
        """Whether the reverse sweep of an iteration need not run it forwards before."""
        return self.needs_no_tape(key) and not reads_own_writes(self._finder.facts(key))

    def _made(self, key: Key) -> Plan:
        """The plan of a function, or of one in its place that goes back in a loop."""
        plan = make_plan(self._finder.facts(key), self.planner)
        if not plan.facts.last or key.linearised:
            return plan
        for done in range(_MOST_LOOPS):
            rewriting = self._loops.rewritten(plan, before=done > 0)
            if rewriting.whole is None:
                return replace(plan, problems=(*plan.problems, *rewriting.problems))
            self._contexts.add_caller(rewriting.whole, like=key.function)
            self._library.tell_alike(plan.facts.key.function, rewriting.whole)
            plan = make_plan(
                self._finder.facts(replace(key, function=rewriting.whole)), self.planner
            )
            if not rewriting.more:
                break
        return plan

    def _makes_no_tape(self, key: Key) -> bool:
        if key.function in self._by_rule:
            return False
        if self._library.program.problem(key.function) is not None:
            return False
        try:
            return needs_nothing(self.of(key))
        except Unsupported:
            return False

    def _forget(self, keys: Collection[Key]) -> None:
        for key in keys:
            self._known.pop(key, None)


_MOST_LOOPS = 16
"""Loops of one function that are made anew, one after the other."""
