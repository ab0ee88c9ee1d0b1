/* One stage leaves its results in a global array and another one reads them: neither passes anything
 * active to the other, and the array changes between two uses. */
#define NOINLINE __attribute__((noinline))
#include "check.h"

enum { count = 4 };

static double buffer[64];

NOINLINE static void produce(const double *x)
{
    for (int i = 0; i < count; i++)
        buffer[i] = exp(0.3 * x[i]);
}

NOINLINE static double consume(void)
{
    double sum = 0.0;
    for (int i = 0; i < count; i++)
        sum += buffer[i] * buffer[(i + 1) % count];
    return sum;
}

static double f(double *x)
{
    produce(x);
    const double first = consume();
    for (int i = 0; i < count; i++)
        x[i] *= 2.0;
    produce(x);
    return first * consume();
}

static double at(double *x)
{
    double copy[count];
    for (int i = 0; i < count; i++)
        copy[i] = x[i];
    return f(copy);
}

int main(void)
{
    double x[count] = {0.7, 1.0, 1.3, 1.6}, work[count], dx[count] = {0.0};
    for (int round = 0; round < 2; round++) { /* nothing may be left over from the first */
        for (int i = 0; i < count; i++) {
            work[i] = x[i];
            dx[i] = 0.0;
        }
        __enzyme_autodiff_void((void *)f, work, dx);
        check_gradient("stages", at, count, x, dx);
    }
    return check_result();
}
