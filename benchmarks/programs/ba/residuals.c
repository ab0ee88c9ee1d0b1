#include "ba.h"

void reprojection(const number camera[camera_size], const number point[point_size],
                  const number *weight, const double observed[2], number residual[2])
{
    number image[2];
    project(camera, point, image);
    for (int i = 0; i < 2; i++)
        residual[i] = *weight * (image[i] - observed[i]);
}

void weight_residual(const number *weight, number *residual)
{
    *residual = 1.0 - *weight * *weight;
}
