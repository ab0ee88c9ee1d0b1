/* Islands of a power net: collectives among neighbours of a grid and of a graph. */
#include "derivatives.h"

static double balance(const double *x, int n)
{
    int dims[1] = {size}, periods[1] = {1};
    MPI_Comm line, graph;
    MPI_Cart_create(MPI_COMM_WORLD, 1, dims, periods, 0, &line);
    double volts[2] = {x[0] * x[1], sin(x[2])}, near[4], flows[2], came[2], sum = 0.0;
    MPI_Neighbor_allgather(volts, 2, MPI_DOUBLE, near, 2, MPI_DOUBLE, line);
    flows[0] = (near[0] - volts[0]) * x[3 % n];
    flows[1] = (near[2] - volts[0]) * near[3];
    MPI_Neighbor_alltoall(flows, 1, MPI_DOUBLE, came, 1, MPI_DOUBLE, line);
    int to[1] = {(rank + 1) % size}, from[1] = {(rank + size - 1) % size};
    MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, 1, from, MPI_UNWEIGHTED, 1, to, MPI_UNWEIGHTED, MPI_INFO_NULL, 0, &graph);
    int counts[1] = {2}, at[1] = {0};
    double passed[2];
    MPI_Neighbor_alltoallv(flows, counts, at, MPI_DOUBLE, passed, counts, at, MPI_DOUBLE, graph);
    sum = came[0] * came[0] + came[1] * near[1] + passed[0] * passed[1];
    /* hears of all, under way while it computes */
    int degree = 2, places[2] = {0, 1}, many[2] = {1, 1};
    double told[2] = {passed[0], sin(x[1])}, heard[2];
    MPI_Request under_way;
    MPI_Comm_size(line, &degree);
    MPI_Ineighbor_allgatherv(&told[0], 1, MPI_DOUBLE, heard, many, places, MPI_DOUBLE, line, &under_way);
    sum += told[1] * degree;
    MPI_Wait(&under_way, MPI_STATUS_IGNORE);
    sum += heard[0] * x[0] + heard[1] * heard[1];
    MPI_Comm_free(&graph);
    MPI_Comm_free(&line);
    return sum;
}

int main(int c, char **v)
{
    begin(&c, &v);
    CHECK(balance, 4);
    return report();
}
