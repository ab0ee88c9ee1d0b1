/* A stencil that was written for MPI, built with a serial stand-in of its own for the library. */
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include "../expect.h"
typedef int MPI_Comm;
typedef int MPI_Datatype;
typedef int MPI_Op;
enum { MPI_COMM_WORLD, MPI_DOUBLE = 8, MPI_SUM = 1, MPI_MAX = 2 };
int MPI_Comm_size(MPI_Comm c, int *n)
{
    (void)c;
    *n = 1;
    return 0;
}
int MPI_Comm_rank(MPI_Comm c, int *r)
{
    (void)c;
    *r = 0;
    return 0;
}
int MPI_Allreduce(const void *from, void *to, int n, MPI_Datatype t, MPI_Op op, MPI_Comm c)
{
    (void)op;
    (void)c;
    memcpy(to, from, (size_t)n * t);
    return 0;
}
static double mailbox[64];
static int waiting;
int MPI_Send(const void *b, int n, MPI_Datatype t, int to, int tag, MPI_Comm c)
{
    (void)to;
    (void)tag;
    (void)c;
    memcpy(mailbox, b, (size_t)n * t);
    waiting = n;
    return 0;
}
int MPI_Recv(void *b, int n, MPI_Datatype t, int from, int tag, MPI_Comm c, void *s)
{
    (void)from;
    (void)tag;
    (void)c;
    (void)s;
    if (n > waiting)
        n = waiting;
    memcpy(b, mailbox, (size_t)n * t);
    return 0;
}
static double energy(const double *u0, int n, double k)
{
    int size, rank;
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    double *u = malloc((n + 2) * sizeof *u), *v = malloc((n + 2) * sizeof *v);
    memcpy(u + 1, u0, n * sizeof *u);
    for (int step = 0; step < 6; step++) {
        int left = (rank + size - 1) % size, right = (rank + 1) % size;
        MPI_Send(u + n, 1, MPI_DOUBLE, right, 0, MPI_COMM_WORLD);
        MPI_Recv(u, 1, MPI_DOUBLE, left, 0, MPI_COMM_WORLD, NULL);
        MPI_Send(u + 1, 1, MPI_DOUBLE, left, 1, MPI_COMM_WORLD);
        MPI_Recv(u + n + 1, 1, MPI_DOUBLE, right, 1, MPI_COMM_WORLD, NULL);
        for (int i = 1; i <= n; i++)
            v[i] = u[i] + k * (u[i - 1] - 2 * u[i] + u[i + 1]) - 0.01 * u[i] * u[i] * u[i];
        double *t = u;
        u = v;
        v = t;
    }
    double mine = 0, all = 0;
    for (int i = 1; i <= n; i++)
        mine += u[i] * u[i] * i;
    MPI_Allreduce(&mine, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    free(u);
    free(v);
    return all;
}
int main(void)
{
    double u[8], d[8] = {0};
    for (int i = 0; i < 8; i++)
        u[i] = sin(i + 1);
    double dk = __enzyme_autodiff((void *)energy, enzyme_dup, u, d, enzyme_const, 8, enzyme_out,
                                  0.2),
           k = 0.2;
    for (int i = 0; i < 8; i++)
        EXPECT_SLOPE("u", i, d[i], energy(u, 8, 0.2), u[i], 1e-4, 1e-6);
    EXPECT_SLOPE("k", 0, dk, energy(u, 8, k), k, 1e-4, 1e-6);
    return verdict();
}
