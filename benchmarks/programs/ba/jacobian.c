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
        for (int r = 0; r < 2; r++) {
            double residual[2], seed[2] = {r == 0, r == 1};
            double *row = rows[k][r];
            __enzyme_autodiff_void(
                (void *)reprojection, enzyme_dup, scene->camera + camera_of(scene, k) * camera_size,
                row, enzyme_dup, scene->point + point_of(scene, k) * point_size, row + camera_size,
                enzyme_dup, scene->weight + k, row + camera_size + point_size, enzyme_const,
                scene->observed + 2 * k, enzyme_dupnoneed, residual, seed);
        }
    }
    for (size_t k = 0; k < scene->observations; k++) {
        double residual, seed = 1.0;
        __enzyme_autodiff_void((void *)weight_residual, enzyme_dup, scene->weight + k,
                               weight_slopes + k, enzyme_dupnoneed, &residual, &seed);
    }
}
