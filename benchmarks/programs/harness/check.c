#include "check.h"

#include <complex.h>
#include <math.h>
#include <string.h>

#include "memory.h"
#include "random.h"

enum { directions = 2, coordinates = 6 };

double worse(double a, double b)
{
    return !(a <= b) ? a : b;
}

double largest_difference(size_t n, const double *a, const double *b)
{
    double scale = 0.0, difference = 0.0;
    for (size_t i = 0; i < n; i++) {
        scale = fmax(scale, fabs(b[i]));
        difference = worse(fabs(a[i] - b[i]), difference);
    }
    return difference == 0.0 ? 0.0 : difference / scale;
}

static double directional(size_t n, const double *x, const double *v, double _Complex *work,
                          complex_objective *f, const void *context)
{
    for (size_t i = 0; i < n; i++)
        work[i] = x[i] + COMPLEX_STEP_SIZE * v[i] * I;
    return cimag(f(context, work)) / COMPLEX_STEP_SIZE;
}

static double error_of_direction(size_t n, const double *x, const double *gradient, double *v,
                                 double _Complex *work, complex_objective *f, const void *context,
                                 random_t *random)
{
    double expected = 0.0;
    for (size_t i = 0; i < n; i++) {
        v[i] = copysign(uniform(random, 0.5, 1.5), gradient[i]);
        expected += v[i] * gradient[i];
    }
    const double found = directional(n, x, v, work, f, context);
    return fabs(expected - found) / fabs(found);
}

static double error_of_coordinate(size_t n, const double *x, const double *gradient, size_t i,
                                  double *v, double _Complex *work, complex_objective *f,
                                  const void *context)
{
    double squares = 0.0;
    for (size_t k = 0; k < n; k++)
        squares += gradient[k] * gradient[k];
    memset(v, 0, n * sizeof *v);
    v[i] = 1.0;
    const double found = directional(n, x, v, work, f, context);
    return fabs(gradient[i] - found) / fmax(fabs(found), sqrt(squares / (double)n));
}

double gradient_error(size_t n, const double *x, const double *gradient, complex_objective *f,
                      const void *context)
{
    random_t random = {2};
    double *v = numbers(n);
    double _Complex *work = allocated(n, sizeof *work);
    double error = 0.0;
    for (int d = 0; d < directions; d++)
        error = worse(error_of_direction(n, x, gradient, v, work, f, context, &random), error);
    for (size_t c = 0; c < coordinates && c < n; c++) {
        const size_t i = (2 * c + 1) * n / (2 * coordinates);
        error = worse(error_of_coordinate(n, x, gradient, i % n, v, work, f, context), error);
    }
    release(v);
    release(work);
    return error;
}
