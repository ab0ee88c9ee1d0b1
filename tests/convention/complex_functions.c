#include "case.h"
#include <complex.h>
#define F(name, e) static double f_##name(double x, double y) { double _Complex z = x + y * I; return creal(e); }
F(mul, z * z * z) F(div, 1 / (z * z + 2)) F(cexp, cexp(z)) F(clog, clog(z)) F(csqrt, csqrt(z)) F(csin, csin(z)) F(ccos, ccos(z)) F(ctanh, ctanh(z)) F(cpow, cpow(z, 2 + I)) F(cabs, cabs(z) * z) F(conj, conj(z) * z * z) F(carg, carg(z) * z)
F(casin, casin(z)) F(catan, catan(z)) F(cproj, cproj(z) * z)
typedef struct { double x, y; } two;
two __enzyme_autodiff_two(void *, ...);
#define T(name, dz) { two g = __enzyme_autodiff_two((void *)f_##name, x, y); double _Complex d = dz; EQ(g.x, creal(d)); EQ(g.y, -cimag(d)); }
int main(void)
{
    double x = 0.8, y = 0.3; double _Complex z = x + y * I;
    T(mul, 3 * z * z) T(div, -2 * z / ((z * z + 2) * (z * z + 2))) T(cexp, cexp(z)) T(clog, 1 / z) T(csqrt, 0.5 / csqrt(z)) T(csin, ccos(z)) T(ccos, -csin(z))
    T(ctanh, 1 - ctanh(z) * ctanh(z)) T(cpow, (2 + I) * cpow(z, 1 + I)) T(casin, 1 / csqrt(1 - z * z)) T(catan, 1 / (1 + z * z)) T(cproj, 2 * z)
    two g = __enzyme_autodiff_two((void *)f_cabs, x, y); double r = cabs(z);
    EQ(g.x, r + x * x / r); EQ(g.y, x * y / r);
    g = __enzyme_autodiff_two((void *)f_conj, x, y); /* |z|^2 z */
    EQ(g.x, 3 * x * x + y * y); EQ(g.y, 2 * x * y);
    g = __enzyme_autodiff_two((void *)f_carg, x, y);
    EQ(g.x, carg(z) - x * y / (r * r)); EQ(g.y, x * x / (r * r));
    return end();
}
