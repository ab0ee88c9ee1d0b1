#include "ba.h"

static void cross(const number a[3], const number b[3], number out[3])
{
    out[0] = a[1] * b[2] - a[2] * b[1];
    out[1] = a[2] * b[0] - a[0] * b[2];
    out[2] = a[0] * b[1] - a[1] * b[0];
}

static number dot(const number a[3], const number b[3])
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

void rotate(const number rotation[3], const number v[3], number out[3])
{
    const number square = dot(rotation, rotation);
    number turned[3];
    if (real_part(square) == 0.0) { /* the formula's linear part: it has no axis */
        cross(rotation, v, turned);
        for (int i = 0; i < 3; i++)
            out[i] = v[i] + turned[i];
        return;
    }
    const number angle = sqrt(square), cosine = cos(angle), sine = sin(angle);
    number axis[3];
    for (int i = 0; i < 3; i++)
        axis[i] = rotation[i] / angle;
    cross(axis, v, turned);
    const number along = dot(axis, v) * (1.0 - cosine);
    for (int i = 0; i < 3; i++)
        out[i] = v[i] * cosine + turned[i] * sine + axis[i] * along;
}
