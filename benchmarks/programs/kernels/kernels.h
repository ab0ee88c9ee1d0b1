/* Small kernels as they are often written: in one function, with pointers into flat arrays, with
 * branches, by recursion.  Each is an objective of a vector of numbers; its task is constant. */
#ifndef KERNELS_H
#define KERNELS_H

#include <stddef.h>

#include "number.h"

typedef struct {
    size_t rows, columns;
    const double *matrix; /* by rows */
    const double *right;
} equations_t;

typedef struct {
    size_t points, centres, dimension;
    const double *point;
    const double *direction; /* of the product with the Hessian, as long as the centres */
    double *gradient;        /* room for one */
} clusters_t;

enum { largest_order = 16 };

typedef struct {
    size_t order;
} square_t;

typedef struct {
    size_t steps;
    double end; /* time at which the result is taken */
} orbit_t;

typedef struct {
    size_t numbers;
    int terms;
} series_t;

#define squares NAME(squares)
#define clusters NAME(clusters)
#define minors NAME(minors)
#define orbit NAME(orbit)
#define series NAME(series)

/* |A x - b|^2 / 2 of x; `task` is an equations_t. */
number squares(const void *task, const number *x);

/* The sum, over the points, of the squared distance to the nearest centre; `task` is a
 * clusters_t.  inputs: the centres, one after the other. */
number clusters(const void *task, const number *centres);

/* The determinant by the rule of Laplace, along the first row that is left; `task` is a
 * square_t. */
number minors(const void *task, const number *matrix);

/* The squared distance from the origin at the end of an orbit of Lorenz's system (J. Atmos. Sci.
 * 20, 1963), by the classical method of Runge and Kutta; `task` is an orbit_t.  inputs: where it
 * starts, and the three parameters. */
number orbit(const void *task, const number *inputs);

/* The sum of -log(1 - x_i), by its Taylor series at zero; `task` is a series_t. */
number series(const void *task, const number *x);

#endif
