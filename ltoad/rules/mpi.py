"""MPI: which buffers move where, in C and in Fortran.

What derivatives call in the place of each function is in ``runtime/mpi.c``, with its arguments.
Fortran passes them all by reference, and an error code behind them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from ltoad.rules.effects import Effects
from ltoad.rules.message_rows import MessageRow
from ltoad.rules.registrars import inactive, unsupported, words
from ltoad.rules.rows import Row

PREFIX = "__ltoad_mpi_"
"""What the names of functions of ``runtime/mpi.c`` start with."""

FORTRAN = "f_"
"""What follows in the names of those that take Fortran's arguments."""


def _fortran_names(call: str) -> tuple[str, ...]:
    """What Fortran calls: the last two by the module ``mpi_f08`` of Open MPI, with the same
    arguments by reference."""
    low = call.lower()
    return f"mpi_{low}_", f"pmpi_{low}_", f"mpi_{low}_f08_", f"pmpi_{low}_f08_"


def _messages(
    calls: str,
    arguments: int,
    *,
    sent: tuple[tuple[int, int], ...] = (),
    received: tuple[tuple[int, int], ...] = (),
    read: Iterable[int] = (),
    written: Iterable[int] = (),
    later: bool = False,
) -> Iterator[Row]:
    """Rows of functions with so many ``arguments``, by their names in C without ``MPI_``.

    ``sent`` are buffers that are read, ``received`` those that are written, with their types.
    ``later``: these are in use after the call, or those of earlier calls are in use in it.
    """
    places, sources = {place for place, _ in received}, {place for place, _ in sent}
    # what is sent once is not written before the request is complete
    kept = places | (sources if calls.endswith("_init") else set())
    used = (*sorted(sources), *sorted(places - sources))
    touched = Effects(
        reads=frozenset((*sources, *places, *read, *written)),
        writes=frozenset((*places, *written)),
        captures=frozenset(kept if later else ()),
        fresh_inside=frozenset(written if later and used else ()),
        other_memory=later,
        input_output=True,
    )
    for call in words(calls):
        row = MessageRow(
            names=(f"MPI_{call}", f"PMPI_{call}"),
            family=f"MPI_{call}",
            effects=touched,
            body=PREFIX + call,
            buffers=used,
            sent=sent,
            received=received,
        )
        yield row
        yield replace(
            row,
            names=_fortran_names(call),
            body=PREFIX + FORTRAN + call.lower(),
            effects=replace(
                touched,
                reads=touched.reads | frozenset(range(arguments)),
                writes=touched.writes | {arguments},
            ),
        )


def _into_bytes(place: int, rows: Iterable[Row]) -> Iterator[Row]:
    """Rows of functions of which one argument is a row of bytes with numbers in them."""
    for row in rows:
        assert isinstance(row, MessageRow)
        yield replace(row, packed=(place,), buffers=tuple(sorted({*row.buffers, place})))


def _exposed(place: int, window: int, rows: Iterable[Row]) -> Iterator[Row]:
    """Rows of functions after which other processes read and write the memory of an argument, by
    way of the window that another one gets."""
    for row in rows:
        assert isinstance(row, MessageRow)
        touched = replace(
            row.effects,
            reads=row.effects.reads | {place},
            writes=row.effects.writes | {place},
            captures=frozenset({place}),
            fresh_inside=frozenset({window}),
        )
        yield replace(row, exposed=(place,), buffers=(place,), effects=touched)


def _collectives(calls: str, arguments: int, **moved: tuple[tuple[int, ...], ...]) -> Iterator[Row]:
    """Those that block, and those that are started: with a request behind the arguments."""
    sent = tuple((place, type_) for place, type_ in moved.get("sent", ()))
    received = tuple((place, type_) for place, type_ in moved.get("received", ()))
    read = tuple(place for (place,) in moved.get("read", ()))
    yield from _messages(calls, arguments, sent=sent, received=received, read=read)
    started = " ".join(f"I{call.lower()}" for call in words(calls))
    yield from _messages(
        started,
        arguments + 1,
        sent=sent,
        received=received,
        read=read,
        written=(arguments,),
        later=True,
    )


