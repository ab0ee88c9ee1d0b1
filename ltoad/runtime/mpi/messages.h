/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
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

enum { SENDS, RECEIVES, COLLECTIVES, PACKS, ACCESSES, FENCES, WINDOWS };

struct collective;
struct packing;
struct target;
struct fence;
struct window;

struct message {
    struct message *posted, *completed, *pending, *below;
    struct message *older, *newer; // receives under way, in forward mode
    struct record *record;
    struct channel *channel;
    struct collective *collective;
    struct packing *packing;
    struct target *target;
    struct fence *fence;
    const char *function, *claims;
    int kind, peer, tag, ready, started, waits;
    MPI_Comm comm;
    struct view view;
    void **shadows;
    char *wire;
    i64 number; // in the order in which they were posted
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
    const char *claims; // of each buffer, and then the place in the source
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

static struct channel *channels[SLOTS];
static struct freed *freed;
static i64 posted_messages, unfinished;

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
        give_back(b);
        b = next;
    }
}

static void look_at(struct record *record) {
    here = record->claims;
    here_buffers = record->buffers;
}

void __ltoad_mpi_end(void *at) {
    struct record *record = at;
    record->ended = 1;
    free_record(record);
}

void *__ltoad_mpi_record(void *arena, i64 lanes, i64 buffers, const char *claims) {
    struct record about = {.lanes = lanes, .buffers = buffers, .arena = arena, .claims = claims,
                           .comm = MPI_COMM_NULL, .type = MPI_DATATYPE_NULL};
    struct record *record = keep(&about, sizeof about + lanes * buffers * (i64)sizeof(void *));
    *record = about;
    look_at(record);
    return record;
}

// An address that is its own shadow leads to no derivatives.
void __ltoad_mpi_shadow(void *at, i64 buffer, i64 lane, void *shadow, void *primal) {
    struct record *record = at;
    record->shadows[buffer * record->lanes + lane] = shadow == primal ? 0 : shadow;
}

// In a region of several threads only one may communicate at a time, as MPI asks of programs that
// have not said otherwise.
void __ltoad_mpi_in_region(void *at) {
    int level = MPI_THREAD_SINGLE;
    PMPI_Query_thread(&level);
    look_at(at);
    if (level == MPI_THREAD_MULTIPLE)
        die("MPI", "threads may communicate at the same time: initialise with MPI_THREAD_SERIALIZED, "
                   "or communicate between parallel regions");
}

static void **shadows_of(struct record *record, i64 buffer) {
    return record->shadows + buffer * record->lanes;
}

static const char *claims_of(struct record *record, i64 buffer) {
    const char *text = record->claims;
    while (buffer--) text = next_text(text);
    return text;
}

static struct view view_in(struct record *record, i64 buffer, MPI_Datatype type, i64 count) {
    struct view view = view_of(type, count);
    const char letter = *claims_of(record, buffer);
    view.tagged = letter == 't';
    view.shared = letter == 's';
    return view;
}

// Wires

static int has_content(struct view view) { return numbers_in(view) || raw_bytes(view); }

// Of bytes, adjoints go together with what they are.
static i64 bytes_on_wire(struct view view, int adjoint) {
    i64 raw = raw_bytes(view);
    return raw ? raw << adjoint : wire_bytes(view);
}

static int is_adjoint(struct message *m) { return m->record->arena != 0; }

static int countable(i64 count, const char *function) {
    if (count > 0x7fffffff) die(function, "more than 2^31 numbers at once");
    return (int)count;
}

static int wire_count(struct message *m) {
    i64 raw = raw_bytes(m->view), each = raw ? raw << is_adjoint(m) : numbers_in(m->view);
    return countable(each * m->record->lanes, m->function);
}

static char *new_wire(struct message *m) {
    return take_room(bytes_on_wire(m->view, is_adjoint(m)) * m->record->lanes);
}

// Between shadow memory and a wire; how is ADD for an adjoint that comes.
static void move_view(struct message *m, char *shadow, struct view view, const char *claims,
                      char *wire, enum move how) {
    if (!raw_bytes(view)) move(shadow, view, wire, how);
    else if (!is_adjoint(m)) move_raw_tangents(shadow, view, wire, how);
    else move_raw_adjoints(shadow, view, claims_in(claims), wire, how);
}

