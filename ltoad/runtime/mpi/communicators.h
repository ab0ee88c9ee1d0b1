/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
// Communicators for derivatives, beside those of the program, so that no receive of the program's
// gets a derivative.  They are made where the program makes its own, which all ranks do together.

struct shadow_comm {
    MPI_Comm comm;
    int rank, size, between; // between two groups
    struct neighbourhood *neighbours; // if it has a topology
};

static int shadow_key = MPI_KEYVAL_INVALID;

// Those that were looked at last.
static struct known_comm {
    MPI_Comm comm;
    struct shadow_comm *shadow;
} known_comms[SLOTS];

// Derivatives that are on their way, with their wires.
static struct {
    int count, room, limit;
    MPI_Request *requests;
    void **wires;
    int *done;
} sendings;

static void forget_sendings(int done) {
    for (int i = 0; i < done; i++) {
        give_back(sendings.wires[sendings.done[i]]);
        sendings.wires[sendings.done[i]] = 0;
    }
    int left = 0;
    for (int i = 0; i < sendings.count; i++)
        if (sendings.wires[i]) {
            sendings.wires[left] = sendings.wires[i];
            sendings.requests[left++] = sendings.requests[i];
        }
    sendings.count = left;
}

// Complete what can be completed of the derivatives that are on their way, or all.
static void complete_sends(int all) {
    if (!sendings.count) return;
    int done = 0;
    if (all) {
        PMPI_Waitall(sendings.count, sendings.requests, MPI_STATUSES_IGNORE);
        for (int i = 0; i < sendings.count; i++) give_back(sendings.wires[i]);
        sendings.count = 0;
    } else {
        PMPI_Testsome(sendings.count, sendings.requests, &done, sendings.done, MPI_STATUSES_IGNORE);
        if (done > 0) forget_sendings(done);
    }
}

static void *larger(void *old, i64 bytes, i64 wanted) {
    void *made = take_memory(wanted);
    if (old) memcpy(made, old, bytes);
    give_back(old);
    return made;
}

static void make_room_for_sends(void) {
    const i64 n = sendings.room, more = n ? 2 * n : 64;
    sendings.requests = larger(sendings.requests, n * (i64)sizeof(MPI_Request),
                               more * (i64)sizeof(MPI_Request));
    sendings.wires = larger(sendings.wires, n * (i64)sizeof(void *), more * (i64)sizeof(void *));
    give_back(sendings.done);
    sendings.done = take_memory(more * (i64)sizeof(int));
    sendings.room = (int)more;
}

// Send a wire, which is given back some time later.
static void send_wire(void *wire, i64 count, enum kind kind, int peer, int tag, MPI_Comm comm) {
    // each look at all of them is paid for by as many that were sent since
    if (sendings.count >= sendings.limit) {
        complete_sends(0);
        sendings.limit = 2 * sendings.count + 16;
    }
    if (sendings.count == sendings.room) make_room_for_sends();
    const int i = sendings.count++;
    sendings.wires[i] = wire;
    PMPI_Isend(wire, (int)count, wire_type(kind), peer, tag, comm, &sendings.requests[i]);
}

static int at_the_end(MPI_Comm comm, int key, void *value, void *extra) {
    (void)comm, (void)key, (void)value, (void)extra;
    complete_sends(1);
    return MPI_SUCCESS;
}

static int free_shadow(MPI_Comm comm, int key, void *value, void *extra) {
    (void)key, (void)extra;
    struct shadow_comm *shadow = value;
    int over = 0;
    known_comms[slot_of((i64)comm)].shadow = 0;
    PMPI_Finalized(&over);
    if (!over) PMPI_Comm_free(&shadow->comm);
    forget_neighbours(shadow->neighbours);
    give_back(shadow);
    return MPI_SUCCESS;
}

static void give_shadow(MPI_Comm comm) {
    if (comm == MPI_COMM_NULL) return;
    if (shadow_key == MPI_KEYVAL_INVALID)
        PMPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, free_shadow, &shadow_key, 0);
    struct shadow_comm *shadow = take_memory(sizeof *shadow);
    PMPI_Comm_dup(comm, &shadow->comm);
    PMPI_Comm_set_errhandler(shadow->comm, MPI_ERRORS_ARE_FATAL);
    PMPI_Comm_rank(comm, &shadow->rank);
    PMPI_Comm_size(comm, &shadow->size);
    PMPI_Comm_test_inter(comm, &shadow->between);
    if (!shadow->between) shadow->neighbours = find_neighbours(shadow->comm);
    PMPI_Comm_set_attr(comm, shadow_key, shadow);
}

static struct shadow_comm *known_shadow(MPI_Comm comm) {
    struct shadow_comm *shadow = 0;
    int known = 0;
    if (shadow_key != MPI_KEYVAL_INVALID) PMPI_Comm_get_attr(comm, shadow_key, &shadow, &known);
    return known ? shadow : 0;
}

static void prepare(MPI_Comm comm) {
    static int end_key = MPI_KEYVAL_INVALID;
    if (end_key == MPI_KEYVAL_INVALID) {
        PMPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, at_the_end, &end_key, 0);
        PMPI_Comm_set_attr(MPI_COMM_SELF, end_key, 0);
    }
    if (!known_shadow(comm)) give_shadow(comm);
}

static void begin_world(void) {
    prepare(MPI_COMM_WORLD);
    prepare(MPI_COMM_SELF);
}

static struct shadow_comm *shadow_of(MPI_Comm comm, const char *function) {
    struct known_comm *known = &known_comms[slot_of((i64)comm)];
    if (known->shadow && known->comm == comm) return known->shadow;
    known->shadow = known_shadow(comm);
    known->comm = comm;
    if (!known->shadow)
        die(function, "this communicator was made by code that is not linked with the derivative: "
                      "let all its processes call ltoad_mpi_prepare(comm) before");
    return known->shadow;
}
