/* What only one thread at a time does: critical and atomic sections, ordered, single, master. */
#include <omp.h>

#include "../programs/check.h"

enum { size = 19 };

static double a_critical_sum(double *x)
{
    double sum = 0.0;
#pragma omp parallel for
    for (int i = 0; i < size; i++) {
        const double part = x[i] * exp(0.1 * x[i]);
#pragma omp critical
        sum += part;
    }
    return sum * sum;
}

/* Here it matters who comes first. */
static double a_critical_product(double *x)
{
    double product = 1.0;
#pragma omp parallel for schedule(static, 1)
    for (int i = 0; i < size; i++) {
        const double part = 1.0 + 0.1 * sin(x[i]);
#pragma omp critical(product)
        product *= part;
    }
    return product;
}

static double sections_in_sections(double *x)
{
    double sum = 0.0, product = 1.0;
#pragma omp parallel for schedule(static, 1)
    for (int i = 0; i < size; i++) {
#pragma omp critical(outer)
        {
            sum += x[i] * x[i];
#pragma omp critical(inner)
            product *= 1.0 + 0.02 * x[i];
        }
    }
    return sum * product;
}

static double the_largest(double *x)
{
    double most = 0.0;
#pragma omp parallel for
    for (int i = 0; i < size; i++) {
        const double here = x[i] * x[(i * 7) % size];
#pragma omp critical
        if (here > most)
            most = here;
    }
    return most * most;
}

static double an_atomic_sum(double *x)
{
    double sum = 0.0, bins[3] = {0.0};
#pragma omp parallel for
    for (int i = 0; i < size; i++) {
#pragma omp atomic
        sum += x[i] * x[i];
#pragma omp atomic update
        bins[i % 3] -= x[i] * x[(i + 1) % size];
    }
    return sum * bins[0] + bins[1] * bins[2];
}

static double in_order(double *x)
{
    double value = 0.1;
#pragma omp parallel for ordered schedule(monotonic : dynamic)
    for (int i = 0; i < size; i++) {
        const double here = sin(x[i]);
#pragma omp ordered
        value = value * 0.9 + here * value;
    }
    return value;
}

static double by_one_thread(double *x)
{
    double scale = 0.0, y[size], sum = 0.0;
#pragma omp parallel
    {
#pragma omp single
        scale = x[0] * x[1];
#pragma omp for
        for (int i = 0; i < size; i++)
            y[i] = scale * x[i];
#pragma omp master
        scale = y[2] * y[3] * scale;
#pragma omp barrier
#pragma omp for
        for (int i = 0; i < size; i++)
            y[i] += scale;
    }
    for (int i = 0; i < size; i++)
        sum += y[i] * y[i];
    return sum;
}

static double in_parts(double *x)
{
    double a = 0.0, b = 0.0, c = 0.0;
#pragma omp parallel sections
    {
#pragma omp section
        a = x[0] * x[1];
#pragma omp section
        b = sin(x[2]) * x[0];
#pragma omp section
        c = exp(x[3] * x[1]);
    }
    return a * b + c;
}

/* By hand: each thread its own part, with a barrier between writing and reading. */
static double by_number(double *x)
{
    double y[64] = {0}, z[64] = {0}, sum = 0.0;
    int threads = 1;
#pragma omp parallel
    {
        const int me = omp_get_thread_num(), all = omp_get_num_threads();
        double own = 0.0;
        for (int i = me; i < size; i += all)
            own += x[i] * x[i] * (i + 1);
        y[me] = own;
        if (me == 0)
            threads = all;
#pragma omp barrier
        z[me] = y[(me + 1) % all] * 0.5;
#pragma omp barrier
        y[me] = z[(me + 1) % all] * x[0];
    }
    for (int t = 0; t < threads; t++)
        sum += y[t];
    return sum * sum;
}

int main(void)
{
    double x[size];
    for (int i = 0; i < size; i++)
        x[i] = 0.4 + 0.03 * i + 0.2 * (i % 4);
    CHECK_REQUEST("a critical sum", a_critical_sum, size, x, 1, 1e-9);
    CHECK_REQUEST("a critical product", a_critical_product, size, x, 1, 1e-9);
    CHECK_REQUEST("sections in sections", sections_in_sections, size, x, 1, 1e-9);
    CHECK_REQUEST("the largest", the_largest, size, x, 1, 1e-9);
    CHECK_REQUEST("an atomic sum", an_atomic_sum, size, x, 1, 1e-9);
    CHECK_REQUEST("in order", in_order, size, x, 1, 1e-9);
    CHECK_REQUEST("by one thread", by_one_thread, size, x, 1, 1e-9);
    CHECK_REQUEST("in parts", in_parts, 4, x, 1, 1e-9);
    CHECK_REQUEST("by number", by_number, size, x, 1, 1e-9);
    return check_result();
}
