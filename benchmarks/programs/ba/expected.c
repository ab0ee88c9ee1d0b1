#include "expected.h"

#include "ba.h"
#include "check.h"

void expected_rows(const scene_t *scene, size_t k, double *rows, double *weight_slope)
{
    number x[observation_inputs], residual[2];
    for (int i = 0; i < camera_size; i++)
        x[i] = scene->camera[camera_of(scene, k) * camera_size + (size_t)i];
    for (int i = 0; i < point_size; i++)
        x[camera_size + i] = scene->point[point_of(scene, k) * point_size + (size_t)i];
    number *weight = x + camera_size + point_size;
    *weight = scene->weight[k];
    for (int i = 0; i < observation_inputs; i++) {
        const number at = x[i];
        x[i] = at + COMPLEX_STEP_SIZE * I;
        reprojection(x, x + camera_size, weight, scene->observed + 2 * k, residual);
        for (int r = 0; r < 2; r++)
            rows[r * observation_inputs + i] = cimag(residual[r]) / COMPLEX_STEP_SIZE;
        x[i] = at;
    }
    *weight += COMPLEX_STEP_SIZE * I;
    weight_residual(weight, residual);
    *weight_slope = cimag(residual[0]) / COMPLEX_STEP_SIZE;
}
