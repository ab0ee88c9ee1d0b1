/* A snow avalanche on a slope: depth-averaged flow on a grid that is cut into blocks of a Cartesian
 * communicator.  Ghost cells travel by Isend and Irecv, columns as a vector type; the time step
 * follows from the fastest wave of all blocks.  Wanted: how far the run-out depends on the snow that
 * each block holds at first, and on friction, which is a parameter of all of them. */
#include "slopes.h"

void __enzyme_autodiff(void *, ...);

enum { NX = 12, NY = 9, STEPS = 6 };
static const double GRAVITY = 9.81, DX = 5.0;

typedef struct {
    MPI_Comm cart;
    int nx, ny, x0, y0, stride;
    int west, east, south, north;
    MPI_Datatype column, row;
} block;

typedef struct {
    double *h, *u, *v;
} fields;

static int share(int n, int parts, int part, int *first)
{
    *first = part * n / parts;
    return (part + 1) * n / parts - *first;
}

static void make_block(block *b)
{
    int size, rank, dims[2] = {0, 0}, periods[2] = {0, 0}, coords[2];
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Dims_create(size, 2, dims);
    MPI_Cart_create(MPI_COMM_WORLD, 2, dims, periods, 0, &b->cart);
    MPI_Comm_rank(b->cart, &rank);
    MPI_Cart_coords(b->cart, rank, 2, coords);
    MPI_Cart_shift(b->cart, 0, 1, &b->west, &b->east);
    MPI_Cart_shift(b->cart, 1, 1, &b->south, &b->north);
    b->nx = share(NX, dims[0], coords[0], &b->x0);
    b->ny = share(NY, dims[1], coords[1], &b->y0);
    b->stride = b->ny + 2;
    MPI_Type_vector(b->nx, 1, b->stride, MPI_DOUBLE, &b->row);
    MPI_Type_contiguous(b->ny, MPI_DOUBLE, &b->column);
    MPI_Type_commit(&b->row);
    MPI_Type_commit(&b->column);
}

#define AT(f, i, j) (f)[(i) * b->stride + (j)]

static void exchange(const block *b, double *f, int tag)
{
    MPI_Request requests[8];
    MPI_Irecv(&AT(f, 0, 1), 1, b->column, b->west, tag, b->cart, &requests[0]);
    MPI_Irecv(&AT(f, b->nx + 1, 1), 1, b->column, b->east, tag + 1, b->cart, &requests[1]);
    MPI_Irecv(&AT(f, 1, 0), 1, b->row, b->south, tag + 2, b->cart, &requests[2]);
    MPI_Irecv(&AT(f, 1, b->ny + 1), 1, b->row, b->north, tag + 3, b->cart, &requests[3]);
    MPI_Isend(&AT(f, b->nx, 1), 1, b->column, b->east, tag, b->cart, &requests[4]);
    MPI_Isend(&AT(f, 1, 1), 1, b->column, b->west, tag + 1, b->cart, &requests[5]);
    MPI_Isend(&AT(f, 1, b->ny), 1, b->row, b->north, tag + 2, b->cart, &requests[6]);
    MPI_Isend(&AT(f, 1, 1), 1, b->row, b->south, tag + 3, b->cart, &requests[7]);
    MPI_Waitall(8, requests, MPI_STATUSES_IGNORE);
}

/* Where there is no neighbour, snow is as deep as at the edge. */
static void close_edges(const block *b, double *f)
{
    for (int i = 1; i <= b->nx; i++) {
        if (b->south == MPI_PROC_NULL)
            AT(f, i, 0) = AT(f, i, 1);
        if (b->north == MPI_PROC_NULL)
            AT(f, i, b->ny + 1) = AT(f, i, b->ny);
    }
    for (int j = 1; j <= b->ny; j++) {
        if (b->west == MPI_PROC_NULL)
            AT(f, 0, j) = AT(f, 1, j);
        if (b->east == MPI_PROC_NULL)
            AT(f, b->nx + 1, j) = AT(f, b->nx, j);
    }
}

static double time_step(const block *b, const fields *f)
{
    double fastest = 0.0, of_all;
    for (int i = 1; i <= b->nx; i++)
        for (int j = 1; j <= b->ny; j++) {
            double u = AT(f->u, i, j), v = AT(f->v, i, j);
            double speed = sqrt(u * u + v * v + 1e-3) + sqrt(GRAVITY * AT(f->h, i, j));
            if (speed > fastest)
                fastest = speed;
        }
    MPI_Allreduce(&fastest, &of_all, 1, MPI_DOUBLE, MPI_MAX, b->cart);
    return 0.2 * DX / of_all;
}

