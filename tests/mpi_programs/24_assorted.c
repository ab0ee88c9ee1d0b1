/* What is rarely asked for: requests in the order in which they come, collective calls in place, requests that are
 * started over and over, groups, minima of prefixes, faces of a block that go to a part of a plane. */
#include "derivatives.h"
static double waitany(const double *x, int n)
{
    double in[8][2], out[2] = {x[0] * x[1], sin(x[2])}, sum = 0.0;
    MPI_Request r[8], s[8];
    for (int q = 0; q < size; q++) {
        MPI_Irecv(in[q], 2, MPI_DOUBLE, q, 3, MPI_COMM_WORLD, &r[q]);
        MPI_Isend(out, 2, MPI_DOUBLE, q, 3, MPI_COMM_WORLD, &s[q]);
    }
    for (int k = 0; k < size; k++) {
        int which;
        MPI_Waitany(size, r, &which, MPI_STATUS_IGNORE);
        sum += in[which][0] * (which + 1) * x[n - 1] + in[which][1];
        in[which][0] = 0;
    }
    MPI_Waitall(size, s, MPI_STATUSES_IGNORE);
    out[0] = sum;
    MPI_Allreduce(MPI_IN_PLACE, out, 1, MPI_DOUBLE, MPI_PROD, MPI_COMM_WORLD);
    return 1e-3 * out[0] + sum;
}
static double in_places(const double *x, int n)
{
    double all[16], part[2], square[16];
    for (int i = 0; i < 2 * size; i++) {
        all[i] = rank ? -1 : x[i % n] * x[(i + 1) % n];
        square[i] = x[i % n] * (i + rank);
    }
    MPI_Scatter(all, 2, MPI_DOUBLE, rank ? part : MPI_IN_PLACE, 2, MPI_DOUBLE, 0, MPI_COMM_WORLD);
    if (!rank) part[0] = all[0], part[1] = all[1];
    MPI_Alltoall(MPI_IN_PLACE, 2, MPI_DOUBLE, square, 2, MPI_DOUBLE, MPI_COMM_WORLD);
    all[2 * rank] = part[0] * square[0];
    all[2 * rank + 1] = part[1] + square[2 * size - 1];
    MPI_Allgather(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, all, 2, MPI_DOUBLE, MPI_COMM_WORLD);
    double s = 0;
    for (int i = 0; i < 2 * size; i++) s += all[i] * all[i] * (i + 1);
    struct { float v; int at; } low = {(float)(s * (1 + rank)), rank}, lowest;
    MPI_Allreduce(&low, &lowest, 1, MPI_FLOAT_INT, MPI_MINLOC, MPI_COMM_WORLD);
    return 1e-2 * s + 1e-4 * lowest.v * (1 + lowest.at);
}
static double repeated(const double *x, int n)
{
    double left = 0, right = 0, mine = x[0], sum = 0;
    MPI_Request r[4];
    int up = rank + 1 < size ? rank + 1 : MPI_PROC_NULL, down = rank ? rank - 1 : MPI_PROC_NULL;
    MPI_Recv_init(&left, 1, MPI_DOUBLE, down, 0, MPI_COMM_WORLD, &r[0]);
    MPI_Recv_init(&right, 1, MPI_DOUBLE, up, 0, MPI_COMM_WORLD, &r[1]);
    MPI_Ssend_init(&mine, 1, MPI_DOUBLE, up, 0, MPI_COMM_WORLD, &r[2]);
    MPI_Send_init(&mine, 1, MPI_DOUBLE, down, 0, MPI_COMM_WORLD, &r[3]);
    for (int t = 0; t < 5; t++) {
        MPI_Startall(4, r);
        for (int done = 0; done < 4;) {
            int got, which[4];
            MPI_Waitsome(4, r, &got, which, MPI_STATUSES_IGNORE);
            done += got;
        }
        mine = 0.5 * mine + 0.2 * sin(left * x[1]) + 0.3 * right * right * x[2];
        sum += mine * mine * (t + 1);
    }
    for (int k = 0; k < 4; k++) MPI_Request_free(&r[k]);
    return sum + x[n - 1] * left;
}
static double groups(const double *x, int n)
{
    MPI_Group world, half;
    MPI_Comm comm, copy;
    int ranks[8], many = 0, me;
    for (int q = size - 1; q >= 0; q -= 2) ranks[many++] = q;
    MPI_Comm_group(MPI_COMM_WORLD, &world);
    MPI_Group_incl(world, many, ranks, &half);
    MPI_Comm_create(MPI_COMM_WORLD, half, &comm);
    double r = x[0] * x[0];
    if (comm != MPI_COMM_NULL) {
        MPI_Comm_dup(comm, &copy);
        MPI_Comm_rank(copy, &me);
        double b[3] = {x[1], x[2] * me, 1.0}, c[3] = {0};
        MPI_Bcast(b, 3, MPI_DOUBLE, many - 1, copy);
        b[2] = x[n - 1] * b[0];
        MPI_Request q;
        MPI_Iscan(b, c, 3, MPI_DOUBLE, MPI_MIN, comm, &q);
        MPI_Wait(&q, MPI_STATUS_IGNORE);
        r += b[1] * c[2] + c[0];
        MPI_Comm_free(&copy);
        MPI_Comm_free(&comm);
    }
    MPI_Group_free(&half);
    MPI_Group_free(&world);
    return r;
}
static double faces(const double *x, int n)
{
    enum { A = 4, B = 3, C = 5 };
    double u[A][B][C], g[B][2 * C];
    MPI_Datatype face, wide, plain;
    int sizes[3] = {A, B, C}, parts[3] = {1, B, C}, from[3] = {2, 0, 0}, f2[2] = {B, 2 * C}, p2[2] = {B, C}, s2[2] = {0, C};
    MPI_Type_create_subarray(3, sizes, parts, from, MPI_ORDER_C, MPI_DOUBLE, &face);
    MPI_Type_create_subarray(2, f2, p2, s2, MPI_ORDER_C, MPI_DOUBLE, &plain);
    MPI_Type_dup(plain, &wide);
    MPI_Type_commit(&face);
    MPI_Type_commit(&wide);
    for (int i = 0; i < A * B * C; i++) ((double *)u)[i] = x[i % n] * cos(i);
    memset(g, 0, sizeof g);
    MPI_Sendrecv(u, 1, face, (rank + 1) % size, 1, g, 1, wide, (rank + size - 1) % size, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    double s = 0;
    for (int j = 0; j < B; j++)
        for (int k = 0; k < 2 * C; k++) s += g[j][k] * g[j][k] * (k + 1) + g[j][k] * u[1][j][k % C];
    MPI_Type_free(&face);
    MPI_Type_free(&plain);
    MPI_Type_free(&wide);
    return s;
}
int main(int c, char **v)
{
    begin(&c, &v);
    CHECK(waitany, 4);
    CHECK_SINGLE(in_places, 4);
    CHECK(repeated, 4);
    CHECK(groups, 4);
    CHECK(faces, 4);
    return report();
}
