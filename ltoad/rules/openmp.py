"""OpenMP, as clang and flang call libomp, and what derivatives call in its place.

Parallel regions are rewritten before any analysis (:mod:`ltoad.differentiate.prepare.regions`): a
fork becomes a call of a function that stands for the whole team, and what orders the threads
becomes functions of ``runtime/teams.c``, which know how to go back.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace

from ltoad.rules.effects import Effects
from ltoad.rules.parallel_rows import IN_TURN, SHARED, Region, RegionRow, SharingRow, order
from ltoad.rules.registrars import (
    allocation,
    deallocation,
    effects,
    inactive,
    unsupported,
    words,
)
from ltoad.rules.rows import PointerRow, Row

_SIGNED, _UNSIGNED = ("4", "8"), ("4u", "8u")
"""Of which kind a loop's counter is: its bytes, and whether it has a sign."""

_SERIAL = "let one thread do this outside of the differentiated parallel region"

_LOCK = replace(effects((0,), (0,), input_output=True), characters=True)
"""A lock, which may be the member of an object that has numbers, too."""

_AMONG_TEAMS = frozenset([91, 92])
"""Schedules of ``distribute``, with and without chunks."""


def _region(names: str, what: Region) -> Row:
    return RegionRow(
        names=words(names),
        family="OpenMP",
        effects=Effects(unknown=True),
        remedy=_SERIAL,
        what=what,
    )


def _sharing(name: str, lowest: int, touched: Effects) -> Iterator[Row]:
    for unsigned, kinds in ((False, _SIGNED), (True, _UNSIGNED)):
        names = tuple(f"__kmpc_{name}_{kind}" for kind in kinds)
        yield SharingRow(
            names=names,
            family="OpenMP",
            effects=touched,
            lowest=lowest,
            unsigned=unsigned,
            among_teams=_AMONG_TEAMS if name == "for_static_init" else frozenset(),
        )


