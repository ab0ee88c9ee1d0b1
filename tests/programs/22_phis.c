/* Several values carried round a loop that trade places, so that the phis form a cycle. */
#include "check.h"

static double f(double x, double y, int n)
{
    double a = x, b = y, c = 1.0;
    for (int i = 0; i < n; i++) {
        const double t = a;
        a = b;
        b = c * t;
        c = i % 2 ? t + 0.1 : c * 0.9;
    }
    return a * b + c;
}

typedef struct { double x, y; } pair_t;
pair_t __enzyme_autodiff_pair(void *, ...);

static int trips;
static double at(double *x) { return f(x[0], x[1], trips); }

int main(void)
{
    double x[2] = {0.8, 1.3};
    for (trips = 0; trips < 8; trips++) {
        const pair_t d = __enzyme_autodiff_pair((void *)f, x[0], x[1], trips);
        const double gradient[2] = {d.x, d.y};
        check_gradient("phis", at, 2, x, gradient);
    }
    return check_result();
}