# (buf, count, type, rank, tag, comm, …)
_TRANSFERS: tuple[Row, ...] = (
    *_messages("Send Ssend Bsend Rsend", 6, sent=((0, 2),)),
    *_messages("Isend Issend Ibsend Irsend", 7, sent=((0, 2),), written=(6,), later=True),
    *_messages(
        "Send_init Ssend_init Bsend_init Rsend_init", 7, sent=((0, 2),), written=(6,), later=True
    ),
    *_messages("Recv", 7, received=((0, 2),), written=(6,)),
    *_messages("Mprobe", 5, written=(3, 4), later=True),
    *_messages("Improbe", 6, written=(3, 4, 5), later=True),
    *_messages("Mrecv", 5, received=((0, 2),), written=(3, 4), later=True),
    *_messages("Imrecv", 5, received=((0, 2),), written=(3, 4), later=True),
    *_messages("Irecv Recv_init", 7, received=((0, 2),), written=(6,), later=True),
    *_messages("Sendrecv", 12, sent=((0, 2),), received=((5, 7),), written=(11,)),
    *_messages("Sendrecv_replace", 9, sent=((0, 2),), received=((0, 2),), written=(8,)),
    *_messages("Start Request_free", 1, written=(0,), later=True),
    *_messages("Startall", 2, written=(1,), later=True),
    *_messages("Ibarrier", 2, written=(1,), later=True),
    *_messages("Wait", 2, written=(0, 1), later=True),
    *_messages("Waitall", 3, written=(1, 2), later=True),
    *_messages("Waitany", 4, written=(1, 2, 3), later=True),
    *_messages("Waitsome Testsome", 5, written=(1, 2, 3, 4), later=True),
    *_messages("Test", 3, written=(0, 1, 2), later=True),
    *_messages("Testall", 4, written=(1, 2, 3), later=True),
    *_messages("Testany", 5, written=(1, 2, 3, 4), later=True),
    *_messages("Comm_free Type_free", 1, written=(0,)),
    *_into_bytes(3, _messages("Pack", 7, sent=((0, 2),), written=(3, 5))),
    *_into_bytes(0, _messages("Unpack", 7, received=((3, 5),), read=(0,), written=(2,))),
)

# between two fences of a window
_ONE_SIDED: tuple[Row, ...] = (
    *_exposed(0, 5, _messages("Win_create", 6, written=(5,), later=True)),
    *_messages("Win_fence", 2, later=True),
    *_messages("Win_free", 1, written=(0,), later=True),
    *_messages("Put", 8, sent=((0, 2),), later=True),
    *_messages("Get", 8, received=((0, 2),), later=True),
    *_messages("Accumulate", 9, sent=((0, 2),), later=True),
)

_ALL_TOGETHER: tuple[Row, ...] = (
    *_collectives("Bcast", 5, sent=((0, 2),), received=((0, 2),)),
    *_collectives("Reduce", 7, sent=((0, 3),), received=((1, 3),)),
    *_collectives(
        "Allreduce Scan Exscan Reduce_scatter_block", 6, sent=((0, 3),), received=((1, 3),)
    ),
    *_collectives("Reduce_scatter", 6, sent=((0, 3),), received=((1, 3),), read=((2,),)),
    *_collectives("Gather Scatter", 8, sent=((0, 2),), received=((3, 5),)),
    *_collectives("Gatherv", 9, sent=((0, 2),), received=((3, 6),), read=((4,), (5,))),
    *_collectives("Scatterv", 9, sent=((0, 3),), received=((4, 6),), read=((1,), (2,))),
    *_collectives(
        "Allgather Alltoall Neighbor_allgather Neighbor_alltoall",
        7,
        sent=((0, 2),),
        received=((3, 5),),
    ),
    *_collectives(
        "Allgatherv Neighbor_allgatherv",
        8,
        sent=((0, 2),),
        received=((3, 6),),
        read=((4,), (5,)),
    ),
    *_collectives(
        "Alltoallv Neighbor_alltoallv",
        9,
        sent=((0, 3),),
        received=((4, 7),),
        read=((1,), (2,), (5,), (6,)),
    ),
    *_collectives(
        "Alltoallw Neighbor_alltoallw",
        9,
        sent=((0, 3),),
        received=((4, 7),),
        read=((1,), (2,), (3,), (5,), (6,), (7,)),
    ),
)

