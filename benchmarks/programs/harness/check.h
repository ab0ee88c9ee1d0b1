/* Derivatives against the complex step (see number.h). */
#ifndef CHECK_H
#define CHECK_H

#include <stddef.h>

/* h of the complex step: its square vanishes beside any number that occurs. */
#define COMPLEX_STEP_SIZE 1e-100

#ifdef __cplusplus
extern "C" {
#endif

typedef double _Complex complex_objective(const void *context, const double _Complex *x);

/* The relative error of the gradient of f at x, the larger of two measures: of single derivatives,
 * evenly spread, relative to them or to the root mean square of all (a component far below it is
 * lost in the rounding of the objective); and of directional derivatives, in directions that have
 * the signs of the gradient, so that nothing cancels and an error anywhere shows.
 * NaN if anything is not a number; exits if there is no memory. */
double gradient_error(size_t n, const double *x, const double *gradient, complex_objective *f,
                      const void *context);

/* max |a_i - b_i| / max |b_i|; NaN wins. */
double largest_difference(size_t n, const double *a, const double *b);

/* The larger one, or the NaN. */
double worse(double a, double b);

#ifdef __cplusplus
}
#endif
#endif