ROWS: tuple[Row, ...] = (
    inactive(
        words(
            "omp_get_wtime omp_get_wtick omp_get_num_threads omp_get_max_threads"
            " omp_get_thread_num omp_get_num_procs omp_in_parallel omp_get_level"
            " omp_get_num_teams omp_get_team_num omp_get_dynamic omp_get_nested"
            " omp_get_thread_limit omp_get_max_active_levels omp_get_cancellation"
            " omp_get_active_level omp_get_schedule omp_get_proc_bind omp_in_final"
        ),
        effects(input_output=True),
    ),
    inactive(
        words(
            "omp_set_num_threads omp_set_dynamic omp_set_nested omp_set_max_active_levels"
            " omp_set_schedule"
        ),
        effects(input_output=True),
    ),
    inactive(
        words(
            "__kmpc_global_thread_num __kmpc_bound_thread_num __kmpc_bound_num_threads"
            " __kmpc_in_parallel"
        ),
        effects(input_output=True),
    ),
    inactive(
        words(
            "__kmpc_push_num_threads __kmpc_push_proc_bind __kmpc_for_static_fini"
            " __kmpc_single __kmpc_end_single __kmpc_master __kmpc_end_master"
            " __kmpc_masked __kmpc_end_masked"
        ),
        effects(input_output=True),
    ),
    # (loc, thread, schedule, &last, &lower, &upper, &stride, increment, chunk)
    *_sharing("for_static_init", 4, effects((4, 5, 6), (3, 4, 5, 6), input_output=True)),
    # (loc, thread, &last, &lower, &upper, &stride)
    *_sharing("dispatch_next", 3, effects((), (2, 3, 4, 5), input_output=True)),
    inactive(
        [
            f"__kmpc_dispatch_{step}_{kind}"
            for step in ("init", "fini")
            for kind in (*_SIGNED, *_UNSIGNED)
        ],
        effects(input_output=True),
    ),
    inactive(["__kmpc_dispatch_deinit"], effects(input_output=True)),
    inactive(
        words(
            "omp_init_lock omp_destroy_lock omp_init_lock_with_hint"
            " omp_init_nest_lock omp_destroy_nest_lock omp_init_nest_lock_with_hint"
        ),
        _LOCK,
    ),
    inactive(
        words("__ltoad_team_tried __ltoad_team_nested_tried"),
        replace(_LOCK, other_memory=True),
    ),
    # the allocator, by which a block is freed, too
    allocation(["omp_alloc"], 0, alignment_argument=1, deallocator="omp_free"),
    allocation(["omp_calloc"], 0, 1, zeroed=True, alignment_argument=2, deallocator="omp_free"),
    deallocation(["omp_free"], alignment_argument=1),
    # (thread, size, allocator); (thread, block, allocator)
    allocation(["__kmpc_alloc"], 1, alignment_argument=2, deallocator="__kmpc_free"),
    deallocation(["__kmpc_free"], pointer_argument=1, alignment_argument=2),
    # (loc, thread, dimensions, bounds); (loc, thread, iteration)
    inactive(["__kmpc_doacross_init"], effects((3,), input_output=True)),
    inactive(["__kmpc_doacross_fini"], effects(input_output=True)),
    inactive(
        words("__ltoad_team_await __ltoad_team_post"),
        effects((2,), other_memory=True, input_output=True),
    ),
    # tasks are run where they are made
    inactive(
        words(
            "__kmpc_omp_taskwait __kmpc_omp_taskyield __kmpc_taskgroup __kmpc_end_taskgroup"
            " __kmpc_omp_wait_deps __kmpc_omp_taskwait_deps_51"
        ),
        effects(input_output=True),
    ),
    _region("__kmpc_omp_task_alloc", Region.NEW_TASK),
    # to one thread its copy is the variable, and what another one shows is laid out like its own
    PointerRow(
        names=words("__ltoad_team_shown __ltoad_team_own"),
        family="team",
        effects=replace(SHARED, same_address=True),
        of_each_thread=True,
    ),
    _region("__kmpc_fork_call", Region.FORK),
    _region("__kmpc_barrier", Region.BARRIER),
    _region("__kmpc_reduce __kmpc_reduce_nowait", Region.REDUCE),
    _region("__kmpc_end_reduce", Region.REDUCED_BY_ALL),
    _region("__kmpc_end_reduce_nowait", Region.REDUCED),
    _region("__kmpc_critical __kmpc_critical_with_hint", Region.ENTER),
    _region("__kmpc_end_critical", Region.LEAVE),
    _region("__kmpc_ordered", Region.ORDERED),
    _region("__kmpc_end_ordered", Region.END_ORDERED),
    _region("omp_set_lock", Region.LOCK),
    _region("omp_unset_lock", Region.UNLOCK),
    _region("omp_test_lock", Region.TRY),
    _region("omp_set_nest_lock", Region.NEST),
    _region("omp_unset_nest_lock", Region.UNNEST),
    _region("omp_test_nest_lock", Region.TRY_NESTED),
    _region("__kmpc_flush", Region.FLUSH),
    _region("__kmpc_doacross_wait", Region.AWAIT),
    _region("__kmpc_doacross_post", Region.POST),
    _region(
        "__kmpc_taskred_init __kmpc_task_reduction_init"
        " __kmpc_taskred_modifier_init __kmpc_task_reduction_modifier_init",
        Region.REDUCE_TASKS,
    ),
    _region("__kmpc_task_reduction_modifier_fini", Region.REDUCED_TASKS),
    _region("__kmpc_task_reduction_get_th_data", Region.REDUCED_BY_TASK),
    _region("__kmpc_threadprivate __kmpc_threadprivate_cached", Region.OWN),
    _region("__kmpc_fork_teams", Region.LEAGUE),
    _region("__kmpc_push_num_teams __kmpc_push_num_teams_51", Region.LEAGUE_SIZE),
    _region("__kmpc_copyprivate", Region.HAND_OUT),
    _region("__kmpc_omp_task __kmpc_omp_task_with_deps", Region.TASK),
    _region("__kmpc_taskloop", Region.TASK_LOOP),
    _region("__kmpc_omp_task_begin_if0", Region.TASK_BEGINS),
    _region("__kmpc_omp_task_complete_if0", Region.TASK_ENDS),
    _region("__kmpc_serialized_parallel", Region.SERIAL),
    _region("__kmpc_end_serialized_parallel", Region.END_SERIAL),
    _region("__kmpc_cancel", Region.CANCEL),
    _region("__kmpc_cancellationpoint", Region.CANCELLATION_POINT),
    _region("__kmpc_cancel_barrier", Region.CANCEL_BARRIER),
    inactive(["__ltoad_team_uncancelled"], effects(input_output=True)),
    *order("__ltoad_team_barrier", "__ltoad_team_barrier", IN_TURN),
    *order("__ltoad_team_turn", "__ltoad_team_turn_undone", IN_TURN),
    *order("__ltoad_team_next", "__ltoad_team_turn_again", IN_TURN),
    *order("__ltoad_team_entered", "__ltoad_team_left_again"),
    *order("__ltoad_team_left", "__ltoad_team_entered_again"),
    *order("__ltoad_team_ordered", "__ltoad_team_out_of_order_again", IN_TURN),
    *order("__ltoad_team_out_of_order", "__ltoad_team_ordered_again", IN_TURN),
    *order("__ltoad_team_locked", "__ltoad_team_unlocked_again"),
    *order("__ltoad_team_unlocked", "__ltoad_team_locked_again"),
    *order("__ltoad_team_locked_if", "__ltoad_team_locked_if_again"),
    *order("__ltoad_team_nested", "__ltoad_team_nested_again"),
    *order("__ltoad_team_unnested", "__ltoad_team_unnested_again"),
    *order("__ltoad_team_atom", "__ltoad_team_atom_again"),
    *order("__ltoad_team_atom_done", "__ltoad_team_atom_done_again"),
    *order("__ltoad_team_event", "__ltoad_team_event_again"),
    *order("__ltoad_team_alone", "__ltoad_team_together"),
)

