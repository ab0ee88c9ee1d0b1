#include "case.h"
#include <stdint.h>
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
static double bits(double x) { uint64_t u; double y = x * x; memcpy(&u, &y, 8); u ^= 0x8000000000000000ull; memcpy(&y, &u, 8); return y; }
static double absolute(double x) { union { double d; uint64_t u; } v = {x * x * x}; v.u &= 0x7fffffffffffffffull; return v.d; }
static double through(double x) { uint64_t a[4]; double s = 0; for (int i = 0; i < 4; i++) { double y = x * i; memcpy(a + i, &y, 8); } for (int i = 0; i < 4; i++) { double y; memcpy(&y, a + (3 - i), 8); s += y * y * i; } return s; }
static float halves(float x) { union { float f; uint32_t u; } v = {x * 3}; v.u |= 0x80000000u; return v.f; }
float __enzyme_autodiff_float(void *, ...);
int main(void)
{
    double x = -1.3;
    EQ(__enzyme_autodiff((void *)bits, x), -2 * x); EQ(__enzyme_fwddiff((void *)bits, x, 1.0), -2 * x);
    EQ(__enzyme_autodiff((void *)absolute, x), -3 * x * x); EQ(__enzyme_fwddiff((void *)absolute, x, 1.0), -3 * x * x);
    EQ(__enzyme_autodiff((void *)through, x), 2 * x * (4 * 1 + 1 * 2 + 0));
    EQ(__enzyme_autodiff_float((void *)halves, 2.0f), -3);
    return end();
}
