/* Conjugate gradients with a preconditioner on a Cartesian grid, halos as subarray types by Isend and Irecv,
 * two dot products in one Allreduce, sub-communicators of rows for a mean, MAXLOC of the residual. */
#include "derivatives.h"

enum { L = 4, W = L + 2 };

struct grid {
    MPI_Comm comm, row;
    int up, down, left, right, at[2];
    MPI_Datatype column;
};

static void halo(double u[W][W], const struct grid *g)
{
    MPI_Request r[8];
    MPI_Irecv(&u[0][1], L, MPI_DOUBLE, g->up, 1, g->comm, &r[0]);
    MPI_Irecv(&u[L + 1][1], L, MPI_DOUBLE, g->down, 2, g->comm, &r[1]);
    MPI_Irecv(&u[0][0], 1, g->column, g->left, 3, g->comm, &r[2]);
    MPI_Irecv(&u[0][L + 1], 1, g->column, g->right, 4, g->comm, &r[3]);
    MPI_Isend(&u[L][1], L, MPI_DOUBLE, g->down, 1, g->comm, &r[4]);
    MPI_Isend(&u[1][1], L, MPI_DOUBLE, g->up, 2, g->comm, &r[5]);
    MPI_Isend(&u[0][L], 1, g->column, g->right, 3, g->comm, &r[6]);
    MPI_Isend(&u[0][1], 1, g->column, g->left, 4, g->comm, &r[7]);
    MPI_Waitall(8, r, MPI_STATUSES_IGNORE);
}

static void apply(double u[W][W], double k[W][W], double out[W][W], const struct grid *g)
{
    halo(u, g);
    for (int i = 1; i <= L; i++)
        for (int j = 1; j <= L; j++)
            out[i][j] = 0.5 * u[i][j] + (k[i][j] + k[i + 1][j]) * (u[i][j] - u[i + 1][j]) +
                        (k[i][j] + k[i - 1][j]) * (u[i][j] - u[i - 1][j]) +
                        (k[i][j] + k[i][j + 1]) * (u[i][j] - u[i][j + 1]) +
                        (k[i][j] + k[i][j - 1]) * (u[i][j] - u[i][j - 1]);
}

static double darcy(const double *x, int n)
{
    struct grid g;
    int dims[2] = {0, 0}, periods[2] = {0, 1}, keep[2] = {0, 1}, me;
    MPI_Dims_create(size, 2, dims);
    MPI_Cart_create(MPI_COMM_WORLD, 2, dims, periods, 0, &g.comm);
    MPI_Comm_rank(g.comm, &me);
    MPI_Cart_coords(g.comm, me, 2, g.at);
    MPI_Cart_shift(g.comm, 0, 1, &g.up, &g.down);
    MPI_Cart_shift(g.comm, 1, 1, &g.left, &g.right);
    MPI_Cart_sub(g.comm, keep, &g.row);
    int sizes[2] = {W, W}, part[2] = {L, 1}, start[2] = {1, 0};
    MPI_Type_create_subarray(2, sizes, part, start, MPI_ORDER_C, MPI_DOUBLE, &g.column);
    MPI_Type_commit(&g.column);

    double u[W][W] = {{0}}, r[W][W] = {{0}}, p[W][W] = {{0}}, q[W][W] = {{0}}, k[W][W] = {{0}};
    for (int i = 0; i < W; i++)
        for (int j = 0; j < W; j++)
            k[i][j] = exp(0.3 * x[(i + 2 * j) % n] * sin(i + j + g.at[0]));
    halo(k, &g);
    double rho = 0, sums[2], local[2];
    for (int i = 1; i <= L; i++)
        for (int j = 1; j <= L; j++) {
            r[i][j] = x[0] + 0.2 * i * x[1] - 0.1 * j + 0.3 * me;
            p[i][j] = r[i][j] / k[i][j];
            rho += p[i][j] * r[i][j];
        }
    MPI_Allreduce(MPI_IN_PLACE, &rho, 1, MPI_DOUBLE, MPI_SUM, g.comm);
    for (int step = 0; step < 6; step++) {
        apply(p, k, q, &g);
        local[0] = 0;
        for (int i = 1; i <= L; i++)
            for (int j = 1; j <= L; j++)
                local[0] += p[i][j] * q[i][j];
        MPI_Allreduce(local, sums, 1, MPI_DOUBLE, MPI_SUM, g.comm);
        double alpha = rho / sums[0];
        local[0] = local[1] = 0;
        for (int i = 1; i <= L; i++)
            for (int j = 1; j <= L; j++) {
                u[i][j] += alpha * p[i][j];
                r[i][j] -= alpha * q[i][j];
                local[0] += r[i][j] * r[i][j] / k[i][j];
                local[1] += r[i][j] * r[i][j];
            }
        MPI_Allreduce(local, sums, 2, MPI_DOUBLE, MPI_SUM, g.comm);
        if (sums[1] < 1e-20)
            break;
        double beta = sums[0] / rho;
        for (int i = 1; i <= L; i++)
            for (int j = 1; j <= L; j++)
                p[i][j] = r[i][j] / k[i][j] + beta * p[i][j];
        rho = sums[0];
    }
    double mean = 0, total = 0;
    struct {
        double value;
        int where;
    } here = {0, me}, most;
    for (int i = 1; i <= L; i++)
        for (int j = 1; j <= L; j++) {
            mean += u[i][j];
            total += u[i][j] * u[i][j];
            here.value = fmax(here.value, u[i][j]);
        }
    MPI_Allreduce(&here, &most, 1, MPI_DOUBLE_INT, MPI_MAXLOC, g.comm);
    MPI_Allreduce(MPI_IN_PLACE, &mean, 1, MPI_DOUBLE, MPI_SUM, g.row);
    double answer = total + mean * mean / 100 + (most.where == me ? most.value * x[2] : 0);
    MPI_Type_free(&g.column);
    MPI_Comm_free(&g.row);
    MPI_Comm_free(&g.comm);
    return answer;
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    CHECK(darcy, 4);
    return report();
}
