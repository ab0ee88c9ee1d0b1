/* The model: neighbours exchange the cells at their ends while all others are computed. */
#include "rod.h"

#include <stdlib.h>
#include <string.h>

piece cut(MPI_Comm comm)
{
    int rank, size;
    MPI_Comm_rank(comm, &rank);
    MPI_Comm_size(comm, &size);
    piece p = {comm, rank > 0 ? rank - 1 : MPI_PROC_NULL,
               rank + 1 < size ? rank + 1 : MPI_PROC_NULL, rank * CELLS / size, 0};
    p.cells = (rank + 1) * CELLS / size - p.first;
    return p;
}

/* Cells 0 and cells + 1 of an array are those of the neighbours. */
static void begin_exchange(const piece *p, double *cells, MPI_Request *requests)
{
    MPI_Irecv(&cells[0], 1, MPI_DOUBLE, p->left, 0, p->comm, &requests[0]);
    MPI_Irecv(&cells[p->cells + 1], 1, MPI_DOUBLE, p->right, 1, p->comm, &requests[1]);
    MPI_Isend(&cells[1], 1, MPI_DOUBLE, p->left, 1, p->comm, &requests[2]);
    MPI_Isend(&cells[p->cells], 1, MPI_DOUBLE, p->right, 0, p->comm, &requests[3]);
}

static void warm(const double *k, const double *now, double *next, int cell)
{
    next[cell] = now[cell] + 0.5 * (k[cell] + k[cell - 1]) * (now[cell - 1] - now[cell]) +
                 0.5 * (k[cell] + k[cell + 1]) * (now[cell + 1] - now[cell]);
}

static void step(const piece *p, const double *k, double *now, double *next)
{
    MPI_Request requests[4];
    begin_exchange(p, now, requests);
    for (int cell = 2; cell < p->cells; cell++)
        warm(k, now, next, cell);
    MPI_Waitall(4, requests, MPI_STATUSES_IGNORE);
    warm(k, now, next, 1);
    if (p->cells > 1)
        warm(k, now, next, p->cells);
}

/* One end of the rod is hot, the other is cold. */
static double *heated(const piece *p, const double *conductivity)
{
    const size_t count = p->cells + 2;
    double *now = calloc(count, sizeof *now), *next = calloc(count, sizeof *next);
    double *k = calloc(count, sizeof *k);
    MPI_Request requests[4];
    if (!now || !next || !k)
        MPI_Abort(p->comm, 1);
    memcpy(k + 1, conductivity, p->cells * sizeof *k);
    begin_exchange(p, k, requests);
    MPI_Waitall(4, requests, MPI_STATUSES_IGNORE);
    if (p->left == MPI_PROC_NULL) {
        now[0] = next[0] = 100.0;
        k[0] = k[1];
    }
    if (p->right == MPI_PROC_NULL)
        k[p->cells + 1] = k[p->cells];
    for (int i = 0; i < STEPS / 2; i++) {
        step(p, k, now, next);
        step(p, k, next, now);
    }
    free(next);
    free(k);
    return now;
}

double misfit(const piece *p, const double *conductivity, const double *measured)
{
    double *temperature = heated(p, conductivity), sum = 0.0, all = 0.0;
    for (int cell = 0; cell < p->cells; cell++)
        if ((p->first + cell) % SENSOR == SENSOR / 2) {
            const double off = temperature[cell + 1] - measured[cell];
            sum += off * off;
        }
    free(temperature);
    MPI_Reduce(&sum, &all, 1, MPI_DOUBLE, MPI_SUM, 0, p->comm);
    return p->left == MPI_PROC_NULL ? all : 0.0;
}

void measure(const piece *p, const double *conductivity, double *temperature)
{
    double *all = heated(p, conductivity);
    memcpy(temperature, all + 1, p->cells * sizeof *temperature);
    free(all);
}