_NO_RETURN = Effects(no_return=True, input_output=True)

_SILENT = {
    0: "Finalize Wtime Wtick Aint_add Aint_diff",
    1: """
        Initialized Finalized Query_thread Is_thread_main Errhandler_free Group_free Type_commit
        Op_free Info_free Barrier Comm_f2c Comm_c2f Group_f2c Group_c2f Info_f2c Info_c2f
        Op_f2c Op_c2f Request_f2c Request_c2f Type_f2c Type_c2f Win_f2c Win_c2f
        Message_f2c Message_c2f
    """,
    2: """
        Init Get_processor_name Get_version Get_library_version Get_address Comm_rank Comm_size
        Comm_set_name Comm_test_inter Comm_remote_size Comm_set_errhandler Comm_call_errhandler
        Errhandler_set Error_class Group_size Group_rank Cartdim_get Topo_test Type_size Type_size_x
        Type_extent Type_lb Type_ub Type_set_name Op_commutative Status_set_cancelled Test_cancelled
        Buffer_detach Pcontrol Status_f2c Status_c2f
    """,
    3: """
        Comm_compare Comm_get_name Comm_set_attr Error_string Group_compare Cart_rank Dims_create
        Graphdims_get Graph_neighbors_count Type_get_extent Type_get_true_extent Type_get_name
        Info_set Get_count Get_elements Status_set_elements Request_get_status
    """,
    4: """
        Init_thread Comm_get_attr Cart_coords Graph_neighbors Dist_graph_neighbors_count Probe
        Pack_size
    """,
    5: """
        Group_translate_ranks Cart_shift Cart_get Cart_map Graph_get Type_get_envelope Info_get
        Iprobe
    """,
    7: "Dist_graph_neighbors",
}
"""What moves no data, by the number of arguments in C."""

_MAKING = {
    1: "Info_create",
    2: "Comm_dup Comm_group Comm_get_errhandler Type_create_f90_integer Type_dup",
    3: """
        Comm_dup_with_info Comm_create Group_union Group_intersection Group_difference Cart_sub
        Intercomm_merge Type_contiguous Type_create_f90_real Type_create_f90_complex
        Type_match_size Op_create
    """,
    4: """
        Comm_split Comm_create_group Group_incl Group_excl Group_range_incl Group_range_excl
        Type_create_resized
    """,
    5: """
        Comm_split_type Type_vector Type_hvector Type_create_hvector Type_indexed Type_hindexed
        Type_create_hindexed Type_create_indexed_block Type_create_hindexed_block Type_struct
        Type_create_struct
    """,
    6: "Cart_create Graph_create Intercomm_create",
    7: "Type_create_subarray",
    9: "Dist_graph_create",
    10: "Dist_graph_create_adjacent",
}
"""What makes an object of the library, of which the last argument gets the handle."""


def _silent(calls: str, arguments: int, *, makes: bool) -> Iterator[Row]:
    made = frozenset({arguments - 1}) if makes else frozenset()
    for name in words(calls):
        for names, count in (
            ((f"MPI_{name}", f"PMPI_{name}"), arguments),
            (_fortran_names(name), arguments + 1),
        ):
            places = frozenset(range(count))
            yield inactive(
                names,
                Effects(
                    reads=places,
                    writes=places,
                    fresh_inside=made if count == arguments else frozenset(),
                    input_output=True,
                ),
            )


