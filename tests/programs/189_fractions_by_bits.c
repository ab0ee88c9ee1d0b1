/* Logarithms that take a number apart by its bits, as vectorised libraries do: one number, two and
 * four at a time, in both precisions, with the sign kept or dropped. */
#define TOLERANCE 1e-9
#include "check.h"
#include <stdint.h>
#include <string.h>

typedef double v2d __attribute__((vector_size(16)));
typedef long long v2i __attribute__((vector_size(16)));
typedef float v4f __attribute__((vector_size(16)));
typedef int v4i __attribute__((vector_size(16)));

static double series(double m, double e)
{
    /* log of m 2^e, with m in [0.5, 1) */
    const double t = (m - 1.0) / (m + 1.0), u = t * t;
    double sum = 0.0;
    for (int k = 41; k >= 1; k -= 2)
        sum = sum * u + 1.0 / k;
    return 2.0 * t * sum + e * 0.69314718055994530942;
}

static double by_word(double x)
{
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    const double e = (double)((int)(bits >> 52 & 0x7ff) - 1022);
    bits = (bits & 0x800fffffffffffffu) | 0x3fe0000000000000u;
    double m;
    memcpy(&m, &bits, sizeof m);
    return series(m, e);
}

static double by_union(double x)
{
    union {
        double number;
        uint64_t bits;
    } u = {x * x * 3.0};
    const int e = (int)(u.bits >> 52) - 1022;
    u.bits = (u.bits & ((UINT64_C(1) << 52) - 1)) | UINT64_C(0x3fe) << 52;
    return series(u.number, e);
}

/* |x| scaled into [1, 2): what is left of -x is as large. */
static double without_sign(double x)
{
    const double y = -x * x;
    uint64_t bits;
    memcpy(&bits, &y, sizeof bits);
    bits = (bits & 0x000fffffffffffffu) | 0x3ff0000000000000u;
    double m;
    memcpy(&m, &bits, sizeof m);
    return m * m;
}

static double in_pairs(double x)
{
    const v2d number = {x, 1.0 + x * x};
    const v2i bits = (v2i)number;
    const v2d m = (v2d)((bits & 0x000fffffffffffffll) | 0x3fe0000000000000ll);
    const v2i e = (bits >> 52) - 1022;
    return series(m[0], (double)e[0]) * series(m[1], (double)e[1]);
}

static double in_fours(double x)
{
    const float y = (float)x;
    const v4f number = {y, y * y, 3.0f * y, 1.0f + y};
    const v4i bits = (v4i)number;
    const v4f m = (v4f)((bits & (int)0x807fffff) | 0x3f000000);
    const v4i e = (bits >> 23) - 126;
    double sum = 0.0;
    for (int k = 0; k < 4; k++)
        sum += (k + 1) * series(m[k], e[k]);
    return sum;
}

int main(void)
{
    for (int i = 0; i < 6; i++) {
        const double x = 0.37 * (1 << i) + 0.01 * i;
        check("by_word", __enzyme_autodiff((void *)by_word, x), 1.0 / x);
        check("by_word, forwards", __enzyme_fwddiff((void *)by_word, x, 2.0), 2.0 / x);
        check("by_union", __enzyme_autodiff((void *)by_union, x), 2.0 / x);
        int e;
        const double m = 2.0 * frexp(x * x, &e);
        check("without_sign", __enzyme_autodiff((void *)without_sign, x), 4.0 * m * m / x);
        const double a = log(x), b = log(1.0 + x * x);
        check("in_pairs", __enzyme_autodiff((void *)in_pairs, x),
              b / x + a * 2.0 * x / (1.0 + x * x));
        check("in_pairs, forwards", __enzyme_fwddiff((void *)in_pairs, x, 1.0),
              b / x + a * 2.0 * x / (1.0 + x * x));
        const double expected = (1.0 + 4.0 + 3.0) / x + 4.0 / (1.0 + x);
        check_within("in_fours", i, __enzyme_autodiff((void *)in_fours, x), expected, 1e-5);
    }
    return check_result();
}
