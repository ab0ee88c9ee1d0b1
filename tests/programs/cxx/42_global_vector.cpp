#include "check.hpp"
static std::vector<double> work(8);

double f(double *x, int n)
{
    for (int i = 0; i < n; i++)
        work[i] = x[i] * x[i];
    double s = 0;
    for (int i = 0; i < n; i++)
        s += work[i] * x[(i + 1) % n];
    return s;
}
CHECK_GRADIENT(f, 5)
