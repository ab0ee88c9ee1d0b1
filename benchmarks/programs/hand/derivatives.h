/* The residuals of a scan and their derivatives. */
#ifndef DERIVATIVES_H
#define DERIVATIVES_H

#include "scan.h"

/* Directions of the compressed Jacobian: one for each input of the pose, and two in which all first
 * and all second barycentric coordinates move; each residual depends on one of each. */
enum { surface_directions = 2, most_directions = pose_size + surface_directions };

static inline size_t direction_count(const scan_t *scan)
{
    return scan->on_surface ? most_directions : pose_size;
}

void scan_residuals(const scan_t *scan, double *residuals);

/* gradient (inputs) = J^T weights: one reverse sweep, which leaves `adjoint` zero. */
void scan_vjp(const scan_t *scan, const double *weights, double *adjoint, double *gradient);

/* jacobian (directions x residuals) = J D for directions D (directions x inputs): one sweep of
 * vector forward mode. */
void scan_jacobian(const scan_t *scan, const double *directions, double *residuals,
                   double *jacobian);

#endif
