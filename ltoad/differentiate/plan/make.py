"""Makes the plan of a derivative.

The adjoint rules are run once on scratch code to learn which primal values and shadows the
reverse sweep looks up (:mod:`ltoad.differentiate.plan.recorder`); a cut decides between keeping
and recomputing them (:mod:`ltoad.differentiate.plan.kept`), and every value that is kept gets a
slot.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace

from ltoad.analysis.shape.loops import Loop
from ltoad.analysis.shape.users import users_of
from ltoad.differentiate.callees.table import handler_of
from ltoad.differentiate.facts.facts import Facts
from ltoad.differentiate.facts.loop_hints import loops_of_short_sums
from ltoad.differentiate.keys.call_plan import CallPlan
from ltoad.differentiate.keys.signature import Mode
from ltoad.differentiate.plan.call_planner import CallPlanner
from ltoad.differentiate.plan.control import ReverseControl
from ltoad.differentiate.plan.delay import delayed_stores
from ltoad.differentiate.plan.delayed_calls import delayed_calls
from ltoad.differentiate.plan.direction import Independence, ascending_loops
from ltoad.differentiate.plan.forward_shadows import forward_shadows
from ltoad.differentiate.plan.gathers import Gather, find_gathers
from ltoad.differentiate.plan.idle import find_idle
from ltoad.differentiate.plan.kept import choose_kept
from ltoad.differentiate.plan.linear_needs import LinearNeeds
from ltoad.differentiate.plan.needs import Needs
from ltoad.differentiate.plan.plan import Plan
from ltoad.differentiate.plan.recorder import Recorder
from ltoad.differentiate.shadows.deferral import arena_shadows
from ltoad.differentiate.tape.slots import Slot
from ltoad.differentiate.tape.tape import Tape
from ltoad.differentiate.unsupported import Unsupported
from ltoad.ir.instructions import BasicBlock, Call
from ltoad.ir.memory import Store
from ltoad.ir.types import I1, PTR


@dataclass(frozen=True, slots=True)
class _Recorded:
    """What a run of the rules on scratch code tells."""

    calls: dict[Call, CallPlan]
    needs: Needs
    control: ReverseControl
    problems: tuple[Unsupported, ...]


def make_plan(facts: Facts, planner: CallPlanner) -> Plan:
    """Plan the derivative of a function; constructs without one are ``problems``."""
    alone = facts.key.mode is Mode.COMBINED or planner.is_independent(facts.key.function)
    waiting = delayed_stores(facts) if alone and facts.key.mode.both_sweeps else []
    combined = facts.last and facts.key.mode is Mode.COMBINED
    calls_waiting = frozenset(delayed_calls(facts, planner, waiting) if combined else ())
    overwrites = facts.overwrites.without(waiting)
    facts = replace(facts, overwrites=overwrites, waiting=calls_waiting)
    dropped = {store for store in waiting if facts.is_unneeded(store.pointer)}
    delayed = [store for store in waiting if store not in dropped]

    recorded = _record(facts, planner)
    calls, control = recorded.calls, recorded.control
    arena = _arena_shadows(facts, planner)
    users = users_of(facts.form.function)
    independence = Independence(facts, users)
    gathers = _gathers(facts, independence, control.relevant)

    embeds = facts.last or facts.key.mode.both_sweeps
    tape = Tape(facts.form, facts.layout, moves=facts.last, embeds=embeds)
    kept = choose_kept(facts, users, tape, recorded.needs.nodes)
    return Plan(
        facts=facts,
        control=control,
        recomputation=kept.recomputation,
        tape=tape,
        slots=kept.slots,
        loops=kept.loops,
        blocks=kept.blocks,
        calls=calls,
        tapes=_tapes(facts, tape, calls),
        arrays=_arrays(facts, tape, recorded.needs.arrays),
        delayed=delayed,
        delayed_slots={store: _delayed_slots(store, tape) for store in delayed},
        dropped=dropped,
        shadowed=forward_shadows(facts, kept.slots, calls, arena),
        arena_shadows=arena,
        ascending=ascending_loops(facts, independence, gathers.keys()),
        short_runs=loops_of_short_sums(facts),
        gathers=gathers,
        idle=find_idle(facts, users, control, gathers.keys(), calls, planner.summary_of),
        problems=recorded.problems,
    )


def _record(facts: Facts, planner: CallPlanner) -> _Recorded:
    calls, problems = _plan_calls(facts, planner)
    needs = Needs(facts)
    recorder = Recorder(facts, calls, needs)
    problems += recorder.record()
    if facts.key.linearised:
        linear = LinearNeeds(facts, calls, needs)
        linear.write()
        problems += linear.problems
    control = ReverseControl(facts.form, recorder.relevant, recorder.active_phis)
    recorder.record_control(control)
    return _Recorded(calls, needs, control, tuple(problems))


def _plan_calls(
    facts: Facts, planner: CallPlanner
) -> tuple[dict[Call, CallPlan], list[Unsupported]]:
    calls, problems = {}, []
    for call in _calls(facts):
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


def _arena_shadows(facts: Facts, planner: CallPlanner) -> frozenset[Call]:
    """None for a linear sweep, which asks the allocator for the size of a shadow."""
    if facts.key.linearised:
        return frozenset()
    return arena_shadows(facts, planner.summary_of)


def _gathers(
    facts: Facts, independence: Independence, relevant: Collection[BasicBlock]
) -> dict[Loop, Gather]:
    found = find_gathers(facts, independence)
    return {
        loop: gather
        for loop, gather in found.items()
        if any(block in relevant for block in gather.blocks)
    }


# Slots beside those of values


def _tapes(facts: Facts, tape: Tape, calls: Mapping[Call, CallPlan]) -> dict[Call, Slot]:
    """Where callees' tapes are kept, and what library calls keep, such as permutations."""
    keeping = [c for c in _calls(facts) if _keeps_pointer(c, facts)]
    return {
        call: tape.slot(PTR, facts.form.loop_chain(call))
        for call in (*(c for c, p in calls.items() if p.taped), *keeping)
        if call.parent in facts.form.returning
    }


def _keeps_pointer(call: Call, facts: Facts) -> bool:
    row = facts.rows.of(call)
    return row is not None and handler_of(row).keeps_pointer(call, row, facts)


def _arrays(
    facts: Facts, tape: Tape, wanted: Mapping[Call, Iterable[int]]
) -> dict[Call, dict[int, Slot]]:
    """Where copies of arrays are kept that library routines read, by operand."""
    return {
        call: {index: tape.slot(PTR, facts.form.loop_chain(call)) for index in sorted(indices)}
        for call, indices in wanted.items()
    }


def _delayed_slots(store: Store, tape: Tape) -> tuple[Slot, Slot, Slot]:
    """Where value, address and the flag of a delayed store are kept."""
    value, address, flag = (tape.slot(t, ()) for t in (store.access_type, PTR, I1))
    return value, address, flag
