/* Locks, copyprivate, copyin, flushes, tasks that are run at once. */
#include <omp.h>

#include "../programs/check.h"

enum { size = 17 };

static double with_a_lock(double *x)
{
    double sum = 0.0, product = 1.0;
    omp_lock_t lock;
    omp_init_lock(&lock);
#pragma omp parallel for schedule(static, 1)
    for (int i = 0; i < size; i++) {
        const double part = sin(x[i]);
        omp_set_lock(&lock);
        sum += part * part;
        product *= 1.0 + 0.1 * part;
        omp_unset_lock(&lock);
    }
    omp_destroy_lock(&lock);
    return sum * product;
}

static double handed_out(double *x)
{
    double y[size], sum = 0.0;
#pragma omp parallel
    {
        double scale;
#pragma omp single copyprivate(scale)
        scale = x[0] * x[1];
#pragma omp for
        for (int i = 0; i < size; i++)
            y[i] = scale * x[i];
    }
    for (int i = 0; i < size; i++)
        sum += y[i] * y[i];
    return sum;
}

static double factor;
#pragma omp threadprivate(factor)

static double copied_in(double *x)
{
    double y[size], sum = 0.0;
    factor = x[0] * x[1];
#pragma omp parallel for copyin(factor)
    for (int i = 0; i < size; i++)
        y[i] = factor * x[i];
    for (int i = 0; i < size; i++)
        sum += y[i] * y[i];
    return sum;
}

static double with_tasks(double *x)
{
    double y[size], sum = 0.0;
#pragma omp parallel
#pragma omp single
    for (int i = 0; i < size; i++)
#pragma omp task firstprivate(i) shared(y)
        y[i] = x[i] * x[(i + 1) % size];
    for (int i = 0; i < size; i++)
        sum += y[i] * y[i];
    return sum;
}

static double in_a_taskloop(double *x)
{
    double y[size], sum = 0.0;
#pragma omp parallel
#pragma omp single
#pragma omp taskloop
    for (int i = 0; i < size; i++)
        y[i] = x[i] * x[(i + 1) % size];
    for (int i = 0; i < size; i++)
        sum += y[i] * y[i];
    return sum;
}

int main(void)
{
    double x[size];
    for (int i = 0; i < size; i++)
        x[i] = 0.4 + 0.03 * i + 0.2 * (i % 4);
    CHECK_REQUEST("with a lock", with_a_lock, size, x, 1, 1e-9);
    CHECK_REQUEST("handed out", handed_out, size, x, 1, 1e-9);
    CHECK_REQUEST("copied in", copied_in, size, x, 1, 1e-9);
    CHECK_REQUEST("with tasks", with_tasks, size, x, 1, 1e-9);
    CHECK_REQUEST("in a taskloop", in_a_taskloop, size, x, 1, 1e-9);
    return check_result();
}
