/* Optics: reflectance of coated glass by transfer matrices, complex.h, a sum in long double. */
#include "../expect.h"
#include <complex.h>
#include <stdlib.h>
#include <string.h>

typedef double complex cplx;
typedef struct {
    cplx m[2][2];
} transfer;
typedef struct layer {
    float index, absorption;
    double thickness;
    struct layer *next;
} layer;

static transfer multiply(transfer a, transfer b)
{
    transfer r;
    memset(&r, 0, sizeof r);
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 2; j++)
            for (int k = 0; k < 2; k++)
                r.m[i][j] += a.m[i][k] * b.m[k][j];
    return r;
}

static transfer of_layer(const layer *l, double wavelength)
{
    const cplx n = l->index - I * l->absorption, delta = 2 * M_PI * n * l->thickness / wavelength;
    return (transfer){{{ccos(delta), I * csin(delta) / n}, {I * n * csin(delta), ccos(delta)}}};
}

static double reflectance(const layer *stack, double glass, double wavelength)
{
    transfer all = {{{1, 0}, {0, 1}}};
    for (const layer *l = stack; l; l = l->next)
        all = multiply(all, of_layer(l, wavelength));
    const cplx b = all.m[0][0] + all.m[0][1] * glass, c = all.m[1][0] + all.m[1][1] * glass;
    const cplx r = (b - c) / (b + c);
    return creal(r * conj(r)) + 1e-3 * carg(r) * cabs(r);
}

static layer *push(layer *top, double index, double absorption, double thickness)
{
    layer *l = calloc(1, sizeof *l);
    l->index = (float)index;
    l->absorption = (float)absorption;
    l->thickness = thickness;
    l->next = top;
    return l;
}

double average(const double *x, int n, double glass)
{
    layer *stack = NULL;
    for (int i = 0; i + 1 < n; i += 2)
        stack = push(stack, x[i], 0.001 * i, x[i + 1]);
    long double sum = 0;
    const char *colours[] = {"blue", "green", "red"};
    const double waves[] = {450, 550, 650};
    for (int w = 0; w < 3; w++)
        sum += (long double)reflectance(stack, glass, waves[w]) * strlen(colours[w]);
    while (stack) {
        layer *next = stack->next;
        free(stack);
        stack = next;
    }
    return (double)(sum / 12.0L);
}

int main(void)
{
    double x[6] = {1.375, 99.6, 2.0625, 130, 1.625, 80}, d[6] = {0}, glass = 1.52;
    double dg = __enzyme_autodiff((void *)average, enzyme_dup, x, d, enzyme_const, 6, enzyme_out, glass);
    for (int i = 0; i < 6; i++)
        EXPECT_SLOPE("x", i, d[i], average(x, 6, glass), x[i], i % 2 ? 1e-2 : 0.015625, 3e-5);
    EXPECT_SLOPE("glass", 0, dg, average(x, 6, glass), glass, 1e-3, 1e-7);
    double tangent[6] = {0.1, 1, -0.2, 0.5, 0.3, -1}, want = 0;
    for (int i = 0; i < 6; i++)
        want += d[i] * tangent[i];
    double got = __enzyme_fwddiff((void *)average, enzyme_dup, x, tangent, enzyme_const, 6, enzyme_dup, glass, 0.0);
    expect("tangent", 0, got, want, 1e-6);
    return verdict();
}
