/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reductions by operations of the program's own that are started: the gathering is under way, and the
   program's function is called where the request turns out to be complete. */

int iallreduce(REDUCED, MPI_Comm, MPI_Request *) NATIVE(Iallreduce);
int ireduce(REDUCED, int, MPI_Comm, MPI_Request *) NATIVE(Ireduce);
int iscan(REDUCED, MPI_Comm, MPI_Request *) NATIVE(Iscan);
int iexscan(REDUCED, MPI_Comm, MPI_Request *) NATIVE(Iexscan);
int ireduce_scatter(SCATTERED, MPI_Comm, MPI_Request *) NATIVE(Ireduce_scatter);
int ireduce_scatter_block(REDUCED, MPI_Comm, MPI_Request *) NATIVE(Ireduce_scatter_block);
int wait_one(MPI_Request *, MPI_Status *) NATIVE(Wait);
int wait_all(int, MPI_Request *, MPI_Status *) NATIVE(Waitall);
int wait_any(int, MPI_Request *, int *, MPI_Status *) NATIVE(Waitany);
int wait_some(int, MPI_Request *, int *, int *, MPI_Status *) NATIVE(Waitsome);
int test_one(MPI_Request *, int *, MPI_Status *) NATIVE(Test);
int test_all(int, MPI_Request *, int *, MPI_Status *) NATIVE(Testall);
int test_any(int, MPI_Request *, int *, int *, MPI_Status *) NATIVE(Testany);
int test_some(int, MPI_Request *, int *, int *, MPI_Status *) NATIVE(Testsome);

enum { UNDER_WAY = 64 };

static struct {
    MPI_Request request;
    struct reduction *reduction;
} started[UNDER_WAY];

static void enter_started(MPI_Request request, struct reduction r)
{
    for (int i = 0; i < UNDER_WAY; i++)
        if (!started[i].reduction) {
            struct reduction *kept = malloc(sizeof *kept);
            *kept = r;
            started[i].request = request;
            started[i].reduction = kept;
            return;
        }
    abort();
}

/* What a request that is complete has been; most are none of these.  Those that were complete at once may
   share a handle. */
static void finish_started(MPI_Request request)
{
    for (int i = 0; i < UNDER_WAY; i++)
        if (started[i].reduction && started[i].request == request) {
            struct reduction *r = started[i].reduction;
            started[i].reduction = 0;
            fold(r);
            free(r);
        }
}

#define GATHERING(ranks)                                                                           \
    struct reduction r = reduction_of(by, ranks, out, count, type, comm);                          \
    MPI_Iallgather(OPERAND, count, type, r.all, count, type, comm, request);                       \
    enter_started(*request, r);                                                                    \
    return MPI_SUCCESS

int MPI_Iallreduce(REDUCED, MPI_Comm comm, MPI_Request *request)
{
    const struct operation *by = operation_of(op);
    if (!by) return iallreduce(in, out, count, type, op, comm, request);
    GATHERING(ranks_of(comm));
}

int MPI_Ireduce(REDUCED, int root, MPI_Comm comm, MPI_Request *request)
{
    const struct operation *by = operation_of(op);
    if (!by) return ireduce(in, out, count, type, op, root, comm, request);
    GATHERING(rank_in(comm) == root ? ranks_of(comm) : 0);
}

int MPI_Iscan(REDUCED, MPI_Comm comm, MPI_Request *request)
{
    const struct operation *by = operation_of(op);
    if (!by) return iscan(in, out, count, type, op, comm, request);
    GATHERING(rank_in(comm) + 1);
}

int MPI_Iexscan(REDUCED, MPI_Comm comm, MPI_Request *request)
{
    const struct operation *by = operation_of(op);
    if (!by) return iexscan(in, out, count, type, op, comm, request);
    GATHERING(rank_in(comm));
}

