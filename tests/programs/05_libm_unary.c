/* Every unary function of <math.h> that has a derivative, against its formula. */
#define TOLERANCE 1e-12
#include "check.h"

static const double two_over_root_pi = 1.12837916709551257390;
static const double ln2 = 0.69314718055994530942;
static const double ln10 = 2.30258509299404568402;

#define FUNCTIONS(X)                                        \
    X(sin, 0.7, cos(x))                                     \
    X(cos, 0.7, -sin(x))                                    \
    X(tan, 0.7, 1.0 / (cos(x) * cos(x)))                    \
    X(asin, 0.3, 1.0 / sqrt(1.0 - x * x))                   \
    X(acos, 0.3, -1.0 / sqrt(1.0 - x * x))                  \
    X(atan, 0.7, 1.0 / (1.0 + x * x))                       \
    X(sinh, 0.7, cosh(x))                                   \
    X(cosh, 0.7, sinh(x))                                   \
    X(tanh, 0.7, 1.0 / (cosh(x) * cosh(x)))                 \
    X(asinh, 0.7, 1.0 / sqrt(x * x + 1.0))                  \
    X(acosh, 1.7, 1.0 / sqrt(x * x - 1.0))                  \
    X(atanh, 0.3, 1.0 / (1.0 - x * x))                      \
    X(exp, 0.7, exp(x))                                     \
    X(exp2, 0.7, exp2(x) * ln2)                             \
    X(expm1, 0.7, exp(x))                                   \
    X(log, 0.7, 1.0 / x)                                    \
    X(log2, 0.7, 1.0 / (x * ln2))                           \
    X(log10, 0.7, 1.0 / (x * ln10))                         \
    X(log1p, 0.7, 1.0 / (1.0 + x))                          \
    X(sqrt, 0.7, 0.5 / sqrt(x))                             \
    X(cbrt, 0.7, 1.0 / (3.0 * cbrt(x) * cbrt(x)))           \
    X(fabs, -0.7, -1.0)                                     \
    X(erf, 0.7, two_over_root_pi * exp(-x * x))             \
    X(erfc, 0.7, -two_over_root_pi * exp(-x * x))           \
    X(lgamma, 2.0, 0.42278433509846713939)                  \
    X(tgamma, 3.0, 1.8455686701969342788)

#define DEFINE(name, at, derivative) \
    static double use_##name(double x) { return 3.0 * name(x); }
FUNCTIONS(DEFINE)

#define COMPARE(name, at, derivative)                                                  \
    {                                                                                  \
        const double x = at;                                                           \
        check(#name, __enzyme_autodiff((void *)use_##name, x), 3.0 * (derivative));    \
    }

int main(void)
{
    FUNCTIONS(COMPARE)
    return check_result();
}
