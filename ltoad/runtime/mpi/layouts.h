/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
// Where the numbers of a message lie.
//
// A layout describes one item of a datatype: its basic elements in order, each a number with its
// kind, or something else.  A wire is a row of derivatives, all of the widest kind of the item.
// What is no number by its name may hold numbers all the same, which nobody has named: of items with
// such elements whole bytes are moved (raw.h).

enum kind { NO_NUMBER, SINGLE, DOUBLE, LONG };

struct element {
    i64 offset, bytes;
    enum kind kind;
    int parts; // of a complex number: 2
};

struct layout {
    i64 extent, count, numbers, bytes;
    i64 unnamed; // bytes of what is no number by its name
    enum kind wire;
    int dense; // rows of items are rows of numbers
    int even;  // all elements are real numbers of one kind
    struct element *elements;
};

// Some items in memory, of which as many basic elements count as the message had.  Where only the
// run tells what lies in memory, whoever adds to it says what it was.
struct view {
    struct layout *layout;
    i64 items, elements;
    int tagged, shared; // with other threads
};

static const i64 widths[] = {0, sizeof(float), sizeof(double), sizeof(long double)};

// Layouts

struct basic {
    MPI_Datatype type;
    enum kind kind;
    int parts;
};

static enum kind basic_kind(MPI_Datatype type, int *parts) {
    const struct basic known[] = {
        {MPI_DOUBLE, DOUBLE, 1},
        {MPI_FLOAT, SINGLE, 1},
        {MPI_LONG_DOUBLE, LONG, 1},
        {MPI_C_DOUBLE_COMPLEX, DOUBLE, 2},
        {MPI_C_FLOAT_COMPLEX, SINGLE, 2},
        {MPI_C_LONG_DOUBLE_COMPLEX, LONG, 2},
        {MPI_CXX_DOUBLE_COMPLEX, DOUBLE, 2},
        {MPI_CXX_FLOAT_COMPLEX, SINGLE, 2},
        {MPI_CXX_LONG_DOUBLE_COMPLEX, LONG, 2},
        {MPI_DOUBLE_PRECISION, DOUBLE, 1},
        {MPI_REAL, SINGLE, 1},
        {MPI_REAL4, SINGLE, 1},
        {MPI_REAL8, DOUBLE, 1},
        {MPI_COMPLEX, SINGLE, 2},
        {MPI_DOUBLE_COMPLEX, DOUBLE, 2},
        {MPI_COMPLEX8, SINGLE, 2},
        {MPI_COMPLEX16, DOUBLE, 2},
    };
    *parts = 1;
    if (type == MPI_DATATYPE_NULL) return NO_NUMBER;
    for (unsigned i = 0; i < sizeof known / sizeof *known; i++)
        if (type == known[i].type) {
            *parts = known[i].parts;
            return known[i].kind;
        }
    return NO_NUMBER;
}

static void add_element(struct layout *layout, i64 offset, i64 bytes, enum kind kind, int parts) {
    if (!(layout->count & (layout->count + 1))) {
        i64 room = 2 * (layout->count + 1);
        layout->elements = realloc(layout->elements, room * sizeof *layout->elements);
        if (!layout->elements) die("MPI", "no memory is left for derivatives");
    }
    layout->elements[layout->count++] = (struct element){offset, bytes, kind, parts};
    layout->bytes += bytes;
    if (kind) layout->numbers += parts;
    else layout->unnamed += bytes;
    if (kind > layout->wire) layout->wire = kind;
}

static i64 width_of_index(MPI_Datatype pair) {
    return pair == MPI_2DOUBLE_PRECISION ? sizeof(double) : sizeof(int);
}

// A pair of a number and an integer, as MAXLOC and MINLOC compare them.
static int add_pair(struct layout *layout, MPI_Datatype type, i64 at) {
    const struct basic pairs[] = {
        {MPI_DOUBLE_INT, DOUBLE, sizeof(double)},
        {MPI_FLOAT_INT, SINGLE, sizeof(float)},
        {MPI_LONG_DOUBLE_INT, LONG, sizeof(long double)},
        {MPI_2DOUBLE_PRECISION, DOUBLE, sizeof(double)},
        {MPI_2REAL, SINGLE, sizeof(float)},
    };
    for (unsigned i = 0; i < sizeof pairs / sizeof *pairs; i++)
        if (type == pairs[i].type) {
            const i64 width = widths[pairs[i].kind];
            add_element(layout, at, width, pairs[i].kind, 1);
            add_element(layout, at + pairs[i].parts, width_of_index(type), NO_NUMBER, 1);
            return 1;
        }
    return 0;
}