_NO_MESSAGES: tuple[Row, ...] = tuple(
    row
    for table, makes in ((_SILENT, False), (_MAKING, True))
    for count, names in table.items()
    for row in _silent(names, count, makes=makes)
)
_OTHERS: tuple[Row, ...] = (
    inactive(["MPI_Abort", "PMPI_Abort", *_fortran_names("Abort")], _NO_RETURN),
    inactive(
        ["MPI_Buffer_attach", "PMPI_Buffer_attach", *_fortran_names("Buffer_attach")],
        Effects(captures=frozenset({0}), input_output=True),
    ),
)

ROWS: tuple[Row, ...] = (*_TRANSFERS, *_ONE_SIDED, *_ALL_TOGETHER, *_NO_MESSAGES, *_OTHERS)

_REMEDY = (
    "communicate outside of the differentiated function, or give it a derivative of its own; "
    "docs/parallel.md lists the calls that have derivatives"
)
UNSEEN = replace(
    unsupported(["MPI communication set up elsewhere"], _REMEDY), always=True, moves_unseen=True
)
"""Of windows, partitions and messages, whose buffers were named when they were made."""

OTHER_CALL = unsupported(["MPI communication"], _REMEDY)
"""All of MPI that has no row of its own."""

DERIVED = replace(
    unsupported(
        ["derivatives of MPI communication"],
        "ask for first derivatives of what communicates: derivatives of derivatives are not "
        "followed across processes",
    ),
    always=True,
)
"""What derivatives call of ``runtime/mpi.c``, where these are differentiated in turn."""

_WITHOUT_ARGUMENTS = words("""
    Pready Pready_range Pready_list Parrived Rput Rget Raccumulate Get_accumulate
    Rget_accumulate Fetch_and_op Compare_and_swap Win_start Win_complete Win_post Win_wait
    Win_test Win_lock Win_unlock Win_lock_all Win_unlock_all Win_flush Win_flush_all Win_flush_local
    Win_flush_local_all Win_sync Comm_idup Cancel
""")
_UNSEEN_NAMES = frozenset(
    name
    for call in _WITHOUT_ARGUMENTS
    for name in (f"MPI_{call}", f"PMPI_{call}", *_fortran_names(call))
)


def by_prefix(symbol: str) -> Row | None:
    """The row of a function of MPI that has none of its own."""
    if symbol.startswith(PREFIX):
        return DERIVED
    if symbol in _UNSEEN_NAMES:
        return UNSEEN
    return OTHER_CALL if symbol.startswith(("MPI_", "PMPI_", "mpi_", "pmpi_")) else None


_TELL_OTHERS = frozenset(words("Finalize Barrier Init Init_thread Probe Iprobe"))
"""Calls of :data:`_SILENT` in which processes meet, or hear of each other's messages."""

_MADE_ALONE = ("Info_", "Group_", "Type_", "Op_", "Comm_group", "Comm_get_")
"""How the names begin of those of :data:`_MAKING` that no other process takes part in."""

_ALONE = frozenset(
    name
    for table, alone in (
        (_SILENT, lambda call: call not in _TELL_OTHERS),
        (_MAKING, lambda call: call.startswith(_MADE_ALONE)),
    )
    for calls in table.values()
    for call in words(calls)
    if alone(call)
    for name in (f"MPI_{call}", f"PMPI_{call}", *_fortran_names(call))
)


def needs_other_processes(symbol: str) -> bool:
    """Whether a function of MPI cannot be called by a process that the others do not know, such as
    a child that runs something once more."""
    return symbol.startswith(("MPI_", "PMPI_", "mpi_", "pmpi_")) and symbol not in _ALONE
