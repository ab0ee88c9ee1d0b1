/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
// Bytes of which the program does not say that they are numbers: MPI_BYTE, integers, characters.
//
// Tangents go as the bytes that they are.  Adjoints have to be added, so that somebody has to know
// what they are: who has received the bytes says it of each of them, as a tag, by what the linker
// knows or by the tags that the memory has; where nobody tells there, the sender does.  If neither can
// tell, and there is an adjoint, the program ends.

struct run {
    i64 element, offset, bytes, at; // the next element; where in memory; where on the wire
};

// The next stretch of bytes that lie together; false at the end.
static int next_run(struct view view, struct run *run) {
    const struct layout *layout = view.layout;
    run->at += run->bytes;
    if (run->element >= view.elements) return 0;
    if (layout->dense) {
        *run = (struct run){view.elements, 0, view.elements * layout->bytes, 0};
        return 1;
    }
    run->bytes = 0;
    for (; run->element < view.elements; run->element++) {
        struct element e = layout->elements[run->element % layout->count];
        i64 offset = run->element / layout->count * layout->extent + e.offset;
        if (run->bytes && offset != run->offset + run->bytes) break;
        if (!run->bytes) run->offset = offset;
        run->bytes += e.bytes;
    }
    return 1;
}

// What the elements of a stretch of memory are by their names.
static void tag_elements(char *tags, struct run run, i64 first, const struct layout *layout) {
    i64 at = 0;
    for (i64 i = first; layout->numbers && i < run.element; i++) {
        struct element e = layout->elements[i % layout->count];
        const i64 width = widths[e.kind];
        for (i64 k = 0; e.kind && k < e.bytes; k++)
            tags[at + k] = (char)((e.kind == DOUBLE ? DOUBLE_KIND : FLOAT_KIND) | (k % width));
        at += e.bytes;
    }
}

static void move_raw_tangents(char *memory, struct view view, char *wire, enum move how) {
    if (!memory && how == READ) memset(wire, 0, raw_bytes(view));
    struct run run = {0, 0, 0, 0};
    while (memory && next_run(view, &run)) {
        if (how == READ) memcpy(wire + run.at, memory + run.offset, run.bytes);
        else memcpy(memory + run.offset, wire + run.at, run.bytes);
    }
}

static int all_zero(const char *bytes, i64 count) {
    while (count > 0 && !*bytes) bytes++, count--;
    return count <= 0;
}

static void tell_of_bytes(const char *why) {
    say_place();
    say("numbers that are sent as bytes or integers: ");
    say(why);
    say(" (name the type of the numbers, such as MPI_DOUBLE)\n");
    stop_all();
}

static void adjoint_copy(char *target, char *source, i64 bytes, int only) {
    __ltoad_tags_tell(tell_of_bytes);
    __ltoad_tagged_adjoint_copy(target, source, bytes, only);
    __ltoad_tags_tell(0);
}

// Memory for some bytes, as aligned as where they come from, without tags.
static char *take_place(const char *like, i64 bytes) {
    char *room = take_memory(bytes + 8);
    __ltoad_tags_fresh(room, bytes + 8);
    return room + ((i64)like & 7);
}

static void give_back_place(char *place, i64 bytes) {
    __ltoad_tags_fresh(place, bytes);
    give_back((char *)((i64)place & ~7));
}

static void fresh(char *place, i64 bytes, struct claims claims) {
    if (claims.tagged) return;
    __ltoad_tags_tell(tell_of_bytes);
    __ltoad_tags_fresh(place, bytes);
    __ltoad_tags_tell(0);
}

// The adjoints of some bytes of a buffer, from one on, which have none afterwards, and what they are:
// what their datatype says is in tags.
static void take_raw(char *place, i64 from, i64 bytes, struct claims claims, char *out, char *tags) {
    if (all_zero(place, bytes)) return;
    if (!claims.tagged) {
        fresh(place, bytes, claims);
        tag_by_claims(tags, from, bytes, claims);
        __ltoad_tags_write(place, bytes, tags);
    }
    char *room = take_place(place, bytes);
    adjoint_copy(place, room, bytes, claims.only);
    memcpy(out, room, bytes);
    __ltoad_tags_tell(tell_of_bytes);
    __ltoad_tags_read(room, bytes, tags);
    __ltoad_tags_tell(0);
    give_back_place(room, bytes);
    fresh(place, bytes, claims);
}

static void add_raw(char *place, i64 from, i64 bytes, struct claims claims, const char *in,
                    char *tags) {
    if (all_zero(in, bytes)) return;
    if (claims.shared) tell_of_bytes("their memory is shared by threads");
    char *room = take_place(place, bytes);
    memcpy(room, in, bytes);
    tag_by_claims(tags, from, bytes, claims);
    __ltoad_tags_write(room, bytes, tags);
    fresh(place, bytes, claims);
    adjoint_copy(room, place, bytes, claims.only);
    fresh(place, bytes, claims);
    give_back_place(room, bytes);
}

// A wire of so many bytes, and behind them as many tags.
static void move_raw_adjoints(char *memory, struct view view, struct claims claims, char *wire,
                              enum move how) {
    i64 all = raw_bytes(view);
    if (how == TAKE) memset(wire, 0, 2 * all);
    struct run run = {0, 0, 0, 0};
    for (i64 first = 0; memory && next_run(view, &run); first = run.element) {
        char *place = memory + run.offset, *row = wire + run.at, *tags = wire + all + run.at;
        if (how == TAKE) tag_elements(tags, run, first, view.layout);
        if (how == TAKE) take_raw(place, run.offset, run.bytes, claims, row, tags);
        else add_raw(place, run.offset, run.bytes, claims, row, tags);
    }
}

// What the forward sweep tells of memory that has tags: what comes is so far nothing, or numbers.
static void tag_received(char *memory, struct view view) {
    if (!memory) return;
    for (i64 i = 0; i < view.elements; i++) {
        struct element e = view.layout->elements[i % view.layout->count];
        char *place = memory + i / view.layout->count * view.layout->extent + e.offset;
        i64 width = widths[e.kind];
        if (!e.kind) __ltoad_tagged_forget(place, e.bytes);
        for (int part = 0; width && part < e.parts; part++)
            __ltoad_tag(place + part * width, width, e.kind == DOUBLE ? DOUBLE_KIND : FLOAT_KIND);
    }
}
