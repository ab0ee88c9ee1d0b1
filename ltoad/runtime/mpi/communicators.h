// Communicators for derivatives, beside those of the program, so that no receive of the program's
// gets a derivative.  They are made where the program makes its own, which all ranks do together.

static int shadow_key = MPI_KEYVAL_INVALID;

struct sending {
    struct sending *next;
    MPI_Request request;
    void *wire;
};

static struct sending *outstanding;

// Complete what can be completed of the derivatives that are on their way, or all.
static void complete_sends(int all) {
    for (struct sending **place = &outstanding; *place;) {
        struct sending *one = *place;
        int done = 1;
        if (all) PMPI_Wait(&one->request, MPI_STATUS_IGNORE);
        else PMPI_Test(&one->request, &done, MPI_STATUS_IGNORE);
        if (done) {
            *place = one->next;
            free(one->wire);
            free(one);
        } else {
            place = &one->next;
        }
    }
}

static int at_the_end(MPI_Comm comm, int key, void *value, void *extra) {
    (void)comm, (void)key, (void)value, (void)extra;
    complete_sends(1);
    return MPI_SUCCESS;
}

static int free_shadow(MPI_Comm comm, int key, void *value, void *extra) {
    (void)comm, (void)key, (void)extra;
    MPI_Comm *shadow = value;
    int over = 0;
    PMPI_Finalized(&over);
    if (!over) PMPI_Comm_free(shadow);
    free(shadow);
    return MPI_SUCCESS;
}

static void give_shadow(MPI_Comm comm) {
    if (comm == MPI_COMM_NULL) return;
    if (shadow_key == MPI_KEYVAL_INVALID)
        PMPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, free_shadow, &shadow_key, 0);
    MPI_Comm *shadow = take_memory(sizeof *shadow);
    PMPI_Comm_dup(comm, shadow);
    PMPI_Comm_set_errhandler(*shadow, MPI_ERRORS_ARE_FATAL);
    PMPI_Comm_set_attr(comm, shadow_key, shadow);
}

static MPI_Comm *known_shadow(MPI_Comm comm) {
    MPI_Comm *shadow = 0;
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

static MPI_Comm shadow_of(MPI_Comm comm, const char *function) {
    MPI_Comm *shadow = known_shadow(comm);
    if (!shadow)
        die(function, "this communicator was made by code that is not linked with the derivative: "
                      "let all its processes call ltoad_mpi_prepare(comm) before");
    return *shadow;
}

// Send a wire, which is freed some time later.
static void send_wire(void *wire, i64 count, enum kind kind, int peer, int tag, MPI_Comm comm) {
    struct sending *one = take_memory(sizeof *one);
    complete_sends(0);
    one->wire = wire;
    PMPI_Isend(wire, (int)count, wire_type(kind), peer, tag, comm, &one->request);
    one->next = outstanding;
    outstanding = one;
}
