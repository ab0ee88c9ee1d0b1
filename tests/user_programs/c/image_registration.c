/* Registration of images: bytes of pixels, a pyramid of float images, bilinear samples, an affine transformation. */
#include "../expect.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct image {
    int width, height, stride;
    float *pixels;
} Image;
typedef struct {
    int levels;
    Image *level[4];
} Pyramid;
typedef double (*Metric)(double a, double b, const void *settings);
typedef struct {
    Metric metric;
    const void *settings;
    int every;
} Options;

static Image *image_new(int w, int h)
{
    Image *m = malloc(sizeof *m);
    m->width = w;
    m->height = h;
    m->stride = (w + 3) & ~3;
    m->pixels = aligned_alloc(16, sizeof(float) * (size_t)m->stride * h);
    memset(m->pixels, 0, sizeof(float) * (size_t)m->stride * h);
    return m;
}
static void image_free(Image **m)
{
    free((*m)->pixels);
    free(*m);
    *m = NULL;
}

static Image *from_bytes(const uint8_t *bytes, int w, int h)
{
    Image *m = image_new(w, h);
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++)
            m->pixels[y * m->stride + x] = (float)bytes[y * w + x] / 255.0f;
    return m;
}
static Image *half(const Image *m)
{
    Image *s = image_new(m->width / 2, m->height / 2);
    for (int y = 0; y < s->height; y++) {
        const float *a = m->pixels + 2 * y * m->stride, *b = a + m->stride;
        float *out = s->pixels + y * s->stride;
        for (int x = 0; x < s->width; x++, a += 2, b += 2)
            *out++ = 0.25f * (a[0] + a[1] + b[0] + b[1]);
    }
    return s;
}
static void build(Pyramid *p, Image *base, int levels)
{
    p->levels = levels;
    p->level[0] = base;
    for (int i = 1; i < levels; i++)
        p->level[i] = half(p->level[i - 1]);
}
static void tear_down(Pyramid *p)
{
    for (int i = 0; i < p->levels; i++)
        image_free(&p->level[i]);
}

static int sample(const Image *m, double x, double y, double *value)
{
    if (!(x >= 0 && y >= 0 && x < m->width - 1 && y < m->height - 1))
        return 0;
    const int i = (int)x, j = (int)y;
    const double fx = x - i, fy = y - j;
    const float *p = &m->pixels[j * m->stride + i];
    *value = (1 - fy) * ((1 - fx) * p[0] + fx * p[1]) + fy * ((1 - fx) * p[m->stride] + fx * p[m->stride + 1]);
    return 1;
}

static double squares(double a, double b, const void *s) { return (void)s, (a - b) * (a - b); }
static double cauchy(double a, double b, const void *s)
{
    const double scale = *(const double *)s;
    return log1p((a - b) * (a - b) / (scale * scale));
}

double mismatch(const double *affine, const float *gain, const uint8_t *fixed, const uint8_t *moving, const Options *o)
{
    Pyramid a, b;
    build(&a, from_bytes(fixed, 24, 20), 3);
    Image *base = from_bytes(moving, 24, 20);
    for (int i = 0; i < base->stride * base->height; i++)
        base->pixels[i] = base->pixels[i] * gain[0] + gain[1];
    build(&b, base, 3);
    double total = 0;
    for (int level = 0; level < a.levels; level++) {
        const double shrink = 1.0 / (1 << level);
        const Image *f = a.level[level];
        double sum = 0;
        int count = 0;
        for (int y = 0; y < f->height; y += o->every)
            for (int x = 0; x < f->width; x += o->every) {
                double value;
                const double u = affine[0] * x + affine[1] * y + affine[2] * shrink;
                const double v = affine[3] * x + affine[4] * y + affine[5] * shrink;
                if (!sample(b.level[level], u, v, &value))
                    continue;
                sum += o->metric(f->pixels[y * f->stride + x], value, o->settings);
                count++;
            }
        total += sum / (count ? count : 1);
    }
    tear_down(&a);
    tear_down(&b);
    return total;
}

int main(void)
{
    uint8_t fixed[24 * 20], moving[24 * 20];
    for (int y = 0; y < 20; y++)
        for (int x = 0; x < 24; x++) {
            fixed[y * 24 + x] = (uint8_t)(128 + 100 * sin(0.4 * x) * cos(0.3 * y));
            moving[y * 24 + x] = (uint8_t)(120 + 95 * sin(0.4 * x + 0.2) * cos(0.31 * y - 0.1));
        }
    double scale = 0.3;
    const Options options[2] = {{squares, NULL, 1}, {cauchy, &scale, 2}};
    double affine[6] = {0.93113, 0.021371, 0.4917, -0.013317, 0.9713, 0.377}, d[6];
    float gain[2] = {1.05f, 0.02f}, dgain[2];
    for (int k = 0; k < 2; k++) {
        memset(d, 0, sizeof d);
        memset(dgain, 0, sizeof dgain);
        __enzyme_autodiff((void *)mismatch, enzyme_dup, affine, d, enzyme_dup, gain, dgain, enzyme_const, fixed,
                          enzyme_const, moving, enzyme_const, &options[k]);
        for (int i = 0; i < 6; i++)
            EXPECT_SLOPE("affine", i, d[i], mismatch(affine, gain, fixed, moving, &options[k]), affine[i], 1e-7, 1e-5);
        for (int i = 0; i < 2; i++) {
            const float kept = gain[i];
            gain[i] = kept + 1.0f / 64;
            double slope = mismatch(affine, gain, fixed, moving, &options[k]);
            gain[i] = kept - 1.0f / 64;
            slope -= mismatch(affine, gain, fixed, moving, &options[k]);
            gain[i] = kept;
            expect("gain", i, dgain[i], slope * 32, 2e-3);
        }
    }
    return verdict();
}
