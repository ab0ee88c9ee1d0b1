/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
// The calls themselves: what the program asked for, with what its derivative needs besides.

#define CALL(name) __ltoad_mpi_##name

// From one rank to another

#define BLOCKING_SEND(name)                                                                        \
    int CALL(name)(struct record * record, const void *memory, int count, MPI_Datatype type,       \
                   int peer, int tag, MPI_Comm comm) {                                             \
        struct message *m = about_transfer(record, "MPI_" #name, SENDS, 0, memory, count, type,    \
                                           peer, tag, comm);                                       \
        post(record, m);                                                                           \
        record->completed = m;                                                                     \
        return MPI_##name(memory, count, type, peer, tag, comm);                                   \
    }

BLOCKING_SEND(Send)
BLOCKING_SEND(Ssend)
BLOCKING_SEND(Bsend)
BLOCKING_SEND(Rsend)

#define STARTED_SEND(name)                                                                         \
    int CALL(name)(struct record * record, const void *memory, int count, MPI_Datatype type,       \
                   int peer, int tag, MPI_Comm comm, MPI_Request *request) {                       \
        struct message *m = about_transfer(record, "MPI_" #name, SENDS, 0, memory, count, type,    \
                                           peer, tag, comm);                                       \
        post(record, m);                                                                           \
        int code = MPI_##name(memory, count, type, peer, tag, comm, request);                      \
        await_request(m, *request, request);                                                       \
        return code;                                                                               \
    }

STARTED_SEND(Isend)
STARTED_SEND(Issend)
STARTED_SEND(Ibsend)
STARTED_SEND(Irsend)

int CALL(Recv)(struct record *record, void *memory, int count, MPI_Datatype type, int peer, int tag,
               MPI_Comm comm, MPI_Status *status) {
    struct message *m =
        about_transfer(record, "MPI_Recv", RECEIVES, 0, memory, count, type, peer, tag, comm);
    MPI_Status own;
    if (status == MPI_STATUS_IGNORE) status = &own;
    post(record, m);
    int code = MPI_Recv(memory, count, type, peer, tag, comm, status);
    complete(record, m, status);
    return code;
}

int CALL(Irecv)(struct record *record, void *memory, int count, MPI_Datatype type, int peer,
                int tag, MPI_Comm comm, MPI_Request *request) {
    struct message *m =
        about_transfer(record, "MPI_Irecv", RECEIVES, 0, memory, count, type, peer, tag, comm);
    post(record, m);
    int code = MPI_Irecv(memory, count, type, peer, tag, comm, request);
    await_request(m, *request, request);
    return code;
}

int CALL(Ibarrier)(struct record *record, MPI_Comm comm, MPI_Request *request) {
    struct message *m = new_message(record, "MPI_Ibarrier", SENDS);
    post(record, m);
    int code = MPI_Ibarrier(comm, request);
    await_request(m, *request, request);
    return code;
}

static int exchange(struct record *record, struct message *out, struct message *in,
                    MPI_Status *status) {
    post(record, in);
    post(record, out);
    record->completed = out;
    complete(record, in, status);
    return MPI_SUCCESS;
}

int CALL(Sendrecv)(struct record *record, const void *out, int sent, MPI_Datatype sent_type, int to,
                   int sent_tag, void *in, int received, MPI_Datatype type, int from, int tag,
                   MPI_Comm comm, MPI_Status *status) {
    const char *name = "MPI_Sendrecv";
    struct message *sending =
        about_transfer(record, name, SENDS, 0, out, sent, sent_type, to, sent_tag, comm);
    struct message *receiving =
        about_transfer(record, name, RECEIVES, 1, in, received, type, from, tag, comm);
    MPI_Status own;
    if (status == MPI_STATUS_IGNORE) status = &own;
    int code = MPI_Sendrecv(out, sent, sent_type, to, sent_tag, in, received, type, from, tag, comm,
                            status);
    exchange(record, sending, receiving, status);
    return code;
}

