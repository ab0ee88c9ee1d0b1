#include "case.h"
double __enzyme_autodiff(void *, ...);
/* alloca, calloc, malloc in a loop, realloc that grows, posix_memalign */
static double f(double x, int n)
{
    double *a = (double *)__builtin_alloca(n * sizeof(double));
    double *b = (double *)calloc(n, sizeof(double));
    for (int i = 0; i < n; i++) {
        double *c = (double *)malloc(sizeof(double));
        *c = x * (i + 1);
        a[i] = *c * *c;
        free(c);
    }
    size_t have = 1;
    double *d = (double *)malloc(have * sizeof(double));
    for (int i = 0; i < n; i++) {
        if ((size_t)i == have) {
            have *= 2;
            d = (double *)realloc(d, have * sizeof(double));
        }
        d[i] = a[i] + b[i];
    }
    void *e = 0;
    if (posix_memalign(&e, 64, n * sizeof(double)))
        return 0;
    memcpy(e, d, n * sizeof(double));
    double s = 0;
    for (int i = 0; i < n; i++)
        s += ((double *)e)[i];
    free(e);
    free(d);
    free(b);
    return s;
}
int main(void)
{
    EQ(__enzyme_autodiff((void *)f, 1.5, 5), 2 * 1.5 * 55);
    return end();
}
