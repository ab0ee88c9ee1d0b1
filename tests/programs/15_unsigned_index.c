/* Unsigned indices that wrap around on purpose: 0 - 1 is the last slot of a ring. */
#include "check.h"

enum { size = 8 };

static double ring(const double *x, unsigned char start, unsigned steps)
{
    double value = 1.0;
    unsigned char i = start;
    for (unsigned s = 0; s < steps; s++) {
        value = value * x[i % size] + x[(i + 1u) % size];
        i -= 3; /* wraps below zero to 253 and above */
    }
    for (unsigned j = size - 1; j < size; j--) /* ends when j wraps to UINT_MAX */
        value += 0.5 * x[j] * x[j];
    return value;
}

static double at(double *x) { return ring(x, 4, 21); }

int main(void)
{
    double x[size], dx[size] = {0.0};
    for (int i = 0; i < size; i++)
        x[i] = 0.5 + 0.1 * i;
    __enzyme_autodiff_void((void *)ring, x, dx, (unsigned char)4, 21u);
    check_gradient("ring", at, size, x, dx);
    return check_result();
}
