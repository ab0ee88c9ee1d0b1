/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
// Messages that are looked at before they are received.

struct matched {
    struct matched *next;
    MPI_Message handle;
    MPI_Comm comm;
    i64 number;
};

static struct matched *matched;

static void know_match(MPI_Message handle, MPI_Comm comm) {
    if (handle == MPI_MESSAGE_NULL || handle == MPI_MESSAGE_NO_PROC) return;
    struct matched *one = take_memory(sizeof *one);
    *one = (struct matched){matched, handle, comm, ++posted_messages};
    matched = one;
}

// What receives a message that was looked at; it was matched at that time.
static struct message *about_match(struct record *record, const char *function, void *memory,
                                   int count, MPI_Datatype type, MPI_Message handle) {
    if (handle == MPI_MESSAGE_NO_PROC)
        return about_transfer(record, function, RECEIVES, 0, memory, count, type, MPI_PROC_NULL, 0,
                              MPI_COMM_NULL);
    struct matched **place = &matched;
    while (*place && (*place)->handle != handle) place = &(*place)->next;
    struct matched *one = *place;
    if (!one) die(function, "this message was looked at outside of the differentiated function");
    struct message *m = about_transfer(record, function, RECEIVES, 0, memory, count, type,
                                       MPI_ANY_SOURCE, MPI_ANY_TAG, one->comm);
    m->number = one->number;
    *place = one->next;
    give_back(one);
    return m;
}

int CALL(Mprobe)(struct record *record, int peer, int tag, MPI_Comm comm, MPI_Message *message,
                 MPI_Status *status) {
    look_at(record);
    int code = MPI_Mprobe(peer, tag, comm, message, status);
    know_match(*message, comm);
    return code;
}

int CALL(Improbe)(struct record *record, int peer, int tag, MPI_Comm comm, int *found,
                  MPI_Message *message, MPI_Status *status) {
    look_at(record);
    int code = MPI_Improbe(peer, tag, comm, found, message, status);
    if (*found) know_match(*message, comm);
    return code;
}

int CALL(Mrecv)(struct record *record, void *memory, int count, MPI_Datatype type,
                MPI_Message *message, MPI_Status *status) {
    struct message *m = about_match(record, "MPI_Mrecv", memory, count, type, *message);
    MPI_Status own;
    if (status == MPI_STATUS_IGNORE) status = &own;
    post(record, m);
    int code = MPI_Mrecv(memory, count, type, message, status);
    complete(record, m, status);
    return code;
}

int CALL(Imrecv)(struct record *record, void *memory, int count, MPI_Datatype type,
                 MPI_Message *message, MPI_Request *request) {
    struct message *m = about_match(record, "MPI_Imrecv", memory, count, type, *message);
    post(record, m);
    int code = MPI_Imrecv(memory, count, type, message, request);
    await_request(m, *request, request);
    return code;
}
