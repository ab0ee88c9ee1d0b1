#ifndef EXPECTED_H
#define EXPECTED_H

#include "scene.h"

/* The rows of observation k (2 x 15, as in jacobian.h) and the derivative of its weight's residual,
 * by the complex step. */
void expected_rows(const scene_t *scene, size_t k, double *rows, double *weight_slope);

#endif
