/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
// Who is next to whom in the topology of a communicator.
//
// Two ranks may be neighbours more than once, as both ends of a short ring are.  Which of the pieces
// that one sends is which of those that the other gets is the library's matter, and differs from call to
// call.  So each call is asked, where the communicator is made: each rank sends the place that a piece has
// among its own.

enum { ALIKE, COUNTED_EACH, TYPED_EACH, WAYS };

struct neighbour {
    int rank, place; // among the pieces of a call
    int order;       // among those that are exchanged with this rank
};

struct neighbours {
    int count; // without those beyond an edge
    struct neighbour *all;
};

// Whom a rank sends to and receives from; what is returned has to be given back.
static int *neighbours_of(MPI_Comm comm, int *sends, int *receives) {
    int kind, weighted = 0, dimensions = 0, rank;
    *sends = *receives = 0;
    PMPI_Topo_test(comm, &kind);
    PMPI_Comm_rank(comm, &rank);
    if (kind == MPI_CART) {
        PMPI_Cartdim_get(comm, &dimensions);
        *sends = 2 * dimensions;
    } else if (kind == MPI_GRAPH) {
        PMPI_Graph_neighbors_count(comm, rank, sends);
    } else if (kind == MPI_DIST_GRAPH) {
        PMPI_Dist_graph_neighbors_count(comm, receives, sends, &weighted);
    }
    if (kind != MPI_DIST_GRAPH) *receives = *sends;
    int *ranks = take_memory((*sends + *receives) * (i64)sizeof *ranks), *from = ranks + *sends;
    for (int d = 0; d < dimensions; d++)
        PMPI_Cart_shift(comm, d, 1, &ranks[2 * d], &ranks[2 * d + 1]);
    if (kind == MPI_GRAPH) PMPI_Graph_neighbors(comm, rank, *sends, ranks);
    if (kind != MPI_DIST_GRAPH) memcpy(from, ranks, *sends * (i64)sizeof *ranks);
    else PMPI_Dist_graph_neighbors(comm, *receives, from, MPI_UNWEIGHTED, *sends, ranks, MPI_UNWEIGHTED);
    return ranks;
}

static int comes_before(struct neighbour one, struct neighbour other) {
    return one.rank == other.rank ? one.order < other.order : one.rank < other.rank;
}

static struct neighbours in_order(int count, const int *ranks, const int *orders) {
    struct neighbours found = {0, take_memory(count * (i64)sizeof *found.all)};
    for (int i = 0; i < count; i++) {
        if (ranks[i] == MPI_PROC_NULL) continue;
        const struct neighbour one = {ranks[i], i, orders[i]};
        int at = found.count++;
        for (; at && comes_before(one, found.all[at - 1]); at--) found.all[at] = found.all[at - 1];
        found.all[at] = one;
    }
    return found;
}

// Of one call, as it blocks or as it is started: whom it sends to, and from whom it gets something.
struct both_ways {
    struct neighbours targets, sources;
};

struct neighbourhood {
    struct both_ways blocking[WAYS], started[WAYS];
};

static void ask(MPI_Comm comm, int way, int starts, int *out, int *in, int most) {
    int *counts = take_memory(most * 2 * (i64)sizeof *counts), *at = counts + most;
    MPI_Aint *far = take_memory(most * (i64)sizeof *far);
    MPI_Datatype *types = take_memory(most * (i64)sizeof *types);
    for (int i = 0; i < most; i++) {
        counts[i] = 1;
        at[i] = i;
        far[i] = i * (MPI_Aint)sizeof *out;
        types[i] = MPI_INT;
    }
    MPI_Request request = MPI_REQUEST_NULL;
    if (way == ALIKE && starts)
        PMPI_Ineighbor_alltoall(out, 1, MPI_INT, in, 1, MPI_INT, comm, &request);
    else if (way == ALIKE) PMPI_Neighbor_alltoall(out, 1, MPI_INT, in, 1, MPI_INT, comm);
    else if (way == COUNTED_EACH && starts)
        PMPI_Ineighbor_alltoallv(out, counts, at, MPI_INT, in, counts, at, MPI_INT, comm, &request);
    else if (way == COUNTED_EACH)
        PMPI_Neighbor_alltoallv(out, counts, at, MPI_INT, in, counts, at, MPI_INT, comm);
    else if (starts)
        PMPI_Ineighbor_alltoallw(out, counts, far, types, in, counts, far, types, comm, &request);
    else PMPI_Neighbor_alltoallw(out, counts, far, types, in, counts, far, types, comm);
    PMPI_Wait(&request, MPI_STATUS_IGNORE);
    give_back(counts), give_back(far), give_back(types);
}

static struct neighbourhood *find_neighbours(MPI_Comm comm) {
    int sends, receives, kind;
    PMPI_Topo_test(comm, &kind);
    if (kind == MPI_UNDEFINED) return 0;
    struct neighbourhood *all = take_memory(sizeof *all);
    int *ranks = neighbours_of(comm, &sends, &receives);
    int *places = take_memory((sends + receives) * (i64)sizeof *places);
    const int most = sends > receives ? sends : receives;
    for (int i = 0; i < sends; i++) places[i] = i;
    for (int i = 0; i < 2 * WAYS; i++) {
        struct both_ways *one = i < WAYS ? &all->blocking[i] : &all->started[i - WAYS];
        ask(comm, i % WAYS, i >= WAYS, places, places + sends, most);
        one->targets = in_order(sends, ranks, places);
        one->sources = in_order(receives, ranks + sends, places + sends);
    }
    give_back(ranks), give_back(places);
    return all;
}

static void forget_neighbours(struct neighbourhood *all) {
    for (int i = 0; all && i < WAYS; i++) {
        give_back(all->blocking[i].targets.all), give_back(all->blocking[i].sources.all);
        give_back(all->started[i].targets.all), give_back(all->started[i].sources.all);
    }
    if (all) give_back(all);
}
