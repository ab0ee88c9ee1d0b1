#include <stdlib.h>

#include "check.h"

typedef struct {
    double re, im;
} cpx;

static void fft(cpx *a, int n)
{
    if (n == 1)
        return;
    cpx *e = malloc(sizeof(cpx) * n / 2), *o = malloc(sizeof(cpx) * n / 2);
    for (int i = 0; i < n / 2; i++) {
        e[i] = a[2 * i];
        o[i] = a[2 * i + 1];
    }
    fft(e, n / 2);
    fft(o, n / 2);
    for (int k = 0; k < n / 2; k++) {
        double c = cos(-2 * M_PI * k / n), s = sin(-2 * M_PI * k / n);
        cpx t = {c * o[k].re - s * o[k].im, c * o[k].im + s * o[k].re};
        a[k].re = e[k].re + t.re;
        a[k].im = e[k].im + t.im;
        a[k + n / 2].re = e[k].re - t.re;
        a[k + n / 2].im = e[k].im - t.im;
    }
    free(e);
    free(o);
}

double f(double *x, int n)
{
    cpx a[8];
    for (int i = 0; i < 8; i++) {
        a[i].re = x[i];
        a[i].im = x[i] * x[(i + 1) % n];
    }
    fft(a, 8);
    double s = 0;
    for (int i = 0; i < 8; i++)
        s += (i + 1) * (a[i].re * a[i].re + a[i].im * a[i].im);
    return log(s);
}
CHECK_GRADIENT(f, 8)
