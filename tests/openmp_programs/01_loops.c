/* Worksharing loops with each kind of schedule; what all threads read is shared. */
#include "../programs/check.h"

enum { size = 37 };

static double of_neighbours(const double *x, int i)
{
    return sin(x[i]) * x[(i + 1) % size] + x[(i + 5) % size] * x[0];
}

#define LOOP(name, clause)                                                                         \
    static double name(double *x)                                                                  \
    {                                                                                              \
        double y[size], sum = 0.0;                                                                 \
        _Pragma(clause) for (int i = 0; i < size; i++) y[i] = of_neighbours(x, i);                 \
        for (int i = 0; i < size; i++)                                                             \
            sum += y[i] * y[i];                                                                    \
        return sum;                                                                                \
    }

LOOP(by_default, "omp parallel for")
LOOP(in_blocks, "omp parallel for schedule(static)")
LOOP(in_chunks, "omp parallel for schedule(static, 3)")
LOOP(one_by_one, "omp parallel for schedule(monotonic : dynamic)")
LOOP(in_dynamic_chunks, "omp parallel for schedule(monotonic : dynamic, 4)")
LOOP(guided, "omp parallel for schedule(guided)")
LOOP(automatic, "omp parallel for schedule(auto)")
LOOP(at_run_time, "omp parallel for schedule(runtime)")
LOOP(with_three, "omp parallel for num_threads(3)")
LOOP(vectorised, "omp parallel for simd")

static double two_dimensions(double *x)
{
    double y[5][7], sum = 0.0;
#pragma omp parallel for collapse(2)
    for (int i = 0; i < 5; i++)
        for (int j = 0; j < 7; j++)
            y[i][j] = x[i] * exp(0.1 * x[j + 5]);
    for (int i = 0; i < 5; i++)
        for (int j = 0; j < 7; j++)
            sum += y[i][j] * y[i][6 - j];
    return sum;
}

/* Two loops in one region, of which the second reads what the first wrote, in other threads too. */
static double one_after_the_other(double *x)
{
    double y[size], z[size], sum = 0.0;
#pragma omp parallel
    {
#pragma omp for
        for (int i = 0; i < size; i++)
            y[i] = x[i] * x[i];
#pragma omp for
        for (long i = size - 1; i >= 0; i--)
            z[i] = y[(i + 11) % size] * x[i] + y[i];
    }
    for (int i = 0; i < size; i++)
        sum += z[i] * sin(z[i]);
    return sum;
}

/* A loop over time in the region: what other threads wrote in a step is overwritten in the next. */
static double over_time(double *x)
{
    double u[size], v[size], sum = 0.0;
    for (int i = 0; i < size; i++)
        u[i] = x[i];
#pragma omp parallel
    for (int step = 0; step < 6; step++) {
#pragma omp for
        for (int i = 1; i < size - 1; i++)
            v[i] = u[i] + 0.1 * u[i] * (u[i - 1] - 2.0 * u[i] + u[i + 1]);
#pragma omp for
        for (int i = 1; i < size - 1; i++)
            u[i] = v[i];
    }
    for (int i = 0; i < size; i++)
        sum += u[i] * u[i];
    return sum;
}

/* The same with a region for each step. */
static double regions_over_time(double *x)
{
    double u[size], v[size], sum = 0.0;
    for (int i = 0; i < size; i++)
        u[i] = x[i];
    for (int step = 0; step < 6; step++) {
#pragma omp parallel for
        for (int i = 1; i < size - 1; i++)
            v[i] = u[i] + 0.1 * u[i] * (u[i - 1] - 2.0 * u[i] + u[i + 1]);
#pragma omp parallel for
        for (int i = 1; i < size - 1; i++)
            u[i] = v[i];
    }
    for (int i = 0; i < size; i++)
        sum += u[i] * u[i];
    return sum;
}

/* A part of the work only if that is worth it. */
static double if_large(double *x)
{
    double y[size], sum = 0.0;
    for (int n = 10; n <= size; n += 9) {
#pragma omp parallel for if (n > 20)
        for (int i = 0; i < n; i++)
            y[i] = of_neighbours(x, i);
        for (int i = 0; i < n; i++)
            sum += y[i] * y[i];
    }
    return sum;
}

int main(void)
{
    double x[size];
    for (int i = 0; i < size; i++)
        x[i] = 0.3 + 0.02 * i;
    CHECK_REQUEST("by default", by_default, size, x, 1, 1e-9);
    CHECK_REQUEST("in blocks", in_blocks, size, x, 1, 1e-9);
    CHECK_REQUEST("in chunks", in_chunks, size, x, 1, 1e-9);
    CHECK_REQUEST("one by one", one_by_one, size, x, 1, 1e-9);
    CHECK_REQUEST("in dynamic chunks", in_dynamic_chunks, size, x, 1, 1e-9);
    CHECK_REQUEST("guided", guided, size, x, 1, 1e-9);
    CHECK_REQUEST("automatic", automatic, size, x, 1, 1e-9);
    CHECK_REQUEST("at run time", at_run_time, size, x, 1, 1e-9);
    CHECK_REQUEST("with three threads", with_three, size, x, 1, 1e-9);
    CHECK_REQUEST("vectorised", vectorised, size, x, 1, 1e-9);
    CHECK_REQUEST("two dimensions", two_dimensions, 12, x, 1, 1e-9);
    CHECK_REQUEST("one after the other", one_after_the_other, size, x, 1, 1e-9);
    CHECK_REQUEST("over time", over_time, size, x, 1, 1e-9);
    CHECK_REQUEST("regions over time", regions_over_time, size, x, 1, 1e-9);
    CHECK_REQUEST("if large", if_large, size, x, 1, 1e-9);
    return check_result();
}
