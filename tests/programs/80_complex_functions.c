/* The functions of complex.h in double, float and long double.
 *
 * They arrive as calls with two doubles, with a vector of two floats and with pointers to copies.
 * Double and long double are compared with central differences of the primal in long double, float
 * with double. */
#include <complex.h>

#define TOLERANCE 2e-9
#include "check.h"

enum { size = 4 };

/* Two numbers in, one real out, that depends on both parts of every function's value. */
#define BODY(type, suffix)                                                                        \
    const type _Complex z = x[0] + x[1] * (type _Complex)I;                                       \
    const type _Complex w = x[2] + x[3] * (type _Complex)I;                                       \
    type _Complex sum = 0;                                                                        \
    sum += cexp##suffix(z * w) + clog##suffix(z / w);                                             \
    sum += csqrt##suffix(z) * (1 + 2 * (type _Complex)I);                                         \
    sum += csin##suffix(z) + ccos##suffix(w) * ctan##suffix(z);                                   \
    sum += csinh##suffix(z) / ccosh##suffix(w) - ctanh##suffix(w);                                \
    sum += casin##suffix(z) * cacos##suffix(w) + catan##suffix(z / 2);                            \
    sum += casinh##suffix(z) * cacosh##suffix(w) + catanh##suffix(w / 3);                         \
    sum += cpow##suffix(z, w) + conj##suffix(z) * cproj##suffix(w);                               \
    return creal##suffix(sum) + 2 * cimag##suffix(sum) + cabs##suffix(z - w) * carg##suffix(w);

static double f(const double *x) { BODY(double, ) }

static float g(const float *x) { BODY(float, f) }

static long double h(const long double *x) { BODY(long double, l) }

static const double point[size] = {0.7, 0.4, -0.6, 0.9};

static double at(double *x)
{
    long double wide[size];
    for (int i = 0; i < size; i++)
        wide[i] = x[i];
    return (double)h(wide);
}

static double narrow(const double *x)
{
    float y[size];
    for (int i = 0; i < size; i++)
        y[i] = (float)x[i];
    return g(y);
}

static double wide(const double *x)
{
    long double y[size];
    for (int i = 0; i < size; i++)
        y[i] = x[i];
    return (double)h(y);
}

int main(void)
{
    double x[size], dx[size] = {0.0}, dy[size] = {0.0}, dz[size] = {0.0};
    for (int i = 0; i < size; i++)
        x[i] = point[i];
    __enzyme_autodiff_void((void *)f, x, dx);
    check_gradient("double", at, size, x, dx);
    __enzyme_autodiff_void((void *)wide, x, dy);
    check_gradient("long double", at, size, x, dy);
    __enzyme_autodiff_void((void *)narrow, x, dz);
    for (int i = 0; i < size; i++)
        check_within("float", i, dz[i], dx[i], 2e-5);
    return check_result();
}
