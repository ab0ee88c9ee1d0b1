// Collective calls.  What moves pieces has an exchange of pieces as its adjoint; a sum and a
// broadcast are each other's; of other reductions all ranks get all operands, and know who won.

enum family { EXCHANGE, BROADCAST, REDUCE, ALL_REDUCE, REDUCE_SCATTER, SCAN, BEFORE_SCAN };

struct piece {
    i64 offset;
    struct view view;
};

struct collective {
    enum family family;
    int rank, size, root;
    void **from, **to; // shadows of what is read and of what is written
    struct piece *sent, *received;
    int *counts; // of four rows: what goes to each rank, where it begins, what comes, where
    void *out, *in;
    // of reductions
    struct view operand;
    MPI_Datatype type;
    MPI_Op op;
    i64 items, offset; // of the result, where it begins among the operands
    int *parts;
    char *values, *all;
    int has_result;
    MPI_Request requests[2];
};

static struct message *about_collective(struct record *record, const char *function,
                                        enum family family, MPI_Comm comm) {
    struct message *m = new_message(record, function, COLLECTIVES);
    struct collective *c = m->collective = keep(record, sizeof *c);
    int between;
    MPI_Comm_test_inter(comm, &between);
    if (between) die(function, "collective calls between two groups are not followed");
    m->program_comm = comm;
    m->comm = shadow_of(comm, function);
    c->family = family;
    MPI_Comm_rank(comm, &c->rank);
    MPI_Comm_size(comm, &c->size);
    c->from = c->to = 0;
    c->requests[0] = c->requests[1] = MPI_REQUEST_NULL;
    c->has_result = 1;
    return m;
}

static i64 lanes_of(struct message *m) { return m->record->lanes; }

static void move_piece(struct message *m, void **shadows, struct piece piece, char *wire,
                       enum move how) {
    i64 bytes = wire_bytes(piece.view);
    for (i64 lane = 0; shadows && lane < lanes_of(m); lane++) {
        char *shadow = shadows[lane];
        move(shadow ? shadow + piece.offset : 0, piece.view, wire ? wire + lane * bytes : 0, how);
    }
}

// Exchanges of pieces

static enum kind wire_of(struct collective *c) {
    enum kind wire = NO_NUMBER;
    for (int i = 0; i < c->size; i++) {
        struct layout *one = c->sent[i].view.layout, *other = c->received[i].view.layout;
        if (one && one->wire > wire) wire = one->wire;
        if (other && other->wire > wire) wire = other->wire;
    }
    return wire;
}

static i64 lay_out(struct message *m, struct piece *pieces, int *counts, int *starts) {
    i64 all = 0;
    for (int i = 0; i < m->collective->size; i++) {
        counts[i] = (int)(numbers_in(pieces[i].view) * lanes_of(m));
        starts[i] = (int)all;
        all += counts[i];
    }
    if (all > 0x7fffffff) die(m->function, "more than 2^31 numbers at once");
    return all;
}

static void take_pieces(struct message *m, struct piece *out, void **shadows, enum move how,
                        struct piece *in) {
    struct collective *c = m->collective;
    const int n = c->size;
    c->counts = take_memory(4 * n * (i64)sizeof(int));
    i64 sent = lay_out(m, out, c->counts, c->counts + n);
    i64 got = lay_out(m, in, c->counts + 2 * n, c->counts + 3 * n), width = widths[wire_of(c)];
    c->out = take_memory(sent * width);
    c->in = take_memory(got * width);
    for (int i = 0; i < n; i++)
        move_piece(m, shadows, out[i], (char *)c->out + c->counts[n + i] * width, how);
}

static void start_exchange(struct message *m) {
    struct collective *c = m->collective;
    int *n = c->counts, p = c->size;
    MPI_Datatype type = wire_type(wire_of(c));
    PMPI_Ialltoallv(c->out, n, n + p, type, c->in, n + 2 * p, n + 3 * p, type, m->comm,
                    &c->requests[0]);
}

static void finish_exchange(struct message *m, struct piece *in, void **shadows, enum move how) {
    struct collective *c = m->collective;
    i64 width = widths[wire_of(c)];
    for (int i = 0; i < c->size; i++)
        move_piece(m, shadows, in[i], (char *)c->in + c->counts[3 * c->size + i] * width, how);
}

// Broadcasts

