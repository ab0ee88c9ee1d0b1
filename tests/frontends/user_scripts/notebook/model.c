#include "model.h"
#include <math.h>
double growth(const double *x, int n, double k)
{
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        sum += RATE * x[i] * x[i] / (k + fabs(x[i]));
    return sum;
}
double decay(double x, double rate) { return exp(-rate * x); }
