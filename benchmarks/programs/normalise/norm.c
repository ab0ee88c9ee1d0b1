#include "normalise.h"

__attribute__((noinline)) number norm(size_t n, const number *x)
{
    number sum = 0.0;
    for (size_t i = 0; i < n; i++)
        sum += x[i] * x[i];
    return sqrt(sum);
}
