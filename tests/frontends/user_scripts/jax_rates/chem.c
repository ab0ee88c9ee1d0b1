#include <math.h>

void rates(const double *c, const double *k, double *r, int n)
{
    for (int i = 0; i < n; i++)
        r[i] = k[0] * c[i] / (1 + k[1] * c[(i + 1) % n]) - exp(-c[i]);
}