int CALL(Sendrecv_replace)(struct record *record, void *memory, int count, MPI_Datatype type,
                           int to, int sent_tag, int from, int tag, MPI_Comm comm,
                           MPI_Status *status) {
    const char *name = "MPI_Sendrecv_replace";
    struct message *sending =
        about_transfer(record, name, SENDS, 0, memory, count, type, to, sent_tag, comm);
    struct message *receiving =
        about_transfer(record, name, RECEIVES, 0, memory, count, type, from, tag, comm);
    MPI_Status own;
    if (status == MPI_STATUS_IGNORE) status = &own;
    int code = MPI_Sendrecv_replace(memory, count, type, to, sent_tag, from, tag, comm, status);
    exchange(record, sending, receiving, status);
    return code;
}

// Requests that are started again and again

// What a request that lasts begins with is kept as long as the request.
static void remember(struct record *record, struct message *m, MPI_Request handle) {
    struct message *kept = take_memory(sizeof *kept);
    *kept = *m;
    i64 bytes = record->lanes * (i64)sizeof(void *);
    kept->shadows = memcpy(take_memory(bytes), m->shadows, bytes);
    kept->handle = handle;
    kept->pending = persistent;
    persistent = kept;
}

static void forget_persistent(MPI_Request handle) {
    for (struct message **place = &persistent; *place; place = &(*place)->pending)
        if ((*place)->handle == handle) {
            struct message *m = *place;
            *place = m->pending;
            give_back(m->shadows), give_back(m);
            return;
        }
}

#define LASTING(name, way, constant)                                                               \
    int CALL(name)(struct record * record, constant void *memory, int count, MPI_Datatype type,    \
                   int peer, int tag, MPI_Comm comm, MPI_Request *request) {                       \
        struct message *m = about_transfer(record, "MPI_" #name, way, 0, memory, count, type,      \
                                           peer, tag, comm);                                       \
        int code = MPI_##name(memory, count, type, peer, tag, comm, request);                      \
        remember(record, m, *request);                                                             \
        return code;                                                                               \
    }

LASTING(Send_init, SENDS, const)
LASTING(Ssend_init, SENDS, const)
LASTING(Bsend_init, SENDS, const)
LASTING(Rsend_init, SENDS, const)
LASTING(Recv_init, RECEIVES, )

static void start(struct record *record, MPI_Request *request, const char *function) {
    struct message *lasting = template_of(*request);
    if (!lasting) die(function, "this request was made outside of the differentiated function");
    struct message *m = keep(record, sizeof *m);
    *m = *lasting;
    m->record = record;
    i64 bytes = record->lanes * (i64)sizeof(void *);
    m->shadows = memcpy(keep(record, bytes), lasting->shadows, bytes);
    post(record, m);
    await_request(m, *request, request);
}

int CALL(Start)(struct record *record, MPI_Request *request) {
    start(record, request, "MPI_Start");
    return MPI_Start(request);
}

int CALL(Startall)(struct record *record, int count, MPI_Request *requests) {
    for (int i = 0; i < count; i++) start(record, &requests[i], "MPI_Startall");
    return MPI_Startall(count, requests);
}

int CALL(Request_free)(struct record *record, MPI_Request *request) {
    struct message *m = expected(*request, request, "MPI_Request_free");
    if (m && m->kind != SENDS && m->peer != MPI_PROC_NULL)
        die("MPI_Request_free", "nobody could tell when this request is complete");
    complete(record, m, 0);
    forget_persistent(*request);
    return MPI_Request_free(request);
}

// Waiting for requests, and looking whether they are complete

enum { FEW = 8 };

struct expected {
    struct message **messages;
    MPI_Status *statuses;
    struct message *few_messages[FEW];
    MPI_Status few_statuses[FEW];
};

static void expect(struct expected *e, int count, MPI_Request *requests, const char *function) {
    e->messages = e->few_messages;
    e->statuses = e->few_statuses;
    if (count > FEW) {
        e->messages = take_room(count * (i64)sizeof(void *));
        e->statuses = take_room(count * (i64)sizeof(MPI_Status));
    }
    for (int i = 0; i < count; i++) {
        e->messages[i] = expected(requests[i], &requests[i], function);
        if (e->messages[i]) leave_pending(e->messages[i]); // equal requests are told apart
    }
    for (int i = 0; i < count; i++)
        if (e->messages[i]) {
            e->messages[i]->place = &requests[i];
            enter_pending(e->messages[i]);
        }
}

