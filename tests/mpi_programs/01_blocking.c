/* Blocking messages between two ranks, and the simplest collective calls. */
#include "derivatives.h"

/* Each sends to the next; who is first sends first. */
static double ring(const double *x, int n)
{
    const int next = (rank + 1) % size, before = (rank + size - 1) % size;
    double got[8], sum = 0.0;
    if (size == 1)
        return x[0] * x[0];
    if (rank == 0) {
        MPI_Send(x, n, MPI_DOUBLE, next, 5, MPI_COMM_WORLD);
        MPI_Recv(got, n, MPI_DOUBLE, before, 5, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    } else {
        MPI_Recv(got, n, MPI_DOUBLE, before, 5, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        MPI_Ssend(x, n, MPI_DOUBLE, next, 5, MPI_COMM_WORLD);
    }
    for (int i = 0; i < n; i++)
        sum += x[i] * got[i] * got[(i + 1) % n];
    return sum;
}

/* Along the ranks and back: a buffer is used over and over again. */
static double pipeline(const double *x, int n)
{
    double value[4] = {1.0, 0.5, 0.25, 2.0};
    for (int turn = 0; turn < 3; turn++) {
        if (rank > 0)
            MPI_Recv(value, 4, MPI_DOUBLE, rank - 1, turn, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        for (int i = 0; i < 4; i++)
            value[i] = sin(value[i]) * x[i % n] + value[(i + 1) % 4];
        if (rank < size - 1)
            MPI_Send(value, 4, MPI_DOUBLE, rank + 1, turn, MPI_COMM_WORLD);
    }
    return rank == size - 1 ? value[0] * value[1] + value[2] * value[3] : 0.0;
}

static double shifts(const double *x, int n)
{
    const int next = (rank + 1) % size, before = (rank + size - 1) % size;
    double mine[8], theirs[8], sum = 0.0;
    memcpy(mine, x, n * sizeof *mine);
    for (int turn = 0; turn < 4; turn++) {
        MPI_Sendrecv(mine, n, MPI_DOUBLE, next, 1, theirs, n, MPI_DOUBLE, before, 1,
                     MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        for (int i = 0; i < n; i++)
            mine[i] = theirs[i] * x[i] + 0.1 * mine[i] * mine[i];
        MPI_Sendrecv_replace(mine, n, MPI_DOUBLE, before, 2, next, 2, MPI_COMM_WORLD,
                             MPI_STATUS_IGNORE);
    }
    for (int i = 0; i < n; i++)
        sum += mine[i];
    return sum;
}

/* An end of the domain has no neighbour. */
static double ends(const double *x, int n)
{
    const int right = rank + 1 < size ? rank + 1 : MPI_PROC_NULL;
    const int left = rank > 0 ? rank - 1 : MPI_PROC_NULL;
    double ghost = x[0] * 2.0;
    MPI_Sendrecv(&x[n - 1], 1, MPI_DOUBLE, right, 0, &ghost, 1, MPI_DOUBLE, left, 0, MPI_COMM_WORLD,
                 MPI_STATUS_IGNORE);
    return ghost * ghost * x[n - 1];
}

static double sums(const double *x, int n)
{
    double local = 0.0, norm = 0.0, largest, most[2] = {x[0], x[1] * x[0]}, all[2];
    for (int i = 0; i < n; i++)
        local += x[i] * x[i];
    MPI_Allreduce(&local, &norm, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    MPI_Allreduce(&local, &largest, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
    MPI_Allreduce(most, all, 2, MPI_DOUBLE, MPI_PROD, MPI_COMM_WORLD);
    MPI_Allreduce(MPI_IN_PLACE, most, 2, MPI_DOUBLE, MPI_MIN, MPI_COMM_WORLD);
    return sqrt(norm) * x[0] + largest * largest * x[1] + all[0] * all[1] + most[0] * most[1];
}

static double from_root(const double *x, int n)
{
    const int root = size - 1;
    double parameters[8], local = 0.0, total = 0.0;
    for (int i = 0; i < n; i++)
        parameters[i] = rank == root ? x[i] * x[i] : x[i];
    MPI_Bcast(parameters, n, MPI_DOUBLE, root, MPI_COMM_WORLD);
    for (int i = 0; i < n; i++)
        local += parameters[i] * x[i];
    local = local * local;
    MPI_Reduce(&local, &total, 1, MPI_DOUBLE, MPI_SUM, 0, MPI_COMM_WORLD);
    return rank == 0 ? total * x[0] : x[1];
}

/* What is sent is not what the gradient is of: the rank in the middle just passes numbers on. */
static void pass_on(double *buffer, int n)
{
    if (rank > 0)
        MPI_Recv(buffer, n, MPI_DOUBLE, rank - 1, 9, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    if (rank < size - 1)
        MPI_Send(buffer, n, MPI_DOUBLE, rank + 1, 9, MPI_COMM_WORLD);
}

static double relay(const double *x, int n)
{
    double *buffer = (double *)malloc(n * sizeof *buffer), result = 0.0;
    int count = n;
    MPI_Bcast(&count, 1, MPI_INT, 0, MPI_COMM_WORLD);
    for (int i = 0; i < n; i++)
        buffer[i] = rank == 0 ? x[i] * x[i] : 1.0;
    pass_on(buffer, count);
    MPI_Barrier(MPI_COMM_WORLD);
    for (int i = 0; i < n; i++)
        result += rank == size - 1 ? buffer[i] * x[i] : 0.0;
    free(buffer);
    return result;
}

/* Nothing that goes in is active, but what comes out is. */
static double fetch(void)
{
    double value = 3.0;
    MPI_Recv(&value, 1, MPI_DOUBLE, rank - 1, 3, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    return value * value;
}

static double one_way(const double *x, int n)
{
    double square = x[n - 1] * x[n - 1];
    if (rank % 2 == 0 && rank + 1 < size)
        MPI_Send(&square, 1, MPI_DOUBLE, rank + 1, 3, MPI_COMM_WORLD);
    return rank % 2 ? fetch() : 0.0;
}

/* Whoever is ready first, with messages of any tag. */
static double any_source(const double *x, int n)
{
    double sum = 0.0, got[2], mine[2] = {x[0] * x[1], x[n - 1]};
    if (rank)
        MPI_Send(mine, 2, MPI_DOUBLE, 0, 10 + rank, MPI_COMM_WORLD);
    for (int i = 1; rank == 0 && i < size; i++) {
        MPI_Status status;
        MPI_Recv(got, 2, MPI_DOUBLE, MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &status);
        sum += (status.MPI_TAG + 1) * got[0] * got[1] * x[0];
    }
    return sum;
}

int main(int count, char **arguments)
{
    begin(&count, &arguments);
    CHECK(ring, 4);
    CHECK(pipeline, 4);
    CHECK(shifts, 4);
    CHECK(ends, 3);
    CHECK(sums, 3);
    CHECK(from_root, 4);
    CHECK(relay, 4);
    CHECK(one_way, 2);
    CHECK(any_source, 3);
    return report();
}
