/* Prefix sums and a parallel recurrence (Scan, Exscan of products), softmax over ranks, Reduce_scatter,
 * Gatherv to a root that solves, Scatterv of the answer, Bcast of parameters in a struct, Iallreduce. */
#include "derivatives.h"

enum { M = 6 };

/* y[i] = a[i] y[i-1] + b[i] over all ranks, by composing maps. */
static double recurrence(const double *x, int n)
{
    double a = 1, b = 0, before = 1, product = 1, offset = 0, out = 0, prefix;
    for (int i = 0; i < M; i++) {
        double ai = 0.8 + 0.1 * x[i % n], bi = x[(i + 1) % n] * sin(i);
        b = ai * b + bi;
        a *= ai;
    }
    MPI_Exscan(&a, &before, 1, MPI_DOUBLE, MPI_PROD, MPI_COMM_WORLD);
    if (rank == 0)
        before = 1;
    product = before * a;
    double scaled = b / product;
    MPI_Scan(&scaled, &prefix, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    offset = (prefix - scaled) * before;
    double y = offset + before * x[0];
    for (int i = 0; i < M; i++) {
        y = (0.8 + 0.1 * x[i % n]) * y + x[(i + 1) % n] * sin(i);
        out += y * y;
    }
    return out;
}

static double softmax(const double *x, int n)
{
    double high = -1e300, most, sum[2] = {0, 0}, all[2];
    MPI_Request r;
    for (int i = 0; i < n; i++)
        high = fmax(high, x[i]);
    MPI_Allreduce(&high, &most, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
    for (int i = 0; i < n; i++) {
        sum[0] += exp(x[i] - most);
        sum[1] += exp(x[i] - most) * x[i] * (rank + 1);
    }
    MPI_Iallreduce(sum, all, 2, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD, &r);
    double own = 0;
    for (int i = 0; i < n; i++)
        own += x[i] * x[i];
    MPI_Wait(&r, MPI_STATUS_IGNORE);
    return rank == 0 ? all[1] / all[0] + most + log(all[0]) + own : own * all[1] / all[0];
}

struct parameters {
    double rate, offset[2];
    int steps;
};

static double root_solves(const double *x, int n)
{
    struct parameters p = {0};
    int counts[8], starts[8], total = 0;
    double all[64], part[8], sum = 0;
    if (rank == 0)
        p = (struct parameters){x[0] * x[1], {x[2], x[3 % n]}, 3};
    MPI_Bcast(&p, sizeof p, MPI_BYTE, 0, MPI_COMM_WORLD);
    for (int r = 0; r < size; r++) {
        counts[r] = 1 + r % 3;
        starts[r] = total;
        total += counts[r];
    }
    for (int i = 0; i < counts[rank]; i++)
        part[i] = x[i % n] * p.rate + p.offset[i % 2];
    MPI_Gatherv(part, counts[rank], MPI_DOUBLE, all, counts, starts, MPI_DOUBLE, 0, MPI_COMM_WORLD);
    if (rank == 0)
        for (int k = 0; k < p.steps; k++)
            for (int i = 1; i < total; i++)
                all[i] = 0.5 * (all[i] + all[i - 1] * all[i]);
    MPI_Scatterv(all, counts, starts, MPI_DOUBLE, part, counts[rank], MPI_DOUBLE, 0, MPI_COMM_WORLD);
    for (int i = 0; i < counts[rank]; i++)
        sum += part[i] * part[i] * x[1];
    return sum;
}

static double scattered_sums(const double *x, int n)
{
    double rows[8], mine[1], block[16], own[2];
    int counts[8];
    for (int r = 0; r < size; r++) {
        rows[r] = x[r % n] * x[(r + rank) % n];
        counts[r] = 1;
        block[2 * r] = x[r % n] + rank;
        block[2 * r + 1] = x[(r + 1) % n] * x[0];
    }
    MPI_Reduce_scatter(rows, mine, counts, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    MPI_Reduce_scatter_block(block, own, 2, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    return mine[0] * mine[0] + own[0] * own[1] * x[0];
}

/* A tree of messages by hand: pairs at each level. */
static double binomial(const double *x, int n)
{
    double value = x[0] * x[1 % n] + 0.1 * rank, other;
    for (int step = 1; step < size; step *= 2) {
        if (rank % (2 * step) == 0) {
            if (rank + step < size) {
                MPI_Recv(&other, 1, MPI_DOUBLE, MPI_ANY_SOURCE, step, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
                value = value + other + 0.1 * value * other;
            }
        } else {
            MPI_Send(&value, 1, MPI_DOUBLE, rank - step, step, MPI_COMM_WORLD);
            break;
        }
    }
    return rank == 0 ? value * value : 0.0;
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    CHECK(recurrence, 4);
    CHECK(softmax, 4);
    CHECK(root_solves, 4);
    CHECK(scattered_sums, 4);
    CHECK(binomial, 4);
    return report();
}
