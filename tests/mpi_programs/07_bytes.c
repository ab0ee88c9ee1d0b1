/* Numbers that travel as bytes, integers and characters, and in rows of bytes. */
#include "derivatives.h"

static double as_int_var(const double *x, int n)
{
    MPI_Datatype t = size > 100 ? MPI_DOUBLE : MPI_INT;
    double out[4], in[4] = {0};
    for (int i = 0; i < n; i++) out[i] = x[i] * x[i];
    MPI_Sendrecv(out, 2 * n, t, (rank + 1) % size, 1, in, 2 * n, t, (rank + size - 1) % size, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    double s = 0; for (int i = 0; i < n; i++) s += in[i] * x[i];
    return s;
}
static double as_int(const double *x, int n)
{
    double out[4], in[4] = {0};
    for (int i = 0; i < n; i++) out[i] = x[i] * x[i];
    MPI_Sendrecv(out, 2 * n, MPI_INT, (rank + 1) % size, 1, in, 2 * n, MPI_INT, (rank + size - 1) % size, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    double s = 0; for (int i = 0; i < n; i++) s += in[i] * x[i];
    return s;
}
static double as_bytes(const double *x, int n)
{
    double out[4], in[4] = {0};
    for (int i = 0; i < n; i++) out[i] = x[i] * x[i];
    MPI_Sendrecv(out, 8 * n, MPI_BYTE, (rank + 1) % size, 1, in, 8 * n, MPI_BYTE, (rank + size - 1) % size, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    double s = 0; for (int i = 0; i < n; i++) s += in[i] * x[i];
    return s;
}
static void put(void *p, long bytes, int to) { MPI_Send(p, (int)bytes, MPI_CHAR, to, 3, MPI_COMM_WORLD); }
static void get(void *p, long bytes, int from) { MPI_Recv(p, (int)bytes, MPI_CHAR, from, 3, MPI_COMM_WORLD, MPI_STATUS_IGNORE); }
struct particle { int id; float q; double pos[3]; };
static double structs(const double *x, int n)
{
    struct particle mine[2], theirs[2];
    for (int i = 0; i < 2; i++) { mine[i].id = 7 + i; mine[i].q = (float)x[i]; for (int k = 0; k < 3; k++) mine[i].pos[k] = x[k] * x[(k + i) % n]; }
    if (rank % 2 == 0) { put(mine, sizeof mine, (rank + 1) % size); get(theirs, sizeof theirs, (rank + size - 1) % size); }
    else { get(theirs, sizeof theirs, (rank + size - 1) % size); put(mine, sizeof mine, (rank + 1) % size); }
    double s = 0;
    for (int i = 0; i < 2; i++) for (int k = 0; k < 3; k++) s += theirs[i].pos[k] * theirs[i].q * theirs[i].id * x[k];
    return s;
}
static double bcast(const double *x, int n)
{
    double b[4];
    for (int i = 0; i < n; i++) b[i] = x[i] * x[i];
    MPI_Bcast(b, 8 * n, MPI_BYTE, 0, MPI_COMM_WORLD);
    double all[64];
    MPI_Allgather(b, n, MPI_LONG, all, n, MPI_LONG, MPI_COMM_WORLD);
    double s = 0; for (int i = 0; i < n; i++) s += b[i] * x[i];
    for (int i = 0; i < n * size; i++) s += all[i] * x[0];
    return s;
}

/* packed numbers, words of doubles as integers, wrappers */
static double packed(const double *x, int n)
{
    char out[256], in[256];
    float f = (float)x[1]; double sq[4], got[4]; float g; int k = 5, j; int pos = 0;
    for (int i = 0; i < n; i++) sq[i] = x[i] * x[i];
    MPI_Pack(&k, 1, MPI_INT, out, sizeof out, &pos, MPI_COMM_WORLD);
    MPI_Pack(sq, n, MPI_DOUBLE, out, sizeof out, &pos, MPI_COMM_WORLD);
    MPI_Pack(&f, 1, MPI_FLOAT, out, sizeof out, &pos, MPI_COMM_WORLD);
    MPI_Sendrecv(out, pos, MPI_PACKED, (rank + 1) % size, 1, in, sizeof in, MPI_PACKED, (rank + size - 1) % size, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    pos = 0;
    MPI_Unpack(in, sizeof in, &pos, &j, 1, MPI_INT, MPI_COMM_WORLD);
    MPI_Unpack(in, sizeof in, &pos, got, n, MPI_DOUBLE, MPI_COMM_WORLD);
    MPI_Unpack(in, sizeof in, &pos, &g, 1, MPI_FLOAT, MPI_COMM_WORLD);
    double s = 0; for (int i = 0; i < n; i++) s += got[i] * x[i] * j;
    return s * g;
}
/* memcpy into a byte buffer, sent as bytes */
static double by_hand(const double *x, int n)
{
    unsigned char out[256], in[256];
    double sq[4], got[4]; int count = n;
    for (int i = 0; i < n; i++) sq[i] = x[i] * x[i];
    memcpy(out, &count, sizeof count);
    memcpy(out + 8, sq, n * sizeof(double));
    MPI_Request r[2];
    MPI_Irecv(in, sizeof in, MPI_UNSIGNED_CHAR, (rank + size - 1) % size, 1, MPI_COMM_WORLD, &r[0]);
    MPI_Isend(out, 8 + n * 8, MPI_UNSIGNED_CHAR, (rank + 1) % size, 1, MPI_COMM_WORLD, &r[1]);
    MPI_Waitall(2, r, MPI_STATUSES_IGNORE);
    memcpy(&count, in, sizeof count);
    memcpy(got, in + 8, count * sizeof(double));
    double s = 0; for (int i = 0; i < n; i++) s += got[i] * x[i];
    return s;
}
/* bits of a double in an int64 */
static double bits(const double *x, int n)
{
    double s = 0;
    for (int i = 0; i < n; i++) {
        double v = x[i] * x[i], w; long b, c;
        memcpy(&b, &v, 8);
        MPI_Sendrecv(&b, 1, MPI_INT64_T, (rank + 1) % size, 1, &c, 1, MPI_INT64_T, (rank + size - 1) % size, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        memcpy(&w, &c, 8);
        s += w * x[i];
    }
    return s;
}
struct body { double pos[3], vel[3]; float mass; int id; };
static MPI_Datatype body_type(void) { static MPI_Datatype t = MPI_DATATYPE_NULL; if (t == MPI_DATATYPE_NULL) { MPI_Type_contiguous(sizeof(struct body), MPI_BYTE, &t); MPI_Type_commit(&t); } return t; }
static double bodies(const double *x, int n)
{
    struct body *mine = malloc(n * sizeof *mine), *all = malloc(n * size * sizeof *all);
    for (int i = 0; i < n; i++) { for (int k = 0; k < 3; k++) { mine[i].pos[k] = x[(i + k) % n]; mine[i].vel[k] = x[k] * x[i]; } mine[i].mass = (float)(1 + x[i]); mine[i].id = n * rank + i; }
    MPI_Allgather(mine, n, body_type(), all, n, body_type(), MPI_COMM_WORLD);
    double e = 0;
    for (int i = 0; i < n * size; i++) for (int j = 0; j < n; j++) { double d = 0.1; for (int k = 0; k < 3; k++) d += (all[i].pos[k] - mine[j].pos[k]) * (all[i].pos[k] - mine[j].pos[k]); if (all[i].id != mine[j].id) e += all[i].mass * mine[j].mass / d * all[i].vel[0]; }
    free(mine); free(all);
    return e;
}

int main(int count, char **arguments)
{
    begin(&count, &arguments);
    CHECK(as_int_var, 4);
    CHECK(as_int, 4);
    CHECK(as_bytes, 4);
    CHECK_SINGLE(structs, 4);
    CHECK(bcast, 4);
    CHECK_SINGLE(packed, 4);
    CHECK(by_hand, 4);
    CHECK(bits, 4);
    CHECK_SINGLE(bodies, 4);
    return report();
}
