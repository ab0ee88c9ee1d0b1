#include <math.h>

#include "gmm.h"

static double largest(int n, const double *x)
{
    double best = x[0];
    for (int i = 1; i < n; i++) {
        if (x[i] > best)
            best = x[i];
    }
    return best;
}

double logsumexp(int n, const double *x)
{
    const double shift = largest(n, x);
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        sum += exp(x[i] - shift);
    return shift + log(sum);
}
