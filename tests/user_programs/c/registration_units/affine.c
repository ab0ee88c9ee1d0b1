#include "image.h"

affine affine_inverse(affine a)
{
    const double det = a.matrix[0][0] * a.matrix[1][1] - a.matrix[0][1] * a.matrix[1][0];
    affine r = {{{a.matrix[1][1] / det, -a.matrix[0][1] / det}, {-a.matrix[1][0] / det, a.matrix[0][0] / det}}, {0}};
    for (int i = 0; i < 2; i++)
        r.shift[i] = -(r.matrix[i][0] * a.shift[0] + r.matrix[i][1] * a.shift[1]);
    return r;
}

double image_distance(const image *fixed, const image *moving, affine a, metric m, const void *context)
{
    const affine back = affine_inverse(a);
    const double cx = (fixed->width - 1) / 2.0, cy = (fixed->height - 1) / 2.0;
    double sum = 0;
    for (int y = 0; y < fixed->height; y++)
        for (int x = 0; x < fixed->width; x++) {
            const double u = x - cx, v = y - cy;
            const double p = back.matrix[0][0] * u + back.matrix[0][1] * v + back.shift[0] * fixed->width + cx;
            const double q = back.matrix[1][0] * u + back.matrix[1][1] * v + back.shift[1] * fixed->width + cy;
            sum += m(image_get(fixed, x, y), image_sample(moving, p, q), context);
        }
    return sum / (fixed->width * fixed->height);
}
