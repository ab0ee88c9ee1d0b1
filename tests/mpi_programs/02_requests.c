/* Messages that are under way while the program goes on. */
#include "derivatives.h"

enum { CELLS = 6 };

static int left, right;

static void step(double *u, const double *k)
{
    double next[CELLS + 2];
    MPI_Request requests[4];
    MPI_Irecv(&u[0], 1, MPI_DOUBLE, left, 1, MPI_COMM_WORLD, &requests[0]);
    MPI_Irecv(&u[CELLS + 1], 1, MPI_DOUBLE, right, 2, MPI_COMM_WORLD, &requests[1]);
    MPI_Isend(&u[1], 1, MPI_DOUBLE, left, 2, MPI_COMM_WORLD, &requests[2]);
    MPI_Isend(&u[CELLS], 1, MPI_DOUBLE, right, 1, MPI_COMM_WORLD, &requests[3]);
    for (int i = 2; i < CELLS; i++)
        next[i] = u[i] + k[i] * (u[i - 1] - 2.0 * u[i] + u[i + 1]) * u[i];
    MPI_Waitall(4, requests, MPI_STATUSES_IGNORE);
    for (int i = 1; i <= CELLS; i += CELLS - 1)
        next[i] = u[i] + k[i] * (u[i - 1] - 2.0 * u[i] + u[i + 1]) * u[i];
    memcpy(u + 1, next + 1, CELLS * sizeof *u);
}

