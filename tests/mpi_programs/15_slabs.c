/* A field in slabs: transposes by Alltoall and Alltoallv with a derived type, transforms along lines,
 * a spectral filter and back; complex numbers. */
#include "derivatives.h"
#include <complex.h>

enum { MAX = 12 };

static void transform(double _Complex *line, int m, int sign)
{
    double _Complex out[MAX];
    for (int k = 0; k < m; k++) {
        out[k] = 0;
        for (int j = 0; j < m; j++)
            out[k] += line[j] * cexp(sign * 2 * M_PI * I * j * k / m);
    }
    for (int k = 0; k < m; k++)
        line[k] = out[k];
}

/* Of as many columns as there are rows on all ranks: block b of columns goes to rank b */
static void transpose(double _Complex (*a)[MAX], int rows)
{
    double _Complex out[MAX * MAX], in[MAX * MAX];
    for (int b = 0; b < size; b++)
        for (int i = 0; i < rows; i++)
            for (int j = 0; j < rows; j++)
                out[(b * rows + i) * rows + j] = a[i][b * rows + j];
    MPI_Alltoall(out, rows * rows, MPI_C_DOUBLE_COMPLEX, in, rows * rows, MPI_C_DOUBLE_COMPLEX, MPI_COMM_WORLD);
    for (int b = 0; b < size; b++)
        for (int i = 0; i < rows; i++)
            for (int j = 0; j < rows; j++)
                a[j][b * rows + i] = in[(b * rows + i) * rows + j];
}

static double filtered(const double *x, int n)
{
    const int rows = 2, m = rows * size;
    double _Complex a[MAX][MAX];
    double energy = 0, all;
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < m; j++)
            a[i][j] = x[(i + j) % n] * cos(0.4 * j) + 0.1 * x[j % n] * x[i % n];
    for (int i = 0; i < rows; i++)
        transform(a[i], m, -1);
    transpose(a, rows);
    for (int i = 0; i < rows; i++) {
        transform(a[i], m, -1);
        for (int j = 0; j < m; j++)
            a[i][j] *= exp(-0.1 * x[0] * (j + rank)) / (m * m);
        transform(a[i], m, 1);
    }
    transpose(a, rows);
    for (int i = 0; i < rows; i++) {
        transform(a[i], m, 1);
        for (int j = 0; j < m; j++)
            energy += pow(creal(a[i][j]), 2) + pow(cimag(a[i][j]), 2) * x[1];
    }
    MPI_Reduce(&energy, &all, 1, MPI_DOUBLE, MPI_SUM, 0, MPI_COMM_WORLD);
    return rank == 0 ? all : 0;
}

/* Unequal parts, taken as columns by a vector type. */
static double uneven(const double *x, int n)
{
    int counts[8], starts[8], sends[8], at[8], wide = 0;
    double a[3][MAX], b[MAX * 3], sum = 0;
    MPI_Datatype column, spaced;
    for (int r = 0; r < size; r++) {
        sends[r] = 1 + r % 2;
        at[r] = wide;
        wide += sends[r];
    }
    for (int r = 0; r < size; r++) {
        counts[r] = 3 * sends[rank];
        starts[r] = r * 3 * sends[rank];
    }
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < MAX; j++)
            a[i][j] = x[(i * 2 + j) % n] * (1 + i) + 0.2 * j;
    MPI_Type_vector(3, 1, MAX, MPI_DOUBLE, &spaced);
    MPI_Type_create_resized(spaced, 0, sizeof(double), &column);
    MPI_Type_commit(&column);
    MPI_Alltoallv(a, sends, at, column, b, counts, starts, MPI_DOUBLE, MPI_COMM_WORLD);
    for (int i = 0; i < 3 * sends[rank] * size; i++)
        sum += b[i] * b[i] * (1 + 0.1 * i) * x[0];
    MPI_Type_free(&column);
    MPI_Type_free(&spaced);
    return sum;
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    CHECK(filtered, 4);
    CHECK(uneven, 4);
    return report();
}
