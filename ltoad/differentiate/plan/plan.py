"""The plan of a derivative: everything decided before any of it is written.

Planning runs the adjoint rules once on scratch code to learn which primal
values and shadows the reverse sweep looks up (:mod:`ltoad.differentiate.plan.recorder`), cuts
between storing and recomputing them, and gives every stored value a slot.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ltoad.analysis.memory.origins import OriginKind
from ltoad.analysis.shape.loops import Loop
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.facts.loop_hints import loops_of_short_sums
from ltoad.differentiate.keys.call_plan import CallPlan
from ltoad.differentiate.keys.signature import Mode
from ltoad.differentiate.plan.call_planner import CallPlanner
from ltoad.differentiate.plan.control import ReverseControl
from ltoad.differentiate.plan.delay import delayed_stores
from ltoad.differentiate.plan.direction import Independence, ascending_loops
from ltoad.differentiate.plan.gathers import Gather, find_gathers
from ltoad.differentiate.plan.kept_blocks import KeptBlock, KeptBlocks, find_blocks
from ltoad.differentiate.plan.linear_needs import LinearNeeds
from ltoad.differentiate.plan.min_cut import MinCut
from ltoad.differentiate.plan.needs import Needs
from ltoad.differentiate.plan.nodes import Node
from ltoad.differentiate.plan.recompute import Recomputation, shadow_operands
from ltoad.differentiate.plan.recorder import Recorder
from ltoad.differentiate.plan.variation import Variation
from ltoad.differentiate.shadows.deferral import arena_shadows, freed_pointer, is_deallocation
from ltoad.differentiate.shadows.heap import is_sorting
from ltoad.differentiate.tape.tape import Place, Slot, Tape
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.instructions import Call, Instruction, Return
from ltoad.ir.memory import Load, Store
from ltoad.ir.types import I1, PTR
from ltoad.ir.values import Value


@dataclass(slots=True)
class Plan:
    """Decisions for one function and key, shared by the modes of the pair.

    ``slots`` has the stored nodes; what is needed and not stored is computed
    again.  ``loops`` are those that a slot has entries for.  ``tapes`` keeps, for split
    calls, the callee's tape, and for sorting calls the permutation.  ``arrays`` has the
    copies of arrays that library routines read, by operand.  ``delayed``
    are stores that are executed after the reverse sweep, ``delayed_slots`` the
    slots of value, address and of the flag that they were reached, ``dropped`` stores
    that are not executed at all.  ``shadowed`` are
    pointers whose shadow the forward sweep computes.  ``arena_shadows`` are
    allocations whose shadow lives in the arena.  ``ascending`` are loops whose
    reverse runs forwards, ``short_runs`` those whose adjoint is only worth vectors if
    it is long, ``gathers`` those whose adjoint is written place by place.  ``blocks`` are
    copies of memory, beside the slots.
    """

    facts: Facts
    control: ReverseControl
    recomputation: Recomputation
    tape: Tape
    slots: dict[Node, Slot] = field(default_factory=dict)
    calls: dict[Call, CallPlan] = field(default_factory=dict)
    tapes: dict[Call, Slot] = field(default_factory=dict)
    loops: dict[Node, tuple[Loop, ...]] = field(default_factory=dict)
    arrays: dict[Call, dict[int, Slot]] = field(default_factory=dict)
    delayed: list[Store] = field(default_factory=list)
    dropped: set[Store] = field(default_factory=set)
    delayed_slots: dict[Store, tuple[Slot, Slot, Slot]] = field(default_factory=dict)
    shadowed: set[Value] = field(default_factory=set)
    arena_shadows: frozenset[Call] = frozenset()
    ascending: set[Loop] = field(default_factory=set)
    short_runs: set[Loop] = field(default_factory=set)
    gathers: dict[Loop, Gather] = field(default_factory=dict)
    blocks: KeptBlocks = field(default_factory=KeptBlocks)
    problems: list[Unsupported] = field(default_factory=list)

    @property
    def uses_arena(self) -> bool:
        return self.tape.uses_arena or bool(self.tapes) or bool(self.arrays) or bool(self.blocks)

    @property
    def kept_chains(self) -> list[tuple[Loop, ...]]:
        """For whatever the tape keeps, the loops that it has entries for."""
        chain = self.facts.form.loop_chain
        chains = [self.loops[node] for node in self.slots]
        return chains + [chain(load) for block in self.blocks for load in block.loads]

    def frees_shadow(self, call: Call) -> bool:
        """Whether a deallocation has to free a shadow as well."""
        block = freed_pointer(call)
        origins = {o.key for o in self.facts.pointers.of(block)}
        return self.facts.has_shadow(block) and not origins <= self.arena_shadows


def make_plan(facts: Facts, planner: CallPlanner, *, last: bool = True) -> Plan:
    """Plan the derivative of a function; constructs without one are ``problems``.

    ``last``: it is not differentiated in turn.
    """
    tape = Tape(facts.form, facts.layout, moves=last)
    delayed = delayed_stores(facts) if facts.key.mode is Mode.COMBINED else []
    facts.overwrites.ignored.update(delayed)
    calls, problems = _plan_calls(facts, planner)
    needs = Needs(facts)
    recorder = Recorder(facts, calls, needs)
    problems += recorder.record()
    if facts.key.linearised:
        linear = LinearNeeds(facts, calls, needs)
        linear.write()
        problems += linear.problems
    control = ReverseControl(facts.form, recorder.relevant, recorder.active_phis)
    dropped = {store for store in delayed if _is_unneeded(store, facts)}
    delayed = [store for store in delayed if store not in dropped]
    plan = Plan(facts, control, Recomputation(facts), tape, calls=calls, delayed=delayed)
    plan.dropped = dropped
    if not facts.key.linearised:  # a linear sweep asks the allocator for their size
        plan.arena_shadows = arena_shadows(facts, planner.summary_of)
    plan.problems = problems
    independence = Independence(facts)
    plan.gathers = {
        loop: gather
        for loop, gather in find_gathers(facts, independence).items()
        if control.relevant.intersection(gather.blocks)
    }
    plan.ascending = ascending_loops(facts, independence) - plan.gathers.keys()
    plan.short_runs = loops_of_short_sums(facts)
    recorder.record_control(control)
    _assign_slots(plan, needs.nodes)
    sorting = [c for c in _calls(facts) if is_sorting(c, facts)]
    for call in (*(c for c, p in calls.items() if p.taped), *sorting):
        if call.parent in facts.form.returning:
            plan.tapes[call] = tape.slot(PTR, facts.form.loop_chain(call))
    for call, indices in needs.arrays.items():
        loops = facts.form.loop_chain(call)
        plan.arrays[call] = {index: tape.slot(PTR, loops) for index in sorted(indices)}
    for store in delayed:
        types = (store.access_type, PTR, I1)
        first, second, third = (tape.slot(t, ()) for t in types)
        plan.delayed_slots[store] = (first, second, third)
    plan.shadowed = _forward_shadows(plan)
    return plan


def _is_unneeded(store: Store, facts: Facts) -> bool:
    """Whether a store that nothing in the function reads goes where nobody looks."""
    origins = facts.pointers.of(store.pointer)
    return bool(origins) and all(
        o.kind is OriginKind.ARGUMENT and o.key in facts.key.unneeded for o in origins
    )


def _plan_calls(
    facts: Facts, planner: CallPlanner
) -> tuple[dict[Call, CallPlan], list[Unsupported]]:
    calls, problems = {}, []
    for call in facts.form.function.instructions():
        if isinstance(call, Call):
            try:
                call_plan = planner.plan(call, facts)
            except Unsupported as problem:
                problems.append(problem)
                continue
            if call_plan is not None:
                calls[call] = call_plan
    return calls, problems


def _calls(facts: Facts) -> list[Call]:
    return [i for i in facts.form.function.instructions() if isinstance(i, Call)]


def _assign_slots(plan: Plan, needed: dict[Node, None]) -> None:
    cut = _cut(plan, needed)
    if plan.tape.moves and any(cut.places[node].loops for node in cut.kept):
        cut = _with_blocks(plan, needed, cut)
    for node in cut.kept:
        place = plan.loops[node] = cut.places[node].loops
        plan.slots[node] = plan.tape.slot(node.value.type, place, cut.places[node].anchor)
    for block in plan.blocks:
        around = block.loop.parent
        block.slot = plan.tape.slot(PTR, around.chain if around is not None else ())


@dataclass(frozen=True, slots=True)
class _Cut:
    """What to keep, where, and at what price; ``sources`` cannot be computed again."""

    kept: list[Node]
    places: dict[Node, Place]
    price: int
    sources: list[Node]


def _cut(plan: Plan, needed: dict[Node, None]) -> _Cut:
    facts, recomputation = plan.facts, plan.recomputation
    inputs: dict[Node, list[Node]] = {}
    sources: list[Node] = []
    pending = [n for n in needed if not recomputation.is_free(n)]
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
        places[node] = plan.tape.place(facts.form.loop_chain(node.value), varied)
    cost = {node: _cost(node, len(places[node].loops), plan) for node in inputs}
    kept = MinCut(inputs, sources, targets, cost).solve()
    return _Cut(kept, places, sum(cost[node] for node in kept), sources)


def _with_blocks(plan: Plan, needed: dict[Node, None], alone: _Cut) -> _Cut:
    """The cut with copies of memory, if these save something; they become the plan's."""
    loads = [n.value for n in alone.sources if not n.shadow and isinstance(n.value, Load)]
    found = find_blocks(plan.facts, loads)
    shared = {load: block for load, block in found.items() if len(block.loads) > 1}
    if not shared:
        return alone
    plan.blocks = plan.recomputation.blocks = KeptBlocks(shared)
    cut = _cut(plan, needed)
    if cut.price + sum(_price(block, plan) for block in plan.blocks) < alone.price:
        return cut
    plan.blocks = plan.recomputation.blocks = KeptBlocks()
    return alone


