/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
// Memory that other ranks reach: windows, between fences.
//
// A window of the program has one over the shadows of the same memory beside it, for each lane.  What was
// accessed between two fences is undone at the reverse of the second one, by all ranks together: a put by
// getting the adjoints and then putting zeros, a get by adding, a sum by getting.  What an access wanted to
// read is read, or added to, where the access stands itself.

enum access { PUTS, GETS, ADDS };

struct window {
    struct window *next;
    MPI_Win handle, *shadows;
    i64 lanes;
    struct message *open; // since the last fence
    void *room, *scratch; // in the place of shadows that are not there; until the next fence
};

// Of the message of an access.
struct target {
    struct window *window;
    enum access way;
    struct target *earlier;
    struct message *message;
    int rank, items;
    MPI_Aint at;
    MPI_Datatype type;
};

struct fence {
    struct window *window;
    struct target *accesses;
};

static struct window *windows;

static struct window *window_of(MPI_Win handle, const char *function) {
    for (struct window *w = windows; w; w = w->next)
        if (w->handle == handle) return w;
    die(function, "this window was made outside of the differentiated function");
    return 0;
}

// All ranks of a window

static void fence_shadows(struct window *w) {
    for (i64 lane = 0; lane < w->lanes; lane++) PMPI_Win_fence(0, w->shadows[lane]);
}

static void forget_window(struct window *w) {
    struct window **place = &windows;
    while (*place && *place != w) place = &(*place)->next;
    if (*place) *place = w->next;
}

static void close_window(struct window *w) {
    forget_window(w);
    for (i64 lane = 0; lane < w->lanes; lane++) PMPI_Win_free(&w->shadows[lane]);
    give_back(w->room), give_back(w->shadows), give_back(w);
}

static void close_window_of(struct fence *f) { close_window(f->window); }

static struct window *open_window(struct record *record, MPI_Aint bytes, int unit, MPI_Info info,
                                  MPI_Comm comm, MPI_Win handle) {
    const char *function = "MPI_Win_create";
    MPI_Comm beside = shadow_of(comm, function)->comm;
    const char letter = *claims_of(record, 0);
    if (letter == 't' || letter == 's')
        die(function, letter == 't' ? "only the run tells what lies in this memory"
                                    : "this memory is shared by threads");
    struct window *w = take_memory(sizeof *w);
    *w = (struct window){windows, handle, 0, record->lanes, 0, 0, 0};
    w->shadows = take_memory(w->lanes * (i64)sizeof(MPI_Win));
    void **shadows = shadows_of(record, 0);
    i64 missing = 0;
    for (i64 lane = 0; lane < w->lanes; lane++) missing += !shadows[lane];
    if (missing) w->room = take_memory(missing * bytes);
    for (i64 lane = 0; lane < w->lanes; lane++) {
        char *memory = shadows[lane] ? shadows[lane] : (char *)w->room + --missing * bytes;
        PMPI_Win_create(memory, bytes, unit, info, beside, &w->shadows[lane]);
    }
    return windows = w;
}

// Accesses

static void *scratch_of(struct window *w, i64 bytes) {
    void **block = take_memory(16 + bytes);
    *block = w->scratch;
    w->scratch = block;
    return (char *)block + 16;
}

static void drop_scratch(struct window *w) {
    while (w->scratch) {
        void *next = *(void **)w->scratch;
        give_back(w->scratch);
        w->scratch = next;
    }
}

// Whether it moves no number, for all that is known; what nobody knows is refused.
static int moves_no_number(struct message *m) {
    if (!has_content(m->view)) return 1;
    if (!m->view.layout->unnamed && !m->view.layout->even)
        die(m->function, "numbers of several types, or complex ones, that other ranks reach");
    if (!m->view.layout->unnamed) return 0;
    struct claims known = claims_in(m->claims);
    if (m->view.layout->numbers || !known.known || *known.numbers)
        die(m->function, "numbers among bytes or integers that other ranks reach: name the type of "
                         "the numbers, such as MPI_DOUBLE");
    return 1;
}

