#include "hand.h"

void multiply_transforms(const number *a, const number *b, number *out)
{
    for (int i = 0; i < 3; i++) {
        for (int j = 0; j < 4; j++) {
            number sum = j == 3 ? a[4 * i + 3] : 0.0;
            for (int k = 0; k < 3; k++)
                sum += a[4 * i + k] * b[4 * k + j];
            out[4 * i + j] = sum;
        }
    }
}

void rotation_of_axis(const number axis[3], number rotation[9])
{
    const number square = axis[0] * axis[0] + axis[1] * axis[1] + axis[2] * axis[2];
    const number angle = sqrt(square);
    if (real_part(angle) < 1e-4) { /* beyond the second term nothing is left in double precision */
        const number identity[9] = {1.0,      -axis[2], axis[1], axis[2], 1.0,
                                    -axis[0], -axis[1], axis[0], 1.0};
        for (int i = 0; i < 9; i++)
            rotation[i] = identity[i];
        return;
    }
    const number x = axis[0] / angle, y = axis[1] / angle, z = axis[2] / angle;
    const number s = sin(angle), c = cos(angle), d = 1.0 - c;
    rotation[0] = x * x + (1.0 - x * x) * c;
    rotation[1] = x * y * d - z * s;
    rotation[2] = x * z * d + y * s;
    rotation[3] = x * y * d + z * s;
    rotation[4] = y * y + (1.0 - y * y) * c;
    rotation[5] = y * z * d - x * s;
    rotation[6] = x * z * d - y * s;
    rotation[7] = z * y * d + x * s;
    rotation[8] = z * z + (1.0 - z * z) * c;
}

void rotation_of_angles(const number angles[3], number *transform)
{
    const number sx = sin(angles[0]), cx = cos(angles[0]);
    const number sy = sin(angles[1]), cy = cos(angles[1]);
    const number sz = sin(angles[2]), cz = cos(angles[2]);
    const number rotation[transform_size] = {
        cz * cy,
        cz * sy * sx - sz * cx,
        cz * sy * cx + sz * sx,
        0.0,
        sz * cy,
        sz * sy * sx + cz * cx,
        sz * sy * cx - cz * sx,
        0.0,
        -sy,
        cy * sx,
        cy * cx,
        0.0,
    };
    for (int i = 0; i < transform_size; i++)
        transform[i] = rotation[i];
}
