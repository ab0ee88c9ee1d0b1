#include "logsumexp.h"

number largest(size_t n, const number *x)
{
    number best = x[0];
    for (size_t i = 1; i < n; i++) {
        if (real_part(x[i]) > real_part(best))
            best = x[i];
    }
    return best;
}
