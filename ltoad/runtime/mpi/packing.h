/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
// Numbers that are put into a row of bytes, and taken out again, without any message.

struct packing {
    void **packed;
    i64 position;
    int unpacks, tagged; // the packed bytes have tags
};

static struct message *about_packing(struct record *record, const char *function, int typed,
                                     i64 count, MPI_Datatype type, int position) {
    struct message *m = new_message(record, function, PACKS);
    m->view = view_in(record, typed, type, count);
    m->type = type;
    m->claims = claims_of(record, typed);
    m->shadows = shadows_of(record, typed);
    m->packing = keep(record, sizeof *m->packing);
    *m->packing = (struct packing){shadows_of(record, !typed), position, typed == 1,
                                   *claims_of(record, !typed) == 't'};
    return m;
}

static void tag_stretch(char *tags, struct run run, i64 first, struct message *m) {
    if (m->view.layout->wire == LONG) die(m->function, "long double among packed numbers");
    tag_elements(tags, run, first, m->view.layout);
    tag_by_claims(tags, run.offset, run.bytes, claims_in(m->claims));
}

static void undo_stretch(struct message *m, struct run run, i64 first, char *memory, char *packed) {
    char *tags = take_memory(run.bytes);
    if (m->view.shared) die(m->function, "packed memory is shared by threads");
    const struct claims of_memory = {m->view.tagged, 0, 0, 0, ""};
    const struct claims of_packed = {m->packing->tagged, 0, 0, 0, ""};
    tag_stretch(tags, run, first, m);
    if (m->packing->unpacks) {
        fresh(memory, run.bytes, of_memory);
        if (!m->view.tagged) __ltoad_tags_write(memory, run.bytes, tags);
        adjoint_copy(memory, packed, run.bytes, 0);
    } else {
        fresh(packed, run.bytes, of_packed);
        if (!m->packing->tagged) __ltoad_tags_write(packed, run.bytes, tags);
        fresh(memory, run.bytes, of_memory);
        adjoint_copy(packed, memory, run.bytes, 0);
    }
    fresh(memory, run.bytes, of_memory);
    give_back(tags);
}

// Call what to do with each stretch of memory and the bytes that it is packed into.
typedef void step_of(struct message *, struct run, i64 first, char *memory, char *packed);

static void walk_packing(struct message *m, step_of *step) {
    for (i64 lane = 0; lane < m->record->lanes; lane++) {
        char *memory = m->shadows[lane], *packed = m->packing->packed[lane];
        struct run run = {0, 0, 0, 0};
        for (i64 first = 0; next_run(m->view, &run); first = run.element)
            step(m, run, first, memory ? memory + run.offset : 0,
                 packed ? packed + m->packing->position + run.at : 0);
    }
}

static void move_packed_tangent(struct message *m, struct run run, i64 first, char *memory,
                                char *packed) {
    (void)first;
    const int unpacks = m->packing->unpacks;
    char *from = unpacks ? packed : memory, *to = unpacks ? memory : packed;
    if (to && from) memcpy(to, from, run.bytes);
    else if (to) memset(to, 0, run.bytes);
}

static void tag_packed(struct message *m, struct run run, i64 first, char *memory, char *packed) {
    (void)memory;
    char *tags = take_memory(run.bytes);
    tag_stretch(tags, run, first, m);
    if (packed) __ltoad_tags_write(packed, run.bytes, tags);
    give_back(tags);
}

static void undo_step(struct message *m, struct run run, i64 first, char *memory, char *packed) {
    char *to = m->packing->unpacks ? memory : packed;
    if (memory && packed) undo_stretch(m, run, first, memory, packed);
    else if (to) memset(to, 0, run.bytes);
}

static void undo_packing(struct message *m) { walk_packing(m, undo_step); }

static void post_packing(struct record *record, struct message *m) {
    enter_posted(record, m);
    m->completed = record->completed;
    record->completed = m;
    if (!record->arena) walk_packing(m, move_packed_tangent);
    else if (m->packing->unpacks) tag_lanes(record, m->shadows, 0, m->view);
    else if (m->packing->tagged) walk_packing(m, tag_packed);
}

int CALL(Pack)(struct record *record, const void *in, int count, MPI_Datatype type, void *out,
               int room, int *position, MPI_Comm comm) {
    post_packing(record, about_packing(record, "MPI_Pack", 0, count, type, *position));
    return MPI_Pack(in, count, type, out, room, position, comm);
}

int CALL(Unpack)(struct record *record, const void *in, int room, int *position, void *out,
                 int count, MPI_Datatype type, MPI_Comm comm) {
    post_packing(record, about_packing(record, "MPI_Unpack", 1, count, type, *position));
    return MPI_Unpack(in, room, position, out, count, type, comm);
}
