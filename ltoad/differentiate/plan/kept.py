"""Which values are kept for the reverse sweep, and where; the others are computed again.

A cut of least price is made between what the reverse sweep needs and what cannot be computed
again.  What is kept of memory as a copy of it is tried beside.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from ltoad.analysis.shape.loops import Loop
from ltoad.analysis.shape.users import Users
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.plan.kept_blocks import KeptBlocks, find_blocks
from ltoad.differentiate.plan.min_cut import MinCut
from ltoad.differentiate.plan.nodes import Node
from ltoad.differentiate.plan.postponed import executed_anyway, postponable_calls
from ltoad.differentiate.plan.recompute import Recomputation
from ltoad.differentiate.plan.variation import Variation
from ltoad.differentiate.tape.slots import Slot
from ltoad.differentiate.tape.tape import Place, Tape
from ltoad.ir.instructions import Call
from ltoad.ir.memory import Load
from ltoad.ir.types import PTR

_TRIPS = 8
"""The assumed iterations of a loop, for comparing costs at different depths."""


@dataclass(frozen=True, slots=True)
class Kept:
    """``slots`` of the values that are kept, the ``loops`` that these have entries for, copies of
    memory, and how everything else is computed again."""

    slots: dict[Node, Slot]
    loops: dict[Node, tuple[Loop, ...]]
    blocks: KeptBlocks
    recomputation: Recomputation


@dataclass(frozen=True, slots=True)
class _Choice:
    """What is to be decided: for the ``needed`` values, which are kept."""

    facts: Facts
    tape: Tape
    recomputation: Recomputation
    needed: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class _Cut:
    """What to keep, where, and at what price; ``sources`` cannot be computed again."""

    kept: list[Node]
    places: dict[Node, Place]
    price: int
    sources: list[Node]


def choose_kept(facts: Facts, users: Users, tape: Tape, needed: Iterable[Node]) -> Kept:
    """Choose what is kept of what is ``needed``, and give it slots of the tape."""
    choice = _Choice(facts, tape, Recomputation(facts), tuple(needed))
    choice = _with_postponed(choice, postponable_calls(facts, users))
    cut, blocks = _cut(choice), KeptBlocks()
    if tape.moves and any(cut.places[node].loops for node in cut.kept):
        found = _with_blocks(choice, cut)
        if found is not None:
            cut, blocks = found
            choice = replace(choice, recomputation=choice.recomputation.with_blocks(blocks))
    slots: dict[Node, Slot] = {}
    loops: dict[Node, tuple[Loop, ...]] = {}
    for node in cut.kept:
        place = loops[node] = cut.places[node].loops
        slots[node] = tape.slot(node.value.type, place, cut.places[node].anchor)
    for block in blocks:
        around = block.loop.parent
        block.slot = tape.slot(PTR, around.chain if around is not None else ())
    return Kept(slots, loops, blocks, choice.recomputation)


def _with_postponed(choice: _Choice, calls: frozenset[Call]) -> _Choice:
    """The choice, where the reverse sweep executes those of some calls that the forward sweep has
    no use for."""
    if not calls:
        return choice
    facts = choice.facts
    least = _cut(replace(choice, recomputation=Recomputation(facts, calls)))
    postponed = calls - executed_anyway(facts, [n.value for n in least.kept])
    return replace(choice, recomputation=Recomputation(facts, postponed))


def _cut(choice: _Choice) -> _Cut:
    facts, recomputation = choice.facts, choice.recomputation
    inputs: dict[Node, list[Node]] = {}
    sources: list[Node] = []
    pending = [n for n in choice.needed if not recomputation.is_free(n)]
    targets = list(pending)
    while pending:
        node = pending.pop()
        if node in inputs:
            continue
        operands = recomputation.inputs(node)
        if operands is None:
            sources.append(node)
        inputs[node] = [o for o in operands or () if not recomputation.is_free(o)]
        pending.extend(inputs[node])
    variation = Variation(facts.form, facts.overwrites, facts.types)
    places: dict[Node, Place] = {}
    for node in inputs:
        varied = variation.loops(node.value)
        places[node] = choice.tape.place(facts.form.loop_chain(node.value), varied)
    cost = {node: _cost(node, len(places[node].loops), facts) for node in inputs}
    kept = MinCut(inputs, sources, targets, cost).solve()
    price = sum(_price(cost[n], _cost(n, len(facts.form.loop_chain(n.value)), facts)) for n in kept)
    return _Cut(kept, places, price, sources)


def _with_blocks(choice: _Choice, alone: _Cut) -> tuple[_Cut, KeptBlocks] | None:
    """The cut with copies of memory, if these save something."""
    facts = choice.facts
    depths = {
        n.value: len(alone.places[n].loops)
        for n in alone.sources
        if not n.shadow and isinstance(n.value, Load)
    }
    found = find_blocks(facts, depths)
    saving = {
        load: block
        for load, block in found.items()
        if len(block.loads) > 1 or depths[load] < len(facts.form.loop_chain(load))
    }
    if not saving:
        return None
    blocks = KeptBlocks(saving)
    cut = _cut(replace(choice, recomputation=choice.recomputation.with_blocks(blocks)))
    # a copy costs as much as one entry for each iteration
    copied = sum(
        _cost(Node(b.loads[0]), max(depths[load] for load in b.loads), facts) for b in blocks
    )
    return (cut, blocks) if cut.price + _price(copied, copied) < alone.price else None


def _price(kept: int, written: int) -> int:
    """What bytes of the tape cost that are written so often: an entry that several iterations share
    is written in each of them."""
    return _TRIPS * kept + written


def _cost(node: Node, depth: int, facts: Facts) -> int:
    size = facts.layout.size_of(node.value.type)
    if depth == 0:
        return 1
    return int(max(size, 1) * _TRIPS ** min(depth, 8))
