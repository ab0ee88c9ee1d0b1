/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
// Collective calls.  What moves pieces has an exchange of pieces as its adjoint; a sum and a
// broadcast are each other's; of other reductions all ranks get all operands, and know who won
// (reductions.h).

enum family { EXCHANGE, BROADCAST, REDUCE, ALL_REDUCE, REDUCE_SCATTER, SCAN, BEFORE_SCAN };

struct piece {
    i64 offset;
    struct view view;
    int rank;
};

struct collective {
    enum family family;
    int rank, size, root;
    int blocks; // so may its derivative: it begins and ends in one place
    void **from, **to; // shadows of what is read and of what is written
    const char *from_claims, *to_claims;
    struct piece *sent, *received; // in the order of their ranks, with which another has some as well
    int sends, receives;
    int as_bytes; // whatever the numbers are
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

// Calls that block and their like that do not, with the arguments that both have.
#define TOGETHER(c, which, name, ...)                                                              \
    do {                                                                                           \
        if ((c)->blocks) PMPI_##name(__VA_ARGS__);                                                 \
        else PMPI_I##which(__VA_ARGS__, &(c)->requests[0]);                                        \
    } while (0)

static struct message *about_collective(struct record *record, const char *function,
                                        enum family family, MPI_Comm comm) {
    struct message *m = new_message(record, function, COLLECTIVES);
    struct collective *c = m->collective = keep(record, sizeof *c);
    struct shadow_comm *shadow = shadow_of(comm, function);
    if (shadow->between) die(function, "collective calls between two groups are not followed");
    m->comm = shadow->comm;
    c->family = family;
    c->rank = shadow->rank;
    c->size = shadow->size;
    c->requests[0] = c->requests[1] = MPI_REQUEST_NULL;
    c->has_result = 1;
    return m;
}

static i64 lanes_of(struct message *m) { return m->record->lanes; }

// Exchanges of pieces

// One kind of number for all pieces; bytes, if something is not named as a number.
static enum kind wire_of(struct collective *c) {
    enum kind wire = NO_NUMBER;
    if (c->as_bytes) return wire;
    for (int i = 0; i < c->sends + c->receives; i++) {
        const struct layout *one =
            (i < c->sends ? c->sent[i] : c->received[i - c->sends]).view.layout;
        if (one && is_raw(one)) return NO_NUMBER;
        if (one && one->wire > wire) wire = one->wire;
    }
    return wire;
}

static i64 wire_width(enum kind wire) { return wire ? widths[wire] : 1; }

static int pieces_in(struct collective *c, const struct piece *pieces) {
    return pieces == c->sent ? c->sends : c->receives;
}

static i64 lay_out(struct message *m, struct piece *pieces, int *counts, int *starts, i64 width) {
    struct collective *c = m->collective;
    i64 all = 0;
    for (int i = 0; i < pieces_in(c, pieces); i++) {
        i64 bytes = bytes_on_wire(pieces[i].view, is_adjoint(m));
        if (bytes && !c->as_bytes && (width > 1) == (raw_bytes(pieces[i].view) > 0))
            die(m->function, "numbers are sent as another type than they are received as");
        all += bytes / width * lanes_of(m);
        counts[pieces[i].rank] += (int)(bytes / width * lanes_of(m));
    }
    for (int rank = 1; rank < c->size; rank++) starts[rank] = starts[rank - 1] + counts[rank - 1];
    return countable(all, m->function);
}

static void move_pieces(struct message *m, struct piece *pieces, void **shadows, const char *claims,
                        char *wire, enum move how) {
    for (int i = 0; i < pieces_in(m->collective, pieces); i++) {
        struct piece piece = pieces[i];
        i64 bytes = bytes_on_wire(piece.view, is_adjoint(m));
        for (i64 lane = 0; bytes && lane < lanes_of(m); lane++, wire += bytes) {
            char *shadow = shadows[lane];
            move_view(m, shadow ? shadow + piece.offset : 0, piece.view, claims, wire, how);
        }
    }
}

static void take_pieces(struct message *m, struct piece *out, void **shadows, const char *claims,
                        enum move how, struct piece *in) {
    struct collective *c = m->collective;
    const int n = c->size;
    i64 width = wire_width(wire_of(c));
    c->counts = take_memory(4 * n * (i64)sizeof(int));
    i64 sent = lay_out(m, out, c->counts, c->counts + n, width);
    i64 got = lay_out(m, in, c->counts + 2 * n, c->counts + 3 * n, width);
    c->out = take_room(sent * width);
    c->in = take_room(got * width);
    move_pieces(m, out, shadows, claims, c->out, how);
}

static void start_exchange(struct message *m) {
    struct collective *c = m->collective;
    int *n = c->counts, p = c->size;
    MPI_Datatype type = wire_type(wire_of(c));
    TOGETHER(c, alltoallv, Alltoallv, c->out, n, n + p, type, c->in, n + 2 * p, n + 3 * p, type,
             m->comm);
}

static void finish_exchange(struct message *m, struct piece *in, void **shadows, const char *claims,
                            enum move how) {
    struct collective *c = m->collective;
    move_pieces(m, in, shadows, claims, c->in, how);
}

// Broadcasts

static void start_broadcast(struct message *m) {
    struct collective *c = m->collective;
    int count = wire_count(m);
    MPI_Datatype type = wire_type(kind_on_wire(m->view.layout));
    if (!is_adjoint(m)) TOGETHER(c, bcast, Bcast, c->out, count, type, c->root, m->comm);
    else if (raw_bytes(m->view))
        TOGETHER(c, gather, Gather, c->out, count, type, c->in, count, type, c->root, m->comm);
    else TOGETHER(c, reduce, Reduce, c->out, c->in, count, type, MPI_SUM, c->root, m->comm);
}

static void take_broadcast(struct message *m) {
    struct collective *c = m->collective;
    const int parts = raw_bytes(m->view) && c->rank == c->root ? c->size : 1;
    i64 bytes = bytes_on_wire(m->view, 1) * lanes_of(m);
    c->out = take_memory(bytes);
    c->in = take_room(parts * bytes);
    if (c->rank != c->root) move_lanes(m, c->out, TAKE);
}

static void finish_broadcast_adjoint(struct message *m) {
    struct collective *c = m->collective;
    i64 bytes = bytes_on_wire(m->view, 1) * lanes_of(m);
    if (c->rank != c->root) return;
    for (int i = 0; i < (raw_bytes(m->view) ? c->size : 1); i++)
        move_lanes(m, (char *)c->in + i * bytes, ADD);
}

#include "reductions.h"

// All families, forwards

static int has_numbers(struct message *m) {
    struct collective *c = m->collective;
    if (c->family == BROADCAST) return has_content(m->view);
    if (c->family != EXCHANGE) return operands(c) != 0;
    for (int i = 0; i < c->sends; i++)
        if (has_content(c->sent[i].view)) return 1;
    for (int i = 0; i < c->receives; i++)
        if (has_content(c->received[i].view)) return 1;
    return c->size > 1; // others may exchange something
}

static void start_tangents(struct message *m) {
    struct collective *c = m->collective;
    if (c->family == EXCHANGE) {
        take_pieces(m, c->sent, c->from, c->from_claims, READ, c->received);
        start_exchange(m);
    } else if (c->family == BROADCAST) {
        c->out = new_wire(m);
        if (c->rank == c->root) move_lanes(m, c->out, READ);
        start_broadcast(m);
    } else {
        start_reduce_tangent(m);
    }
}

static void drop_wires(struct message *m) {
    struct collective *c = m->collective;
    give_back(c->out), give_back(c->in), give_back(c->all), give_back(c->counts);
    c->out = c->in = c->all = 0;
    c->counts = 0;
}

static void wait_for_wires(struct collective *c) {
    if (!c->blocks) PMPI_Waitall(2, c->requests, MPI_STATUSES_IGNORE);
}

static void finish_tangents(struct message *m) {
    struct collective *c = m->collective;
    wait_for_wires(c);
    if (c->family == EXCHANGE) finish_exchange(m, c->received, c->to, c->to_claims, WRITE);
    else if (c->family == BROADCAST && c->rank != c->root) move_lanes(m, c->out, WRITE);
    else if (c->family != BROADCAST) finish_reduce_tangent(m);
    drop_wires(m);
}

static void tag_result(struct message *m) {
    struct collective *c = m->collective;
    if (c->family == BROADCAST && c->rank != c->root) {
        tag_lanes(m->record, m->shadows, 0, m->view);
    } else if (c->family == EXCHANGE) {
        for (int i = 0; i < c->receives; i++)
            if (c->received[i].view.layout)
                tag_lanes(m->record, c->to, c->received[i].offset, c->received[i].view);
    } else if (c->family != BROADCAST && c->has_result) {
        tag_lanes(m->record, c->to, 0, result_view(c));
    }
}

static void post_collective(struct record *record, struct message *m) {
    enter_posted(record, m);
    tag_result(m);
    struct collective *c = m->collective;
    const int moves = c->family == BROADCAST || c->family == EXCHANGE;
    if (!moves && !record->arena) check_integers(m, c->from, c->from_claims);
    if (!has_numbers(m)) return;
    if (record->arena) push(m, 0, 0);
    else if (!m->collective->blocks) start_tangents(m);
}

static void complete_collective(struct message *m) {
    if (m->record->arena || !has_numbers(m)) return;
    if (m->collective->blocks) start_tangents(m);
    finish_tangents(m);
}

// All families, backwards

static void take_collective(struct message *m) {
    struct collective *c = m->collective;
    if (c->family == EXCHANGE) take_pieces(m, c->received, c->to, c->to_claims, TAKE, c->sent);
    else if (c->family == BROADCAST) take_broadcast(m);
    else take_results(m);
}

static void start_collective(struct message *m) {
    struct collective *c = m->collective;
    if (c->family == EXCHANGE) start_exchange(m);
    else if (c->family == BROADCAST) start_broadcast(m);
    else start_reduce_adjoint(m);
    m->started = 1;
}

static void finish_collective(struct message *m) {
    struct collective *c = m->collective;
    if (!m->started)
        die(m->function, "collective calls were completed in another order than they were made");
    wait_for_wires(c);
    if (c->family == EXCHANGE) finish_exchange(m, c->sent, c->from, c->from_claims, ADD);
    else if (c->family == BROADCAST) finish_broadcast_adjoint(m);
    else finish_reduce_adjoint(m);
    drop_wires(m);
}
