/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
// The calls as Fortran makes them: everything by reference, and an error code at the end.

typedef MPI_Fint fint;

#ifdef OPEN_MPI
extern fint mpi_fortran_in_place_, mpi_fortran_bottom_;
#define IN_PLACE ((void *)&mpi_fortran_in_place_)
#define BOTTOM ((void *)&mpi_fortran_bottom_)
#else
extern void *MPIR_F_MPI_IN_PLACE, *MPIR_F_MPI_BOTTOM;
#define IN_PLACE MPIR_F_MPI_IN_PLACE
#define BOTTOM MPIR_F_MPI_BOTTOM
#endif

#define F(name) __ltoad_mpi_f_##name
#define TYPE(handle) MPI_Type_f2c(*(handle))
#define COMM(handle) MPI_Comm_f2c(*(handle))
#define OP(handle) MPI_Op_f2c(*(handle))

// The code of an error goes back unless it is left out, as mpi_f08 allows.
#define SET(code, value)                                                                           \
    do {                                                                                           \
        fint given = (value);                                                                      \
        if (code) *(code) = given;                                                                 \
    } while (0)

static void *memory_at(const void *address) {
    if (address == IN_PLACE) return MPI_IN_PLACE;
    return address == BOTTOM ? MPI_BOTTOM : (void *)address;
}

// A status goes back to Fortran unless nobody wants it.
static void tell_status(MPI_Status *status, fint *wanted) {
    if (wanted != MPI_F_STATUS_IGNORE) MPI_Status_c2f(status, wanted);
}

static void tell_statuses(MPI_Status *statuses, fint *wanted, int count) {
    for (int i = 0; wanted != MPI_F_STATUSES_IGNORE && i < count; i++)
        MPI_Status_c2f(&statuses[i], wanted + i * (sizeof(MPI_Status) / sizeof(fint)));
}

// From one process to another

#define F_SEND(low, name)                                                                          \
    void F(low)(struct record * record, void *memory, fint *count, fint *type, fint *peer,         \
                fint *tag, fint *comm, fint *code) {                                               \
        SET(code, CALL(name)(record, memory_at(memory), *count, TYPE(type), *peer, *tag,             \
                           COMM(comm)));                                                            \
    }

F_SEND(send, Send)
F_SEND(ssend, Ssend)
F_SEND(bsend, Bsend)
F_SEND(rsend, Rsend)

#define F_STARTED(low, name)                                                                       \
    void F(low)(struct record * record, void *memory, fint *count, fint *type, fint *peer,         \
                fint *tag, fint *comm, fint *request, fint *code) {                                \
        MPI_Request made;                                                                          \
        SET(code, CALL(name)(record, memory_at(memory), *count, TYPE(type), *peer, *tag, COMM(comm), \
                           &made));                                                                 \
        *request = MPI_Request_c2f(made);                                                          \
    }

F_STARTED(isend, Isend)
F_STARTED(issend, Issend)
F_STARTED(ibsend, Ibsend)
F_STARTED(irsend, Irsend)
F_STARTED(irecv, Irecv)
F_STARTED(send_init, Send_init)
F_STARTED(ssend_init, Ssend_init)
F_STARTED(bsend_init, Bsend_init)
F_STARTED(rsend_init, Rsend_init)
F_STARTED(recv_init, Recv_init)

void F(ibarrier)(struct record *record, fint *comm, fint *request, fint *code) {
    MPI_Request made;
    SET(code, CALL(Ibarrier)(record, COMM(comm), &made));
    *request = MPI_Request_c2f(made);
}

void F(recv)(struct record *record, void *memory, fint *count, fint *type, fint *peer, fint *tag,
             fint *comm, fint *status, fint *code) {
    MPI_Status own;
    SET(code, CALL(Recv)(record, memory_at(memory), *count, TYPE(type), *peer, *tag, COMM(comm), &own));
    tell_status(&own, status);
}

void F(sendrecv)(struct record *record, void *out, fint *sent, fint *sent_type, fint *to,
                 fint *sent_tag, void *in, fint *received, fint *type, fint *from, fint *tag,
                 fint *comm, fint *status, fint *code) {
    MPI_Status own;
    SET(code, CALL(Sendrecv)(record, memory_at(out), *sent, TYPE(sent_type), *to, *sent_tag,
                           memory_at(in), *received, TYPE(type), *from, *tag, COMM(comm), &own));
    tell_status(&own, status);
}

