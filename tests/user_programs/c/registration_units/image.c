#include "image.h"
#include <stdlib.h>

static const size_t BYTES[] = {[PIXEL_U8] = 1, [PIXEL_F32] = 4, [PIXEL_F64] = 8};

image *image_new(int width, int height, pixel_format format)
{
    image *i = malloc(sizeof *i);
    *i = (image){.width = width, .height = height, .format = format, .owned = true};
    i->pixels.any = calloc((size_t)width * height, BYTES[format]);
    return i;
}

void image_free(image *i)
{
    if (i->owned)
        free(i->pixels.any);
    free(i);
}

static int clamp(int v, int n) { return v < 0 ? 0 : v >= n ? n - 1 : v; }

double image_get(const image *i, int x, int y)
{
    const int at = clamp(y, i->height) * i->width + clamp(x, i->width);
    switch (i->format) {
    case PIXEL_U8: return i->pixels.u8[at] / 255.0;
    case PIXEL_F32: return i->pixels.f32[at];
    case PIXEL_F64: return i->pixels.f64[at];
    }
    abort();
}

void image_set(image *i, int x, int y, double v)
{
    const int at = y * i->width + x;
    switch (i->format) {
    case PIXEL_U8: i->pixels.u8[at] = (uint8_t)(v < 0 ? 0 : v > 1 ? 255 : v * 255 + 0.5); break;
    case PIXEL_F32: i->pixels.f32[at] = (float)v; break;
    case PIXEL_F64: i->pixels.f64[at] = v; break;
    }
}

image *image_half(const image *i)
{
    image *h = image_new(i->width / 2, i->height / 2, i->format);
    for (int y = 0; y < h->height; y++)
        for (int x = 0; x < h->width; x++) {
            double s = 0;
            for (int k = 0; k < 4; k++)
                s += image_get(i, 2 * x + (k & 1), 2 * y + (k >> 1));
            image_set(h, x, y, s / 4);
        }
    return h;
}
