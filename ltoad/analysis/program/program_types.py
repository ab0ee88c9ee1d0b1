"""What memory and words hold, over all functions that call one another.

A function that copies an i64 may not know what it is, but its caller does, or
the function that it calls.  Facts about memory, and lanes of arguments and
results, go up and down the calls until nothing is new.  What one caller tells
of its memory is not told to another.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain

from ltoad.analysis.memory.flows import MOST_FLOWS, Flow, IsText, Links, Place, links_between
from ltoad.analysis.memory.kinds import Kind
from ltoad.analysis.memory.memory_facts import Fact
from ltoad.analysis.memory.offsets import ANYWHERE, ORIGIN
from ltoad.analysis.memory.origins import Origin, OriginKind
from ltoad.analysis.memory.pointers import Pointers
from ltoad.analysis.program.call_places import CallPlaces, is_shared
from ltoad.analysis.program.pieces_in_memory import mark_pieces
from ltoad.analysis.program.program import Program
from ltoad.analysis.program.tagged_memory import spread, tag_blocks
from ltoad.analysis.types.carriers import Boundary, Carriers, Word, is_word
from ltoad.analysis.types.disguised_addresses import WordUses, disguised_addresses
from ltoad.analysis.types.fact_sets import NO_FACTS, Facts, moved, relative_to, unsure, without
from ltoad.analysis.types.tagged_objects import TaggedObjects
from ltoad.analysis.types.tbaa import TypeTags
from ltoad.analysis.types.type_hints import TypeHint, contradiction, read_hints, refusal
from ltoad.analysis.types.typing import MemoryTypes
from ltoad.analysis.unsupported import Unsupported
from ltoad.ir.instructions import Call, Function
from ltoad.ir.memory import Load

_ROUNDS = 8
"""Facts go so far along calls.  A recursion that passes on a part of its
argument would have new ones for ever."""
_FIRST_ROUNDS = 2
"""After which most of what may have to be found anew shows."""


class ProgramTypes:
    """Memory types and words by function name; ``version`` grows when any of them changes."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self.tags = TypeTags(program.module)
        self._types: dict[str, MemoryTypes] = {}
        self._carriers: dict[str, Carriers] = {}
        self._boundaries: dict[str, Boundary] = {}
        self._calls: dict[str, list[Call]] = {}
        self._home: dict[Call, str] = {}
        self._followed: dict[Call, bool] = {}
        self._places = CallPlaces(program)
        self._stamps: dict[tuple[Call, Origin, Origin], tuple[int, int]] = {}
        self._seen: dict[tuple[Call, Origin, Origin], tuple[Facts, Facts]] = {}
        self._exchanged: dict[Call, tuple[int, int, int]] = {}
        self._solved: dict[str, tuple[int, ...]] = {}
        self._links_of: dict[str, tuple[int, Links]] = {}
        self._passed: dict[Call, tuple[int, int]] = {}
        self._repeated: dict[Call, set[Flow]] = {}
        self._carried: dict[Call, _Carried] = {}
        self._hints: dict[str, list[TypeHint]] = {}
        self._wrong_hints: list[tuple[str, Unsupported]] = []
        self._rounds = 0
        """How far facts have gone along calls since somebody told others."""
        self._is_solved = True
        self.version = 0

    def types(self, name: str) -> MemoryTypes:
        """What a function's memory holds."""
        self._solve_with(name)
        return self._types[name]

    def carriers(self, name: str) -> Carriers:
        """A function's words."""
        self._solve_with(name)
        return self._carriers[name]

    def _solve_with(self, name: str) -> None:
        self.include([name])
        self._settle()

    def names(self) -> tuple[str, ...]:
        """The functions that are known so far."""
        return tuple(self._types)

    def has_tags(self) -> bool:
        """Whether there are objects of which only the run tells what they hold."""
        self._settle()
        return any(types.tagged.why for types in self._types.values())

    def disguised_addresses(self, *, early: bool = False) -> list[tuple[str, Load]]:
        """Loads of integers where addresses lie, which nobody has taken for such yet, each with
        its function.  ``early``: those that show before all is known."""
        if early and not self._is_solved:
            self._exchange_for(_FIRST_ROUNDS)
        else:
            self._settle()
        program = self._program
        uses = WordUses(program.rows, self._body_of)
        return [
            (name, load)
            for name, types in self._types.items()
            for load in disguised_addresses(
                program.normal_form(name).function,
                types,
                program.pointers(name),
                program.layout,
                uses,
            )
        ]

    def word_goes_on(self, name: str, index: int) -> bool:
        """Whether an integer argument goes on to memory, or out of sight."""
        function = self._program.normal_form(name).function
        uses = WordUses(self._program.rows, self._body_of)
        return any(uses.moved_or_marked(function.arguments[index], function))

    def word_is_key(self, name: str, index: int) -> bool:
        """Whether an address that is passed as an integer only tells a place in a table."""
        function = self._program.normal_form(name).function
        uses = WordUses(self._program.rows, self._body_of)
        return uses.is_key(function.arguments[index], function)

    def _body_of(self, call: Call) -> Function | None:
        name = call.callee_name
        return self._program.normal_form(name).function if name in self._types else None

    def tell(self, name: str, index: int, facts: Iterable[Fact]) -> None:
        """Take over what a caller outside knows of an argument's memory."""
        self.include([name])
        if self._types[name].add(Origin(OriginKind.ARGUMENT, index), facts, told=True):
            self._begin_again()

    def wrong_hints(self) -> list[tuple[str, Unsupported]]:
        """Hints that cannot be understood, and those that a function or a caller of it
        contradicts, with the function where that shows."""
        self._settle()
        found = list(self._wrong_hints)
        for name, hints in self._hints.items():
            for hint in hints:
                places: list[tuple[str, Origin, Place]] = [
                    (name, origin, (origin, ORIGIN)) for origin in hint.facts
                ]
                for call, home in self._home.items():
                    if call.callee_name == name:
                        places += [(home, o, p) for o in hint.facts for p in self._at(o, call)]
                found += self._contradicted(name, hint, places)
        return found

    def _at(self, origin: Origin, call: Call) -> list[Place]:
        return self._places.outside(origin, call, self._home[call])

    def _contradicted(
        self, name: str, hint: TypeHint, places: Iterable[tuple[str, Origin, Place]]
    ) -> list[tuple[str, Unsupported]]:
        return [
            (home, refusal(name, hint, fact, use))
            for home, inside, (outside, where) in places
            for use in self._types[home].uses(outside)
            for fact in hint.facts[inside]
            if contradiction(fact.moved(where), use)
        ][:1]

    def boundary_of(self, call: Call) -> Boundary | None:
        """What is known of the words that pass through a call of a defined function."""
        name = call.callee_name
        if not self._is_followed(call) or name not in self._boundaries:
            return None
        return self._boundaries[name]

    def _is_followed(self, call: Call) -> bool:
        known = self._followed.get(call)
        if known is None:
            known = self._followed[call] = self._may_be_followed(call)
        return known

    def _may_be_followed(self, call: Call) -> bool:
        name = call.callee_name
        program = self._program
        if not name or program.rows.of(call) is not None or not program.module.defines(name):
            return False
        if program.is_abandoned(call) or program.problem(name) is not None:
            return False
        callee = program.normal_form(name).function
        return not callee.variadic and len(callee.arguments) == len(call.operands)

    # The fixpoint

    def include(self, names: Iterable[str]) -> None:
        """Look at functions, too, and at those that they call.

        What follows from that, and from all that is told, is found when somebody asks.
        """
        for name in names:
            if name not in self._types:
                self._begin_again()
            pending = [name]
            while pending:
                pending += self._add(pending.pop())

    def _begin_again(self) -> None:
        self._is_solved = False
        self._rounds = 0

    def _settle(self) -> None:
        if not self._is_solved:
            self._is_solved = True
            self._solve()

    def _add(self, name: str) -> list[str]:
        """Start with one function; returns the functions that it calls."""
        if name in self._types:
            return []
        program = self._program
        function = program.normal_form(name).function
        types = MemoryTypes(
            function, program.pointers(name), program.module, program.layout, self.tags
        )
        self._types[name] = types
        boundary = self._boundaries.setdefault(name, Boundary())
        self._carriers[name] = Carriers(function, types, program.layout, boundary, self.boundary_of)
        self._calls[name] = [
            i for i in function.instructions() if isinstance(i, Call) and self._is_followed(i)
        ]
        self._home.update(dict.fromkeys(self._calls[name], name))
        self._take_hints(name, function)
        return [c.callee_name for c in self._calls[name]]

    def _take_hints(self, name: str, function: Function) -> None:
        hints, problems = read_hints(function, self._program.pointers(name), self._program.layout)
        self._wrong_hints += [(name, problem) for problem in problems]
        self._hints[name] = hints
        for hint in hints:
            for origin, facts in hint.facts.items():
                self._types[name].add(origin, facts)
        self._tell_hinted_words(name)

    def _tell_hinted_words(self, name: str) -> None:
        arguments = self._program.normal_form(name).function.arguments
        for hint in self._hints[name]:
            if is_word(arguments[hint.index].type):
                self._boundaries[name].refine_argument(hint.index, Word(hint.lanes))

    def _exchange_for(self, rounds: int) -> None:
        """Let facts go along calls until that has been done so often, or nothing is new."""
        while self._rounds < rounds:
            # from callees to callers and back: in one direction, facts from deep down that went
            # the wrong way would come one call further in each round
            upwards = self._rounds % 2 == 0
            changed = self._exchange_all(reversed(self._types) if upwards else self._types)
            self._rounds = self._rounds + 1 if changed else _ROUNDS
            if changed:
                self._solve_all_words()

    def _solve(self) -> None:
        self._exchange_for(_ROUNDS)
        while self._solve_all_words():
            pass
        self._renew_words()
        for carriers in self._carriers.values():
            carriers.find_unknown()
        numbers = frozenset(k for types in self._types.values() for k in types.known.number_kinds())
        for name, types in self._types.items():
            types.numbers = numbers
            function = self._program.normal_form(name).function
            tag_blocks(function, types, self._program.pointers(name))
        spread(self._types, self._calls, self._shared, lambda types: types.tagged)
        self._find_pieces()
        elsewhere = self._kinds_of_globals()
        for types in self._types.values():
            types.elsewhere = elsewhere
        self.version += 1

    def _kinds_of_globals(self) -> dict[Origin, set[Kind]]:
        found: dict[Origin, set[Kind]] = defaultdict(set)
        for types in self._types.values():
            for origin in types.known.origins():
                if origin.root.kind is OriginKind.GLOBAL:
                    found[origin].update(f.kind for f in types.known.of(origin))
        return found

    def _find_pieces(self) -> None:
        """Find out which integers in memory are pieces of floats, and follow these."""
        for name, types in self._types.items():
            function = self._program.normal_form(name).function
            mark_pieces(function, types, self._carriers[name], self._program.pointers(name))
        if not all(any(m(t).why for t in self._types.values()) for m in (_pieces, _remade)):
            return
        spread(self._types, self._calls, self._shared, _pieces)
        spread(self._types, self._calls, self._shared, _remade)
        self._solved.clear()
        while self._solve_all_words():
            pass

    def _exchange_all(self, names: Iterable[str]) -> bool:
        """One step of facts along every copy and every call, function by function."""
        changed = False
        for name in names:
            types = self._types[name]
            for call in self._calls[name]:
                changed |= self._pass_on(name, call)
            changed |= types.exchange()
            for call in self._calls[name]:
                changed |= self._exchange(name, call)
        return changed

    def _pass_on(self, name: str, call: Call) -> bool:
        """What a callee copies between the objects of its caller is copied there."""
        mine, callee = self._types[name], self._types[call.callee_name]
        state = len(callee.flows), len(callee.copied)
        if self._passed.get(call) == state:
            return False
        self._passed[call] = state
        places = {origin: tuple(at) for origin, at in self._shared(call)}
        handed = [o for c in callee.copied for o, _ in places.get(c, ())]
        links = self._links(call.callee_name)
        pointers = self._program.pointers(name)
        carried = self._carried.get(call)
        if carried is None or carried.pointers is not pointers:
            carried = self._carried[call] = _Carried(pointers)
        is_text = pointers.texts.is_text
        new = carried.new(links.flows, places)
        flows = [flow for link in new for flow in _moved(link, places, is_text)]
        flows += [flow for group in links.groups for flow in _any_to_any(group, places)]
        repeated = self._repeated.setdefault(call, set())
        fresh = [flow for flow in dict.fromkeys(flows) if flow not in repeated]
        repeated.update(fresh)
        return mine.add_copied(handed, fresh)

    def _links(self, name: str) -> Links:
        """What a function copies between objects that its callers know."""
        flows = self._types[name].flows
        known = self._links_of.get(name)
        if known is None or known[0] != len(flows):
            handed = dict.fromkeys(self._places.handed_over(name))
            copied = self._types[name].copied
            shared = dict.fromkeys(o for o in copied if is_shared(o) or o.root in handed)
            shared |= handed
            known = self._links_of[name] = len(flows), links_between(flows, shared)
        return known[1]

    def _solve_all_words(self) -> bool:
        changed = False
        for name in self._types:
            changed |= self._solve_words(name)
        return changed

    def _renew_words(self) -> None:
        """Follow all words once more with the facts that there are in the end, if some say less.

        Words only grow while they are followed: what was not clear before an exact fact arrived
        stays spoilt, in the function and wherever it is passed.
        """
        if not any(c.has_stale_words for c in self._carriers.values()):
            return
        for name, carriers in self._carriers.items():
            carriers.forget()
            self._boundaries[name].forget()
            self._tell_hinted_words(name)
        self._solved.clear()
        while self._solve_all_words():
            pass

    def _solve_words(self, name: str) -> bool:
        callees = (self._boundaries[c.callee_name].version for c in self._calls[name])
        state = (self._types[name].version, self._boundaries[name].version, *callees)
        if self._solved.get(name) == state:
            return False
        self._solved[name] = state
        return self._carriers[name].solve()

    # Memory across calls

    def _exchange(self, name: str, call: Call) -> bool:
        """Facts about what a callee can reach hold on both sides of the call."""
        mine, callee = self._types[name], self._types[call.callee_name]
        shared = len(callee.copied)
        if self._exchanged.get(call) == (mine.version, callee.version, shared):
            return False
        among_mine, among = mine.pointers.memory, callee.pointers.memory
        changed = False
        for inside, places in self._shared(call):
            for outside, where in places:
                pair = (call, inside, outside)
                stamps = (callee.own.stamp(inside), mine.known.stamp(outside))
                if self._stamps.get(pair) == stamps:
                    continue
                up, down = callee.own.of(inside), mine.known.of(outside)
                seen_up, seen_down = self._seen.get(pair, (NO_FACTS, NO_FACTS))
                self._seen[pair] = up, down
                upward = moved(without(up, seen_up), where)
                downward = relative_to(without(down, seen_down), where)
                chosen = _is_chosen_by(call, inside)
                many_inside, many_outside = among.is_many(inside), among_mine.is_many(outside)
                if chosen or (many_inside and not many_outside):
                    upward = unsure(upward)
                if chosen or (many_outside and not many_inside):
                    downward = unsure(downward)
                changed |= bool(upward) and mine.add(outside, upward)
                changed |= bool(downward) and callee.add(inside, downward, told=True)
                self._stamps[pair] = (callee.own.stamp(inside), mine.known.stamp(outside))
        self._exchanged[call] = (mine.version, callee.version, shared)
        return changed

    def _shared(self, call: Call) -> Iterator[tuple[Origin, list[Place]]]:
        """Origins of the callee, each with what it is in the caller."""
        callee = self._types[call.callee_name]
        marked = (callee.tagged.why, callee.pieces.why, callee.remade.why)
        # in an order of the program: facts are widened when there are many, at whichever comes last
        origins = dict.fromkeys(chain(callee.copied, callee.known.origins(), *marked))
        return self._places.shared(call, self._home[call], origins)


