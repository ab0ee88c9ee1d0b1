/* C's complex numbers: a truncated Fourier sum and its power. */
#include <complex.h>

#include "check.h"

enum { size = 6 };

static double f(const double *x, int n)
{
    double power = 0.0;
    for (int k = 1; k < n; k++) {
        double complex sum = 0.0;
        for (int i = 0; i < n; i++) {
            const double angle = 2.0 * 3.14159265358979323846 * k * i / n;
            sum += x[i] * (cos(angle) - I * sin(angle));
        }
        const double re = creal(sum), im = cimag(sum);
        power += (re * re + im * im) / k;
    }
    return power;
}

static double at(double *x) { return f(x, size); }

int main(void)
{
    double x[size], dx[size] = {0.0};
    for (int i = 0; i < size; i++)
        x[i] = 1.0 / (1.0 + i);
    __enzyme_autodiff_void((void *)f, x, dx, size);
    check_gradient("complex", at, size, x, dx);
    return check_result();
}