void F(sendrecv_replace)(struct record *record, void *memory, fint *count, fint *type, fint *to,
                         fint *sent_tag, fint *from, fint *tag, fint *comm, fint *status,
                         fint *code) {
    MPI_Status own;
    SET(code, CALL(Sendrecv_replace)(record, memory_at(memory), *count, TYPE(type), *to, *sent_tag,
                                   *from, *tag, COMM(comm), &own));
    tell_status(&own, status);
}

void F(pack)(struct record *record, void *in, fint *count, fint *type, void *out, fint *room,
             fint *position, fint *comm, fint *code) {
    SET(code, CALL(Pack)(record, memory_at(in), *count, TYPE(type), out, *room, position, COMM(comm)));
}

void F(unpack)(struct record *record, void *in, fint *room, fint *position, void *out, fint *count,
               fint *type, fint *comm, fint *code) {
    SET(code, CALL(Unpack)(record, in, *room, position, memory_at(out), *count, TYPE(type), COMM(comm)));
}

#define MESSAGE(handle) MPI_Message_f2c(*(handle))

void F(mprobe)(struct record *record, fint *peer, fint *tag, fint *comm, fint *message,
               fint *status, fint *code) {
    MPI_Status own;
    MPI_Message made;
    SET(code, CALL(Mprobe)(record, *peer, *tag, COMM(comm), &made, &own));
    *message = MPI_Message_c2f(made);
    tell_status(&own, status);
}

void F(improbe)(struct record *record, fint *peer, fint *tag, fint *comm, fint *found,
                fint *message, fint *status, fint *code) {
    MPI_Status own;
    MPI_Message made;
    SET(code, CALL(Improbe)(record, *peer, *tag, COMM(comm), found, &made, &own));
    if (!*found) return;
    *message = MPI_Message_c2f(made);
    tell_status(&own, status);
}

void F(mrecv)(struct record *record, void *memory, fint *count, fint *type, fint *message,
              fint *status, fint *code) {
    MPI_Status own;
    MPI_Message made = MESSAGE(message);
    SET(code, CALL(Mrecv)(record, memory_at(memory), *count, TYPE(type), &made, &own));
    *message = MPI_Message_c2f(made);
    tell_status(&own, status);
}

void F(imrecv)(struct record *record, void *memory, fint *count, fint *type, fint *message,
               fint *request, fint *code) {
    MPI_Message made = MESSAGE(message);
    MPI_Request started;
    SET(code, CALL(Imrecv)(record, memory_at(memory), *count, TYPE(type), &made, &started));
    *message = MPI_Message_c2f(made);
    *request = MPI_Request_c2f(started);
}

// Requests

struct requests {
    MPI_Request *requests;
    MPI_Status *statuses;
};

static struct requests taken(const fint *requests, int count) {
    struct requests r = {take_memory((count + 1) * (i64)sizeof(MPI_Request)),
                         take_memory((count + 1) * (i64)sizeof(MPI_Status))};
    for (int i = 0; i < count; i++) r.requests[i] = MPI_Request_f2c(requests[i]);
    return r;
}

static void given_back(struct requests r, fint *requests, int count) {
    for (int i = 0; i < count; i++) requests[i] = MPI_Request_c2f(r.requests[i]);
    give_back(r.requests), give_back(r.statuses);
}

#define F_OF_ONE(low, name)                                                                        \
    void F(low)(struct record * record, fint *request, fint *code) {                               \
        MPI_Request one = MPI_Request_f2c(*request);                                               \
        SET(code, CALL(name)(record, &one));                                                       \
        *request = MPI_Request_c2f(one);                                                           \
    }

F_OF_ONE(start, Start)
F_OF_ONE(request_free, Request_free)

void F(startall)(struct record *record, fint *count, fint *requests, fint *code) {
    struct requests r = taken(requests, *count);
    SET(code, CALL(Startall)(record, *count, r.requests));
    given_back(r, requests, *count);
}

void F(wait)(struct record *record, fint *request, fint *status, fint *code) {
    struct requests r = taken(request, 1);
    SET(code, CALL(Wait)(record, r.requests, r.statuses));
    tell_status(r.statuses, status);
    given_back(r, request, 1);
}

void F(test)(struct record *record, fint *request, fint *done, fint *status, fint *code) {
    struct requests r = taken(request, 1);
    SET(code, CALL(Test)(record, r.requests, done, r.statuses));
    if (*done) tell_status(r.statuses, status);
    given_back(r, request, 1);
}

