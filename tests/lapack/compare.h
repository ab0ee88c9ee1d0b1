/* Gradients and tangents of functions of COUNT numbers of the type real, beside differences. */
#ifndef COMPARE_H
#define COMPARE_H

#include "check.h"

typedef double objective(const real *);


static double difference(objective *f, const real *x, const real *way)
{
    static const double weight[] = {4. / 5, -1. / 5, 4. / 105, -1. / 280};
    const double h = sizeof(real) == 4 ? 2e-2 : 1e-3;
    double sum = 0;
    for (int s = 1; s <= 4; s++) {
        real ahead[COUNT], behind[COUNT];
        for (int i = 0; i < COUNT; i++)
            ahead[i] = x[i] + s * h * way[i], behind[i] = x[i] - s * h * way[i];
        sum += weight[s - 1] * (f(ahead) - f(behind));
    }
    return sum / h;
}

static void compare(const char *name, objective *f, const real *x, const real *gradient, double tangent,
                    const real *way)
{
    const double tolerance = sizeof(real) == 4 ? 2e-2 : 1e-7;
    double along = 0;
    for (int i = 0; i < COUNT; i++)
        along += gradient[i] * way[i];
    const double expected = difference(f, x, way);
    check_within(name, 0, along, expected, tolerance);
    check_within(name, 1, tangent, expected, tolerance);
    check_within(name, 1, tangent, along, sizeof(real) == 4 ? 1e-3 : 1e-10);
    for (int i = 0; i < COUNT; i += sizeof(real) == 4 ? 7 : 1) {
        real unit[COUNT] = {0};
        unit[i] = 1;
        check_within(name, 2 + i, gradient[i], difference(f, x, unit), tolerance);
    }
}

#define TRY(f)                                                                                           \
    do {                                                                                                 \
        real gradient[COUNT] = {0};                                                                      \
        __enzyme_autodiff_void((void *)f, enzyme_dup, x, gradient);                                      \
        compare(#f, f, x, gradient, __enzyme_fwddiff((void *)f, enzyme_dup, x, way), way);               \
    } while (0)

#endif
