#include "logsumexp.h"

number logsumexp(const void *count, const number *x)
{
    const size_t n = *(const size_t *)count;
    const number shift = largest(n, x);
    number sum = 0.0;
    for (size_t i = 0; i < n; i++)
        sum += exp(x[i] - shift);
    return shift + log(sum);
}
