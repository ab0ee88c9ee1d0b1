/* Programs whose objective is one number of a vector of inputs: they say what it is, and the rest
 * is here.  In C++, the complex variant is a function with C linkage, too. */
#ifndef SCALAR_H
#define SCALAR_H

#include <stddef.h>

#include "check.h"
#include "program.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
    size_t inputs;
    const double *x;
    const void *task; /* what is constant */
    double (*objective)(const void *task, const double *x);
    /* Adds to the gradient: a request, with the gradient as the shadow of x. */
    void (*add_gradient)(const void *task, const double *x, double *gradient);
    /* The same source, compiled with -DCOMPLEX_STEP. */
    complex_objective *expected;
    double *gradient;      /* set by scalar_program */
    volatile double value; /* keeps the primal's call alive */
} scalar_t;

void scalar_program(program_t *program, scalar_t *scalar);

#ifdef __cplusplus
}
#endif
#endif
