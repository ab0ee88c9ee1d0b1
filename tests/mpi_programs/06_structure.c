/* Long messages, groups of groups, loops of which only the run knows the length, sends that nobody
 * receives before all have been sent, barriers, probes. */
#include "derivatives.h"

enum { MANY = 40000 };

/* Long enough that a send waits for its receive. */
static double many(const double *x, int n)
{
    double *out = (double *)malloc(MANY * sizeof *out), *in = (double *)malloc(MANY * sizeof *in);
    double sum = 0.0;
    MPI_Request requests[2];
    for (int i = 0; i < MANY; i++)
        out[i] = x[i % n] * (i % 7);
    for (int t = 0; t < 2; t++) {
        MPI_Irecv(in, MANY, MPI_DOUBLE, (rank + size - 1) % size, t, MPI_COMM_WORLD, &requests[0]);
        MPI_Isend(out, MANY, MPI_DOUBLE, (rank + 1) % size, t, MPI_COMM_WORLD, &requests[1]);
        MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
        for (int i = 0; i < MANY; i++)
            out[i] = 0.5 * out[i] + 0.3 * in[i] * in[i] / MANY;
    }
    for (int i = 0; i < MANY; i++)
        sum += out[i] * out[i];
    free(out);
    free(in);
    return sum / MANY;
}

/* All but the last send before they receive. */
static double all_send(const double *x, int n)
{
    double mine = x[0] * x[1], got = 0.0, back = 0.0;
    if (rank + 1 < size)
        MPI_Send(&mine, 1, MPI_DOUBLE, rank + 1, 0, MPI_COMM_WORLD);
    if (rank > 0) {
        MPI_Recv(&got, 1, MPI_DOUBLE, rank - 1, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        MPI_Send(&got, 1, MPI_DOUBLE, rank - 1, 1, MPI_COMM_WORLD);
    }
    if (rank + 1 < size)
        MPI_Recv(&back, 1, MPI_DOUBLE, rank + 1, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    return (got + back * back) * got * x[n - 1] + back;
}

static double halves(double value, MPI_Comm comm)
{
    int place, members;
    double all;
    MPI_Comm half;
    MPI_Comm_rank(comm, &place);
    MPI_Comm_size(comm, &members);
    MPI_Allreduce(&value, &all, 1, MPI_DOUBLE, MPI_SUM, comm);
    value = value * 0.5 + sin(all);
    if (members == 1)
        return value;
    MPI_Comm_split(comm, place < members / 2, place, &half);
    const double inner = halves(value, half);
    MPI_Comm_free(&half);
    return inner * value;
}

static double recursion(const double *x, int n) { return halves(x[0] * x[n - 1], MPI_COMM_WORLD); }

static double converge(const double *x, int n)
{
    double u = x[0], change = 1.0, neighbour;
    for (int turn = 0; change > 1e-3 && turn < 100; turn++) {
        MPI_Sendrecv(&u, 1, MPI_DOUBLE, (rank + 1) % size, turn, &neighbour, 1, MPI_DOUBLE,
                     (rank + size - 1) % size, turn, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        const double next = 0.5 * u + 0.25 * neighbour + 0.1 * cos(u) * x[n - 1];
        const double mine = fabs(next - u);
        MPI_Allreduce(&mine, &change, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
        u = next;
    }
    return u * u;
}

static double behind_barriers(const double *x, int n)
{
    double mine = x[0] * x[n - 1], result;
    MPI_Request barrier;
    MPI_Ibarrier(MPI_COMM_WORLD, &barrier);
    MPI_Scan(&mine, &result, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    MPI_Wait(&barrier, MPI_STATUS_IGNORE);
    MPI_Barrier(MPI_COMM_WORLD);
    return result * result;
}

/* As many numbers as the probe tells. */
static double probed(const double *x, int n)
{
    double sum = 0.0, out[8];
    for (int i = 0; i < n; i++)
        out[i] = x[i] * (i + 1);
    if (rank)
        MPI_Send(out, 1 + rank % n, MPI_DOUBLE, 0, rank, MPI_COMM_WORLD);
    for (int p = 1; rank == 0 && p < size; p++) {
        MPI_Status status;
        int count;
        MPI_Probe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &status);
        MPI_Get_count(&status, MPI_DOUBLE, &count);
        double *in = (double *)malloc(count * sizeof *in);
        MPI_Recv(in, count, MPI_DOUBLE, status.MPI_SOURCE, status.MPI_TAG, MPI_COMM_WORLD,
                 MPI_STATUS_IGNORE);
        for (int i = 0; i < count; i++)
            sum += in[i] * in[i] * x[i] * status.MPI_TAG;
        free(in);
    }
    return sum + x[0];
}

int main(int count, char **arguments)
{
    begin(&count, &arguments);
    CHECK(many, 3);
    CHECK(all_send, 3);
    CHECK(recursion, 3);
    CHECK(converge, 3);
    CHECK(behind_barriers, 3);
    CHECK(probed, 3);
    return report();
}
