/* Floating-point formats: arithmetic, memory, conversions and calls.
 *
 * A derivative in half has as few digits as the format: adjoints are summed in it, as the shadow of an
 * array has the type of the array. There is no bfloat: older runtime libraries lack its conversions. */
#include "check.h"

enum { size = 12 };

#define FORMAT(name, type)                                                                         \
    __attribute__((noinline)) static type name##_square(type x) { return x * x; }                  \
    static double name(const double *x, int n)                                                     \
    {                                                                                              \
        type copy[size], sum = (type)0.25;                                                         \
        for (int i = 0; i < n; i++)                                                                \
            copy[i] = (type)x[i];                                                                  \
        for (int i = 0; i < n; i++) {                                                              \
            const float narrow = (float)copy[i];                                                   \
            copy[i] = copy[i] * (type)narrow - name##_square(copy[n - 1 - i]) / (type)4;           \
            sum += copy[i] > (type)0.5 ? copy[i] : -copy[i];                                       \
        }                                                                                          \
        return (double)sum;                                                                        \
    }                                                                                              \
    static void check_##name(double *x, double tolerance)                                          \
    {                                                                                              \
        double dx[size] = {0.0}, reference[size] = {0.0};                                          \
        __enzyme_autodiff_void((void *)name, x, dx, size);                                         \
        for (int i = 0; i < size; i++) {                                                           \
            reference[i] = central_difference(exactly, x, i);                                      \
            check_within(#name, i, dx[i], reference[i], tolerance);                                \
        }                                                                                          \
    }

/* The same in double, narrow being no narrower. */
static double exactly(double *x)
{
    double copy[size], sum = 0.25;
    for (int i = 0; i < size; i++)
        copy[i] = x[i];
    for (int i = 0; i < size; i++) {
        copy[i] = copy[i] * copy[i] - copy[size - 1 - i] * copy[size - 1 - i] / 4;
        sum += copy[i] > 0.5 ? copy[i] : -copy[i];
    }
    return sum;
}

FORMAT(half, _Float16)
FORMAT(single, float)
FORMAT(plain, double)
FORMAT(extended, long double)
FORMAT(quadruple, __float128)

int main(void)
{
    double x[size];
    for (int i = 0; i < size; i++)
        x[i] = 0.5 + 0.125 * (i * 5 % size);
    check_half(x, 1e-2);
    check_single(x, 1e-5);
    check_plain(x, 1e-5);
    check_extended(x, 1e-5);
    check_quadruple(x, 1e-5);
    return check_result();
}
