/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
// Requests that are under way, and those that are started again and again.
//
// A request is found by the variable that holds it and by its value; if it has been moved, by its
// value alone.

static struct message *pending[SLOTS], *persistent;
static struct message *first_receive, *last_receive; // in forward mode

static void link_receive(struct message *m) {
    m->newer = 0;
    m->older = last_receive;
    if (last_receive) last_receive->newer = m;
    else first_receive = m;
    last_receive = m;
}

static void unlink_receive(struct message *m) {
    if (m->older) m->older->newer = m->newer;
    else first_receive = m->newer;
    if (m->newer) m->newer->older = m->older;
    else last_receive = m->older;
}

static void enter_pending(struct message *m) {
    struct message **slot = &pending[slot_of((i64)m->handle)];
    m->pending = *slot;
    *slot = m;
    m->waits = 1;
}

static void await_request(struct message *m, MPI_Request handle, void *place) {
    m->handle = handle;
    m->place = place;
    enter_pending(m);
    m->record->open++;
    if (m->kind == RECEIVES && !m->record->arena) link_receive(m);
}

static struct message *template_of(MPI_Request handle) {
    for (struct message *m = persistent; m; m = m->pending)
        if (m->handle == handle) return m;
    return 0;
}

static struct message *waiting(MPI_Request handle, void *place) {
    struct message *found = 0;
    for (struct message *m = pending[slot_of((i64)handle)]; m; m = m->pending) {
        if (m->handle != handle) continue;
        if (m->place == place) return m;
        found = m; // of several, the oldest
    }
    return found;
}

// The message of a request, before a call may complete it; none for one that is not under way.
static struct message *expected(MPI_Request handle, void *place, const char *function) {
    if (handle == MPI_REQUEST_NULL) return 0;
    struct message *m = waiting(handle, place);
    if (!m && !template_of(handle))
        die(function, "this request was made outside of the differentiated function");
    return m;
}

static void leave_pending(struct message *m) {
    if (!m->waits) return;
    struct message **place = &pending[slot_of((i64)m->handle)];
    while (*place != m) place = &(*place)->pending;
    *place = m->pending;
    m->waits = 0;
}

static void complete_collective(struct message *m);

// In forward mode, derivatives come in the order in which receives were posted.  One that was
// posted before, and may have matched what came, has matched already.
static void receive_earlier(struct message *latest) {
    if (latest->record->arena || !latest->view.layout) return;
    for (struct message *m = first_receive; m && m->number < latest->number; m = m->newer) {
        int fits = m->comm == latest->comm && !m->ready && m->view.layout &&
                   (m->peer == latest->peer || m->peer == MPI_ANY_SOURCE) &&
                   (m->tag == latest->tag || m->tag == MPI_ANY_TAG);
        if (!fits) continue;
        MPI_Status status;
        for (int done = 0; !done;)
            PMPI_Request_get_status(m->handle, &done, &status);
        know_sender(m, &status);
        m->ready = 1;
        if (m->peer == latest->peer && m->tag == latest->tag) receive_tangents(m);
    }
}

static void complete(struct record *record, struct message *m, MPI_Status *status) {
    if (!m) return;
    leave_pending(m);
    if (m->place) {
        m->record->open--;
        if (m->kind == RECEIVES && !m->record->arena) unlink_receive(m);
    }
    if (m->kind == RECEIVES) {
        know_sender(m, status);
        receive_earlier(m);
        complete_receive(m);
    } else if (m->kind == COLLECTIVES) {
        complete_collective(m);
    }
    m->completed = record->completed;
    record->completed = m;
    if (m->record != record) free_record(m->record);
}
