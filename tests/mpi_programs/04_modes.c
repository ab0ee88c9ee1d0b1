/* Several directions at once, sweeps that are called one by one, and messages in all of them. */
#include "derivatives.h"

void *__enzyme_augmentfwd(void *, ...);
void __enzyme_reverse(void *, ...);
struct two {
    double first, second;
};
struct two __enzyme_fwddiff_two(void *, ...);

enum { N = 4 };

static double mixed(const double *x, int n)
{
    const int next = (rank + 1) % size, before = (rank + size - 1) % size;
    double in[N] = {0.0}, local = 0.0, highest, all, parts[32], sums[N];
    MPI_Request requests[2];
    for (int t = 0; t < 3; t++) {
        MPI_Irecv(in, n, MPI_DOUBLE, before, t, MPI_COMM_WORLD, &requests[0]);
        MPI_Isend(x, n, MPI_DOUBLE, next, t, MPI_COMM_WORLD, &requests[1]);
        MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
        for (int i = 0; i < n; i++)
            local += in[i] * in[i] * x[t] * local + x[i];
    }
    MPI_Allreduce(&local, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    MPI_Allreduce(&local, &highest, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
    MPI_Allgather(x, n, MPI_DOUBLE, parts, n, MPI_DOUBLE, MPI_COMM_WORLD);
    MPI_Scan(in, sums, n, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    MPI_Bcast(in, n, MPI_DOUBLE, 0, MPI_COMM_WORLD);
    return 0.01 * all * highest + parts[n * size - 1] * sums[0] + in[1] * x[0];
}

static double gradient_of(double *gradient, double scale)
{
    double x[N], value = 0.0;
    for (int i = 0; i < N; i++) {
        x[i] = scale * start_of(i);
        gradient[i] = 0.0;
    }
    __enzyme_autodiff((void *)mixed, enzyme_dup, x, gradient, enzyme_const, N);
    for (int i = 0; i < N; i++)
        value += gradient[i] * cos(i + rank);
    return value;
}

static void check_widths(void)
{
    double x[N], one[N] = {0.0}, other[N] = {0.0}, v[N], w[N], gradient[N], along[2] = {0.0, 0.0};
    for (int i = 0; i < N; i++) {
        x[i] = start_of(i);
        v[i] = cos(i + rank);
        w[i] = sin(2.0 * i - rank);
    }
    gradient_of(gradient, 1.0);
    __enzyme_autodiff((void *)mixed, enzyme_width, 2, enzyme_dup, x, one, other, enzyme_const, N);
    const struct two tangents =
        __enzyme_fwddiff_two((void *)mixed, enzyme_width, 2, enzyme_dup, x, v, w, enzyme_const, N);
    for (int i = 0; i < N; i++) {
        compare("widths", "first gradient", one[i], gradient[i], 1e-13);
        compare("widths", "second gradient", other[i], gradient[i], 1e-13);
        along[0] += gradient[i] * v[i];
        along[1] += gradient[i] * w[i];
    }
    compare("widths", "first tangent", over_all(tangents.first), over_all(along[0]), 1e-12);
    compare("widths", "second tangent", over_all(tangents.second), over_all(along[1]), 1e-12);
}

/* Two tapes at a time, given back as on a stack. */
static void check_tapes(void)
{
    double x[2][N], got[2][N] = {{0.0}}, wanted[N];
    void *tapes[2];
    for (int k = 0; k < 2; k++) {
        for (int i = 0; i < N; i++)
            x[k][i] = (1.0 - 0.5 * k) * start_of(i);
        tapes[k] =
            __enzyme_augmentfwd((void *)mixed, enzyme_dup, x[k], got[k], enzyme_const, N);
    }
    for (int k = 1; k >= 0; k--)
        __enzyme_reverse((void *)mixed, enzyme_dup, x[k], got[k], enzyme_const, N, 1.0, tapes[k]);
    for (int k = 0; k < 2; k++) {
        gradient_of(wanted, 1.0 - 0.5 * k);
        for (int i = 0; i < N; i++)
            compare("tapes", "gradient", got[k][i], wanted[i], 1e-13);
    }
}

/* A rank of its own communicates with nobody else, and calls this more often than others. */
static double alone(const double *x, int n)
{
    double sum = 0.0, all, sent = x[0] * x[n - 1], got;
    MPI_Sendrecv(&sent, 1, MPI_DOUBLE, 0, 0, &got, 1, MPI_DOUBLE, 0, 0, MPI_COMM_SELF,
                 MPI_STATUS_IGNORE);
    for (int i = 0; i < n; i++)
        sum += x[i] * x[i] * got;
    MPI_Allreduce(&sum, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_SELF);
    return all;
}

static void check_alone(void)
{
    const double x[2] = {0.5, 0.25};
    for (int turn = 0; turn <= rank; turn++) {
        double gradient[2] = {0.0, 0.0};
        __enzyme_autodiff((void *)alone, enzyme_dup, x, gradient, enzyme_const, 2);
        /* x0 x1 (x0^2 + x1^2) */
        compare("alone", "first", gradient[0], 3.0 * 0.25 * 0.25 + 0.015625, 1e-14);
        compare("alone", "second", gradient[1], 0.125 + 3.0 * 0.5 * 0.0625, 1e-14);
    }
}

int main(int count, char **arguments)
{
    begin(&count, &arguments);
    CHECK(mixed, N);
    check_widths();
    check_tapes();
    check_alone();
    return report();
}
