/* Gradient of the function in words_in_floats.ll against central differences. */
#include "check.h"

enum { size = 3 };

double carried(double *x, long n);

static double once(double *x) { return carried(x, 1); }
static double often(double *x) { return carried(x, 3); }

int main(void)
{
    double x[size] = {0.7, 0.4, -0.9}, da[size] = {0.0}, db[size] = {0.0};
    __enzyme_autodiff_void((void *)once, x, da);
    check_gradient("once", once, size, x, da);
    __enzyme_autodiff_void((void *)often, x, db);
    check_gradient("often", often, size, x, db);
    return check_result();
}
