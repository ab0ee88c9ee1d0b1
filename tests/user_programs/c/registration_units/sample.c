#include "image.h"
#include <math.h>

static void weights(double t, double w[4])
{
    /* uniform cubic spline */
    const double s = 1 - t;
    w[0] = s * s * s / 6;
    w[1] = (4 - 6 * t * t + 3 * t * t * t) / 6;
    w[2] = (4 - 6 * s * s + 3 * s * s * s) / 6;
    w[3] = t * t * t / 6;
}

double image_sample(const image *i, double x, double y)
{
    const double fx = floor(x), fy = floor(y);
    double wx[4], wy[4], sum = 0;
    weights(x - fx, wx);
    weights(y - fy, wy);
    for (int r = 0; r < 4; r++)
        for (int c = 0; c < 4; c++)
            sum += wy[r] * wx[c] * image_get(i, (int)fx + c - 1, (int)fy + r - 1);
    return sum;
}
