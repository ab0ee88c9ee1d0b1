#include <string.h>

#include "check.h"

double f(double *x, int n)
{
    double q[16];
    int len = 0;
    for (int i = 0; i < n; i++) {
        memmove(q + 1, q, len * sizeof(double));
        q[0] = x[i] * x[i];
        len++;
        if (len > 3) {
            memmove(q, q + 1, (len - 1) * sizeof(double));
            len--;
        }
        for (int k = 0; k < len; k++)
            q[k] *= 1.1;
    }
    double s = 0;
    for (int k = 0; k < len; k++)
        s += q[k] * (k + 1);
    return s;
}
CHECK_GRADIENT(f, 7)