static void move_lanes(struct message *m, char *wire, enum move how) {
    i64 bytes = bytes_on_wire(m->view, is_adjoint(m));
    for (i64 lane = 0; lane < m->record->lanes; lane++)
        move_view(m, m->shadows[lane], m->view, m->claims, wire + lane * bytes, how);
}

static void tag_lanes(struct record *record, void **shadows, i64 from, struct view view) {
    if (!view.tagged || !record->arena) return;
    for (i64 lane = 0; lane < record->lanes; lane++)
        if (shadows[lane]) tag_received((char *)shadows[lane] + from, view);
}

// Channels

static struct channel *channel_of(struct message *m, int peer, int tag) {
    void *arena = m->record->arena;
    struct channel **slot =
        &channels[slot_of((i64)m->comm + 64 * peer + 1024 * (i64)tag + m->kind)];
    for (struct channel *c = *slot; c; c = c->next)
        if (c->arena == arena && c->comm == m->comm && c->peer == peer && c->tag == tag &&
            c->kind == m->kind)
            return c;
    struct channel *made = take_memory(sizeof *made);
    *made = (struct channel){*slot, arena, m->comm, peer, tag, m->kind, 0};
    return *slot = made;
}

static void push(struct message *m, int peer, int tag) {
    if (m->channel) return;
    m->channel = channel_of(m, peer, tag);
    struct message **place = &m->channel->top;
    while (*place && (*place)->number > m->number) place = &(*place)->below;
    m->below = *place;
    *place = m;
}

static void forget_channels(void) {
    for (int i = 0; i < SLOTS; i++)
        while (channels[i]) {
            struct channel *first = channels[i];
            channels[i] = first->next;
            give_back(first);
        }
}

// Posting and completing

static struct message *new_message(struct record *record, const char *function, int kind) {
    struct message *m = keep(record, sizeof *m);
    m->record = record;
    m->function = function;
    m->claims = record->claims;
    m->kind = kind;
    m->comm = MPI_COMM_NULL;
    return m;
}

static struct message *about_transfer(struct record *record, const char *function, int kind,
                                      int buffer, const void *memory, i64 count, MPI_Datatype type,
                                      int peer, int tag, MPI_Comm comm) {
    struct message *m = new_message(record, function, kind);
    m->peer = peer;
    m->tag = tag;
    m->type = type;
    m->claims = claims_of(record, buffer);
    m->shadows = shadows_of(record, buffer);
    if (peer == MPI_PROC_NULL) return m;
    m->view = view_in(record, buffer, type, count);
    m->comm = shadow_of(comm, function)->comm;
    if (memory == MPI_BOTTOM && numbers_in(m->view))
        die(function, "MPI_BOTTOM hides which memory is meant: give the address of a buffer");
    return m;
}

static void enter_posted(struct record *record, struct message *m) {
    m->posted = record->posted;
    record->posted = m;
    if (!m->number) m->number = ++posted_messages;
    if (record->arena) unfinished++;
}

static void post(struct record *record, struct message *m) {
    enter_posted(record, m);
    if (m->kind == RECEIVES && m->view.layout) tag_lanes(record, m->shadows, 0, m->view);
    if (m->kind != SENDS || !has_content(m->view)) return;
    if (record->arena) {
        push(m, m->peer, m->tag);
    } else {
        char *wire = new_wire(m);
        move_lanes(m, wire, READ);
        send_wire(wire, wire_count(m), kind_on_wire(m->view.layout), m->peer, m->tag, m->comm);
    }
}

// A receive has got something: from whom, and how much of it.
static void know_sender(struct message *m, MPI_Status *status) {
    if (!m->view.layout) return;
    m->peer = status->MPI_SOURCE;
    m->tag = status->MPI_TAG;
    if (m->peer == MPI_PROC_NULL) {
        m->view.layout = 0;
        return;
    }
    int items = MPI_UNDEFINED, elements = MPI_UNDEFINED;
    MPI_Get_count(status, m->type, &items);
    if (items != MPI_UNDEFINED) {
        m->view.elements = items * m->view.layout->count;
        return;
    }
    MPI_Get_elements(status, m->type, &elements);
    if (elements == MPI_UNDEFINED) die(m->function, "nobody knows how much was received");
    m->view.elements = elements;
}

