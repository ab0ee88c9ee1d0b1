/* Gradient of the function in integers.ll against central differences. */
#include "check.h"

enum { size = 3 };

double moves(double *x, __int128 k);

static double first(double *x) { return moves(x, 2); }
static double second(double *x) { return moves(x, ((__int128)1 << 90) + 1); }

int main(void)
{
    double x[size] = {0.7, 1.1, 1.9}, da[size] = {0.0}, db[size] = {0.0};
    __enzyme_autodiff_void((void *)first, x, da);
    check_gradient("first", first, size, x, da);
    __enzyme_autodiff_void((void *)second, x, db);
    check_gradient("second", second, size, x, db);
    return check_result();
}
