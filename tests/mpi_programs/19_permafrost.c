/* Thaw of permafrost on a Cartesian grid: persistent requests, subarrays of a padded array, a vector type for
 * columns, sub-communicators of rows, an in-place maximum. */
#include "derivatives.h"

enum { M = 4, W = M + 2 };

struct Halo {
    MPI_Request requests[8];
    MPI_Datatype row, column, inner;
};

static void set_up(struct Halo *h, double u[W][W], MPI_Comm grid)
{
    int up, down, left, right;
    int sizes[2] = {W, W}, parts[2] = {M, M}, starts[2] = {1, 1};
    MPI_Cart_shift(grid, 0, 1, &up, &down);
    MPI_Cart_shift(grid, 1, 1, &left, &right);
    MPI_Type_contiguous(M, MPI_DOUBLE, &h->row);
    MPI_Type_vector(M, 1, W, MPI_DOUBLE, &h->column);
    MPI_Type_create_subarray(2, sizes, parts, starts, MPI_ORDER_C, MPI_DOUBLE, &h->inner);
    MPI_Type_commit(&h->row);
    MPI_Type_commit(&h->column);
    MPI_Type_commit(&h->inner);
    MPI_Recv_init(&u[0][1], 1, h->row, up, 1, grid, &h->requests[0]);
    MPI_Recv_init(&u[W - 1][1], 1, h->row, down, 2, grid, &h->requests[1]);
    MPI_Recv_init(&u[1][0], 1, h->column, left, 3, grid, &h->requests[2]);
    MPI_Recv_init(&u[1][W - 1], 1, h->column, right, 4, grid, &h->requests[3]);
    MPI_Send_init(&u[M][1], 1, h->row, down, 1, grid, &h->requests[4]);
    MPI_Send_init(&u[1][1], 1, h->row, up, 2, grid, &h->requests[5]);
    MPI_Send_init(&u[1][M], 1, h->column, right, 3, grid, &h->requests[6]);
    MPI_Send_init(&u[1][1], 1, h->column, left, 4, grid, &h->requests[7]);
}

static void tear_down(struct Halo *h)
{
    for (int r = 0; r < 8; r++)
        MPI_Request_free(&h->requests[r]);
    MPI_Type_free(&h->row);
    MPI_Type_free(&h->column);
    MPI_Type_free(&h->inner);
}

static double thaw(const double *x, int n)
{
    double u[W][W] = {{0}}, k[W][W] = {{0}}, deepest = 0.0, row_sum, sum = 0.0;
    int dims[2] = {0, 0}, periods[2] = {0, 1}, remain[2] = {0, 1}, coordinates[2], me;
    MPI_Comm grid, row;
    struct Halo h;
    MPI_Dims_create(size, 2, dims);
    MPI_Cart_create(MPI_COMM_WORLD, 2, dims, periods, 1, &grid);
    MPI_Comm_rank(grid, &me);
    MPI_Cart_coords(grid, me, 2, coordinates);
    MPI_Cart_sub(grid, remain, &row);
    for (int i = 1; i <= M; i++)
        for (int j = 1; j <= M; j++) {
            u[i][j] = x[(i * M + j) % n] - 0.3 * coordinates[0];
            k[i][j] = 0.1 + 0.05 * x[(i + j) % n] * x[i % n];
        }
    set_up(&h, u, grid);
    for (int t = 0; t < 3; t++) {
        double next[M][M];
        MPI_Startall(8, h.requests);
        MPI_Waitall(8, h.requests, MPI_STATUSES_IGNORE);
        for (int i = 1; i <= M; i++)
            for (int j = 1; j <= M; j++) {
                double latent = 1.0 + 0.5 * exp(-u[i][j] * u[i][j]);
                next[i - 1][j - 1] = u[i][j] + k[i][j] / latent * (u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1] - 4 * u[i][j]);
            }
        for (int i = 1; i <= M; i++)
            memcpy(&u[i][1], next[i - 1], sizeof next[0]);
    }
    /* what lies inside goes around the row in one piece */
    double away[W][W] = {{0}};
    int before, after, mine, many;
    MPI_Comm_rank(row, &mine);
    MPI_Comm_size(row, &many);
    after = (mine + 1) % many;
    before = (mine + many - 1) % many;
    MPI_Sendrecv(u, 1, h.inner, after, 7, away, 1, h.inner, before, 7, row, MPI_STATUS_IGNORE);
    row_sum = 0.0;
    for (int i = 1; i <= M; i++)
        for (int j = 1; j <= M; j++) {
            row_sum += away[i][j] * u[j][i];
            deepest = fmax(deepest, u[i][j]);
        }
    MPI_Allreduce(MPI_IN_PLACE, &row_sum, 1, MPI_DOUBLE, MPI_SUM, row);
    MPI_Allreduce(MPI_IN_PLACE, &deepest, 1, MPI_DOUBLE, MPI_MAX, grid);
    for (int i = 1; i <= M; i++)
        sum += u[i][i];
    tear_down(&h);
    MPI_Comm_free(&row);
    MPI_Comm_free(&grid);
    return sum * row_sum + deepest;
}

int main(int c, char **v)
{
    begin(&c, &v);
    CHECK(thaw, 6);
    return report();
}