/* Ghost cells, which are overwritten in each step; ends of the domain keep theirs. */
static double heat(const double *x, int n)
{
    double u[CELLS + 2], k[CELLS + 2], sum = 0.0, all;
    left = rank > 0 ? rank - 1 : MPI_PROC_NULL;
    right = rank + 1 < size ? rank + 1 : MPI_PROC_NULL;
    for (int i = 0; i < CELLS + 2; i++) {
        u[i] = 0.3 + 0.1 * i * x[i % n];
        k[i] = 0.2 * x[(i + 1) % n];
    }
    for (int t = 0; t < 5; t++)
        step(u, k);
    for (int i = 1; i <= CELLS; i++)
        sum += u[i] * u[i];
    MPI_Allreduce(&sum, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    return all * x[0];
}

/* Messages of one tag, waited for in another order than they were posted in. */
static double orders(const double *x, int n)
{
    const int next = (rank + 1) % size, before = (rank + size - 1) % size;
    double out[3], in[3], sum = 0.0;
    MPI_Request sends[3], receives[3];
    for (int i = 0; i < 3; i++)
        MPI_Irecv(&in[i], 1, MPI_DOUBLE, before, 4, MPI_COMM_WORLD, &receives[i]);
    for (int i = 0; i < 3; i++) {
        out[i] = x[i % n] * x[(i + 1) % n];
        MPI_Isend(&out[i], 1, MPI_DOUBLE, next, 4, MPI_COMM_WORLD, &sends[i]);
    }
    MPI_Wait(&receives[0], MPI_STATUS_IGNORE);
    sum += in[0] * x[0];
    MPI_Wait(&sends[2], MPI_STATUS_IGNORE);
    MPI_Wait(&sends[0], MPI_STATUS_IGNORE);
    MPI_Wait(&receives[2], MPI_STATUS_IGNORE);
    sum += in[2] * x[1];
    MPI_Wait(&receives[1], MPI_STATUS_IGNORE);
    sum += in[1] * in[1];
    MPI_Wait(&sends[1], MPI_STATUS_IGNORE);
    return sum;
}

/* Receives of any source, some of them posted before others that take the same messages. */
static double wild(const double *x, int n)
{
    const int next = (rank + 1) % size, before = (rank + size - 1) % size;
    double out[2] = {x[0] * x[0], x[1] * x[n - 1]}, in[2];
    MPI_Request receives[2], sends[2];
    MPI_Status status;
    MPI_Irecv(&in[0], 1, MPI_DOUBLE, MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &receives[0]);
    MPI_Irecv(&in[1], 1, MPI_DOUBLE, before, 7, MPI_COMM_WORLD, &receives[1]);
    MPI_Isend(&out[0], 1, MPI_DOUBLE, next, 7, MPI_COMM_WORLD, &sends[0]);
    MPI_Isend(&out[1], 1, MPI_DOUBLE, next, 7, MPI_COMM_WORLD, &sends[1]);
    MPI_Wait(&receives[1], MPI_STATUS_IGNORE);
    const double second = in[1] * in[1];
    MPI_Wait(&receives[0], &status);
    MPI_Waitall(2, sends, MPI_STATUSES_IGNORE);
    return second + (status.MPI_TAG + 1) * in[0] * x[0];
}

/* Work while waiting, by whichever message comes first. */
static double any(const double *x, int n)
{
    double in[8][2], out[2] = {x[0], x[1] * x[2 % n]}, sum = 0.0;
    MPI_Request receives[8], sends[8];
    int done = 0;
    for (int p = 0; p < size; p++) {
        MPI_Irecv(in[p], 2, MPI_DOUBLE, p, 11, MPI_COMM_WORLD, &receives[p]);
        MPI_Isend(out, 2, MPI_DOUBLE, p, 11, MPI_COMM_WORLD, &sends[p]);
    }
    while (done < size) {
        int which;
        MPI_Waitany(size, receives, &which, MPI_STATUS_IGNORE);
        in[which][0] *= in[which][1];
        sum += in[which][0] * x[which % n];
        done++;
    }
    for (int all = 0; !all;)
        MPI_Testall(size, sends, &all, MPI_STATUSES_IGNORE);
    return sum;
}

static double some(const double *x, int n)
{
    double in[8], out = x[0] * x[1], sum = 0.0;
    MPI_Request receives[8], send;
    int indices[8], count, done = 0;
    for (int p = 0; p < size; p++)
        MPI_Irecv(&in[p], 1, MPI_DOUBLE, p, 12, MPI_COMM_WORLD, &receives[p]);
    for (int p = 0; p < size; p++) {
        MPI_Issend(&out, 1, MPI_DOUBLE, p, 12, MPI_COMM_WORLD, &send);
        int sent = 0;
        while (!sent)
            MPI_Test(&send, &sent, MPI_STATUS_IGNORE);
    }
    while (done < size) {
        MPI_Waitsome(size, receives, &count, indices, MPI_STATUSES_IGNORE);
        for (int i = 0; i < count; i++)
            sum += in[indices[i]] * in[indices[i]] * x[indices[i] % n];
        done += count;
    }
    return sum;
}

/* Requests that are made once and started in each step. */
static double lasting(const double *x, int n)
{
    const int next = (rank + 1) % size, before = (rank + size - 1) % size;
    double in[2] = {0.5, 0.25}, out[2], sum = 0.0;
    MPI_Request requests[2];
    MPI_Send_init(out, 2, MPI_DOUBLE, next, 3, MPI_COMM_WORLD, &requests[0]);
    MPI_Recv_init(in, 2, MPI_DOUBLE, before, 3, MPI_COMM_WORLD, &requests[1]);
    for (int t = 0; t < 4; t++) {
        out[0] = in[0] * x[t % n] + 0.1;
        out[1] = in[1] * in[0];
        MPI_Startall(2, requests);
        MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
        sum += in[0] * in[1] * x[0];
    }
    out[0] = sum * x[1];
    MPI_Start(&requests[1]);
    MPI_Start(&requests[0]);
    MPI_Wait(&requests[0], MPI_STATUS_IGNORE);
    MPI_Wait(&requests[1], MPI_STATUS_IGNORE);
    MPI_Request_free(&requests[0]);
    MPI_Request_free(&requests[1]);
    return in[0] * in[0] + sum;
}

/* Requests are kept in memory that is allocated and moved. */
struct exchange {
    double *buffer;
    MPI_Request request;
    MPI_Comm comm;
    int peer;
};

static void begin_exchange(struct exchange *e, int n)
{
    e->buffer = (double *)malloc(n * sizeof *e->buffer);
    MPI_Irecv(e->buffer, n, MPI_DOUBLE, e->peer, 21, e->comm, &e->request);
}

static double end_exchange(struct exchange *e, int n)
{
    double sum = 0.0;
    MPI_Wait(&e->request, MPI_STATUS_IGNORE);
    for (int i = 0; i < n; i++)
        sum += e->buffer[i] * e->buffer[(i + 1) % n];
    free(e->buffer);
    return sum;
}

static double objects(const double *x, int n)
{
    const int next = (rank + 1) % size, before = (rank + size - 1) % size;
    struct exchange one, other;
    MPI_Request send;
    one.comm = MPI_COMM_WORLD;
    one.peer = before;
    begin_exchange(&one, n);
    other = one;
    MPI_Isend(x, n, MPI_DOUBLE, next, 21, MPI_COMM_WORLD, &send);
    const double result = end_exchange(&other, n);
    MPI_Wait(&send, MPI_STATUS_IGNORE);
    return result * x[0];
}

int main(int count, char **arguments)
{
    begin(&count, &arguments);
    CHECK(heat, 4);
    CHECK(orders, 3);
    CHECK(wild, 3);
    CHECK(any, 4);
    CHECK(some, 4);
    CHECK(lasting, 3);
    CHECK(objects, 4);
    return report();
}
