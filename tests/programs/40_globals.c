/* Globals that carry no derivative: a constant table, a setting, a counter, and a static local. */
#include "check.h"

static const double weights[4] = {0.1, 0.4, 0.3, 0.2};
static double nodes[4] = {-0.8, -0.3, 0.3, 0.8};
double exponent_scale = 1.5;
int evaluations;

static double integrand(double x, double t)
{
    static int calls = 0;
    calls++;
    evaluations = calls;
    return exp(-exponent_scale * x * t) * x;
}

static double f(double x)
{
    double sum = 0.0;
    for (int i = 0; i < 4; i++)
        sum += weights[i] * integrand(x, nodes[i]);
    return sum;
}

static double at(double *x) { return f(x[0]); }

int main(void)
{
    double x = 0.7;
    exponent_scale = 1.25;
    nodes[0] = -0.9;
    const int before = evaluations;
    const double dx = __enzyme_autodiff((void *)f, x);
    check("calls", evaluations - before, 4.0); /* the primal's side effects happen once */
    check_gradient("globals", at, 1, &x, &dx);
    return check_result();
}
