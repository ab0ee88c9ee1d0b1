/* Messages that are looked at before they are received. */
#include "derivatives.h"
static double probed(const double *x, int n)
{
    double s = 0.0, out[8], *in;
    MPI_Request r[2];
    for (int i = 0; i < n; i++) out[i] = x[i] * x[i];
    MPI_Isend(out, n - rank % 2, MPI_DOUBLE, (rank + 1) % size, 4, MPI_COMM_WORLD, &r[0]);
    MPI_Isend(out, 2, MPI_DOUBLE, (rank + 1) % size, 4, MPI_COMM_WORLD, &r[1]);
    MPI_Message first, second;
    MPI_Status status;
    int count;
    MPI_Mprobe(MPI_ANY_SOURCE, 4, MPI_COMM_WORLD, &first, &status);
    MPI_Get_count(&status, MPI_DOUBLE, &count);
    in = malloc(count * sizeof *in);
    MPI_Mprobe((rank + size - 1) % size, 4, MPI_COMM_WORLD, &second, MPI_STATUS_IGNORE);
    double pair[2];
    MPI_Request got;
    MPI_Imrecv(pair, 2, MPI_DOUBLE, &second, &got);
    MPI_Mrecv(in, count, MPI_DOUBLE, &first, MPI_STATUS_IGNORE);
    MPI_Wait(&got, MPI_STATUS_IGNORE);
    MPI_Waitall(2, r, MPI_STATUSES_IGNORE);
    for (int i = 0; i < count; i++) s += in[i] * x[i] * (i + 1);
    s += pair[0] * pair[1] * x[1];
    free(in);
    return s;
}
static double polled(const double *x, int n)
{
    double s = 0.0, out[8], in[8];
    MPI_Request r;
    for (int i = 0; i < n; i++) out[i] = x[i] * x[i];
    MPI_Isend(out, n, MPI_DOUBLE, (rank + 1) % size, 5, MPI_COMM_WORLD, &r);
    MPI_Message m;
    int there = 0;
    while (!there) MPI_Improbe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &there, &m, MPI_STATUS_IGNORE);
    MPI_Mrecv(in, n, MPI_DOUBLE, &m, MPI_STATUS_IGNORE);
    MPI_Wait(&r, MPI_STATUS_IGNORE);
    for (int i = 0; i < n; i++) s += in[i] * x[i] * (i + 1);
    return s;
}
int main(int c, char **v) { begin(&c, &v); CHECK(probed, 4); CHECK(polled, 4); return report(); }
