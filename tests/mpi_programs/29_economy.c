/* An economy of sectors on a grid of ranks: who buys from whom is a matrix, cut into blocks over rows
 * and columns of ranks (Comm_split).  Outputs follow demand by sweeps: a product of block and vector,
 * summed over rows by Reduce_scatter, sent to the columns by Alltoallv and Allgatherv.  Demand is
 * known to rank 0, which deals it out (Scatterv); wages are collected there (Gatherv). */
#include "slopes.h"

void __enzyme_autodiff(void *, ...);

enum { SECTORS = 14, ROUNDS = 5 };

typedef struct {
    MPI_Comm world, row, column;
    int rank, size, rows, columns, my_row, my_column;
    int *counts, *offsets; /* of sectors that each rank of the world holds */
} grid;

static void make_grid(grid *g)
{
    int dims[2] = {0, 0};
    MPI_Comm_dup(MPI_COMM_WORLD, &g->world);
    MPI_Comm_rank(g->world, &g->rank);
    MPI_Comm_size(g->world, &g->size);
    MPI_Dims_create(g->size, 2, dims);
    g->rows = dims[0];
    g->columns = dims[1];
    g->my_row = g->rank / g->columns;
    g->my_column = g->rank % g->columns;
    MPI_Comm_split(g->world, g->my_row, g->my_column, &g->row);
    MPI_Comm_split(g->world, g->my_column, g->my_row, &g->column);
    g->counts = malloc(g->size * sizeof(int));
    g->offsets = malloc(g->size * sizeof(int));
    for (int r = 0; r < g->size; r++) {
        g->offsets[r] = r * SECTORS / g->size;
        g->counts[r] = (r + 1) * SECTORS / g->size - g->offsets[r];
    }
}

static void free_grid(grid *g)
{
    free(g->counts);
    free(g->offsets);
    MPI_Comm_free(&g->row);
    MPI_Comm_free(&g->column);
    MPI_Comm_free(&g->world);
}

static double coefficient(int seller, int buyer, const double *tech)
{
    return (0.25 + 0.2 * sin(1.3 * seller + 0.7 * buyer)) * tech[(seller + buyer) % 3] / SECTORS;
}

/* Each rank holds a piece of the vector; all pieces of a column of ranks are wanted there.  Columns
 * take the sectors of which the number modulo `columns` is theirs. */
static int gather_for_column(const grid *g, const double *mine, double *of_column, int *which)
{
    const int first = g->offsets[g->rank], count = g->counts[g->rank];
    int *to = calloc(4 * g->columns, sizeof(int)), *at_to = to + g->columns;
    int *from = at_to + g->columns, *at_from = from + g->columns;
    double *sorted = malloc((count + 1) * sizeof *sorted);
    for (int c = 0, k = 0; c < g->columns; c++) {
        at_to[c] = k;
        for (int s = 0; s < count; s++)
            if ((first + s) % g->columns == c)
                sorted[k++] = mine[s];
        to[c] = k - at_to[c];
    }
    MPI_Alltoall(to, 1, MPI_INT, from, 1, MPI_INT, g->row);
    int total = 0;
    for (int c = 0; c < g->columns; c++) {
        at_from[c] = total;
        total += from[c];
    }
    double *row_part = malloc((total + 1) * sizeof *row_part);
    MPI_Alltoallv(sorted, to, at_to, MPI_DOUBLE, row_part, from, at_from, MPI_DOUBLE, g->row);

    int *lengths = malloc(2 * g->rows * sizeof(int)), *starts = lengths + g->rows, all = 0;
    MPI_Allgather(&total, 1, MPI_INT, lengths, 1, MPI_INT, g->column);
    for (int r = 0; r < g->rows; r++) {
        starts[r] = all;
        all += lengths[r];
    }
    MPI_Allgatherv(row_part, total, MPI_DOUBLE, of_column, lengths, starts, MPI_DOUBLE, g->column);
    int k = 0;
    for (int r = 0; r < g->rows; r++)
        for (int c = 0; c < g->columns; c++) {
            const int other = r * g->columns + c;
            for (int s = g->offsets[other]; s < g->offsets[other] + g->counts[other]; s++)
                if (s % g->columns == g->my_column)
                    which[k++] = s;
        }
    free(to);
    free(sorted);
    free(row_part);
    free(lengths);
    return all;
}

/* needs = A x: the rows of a row of ranks, summed over its columns. */
static void intermediate(const grid *g, const double *mine, const double *tech, double *needs)
{
    double of_column[SECTORS], partial[SECTORS];
    int which[SECTORS], counts[SECTORS], k = 0;
    const int many = gather_for_column(g, mine, of_column, which);
    for (int c = 0; c < g->columns; c++) {
        const int other = g->my_row * g->columns + c;
        counts[c] = g->counts[other];
        for (int s = g->offsets[other]; s < g->offsets[other] + counts[c]; s++, k++) {
            partial[k] = 0.0;
            for (int b = 0; b < many; b++)
                partial[k] += coefficient(s, which[b], tech) * of_column[b];
        }
    }
    MPI_Reduce_scatter(partial, needs, counts, MPI_DOUBLE, MPI_SUM, g->row);
}

/* Rank 0 alone knows demand and judges welfare. */
static double welfare(const grid *g, const double *demand, const double *tech)
{
    const int count = g->counts[g->rank];
    double own[SECTORS], output[SECTORS], needs[SECTORS], wages[SECTORS], value = 0.0;
    MPI_Scatterv(demand, g->counts, g->offsets, MPI_DOUBLE, own, count, MPI_DOUBLE, 0, g->world);
    for (int s = 0; s < count; s++)
        output[s] = own[s];
    for (int round = 0; round < ROUNDS; round++) {
        intermediate(g, output, tech, needs);
        for (int s = 0; s < count; s++)
            output[s] = own[s] + needs[s] / (1.0 + 0.01 * output[s]);
    }
    for (int s = 0; s < count; s++)
        output[s] = pow(output[s], 0.8) * tech[s % 3];
    MPI_Gatherv(output, count, MPI_DOUBLE, wages, g->counts, g->offsets, MPI_DOUBLE, 0, g->world);
    if (g->rank != 0)
        return 0.0;
    for (int s = 0; s < SECTORS; s++)
        value += log(1.0 + wages[s] * wages[s]);
    return value;
}

int main(int argc, char **argv)
{
    grid g;
    double demand[SECTORS] = {0}, d_demand[SECTORS] = {0}, tech[3] = {0.9, 1.1, 1.3}, d_tech[3] = {0};
    MPI_Init(&argc, &argv);
    make_grid(&g);
    const int known = g.rank == 0 ? SECTORS : 0;
    for (int s = 0; s < known; s++)
        demand[s] = 1.0 + 0.5 * cos(0.9 * s);
    __enzyme_autodiff((void *)welfare, enzyme_const, &g, enzyme_dup, demand, d_demand, enzyme_dup, tech,
                      d_tech);
    CHECK_SLOPES("demand", welfare(&g, demand, tech), demand, d_demand, known, 1, 1e-4, 1e-7);
    CHECK_SLOPES("tech", welfare(&g, demand, tech), tech, d_tech, 3, 1, 1e-4, 1e-7);
    free_grid(&g);
    return slopes_verdict();
}
