/* Where a function has its least value, its derivative is what sums that cancel leave: no digit of it is right. */
#include <math.h>
#include <stdlib.h>

extern int enzyme_dup;
double __enzyme_autodiff(void *, ...);

__attribute__((noinline)) static void terms(double *t, const double *x)
{
    for (int i = 0; i < 3; i++) {
        t[2 * i] = exp(x[i]);
        t[2 * i + 1] = -(3 + i) * x[i];
    }
}

static double f(double *x)
{
    double *t = malloc(6 * sizeof *t), sum = 0;
    terms(t, x);
    for (int i = 0; i < 6; i++)
        sum += t[i];
    free(t);
    return sum;
}

int main(void)
{
    double x[3] = {log(3), log(4), log(5)}, d[3] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, d);
    return !(fabs(d[0]) < 1e-14);
}