static void describe(struct layout *layout, MPI_Datatype type, i64 at);

static void repeat(struct layout *layout, MPI_Datatype type, i64 at, i64 count) {
    MPI_Aint low, extent;
    MPI_Type_get_extent(type, &low, &extent);
    for (i64 i = 0; i < count; i++) describe(layout, type, at + i * extent);
}

static void describe_subarray(struct layout *layout, MPI_Datatype type, i64 at, const int *n) {
    const int rank = n[0], *sizes = n + 1, *parts = sizes + rank, *starts = parts + rank;
    const int by_rows = n[1 + 3 * rank] == MPI_ORDER_C;
    MPI_Aint low, extent;
    MPI_Type_get_extent(type, &low, &extent);
    i64 all = 1;
    for (int d = 0; d < rank; d++) all *= parts[d];
    for (i64 i = 0; i < all; i++) {
        i64 rest = i, place = 0, step = 1;
        for (int k = 0; k < rank; k++) { // the dimension that runs fastest comes first
            int d = by_rows ? rank - 1 - k : k;
            place += (starts[d] + rest % parts[d]) * step;
            rest /= parts[d];
            step *= sizes[d];
        }
        describe(layout, type, at + place * extent);
    }
}

// The pieces of a derived type; n, a and t are what it was made of.
static void describe_pieces(struct layout *layout, i64 at, int combiner, const int *n,
                            const MPI_Aint *a, const MPI_Datatype *t) {
    MPI_Aint low, extent = 0;
    if (combiner != MPI_COMBINER_STRUCT) MPI_Type_get_extent(t[0], &low, &extent);
    switch (combiner) {
    case MPI_COMBINER_DUP:
    case MPI_COMBINER_RESIZED:
        describe(layout, t[0], at);
        break;
    case MPI_COMBINER_CONTIGUOUS:
        repeat(layout, t[0], at, n[0]);
        break;
    case MPI_COMBINER_VECTOR:
        for (int i = 0; i < n[0]; i++) repeat(layout, t[0], at + (i64)i * n[2] * extent, n[1]);
        break;
    case MPI_COMBINER_HVECTOR:
        for (int i = 0; i < n[0]; i++) repeat(layout, t[0], at + i * a[0], n[1]);
        break;
    case MPI_COMBINER_INDEXED:
        for (int i = 0; i < n[0]; i++)
            repeat(layout, t[0], at + (i64)n[1 + n[0] + i] * extent, n[1 + i]);
        break;
    case MPI_COMBINER_HINDEXED:
        for (int i = 0; i < n[0]; i++) repeat(layout, t[0], at + a[i], n[1 + i]);
        break;
    case MPI_COMBINER_INDEXED_BLOCK:
        for (int i = 0; i < n[0]; i++) repeat(layout, t[0], at + (i64)n[2 + i] * extent, n[1]);
        break;
    case MPI_COMBINER_HINDEXED_BLOCK:
        for (int i = 0; i < n[0]; i++) repeat(layout, t[0], at + a[i], n[1]);
        break;
    case MPI_COMBINER_STRUCT:
        for (int i = 0; i < n[0]; i++) repeat(layout, t[i], at + a[i], n[1 + i]);
        break;
    case MPI_COMBINER_SUBARRAY:
        describe_subarray(layout, t[0], at, n);
        break;
    default:
        die("MPI_Type", "datatypes of this kind (MPI_Type_create_darray, for one) are not followed");
    }
}

// What a type was made of is handed out as a copy, unless it always exists.
static void free_piece(MPI_Datatype *type) {
    int combiner, one, two, three;
    MPI_Type_get_envelope(*type, &one, &two, &three, &combiner);
    if (combiner != MPI_COMBINER_NAMED && combiner != MPI_COMBINER_F90_REAL &&
        combiner != MPI_COMBINER_F90_COMPLEX && combiner != MPI_COMBINER_F90_INTEGER)
        MPI_Type_free(type);
}

