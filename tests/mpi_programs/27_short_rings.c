/* Rings and tori in which a rank is its neighbour on both sides: which piece meets which differs between
 * the calls of a library, and between those that block and those that are started. */
#include "derivatives.h"

static MPI_Comm torus(void)
{
    MPI_Comm made;
    int sizes[2] = {0, 0}, periodic[2] = {1, 1};
    MPI_Dims_create(size, 2, sizes);
    MPI_Cart_create(MPI_COMM_WORLD, 2, sizes, periodic, 0, &made);
    return made;
}

static double weighed(const double *in, const double *x)
{
    return in[0] * in[0] + 2 * in[1] * x[0] + 3 * in[2] * in[3] + 5 * in[3];
}

static double alike(const double *x, int n)
{
    MPI_Comm comm = torus();
    double in[4], started[4];
    MPI_Request request;
    MPI_Neighbor_alltoall(x, 1, MPI_DOUBLE, in, 1, MPI_DOUBLE, comm);
    MPI_Ineighbor_alltoall(x + n - 4, 1, MPI_DOUBLE, started, 1, MPI_DOUBLE, comm, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    MPI_Comm_free(&comm);
    return weighed(in, x) + 0.5 * weighed(started, x);
}

static double counted(const double *x, int n)
{
    MPI_Comm comm = torus();
    const int counts[4] = {1, 1, 1, 1}, starts[4] = {1, 0, 3, 2}, places[4] = {0, 2, 1, 3};
    double in[4], started[4];
    MPI_Request request;
    MPI_Neighbor_alltoallv(x, counts, starts, MPI_DOUBLE, in, counts, places, MPI_DOUBLE, comm);
    MPI_Ineighbor_alltoallv(x + n - 4, counts, starts, MPI_DOUBLE, started, counts, places, MPI_DOUBLE, comm,
                            &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    MPI_Comm_free(&comm);
    return weighed(in, x) * weighed(started, x);
}

static double gathered(const double *x, int n)
{
    MPI_Comm comm = torus();
    double in[4], started[4];
    MPI_Request request;
    MPI_Ineighbor_allgather(x, 1, MPI_DOUBLE, started, 1, MPI_DOUBLE, comm, &request);
    MPI_Neighbor_allgather(x + n - 1, 1, MPI_DOUBLE, in, 1, MPI_DOUBLE, comm);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    MPI_Comm_free(&comm);
    return weighed(in, x) + weighed(started, x);
}

int main(int count, char **arguments)
{
    begin(&count, &arguments);
    CHECK(alike, 5);
    CHECK(counted, 5);
    CHECK(gathered, 3);
    return report();
}
