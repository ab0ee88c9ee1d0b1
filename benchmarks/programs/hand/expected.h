#ifndef EXPECTED_H
#define EXPECTED_H

#include "scan.h"

/* Derivative of all residuals in the direction v of the inputs, by the complex step. */
void expected_tangent(const scan_t *scan, const double *v, double *tangent);

#endif
