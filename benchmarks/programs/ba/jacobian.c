#include "jacobian.h"

#include <string.h>

#include <ltoad.h>

void scene_residuals(const scene_t *scene, double *residuals, double *weight_residuals)
{
    for (size_t k = 0; k < scene->observations; k++)
        reprojection(scene->camera + camera_of(scene, k) * camera_size,
                     scene->point + point_of(scene, k) * point_size, scene->weight + k,
                     scene->observed + 2 * k, residuals + 2 * k);
    for (size_t k = 0; k < scene->observations; k++)
        weight_residual(scene->weight + k, weight_residuals + k);
}

void scene_jacobian(const scene_t *scene, rows_t *rows, double *weight_slopes)
{
    memset(rows, 0, scene->observations * sizeof *rows);
    memset(weight_slopes, 0, scene->observations * sizeof *weight_slopes);
    for (size_t k = 0; k < scene->observations; k++) {
        /* both rows at once: they share the primal's run */
        double residual[2], first[2] = {1.0, 0.0}, second[2] = {0.0, 1.0};
        double *one = rows[k][0], *other = rows[k][1];
        __enzyme_autodiff_void((void *)reprojection, enzyme_width, 2, enzyme_dup,
                               scene->camera + camera_of(scene, k) * camera_size, one, other,
                               enzyme_dup, scene->point + point_of(scene, k) * point_size,
                               one + camera_size, other + camera_size, enzyme_dup,
                               scene->weight + k, one + camera_size + point_size,
                               other + camera_size + point_size, enzyme_const,
                               scene->observed + 2 * k, enzyme_dupnoneed, residual, first, second);
    }
    for (size_t k = 0; k < scene->observations; k++) {
        double residual, seed = 1.0;
        __enzyme_autodiff_void((void *)weight_residual, enzyme_dup, scene->weight + k,
                               weight_slopes + k, enzyme_dupnoneed, &residual, &seed);
    }
}