int MPI_Ireduce_scatter_block(REDUCED, MPI_Comm comm, MPI_Request *request)
{
    const struct operation *by = operation_of(op);
    if (!by) return ireduce_scatter_block(in, out, count, type, op, comm, request);
    struct reduction r = reduction_of(by, ranks_of(comm), out, count, type, comm);
    MPI_Ialltoall(OPERAND, count, type, r.all, count, type, comm, request);
    enter_started(*request, r);
    return MPI_SUCCESS;
}

int MPI_Ireduce_scatter(SCATTERED, MPI_Comm comm, MPI_Request *request)
{
    const struct operation *by = operation_of(op);
    if (!by) return ireduce_scatter(in, out, counts, type, op, comm, request);
    const int size = ranks_of(comm);
    struct reduction r = reduction_of(by, size, out, counts[rank_in(comm)], type, comm);
    set_places(&r, counts, comm);
    MPI_Ialltoallv(OPERAND, counts, r.places, type, r.all, r.places + size, r.places + 2 * size, type, comm,
                   request);
    enter_started(*request, r);
    return MPI_SUCCESS;
}

/* Requests are gone when they are complete, so what they were is looked up before. */

static MPI_Request *kept_requests(int count, const MPI_Request *requests)
{
    MPI_Request *kept = malloc((count + 1) * sizeof *kept);
    for (int i = 0; i < count; i++) kept[i] = requests[i];
    return kept;
}

static void finish_all(int count, MPI_Request *kept)
{
    for (int i = 0; i < count; i++) finish_started(kept[i]);
    free(kept);
}

/* Indices begin at `first`, as the language has it. */
static void finish_some(int done, const int *indices, int first, MPI_Request *kept)
{
    for (int i = 0; done != MPI_UNDEFINED && i < done; i++) finish_started(kept[indices[i] - first]);
    free(kept);
}

int MPI_Wait(MPI_Request *request, MPI_Status *status)
{
    const MPI_Request kept = *request;
    const int code = wait_one(request, status);
    finish_started(kept);
    return code;
}

int MPI_Test(MPI_Request *request, int *done, MPI_Status *status)
{
    const MPI_Request kept = *request;
    const int code = test_one(request, done, status);
    if (*done) finish_started(kept);
    return code;
}

int MPI_Waitall(int count, MPI_Request *requests, MPI_Status *statuses)
{
    MPI_Request *kept = kept_requests(count, requests);
    const int code = wait_all(count, requests, statuses);
    finish_all(count, kept);
    return code;
}

int MPI_Testall(int count, MPI_Request *requests, int *done, MPI_Status *statuses)
{
    MPI_Request *kept = kept_requests(count, requests);
    const int code = test_all(count, requests, done, statuses);
    finish_all(*done ? count : 0, kept);
    return code;
}

int MPI_Waitany(int count, MPI_Request *requests, int *index, MPI_Status *status)
{
    MPI_Request *kept = kept_requests(count, requests);
    const int code = wait_any(count, requests, index, status);
    finish_some(*index != MPI_UNDEFINED, index, 0, kept);
    return code;
}

int MPI_Testany(int count, MPI_Request *requests, int *index, int *done, MPI_Status *status)
{
    MPI_Request *kept = kept_requests(count, requests);
    const int code = test_any(count, requests, index, done, status);
    finish_some(*done && *index != MPI_UNDEFINED, index, 0, kept);
    return code;
}

int MPI_Waitsome(int count, MPI_Request *requests, int *done, int *indices, MPI_Status *statuses)
{
    MPI_Request *kept = kept_requests(count, requests);
    const int code = wait_some(count, requests, done, indices, statuses);
    finish_some(*done, indices, 0, kept);
    return code;
}

int MPI_Testsome(int count, MPI_Request *requests, int *done, int *indices, MPI_Status *statuses)
{
    MPI_Request *kept = kept_requests(count, requests);
    const int code = test_some(count, requests, done, indices, statuses);
    finish_some(*done, indices, 0, kept);
    return code;
}
