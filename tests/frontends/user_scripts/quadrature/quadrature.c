#include <math.h>

typedef double (*integrand)(double x, double p);

/* Simpson's rule. */
double integrate(integrand f, double a, double b, int n, double p)
{
    const double h = (b - a) / n;
    double sum = f(a, p) + f(b, p);
    for (int i = 1; i < n; i++)
        sum += (i % 2 ? 4.0 : 2.0) * f(a + i * h, p);
    return sum * h / 3.0;
}

double bell(double x, double p)
{
    return exp(-p * x * x);
}