static void access_tangents(struct message *m, struct target *t, const void *shadow, i64 lane) {
    MPI_Win there = t->window->shadows[lane];
    MPI_Aint low, extent;
    if (!shadow) {
        MPI_Type_get_true_extent(m->type, &low, &extent);
        i64 bytes = extent + m->view.items * m->view.layout->extent;
        shadow = (char *)scratch_of(t->window, bytes) - low;
    }
    const int n = (int)m->view.items;
    if (t->way == PUTS) PMPI_Put(shadow, n, m->type, t->rank, t->at, t->items, t->type, there);
    else if (t->way == GETS)
        PMPI_Get((void *)shadow, n, m->type, t->rank, t->at, t->items, t->type, there);
    else
        PMPI_Accumulate(shadow, n, m->type, t->rank, t->at, t->items, t->type, MPI_SUM, there);
}

static void enter_access(struct record *record, enum access way, const char *function, int count,
                         MPI_Datatype type, struct target target, MPI_Win handle) {
    struct message *m = new_message(record, function, ACCESSES);
    m->type = type;
    m->claims = claims_of(record, 0);
    m->shadows = shadows_of(record, 0);
    enter_posted(record, m);
    if (target.rank == MPI_PROC_NULL) return;
    m->view = view_in(record, 0, type, count);
    target.window = window_of(handle, function);
    if (target.window->lanes != record->lanes) die(function, "this window has other derivatives");
    if (moves_no_number(m)) return;
    if (way == GETS) tag_lanes(record, m->shadows, 0, m->view);
    target.way = way;
    target.message = m;
    m->target = keep(record, sizeof target);
    *m->target = target;
    if (record->arena) {
        m->target->earlier = target.window->open ? target.window->open->target : 0;
        target.window->open = m;
        return;
    }
    for (i64 lane = 0; lane < record->lanes; lane++)
        access_tangents(m, m->target, m->shadows[lane], lane);
}

int CALL(Put)(struct record *record, const void *memory, int count, MPI_Datatype type, int rank,
              MPI_Aint at, int items, MPI_Datatype there, MPI_Win window) {
    enter_access(record, PUTS, "MPI_Put", count, type,
                 (struct target){.rank = rank, .items = items, .at = at, .type = there}, window);
    return MPI_Put(memory, count, type, rank, at, items, there, window);
}

int CALL(Get)(struct record *record, void *memory, int count, MPI_Datatype type, int rank,
              MPI_Aint at, int items, MPI_Datatype there, MPI_Win window) {
    enter_access(record, GETS, "MPI_Get", count, type,
                 (struct target){.rank = rank, .items = items, .at = at, .type = there}, window);
    return MPI_Get(memory, count, type, rank, at, items, there, window);
}

int CALL(Accumulate)(struct record *record, const void *memory, int count, MPI_Datatype type,
                     int rank, MPI_Aint at, int items, MPI_Datatype there, MPI_Op op,
                     MPI_Win window) {
    const char *function = "MPI_Accumulate";
    enter_access(record, ADDS, function, count, type,
                 (struct target){.rank = rank, .items = items, .at = at, .type = there}, window);
    if (record->posted->target && op != MPI_SUM)
        die(function, "numbers are only added up in the memory of other ranks, by MPI_SUM");
    return MPI_Accumulate(memory, count, type, rank, at, items, there, op, window);
}

// Windows and fences

int CALL(Win_create)(struct record *record, void *base, MPI_Aint bytes, int unit, MPI_Info info,
                     MPI_Comm comm, MPI_Win *window) {
    int code = MPI_Win_create(base, bytes, unit, info, comm, window);
    struct message *m = new_message(record, "MPI_Win_create", WINDOWS);
    m->fence = keep(record, sizeof *m->fence);
    m->fence->window = open_window(record, bytes, unit, info, comm, *window);
    enter_posted(record, m);
    return code;
}

