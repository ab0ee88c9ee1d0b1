/* Programs as people write them: halos by persistent requests, limits of time steps, prefix sums,
 * particles that are handed over, columns, rows and columns of processes. */
#include <stddef.h>

#include "derivatives.h"

/* Waves on a strip; requests are made once and started in each step. */
typedef struct {
    int nx, ny, up, down;
    double *now, *before, *next;
    MPI_Request requests[3][4];
} strip;

static void make_requests(strip *s, double *field, MPI_Request *r)
{
    const int w = s->nx + 2;
    MPI_Send_init(field + w + 1, s->nx, MPI_DOUBLE, s->up, 7, MPI_COMM_WORLD, &r[0]);
    MPI_Send_init(field + s->ny * w + 1, s->nx, MPI_DOUBLE, s->down, 8, MPI_COMM_WORLD, &r[1]);
    MPI_Recv_init(field + 1, s->nx, MPI_DOUBLE, s->up, 8, MPI_COMM_WORLD, &r[2]);
    MPI_Recv_init(field + (s->ny + 1) * w + 1, s->nx, MPI_DOUBLE, s->down, 7, MPI_COMM_WORLD, &r[3]);
}

static double waves(const double *x, int n)
{
    strip s = {.nx = 4, .ny = 3};
    double *fields[3], energy = 0.0, all = 0.0;
    const int w = s.nx + 2;
    s.up = rank > 0 ? rank - 1 : MPI_PROC_NULL;
    s.down = rank + 1 < size ? rank + 1 : MPI_PROC_NULL;
    for (int k = 0; k < 3; k++) {
        fields[k] = calloc(w * (s.ny + 2), sizeof(double));
        make_requests(&s, fields[k], s.requests[k]);
    }
    for (int j = 1; j <= s.ny; j++)
        for (int i = 1; i <= s.nx; i++)
            fields[0][j * w + i] = fields[1][j * w + i] = x[(i + 2 * j) % n] * sin(i + j);
    for (int t = 1; t < 6; t++) {
        double *u = fields[t % 3], *old = fields[(t + 2) % 3], *new = fields[(t + 1) % 3];
        MPI_Startall(4, s.requests[t % 3]);
        MPI_Waitall(4, s.requests[t % 3], MPI_STATUSES_IGNORE);
        for (int j = 1; j <= s.ny; j++)
            for (int i = 1; i <= s.nx; i++) {
                const int c = j * w + i;
                const double lap = u[c - 1] + u[c + 1] + u[c - w] + u[c + w] - 4.0 * u[c];
                new[c] = 2.0 * u[c] - old[c] + 0.1 * x[0] * x[0] * lap;
            }
    }
    for (int j = 1; j <= s.ny; j++)
        for (int i = 1; i <= s.nx; i++)
            energy += fields[0][j * w + i] * fields[0][j * w + i];
    for (int k = 0; k < 3; k++) {
        for (int r = 0; r < 4; r++)
            MPI_Request_free(&s.requests[k][r]);
        free(fields[k]);
    }
    MPI_Allreduce(&energy, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    return rank == 0 ? all : 0.0;
}

/* The step is limited by the fastest process; the result is the hottest one's. */
static double limited(const double *x, int n)
{
    double u = 1.0 + x[0], time = 0.0, hottest, limits[2], all[2];
    for (int t = 0; t < 4; t++) {
        limits[0] = 0.3 / (0.5 + u * u);
        limits[1] = 0.5 / (1.0 + fabs(x[1] + 0.1 * t));
        MPI_Allreduce(limits, all, 2, MPI_DOUBLE, MPI_MIN, MPI_COMM_WORLD);
        const double dt = fmin(all[0], all[1]);
        u += dt * (x[2 % n] * u - 0.1 * u * u);
        time += dt;
    }
    MPI_Allreduce(&u, &hottest, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
    struct {
        double value;
        int where;
    } mine = {u * x[0], rank}, least;
    MPI_Allreduce(&mine, &least, 1, MPI_DOUBLE_INT, MPI_MINLOC, MPI_COMM_WORLD);
    return hottest * time + (least.where == rank ? least.value : 0.5 * least.value);
}

/* A cumulative distribution over all processes. */
static double cumulative(const double *x, int n)
{
    double mine[3] = {0.0, 0.0, 0.0}, up_to[3], before[3] = {0.0, 0.0, 0.0}, loss = 0.0;
    for (int i = 0; i < n; i++) {
        mine[0] += exp(-x[i]);
        mine[1] += x[i] * x[i];
        mine[2] += sin(x[i]);
    }
    MPI_Scan(mine, up_to, 3, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    MPI_Exscan(mine, before, 3, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    if (rank == 0)
        memset(before, 0, sizeof before);
    double product = 1.0 + 0.1 * x[0], running;
    MPI_Scan(&product, &running, 1, MPI_DOUBLE, MPI_PROD, MPI_COMM_WORLD);
    for (int k = 0; k < 3; k++)
        loss += up_to[k] * before[(k + 1) % 3] * (k + 1);
    return loss + running;
}

/* Particles that have left their process are packed by owner and handed over. */
static double handed_over(const double *x, int n)
{
    int *out = calloc(size, sizeof(int)), *in = calloc(size, sizeof(int));
    int *out_at = calloc(size + 1, sizeof(int)), *in_at = calloc(size + 1, sizeof(int));
    int *owner = malloc(n * sizeof(int)), *fill = calloc(size, sizeof(int));
    for (int i = 0; i < n; i++) {
        owner[i] = (rank + i * i) % size;
        out[owner[i]] += 2;
    }
    MPI_Alltoall(out, 1, MPI_INT, in, 1, MPI_INT, MPI_COMM_WORLD);
    for (int r = 0; r < size; r++) {
        out_at[r + 1] = out_at[r] + out[r];
        in_at[r + 1] = in_at[r] + in[r];
    }
    double *packed = malloc(out_at[size] * sizeof(double));
    double *received = malloc((in_at[size] + 1) * sizeof(double));
    for (int i = 0; i < n; i++) {
        double *p = packed + out_at[owner[i]] + fill[owner[i]];
        p[0] = x[i] * x[i];
        p[1] = cos(x[i]);
        fill[owner[i]] += 2;
    }
    MPI_Alltoallv(packed, out, out_at, MPI_DOUBLE, received, in, in_at, MPI_DOUBLE, MPI_COMM_WORLD);
    double energy = 0.0;
    for (int i = 0; i + 1 < in_at[size]; i += 2)
        for (int j = 0; j < i; j += 2)
            energy += received[i] * received[j + 1] - 0.3 * received[i + 1] * received[j];
    free(out), free(in), free(out_at), free(in_at), free(owner), free(fill);
    free(packed), free(received);
    return energy + x[0];
}

/* Columns of a matrix as a type; and structs of integers and numbers. */
typedef struct {
    int id;
    double at[3];
    float weight;
    double charge;
} ion;

static double columns(const double *x, int n)
{
    enum { R = 4, C = 5 };
    double a[R][C];
    MPI_Datatype column, tile;
    const int next = (rank + 1) % size, before = (rank + size - 1) % size;
    for (int i = 0; i < R; i++)
        for (int j = 0; j < C; j++)
            a[i][j] = x[(i * C + j) % n] * (1.0 + 0.1 * j);
    MPI_Type_vector(R, 1, C, MPI_DOUBLE, &column);
    MPI_Type_commit(&column);
    MPI_Sendrecv(&a[0][C - 2], 1, column, next, 3, &a[0][0], 1, column, before, 3, MPI_COMM_WORLD,
                 MPI_STATUS_IGNORE);
    int sizes[2] = {R, C}, part[2] = {2, 2}, start[2] = {1, 1};
    MPI_Type_create_subarray(2, sizes, part, start, MPI_ORDER_C, MPI_DOUBLE, &tile);
    MPI_Type_commit(&tile);
    double block[4];
    MPI_Sendrecv(a, 1, tile, before, 4, block, 4, MPI_DOUBLE, next, 4, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Type_free(&column);
    MPI_Type_free(&tile);

    ion mine[2], other[2];
    MPI_Datatype raw, type, kinds[4] = {MPI_INT, MPI_DOUBLE, MPI_FLOAT, MPI_DOUBLE};
    int lengths[4] = {1, 3, 1, 1};
    MPI_Aint places[4] = {offsetof(ion, id), offsetof(ion, at), offsetof(ion, weight), offsetof(ion, charge)};
    MPI_Type_create_struct(4, lengths, places, kinds, &raw);
    MPI_Type_create_resized(raw, 0, sizeof(ion), &type);
    MPI_Type_commit(&type);
    for (int k = 0; k < 2; k++)
        mine[k] = (ion){k, {x[0], x[1] * x[2 % n], a[k][0]}, 1.0f, block[k] * x[0]};
    MPI_Request r[2];
    MPI_Irecv(other, 2, type, MPI_ANY_SOURCE, 5, MPI_COMM_WORLD, &r[0]);
    MPI_Isend(mine, 2, type, next, 5, MPI_COMM_WORLD, &r[1]);
    MPI_Waitall(2, r, MPI_STATUSES_IGNORE);
    MPI_Type_free(&raw);
    MPI_Type_free(&type);
    double sum = block[2] * block[3];
    for (int k = 0; k < 2; k++)
        sum += other[k].charge * other[k].at[k] * other[k].weight + other[k].at[2] * a[1][0];
    return sum;
}

/* A matrix over rows and columns of processes: y = A x by sums along rows, sent back along columns. */
static double grid(const double *x, int n)
{
    int rows = 1;
    while (rows * rows < size || size % rows)
        rows++;
    const int cols = size / rows, r = rank / cols, c = rank % cols;
    MPI_Comm row, col;
    MPI_Comm_split(MPI_COMM_WORLD, r, c, &row);
    MPI_Comm_split(MPI_COMM_WORLD, c, r, &col);
    double part[2] = {x[0] * x[1 % n], x[2 % n] + x[0]}, sums[2], norm, all[64], mine[2];
    for (int t = 0; t < 3; t++) {
        MPI_Allreduce(part, sums, 2, MPI_DOUBLE, MPI_SUM, row);
        MPI_Bcast(sums, 2, MPI_DOUBLE, t % rows, col);
        double square = sums[0] * sums[0] + sums[1] * sums[1];
        MPI_Allreduce(&square, &norm, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
        for (int k = 0; k < 2; k++)
            part[k] = part[k] * x[k] + sums[k] / sqrt(1.0 + norm);
    }
    MPI_Gather(part, 2, MPI_DOUBLE, all, 2, MPI_DOUBLE, 0, row);
    if (c == 0)
        for (int k = 0; k < 2 * cols; k++)
            all[k] *= all[k];
    MPI_Scatter(all, 2, MPI_DOUBLE, mine, 2, MPI_DOUBLE, 0, row);
    MPI_Comm_free(&row);
    MPI_Comm_free(&col);
    return mine[0] + mine[1] * x[0];
}

int main(int count, char **arguments)
{
    begin(&count, &arguments);
    CHECK(waves, 5);
    CHECK(limited, 3);
    CHECK(cumulative, 4);
    CHECK(handed_over, 5);
    CHECK(columns, 6);
    CHECK(grid, 3);
    return report();
}
