/* The residuals of a scene and their derivatives. */
#ifndef JACOBIAN_H
#define JACOBIAN_H

#include "ba.h"
#include "scene.h"

/* The rows of one observation's two residuals, by its camera, its point and its weight. */
typedef double rows_t[2][observation_inputs];

/* residuals: two an observation; weight_residuals: one an observation. */
void scene_residuals(const scene_t *scene, double *residuals, double *weight_residuals);

/* The sparse Jacobian: the rows of every observation, and the derivative of every weight's residual
 * by the weight.  One reverse sweep for each residual. */
void scene_jacobian(const scene_t *scene, rows_t *rows, double *weight_slopes);

#endif