static void start_broadcast(struct message *m, int adjoint) {
    struct collective *c = m->collective;
    int count = (int)wire_count(m);
    MPI_Datatype type = wire_type(m->view.layout->wire);
    if (adjoint)
        PMPI_Ireduce(c->out, c->in, count, type, MPI_SUM, c->root, m->comm, &c->requests[0]);
    else PMPI_Ibcast(c->out, count, type, c->root, m->comm, &c->requests[0]);
}

// Reductions

static int is_sum(struct collective *c) { return c->op == MPI_SUM; }

static void check_operation(struct message *m) {
    struct collective *c = m->collective;
    MPI_Op op = c->op;
    int known = op == MPI_SUM || op == MPI_PROD || op == MPI_MAX || op == MPI_MIN ||
                op == MPI_MAXLOC || op == MPI_MINLOC;
    if (!known)
        die(m->function, "operations of the program's own (MPI_Op_create) have no derivative: use "
                         "MPI_SUM, PROD, MAX, MIN, MAXLOC or MINLOC, or reduce by hand");
    if (op == MPI_PROD && c->operand.layout->elements->parts == 2)
        die(m->function, "products of complex numbers have no derivative rule");
    if (c->operand.layout->count > 2 || (c->operand.layout->count == 2 && op != MPI_MAXLOC &&
                                         op != MPI_MINLOC))
        die(m->function, "this datatype cannot be reduced");
}

static i64 operands(struct collective *c) { return numbers_in(c->operand); }

static i64 results(struct collective *c) {
    return numbers_in((struct view){c->operand.layout, c->items,
                                    c->items * c->operand.layout->count});
}

static void take_values(struct message *m, const void *memory) {
    struct collective *c = m->collective;
    if (is_sum(c)) return;
    i64 bytes = c->operand.items * c->operand.layout->extent;
    c->values = keep(m->record, bytes);
    memcpy(c->values, memory, bytes);
}

static void start_values(struct message *m) {
    struct collective *c = m->collective;
    if (is_sum(c)) return;
    int count = (int)c->operand.items;
    c->all = take_memory(count * c->operand.layout->extent * c->size);
    PMPI_Iallgather(c->values, count, c->type, c->all, count, c->type, m->comm, &c->requests[1]);
}

static const char *value_at(struct collective *c, int rank, i64 j) {
    struct layout *layout = c->operand.layout;
    i64 item = j / layout->numbers, part = j % layout->numbers;
    return c->all + (rank * c->operand.items + item) * layout->extent + part * widths[layout->wire];
}

static i64 index_at(struct collective *c, int rank, i64 j) {
    enum kind wire = c->operand.layout->wire;
    const char *value = value_at(c, rank, j);
    if (c->type == MPI_2REAL || c->type == MPI_2DOUBLE_PRECISION)
        return (i64)get(value + widths[wire], wire);
    return *(const int *)(value + widths[wire]);
}

// Whether one rank's operand is taken rather than another's; of equals the lowest rank's.
static int beats(struct collective *c, int one, int other, i64 j) {
    enum kind wire = c->operand.layout->wire;
    long double x = get(value_at(c, one, j), wire), y = get(value_at(c, other, j), wire);
    int pairs = c->operand.layout->count == 2;
    if (x == y && pairs && index_at(c, one, j) != index_at(c, other, j))
        return index_at(c, one, j) < index_at(c, other, j);
    if (x == y) return one < other;
    return c->op == MPI_MAX || c->op == MPI_MAXLOC ? x > y : x < y;
}

// The derivative of what the first ranks have made of operand j by one of them.
static long double slope(struct collective *c, int ranks, int rank, i64 j) {
    if (rank >= ranks) return 0;
    if (is_sum(c)) return 1;
    long double product = 1;
    for (int i = 0; i < ranks; i++) {
        if (i == rank) continue;
        if (c->op == MPI_PROD) product *= get(value_at(c, i, j), c->operand.layout->wire);
        else if (!beats(c, rank, i, j)) return 0;
    }
    return product;
}

static int scans(struct collective *c) { return c->family == SCAN || c->family == BEFORE_SCAN; }

