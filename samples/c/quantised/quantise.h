#ifndef QUANTISE_H
#define QUANTISE_H

enum { LEVELS = 15 }; /* a weight in four bits: -7 to 7 */

/* The multiple of `step` that is nearest to a weight, at most LEVELS / 2 steps from zero. */
double quantise(double weight, double step);

/* The step with which the largest of n weights is just representable. */
double step_of(const double *weights, int n);

#endif
