// Images of a microscope: grey values in one block behind a header, blurred by a kernel that is made from the
// optics; borders are chosen by a function from a table.  Sharpness tells the focus.
#include "../expect.h"
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

typedef struct image {
    size_t width, height;
    float scale;
    double pixel[];
} image;

static image *image_new(size_t width, size_t height)
{
    image *im = malloc(offsetof(image, pixel) + width * height * sizeof(double));
    if (!im)
        abort();
    im->width = width;
    im->height = height;
    im->scale = 0.25f;
    memset(im->pixel, 0, width * height * sizeof(double));
    return im;
}

#define AT(im, x, y) ((im)->pixel[(size_t)(y) * (im)->width + (size_t)(x)])

static double border_clamp(const image *im, long x, long y)
{
    const long w = (long)im->width - 1, h = (long)im->height - 1;
    return AT(im, x < 0 ? 0 : x > w ? w : x, y < 0 ? 0 : y > h ? h : y);
}

static double border_wrap(const image *im, long x, long y)
{
    const long w = (long)im->width, h = (long)im->height;
    return AT(im, ((x % w) + w) % w, ((y % h) + h) % h);
}

static double border_zero(const image *im, long x, long y)
{
    return x < 0 || y < 0 || x >= (long)im->width || y >= (long)im->height ? 0.0 : AT(im, x, y);
}

static double (*const borders[])(const image *, long, long) = {border_clamp, border_wrap, border_zero};

struct optics {
    double aperture, wavelength, defocus, tilt;
    int border;
};

static void point_spread(const struct optics *o, double *kernel, int radius)
{
    const double sharp = 0.42 * o->wavelength / o->aperture;
    double sum = 0;
    for (int y = -radius; y <= radius; y++)
        for (int x = -radius; x <= radius; x++) {
            const double away = o->defocus + o->tilt * x;
            const double s2 = sharp * sharp + away * away * o->aperture * o->aperture;
            const double k = exp(-(x * x + y * y) / (2 * s2));
            *kernel++ = k;
            sum += k;
        }
    const int n = (2 * radius + 1) * (2 * radius + 1);
    for (int i = 0; i < n; i++)
        kernel[i - n] /= sum;
}

static image *convolve(const image *im, const double *kernel, int radius, int border)
{
    image *out = image_new(im->width, im->height);
    for (size_t y = 0; y < im->height; y++)
        for (size_t x = 0; x < im->width; x++) {
            double sum = 0;
            const double *k = kernel;
            for (int v = -radius; v <= radius; v++)
                for (int u = -radius; u <= radius; u++)
                    sum += *k++ * borders[border](im, (long)x + u, (long)y + v);
            AT(out, x, y) = sum;
        }
    return out;
}

double sharpness(const image *im, const struct optics *o)
{
    enum { RADIUS = 2, SIZE = (2 * RADIUS + 1) * (2 * RADIUS + 1) };
    double kernel[SIZE];
    point_spread(o, kernel, RADIUS);
    image *seen = convolve(im, kernel, RADIUS, o->border);
    double sum = 0;
    for (size_t y = 1; y + 1 < seen->height; y++)
        for (size_t x = 1; x + 1 < seen->width; x++) {
            const double gx = AT(seen, x + 1, y) - AT(seen, x - 1, y), gy = AT(seen, x, y + 1) - AT(seen, x, y - 1);
            sum += sqrt(gx * gx + gy * gy + 1e-6) * seen->scale;
        }
    free(seen);
    return sum;
}

int main(void)
{
    image *im = image_new(9, 7), *d = image_new(9, 7);
    for (size_t i = 0; i < 63; i++)
        im->pixel[i] = 0.5 + 0.4 * sin(1.7 * i) * cos(0.3 * i);
    d->scale = 0;
    for (int border = 0; border < 3; border++) {
        struct optics o = {0.65, 0.9, 0.7, 0.12, border}, t = {0};
        memset(d->pixel, 0, 63 * sizeof(double));
        __enzyme_autodiff((void *)sharpness, enzyme_dup, im, d, enzyme_dup, &o, &t);
        EXPECT_SLOPE("aperture", border, t.aperture, sharpness(im, &o), o.aperture, 1e-4, 1e-7);
        EXPECT_SLOPE("defocus", border, t.defocus, sharpness(im, &o), o.defocus, 1e-4, 1e-7);
        EXPECT_SLOPE("tilt", border, t.tilt, sharpness(im, &o), o.tilt, 1e-4, 1e-7);
        EXPECT_SLOPE("wavelength", border, t.wavelength, sharpness(im, &o), o.wavelength, 1e-4, 1e-7);
        for (size_t i = 0; i < 63; i += 7)
            EXPECT_SLOPE("pixel", (int)i, d->pixel[i], sharpness(im, &o), im->pixel[i], 1e-4, 1e-6);
    }
    free(im);
    free(d);
    return verdict();
}
