/* Single precision throughout, with single-precision libm. */
#define TOLERANCE 2e-6
#include "check.h"

float __enzyme_autodiff_float(void *, ...);

static float scalar(float x) { return sinf(x) * x + expf(-x) / 3.0f + sqrtf(x); }

static float dot(const float *x, const float *y, int n)
{
    float sum = 0.0f;
    for (int i = 0; i < n; i++)
        sum += x[i] * y[i] * y[i];
    return sum;
}

int main(void)
{
    const float x = 0.7f;
    check("scalar", (double)__enzyme_autodiff_float((void *)scalar, x),
          cos(0.7) * 0.7 + sin(0.7) - exp(-0.7) / 3.0 + 0.5 / sqrt(0.7));
    float a[17], b[17], da[17], db[17];
    for (int i = 0; i < 17; i++) {
        a[i] = 0.25f * (float)i;
        b[i] = 1.0f - 0.125f * (float)i;
        da[i] = db[i] = 0.0f;
    }
    __enzyme_autodiff_void((void *)dot, a, da, b, db, 17);
    for (int i = 0; i < 17; i++) {
        check("da", (double)da[i], (double)(b[i] * b[i]));
        check("db", (double)db[i], (double)(2.0f * a[i] * b[i]));
    }
    return check_result();
}
