/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
// Collective calls as Fortran makes them.

#define F_BOTH(low, name, small, parameters, arguments)                                            \
    void F(low)(struct record * record, STARTS parameters, fint *code) {                           \
        SET(code, CALL(name)(record, STARTS arguments));                                           \
    }                                                                                              \
    void F(i##low)(struct record * record, STARTS parameters, fint *request, fint *code) {         \
        MPI_Request made;                                                                          \
        SET(code, CALL(I##small)(record, STARTS arguments, &made));                                \
        *request = MPI_Request_c2f(made);                                                          \
    }

#define F_OUT void *out, fint *sent, fint *sent_type
#define F_IN void *in, fint *count, fint *type
#define F_OUT_V void *out, fint *sent, fint *starts, fint *sent_type
#define F_IN_V void *in, fint *counts, fint *places, fint *type
#define A_OUT memory_at(out), *sent, TYPE(sent_type)
#define A_IN memory_at(in), *count, TYPE(type)
#define A_OUT_V memory_at(out), sent, starts, TYPE(sent_type)
#define A_IN_V memory_at(in), counts, places, TYPE(type)
#define F_REDUCED void *out, void *in, fint *count, fint *type, fint *op
#define A_REDUCED memory_at(out), memory_at(in), *count, TYPE(type), OP(op)

F_BOTH(bcast, Bcast, bcast, (F_IN, fint *root, fint *comm), (A_IN, *root, COMM(comm)))
F_BOTH(reduce, Reduce, reduce, (F_REDUCED, fint *root, fint *comm), (A_REDUCED, *root, COMM(comm)))
F_BOTH(allreduce, Allreduce, allreduce, (F_REDUCED, fint *comm), (A_REDUCED, COMM(comm)))
F_BOTH(scan, Scan, scan, (F_REDUCED, fint *comm), (A_REDUCED, COMM(comm)))
F_BOTH(exscan, Exscan, exscan, (F_REDUCED, fint *comm), (A_REDUCED, COMM(comm)))
F_BOTH(reduce_scatter_block, Reduce_scatter_block, reduce_scatter_block, (F_REDUCED, fint *comm),
       (A_REDUCED, COMM(comm)))
F_BOTH(reduce_scatter, Reduce_scatter, reduce_scatter,
       (void *out, void *in, fint *counts, fint *type, fint *op, fint *comm),
       (memory_at(out), memory_at(in), counts, TYPE(type), OP(op), COMM(comm)))
F_BOTH(gather, Gather, gather, (F_OUT, F_IN, fint *root, fint *comm),
       (A_OUT, A_IN, *root, COMM(comm)))
F_BOTH(gatherv, Gatherv, gatherv, (F_OUT, F_IN_V, fint *root, fint *comm),
       (A_OUT, A_IN_V, *root, COMM(comm)))
F_BOTH(scatter, Scatter, scatter, (F_OUT, F_IN, fint *root, fint *comm),
       (A_OUT, A_IN, *root, COMM(comm)))
F_BOTH(scatterv, Scatterv, scatterv, (F_OUT_V, F_IN, fint *root, fint *comm),
       (A_OUT_V, A_IN, *root, COMM(comm)))
F_BOTH(allgather, Allgather, allgather, (F_OUT, F_IN, fint *comm), (A_OUT, A_IN, COMM(comm)))
F_BOTH(allgatherv, Allgatherv, allgatherv, (F_OUT, F_IN_V, fint *comm),
       (A_OUT, A_IN_V, COMM(comm)))
F_BOTH(alltoall, Alltoall, alltoall, (F_OUT, F_IN, fint *comm), (A_OUT, A_IN, COMM(comm)))
F_BOTH(alltoallv, Alltoallv, alltoallv, (F_OUT_V, F_IN_V, fint *comm),
       (A_OUT_V, A_IN_V, COMM(comm)))
F_BOTH(neighbor_allgather, Neighbor_allgather, neighbor_allgather, (F_OUT, F_IN, fint *comm),
       (A_OUT, A_IN, COMM(comm)))
F_BOTH(neighbor_allgatherv, Neighbor_allgatherv, neighbor_allgatherv, (F_OUT, F_IN_V, fint *comm),
       (A_OUT, A_IN_V, COMM(comm)))
F_BOTH(neighbor_alltoall, Neighbor_alltoall, neighbor_alltoall, (F_OUT, F_IN, fint *comm),
       (A_OUT, A_IN, COMM(comm)))
F_BOTH(neighbor_alltoallv, Neighbor_alltoallv, neighbor_alltoallv, (F_OUT_V, F_IN_V, fint *comm),
       (A_OUT_V, A_IN_V, COMM(comm)))

// Each piece with a type of its own.

static MPI_Datatype *types_of(struct record *record, const fint *handles, int count) {
    MPI_Datatype *types = keep(record, (count + 1) * (i64)sizeof *types);
    for (int i = 0; handles && i < count; i++) types[i] = MPI_Type_f2c(handles[i]);
    return types;
}

static int ranks_in(MPI_Comm comm) {
    int size;
    MPI_Comm_size(comm, &size);
    return size;
}

// How many pieces a rank sends to its neighbours, or gets from them.
static int pieces_among_neighbours(MPI_Comm comm, int received) {
    int sends, receives;
    give_back(neighbours_of(comm, &sends, &receives));
    return received ? receives : sends;
}

#define F_OUT_W void *out, fint *sent, F_PLACE *starts, fint *sent_types
#define F_IN_W void *in, fint *counts, F_PLACE *places, fint *types
#define A_MIXED memory_at(out), sent, starts, sent_of, memory_at(in), counts, places, got_of, COMM(comm)

// sends, receives: how many types there are; none of what is sent, if it is in place.
#define F_MIXED(low, name, small, sends, receives)                                                 \
    void F(low)(struct record * record, F_OUT_W, F_IN_W, fint * comm, fint * code) {               \
        MPI_Datatype *sent_of = types_of(record, sent_types, out == IN_PLACE ? 0 : (sends));       \
        MPI_Datatype *got_of = types_of(record, types, receives);                                  \
        SET(code, CALL(name)(record, A_MIXED));                                                    \
    }                                                                                              \
    void F(i##low)(struct record * record, F_OUT_W, F_IN_W, fint * comm, fint * request,           \
                   fint * code) {                                                                  \
        MPI_Datatype *sent_of = types_of(record, sent_types, out == IN_PLACE ? 0 : (sends));       \
        MPI_Datatype *got_of = types_of(record, types, receives);                                  \
        MPI_Request made;                                                                          \
        SET(code, CALL(I##small)(record, A_MIXED, &made));                                         \
        *request = MPI_Request_c2f(made);                                                          \
    }

#define F_PLACE fint
F_MIXED(alltoallw, Alltoallw, alltoallw, ranks_in(COMM(comm)), ranks_in(COMM(comm)))
#undef F_PLACE
#define F_PLACE MPI_Aint
F_MIXED(neighbor_alltoallw, Neighbor_alltoallw, neighbor_alltoallw,
        pieces_among_neighbours(COMM(comm), 0), pieces_among_neighbours(COMM(comm), 1))
#undef F_PLACE

// What makes communicators.  With mpi_f08 of Open MPI functions have names of their own, and the code
// of an error may be left out.

#ifdef OPEN_MPI
#define F_ALSO(name, parameters, arguments)                                                        \
    PROGRAMS void mpi_##name##_f08_ parameters { mpi_##name##_ arguments; }
#else
#define F_ALSO(name, parameters, arguments)
#endif

#define F_DOES(name, parameters, arguments, then)                                                  \
    extern void pmpi_##name##_ parameters;                                                         \
    PROGRAMS void mpi_##name##_ parameters {                                                       \
        fint own;                                                                                  \
        if (!code) code = &own;                                                                    \
        pmpi_##name##_ arguments;                                                                  \
        if (*code == MPI_SUCCESS) then;                                                            \
    }                                                                                              \
    F_ALSO(name, parameters, arguments)

#define F_MAKES(name, parameters, arguments)                                                       \
    F_DOES(name, parameters, arguments, give_shadow(COMM(made)))

F_DOES(init, (fint * code), (code), begin_world())
F_DOES(init_thread, (fint * wanted, fint *given, fint *code), (wanted, given, code), begin_world())
F_MAKES(comm_dup, (fint * comm, fint *made, fint *code), (comm, made, code))
F_MAKES(comm_split, (fint * comm, fint *color, fint *key, fint *made, fint *code),
        (comm, color, key, made, code))
F_MAKES(comm_split_type, (fint * comm, fint *type, fint *key, fint *info, fint *made, fint *code),
        (comm, type, key, info, made, code))
F_MAKES(comm_create, (fint * comm, fint *group, fint *made, fint *code), (comm, group, made, code))
F_MAKES(cart_create,
        (fint * comm, fint *rank, fint *sizes, fint *periods, fint *order, fint *made, fint *code),
        (comm, rank, sizes, periods, order, made, code))
F_MAKES(cart_sub, (fint * comm, fint *remain, fint *made, fint *code), (comm, remain, made, code))
F_MAKES(dist_graph_create_adjacent,
        (fint * comm, fint *in, fint *sources, fint *in_weights, fint *out, fint *targets,
         fint *out_weights, fint *info, fint *order, fint *made, fint *code),
        (comm, in, sources, in_weights, out, targets, out_weights, info, order, made, code))
F_MAKES(graph_create,
        (fint * comm, fint *nodes, fint *index, fint *edges, fint *order, fint *made, fint *code),
        (comm, nodes, index, edges, order, made, code))
