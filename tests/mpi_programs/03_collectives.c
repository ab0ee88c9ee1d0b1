/* Calls that all ranks make together, blocking or not, in place or not. */
#include "derivatives.h"

static double gathers(const double *x, int n)
{
    double all[64], part[8], sum = 0.0;
    MPI_Gather(x, 2, MPI_DOUBLE, all, 2, MPI_DOUBLE, 0, MPI_COMM_WORLD);
    for (int i = 0; rank == 0 && i < 2 * size; i++)
        sum += all[i] * all[(i + 3) % (2 * size)];
    for (int i = 0; i < 2 * size; i++)
        all[i] = rank == 0 ? all[i] * x[1] : 0.0;
    MPI_Scatter(all, 2, MPI_DOUBLE, part, 2, MPI_DOUBLE, 0, MPI_COMM_WORLD);
    for (int i = 0; i < 2; i++)
        sum += part[i] * part[i] * x[i];
    if (rank == 0)
        MPI_Gather(MPI_IN_PLACE, 0, MPI_DOUBLE, all, 2, MPI_DOUBLE, 0, MPI_COMM_WORLD);
    else
        MPI_Gather(part, 2, MPI_DOUBLE, NULL, 0, MPI_DOUBLE, 0, MPI_COMM_WORLD);
    for (int i = 0; rank == 0 && i < 2 * size; i++)
        sum += all[i] * all[i] * x[n - 1];
    if (rank == 0)
        MPI_Scatter(all, 2, MPI_DOUBLE, MPI_IN_PLACE, 2, MPI_DOUBLE, 0, MPI_COMM_WORLD);
    else
        MPI_Scatter(NULL, 0, MPI_DOUBLE, part, 2, MPI_DOUBLE, 0, MPI_COMM_WORLD);
    return sum + (rank ? part[0] * part[1] : all[0] * all[1]);
}

static double uneven(const double *x, int n)
{
    double all[64], part[8], sum = 0.0;
    int counts[8], places[8];
    for (int p = 0; p < size; p++) {
        counts[p] = 1 + p % 2;
        places[p] = 3 * (size - 1 - p);
    }
    const int root = size - 1;
    for (int i = 0; i < 3 * size; i++)
        all[i] = x[i % n];
    MPI_Gatherv(x, counts[rank], MPI_DOUBLE, all, counts, places, MPI_DOUBLE, root, MPI_COMM_WORLD);
    for (int i = 0; i < 3 * size; i++)
        all[i] = all[i] * all[i];
    MPI_Scatterv(all, counts, places, MPI_DOUBLE, part, counts[rank], MPI_DOUBLE, root,
                 MPI_COMM_WORLD);
    for (int i = 0; i < counts[rank]; i++)
        sum += part[i] * x[i];
    MPI_Allgatherv(part, counts[rank], MPI_DOUBLE, all, counts, places, MPI_DOUBLE, MPI_COMM_WORLD);
    for (int i = 0; i < 3 * size; i++)
        sum += all[i] * all[i] * x[i % n];
    counts[0] = 5; /* nobody reads these later */
    return sum;
}

static double all_to_all(const double *x, int n)
{
    double out[32], in[32], more[32], sum = 0.0;
    int counts[8], places[8];
    for (int i = 0; i < 2 * size; i++)
        out[i] = x[i % n] * (i + 1);
    MPI_Alltoall(out, 2, MPI_DOUBLE, in, 2, MPI_DOUBLE, MPI_COMM_WORLD);
    for (int i = 0; i < 2 * size; i++)
        in[i] = in[i] * in[i] + x[0];
    MPI_Alltoall(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, in, 2, MPI_DOUBLE, MPI_COMM_WORLD);
    for (int p = 0; p < size; p++) {
        counts[p] = 1 + (p + rank) % 2;
        places[p] = 2 * p;
    }
    for (int i = 0; i < 2 * size; i++)
        more[i] = 0.0;
    MPI_Alltoallv(in, counts, places, MPI_DOUBLE, more, counts, places, MPI_DOUBLE, MPI_COMM_WORLD);
    MPI_Allgather(&more[0], 1, MPI_DOUBLE, out, 1, MPI_DOUBLE, MPI_COMM_WORLD);
    for (int i = 0; i < 2 * size; i++)
        sum += more[i] * more[i] * x[i % n] + (i < size ? out[i] * out[0] : 0.0);
    more[rank] = sum;
    MPI_Allgather(MPI_IN_PLACE, 1, MPI_DOUBLE, more, 1, MPI_DOUBLE, MPI_COMM_WORLD);
    return more[0] * x[1] + 0.01 * more[size - 1] * more[rank];
}