class _Carried:
    """What a callee copies, as far as it has been told to a caller of certain ``pointers``.

    There are a hundred times as many copies in all as new ones, where functions go through objects
    that hold each other.
    """

    def __init__(self, pointers: Pointers) -> None:
        self.pointers = pointers
        self._links: set[Flow] = set()
        self._places: Mapping[Origin, Sequence[Place]] = {}

    def new(self, links: Iterable[Flow], places: Mapping[Origin, Sequence[Place]]) -> list[Flow]:
        """Those of the copies that are new, or between what are other objects of the caller now."""
        before, known = self._places, self._links
        moved = {o for o, at in places.items() if before.get(o) != at}
        found = [
            link
            for link in links
            if link not in known or link.source in moved or link.target in moved
        ]
        known.update(found)
        self._places = places
        return found


def _moved(link: Flow, places: Mapping[Origin, Sequence[Place]], is_text: IsText) -> Iterator[Flow]:
    """A callee's copy between the caller's objects; where these are many, any may come to any."""
    sources, targets = places.get(link.source, ()), places.get(link.target, ())
    if len(sources) * len(targets) > MOST_FLOWS:
        yield from _any_to_any((link.source, link.target), places)
        return
    yield from link.between(targets, sources, is_text)


def _any_to_any(
    group: Iterable[Origin], places: Mapping[Origin, Sequence[Place]]
) -> Iterator[Flow]:
    """The caller's objects of a group: each with the first, since facts go both ways."""
    outside = list(dict.fromkeys(o for member in group for o, _ in places.get(member, ())))
    for other in outside[1:]:
        yield Flow(other, ANYWHERE, outside[0], ANYWHERE, None)


def _is_chosen_by(call: Call, inside: Origin) -> bool:
    """Whether a callee's object is one by which the run chooses the callee, or is behind one.

    Other callees have other types of objects there.
    """
    root = inside.root
    if root.is_local:
        return bool(call.by_object)
    return root.kind is OriginKind.ARGUMENT and root.key in call.by_object


def _pieces(types: MemoryTypes) -> TaggedObjects:
    return types.pieces


def _remade(types: MemoryTypes) -> TaggedObjects:
    return types.remade
