// What calls leave for the reverse sweep, and messages from one rank to another.
//
// A call has a record with what it has posted, and what it has completed.  The reverse sweep begins
// the adjoint of a message where it was completed, and finishes it where it was posted.  Adjoints of
// messages that MPI matches by their order go in the opposite order: each channel is a stack.

struct channel {
    struct channel *next;
    void *arena;
    MPI_Comm comm;
    int peer, tag, kind;
    struct message *top;
};

enum { SENDS, RECEIVES, COLLECTIVES };

struct collective;

struct message {
    struct message *posted, *completed, *pending, *below;
    struct record *record;
    struct channel *channel;
    struct collective *collective;
    const char *function;
    int kind, peer, tag, ready, started;
    MPI_Comm comm, program_comm;
    struct view view;
    void **shadows;
    void *wire;
    i64 number; // in the order in which receives were posted
    void *place;
    MPI_Request handle, request;
    MPI_Datatype type;
};

// In forward mode there is no arena: then a record is freed when its call has ended, and its requests
// are complete.
struct block {
    struct block *next;
};

struct record {
    i64 lanes, buffers, open;
    void *arena;
    struct block *blocks;
    int ended;
    struct message *posted, *completed;
    // what the program has freed, and messages still use
    MPI_Comm comm;
    MPI_Datatype type;
    void *shadows[];
};

// What the reverse sweep frees when it is at its end.
struct freed {
    struct freed *next;
    MPI_Comm comm;
    MPI_Datatype type;
};

extern void *__ltoad_arena_allocate(void *arena, i64 size);

static struct channel *channels;
static struct message *pending, *persistent;
static struct freed *freed;
static i64 posted_receives, unfinished;

static void *keep(struct record *record, i64 bytes) {
    if (record->arena) {
        void *memory = __ltoad_arena_allocate(record->arena, bytes > 0 ? bytes : 1);
        return memset(memory, 0, bytes);
    }
    struct block *block = take_memory(16 + bytes);
    block->next = record->blocks;
    record->blocks = block;
    return (char *)block + 16;
}

static void free_record(struct record *record) {
    if (record->arena || record->open || !record->ended) return;
    for (struct block *b = record->blocks; b;) {
        struct block *next = b->next;
        free(b);
        b = next;
    }
}

void __ltoad_mpi_end(void *at) {
    struct record *record = at;
    record->ended = 1;
    free_record(record);
}

void *__ltoad_mpi_record(void *arena, i64 lanes, i64 buffers) {
    struct record about = {lanes, buffers, 0, arena, 0, 0, 0, 0, MPI_COMM_NULL, MPI_DATATYPE_NULL};
    struct record *record = keep(&about, sizeof about + lanes * buffers * (i64)sizeof(void *));
    *record = about;
    return record;
}

// An address that is its own shadow leads to no derivatives.
void __ltoad_mpi_shadow(void *at, i64 buffer, i64 lane, void *shadow, void *primal) {
    struct record *record = at;
    record->shadows[buffer * record->lanes + lane] = shadow == primal ? 0 : shadow;
}

static void **shadows_of(struct record *record, i64 buffer) {
    return record->shadows + buffer * record->lanes;
}

static int is_active(void **shadows, i64 lanes) {
    for (i64 lane = 0; lane < lanes; lane++)
        if (shadows[lane]) return 1;
    return 0;
}

static void move_lanes(struct message *m, void *wire, enum move how) {
    i64 bytes = wire_bytes(m->view);
    for (i64 lane = 0; lane < m->record->lanes; lane++)
        move(m->shadows[lane], m->view, wire ? (char *)wire + lane * bytes : 0, how);
}

static i64 wire_count(struct message *m) { return numbers_in(m->view) * m->record->lanes; }

static void *new_wire(struct message *m) {
    return take_memory(wire_bytes(m->view) * m->record->lanes);
}

// Channels

static struct channel *channel_of(struct message *m, int peer, int tag) {
    void *arena = m->record->arena;
    for (struct channel *c = channels; c; c = c->next)
        if (c->arena == arena && c->comm == m->comm && c->peer == peer && c->tag == tag &&
            c->kind == m->kind)
            return c;
    struct channel *made = take_memory(sizeof *made);
    *made = (struct channel){channels, arena, m->comm, peer, tag, m->kind, 0};
    return channels = made;
}

static void push(struct message *m, int peer, int tag) {
    if (m->channel) return;
    m->channel = channel_of(m, peer, tag);
    struct message **place = &m->channel->top;
    while (*place && (*place)->number > m->number) place = &(*place)->below;
    m->below = *place;
    *place = m;
}

static void drop_if_empty(struct channel *channel) {
    if (channel->top) return;
    struct channel **place = &channels;
    while (*place && *place != channel) place = &(*place)->next;
    if (*place) *place = channel->next;
    free(channel);
}

// Posting and completing

static struct message *new_message(struct record *record, const char *function, int kind) {
    struct message *m = keep(record, sizeof *m);
    m->record = record;
    m->function = function;
    m->kind = kind;
    m->comm = MPI_COMM_NULL;
    return m;
}

static void check_bytes(struct message *m) {
    if (m->view.layout->opaque && m->view.items && is_active(m->shadows, m->record->lanes))
        die(m->function, "MPI_BYTE or MPI_PACKED from memory with numbers that depend on an active "
                         "input: name the type of the numbers");
}

