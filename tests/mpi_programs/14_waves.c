/* A wave on a ring of processes: persistent requests for halos of two cells, started each step, with
 * Waitany on the faces, and a reduction of the energy in place. */
#include "derivatives.h"

enum { M = 10, HALO = 2, STEPS = 5 };

struct domain {
    double u[M + 2 * HALO], v[M];
    double out[2][HALO], in[2][HALO];
    MPI_Request requests[4];
};

static void prepare(struct domain *d, MPI_Comm comm)
{
    int left = (rank + size - 1) % size, right = (rank + 1) % size;
    MPI_Recv_init(d->in[0], HALO, MPI_DOUBLE, left, 1, comm, &d->requests[0]);
    MPI_Recv_init(d->in[1], HALO, MPI_DOUBLE, right, 2, comm, &d->requests[1]);
    MPI_Send_init(d->out[0], HALO, MPI_DOUBLE, left, 2, comm, &d->requests[2]);
    MPI_Send_init(d->out[1], HALO, MPI_DOUBLE, right, 1, comm, &d->requests[3]);
}

static void exchange(struct domain *d)
{
    for (int k = 0; k < HALO; k++) {
        d->out[0][k] = d->u[HALO + k];
        d->out[1][k] = d->u[M + k];
    }
    MPI_Startall(4, d->requests);
    for (int done = 0; done < 2; done++) {
        int which;
        MPI_Waitany(2, d->requests, &which, MPI_STATUS_IGNORE);
        for (int k = 0; k < HALO; k++)
            d->u[which == 0 ? k : M + HALO + k] = d->in[which][k];
    }
    MPI_Waitall(2, d->requests + 2, MPI_STATUSES_IGNORE);
}

static double wave(const double *x, int n)
{
    struct domain d;
    double energy[2] = {0, 0};
    for (int i = 0; i < M; i++) {
        d.u[HALO + i] = x[i % n] * sin(0.6 * i + rank);
        d.v[i] = 0.1 * x[(i + 1) % n];
    }
    prepare(&d, MPI_COMM_WORLD);
    for (int t = 0; t < STEPS; t++) {
        exchange(&d);
        for (int i = 0; i < M; i++) {
            const double *u = d.u + HALO + i;
            double second = (-u[-2] + 16 * u[-1] - 30 * u[0] + 16 * u[1] - u[2]) / 12;
            d.v[i] += 0.1 * (x[0] * second - 0.2 * u[0] * u[0] * u[0]);
        }
        for (int i = 0; i < M; i++)
            d.u[HALO + i] += 0.1 * d.v[i];
    }
    for (int k = 0; k < 4; k++)
        MPI_Request_free(&d.requests[k]);
    for (int i = 0; i < M; i++) {
        energy[0] += d.v[i] * d.v[i] / 2;
        energy[1] += d.u[HALO + i] * d.u[HALO + i];
    }
    MPI_Allreduce(MPI_IN_PLACE, energy, 2, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    return energy[0] * energy[1];
}

/* The exchange started before the interior is computed. */
static double overlapped(const double *x, int n)
{
    double u[M + 2], next[M + 2], sum = 0;
    MPI_Request r[4];
    int left = rank > 0 ? rank - 1 : MPI_PROC_NULL, right = rank < size - 1 ? rank + 1 : MPI_PROC_NULL;
    for (int i = 0; i < M + 2; i++)
        u[i] = x[i % n] + 0.1 * i;
    for (int t = 0; t < STEPS; t++) {
        MPI_Irecv(&u[0], 1, MPI_DOUBLE, left, 0, MPI_COMM_WORLD, &r[0]);
        MPI_Irecv(&u[M + 1], 1, MPI_DOUBLE, right, 1, MPI_COMM_WORLD, &r[1]);
        MPI_Isend(&u[1], 1, MPI_DOUBLE, left, 1, MPI_COMM_WORLD, &r[2]);
        MPI_Isend(&u[M], 1, MPI_DOUBLE, right, 0, MPI_COMM_WORLD, &r[3]);
        for (int i = 2; i < M; i++)
            next[i] = u[i] + 0.2 * (u[i - 1] - 2 * u[i] + u[i + 1]) * x[1];
        MPI_Waitall(4, r, MPI_STATUSES_IGNORE);
        next[1] = u[1] + 0.2 * (u[0] - 2 * u[1] + u[2]) * x[1];
        next[M] = u[M] + 0.2 * (u[M - 1] - 2 * u[M] + u[M + 1]) * x[1];
        memcpy(u + 1, next + 1, M * sizeof *u);
    }
    for (int i = 1; i <= M; i++)
        sum += u[i] * u[i];
    return sum;
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    CHECK(wave, 4);
    CHECK(overlapped, 4);
    return report();
}