static void describe(struct layout *layout, MPI_Datatype type, i64 at) {
    int integers, addresses, types, combiner, parts;
    MPI_Type_get_envelope(type, &integers, &addresses, &types, &combiner);
    if (combiner == MPI_COMBINER_NAMED || combiner == MPI_COMBINER_F90_REAL ||
        combiner == MPI_COMBINER_F90_COMPLEX || combiner == MPI_COMBINER_F90_INTEGER) {
        if (add_pair(layout, type, at)) return;
        enum kind kind = basic_kind(type, &parts);
        MPI_Aint low, bytes = 0;
        if (type != MPI_DATATYPE_NULL) MPI_Type_get_extent(type, &low, &bytes);
        if (combiner == MPI_COMBINER_F90_REAL || combiner == MPI_COMBINER_F90_COMPLEX) {
            parts = combiner == MPI_COMBINER_F90_COMPLEX ? 2 : 1;
            kind = bytes / parts == 4 ? SINGLE : bytes / parts == 8 ? DOUBLE : NO_NUMBER;
            if (!kind) die("MPI_Type_create_f90_real", "numbers of this size are not followed");
        }
        add_element(layout, at, bytes, kind, parts);
        return;
    }
    int *n = take_memory(integers * (i64)sizeof *n);
    MPI_Aint *a = take_memory(addresses * (i64)sizeof *a);
    MPI_Datatype *t = take_memory(types * (i64)sizeof *t);
    MPI_Type_get_contents(type, integers, addresses, types, n, a, t);
    describe_pieces(layout, at, combiner, n, a, t);
    for (int i = 0; i < types; i++) free_piece(&t[i]);
    give_back(n), give_back(a), give_back(t);
}

static int layout_key = MPI_KEYVAL_INVALID;

// Those that were looked at last.
static struct known_layout {
    MPI_Datatype type;
    struct layout *layout;
} known_layouts[SLOTS];

static int forget_layout(MPI_Datatype type, int key, void *value, void *extra) {
    (void)key, (void)extra;
    known_layouts[slot_of((i64)type)].layout = 0;
    free(((struct layout *)value)->elements);
    give_back(value);
    return MPI_SUCCESS;
}

// Kept with the datatype, as long as that lives.
static struct layout *found_layout(MPI_Datatype type) {
    if (layout_key == MPI_KEYVAL_INVALID)
        MPI_Type_create_keyval(MPI_TYPE_NULL_COPY_FN, forget_layout, &layout_key, 0);
    struct layout *layout;
    int known;
    MPI_Type_get_attr(type, layout_key, &layout, &known);
    if (known) return layout;
    layout = take_memory(sizeof *layout);
    MPI_Aint low, extent;
    MPI_Type_get_extent(type, &low, &extent);
    layout->extent = extent;
    describe(layout, type, 0);
    struct element *one = layout->elements;
    layout->dense = layout->count == 1 && !one->offset && extent == one->bytes;
    layout->even = 1;
    for (i64 i = 0; i < layout->count; i++)
        layout->even &= one[i].kind == layout->wire && one[i].parts == 1;
    MPI_Type_set_attr(type, layout_key, layout);
    return layout;
}

static struct layout *layout_of(MPI_Datatype type) {
    struct known_layout *known = &known_layouts[slot_of((i64)type)];
    if (!known->layout || known->type != type) {
        known->layout = found_layout(type);
        known->type = type;
    }
    return known->layout;
}

static struct view view_of(MPI_Datatype type, i64 items) {
    struct layout *layout = layout_of(type);
    return (struct view){layout, items, items * layout->count, 0, 0};
}

static i64 numbers_in(struct view view) {
    struct layout *layout = view.layout;
    if (!layout || !layout->numbers) return 0;
    if (layout->count == 1) return view.elements * layout->numbers;
    i64 whole = view.elements / layout->count, rest = view.elements % layout->count;
    i64 count = whole * layout->numbers;
    for (i64 i = 0; i < rest; i++)
        if (layout->elements[i].kind) count += layout->elements[i].parts;
    return count;
}

// Whether whole bytes are moved, because something is not named as a number.  Nobody sends a long
// double beside numbers without a name.
static int is_raw(const struct layout *layout) {
    return layout->unnamed && layout->wire != LONG;
}

static enum kind kind_on_wire(const struct layout *layout) {
    return is_raw(layout) ? NO_NUMBER : layout->wire;
}

static i64 raw_bytes(struct view view) {
    struct layout *layout = view.layout;
    if (!layout || !is_raw(layout)) return 0;
    i64 bytes = view.elements / layout->count * layout->bytes;
    for (i64 i = 0; i < view.elements % layout->count; i++) bytes += layout->elements[i].bytes;
    return bytes;
}

static i64 wire_bytes(struct view view) {
    return view.layout ? numbers_in(view) * widths[view.layout->wire] : 0;
}

static MPI_Datatype wire_type(enum kind wire) {
    return wire == LONG     ? MPI_LONG_DOUBLE
           : wire == SINGLE ? MPI_FLOAT
           : wire == DOUBLE ? MPI_DOUBLE
                            : MPI_BYTE;
}
