#include "derivatives.h"

#include <string.h>

#include <ltoad.h>

void scan_residuals(const scan_t *scan, double *residuals)
{
    if (scan->on_surface)
        hand_residuals_on_surface(&scan->hand, scan->x, scan->x + pose_size, residuals);
    else
        hand_residuals(&scan->hand, scan->x, residuals);
}

void scan_vjp(const scan_t *scan, const double *weights, double *adjoint, double *gradient)
{
    double *residuals = adjoint + 3 * scan->hand.points;
    memcpy(adjoint, weights, 3 * scan->hand.points * sizeof *adjoint);
    memset(gradient, 0, scan->inputs * sizeof *gradient);
    if (scan->on_surface)
        __enzyme_autodiff_void((void *)hand_residuals_on_surface, enzyme_const, &scan->hand,
                               enzyme_dup, scan->x, gradient, enzyme_dup, scan->x + pose_size,
                               gradient + pose_size, enzyme_dupnoneed, residuals, adjoint);
    else
        __enzyme_autodiff_void((void *)hand_residuals, enzyme_const, &scan->hand, enzyme_dup,
                               scan->x, gradient, enzyme_dupnoneed, residuals, adjoint);
}

void scan_jacobian(const scan_t *scan, const double *directions, double *residuals,
                   double *jacobian)
{
    const size_t in = scan->inputs * sizeof(double), out = 3 * scan->hand.points * sizeof(double);
    if (scan->on_surface)
        __enzyme_fwddiff_void((void *)hand_residuals_on_surface, enzyme_width, most_directions,
                              enzyme_const, &scan->hand, enzyme_dupv, in, scan->x, directions,
                              enzyme_dupv, in, scan->x + pose_size, directions + pose_size,
                              enzyme_dupv, out, residuals, jacobian);
    else
        __enzyme_fwddiff_void((void *)hand_residuals, enzyme_width, pose_size, enzyme_const,
                              &scan->hand, enzyme_dupv, in, scan->x, directions, enzyme_dupv, out,
                              residuals, jacobian);
}
