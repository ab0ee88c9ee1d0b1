/* Image processing: bytes of an image, blurred with a kernel that is learnt, compared with another. */
#include "../expect.h"
#include <stdint.h>
#include <stdlib.h>

typedef struct {
    int width, height, channels;
    uint8_t *pixels;
} Image;

static float at(const Image *im, int x, int y, int c)
{
    x = x < 0 ? 0 : x >= im->width ? im->width - 1 : x;
    y = y < 0 ? 0 : y >= im->height ? im->height - 1 : y;
    return im->pixels[(y * im->width + x) * im->channels + c] / 255.0f;
}

static double saturate(double v) { return v < 0 ? 0 : v > 1 ? 1 : v; }

double distance(const Image *from, const Image *to, const double *kernel, int radius, double gamma)
{
    const int side = 2 * radius + 1;
    double sum = 0;
    for (int y = 0; y < from->height; y++)
        for (int x = 0; x < from->width; x++)
            for (int c = 0; c < from->channels; c++) {
                double v = 0.02;
                for (int j = 0; j < side; j++)
                    for (int i = 0; i < side; i++)
                        v += kernel[j * side + i] * at(from, x + i - radius, y + j - radius, c);
                v = pow(saturate(v), gamma);
                const double miss = v - at(to, x, y, c);
                sum += miss * miss;
            }
    return sum / (from->width * from->height);
}

static Image make(int w, int h, int seed)
{
    Image im = {w, h, 3, malloc(w * h * 3)};
    for (int i = 0; i < w * h * 3; i++)
        im.pixels[i] = (uint8_t)(128 + 100 * sin(0.37 * i + seed));
    return im;
}

int main(void)
{
    Image a = make(9, 7, 0), b = make(9, 7, 1);
    double k[9], dk[9] = {0}, gamma = 0.8;
    for (int i = 0; i < 9; i++)
        k[i] = 0.11 + 0.01 * cos(i);
    const double dg = __enzyme_autodiff((void *)distance, enzyme_const, &a, enzyme_const, &b, enzyme_dup, k, dk,
                                        enzyme_const, 1, enzyme_out, gamma);
    for (int i = 0; i < 9; i++)
        EXPECT_SLOPE("k", i, dk[i], distance(&a, &b, k, 1, gamma), k[i], 1e-6, 1e-5);
    EXPECT_SLOPE("gamma", 0, dg, distance(&a, &b, k, 1, gamma), gamma, 1e-4, 1e-6);
    free(a.pixels);
    free(b.pixels);
    return verdict();
}
