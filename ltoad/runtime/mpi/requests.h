// Requests that are under way, and those that are started again and again.
//
// A request is found by the variable that holds it and by its value; if it has been moved, by its
// value alone.

static void await_request(struct message *m, MPI_Request handle, void *place) {
    m->handle = handle;
    m->place = place;
    m->pending = pending;
    pending = m;
    m->record->open++;
}

static struct message *template_of(MPI_Request handle) {
    for (struct message *m = persistent; m; m = m->pending)
        if (m->handle == handle) return m;
    return 0;
}

static struct message *waiting(MPI_Request handle, void *place) {
    struct message *found = 0;
    for (struct message *m = pending; m; m = m->pending) {
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

static void forget_pending(struct message *m) {
    struct message **place = &pending;
    while (*place && *place != m) place = &(*place)->pending;
    if (!*place) return;
    *place = m->pending;
    m->record->open--;
}

static void complete_collective(struct message *m);

// In forward mode, derivatives come in the order in which receives were posted.  One that was
// posted before, and may have matched what came, has matched already.
static void receive_earlier(struct message *latest) {
    if (latest->record->arena || !latest->view.layout) return;
    for (;;) {
        struct message *first = 0;
        for (struct message *m = pending; m; m = m->pending) {
            int fits = m->kind == RECEIVES && m->comm == latest->comm && !m->ready &&
                       m->number < latest->number && m->view.layout &&
                       (m->peer == latest->peer || m->peer == MPI_ANY_SOURCE) &&
                       (m->tag == latest->tag || m->tag == MPI_ANY_TAG);
            if (fits && (!first || m->number < first->number)) first = m;
        }
        if (!first) return;
        MPI_Status status;
        for (int done = 0; !done;)
            PMPI_Request_get_status(first->handle, &done, &status);
        know_sender(first, first->type, &status);
        first->ready = 1;
        if (first->peer == latest->peer && first->tag == latest->tag) receive_tangents(first);
    }
}

static void complete(struct record *record, struct message *m, MPI_Status *status) {
    if (!m) return;
    forget_pending(m);
    if (m->kind == RECEIVES) {
        know_sender(m, m->type, status);
        receive_earlier(m);
        complete_receive(m);
    } else if (m->kind == COLLECTIVES) {
        complete_collective(m);
    }
    m->completed = record->completed;
    record->completed = m;
    if (m->record != record) free_record(m->record);
}
