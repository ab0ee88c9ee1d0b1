#include "expected.h"

#include "check.h"
#include "memory.h"

void expected_tangent(const scan_t *scan, const double *v, double *tangent)
{
    const size_t outputs = 3 * scan->hand.points;
    number *x = allocated(scan->inputs, sizeof *x);
    number *residuals = allocated(outputs, sizeof *residuals);
    for (size_t i = 0; i < scan->inputs; i++)
        x[i] = scan->x[i] + COMPLEX_STEP_SIZE * v[i] * I;
    if (scan->on_surface)
        hand_residuals_on_surface(&scan->hand, x, x + pose_size, residuals);
    else
        hand_residuals(&scan->hand, x, residuals);
    for (size_t i = 0; i < outputs; i++)
        tangent[i] = cimag(residuals[i]) / COMPLEX_STEP_SIZE;
    release(x);
    release(residuals);
}
