#include <stdlib.h>

#include "check.h"

static struct {
    int n;
    double *a, *b;
} ws;

static double *tmp;

__attribute__((noinline)) static void init(int n)
{
    ws.n = n;
    ws.a = malloc(n * sizeof(double));
    ws.b = calloc(n, sizeof(double));
    for (int i = 0; i < n; i++)
        ws.a[i] = i;
}

__attribute__((noinline)) static void fill(double *x)
{
    for (int i = 0; i < ws.n; i++)
        ws.a[i] = x[i] * x[i] + 0.1 * ws.b[i];
}

double f(double *x, int n)
{
    fill(x);
    tmp = malloc(n * 8);
    for (int i = 0; i < n; i++)
        tmp[i] = ws.a[i] * sin(x[i]);
    double s = 0;
    for (int i = 0; i < n; i++) {
        s += tmp[i] * ws.a[n - 1 - i];
    }
    free(tmp);
    tmp = NULL;
    return s;
}

int main(void)
{
    init(5);
    for (int round = 0; round < 3; round++) {
        double x[5];
        for (int i = 0; i < 5; i++)
            x[i] = 0.7 + 0.13 * i + round;
        CHECK_GRADIENT_AT(f, x, 5);
    }
    free(ws.a);
    ws.a = 0;
    free(ws.b);
    ws.b = 0;
    return check_result();
}
