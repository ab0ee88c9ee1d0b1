/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
// Moving derivatives between memory and a wire.

enum move { READ, TAKE, ADD, WRITE, ZERO };

static long double get(const char *place, enum kind kind) {
    return kind == LONG     ? *(const long double *)place
           : kind == SINGLE ? *(const float *)place
                            : *(const double *)place;
}

static void set(char *place, enum kind kind, long double value) {
    if (kind == LONG) *(long double *)place = value;
    else if (kind == SINGLE) *(float *)place = (float)value;
    else *(double *)place = (double)value;
}

static void move_tagged(char *place, enum kind kind, char *on_wire, enum kind wire, enum move how) {
    if (kind == LONG)
        die("MPI", "long double in memory of which only the run tells the types");
    if (how == TAKE || how == ZERO) {
        double taken = kind == DOUBLE ? __ltoad_tagged_take_double(place)
                                      : (double)__ltoad_tagged_take_float(place);
        if (how == TAKE) set(on_wire, wire, taken);
    } else if (kind == DOUBLE) {
        __ltoad_tagged_add_double(place, (double)get(on_wire, wire));
    } else {
        __ltoad_tagged_add_float(place, (float)get(on_wire, wire));
    }
}

static void add_atomically(char *place, enum kind kind, long double value) {
    if (kind == DOUBLE) {
        double old, sum;
        __atomic_load((double *)place, &old, __ATOMIC_RELAXED);
        do sum = old + (double)value;
        while (!__atomic_compare_exchange((double *)place, &old, &sum, 1, __ATOMIC_RELAXED,
                                          __ATOMIC_RELAXED));
    } else if (kind == SINGLE) {
        float old, sum;
        __atomic_load((float *)place, &old, __ATOMIC_RELAXED);
        do sum = old + (float)value;
        while (!__atomic_compare_exchange((float *)place, &old, &sum, 1, __ATOMIC_RELAXED,
                                          __ATOMIC_RELAXED));
    } else {
        die("MPI", "long double in memory that threads share");
    }
}

static void move_shared(char *place, enum kind kind, char *on_wire, enum kind wire, enum move how) {
    (void)how;
    add_atomically(place, kind, get(on_wire, wire));
}

static void move_one(char *place, enum kind kind, char *on_wire, enum kind wire, enum move how) {
    if (how == READ || how == TAKE) set(on_wire, wire, get(place, kind));
    if (how == TAKE || how == ZERO) set(place, kind, 0);
    if (how == WRITE) set(place, kind, get(on_wire, wire));
    if (how == ADD) set(place, kind, get(place, kind) + get(on_wire, wire));
}

static void move_row(char *place, char *wire, i64 bytes, enum kind kind, enum move how) {
    if (how == READ || how == TAKE) memcpy(wire, place, bytes);
    if (how == TAKE || how == ZERO) memset(place, 0, bytes);
    if (how == WRITE) memcpy(place, wire, bytes);
    if (how != ADD) return;
    double *d = (double *)place;
    float *f = (float *)place;
    if (kind == DOUBLE)
        for (i64 i = 0; i < bytes / (i64)sizeof *d; i++) d[i] += ((double *)wire)[i];
    else
        for (i64 i = 0; i < bytes / (i64)sizeof *f; i++) f[i] += ((float *)wire)[i];
}

// Columns, faces and their like: doubles with gaps.
static void move_apart(char *memory, struct view view, double *wire, enum move how) {
    const struct element *elements = view.layout->elements;
    i64 left = view.elements, n = view.layout->count;
    for (char *item = memory; left > 0; item += view.layout->extent, left -= n)
        for (i64 i = 0; i < n && i < left; i++) {
            double *place = (double *)(item + elements[i].offset);
            if (how == ADD) *place += *wire;
            else if (how == WRITE) *place = *wire;
            else if (how != ZERO) *wire = *place;
            if (how == TAKE || how == ZERO) *place = 0;
            if (wire) wire++;
        }
}

static void move_each(char *memory, struct view view, char *wire, enum move how) {
    struct layout *layout = view.layout;
    const i64 step = widths[layout->wire];
    const int tags = view.tagged && (how == TAKE || how == ZERO || how == ADD);
    const int shared = view.shared && how == ADD;
    for (i64 i = 0; i < view.elements; i++) {
        struct element element = layout->elements[i % layout->count];
        char *place = memory + i / layout->count * layout->extent + element.offset;
        for (int part = 0; element.kind && part < element.parts; part++) {
            (tags     ? move_tagged
             : shared ? move_shared
                      : move_one)(place + part * widths[element.kind], element.kind, wire,
                                  layout->wire, how);
            if (wire) wire += step;
        }
    }
}

// No memory is memory full of zeros that nothing can be put into.
static void move(void *memory, struct view view, void *wire, enum move how) {
    struct layout *layout = view.layout;
    if (!numbers_in(view)) return;
    if (!memory) {
        if (wire && (how == READ || how == TAKE)) memset(wire, 0, wire_bytes(view));
    } else if (view.tagged || (view.shared && how == ADD)) {
        move_each(memory, view, wire, how);
    } else if (layout->dense && layout->wire != LONG) {
        move_row(memory, wire, wire_bytes(view), layout->wire, how);
    } else if (layout->even && layout->wire == DOUBLE) {
        move_apart(memory, view, wire, how);
    } else {
        move_each(memory, view, wire, how);
    }
}
