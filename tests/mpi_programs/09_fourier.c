/* Two-dimensional Fourier transform by rows, a transposition with Alltoall, and rows again. */
#include "derivatives.h"
#include <complex.h>
enum { N = 8 };
static void fft_row(double complex *a, int n)
{
    if (n == 1) return;
    double complex even[N], odd[N];
    for (int i = 0; i < n / 2; i++) { even[i] = a[2 * i]; odd[i] = a[2 * i + 1]; }
    fft_row(even, n / 2); fft_row(odd, n / 2);
    for (int i = 0; i < n / 2; i++) {
        double complex t = cexp(-2.0 * M_PI * I * i / n) * odd[i];
        a[i] = even[i] + t; a[i + n / 2] = even[i] - t;
    }
}
static void transpose(double complex *a, int rows, MPI_Comm comm)
{
    int p; MPI_Comm_size(comm, &p);
    double complex *out = malloc(rows * N * sizeof *out), *in = malloc(rows * N * sizeof *in);
    for (int q = 0; q < p; q++)
        for (int i = 0; i < rows; i++)
            for (int j = 0; j < rows; j++) out[(q * rows + j) * rows + i] = a[i * N + q * rows + j];
    MPI_Alltoall(out, rows * rows, MPI_C_DOUBLE_COMPLEX, in, rows * rows, MPI_C_DOUBLE_COMPLEX, comm);
    for (int q = 0; q < p; q++)
        for (int j = 0; j < rows; j++)
            for (int i = 0; i < rows; i++) a[j * N + q * rows + i] = in[(q * rows + j) * rows + i];
    free(out); free(in);
}
static double power(const double *x, int n)
{
    int rows = N / size;
    double complex *a = malloc(rows * N * sizeof *a);
    for (int i = 0; i < rows * N; i++) a[i] = x[i % n] * cos(i + 0.3 * rank) + I * x[(i + 1) % n] * x[i % n];
    for (int i = 0; i < rows; i++) fft_row(a + i * N, N);
    transpose(a, rows, MPI_COMM_WORLD);
    for (int i = 0; i < rows; i++) fft_row(a + i * N, N);
    double s = 0;
    for (int i = 0; i < rows * N; i++) s += (1 + i + rank) * (creal(a[i]) * creal(a[i]) + 0.5 * cimag(a[i]) * cimag(a[i]));
    free(a);
    return 1e-2 * s;
}
int main(int c, char **v) 
{
    begin(&c, &v);
    if (N % size == 0) /* rows are shared out evenly */
        CHECK(power, 6);
    return report();
}
