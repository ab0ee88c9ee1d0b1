/* Images: soft seams through a PGM that is read from bytes; rows by pointers, in-place swaps, dynamic programming. */
#include "../expect.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    int width, height;
    float **rows;
    float *block;
} Image;

static Image *image_new(int width, int height)
{
    Image *m = malloc(sizeof *m);
    m->width = width, m->height = height;
    m->rows = malloc(height * sizeof *m->rows);
    m->block = calloc((size_t)width * height, sizeof *m->block);
    for (int y = 0; y < height; y++)
        m->rows[y] = &m->block[y * width];
    return m;
}

static void image_free(Image *m)
{
    if (m) {
        free(m->block);
        free(m->rows);
        free(m);
    }
}

static Image *image_parse(const uint8_t *data, size_t size)
{
    int width, height, depth, at;
    if (sscanf((const char *)data, "P5 %d %d %d%n", &width, &height, &depth, &at) != 3)
        return NULL;
    if (size < at + 1 + (size_t)width * height)
        return NULL;
    Image *m = image_new(width, height);
    for (int i = 0; i < width * height; i++)
        m->block[i] = (float)data[at + 1 + i] / (float)depth;
    return m;
}

static void flip(Image *m)
{
    for (int a = 0, b = m->height - 1; a < b; a++, b--) {
        float *t = m->rows[a];
        m->rows[a] = m->rows[b];
        m->rows[b] = t;
    }
}

typedef float Kernel[3][3];

static Image *filter(const Image *m, const Kernel k)
{
    Image *out = image_new(m->width, m->height);
    for (int y = 0; y < m->height; y++)
        for (int x = 0; x < m->width; x++) {
            float s = 0;
            for (int j = -1; j <= 1; j++)
                for (int i = -1; i <= 1; i++) {
                    const int yy = y + j < 0 ? 0 : y + j >= m->height ? m->height - 1 : y + j;
                    const int xx = (x + i + m->width) % m->width;
                    s += k[j + 1][i + 1] * m->rows[yy][xx];
                }
            out->rows[y][x] = s;
        }
    return out;
}

static float soft_min(float a, float b, float c, float t)
{
    const float low = fminf(a, fminf(b, c));
    return low - t * logf(expf((low - a) / t) + expf((low - b) / t) + expf((low - c) / t));
}

static float seam(const Image *energy, float t)
{
    const int w = energy->width;
    float above[w], row[w];
    memcpy(above, energy->rows[0], sizeof above);
    for (int y = 1; y < energy->height; y++) {
        for (int x = 0; x < w; x++)
            row[x] = energy->rows[y][x] + soft_min(above[x ? x - 1 : 0], above[x], above[x + 1 < w ? x + 1 : w - 1], t);
        memcpy(above, row, sizeof row);
    }
    float best = above[0];
    for (int x = 1; x < w; x++)
        best = soft_min(best, above[x], above[x], t);
    return best;
}

double cost(const Kernel kernel, float gamma, float t, const uint8_t *data, size_t size)
{
    Image *m = image_parse(data, size);
    if (!m)
        return -1;
    for (int i = 0; i < m->width * m->height; i++)
        m->block[i] = powf(m->block[i] + 0.05f, gamma);
    flip(m);
    Image *g = filter(m, kernel);
    for (float *p = g->block, *end = p + g->width * g->height; p != end; p++)
        *p = sqrtf(*p * *p + 0.01f);
    flip(g);
    Image *views[] = {m, g};
    double total = 0;
    for (int i = 0; i < 2; i++)
        total += (i + 1) * seam(views[i], t);
    image_free(m);
    image_free(g);
    return total;
}

int main(void)
{
    uint8_t data[128];
    int n = snprintf((char *)data, sizeof data, "P5 8 6\n255\n");
    for (int i = 0; i < 48; i++)
        data[n++] = (uint8_t)(i * 37 + (i >> 3) * 91 + 20);
    Kernel k = {{0.1f, -0.4f, 0.2f}, {-0.3f, 1.1f, -0.2f}, {0.1f, -0.3f, 0.15f}}, d = {{0}};
    float gamma = 0.8f, t = 0.3f;
    extern struct two { float gamma, t; } __enzyme_autodiff_floats(void *, ...);
    struct two g = __enzyme_autodiff_floats((void *)cost, enzyme_dup, k, d, enzyme_out, gamma, enzyme_out, t,
                                            enzyme_const, data, enzyme_const, (size_t)n);
    for (int i = 0; i < 9; i++)
        EXPECT_SLOPE("kernel", i, d[i / 3][i % 3], cost(k, gamma, t, data, n), k[i / 3][i % 3], 0.03125, 5e-3);
    EXPECT_SLOPE("gamma", 0, g.gamma, cost(k, gamma, t, data, n), gamma, 0.03125, 5e-3);
    EXPECT_SLOPE("t", 0, g.t, cost(k, gamma, t, data, n), t, 0.03125, 5e-3);
    return verdict();
}
