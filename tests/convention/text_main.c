#include "case.h"
typedef struct { double a, b; } two;
double dsquare(double), dproduct(double, double), dselect(double, _Bool);
two dboth(double, double), dpair(double), dwide(double);
void dsum2(double *, double *, long);
int main(void)
{
    double x = 0.7, y = 1.3;
    EQ(dsquare(x), 2 * x); EQ(dproduct(x, y), y * cos(x * y));
    two r = dboth(x, y); EQ(r.a, y * cos(x * y)); EQ(r.b, x * cos(x * y));
    double v[2] = {2, 3}, d[2] = {0}; dsum2(v, d, 2); EQ(d[0], 12); EQ(d[1], 27);
    r = dpair(x); EQ(r.a, 2 * x); EQ(r.b, -1 / (x * x));
    r = dwide(x); EQ(r.a, 2 * x); EQ(r.b, 6 * x);
    EQ(dselect(x, 1), 2 * x); EQ(dselect(x, 0), 2 * x);
    return end();
}
