/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
// Collective calls, each as it blocks and as it is started.

#define STARTS(...) __VA_ARGS__

static int end_blocking(struct record *record, struct message *m, int code) {
    complete_collective(m);
    m->completed = record->completed;
    record->completed = m;
    return code;
}

// Alone, a rank has its result at once, and requests that are complete may share one handle: nobody
// could tell later which of them is waited for.
static int end_starting(struct record *record, struct message *m, MPI_Request *request, int code) {
    if (m->collective->size > 1) {
        await_request(m, *request, request);
        return code;
    }
    end_blocking(record, m, code);
    struct message *nothing = new_message(record, m->function, SENDS);
    post(record, nothing);
    await_request(nothing, *request, request);
    return code;
}

// name: the call; about: fills in m; parameters and arguments in parentheses, without request.
#define COLLECTIVE(name, about, parameters, arguments)                                             \
    int CALL(name)(struct record * record, STARTS parameters) {                                    \
        const char *function = "MPI_" #name;                                                       \
        const int under_way = 0;                                                                     \
        struct message *m = about;                                                                 \
        (void)under_way;                                                                           \
        m->collective->blocks = 1;                                                                 \
        post_collective(record, m);                                                                \
        return end_blocking(record, m, MPI_##name arguments);                                      \
    }

#define STARTED(name, about, parameters, arguments)                                                \
    int CALL(I##name)(struct record * record, STARTS parameters, MPI_Request *request) {           \
        const char *function = "MPI_I" #name;                                                      \
        const int under_way = 1;                                                                     \
        struct message *m = about;                                                                 \
        (void)under_way;                                                                           \
        m->collective->blocks = m->collective->size == 1;                                          \
        post_collective(record, m);                                                                \
        return end_starting(record, m, request, MPI_I##name arguments);                                    \
    }

static struct message *about_broadcast(struct record *record, const char *function, int count,
                                       MPI_Datatype type, int root, MPI_Comm comm) {
    struct message *m = about_collective(record, function, BROADCAST, comm);
    m->view = view_in(record, 0, type, count);
    m->shadows = shadows_of(record, 0);
    m->collective->root = root;
    return m;
}

#define COUNTED void *memory, int count, MPI_Datatype type
COLLECTIVE(Bcast, about_broadcast(record, function, count, type, root, comm),
           (COUNTED, int root, MPI_Comm comm), (memory, count, type, root, comm))
STARTED(bcast, about_broadcast(record, function, count, type, root, comm),
        (COUNTED, int root, MPI_Comm comm), (memory, count, type, root, comm, request))

// Reductions

static struct message *about_reduction(struct record *record, const char *function,
                                       enum family family, const void *out, void *in, int count,
                                       MPI_Datatype type, MPI_Op op, MPI_Comm comm) {
    struct message *m = about_collective(record, function, family, comm);
    struct collective *c = m->collective;
    const int in_place = out == MPI_IN_PLACE;
    c->operand = view_in(record, in_place ? 1 : 0, type, count);
    c->type = type;
    c->op = op;
    c->items = count;
    c->from = shadows_of(record, in_place ? 1 : 0);
    c->from_claims = claims_of(record, in_place ? 1 : 0);
    c->to = shadows_of(record, 1);
    c->to_claims = claims_of(record, 1);
    c->has_result = family != BEFORE_SCAN || c->rank;
    if (!operands(c)) return m;
    check_operation(m);
    take_values(m, in_place ? in : out);
    return m;
}

static struct message *about_reduce(struct record *record, const char *function, const void *out,
                                    void *in, int count, MPI_Datatype type, MPI_Op op, int root,
                                    MPI_Comm comm) {
    struct message *m =
        about_reduction(record, function, REDUCE, out, in, count, type, op, comm);
    m->collective->root = root;
    m->collective->has_result = m->collective->rank == root;
    return m;
}

static struct message *about_scatter_sum(struct record *record, const char *function,
                                         const void *out, void *in, const int *counts, int each,
                                         MPI_Datatype type, MPI_Op op, MPI_Comm comm) {
    int size, rank, all = 0;
    MPI_Comm_size(comm, &size);
    MPI_Comm_rank(comm, &rank);
    int *parts = keep(record, size * (i64)sizeof *parts);
    for (int i = 0; i < size; i++) all += parts[i] = counts ? counts[i] : each;
    struct message *m =
        about_reduction(record, function, REDUCE_SCATTER, out, in, all, type, op, comm);
    m->collective->parts = parts;
    m->collective->items = parts[rank];
    for (int i = 0; i < rank; i++) m->collective->offset += parts[i];
    return m;
}

#define REDUCED const void *out, void *in, int count, MPI_Datatype type, MPI_Op op
#define BOTH(name, small, about, parameters, arguments, started)                                   \
    COLLECTIVE(name, about, parameters, arguments)                                                 \
    STARTED(small, about, parameters, started)

BOTH(Reduce, reduce, about_reduce(record, function, out, in, count, type, op, root, comm),
     (REDUCED, int root, MPI_Comm comm), (out, in, count, type, op, root, comm),
     (out, in, count, type, op, root, comm, request))
BOTH(Allreduce, allreduce,
     about_reduction(record, function, ALL_REDUCE, out, in, count, type, op, comm),
     (REDUCED, MPI_Comm comm), (out, in, count, type, op, comm),
     (out, in, count, type, op, comm, request))
BOTH(Scan, scan, about_reduction(record, function, SCAN, out, in, count, type, op, comm),
     (REDUCED, MPI_Comm comm), (out, in, count, type, op, comm),
     (out, in, count, type, op, comm, request))
BOTH(Exscan, exscan, about_reduction(record, function, BEFORE_SCAN, out, in, count, type, op, comm),
     (REDUCED, MPI_Comm comm), (out, in, count, type, op, comm),
     (out, in, count, type, op, comm, request))
BOTH(Reduce_scatter, reduce_scatter,
     about_scatter_sum(record, function, out, in, counts, 0, type, op, comm),
     (const void *out, void *in, const int *counts, MPI_Datatype type, MPI_Op op, MPI_Comm comm),
     (out, in, counts, type, op, comm), (out, in, counts, type, op, comm, request))
BOTH(Reduce_scatter_block, reduce_scatter_block,
     about_scatter_sum(record, function, out, in, 0, count, type, op, comm),
     (REDUCED, MPI_Comm comm), (out, in, count, type, op, comm),
     (out, in, count, type, op, comm, request))

// Exchanges.  A row of pieces: for each rank how many items, and where they begin: as items or, if each
// piece has a type of its own, as bytes.

struct row {
    const void *memory;
    const int *counts, *starts;
    int count;
    MPI_Datatype type;
    const MPI_Datatype *types;
    const MPI_Aint *places; // or starts
};

static struct piece *new_pieces(struct message *m, int many) {
    struct piece *pieces = keep(m->record, many * (i64)sizeof *pieces);
    for (int i = 0; i < many; i++) pieces[i].rank = i;
    return pieces;
}

static struct piece piece_of(struct record *record, int buffer, struct row row, int rank) {
    i64 count = row.counts ? row.counts[rank] : row.count;
    i64 start = row.places ? row.places[rank] : row.starts ? row.starts[rank] : (i64)rank * row.count;
    struct view view = view_in(record, buffer, row.types ? row.types[rank] : row.type, count);
    return (struct piece){row.types ? start : start * view.layout->extent, view, rank};
}

static struct piece whole(struct record *record, int buffer, struct row row, int rank) {
    return (struct piece){0, view_in(record, buffer, row.type, row.count), rank};
}

static struct message *about_pieces(struct record *record, const char *function, MPI_Comm comm,
                                    int sends, int receives) {
    struct message *m = about_collective(record, function, EXCHANGE, comm);
    struct collective *c = m->collective;
    c->sent = new_pieces(m, c->sends = sends);
    c->received = new_pieces(m, c->receives = receives);
    c->from = shadows_of(record, 0);
    c->from_claims = claims_of(record, 0);
    c->to = shadows_of(record, 1);
    c->to_claims = claims_of(record, 1);
    return m;
}

static struct message *about_exchange(struct record *record, const char *function, MPI_Comm comm) {
    const int size = shadow_of(comm, function)->size;
    return about_pieces(record, function, comm, size, size);
}

static struct message *about_gather(struct record *record, const char *function, struct row out,
                                    struct row in, int root, MPI_Comm comm) {
    struct message *m = about_exchange(record, function, comm);
    struct collective *c = m->collective;
    const int in_place = out.memory == MPI_IN_PLACE;
    if (!in_place) c->sent[root] = whole(record, 0, out, root);
    for (int i = 0; c->rank == root && i < c->size; i++)
        if (!in_place || i != root) c->received[i] = piece_of(record, 1, in, i);
    return m;
}

static struct message *about_scatter(struct record *record, const char *function, struct row out,
                                     struct row in, int root, MPI_Comm comm) {
    struct message *m = about_exchange(record, function, comm);
    struct collective *c = m->collective;
    const int in_place = in.memory == MPI_IN_PLACE;
    if (!in_place) c->received[root] = whole(record, 1, in, root);
    for (int i = 0; c->rank == root && i < c->size; i++)
        if (!in_place || i != root) c->sent[i] = piece_of(record, 0, out, i);
    return m;
}

// In place, what a rank gives lies where all find it.
static struct message *about_all_gather(struct record *record, const char *function, struct row out,
                                        struct row in, MPI_Comm comm) {
    struct message *m = about_exchange(record, function, comm);
    struct collective *c = m->collective;
    const int in_place = out.memory == MPI_IN_PLACE;
    if (in_place) c->from = c->to, c->from_claims = c->to_claims;
    for (int i = 0; i < c->size; i++) {
        if (in_place && i == c->rank) continue;
        c->sent[i] = in_place ? piece_of(record, 1, in, c->rank) : whole(record, 0, out, i);
        c->sent[i].rank = i;
        c->received[i] = piece_of(record, 1, in, i);
    }
    return m;
}

static struct message *about_all_to_all(struct record *record, const char *function, struct row out,
                                        struct row in, MPI_Comm comm) {
    struct message *m = about_exchange(record, function, comm);
    struct collective *c = m->collective;
    const int in_place = out.memory == MPI_IN_PLACE;
    if (in_place) c->from = c->to, c->from_claims = c->to_claims;
    for (int i = 0; i < c->size; i++) {
        c->sent[i] = piece_of(record, in_place, in_place ? in : out, i);
        c->received[i] = piece_of(record, 1, in, i);
    }
    return m;
}

// Which kinds of numbers others exchange is not known here.
static struct message *with_own_types(struct message *m) {
    m->collective->as_bytes = 1;
    return m;
}

// Among neighbours, of which some may be the same rank.
enum { SAME_TO_ALL = WAYS };

static struct message *about_neighbours(struct record *record, const char *function, struct row out,
                                        struct row in, int way, int under_way,
                                        MPI_Comm comm) {
    struct neighbourhood *all = shadow_of(comm, function)->neighbours;
    if (!all) die(function, "this communicator has no topology");
    const int same_to_all = way == SAME_TO_ALL;
    if (same_to_all) way = ALIKE; // so it does not matter which piece is which
    struct both_ways *found = under_way ? &all->started[way] : &all->blocking[way];
    struct neighbours targets = found->targets, sources = found->sources;
    struct message *m = about_pieces(record, function, comm, targets.count, sources.count);
    struct collective *c = m->collective;
    for (int i = 0; i < targets.count; i++) {
        struct neighbour to = targets.all[i];
        c->sent[i] = same_to_all ? whole(record, 0, out, 0) : piece_of(record, 0, out, to.place);
        c->sent[i].rank = to.rank;
    }
    for (int i = 0; i < sources.count; i++) {
        c->received[i] = piece_of(record, 1, in, sources.all[i].place);
        c->received[i].rank = sources.all[i].rank;
    }
    return m;
}

#define OUT const void *out, int sent, MPI_Datatype sent_type
#define IN void *in, int count, MPI_Datatype type
#define OUT_V const void *out, const int *sent, const int *starts, MPI_Datatype sent_type
#define IN_V void *in, const int *counts, const int *places, MPI_Datatype type
#define OUT_W const void *out, const int *sent, const int *starts, const MPI_Datatype *sent_types
#define IN_W void *in, const int *counts, const int *places, const MPI_Datatype *types
#define OUT_FAR const void *out, const int *sent, const MPI_Aint *starts, const MPI_Datatype *sent_types
#define IN_FAR void *in, const int *counts, const MPI_Aint *places, const MPI_Datatype *types
#define ROW_OUT ((struct row){out, 0, 0, sent, sent_type, 0, 0})
#define ROW_IN ((struct row){in, 0, 0, count, type, 0, 0})
#define ROWS_OUT ((struct row){out, sent, starts, 0, sent_type, 0, 0})
#define ROWS_IN ((struct row){in, counts, places, 0, type, 0, 0})
#define MIXED_OUT ((struct row){out, sent, starts, 0, MPI_DATATYPE_NULL, sent_types, 0})
#define MIXED_IN ((struct row){in, counts, places, 0, MPI_DATATYPE_NULL, types, 0})
#define FAR_OUT ((struct row){out, sent, 0, 0, MPI_DATATYPE_NULL, sent_types, starts})
#define FAR_IN ((struct row){in, counts, 0, 0, MPI_DATATYPE_NULL, types, places})

BOTH(Gather, gather, about_gather(record, function, ROW_OUT, ROW_IN, root, comm),
     (OUT, IN, int root, MPI_Comm comm), (out, sent, sent_type, in, count, type, root, comm),
     (out, sent, sent_type, in, count, type, root, comm, request))
BOTH(Gatherv, gatherv, about_gather(record, function, ROW_OUT, ROWS_IN, root, comm),
     (OUT, IN_V, int root, MPI_Comm comm),
     (out, sent, sent_type, in, counts, places, type, root, comm),
     (out, sent, sent_type, in, counts, places, type, root, comm, request))
BOTH(Scatter, scatter, about_scatter(record, function, ROW_OUT, ROW_IN, root, comm),
     (OUT, IN, int root, MPI_Comm comm), (out, sent, sent_type, in, count, type, root, comm),
     (out, sent, sent_type, in, count, type, root, comm, request))
BOTH(Scatterv, scatterv, about_scatter(record, function, ROWS_OUT, ROW_IN, root, comm),
     (OUT_V, IN, int root, MPI_Comm comm),
     (out, sent, starts, sent_type, in, count, type, root, comm),
     (out, sent, starts, sent_type, in, count, type, root, comm, request))
BOTH(Allgather, allgather, about_all_gather(record, function, ROW_OUT, ROW_IN, comm),
     (OUT, IN, MPI_Comm comm), (out, sent, sent_type, in, count, type, comm),
     (out, sent, sent_type, in, count, type, comm, request))
BOTH(Allgatherv, allgatherv, about_all_gather(record, function, ROW_OUT, ROWS_IN, comm),
     (OUT, IN_V, MPI_Comm comm), (out, sent, sent_type, in, counts, places, type, comm),
     (out, sent, sent_type, in, counts, places, type, comm, request))
BOTH(Alltoall, alltoall, about_all_to_all(record, function, ROW_OUT, ROW_IN, comm),
     (OUT, IN, MPI_Comm comm), (out, sent, sent_type, in, count, type, comm),
     (out, sent, sent_type, in, count, type, comm, request))
BOTH(Alltoallv, alltoallv, about_all_to_all(record, function, ROWS_OUT, ROWS_IN, comm),
     (OUT_V, IN_V, MPI_Comm comm), (out, sent, starts, sent_type, in, counts, places, type, comm),
     (out, sent, starts, sent_type, in, counts, places, type, comm, request))

BOTH(Neighbor_allgather, neighbor_allgather,
     about_neighbours(record, function, ROW_OUT, ROW_IN, SAME_TO_ALL, under_way, comm), (OUT, IN, MPI_Comm comm),
     (out, sent, sent_type, in, count, type, comm),
     (out, sent, sent_type, in, count, type, comm, request))
BOTH(Neighbor_allgatherv, neighbor_allgatherv,
     about_neighbours(record, function, ROW_OUT, ROWS_IN, SAME_TO_ALL, under_way, comm), (OUT, IN_V, MPI_Comm comm),
     (out, sent, sent_type, in, counts, places, type, comm),
     (out, sent, sent_type, in, counts, places, type, comm, request))
BOTH(Neighbor_alltoall, neighbor_alltoall,
     about_neighbours(record, function, ROW_OUT, ROW_IN, ALIKE, under_way, comm), (OUT, IN, MPI_Comm comm),
     (out, sent, sent_type, in, count, type, comm),
     (out, sent, sent_type, in, count, type, comm, request))
BOTH(Neighbor_alltoallv, neighbor_alltoallv,
     about_neighbours(record, function, ROWS_OUT, ROWS_IN, COUNTED_EACH, under_way, comm), (OUT_V, IN_V, MPI_Comm comm),
     (out, sent, starts, sent_type, in, counts, places, type, comm),
     (out, sent, starts, sent_type, in, counts, places, type, comm, request))

BOTH(Alltoallw, alltoallw,
     with_own_types(about_all_to_all(record, function, MIXED_OUT, MIXED_IN, comm)),
     (OUT_W, IN_W, MPI_Comm comm), (out, sent, starts, sent_types, in, counts, places, types, comm),
     (out, sent, starts, sent_types, in, counts, places, types, comm, request))
BOTH(Neighbor_alltoallw, neighbor_alltoallw,
     with_own_types(about_neighbours(record, function, FAR_OUT, FAR_IN, TYPED_EACH, under_way, comm)),
     (OUT_FAR, IN_FAR, MPI_Comm comm),
     (out, sent, starts, sent_types, in, counts, places, types, comm),
     (out, sent, starts, sent_types, in, counts, places, types, comm, request))