static void receive_tangents(struct message *m) {
    if (m->wire || !m->view.layout || !has_content(m->view)) return;
    m->wire = new_wire(m);
    PMPI_Recv(m->wire, wire_count(m), wire_type(kind_on_wire(m->view.layout)), m->peer, m->tag, m->comm,
              MPI_STATUS_IGNORE);
}

static void complete_receive(struct message *m) {
    if (m->record->arena) {
        if (m->view.layout && has_content(m->view)) push(m, m->peer, m->tag);
        return;
    }
    receive_tangents(m);
    if (m->wire) move_lanes(m, m->wire, WRITE);
    give_back(m->wire);
    m->wire = 0;
}

// Going back

static void post_adjoint_receive(struct message *m) {
    m->wire = new_wire(m);
    PMPI_Irecv(m->wire, wire_count(m), wire_type(kind_on_wire(m->view.layout)), m->peer, m->tag, m->comm,
               &m->request);
    m->started = 1;
}

// Bytes without an adjoint go back as a message without content.
static void send_adjoint(struct message *m) {
    int count = wire_count(m);
    if (raw_bytes(m->view) && all_zero(m->wire, count)) count = 0;
    send_wire(m->wire, count, kind_on_wire(m->view.layout), m->peer, m->tag, m->comm);
    m->wire = 0;
    m->started = 1;
}

static void receive_adjoint(struct message *m) {
    MPI_Status status;
    int got;
    PMPI_Wait(&m->request, &status);
    PMPI_Get_count(&status, wire_type(kind_on_wire(m->view.layout)), &got);
    if (got == wire_count(m)) move_lanes(m, m->wire, ADD);
    else if (got || !raw_bytes(m->view))
        die(m->function, "this was received as another type than it was sent as");
    give_back(m->wire);
}

static void start_collective(struct message *m);
static void take_collective(struct message *m);
static void finish_collective(struct message *m);
static void undo_packing(struct message *m);
static void check_integer_results(struct message *m);
static void undo_fence(struct fence *f);
static void finish_access(struct message *m);
static void close_window_of(struct fence *f);

static void pop(struct channel *channel) {
    struct message *m = channel->top;
    channel->top = m->below;
    if (m->kind == SENDS) post_adjoint_receive(m);
    else if (m->kind == RECEIVES) send_adjoint(m);
    else start_collective(m);
}

static void begin_adjoint(struct message *m) {
    struct channel *channel = m->channel;
    if (m->kind == PACKS) undo_packing(m);
    if (m->kind == FENCES) undo_fence(m->fence);
    if (m->kind == COLLECTIVES && !channel) check_integer_results(m);
    if (!channel || m->ready) return;
    m->ready = 1;
    if (m->started) return;
    if (m->kind == SENDS) {
        while (!m->started) pop(channel);
        return;
    }
    if (m->kind == RECEIVES) {
        m->wire = new_wire(m);
        move_lanes(m, m->wire, TAKE);
    } else {
        take_collective(m);
    }
    while (channel->top && channel->top->ready) pop(channel);
}

static void finish_adjoint(struct message *m) {
    unfinished--;
    if (m->kind == ACCESSES) finish_access(m);
    if (m->kind == WINDOWS) close_window_of(m->fence);
    if (!m->channel) return;
    if (!m->ready) die(m->function, "its request was not completed in the differentiated function");
    if (m->kind == SENDS) receive_adjoint(m);
    else if (m->kind == COLLECTIVES) finish_collective(m);
}

// All that was posted has been undone: nothing of this gradient is to come that another rank waits for.
static void end_gradient(void) {
    complete_sends(1);
    forget_channels();
    while (freed) {
        struct freed *first = freed;
        freed = first->next;
        if (first->comm != MPI_COMM_NULL) MPI_Comm_free(&first->comm);
        if (first->type != MPI_DATATYPE_NULL) MPI_Type_free(&first->type);
        give_back(first);
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
    look_at(record);
    for (struct message *m = record->completed; m; m = m->completed) begin_adjoint(m);
    for (struct message *m = record->posted; m; m = m->posted) finish_adjoint(m);
    free_later(record);
    if (!unfinished) end_gradient();
}