def _price(block: KeptBlock, plan: Plan) -> int:
    """As if there were one entry for each iteration."""
    depth = max(len(plan.facts.form.loop_chain(load)) for load in block.loads)
    return _cost(Node(block.loads[0]), depth, plan)


_TRIPS = 8
"""The assumed iterations of a loop, for comparing costs at different depths."""


def _cost(node: Node, depth: int, plan: Plan) -> int:
    size = plan.facts.layout.size_of(node.value.type)
    if depth == 0:
        return 1
    return int(max(size, 1) * _TRIPS ** min(depth, 8))


def _forward_shadows(plan: Plan) -> set[Value]:
    """Pointers whose shadows the forward sweep stores, passes on or keeps."""
    facts = plan.facts
    wanted = [n.value for n in plan.slots if n.shadow]
    for instruction in facts.form.function.instructions():
        if isinstance(instruction, Store):
            if facts.stores_address(instruction):
                wanted += [instruction.pointer, instruction.value]
        elif isinstance(instruction, Call):
            wanted += _call_shadows(instruction, plan)
        elif isinstance(instruction, Return) and facts.key.mode is Mode.AUGMENTED:
            wanted += [o for o in instruction.operands if facts.has_shadow(o)]
    found: set[Value] = set()
    while wanted:
        value = wanted.pop()
        if value in found or not facts.has_shadow(value):
            continue
        found.add(value)
        if isinstance(value, Instruction):
            wanted += shadow_operands(value)
    return found


def _call_shadows(call: Call, plan: Plan) -> list[Value]:
    from ltoad.differentiate.shadows.heap import shadowed_operands

    call_plan = plan.calls.get(call)
    if call_plan is not None:
        shadows = () if call_plan.untaped else call_plan.shadow_arguments
        return [call.operands[i] for i in shadows]
    if is_deallocation(call):
        return [freed_pointer(call)] if plan.frees_shadow(call) else []
    return shadowed_operands(call, plan.facts)
