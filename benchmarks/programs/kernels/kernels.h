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

typedef struct {
    size_t size; /* of either player's point */
    size_t steps;
    double length; /* of a step */
} game_t;

typedef struct {
    size_t images, pixels, hidden, labels;
    const double *image;
    const size_t *label;
} images_t;

typedef struct {
    double place[3];
    size_t kind;
} atom_t;

/* What a kind of atoms is like. */
typedef struct {
    double radius, charge, hydrophobicity;
    int bonds; /* whether it makes hydrogen bonds */
} kind_t;

typedef struct {
    size_t poses, ligand_atoms, protein_atoms;
    const atom_t *ligand, *protein;
    const kind_t *kinds;
} docking_t;

#define squares NAME(squares)
#define clusters NAME(clusters)
#define minors NAME(minors)
#define orbit NAME(orbit)
#define series NAME(series)
#define payoff NAME(payoff)
#define payoff_slope NAME(payoff_slope)
#define saddle NAME(saddle)
#define network NAME(network)
#define docking NAME(docking)

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

/* What one player loses to the other, with `size` numbers each in `point`; `rules` are linear
 * terms of both, and the table of what couples them. */
number payoff(size_t size, const number *rules, const number *point);

/* Adds the gradient by the point to `slope`: asked of ltoad, or by hand with complex numbers. */
void payoff_slope(size_t size, const number *rules, const number *point, number *slope);

/* The payoff after steps of gradient descent of one player and ascent of the other; `task` is a
 * game_t.  inputs: the rules.  NaN without memory. */
number saddle(const void *task, const number *rules);

/* The mean cross entropy of a network with one hidden layer of rectifiers; `task` is an images_t.
 * inputs: weights by rows and offsets of the hidden layer, then of the labels.  NaN without
 * memory. */
number network(const void *task, const number *weights);

/* The sum, over the poses, of an energy of all pairs of a ligand's and a protein's atoms: repulsion
 * where they overlap, charges and hydrophobic contact near by; `task` is a docking_t.  inputs:
 * three angles and a translation for each pose. */
number docking(const void *task, const number *poses);

#endif