static void advance(const block *b, const fields *f, const fields *to, double dt,
                    const double *friction)
{
    for (int i = 1; i <= b->nx; i++)
        for (int j = 1; j <= b->ny; j++) {
            double slope = 0.6 - 0.03 * (b->x0 + i);
            double h = AT(f->h, i, j), u = AT(f->u, i, j), v = AT(f->v, i, j);
            double hx = (AT(f->h, i + 1, j) - AT(f->h, i - 1, j)) / (2 * DX);
            double hy = (AT(f->h, i, j + 1) - AT(f->h, i, j - 1)) / (2 * DX);
            double east = AT(f->h, i + 1, j) * AT(f->u, i + 1, j);
            double west = AT(f->h, i - 1, j) * AT(f->u, i - 1, j);
            double north = AT(f->h, i, j + 1) * AT(f->v, i, j + 1);
            double south = AT(f->h, i, j - 1) * AT(f->v, i, j - 1);
            double smooth = 0.25 * (AT(f->h, i + 1, j) + AT(f->h, i - 1, j) + AT(f->h, i, j + 1) +
                                    AT(f->h, i, j - 1));
            double speed = sqrt(u * u + v * v + 1e-3);
            double drag = friction[0] * GRAVITY / speed + friction[1] * speed / (h + 0.1);
            AT(to->h, i, j) = 0.9 * h + 0.1 * smooth - dt * (east - west + north - south) / (2 * DX);
            AT(to->u, i, j) = u + dt * (GRAVITY * (slope - hx) - drag * u);
            AT(to->v, i, j) = v - dt * (GRAVITY * hy + drag * v);
        }
}

static double run_out(const block *b, const double *snow, const double *friction)
{
    size_t cells = (size_t)(b->nx + 2) * b->stride;
    double *memory = calloc(6 * cells, sizeof *memory), reach = 0.0, elapsed = 0.0;
    fields now = {memory, memory + cells, memory + 2 * cells};
    fields next = {memory + 3 * cells, memory + 4 * cells, memory + 5 * cells};
    for (int i = 1; i <= b->nx; i++)
        for (int j = 1; j <= b->ny; j++)
            AT(now.h, i, j) = snow[(i - 1) * b->ny + j - 1];
    for (int step = 0; step < STEPS; step++) {
        double *all[3] = {now.h, now.u, now.v};
        for (int k = 0; k < 3; k++) {
            exchange(b, all[k], 10 * k);
            close_edges(b, all[k]);
        }
        double dt = time_step(b, &now);
        elapsed += dt;
        advance(b, &now, &next, dt, friction);
        fields old = now;
        now = next;
        next = old;
    }
    for (int i = 1; i <= b->nx; i++)
        for (int j = 1; j <= b->ny; j++)
            reach += AT(now.h, i, j) * (b->x0 + i) * (1.0 + 0.1 * AT(now.u, i, j));
    free(memory);
    return reach + elapsed;
}

int main(int argc, char **argv)
{
    block b;
    double snow[NX * NY], d_snow[NX * NY] = {0}, friction[2] = {0.12, 0.02}, d_friction[2] = {0};
    MPI_Init(&argc, &argv);
    make_block(&b);
    for (int i = 0; i < b.nx; i++)
        for (int j = 0; j < b.ny; j++) {
            double x = b.x0 + i - 3.0, y = b.y0 + j - 4.2;
            snow[i * b.ny + j] = 0.5 + 2.0 * exp(-0.15 * (x * x + y * y));
        }
    __enzyme_autodiff((void *)run_out, enzyme_const, &b, enzyme_dup, snow, d_snow, enzyme_dup,
                      friction, d_friction);
    CHECK_SLOPES("snow", run_out(&b, snow, friction), snow, d_snow, b.nx * b.ny, 5, 1e-4, 1e-6);
    CHECK_SLOPES("friction", run_out(&b, snow, friction), friction, d_friction, 2, 1, 1e-4, 1e-6);
    MPI_Type_free(&b.row);
    MPI_Type_free(&b.column);
    MPI_Comm_free(&b.cart);
    return slopes_verdict();
}
