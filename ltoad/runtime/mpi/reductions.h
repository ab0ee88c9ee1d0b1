/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
// Reductions: who wins, and what the slopes of sums, products, maxima and minima are.

static int is_sum(struct collective *c) { return c->op == MPI_SUM; }

static void check_operation(struct message *m) {
    struct collective *c = m->collective;
    MPI_Op op = c->op;
    int known = op == MPI_SUM || op == MPI_PROD || op == MPI_MAX || op == MPI_MIN ||
                op == MPI_MAXLOC || op == MPI_MINLOC;
    if (!known)
        die(m->function, "this operation has no derivative: use MPI_SUM, PROD, MAX, MIN, MAXLOC or "
                         "MINLOC, or one that is made in what is linked with the derivative "
                         "(MPI_Op_create)");
    if (op == MPI_PROD && c->operand.layout->elements->parts == 2)
        die(m->function, "products of complex numbers have no derivative rule");
    if (c->operand.layout->count > 2 || (c->operand.layout->count == 2 && op != MPI_MAXLOC &&
                                         op != MPI_MINLOC))
        die(m->function, "this datatype cannot be reduced");
}

static i64 operands(struct collective *c) { return numbers_in(c->operand); }

// What this rank gets.
static struct view result_view(struct collective *c) {
    return (struct view){c->operand.layout, c->items, c->items * c->operand.layout->count,
                         *c->to_claims == 't', *c->to_claims == 's'};
}

static i64 results(struct collective *c) { return numbers_in(result_view(c)); }

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
    c->all = take_room(count * c->operand.layout->extent * c->size);
    if (c->blocks)
        PMPI_Allgather(c->values, count, c->type, c->all, count, c->type, m->comm);
    else
        PMPI_Iallgather(c->values, count, c->type, c->all, count, c->type, m->comm,
                        &c->requests[1]);
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
    const int n = countable(results(c) * lanes_of(m) * c->size, m->function) / c->size, p = c->size;
    MPI_Datatype type = wire_type(c->operand.layout->wire);
    i64 width = widths[c->operand.layout->wire];
    start_values(m);
    if (c->family == REDUCE) {
        TOGETHER(c, bcast, Bcast, c->out, n, type, c->root, m->comm);
    } else if (c->family == ALL_REDUCE) {
        c->in = take_room(n * width);
        TOGETHER(c, allreduce, Allreduce, c->out, c->in, n, type, MPI_SUM, m->comm);
    } else if (c->family == REDUCE_SCATTER) {
        c->counts = take_memory(2 * p * (i64)sizeof(int));
        i64 all = 0, each = c->operand.layout->numbers * lanes_of(m);
        for (int i = 0; i < p; i++) {
            c->counts[i] = (int)(c->parts[i] * each);
            c->counts[p + i] = (int)all;
            all += c->counts[i];
        }
        c->in = take_room(all * width);
        TOGETHER(c, allgatherv, Allgatherv, c->out, n, type, c->in, c->counts, c->counts + p, type,
                 m->comm);
    } else {
        c->in = take_room(p * n * width);
        TOGETHER(c, allgather, Allgather, c->out, n, type, c->in, n, type, m->comm);
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

static void take_results(struct message *m) {
    struct collective *c = m->collective;
    struct view view = result_view(c);
    i64 bytes = wire_bytes(view);
    c->out = take_memory(bytes * lanes_of(m));
    for (i64 lane = 0; c->has_result && lane < lanes_of(m); lane++)
        move(c->to[lane], view, (char *)c->out + lane * bytes, TAKE);
}

static void finish_reduce_adjoint(struct message *m) {
    struct collective *c = m->collective;
    enum kind wire = c->operand.layout->wire;
    i64 n = operands(c);
    if (is_sum(c) && (c->family == REDUCE || c->family == ALL_REDUCE)) {
        char *in = c->family == REDUCE ? c->out : c->in;
        for (i64 lane = 0; lane < lanes_of(m); lane++)
            move(c->from[lane], c->operand, in + lane * n * widths[wire], ADD);
        return;
    }
    char *sums = take_room(n * widths[wire]);
    for (i64 lane = 0; lane < lanes_of(m); lane++) {
        for (i64 j = 0; j < n; j++) set(sums + j * widths[wire], wire, operand_adjoint(m, lane, j));
        move(c->from[lane], c->operand, sums, ADD);
    }
    give_back(sums);
}

// The tangents of all operands go to all ranks, but for sums.
static void start_reduce_tangent(struct message *m) {
    struct collective *c = m->collective;
    const int n = (int)(operands(c) * lanes_of(m));
    MPI_Datatype type = wire_type(c->operand.layout->wire);
    i64 bytes = wire_bytes(c->operand);
    c->out = take_room(bytes * lanes_of(m));
    for (i64 lane = 0; lane < lanes_of(m); lane++)
        move(c->from[lane], c->operand, (char *)c->out + lane * bytes, READ);
    start_values(m);
    int summed = is_sum(c) && !scans(c);
    c->in = take_room(bytes * lanes_of(m) * (summed ? 1 : c->size));
    if (summed) TOGETHER(c, allreduce, Allreduce, c->out, c->in, n, type, MPI_SUM, m->comm);
    else TOGETHER(c, allgather, Allgather, c->out, n, type, c->in, n, type, m->comm);
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
    struct view view = result_view(c);
    i64 n = results(c), first = c->offset * c->operand.layout->numbers;
    if (is_sum(c) && !scans(c)) {
        for (i64 lane = 0; lane < lanes_of(m); lane++)
            move(c->to[lane], view,
                 (char *)c->in + (lane * operands(c) + first) * widths[wire], WRITE);
        return;
    }
    char *row = take_room(n * widths[wire]);
    for (i64 lane = 0; lane < lanes_of(m); lane++) {
        for (i64 j = 0; j < n; j++)
            set(row + j * widths[wire], wire, result_tangent(m, lane, first + j));
        move(c->to[lane], view, row, WRITE);
    }
    give_back(row);
}

// Numbers whose bits are combined as integers have no derivative.  Integers in shadow memory are
// small, and as numbers subnormal.
static int holds_number(const char *place, const char *tag) {
    if (*tag == DOUBLE_KIND) return (*(const unsigned long *)place << 1) >> 53 != 0;
    return *tag == FLOAT_KIND && (*(const unsigned *)place << 1) >> 24 != 0;
}

static void check_integers(struct message *m, void **shadows, const char *claims) {
    struct collective *c = m->collective;
    const i64 bytes = c->operand.layout ? raw_bytes(c->operand) : 0;
    if (!bytes || !c->operand.layout->dense || !*claims_in(claims).numbers) return;
    char *tags = take_memory(bytes + 8);
    tag_by_claims(tags, 0, bytes, claims_in(claims));
    for (i64 lane = 0; lane < lanes_of(m); lane++)
        for (i64 i = 0; shadows[lane] && i < bytes; i++)
            if (holds_number((char *)shadows[lane] + i, tags + i))
                die(m->function, "numbers that depend on an active input are reduced as integers");
    give_back(tags);
}

static void check_integer_results(struct message *m) {
    struct collective *c = m->collective;
    if (c->family != BROADCAST && c->family != EXCHANGE && c->has_result)
        check_integers(m, c->to, c->to_claims);
}
