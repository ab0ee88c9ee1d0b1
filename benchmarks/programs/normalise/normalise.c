#include "normalise.h"

void normalise(size_t n, const number *restrict in, number *restrict out)
{
    for (size_t i = 0; i < n; i++)
        out[i] = in[i] / norm(n, in);
}