static void end_expecting(struct expected *e) {
    if (e->messages != e->few_messages) give_back(e->messages), give_back(e->statuses);
}

static void complete_all(struct record *record, struct expected *e, int count, MPI_Status *out) {
    for (int i = 0; i < count; i++) complete(record, e->messages[i], &e->statuses[i]);
    if (out != MPI_STATUSES_IGNORE)
        for (int i = 0; i < count; i++) out[i] = e->statuses[i];
}

int CALL(Wait)(struct record *record, MPI_Request *request, MPI_Status *status) {
    struct message *m = expected(*request, request, "MPI_Wait");
    MPI_Status own;
    if (status == MPI_STATUS_IGNORE) status = &own;
    int code = MPI_Wait(request, status);
    complete(record, m, status);
    return code;
}

int CALL(Waitall)(struct record *record, int count, MPI_Request *requests, MPI_Status *out) {
    struct expected e;
    expect(&e, count, requests, "MPI_Waitall");
    int code = MPI_Waitall(count, requests, e.statuses);
    complete_all(record, &e, count, out);
    end_expecting(&e);
    return code;
}

int CALL(Waitany)(struct record *record, int count, MPI_Request *requests, int *index,
                  MPI_Status *status) {
    struct expected e;
    expect(&e, count, requests, "MPI_Waitany");
    if (status == MPI_STATUS_IGNORE) status = e.statuses;
    int code = MPI_Waitany(count, requests, index, status);
    if (*index != MPI_UNDEFINED) complete(record, e.messages[*index], status);
    end_expecting(&e);
    return code;
}

#define SEVERAL(name)                                                                              \
    int CALL(name)(struct record * record, int count, MPI_Request * requests, int *done,           \
                   int *indices, MPI_Status *out) {                                                \
        struct expected e;                                 \
        expect(&e, count, requests, "MPI_" #name);                              \
        int code = MPI_##name(count, requests, done, indices, e.statuses);                         \
        for (int i = 0; *done != MPI_UNDEFINED && i < *done; i++) {                                \
            complete(record, e.messages[indices[i]], &e.statuses[i]);                              \
            if (out != MPI_STATUSES_IGNORE) out[i] = e.statuses[i];                                \
        }                                                                                          \
        end_expecting(&e);                                                                          \
        return code;                                                                               \
    }

SEVERAL(Waitsome)
SEVERAL(Testsome)

int CALL(Test)(struct record *record, MPI_Request *request, int *done, MPI_Status *status) {
    struct message *m = expected(*request, request, "MPI_Test");
    MPI_Status own;
    if (status == MPI_STATUS_IGNORE) status = &own;
    int code = MPI_Test(request, done, status);
    if (*done) complete(record, m, status);
    return code;
}

int CALL(Testall)(struct record *record, int count, MPI_Request *requests, int *done,
                  MPI_Status *out) {
    struct expected e;
    expect(&e, count, requests, "MPI_Testall");
    int code = MPI_Testall(count, requests, done, e.statuses);
    if (*done) complete_all(record, &e, count, out);
    end_expecting(&e);
    return code;
}

int CALL(Testany)(struct record *record, int count, MPI_Request *requests, int *index, int *done,
                  MPI_Status *status) {
    struct expected e;
    expect(&e, count, requests, "MPI_Testany");
    if (status == MPI_STATUS_IGNORE) status = e.statuses;
    int code = MPI_Testany(count, requests, index, done, status);
    if (*done && *index != MPI_UNDEFINED) complete(record, e.messages[*index], status);
    end_expecting(&e);
    return code;
}

// What the reverse sweep still needs is freed there

int CALL(Comm_free)(struct record *record, MPI_Comm *comm) {
    if (!record->arena) return MPI_Comm_free(comm);
    record->comm = *comm;
    *comm = MPI_COMM_NULL;
    return MPI_SUCCESS;
}

int CALL(Type_free)(struct record *record, MPI_Datatype *type) {
    if (!record->arena) return MPI_Type_free(type);
    record->type = *type;
    *type = MPI_DATATYPE_NULL;
    return MPI_SUCCESS;
}
