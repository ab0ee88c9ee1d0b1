/* A geothermal doublet: cold water goes down one well and hot water comes up another; pressure and heat on a grid
 * that is dealt out to processes in two directions. Columns are a type with a stride, halos are persistent requests. */
#include "slopes.h"

void __enzyme_autodiff(void *, ...);

enum { NX = 12, NY = 8, STEPS = 6, PARAMETERS = 9 };

typedef struct {
    int nx, ny, x0, y0, wide;
    MPI_Comm grid, rows;
    MPI_Datatype column, line;
    MPI_Request requests[8];
    double *field;
} tile;

static int dealt(int n, int parts, int part, int *first)
{
    *first = n * part / parts;
    return n * (part + 1) / parts - *first;
}

static void open_tile(tile *t, MPI_Comm world)
{
    int size, dims[2] = {0, 0}, periods[2] = {0, 0}, at[2], rank, keep[2] = {1, 0};
    MPI_Comm_size(world, &size);
    MPI_Dims_create(size, 2, dims);
    MPI_Cart_create(world, 2, dims, periods, 0, &t->grid);
    MPI_Comm_rank(t->grid, &rank);
    MPI_Cart_coords(t->grid, rank, 2, at);
    MPI_Cart_sub(t->grid, keep, &t->rows);
    t->nx = dealt(NX, dims[0], at[0], &t->x0);
    t->ny = dealt(NY, dims[1], at[1], &t->y0);
    t->wide = t->nx + 2;
    t->field = calloc((size_t)t->wide * (t->ny + 2), sizeof(double));
    MPI_Type_vector(t->ny, 1, t->wide, MPI_DOUBLE, &t->column);
    MPI_Type_contiguous(t->nx, MPI_DOUBLE, &t->line);
    MPI_Type_commit(&t->column);
    MPI_Type_commit(&t->line);
    int west, east, south, north;
    MPI_Cart_shift(t->grid, 0, 1, &west, &east);
    MPI_Cart_shift(t->grid, 1, 1, &south, &north);
    double *f = t->field;
    int w = t->wide;
    MPI_Recv_init(f + w, 1, t->column, west, 1, t->grid, &t->requests[0]);
    MPI_Recv_init(f + w + t->nx + 1, 1, t->column, east, 2, t->grid, &t->requests[1]);
    MPI_Recv_init(f + 1, 1, t->line, south, 3, t->grid, &t->requests[2]);
    MPI_Recv_init(f + w * (t->ny + 1) + 1, 1, t->line, north, 4, t->grid, &t->requests[3]);
    MPI_Send_init(f + w + t->nx, 1, t->column, east, 1, t->grid, &t->requests[4]);
    MPI_Send_init(f + w + 1, 1, t->column, west, 2, t->grid, &t->requests[5]);
    MPI_Send_init(f + w * t->ny + 1, 1, t->line, north, 3, t->grid, &t->requests[6]);
    MPI_Send_init(f + w + 1, 1, t->line, south, 4, t->grid, &t->requests[7]);
}

static void close_tile(tile *t)
{
    for (int r = 0; r < 8; r++)
        MPI_Request_free(&t->requests[r]);
    MPI_Type_free(&t->column);
    MPI_Type_free(&t->line);
    MPI_Comm_free(&t->rows);
    MPI_Comm_free(&t->grid);
    free(t->field);
}

/* Ends of the field are cold where no neighbour is. */
static void exchange(tile *t)
{
    MPI_Startall(8, t->requests);
    MPI_Waitall(8, t->requests, MPI_STATUSES_IGNORE);
}

static double well(const tile *t, int i, int j, double at_x, double at_y)
{
    double dx = t->x0 + i - 1 - at_x, dy = t->y0 + j - 1 - at_y;
    return exp(-0.5 * (dx * dx + dy * dy));
}

/* x: rock, conductivity, rate, places of the two wells, temperature of injection, start, price */
double heat_of_town(const double *x)
{
    tile t;
    open_tile(&t, MPI_COMM_WORLD);
    int w = t.wide;
    double *next = malloc(sizeof(double) * w * (t.ny + 2)), total = 0.0, mean, steepest;
    for (int j = 1; j <= t.ny; j++)
        for (int i = 1; i <= t.nx; i++)
            t.field[j * w + i] = x[7] * (1.0 + 0.03 * (t.x0 + i) - 0.02 * (t.y0 + j));
    for (int step = 0; step < STEPS; step++) {
        exchange(&t);
        double local = 0.0, sum_of_row = 0.0, hot = 0.0;
        for (int j = 1; j <= t.ny; j++)
            for (int i = 1; i <= t.nx; i++) {
                double gx = t.field[j * w + i + 1] - t.field[j * w + i - 1];
                double gy = t.field[(j + 1) * w + i] - t.field[(j - 1) * w + i];
                double g = sqrt(gx * gx + gy * gy + 1e-3);
                if (g > local)
                    local = g;
            }
        MPI_Allreduce(&local, &steepest, 1, MPI_DOUBLE, MPI_MAX, t.grid);
        double dt = 0.4 / (x[1] + 0.02 * steepest);
        for (int j = 1; j <= t.ny; j++)
            for (int i = 1; i <= t.nx; i++) {
                int k = j * w + i;
                double u = t.field[k];
                double flux = t.field[k - 1] + t.field[k + 1] + t.field[k - w] + t.field[k + w] - 4.0 * u;
                double in = x[2] * well(&t, i, j, x[3], x[4]), out = x[2] * well(&t, i, j, x[5], 5.1);
                next[k] = u + dt * (0.3 * x[1] * flux + in * (x[6] - u)) / x[0];
                hot += out * u;
                sum_of_row += next[k];
            }
        memcpy(t.field + w, next + w, sizeof(double) * w * t.ny);
        for (int j = 1; j <= t.ny; j++)
            t.field[j * w] = t.field[j * w + t.nx + 1] = 0.0;
        MPI_Allreduce(MPI_IN_PLACE, &sum_of_row, 1, MPI_DOUBLE, MPI_SUM, t.rows);
        total += hot / (step + 1.0) + 1e-3 * sum_of_row * sum_of_row / t.nx;
    }
    MPI_Request last;
    MPI_Iallreduce(&total, &mean, 1, MPI_DOUBLE, MPI_SUM, t.grid, &last);
    double own = x[8] * total;
    MPI_Wait(&last, MPI_STATUS_IGNORE);
    free(next);
    close_tile(&t);
    return own + 0.01 * mean * mean;
}

int main(int count, char **arguments)
{
    double x[PARAMETERS] = {1.9, 0.8, 0.35, 2.3, 1.7, 9.2, 0.4, 1.1, 0.6}, d[PARAMETERS] = {0};
    MPI_Init(&count, &arguments);
    __enzyme_autodiff((void *)heat_of_town, enzyme_dup, x, d);
    CHECK_SLOPES("heat", heat_of_town(x), x, d, PARAMETERS, 1, 1e-4, 1e-7);
    return slopes_verdict();
}
