// A small language model in C: weights are pointers into one block, activations into another, as in projects
// that train such models without libraries; the loss of a text, single precision.
#include "../expect.h"
#include <stdlib.h>
#include <string.h>

typedef struct {
    int vocabulary, width, heads, length, layers;
} config;

typedef struct {
    float *embed, *place;        /* (V, C), (T, C) */
    float *norm_gain, *norm_bias; /* (L, C) */
    float *qkv, *out;            /* (L, 3C, C), (L, C, C) */
    float *up, *down;            /* (L, 2C, C), (L, C, 2C) */
} weights;

enum { TENSORS = 8 };

static size_t sizes(const config *c, size_t s[TENSORS])
{
    const size_t C = c->width, L = c->layers;
    const size_t all[TENSORS] = {c->vocabulary * C, c->length * C, L * C, L * C, L * 3 * C * C, L * C * C, L * 2 * C * C, L * 2 * C * C};
    size_t n = 0;
    for (int i = 0; i < TENSORS; i++)
        n += s[i] = all[i];
    return n;
}

static void point_into(weights *w, float *block, const config *c)
{
    size_t s[TENSORS];
    sizes(c, s);
    float **tensors[TENSORS] = {&w->embed, &w->place, &w->norm_gain, &w->norm_bias, &w->qkv, &w->out, &w->up, &w->down};
    for (int i = 0; i < TENSORS; i++) {
        *tensors[i] = block;
        block += s[i];
    }
}

static void normalise(float *out, const float *x, const float *gain, const float *bias, int n)
{
    float mean = 0, square = 0;
    for (int i = 0; i < n; i++)
        mean += x[i];
    mean /= n;
    for (int i = 0; i < n; i++)
        square += (x[i] - mean) * (x[i] - mean);
    const float inverse = 1.0f / sqrtf(square / n + 1e-5f);
    for (int i = 0; i < n; i++)
        out[i] = (x[i] - mean) * inverse * gain[i] + bias[i];
}

static void product(float *out, const float *matrix, const float *x, int rows, int columns)
{
    for (int i = 0; i < rows; i++) {
        float sum = 0;
        for (int j = 0; j < columns; j++)
            sum += matrix[i * columns + j] * x[j];
        out[i] = sum;
    }
}

static void attention(float *out, const float *qkv, int t, int heads, int width)
{
    const int size = width / heads;
    for (int h = 0; h < heads; h++) {
        float score[16], top = -1e30f, sum = 0;
        const float *q = qkv + t * 3 * width + h * size;
        for (int s = 0; s <= t; s++) {
            const float *k = qkv + s * 3 * width + width + h * size;
            score[s] = 0;
            for (int i = 0; i < size; i++)
                score[s] += q[i] * k[i];
            score[s] /= sqrtf((float)size);
            if (score[s] > top)
                top = score[s];
        }
        for (int s = 0; s <= t; s++)
            sum += score[s] = expf(score[s] - top);
        for (int i = 0; i < size; i++)
            out[h * size + i] = 0;
        for (int s = 0; s <= t; s++) {
            const float *v = qkv + s * 3 * width + 2 * width + h * size;
            for (int i = 0; i < size; i++)
                out[h * size + i] += score[s] / sum * v[i];
        }
    }
}

float loss(const float *block, const config *c, const char *text)
{
    weights w;
    point_into(&w, (float *)block, c);
    const int C = c->width, T = c->length;
    float *x = malloc(sizeof(float) * T * C * 8), *n = x + T * C, *qkv = n + T * C, *a = qkv + 3 * T * C, *u = a + T * C;
    for (int t = 0; t < T; t++)
        for (int i = 0; i < C; i++)
            x[t * C + i] = w.embed[(text[t] - 'a') * C + i] + w.place[t * C + i];
    for (int l = 0; l < c->layers; l++) {
        for (int t = 0; t < T; t++) {
            normalise(n + t * C, x + t * C, w.norm_gain + l * C, w.norm_bias + l * C, C);
            product(qkv + t * 3 * C, w.qkv + l * 3 * C * C, n + t * C, 3 * C, C);
        }
        for (int t = 0; t < T; t++) {
            attention(a, qkv, t, c->heads, C);
            product(n, w.out + l * C * C, a, C, C);
            for (int i = 0; i < C; i++)
                x[t * C + i] += n[i];
            product(u, w.up + l * 2 * C * C, x + t * C, 2 * C, C);
            for (int i = 0; i < 2 * C; i++)
                u[i] = 0.5f * u[i] * (1 + tanhf(0.797885f * (u[i] + 0.044715f * u[i] * u[i] * u[i])));
            product(n, w.down + l * 2 * C * C, u, C, 2 * C);
            for (int i = 0; i < C; i++)
                x[t * C + i] += n[i];
        }
    }
    float total = 0;
    for (int t = 0; t < T; t++) {
        float logits[26], sum = 0;
        product(logits, w.embed, x + t * C, c->vocabulary, C);
        for (int v = 0; v < c->vocabulary; v++)
            sum += expf(logits[v]);
        total -= logits[text[t + 1] - 'a'] - logf(sum);
    }
    free(x);
    return total / T;
}

int main(void)
{
    const config c = {5, 4, 2, 6, 2};
    size_t s[TENSORS];
    const size_t n = sizes(&c, s);
    float *block = malloc(n * sizeof *block), *d = calloc(n, sizeof *d);
    for (size_t i = 0; i < n; i++)
        block[i] = 0.5f * sinf(1.3f * i) + 0.1f * cosf(0.21f * i * i);
    const char *text = "abacadeb";
    __enzyme_autodiff((void *)loss, enzyme_dup, block, d, enzyme_const, &c, enzyme_const, text);
    for (size_t i = 0; i < n; i += 9)
        EXPECT_SLOPE("weight", (int)i, d[i], loss(block, &c, text), block[i], 0x1p-5f, 4e-3);
    const float before = loss(block, &c, text);
    for (size_t i = 0; i < n; i++)
        block[i] -= 0.05f * d[i];
    expect("falls", 0, loss(block, &c, text) < before, 1, 0);
    free(block);
    free(d);
    return verdict();
}