int CALL(Win_fence)(struct record *record, int about, MPI_Win window) {
    struct window *w = window_of(window, "MPI_Win_fence");
    int code = MPI_Win_fence(about, window);
    if (!record->arena) {
        fence_shadows(w);
        drop_scratch(w);
        return code;
    }
    struct message *m = new_message(record, "MPI_Win_fence", FENCES);
    m->fence = keep(record, sizeof *m->fence);
    *m->fence = (struct fence){w, w->open ? w->open->target : 0};
    w->open = 0;
    enter_posted(record, m);
    m->completed = record->completed;
    record->completed = m;
    return code;
}

int CALL(Win_free)(struct record *record, MPI_Win *window) {
    struct window *w = window_of(*window, "MPI_Win_free");
    if (w->open) die("MPI_Win_free", "something is still under way: no fence has followed");
    forget_window(w);
    if (!record->arena) close_window(w);
    return MPI_Win_free(window);
}

// Going back

// The type of numbers that a type consists of; both ends of an access name the same one.
static MPI_Datatype basic_type(MPI_Datatype type) {
    int integers, addresses, types, combiner;
    MPI_Type_get_envelope(type, &integers, &addresses, &types, &combiner);
    if (!types) return type;
    int *n = take_memory(integers * (i64)sizeof *n);
    MPI_Aint *a = take_memory(addresses * (i64)sizeof *a);
    MPI_Datatype *t = take_memory(types * (i64)sizeof *t);
    MPI_Type_get_contents(type, integers, addresses, types, n, a, t);
    const MPI_Datatype found = basic_type(t[0]);
    for (int i = 0; i < types; i++) free_piece(&t[i]);
    give_back(n), give_back(a), give_back(t);
    return found;
}

static void start_access(struct target *t) {
    struct message *m = t->message;
    MPI_Datatype type = basic_type(t->type);
    const int n = wire_count(m) / (int)m->record->lanes;
    for (i64 lane = 0; lane < t->window->lanes; lane++) {
        char *row = m->wire + lane * wire_bytes(m->view);
        MPI_Win there = t->window->shadows[lane];
        if (t->way == GETS)
            PMPI_Accumulate(row, n, type, t->rank, t->at, t->items, t->type, MPI_SUM, there);
        else
            PMPI_Get(row, n, type, t->rank, t->at, t->items, t->type, there);
    }
}

static void put_zeros(struct target *t, char *zeros) {
    struct message *m = t->message;
    MPI_Datatype type = basic_type(t->type);
    const int n = wire_count(m) / (int)m->record->lanes;
    for (i64 lane = 0; lane < t->window->lanes; lane++)
        PMPI_Put(zeros, n, type, t->rank, t->at, t->items, t->type, t->window->shadows[lane]);
}

static void undo_fence(struct fence *f) {
    i64 most = 0;
    for (struct target *t = f->accesses; t; t = t->earlier) {
        struct message *m = t->message;
        m->wire = new_wire(m);
        m->ready = 1;
        if (t->way == GETS) move_lanes(m, m->wire, TAKE);
        if (wire_bytes(m->view) > most) most = wire_bytes(m->view);
    }
    fence_shadows(f->window);
    for (struct target *t = f->accesses; t; t = t->earlier) start_access(t);
    fence_shadows(f->window);
    char *zeros = take_memory(most);
    for (struct target *t = f->accesses; t; t = t->earlier)
        if (t->way == PUTS) put_zeros(t, zeros);
    fence_shadows(f->window);
    give_back(zeros);
}

static void finish_access(struct message *m) {
    if (!m->target) return;
    if (!m->ready) die(m->function, "no fence has followed in the differentiated function");
    if (m->target->way != GETS) move_lanes(m, m->wire, ADD);
    give_back(m->wire);
}