_HEARS = frozenset(
    words(
        "pthread_mutex_lock pthread_mutex_trylock pthread_rwlock_rdlock pthread_rwlock_wrlock"
        " pthread_spin_lock pthread_cond_wait"
    )
)
_TELLS = frozenset(
    words(
        "pthread_mutex_unlock pthread_rwlock_unlock pthread_spin_unlock pthread_cond_wait"
        " pthread_cond_signal pthread_cond_broadcast"
    )
)
"""Functions behind which a thread knows what others have done before the second ones."""


_SAME_AGAIN = frozenset(
    words(
        "omp_get_num_threads omp_get_max_threads omp_get_thread_num omp_get_num_procs"
        " omp_in_parallel omp_get_level __kmpc_global_thread_num __kmpc_push_num_threads"
        " __kmpc_for_static_fini __kmpc_single __kmpc_end_single __kmpc_master __kmpc_end_master"
        " __kmpc_masked __kmpc_end_masked __kmpc_dispatch_deinit"
        " __ltoad_team_barrier __ltoad_team_turn __ltoad_team_next __ltoad_team_ordered"
        " __ltoad_team_out_of_order"
    )
) | frozenset(
    f"__kmpc_{name}_{kind}"
    for name in ("for_static_init", "dispatch_init", "dispatch_next", "dispatch_fini")
    for kind in (*_SIGNED, *_UNSIGNED)
)
"""What threads do in the order of their numbers, or of iterations, or in any order."""


_TELLS_NUMBER = "omp_get_thread_num"
_HANDS_OUT = "__kmpc_dispatch_next"


def same_again(name: str) -> bool:
    """Whether a parallel region that calls a function has the same results if it is run once more:
    it does not matter who came when."""
    return name in _SAME_AGAIN


def by_chance(names: Collection[str]) -> bool:
    """Whether threads find out, by what they call, which of them got an iteration: that may be
    another one the next time."""
    return _TELLS_NUMBER in names and any(name.startswith(_HANDS_OUT) for name in names)


def hears(name: str) -> bool:
    """Whether behind a call of a function a thread knows what others have told."""
    return name in _HEARS


def tells(name: str) -> bool:
    """Whether a call of a function lets other threads know what has been done before."""
    return name in _TELLS


OPENMP_CALL = replace(unsupported(["OpenMP regions"], _SERIAL), always=True)
"""All of libomp that has no row of its own."""