static struct message *about_transfer(struct record *record, const char *function, int kind,
                                      int buffer, const void *memory, i64 count, MPI_Datatype type,
                                      int peer, int tag, MPI_Comm comm) {
    struct message *m = new_message(record, function, kind);
    m->peer = peer;
    m->tag = tag;
    m->program_comm = comm;
    m->shadows = shadows_of(record, buffer);
    if (peer == MPI_PROC_NULL) return m;
    m->view = view_of(type, count);
    m->comm = shadow_of(comm, function);
    if (memory == MPI_BOTTOM && numbers_in(m->view))
        die(function, "MPI_BOTTOM hides which memory is meant: give the address of a buffer");
    if (kind == SENDS) check_bytes(m);
    return m;
}

// What comes as bytes depends on nothing: whoever sends others is stopped.
static void clear_bytes(struct message *m) {
    if (!m->view.layout || !m->view.layout->opaque) return;
    for (i64 lane = 0; lane < m->record->lanes; lane++)
        if (m->shadows[lane]) memset(m->shadows[lane], 0, m->view.elements);
}

static void post(struct record *record, struct message *m) {
    m->posted = record->posted;
    record->posted = m;
    if (m->kind == RECEIVES) m->number = ++posted_receives;
    if (record->arena) unfinished++;
    if (m->kind != SENDS || !m->view.layout || !numbers_in(m->view)) return;
    if (record->arena) {
        m->number = ++posted_receives;
        push(m, m->peer, m->tag);
    } else {
        void *wire = new_wire(m);
        move_lanes(m, wire, READ);
        send_wire(wire, wire_count(m), m->view.layout->wire, m->peer, m->tag, m->comm);
    }
}

// A receive has got something: from whom, and how much of it.
static void know_sender(struct message *m, MPI_Datatype type, MPI_Status *status) {
    if (!m->view.layout) return;
    m->peer = status->MPI_SOURCE;
    m->tag = status->MPI_TAG;
    if (m->peer == MPI_PROC_NULL) {
        m->view.layout = 0;
        return;
    }
    int elements = MPI_UNDEFINED;
    MPI_Get_elements(status, type, &elements);
    if (elements == MPI_UNDEFINED) die(m->function, "nobody knows how much was received");
    m->view.elements = elements;
}

static void receive_tangents(struct message *m) {
    if (m->wire || !m->view.layout || !numbers_in(m->view)) return;
    m->wire = new_wire(m);
    PMPI_Recv(m->wire, (int)wire_count(m), wire_type(m->view.layout->wire), m->peer, m->tag,
              m->comm, MPI_STATUS_IGNORE);
}

static void complete_receive(struct message *m) {
    if (m->record->arena) {
        if (m->view.layout && numbers_in(m->view)) push(m, m->peer, m->tag);
        return;
    }
    clear_bytes(m);
    receive_tangents(m);
    if (m->wire) move_lanes(m, m->wire, WRITE);
    free(m->wire);
    m->wire = 0;
}

// Going back

static void post_adjoint_receive(struct message *m) {
    m->wire = new_wire(m);
    PMPI_Irecv(m->wire, (int)wire_count(m), wire_type(m->view.layout->wire), m->peer, m->tag,
               m->comm, &m->request);
    m->started = 1;
}

static void send_adjoint(struct message *m) {
    if (numbers_in(m->view))
        send_wire(m->wire, wire_count(m), m->view.layout->wire, m->peer, m->tag, m->comm);
    else free(m->wire);
    m->wire = 0;
    m->started = 1;
}

static void start_collective(struct message *m);
static void take_collective(struct message *m);
static void finish_collective(struct message *m);

static void pop(struct channel *channel) {
    struct message *m = channel->top;
    channel->top = m->below;
    if (m->kind == SENDS) post_adjoint_receive(m);
    else if (m->kind == RECEIVES) send_adjoint(m);
    else start_collective(m);
}

static void begin_adjoint(struct message *m) {
    struct channel *channel = m->channel;
    if (m->kind == RECEIVES) clear_bytes(m);
    if (!channel || m->ready) return;
    m->ready = 1;
    if (m->started) return;
    if (m->kind == SENDS) {
        while (!m->started) pop(channel);
    } else {
        if (m->kind == RECEIVES) {
            m->wire = new_wire(m);
            move_lanes(m, m->wire, TAKE);
        } else {
            take_collective(m);
        }
        while (channel->top && channel->top->ready) pop(channel);
    }
    drop_if_empty(channel);
}

static void finish_adjoint(struct message *m) {
    unfinished--;
    if (!m->channel) return;
    if (!m->ready) die(m->function, "its request was not completed in the differentiated function");
    if (m->kind == SENDS) {
        PMPI_Wait(&m->request, MPI_STATUS_IGNORE);
        move_lanes(m, m->wire, ADD);
        free(m->wire);
    } else if (m->kind == COLLECTIVES) {
        finish_collective(m);
    }
}

// All that was posted has been undone: nothing of this gradient is to come that another rank waits for.
static void end_gradient(void) {
    complete_sends(1);
    while (freed) {
        struct freed *first = freed;
        freed = first->next;
        if (first->comm != MPI_COMM_NULL) MPI_Comm_free(&first->comm);
        if (first->type != MPI_DATATYPE_NULL) MPI_Type_free(&first->type);
        free(first);
    }
}

// Messages that were sent before are yet to be undone.
static void free_later(struct record *record) {
    if (record->comm == MPI_COMM_NULL && record->type == MPI_DATATYPE_NULL) return;
    struct freed *one = take_memory(sizeof *one);
    *one = (struct freed){freed, record->comm, record->type};
    freed = one;
}

void __ltoad_mpi_reverse(void *at) {
    struct record *record = at;
    for (struct message *m = record->completed; m; m = m->completed) begin_adjoint(m);
    for (struct message *m = record->posted; m; m = m->posted) finish_adjoint(m);
    free_later(record);
    if (!unfinished) end_gradient();
}