static void start_reduce_adjoint(struct message *m) {
    struct collective *c = m->collective;
    const int n = (int)(results(c) * lanes_of(m)), p = c->size;
    MPI_Datatype type = wire_type(c->operand.layout->wire);
    i64 width = widths[c->operand.layout->wire];
    start_values(m);
    if (c->family == REDUCE) {
        PMPI_Ibcast(c->out, n, type, c->root, m->comm, &c->requests[0]);
    } else if (c->family == ALL_REDUCE) {
        c->in = take_memory(n * width);
        PMPI_Iallreduce(c->out, c->in, n, type, MPI_SUM, m->comm, &c->requests[0]);
    } else if (c->family == REDUCE_SCATTER) {
        c->counts = take_memory(2 * p * (i64)sizeof(int));
        i64 all = 0, each = c->operand.layout->numbers * lanes_of(m);
        for (int i = 0; i < p; i++) {
            c->counts[i] = (int)(c->parts[i] * each);
            c->counts[p + i] = (int)all;
            all += c->counts[i];
        }
        c->in = take_memory(all * width);
        PMPI_Iallgatherv(c->out, n, type, c->in, c->counts, c->counts + p, type, m->comm,
                         &c->requests[0]);
    } else {
        c->in = take_memory(p * n * width);
        PMPI_Iallgather(c->out, n, type, c->in, n, type, m->comm, &c->requests[0]);
    }
}

// The adjoint of all results that one operand has gone into.
static long double operand_adjoint(struct message *m, i64 lane, i64 j) {
    struct collective *c = m->collective;
    enum kind wire = c->operand.layout->wire;
    i64 n = results(c), lanes = lanes_of(m), width = widths[wire];
    char *in = c->family == REDUCE ? c->out : c->in;
    if (c->family == REDUCE_SCATTER) {
        i64 begin = 0, item = j / c->operand.layout->numbers;
        int part = 0;
        while (item >= begin + c->parts[part]) begin += c->parts[part++];
        i64 first = begin * c->operand.layout->numbers;
        i64 size = c->parts[part] * c->operand.layout->numbers;
        i64 place = first * lanes + lane * size + j - first;
        return slope(c, c->size, c->rank, j) * get(in + place * width, wire);
    }
    if (!scans(c)) return slope(c, c->size, c->rank, j) * get(in + (lane * n + j) * width, wire);
    long double sum = 0;
    for (int i = c->rank; i < c->size; i++) {
        int ranks = c->family == SCAN ? i + 1 : i;
        sum += slope(c, ranks, c->rank, j) * get(in + ((i * lanes + lane) * n + j) * width, wire);
    }
    return sum;
}

static void finish_reduce_adjoint(struct message *m) {
    struct collective *c = m->collective;
    enum kind wire = c->operand.layout->wire;
    i64 n = operands(c);
    char *sums = take_memory(n * widths[wire]);
    for (i64 lane = 0; lane < lanes_of(m); lane++) {
        for (i64 j = 0; j < n; j++) set(sums + j * widths[wire], wire, operand_adjoint(m, lane, j));
        move(c->from[lane], c->operand, sums, ADD);
    }
    free(sums);
}

// The tangents of all operands go to all ranks, but for sums.
static void start_reduce_tangent(struct message *m) {
    struct collective *c = m->collective;
    const int n = (int)(operands(c) * lanes_of(m));
    MPI_Datatype type = wire_type(c->operand.layout->wire);
    i64 bytes = wire_bytes(c->operand);
    c->out = take_memory(bytes * lanes_of(m));
    for (i64 lane = 0; lane < lanes_of(m); lane++)
        move(c->from[lane], c->operand, (char *)c->out + lane * bytes, READ);
    start_values(m);
    int summed = is_sum(c) && !scans(c);
    c->in = take_memory(bytes * lanes_of(m) * (summed ? 1 : c->size));
    if (summed) PMPI_Iallreduce(c->out, c->in, n, type, MPI_SUM, m->comm, &c->requests[0]);
    else PMPI_Iallgather(c->out, n, type, c->in, n, type, m->comm, &c->requests[0]);
}

static long double result_tangent(struct message *m, i64 lane, i64 j) {
    struct collective *c = m->collective;
    enum kind wire = c->operand.layout->wire;
    i64 n = operands(c), lanes = lanes_of(m);
    char *in = c->in;
    if (is_sum(c) && !scans(c)) return get(in + (lane * n + j) * widths[wire], wire);
    int ranks = c->family == SCAN ? c->rank + 1 : c->family == BEFORE_SCAN ? c->rank : c->size;
    long double sum = 0;
    for (int i = 0; i < ranks; i++)
        sum += slope(c, ranks, i, j) * get(in + ((i * lanes + lane) * n + j) * widths[wire], wire);
    return sum;
}

