/* Neural nets: layers whose floats come out of one arena of bytes (a bump allocator). */
#include "../expect.h"
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

typedef struct {
    unsigned char *base;
    size_t used, size;
} Arena;

static void *take(Arena *a, size_t bytes)
{
    const size_t at = (a->used + 15) & ~(size_t)15;
    if (at + bytes > a->size)
        abort();
    a->used = at + bytes;
    return a->base + at;
}

typedef struct Layer {
    int in, out;
    float *out_values;
    struct Layer *next;
} Layer;

static Layer *build(Arena *a, const int *sizes, int count)
{
    Layer *first = NULL, **link = &first;
    for (int i = 0; i + 1 < count; i++) {
        Layer *l = take(a, sizeof *l);
        l->in = sizes[i];
        l->out = sizes[i + 1];
        l->out_values = take(a, l->out * sizeof(float));
        l->next = NULL;
        *link = l;
        link = &l->next;
    }
    return first;
}

float loss(const float *weights, const float *input, float target)
{
    static const int sizes[] = {3, 5, 4, 1};
    Arena arena = {malloc(4096), 0, 4096};
    const float *w = weights, *x = input;
    float y = 0;
    for (Layer *l = build(&arena, sizes, 4); l; l = l->next) {
        for (int o = 0; o < l->out; o++) {
            float s = *w++;
            for (int i = 0; i < l->in; i++)
                s += *w++ * x[i];
            l->out_values[o] = l->next ? tanhf(s) : s;
        }
        x = l->out_values;
        y = x[0];
    }
    free(arena.base);
    return (y - target) * (y - target);
}

float __enzyme_autodiff_f(void *, ...);

int main(void)
{
    enum { W = 4 * 5 + 6 * 4 + 5 };
    float w[W], dw[W] = {0}, x[3] = {0.3f, -0.8f, 0.5f}, dx[3] = {0};
    for (int i = 0; i < W; i++)
        w[i] = 0.6f * (float)sin(5.0 * i + 1);
    __enzyme_autodiff_f((void *)loss, enzyme_dup, w, dw, enzyme_dup, x, dx, enzyme_const, 0.7f);
    for (int i = 0; i < W; i++)
        EXPECT_SLOPE("w", i, dw[i], loss(w, x, 0.7f), w[i], 0.03125, 3e-3);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("x", i, dx[i], loss(w, x, 0.7f), x[i], 0.03125, 3e-3);
    return verdict();
}
