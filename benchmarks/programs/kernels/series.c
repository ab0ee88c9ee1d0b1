#include "kernels.h"

static number term_by_term(int terms, number x)
{
    number sum = 0.0;
    for (int k = 1; k <= terms; k++)
        sum += pow(x, k) / k;
    return sum;
}

number series(const void *task, const number *x)
{
    const series_t *s = task;
    number sum = 0.0;
    for (size_t i = 0; i < s->numbers; i++)
        sum += term_by_term(s->terms, x[i]);
    return sum;
}
