"""Functions whose loops are replayed or go back to checkpoints, in the place of those with a tape.

A loop is made into functions; the rest is plans of calls.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from ltoad.analysis.shape.loops import Loop
from ltoad.differentiate.facts.library import Library
from ltoad.differentiate.keys.signature import Key
from ltoad.differentiate.plan.plan import Plan
from ltoad.differentiate.replay import segment_calls, segments
from ltoad.differentiate.replay.checkpoint_marks import marked_loops
from ltoad.differentiate.replay.checkpoints import find_checkpointing, find_leaving, unmarkable
from ltoad.differentiate.replay.one_block_loop import MOST_CARRIED
from ltoad.differentiate.replay.one_exit import with_one_exit
from ltoad.differentiate.replay.outline import outline
from ltoad.differentiate.replay.replay import FORGETTABLE, Objection, Replay, find_replay
from ltoad.differentiate.replay.turns import taking_turns
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.module import Module
from ltoad.runtime import Source

_UNMARKED: Mapping[Loop, int] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Rewriting:
    """The function to derive instead, if there is one, and what is wrong with marks of loops.

    ``more``: other loops of that function may be rewritten, too.
    """

    whole: str | None = None
    problems: tuple[Unsupported, ...] = ()
    more: bool = False


class LoopRewriter:
    """Adds such functions to a module.

    ``define`` adds definitions that they need.  ``tape_limit`` is that of the program, if it has
    one.
    """

    def __init__(
        self,
        module: Module,
        library: Library,
        tape_limit: int | None,
        define: Callable[[str], None],
    ) -> None:
        self._module = module
        self._library = library
        self._iterations: set[str] = set()
        self._independent: set[str] = set()
        self._tape_limit = tape_limit
        self._define = define
        self._segments: set[str] = set()
        self.objections: dict[Key, list[Objection]] = {}
        """Why loops with a tape are not replayed, by the derivative."""

    @property
    def tape_limit(self) -> int | None:
        """The bytes that tapes may take, if that is limited."""
        return self._tape_limit

    def is_part(self, name: str) -> bool:
        """Whether a function is a piece of a loop that was made anew."""
        return name in self._iterations or name in self._segments

    def is_iteration(self, name: str) -> bool:
        """Whether a function is the body of a loop, which the reverse sweep may run again."""
        return name in self._iterations

    def is_independent(self, name: str) -> bool:
        """Whether a function is the body of a loop of which no iteration needs what another one
        leaves behind."""
        return name in self._independent

    def rewritten(self, plan: Plan, *, before: bool = False) -> Rewriting:
        """The function to derive instead of the planned one, if that is right and worth it.

        ``before``: another of its loops was rewritten before.
        """
        name = plan.facts.key.function
        if plan.problems or self.is_part(name):
            return Rewriting()
        try:
            marked = marked_loops(plan.facts.form, self._module)
        except Unsupported as problem:
            return Rewriting(problems=(problem,))
        if marked:
            return self._left_at_the_end(plan, marked) or self._with_checkpoints(plan, marked)
        replay, objections = find_replay(plan, self._library.is_leaf)
        self.objections[plan.facts.key] = objections
        if replay is not None:
            return self._replayed(plan, replay)
        if self._tape_limit is None:
            return Rewriting()
        found = self._with_checkpoints(plan, inner=not before)
        return found if found.whole is not None else self._left_at_the_end(plan) or found

    def _replayed(self, plan: Plan, replay: Replay) -> Rewriting:
        """A function whose iterations are calls, which the reverse sweep runs again."""
        attributes = FORGETTABLE if replay.leaves_nothing else ()
        made = outline(self._module, plan.facts, replay.body, attributes)
        if made is None:
            return Rewriting()
        for added in (made.whole, made.iteration):
            self._module.add_function(added)
        self._iterations.add(made.iteration.name)
        self._independent.add(made.iteration.name)
        return Rewriting(made.whole.name, more=self._tape_limit is not None)

    def _left_at_the_end(
        self, plan: Plan, marked: Collection[Loop] | None = None
    ) -> Rewriting | None:
        """A function in which a loop with checkpoints to come is left at its end only."""
        loop = find_leaving(plan, self._module, self._library.repeats_with_regions, marked)
        if loop is None:
            return None
        name = self._module.fresh_name(f"{plan.facts.key.function}.leaving")
        self._module.add_function(with_one_exit(plan.facts.form, loop, name))
        return Rewriting(name, more=True)

    def _dropped(self, key: Key, loop: Loop, marked: Mapping[Loop, int]) -> Rewriting:
        """No checkpoints, since the body cannot be a function; a problem where they are asked
        for."""
        reason = "its body cannot be made a function: it hands on too many values, or their shadows"
        objection = Objection(loop, reason)
        self.objections.setdefault(key, []).append(objection)
        return Rewriting(problems=(unmarkable(objection),) if loop in marked else ())

    def _with_checkpoints(
        self, plan: Plan, marked: Mapping[Loop, int] = _UNMARKED, *, inner: bool = True
    ) -> Rewriting:
        """A function that goes back to checkpoints in a loop, if that is right.

        It is one of those ``marked``, if there are any, and then it is a problem if none is;
        ``inner``: loops inside others will do.
        """
        key = plan.facts.key
        repeats, only = self._library.repeats_with_regions, marked or None
        found, objections = find_checkpointing(plan, self._module, repeats, only, inner=inner)
        self.objections.setdefault(key, []).extend(objections)
        if found is None:
            return Rewriting(problems=tuple(unmarkable(o) for o in objections if o.loop in marked))
        limit = marked.get(found.loop, self._tape_limit)
        assert limit is not None
        apart = taking_turns(plan.facts, found.loop)
        most = MOST_CARRIED
        made = outline(self._module, plan.facts, found.body, most_results=most, apart=apart)
        trips = plan.facts.form.loops[found.loop].trip_count
        if made is None:
            return self._dropped(key, found.loop, marked)
        written = segments.write_segments(self._module, made, found, trips, limit)
        if written is None:
            return self._dropped(key, found.loop, marked)
        self._define(Source(segment_calls.FILE).text())
        for added in (written.whole, *written.functions):
            self._module.add_function(added)
        self._iterations.update(written.again)
        self._segments.update(f.name for f in written.functions)
        return Rewriting(written.whole.name, more=True)
