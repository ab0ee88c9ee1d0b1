#include "linalg.h"

void subtract(int n, const double *a, const double *b, double *out)
{
    for (int i = 0; i < n; i++)
        out[i] = a[i] - b[i];
}

void lower_product(int n, const double *diagonal, const double *strictly_lower, const double *v,
                   double *out)
{
    for (int i = 0; i < n; i++)
        out[i] = diagonal[i] * v[i];

    /* Column by column, so that the packed triangle is read once and front to back. */
    const double *column = strictly_lower;
    for (int j = 0; j < n; j++) {
        for (int i = j + 1; i < n; i++)
            out[i] += *column++ * v[j];
    }
}

double squared_norm(int n, const double *v)
{
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        sum += v[i] * v[i];
    return sum;
}