static double scans(const double *x, int n)
{
    double mine[2] = {x[0], x[1] * x[1]}, upto[2], before[2] = {0.0, 0.0}, products[2], highest[2];
    double block = 0.0, own[8], rest[8];
    int counts[8];
    MPI_Scan(mine, upto, 2, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    MPI_Exscan(mine, before, 2, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    if (rank == 0)
        before[0] = before[1] = 1.0;
    MPI_Scan(mine, products, 2, MPI_DOUBLE, MPI_PROD, MPI_COMM_WORLD);
    MPI_Scan(mine, highest, 2, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
    for (int i = 0; i < 8; i++) {
        own[i] = x[i % n] * (1 + i + rank);
        counts[i] = 1 + i % 2;
    }
    MPI_Reduce_scatter_block(own, &block, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    MPI_Reduce_scatter(own, rest, counts, MPI_DOUBLE, MPI_MIN, MPI_COMM_WORLD);
    MPI_Scan(MPI_IN_PLACE, mine, 2, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    return upto[0] * upto[1] * x[2] + before[0] * before[1] * before[1] + products[0] * products[1] +
           highest[0] * highest[1] * x[0] + block * block + rest[0] * rest[0] + mine[0] * mine[1];
}

static double winners(const double *x, int n)
{
    struct {
        double value;
        int index;
    } mine = {x[0] * x[1], 100 + rank}, best, worst;
    MPI_Allreduce(&mine, &best, 1, MPI_DOUBLE_INT, MPI_MAXLOC, MPI_COMM_WORLD);
    MPI_Reduce(&mine, &worst, 1, MPI_DOUBLE_INT, MPI_MINLOC, 0, MPI_COMM_WORLD);
    const double lowest = rank == 0 ? worst.value * worst.value * (worst.index - 99) : 0.0;
    return best.value * best.value * (best.index - 99) + lowest * x[n - 1];
}

/* Of equal operands one wins; zeros have products without them. */
static double ties(const double *x, int n)
{
    double same = 1.0 + 0.0 * x[0], most, zero = rank == 0 ? x[0] - start_of(0) : x[1], product;
    MPI_Allreduce(&same, &most, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
    MPI_Allreduce(&zero, &product, 1, MPI_DOUBLE, MPI_PROD, MPI_COMM_WORLD);
    return most * x[n - 1] + product * 3.0;
}

/* Started by all in one order, waited for in several. */
static double started(const double *x, int n)
{
    double norm = 0.0, all, sums[4], parameters[4], gathered[16], blocking, mine = x[0] * x[1];
    MPI_Request requests[3];
    for (int i = 0; i < n; i++)
        norm += x[i] * x[i];
    for (int i = 0; i < 4; i++)
        parameters[i] = x[i % n] * x[0];
    MPI_Iallreduce(&norm, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD, &requests[0]);
    MPI_Ibcast(parameters, 4, MPI_DOUBLE, 0, MPI_COMM_WORLD, &requests[1]);
    MPI_Iallgather(&mine, 1, MPI_DOUBLE, gathered, 1, MPI_DOUBLE, MPI_COMM_WORLD, &requests[2]);
    if (rank % 2)
        MPI_Wait(&requests[0], MPI_STATUS_IGNORE);
    MPI_Allreduce(&mine, &blocking, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
    MPI_Wait(&requests[2], MPI_STATUS_IGNORE);
    MPI_Wait(&requests[0], MPI_STATUS_IGNORE);
    MPI_Wait(&requests[1], MPI_STATUS_IGNORE);
    MPI_Iscan(parameters, sums, 4, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD, &requests[0]);
    MPI_Ireduce_scatter_block(gathered, &mine, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD,
                              &requests[1]);
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    return all * sums[0] * sums[3] + blocking * gathered[size - 1] * x[1] + mine * mine;
}

/* A rank has its message to send only behind a collective call that is under way. */
static double across(const double *x, int n)
{
    double sum = 0.0, value = x[0] * x[n - 1], got = 0.0;
    MPI_Request request;
    if (rank == 0) {
        MPI_Iallreduce(&value, &sum, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD, &request);
        for (int p = 1; p < size; p++)
            MPI_Ssend(&value, 1, MPI_DOUBLE, p, 0, MPI_COMM_WORLD);
    } else {
        MPI_Recv(&got, 1, MPI_DOUBLE, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        MPI_Iallreduce(&value, &sum, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD, &request);
    }
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    return sum * sum * x[1] + got * got;
}

/* Groups of ranks, a grid of them, and single precision. */
static double groups(const double *x, int n)
{
    MPI_Comm half, grid;
    int sizes[1] = {size}, periodic[1] = {1}, before, next;
    float single = (float)x[0], largest, from_left;
    double sum = 0.0, mine = x[0] * x[1];
    MPI_Comm_split(MPI_COMM_WORLD, rank % 2, -rank, &half);
    MPI_Allreduce(&mine, &sum, 1, MPI_DOUBLE, MPI_SUM, half);
    MPI_Comm_free(&half);
    MPI_Cart_create(MPI_COMM_WORLD, 1, sizes, periodic, 0, &grid);
    MPI_Cart_shift(grid, 0, 1, &before, &next);
    MPI_Sendrecv(&single, 1, MPI_FLOAT, next, 0, &from_left, 1, MPI_FLOAT, before, 0, grid,
                 MPI_STATUS_IGNORE);
    MPI_Allreduce(&single, &largest, 1, MPI_FLOAT, MPI_SUM, grid);
    MPI_Comm_free(&grid);
    return sum * sum * x[n - 1] + (double)from_left + 2.0 * (double)largest;
}

int main(int count, char **arguments)
{
    begin(&count, &arguments);
    CHECK(gathers, 3);
    CHECK(uneven, 4);
    CHECK(all_to_all, 4);
    CHECK(scans, 4);
    CHECK(winners, 3);
    CHECK(ties, 3);
    CHECK(started, 4);
    CHECK(across, 3);
    CHECK_SINGLE(groups, 3);
    return report();
}
