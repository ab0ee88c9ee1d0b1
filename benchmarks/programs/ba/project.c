#include "ba.h"

void project(const number camera[camera_size], const number point[point_size], number image[2])
{
    number relative[3], seen[3];
    for (int i = 0; i < 3; i++)
        relative[i] = point[i] - camera[centre_at + i];
    rotate(camera + rotation_at, relative, seen);

    const number x = seen[0] / seen[2], y = seen[1] / seen[2];
    const number square = x * x + y * y;
    const number stretch =
        1.0 + square * (camera[distortion_at] + camera[distortion_at + 1] * square);
    image[0] = camera[focal_at] * stretch * x + camera[principal_at];
    image[1] = camera[focal_at] * stretch * y + camera[principal_at + 1];
}
