/* Images: bytes in, floats in flexible array members, a mask that sharpens, a histogram and bytes out for a look-up. */
#include "../expect.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    uint16_t width, height;
    uint32_t stride;
    float pixels[];
} image;

typedef struct { uint8_t r, g, b, a; } rgba;

static image *make(int w, int h)
{
    const uint32_t stride = (uint32_t)(w + 3) & ~3u;
    image *m = malloc(sizeof *m + sizeof(float) * stride * (size_t)h);
    m->width = (uint16_t)w;
    m->height = (uint16_t)h;
    m->stride = stride;
    memset(m->pixels, 0, sizeof(float) * stride * (size_t)h);
    return m;
}

static float get(const image *m, int x, int y)
{
    x = x < 0 ? 0 : x >= m->width ? m->width - 1 : x;
    y = y < 0 ? 0 : y >= m->height ? m->height - 1 : y;
    return m->pixels[(size_t)y * m->stride + (size_t)x];
}

static image *load(const rgba *raw, int w, int h, const float *weights)
{
    image *m = make(w, h);
    for (int i = 0; i < w * h; i++)
        m->pixels[(size_t)(i / w) * m->stride + (size_t)(i % w)] =
            (weights[0] * raw[i].r + weights[1] * raw[i].g + weights[2] * raw[i].b) / 255 * (raw[i].a > 9);
    return m;
}

static image *smooth(const image *m, float sigma)
{
    image *pass[2] = {make(m->width, m->height), make(m->width, m->height)};
    for (int p = 0; p < 2; p++) {
        const image *from = p ? pass[0] : m;
        for (int y = 0; y < m->height; y++)
            for (int x = 0; x < m->width; x++) {
                float sum = 0, all = 0;
                for (int k = -2; k <= 2; k++) {
                    const float w = expf(-(float)(k * k) / (2 * sigma * sigma));
                    sum += w * (p ? get(from, x, y + k) : get(from, x + k, y));
                    all += w;
                }
                pass[p]->pixels[(size_t)y * m->stride + (size_t)x] = sum / all;
            }
    }
    free(pass[0]);
    return pass[1];
}

static float contrast(const rgba *raw, int w, int h, const float *p)
{
    image *m = load(raw, w, h, p), *blur = smooth(m, p[3]), *copy = make(w, h);
    memcpy(copy->pixels, m->pixels, sizeof(float) * m->stride * (size_t)h);
    int histogram[16] = {0};
    float sum = 0;
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
            const size_t i = (size_t)y * m->stride + (size_t)x;
            copy->pixels[i] += p[4] * (m->pixels[i] - blur->pixels[i]);
            const float v = copy->pixels[i];
            const uint8_t level = (uint8_t)(v < 0 ? 0 : v > 1 ? 255 : v * 255);
            histogram[level >> 4]++;
        }
    for (int y = 1; y < h; y++)
        for (int x = 1; x < w; x++) {
            const float dx = get(copy, x, y) - get(copy, x - 1, y), dy = get(copy, x, y) - get(copy, x, y - 1);
            sum += sqrtf(dx * dx + dy * dy + 1e-3f);
        }
    for (int i = 0; i < 16; i++)
        sum += histogram[i] > 1000 ? 1 : 0;
    free(m);
    free(blur);
    free(copy);
    return sum;
}

extern float __enzyme_autodiff_float(void *, ...);

int main(void)
{
    enum { W = 9, H = 7 };
    rgba raw[W * H];
    for (int i = 0; i < W * H; i++)
        raw[i] = (rgba){(uint8_t)(i * 37), (uint8_t)(i * 11 + 5), (uint8_t)(200 - i), (uint8_t)(i % 5 * 60)};
    float p[5] = {0.3f, 0.5f, 0.2f, 1.1f, 0.7f}, d[5] = {0};
    __enzyme_autodiff_float((void *)contrast, enzyme_const, raw, enzyme_const, W, enzyme_const, H, enzyme_dup, p, d);
    for (int i = 0; i < 5; i++) {
        const float kept = p[i], h = 0.01f;
        p[i] = kept + h;
        double slope = contrast(raw, W, H, p);
        p[i] = kept - h;
        slope = (slope - contrast(raw, W, H, p)) / (2 * h);
        p[i] = kept;
        expect("p", i, d[i], slope, 3e-3);
    }
    return verdict();
}
