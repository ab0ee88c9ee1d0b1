#include "../../expect.h"
#include "image.h"
#include <stdlib.h>

struct huber {
    int id;
    double width;
};

static double huber(double a, double b, const void *context)
{
    const struct huber *h = context;
    const double d = (a - b) / h->width;
    return h->width * (sqrt(1 + d * d) - 1);
}

static double square(double a, double b, const void *context)
{
    (void)context;
    return (a - b) * (a - b);
}

static double pyramid(const double *pixels, const affine *guess, double width)
{
    enum { N = 8, LEVELS = 3 };
    image *fixed = image_new(N, N, PIXEL_U8), *moving = image_new(N, N, PIXEL_F64), *coarse = image_new(N, N, PIXEL_F32);
    for (int y = 0; y < N; y++)
        for (int x = 0; x < N; x++) {
            image_set(fixed, x, y, 0.5 + 0.4 * sin(0.9 * x) * cos(0.7 * y));
            image_set(moving, x, y, pixels[y * N + x]);
            image_set(coarse, x, y, pixels[y * N + x] * pixels[x * N + y]);
        }
    const struct huber h = {3, width};
    double sum = 0.2 * image_distance(fixed, coarse, *guess, square, NULL);
    for (int level = 0; level < LEVELS; level++) {
        sum += (level + 1) * image_distance(fixed, moving, *guess, level % 2 ? square : huber, &h);
        image *f = image_half(fixed), *m = image_half(moving);
        image_free(fixed);
        image_free(moving);
        fixed = f;
        moving = m;
    }
    image_free(fixed);
    image_free(moving);
    image_free(coarse);
    return sum;
}

int main(void)
{
    double pixels[64], d[64] = {0}, width = 0.2;
    affine a = {{{1.05, 0.1}, {-0.08, 0.97}}, {0.03, -0.05}}, da = {0};
    for (int i = 0; i < 64; i++)
        pixels[i] = 0.5 + 0.35 * cos(0.8 * (i % 8) + 0.3) * sin(0.6 * (i / 8) + 0.9);
    const double dw = __enzyme_autodiff((void *)pyramid, enzyme_dup, pixels, d, enzyme_dup, &a, &da, enzyme_out, width);
    /* float pixels: the step is coarse, the tolerance wide */
    for (int i = 0; i < 64; i += 5)
        EXPECT_SLOPE("pixel", i, d[i], pyramid(pixels, &a, width), pixels[i], 2e-2, 1e-4);
    for (int i = 0; i < 6; i++)
        EXPECT_SLOPE("affine", i, ((double *)&da)[i], pyramid(pixels, &a, width), ((double *)&a)[i], 1e-3, 2e-3);
    EXPECT_SLOPE("width", 0, dw, pyramid(pixels, &a, width), width, 1e-3, 1e-5);
    return verdict();
}