static void finish_reduce_tangent(struct message *m) {
    struct collective *c = m->collective;
    if (!c->has_result) return;
    enum kind wire = c->operand.layout->wire;
    struct view view = {c->operand.layout, c->items, c->items * c->operand.layout->count};
    i64 n = results(c), first = c->offset * c->operand.layout->numbers;
    char *row = take_memory(n * widths[wire]);
    for (i64 lane = 0; lane < lanes_of(m); lane++) {
        for (i64 j = 0; j < n; j++)
            set(row + j * widths[wire], wire, result_tangent(m, lane, first + j));
        move(c->to[lane], view, row, WRITE);
    }
    free(row);
}

// All families, forwards

static int has_numbers(struct message *m) {
    struct collective *c = m->collective;
    if (c->family == EXCHANGE) return wire_of(c) != NO_NUMBER;
    if (c->family == BROADCAST) return numbers_in(m->view) != 0;
    return operands(c) != 0;
}

static void start_tangents(struct message *m) {
    struct collective *c = m->collective;
    if (c->family == EXCHANGE) {
        take_pieces(m, c->sent, c->from, READ, c->received);
        start_exchange(m);
    } else if (c->family == BROADCAST) {
        c->out = new_wire(m);
        move_lanes(m, c->out, READ);
        start_broadcast(m, 0);
    } else {
        start_reduce_tangent(m);
    }
}

static void drop_wires(struct message *m) {
    struct collective *c = m->collective;
    free(c->out), free(c->in), free(c->all), free(c->counts);
    c->out = c->in = c->all = 0;
    c->counts = 0;
}

static void finish_tangents(struct message *m) {
    struct collective *c = m->collective;
    PMPI_Waitall(2, c->requests, MPI_STATUSES_IGNORE);
    if (c->family == EXCHANGE) finish_exchange(m, c->received, c->to, WRITE);
    else if (c->family == BROADCAST && c->rank != c->root) move_lanes(m, c->out, WRITE);
    else if (c->family != BROADCAST) finish_reduce_tangent(m);
    drop_wires(m);
}

static void post_collective(struct record *record, struct message *m) {
    m->posted = record->posted;
    record->posted = m;
    if (record->arena) unfinished++;
    if (!has_numbers(m)) return;
    m->number = ++posted_receives;
    if (record->arena) push(m, 0, 0);
    else start_tangents(m);
}

static void complete_collective(struct message *m) {
    if (!m->record->arena && has_numbers(m)) finish_tangents(m);
}

// All families, backwards

static void take_collective(struct message *m) {
    struct collective *c = m->collective;
    if (c->family == EXCHANGE) {
        take_pieces(m, c->received, c->to, TAKE, c->sent);
    } else if (c->family == BROADCAST) {
        c->out = new_wire(m);
        c->in = new_wire(m);
        if (c->rank != c->root) move_lanes(m, c->out, TAKE);
    } else {
        struct view view = {c->operand.layout, c->items, c->items * c->operand.layout->count};
        i64 bytes = wire_bytes(view);
        c->out = take_memory(bytes * lanes_of(m));
        for (i64 lane = 0; c->has_result && lane < lanes_of(m); lane++)
            move(c->to[lane], view, (char *)c->out + lane * bytes, TAKE);
    }
}

static void start_collective(struct message *m) {
    struct collective *c = m->collective;
    if (c->family == EXCHANGE) start_exchange(m);
    else if (c->family == BROADCAST) start_broadcast(m, 1);
    else start_reduce_adjoint(m);
    m->started = 1;
}

static void finish_collective(struct message *m) {
    struct collective *c = m->collective;
    if (!m->started)
        die(m->function, "collective calls were completed in another order than they were made");
    PMPI_Waitall(2, c->requests, MPI_STATUSES_IGNORE);
    if (c->family == EXCHANGE) finish_exchange(m, c->sent, c->from, ADD);
    else if (c->family == BROADCAST && c->rank == c->root) move_lanes(m, c->in, ADD);
    else if (c->family != BROADCAST) finish_reduce_adjoint(m);
    drop_wires(m);
}