void F(waitall)(struct record *record, fint *count, fint *requests, fint *statuses, fint *code) {
    struct requests r = taken(requests, *count);
    SET(code, CALL(Waitall)(record, *count, r.requests, r.statuses));
    tell_statuses(r.statuses, statuses, *count);
    given_back(r, requests, *count);
}

void F(testall)(struct record *record, fint *count, fint *requests, fint *done, fint *statuses,
                fint *code) {
    struct requests r = taken(requests, *count);
    SET(code, CALL(Testall)(record, *count, r.requests, done, r.statuses));
    if (*done) tell_statuses(r.statuses, statuses, *count);
    given_back(r, requests, *count);
}

void F(waitany)(struct record *record, fint *count, fint *requests, fint *index, fint *status,
                fint *code) {
    struct requests r = taken(requests, *count);
    SET(code, CALL(Waitany)(record, *count, r.requests, index, r.statuses));
    tell_status(r.statuses, status);
    if (*index != MPI_UNDEFINED) ++*index;
    given_back(r, requests, *count);
}

void F(testany)(struct record *record, fint *count, fint *requests, fint *index, fint *done,
                fint *status, fint *code) {
    struct requests r = taken(requests, *count);
    SET(code, CALL(Testany)(record, *count, r.requests, index, done, r.statuses));
    if (*done) tell_status(r.statuses, status);
    if (*done && *index != MPI_UNDEFINED) ++*index;
    given_back(r, requests, *count);
}

#define F_SEVERAL(low, name)                                                                       \
    void F(low)(struct record * record, fint *count, fint *requests, fint *done, fint *indices,    \
                fint *statuses, fint *code) {                                                      \
        struct requests r = taken(requests, *count);                                               \
        SET(code, CALL(name)(record, *count, r.requests, done, indices, r.statuses));              \
        if (*done != MPI_UNDEFINED) tell_statuses(r.statuses, statuses, *done);                    \
        for (int i = 0; *done != MPI_UNDEFINED && i < *done; i++) indices[i]++;                    \
        given_back(r, requests, *count);                                                           \
    }

F_SEVERAL(waitsome, Waitsome)
F_SEVERAL(testsome, Testsome)

void F(comm_free)(struct record *record, fint *comm, fint *code) {
    MPI_Comm one = COMM(comm);
    SET(code, CALL(Comm_free)(record, &one));
    *comm = MPI_Comm_c2f(one);
}

void F(type_free)(struct record *record, fint *type, fint *code) {
    MPI_Datatype one = TYPE(type);
    SET(code, CALL(Type_free)(record, &one));
    *type = MPI_Type_c2f(one);
}

// Windows

#define WIN(handle) MPI_Win_f2c(*(handle))

void F(win_create)(struct record *record, void *base, MPI_Aint *bytes, fint *unit, fint *info,
                   fint *comm, fint *window, fint *code) {
    MPI_Win made;
    SET(code, CALL(Win_create)(record, memory_at(base), *bytes, *unit, MPI_Info_f2c(*info),
                               COMM(comm), &made));
    *window = MPI_Win_c2f(made);
}

void F(win_fence)(struct record *record, fint *about, fint *window, fint *code) {
    SET(code, CALL(Win_fence)(record, *about, WIN(window)));
}

void F(win_free)(struct record *record, fint *window, fint *code) {
    MPI_Win one = WIN(window);
    SET(code, CALL(Win_free)(record, &one));
    *window = MPI_Win_c2f(one);
}

#define F_ACCESS(low, name)                                                                        \
    void F(low)(struct record * record, void *memory, fint *count, fint *type, fint *rank,         \
                MPI_Aint *at, fint *items, fint *there, fint *window, fint *code) {                \
        SET(code, CALL(name)(record, memory_at(memory), *count, TYPE(type), *rank, *at, *items,    \
                             TYPE(there), WIN(window)));                                           \
    }

F_ACCESS(put, Put)
F_ACCESS(get, Get)

void F(accumulate)(struct record *record, void *memory, fint *count, fint *type, fint *rank,
                   MPI_Aint *at, fint *items, fint *there, fint *op, fint *window, fint *code) {
    SET(code, CALL(Accumulate)(record, memory_at(memory), *count, TYPE(type), *rank, *at, *items,
                               TYPE(there), OP(op), WIN(window)));
}
