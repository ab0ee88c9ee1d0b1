#ifndef BUTTERFLY_H
#define BUTTERFLY_H

#include "number.h"

/* (a, b) becomes (a + w b, a - w b). */
static inline void butterfly(const double *w, number *a, number *b)
{
    const number re = w[0] * b[0] - w[1] * b[1], im = w[0] * b[1] + w[1] * b[0];
    b[0] = a[0] - re;
    b[1] = a[1] - im;
    a[0] += re;
    a[1] += im;
}

#endif
