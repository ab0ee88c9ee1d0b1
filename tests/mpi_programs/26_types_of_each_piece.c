/* Exchanges in which each piece has a type of its own: a plate that is cut by rows is cut by columns
 * instead, without packing; floats go to one rank and doubles to the next; faces of blocks go to
 * neighbours.  Blocking, started, and in place. */
#include "derivatives.h"

enum { WIDE = 6 };

static MPI_Datatype part(int rows, int columns, int height, int width, int at_row, int at_column)
{
    const int sizes[2] = {rows, columns}, parts[2] = {height, width}, starts[2] = {at_row, at_column};
    MPI_Datatype type;
    MPI_Type_create_subarray(2, sizes, parts, starts, MPI_ORDER_C, MPI_DOUBLE, &type);
    MPI_Type_commit(&type);
    return type;
}

static int first(int r) { return r * WIDE / size; }

/* From two rows of this rank to some columns of all rows; started, if so wanted. */
static void turn(const double *rows, double *columns, int starts)
{
    MPI_Datatype out[16], in[16];
    int sent[16], got[16], places[16] = {0};
    const int width = first(rank + 1) - first(rank);
    for (int r = 0; r < size; r++) {
        const int wide = first(r + 1) - first(r);
        sent[r] = wide > 0;
        got[r] = width > 0;
        out[r] = wide ? part(2, WIDE, 2, wide, 0, first(r)) : MPI_DOUBLE;
        in[r] = width ? part(2 * size, width, 2, width, 2 * r, 0) : MPI_DOUBLE;
    }
    if (starts) {
        MPI_Request request;
        MPI_Ialltoallw(rows, sent, places, out, columns, got, places, in, MPI_COMM_WORLD, &request);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
    } else {
        MPI_Alltoallw(rows, sent, places, out, columns, got, places, in, MPI_COMM_WORLD);
    }
    for (int r = 0; r < size; r++) {
        if (out[r] != MPI_DOUBLE)
            MPI_Type_free(&out[r]);
        if (in[r] != MPI_DOUBLE)
            MPI_Type_free(&in[r]);
    }
}

static double turned(const double *x, int n)
{
    double rows[2 * WIDE], columns[2 * 16 * WIDE], sum = 0.0;
    const int width = first(rank + 1) - first(rank);
    for (int starts = 0; starts < 2; starts++) {
        for (int i = 0; i < 2 * WIDE; i++)
            rows[i] = x[i % n] * (i + 1 + starts);
        turn(rows, columns, starts);
        for (int c = 0; c < width; c++) {
            double product = 1.0;
            for (int row = 0; row < 2 * size; row++)
                product *= 0.5 + 0.1 * columns[row * width + c];
            sum += product * (c + 1);
        }
    }
    return sum;
}

/* The next rank gets floats, all others doubles. */
static double of_two_kinds(const double *x, int n)
{
    struct {
        float narrow[4];
        double wide[16];
    } out = {{0}, {0}}, in = {{0}, {0}};
    MPI_Datatype sent_types[16], types[16];
    int sent[16], starts[16], counts[16], places[16];
    for (int r = 0; r < size; r++) {
        const int narrow = r == (rank + 1) % size, from_before = (r + 1) % size == rank;
        sent_types[r] = narrow ? MPI_FLOAT : MPI_DOUBLE;
        types[r] = from_before ? MPI_FLOAT : MPI_DOUBLE;
        sent[r] = narrow ? 3 : 1;
        counts[r] = from_before ? 3 : 1;
        starts[r] = narrow ? 0 : 16 + 8 * r;
        places[r] = from_before ? 0 : 16 + 8 * r;
        out.wide[r] = x[r % n] * x[0];
    }
    for (int i = 0; i < 3; i++)
        out.narrow[i] = (float)(x[i] * x[i]);
    MPI_Alltoallw(&out, sent, starts, sent_types, &in, counts, places, types, MPI_COMM_WORLD);
    double sum = in.narrow[0] * in.narrow[1] + in.narrow[2];
    for (int r = 0; r < size; r++)
        sum += in.wide[r] * in.wide[r];
    return sum;
}

static double in_place(const double *x, int n)
{
    double all[32];
    MPI_Datatype types[16];
    int counts[16], places[16];
    for (int r = 0; r < size; r++) {
        all[2 * r] = x[r % n] * (rank + 1);
        all[2 * r + 1] = x[(r + 1) % n] * x[0];
        types[r] = MPI_DOUBLE;
        counts[r] = 2;
        places[r] = 16 * r;
    }
    MPI_Alltoallw(MPI_IN_PLACE, counts, places, types, all, counts, places, types, MPI_COMM_WORLD);
    double sum = 0.0;
    for (int i = 0; i < 2 * size; i++)
        sum += all[i] * all[i] * (i + 1);
    return sum;
}

/* A ring of blocks: two columns of one go to its neighbours, as one row of each of theirs. */
static double faces_by(const double *x, int n, int starts)
{
    enum { ROWS = 2, COLUMNS = 4 };
    double block[ROWS * COLUMNS], frame[ROWS * COLUMNS] = {0}, sum = 0.0;
    MPI_Comm ring;
    int periodic = 1;
    MPI_Cart_create(MPI_COMM_WORLD, 1, &size, &periodic, 0, &ring);
    for (int i = 0; i < ROWS * COLUMNS; i++)
        block[i] = x[i % n] * (i + 1);
    MPI_Datatype column = part(ROWS, COLUMNS, ROWS, 1, 0, 0), row = part(ROWS, COLUMNS, 1, 2, 0, 0);
    const int counts[2] = {1, 1};
    const MPI_Aint from[2] = {8, 16}, to[2] = {8, 40};
    const MPI_Datatype out[2] = {column, column}, in[2] = {row, row};
    if (starts) {
        MPI_Request request;
        MPI_Ineighbor_alltoallw(block, counts, from, out, frame, counts, to, in, ring, &request);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
    } else {
        MPI_Neighbor_alltoallw(block, counts, from, out, frame, counts, to, in, ring);
    }
    for (int i = 0; i < ROWS * COLUMNS; i++)
        sum += frame[i] * frame[i] * (1 + i % 3) * x[0];
    MPI_Type_free(&column);
    MPI_Type_free(&row);
    MPI_Comm_free(&ring);
    return sum;
}

static double faces(const double *x, int n) { return faces_by(x, n, 0); }

static double started_faces(const double *x, int n) { return faces_by(x, n, 1); }

int main(int count, char **arguments)
{
    begin(&count, &arguments);
    CHECK(turned, 6);
    CHECK_SINGLE(of_two_kinds, 4);
    CHECK(in_place, 3);
    CHECK(faces, 4);
    CHECK(started_faces, 4);
    return report();
}
