#ifndef LOGSUMEXP_H
#define LOGSUMEXP_H

#include <stddef.h>

#include "number.h"

#define largest NAME(largest)
#define logsumexp NAME(logsumexp)

/* The element whose real part is the largest; n >= 1. */
number largest(size_t n, const number *x);

/* log(sum exp(x_i)) such that no exponential overflows; `count` is a size_t. */
number logsumexp(const void *count, const number *x);

#endif
