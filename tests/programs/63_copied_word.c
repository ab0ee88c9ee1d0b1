/* One double is copied by memmove, which becomes a load and a store of an integer: it must be known
 * for a float, and not be taken for an address because it is as wide as one. */
#define TOLERANCE 1e-14
#include <string.h>

#include "check.h"

static void shift(double *y, int n)
{
    y[0] = 2.0 * y[0] * y[0];
    memmove(y + 1, y, sizeof *y);
    memmove(y + n - 1, y + 1, sizeof *y);
}

int main(void)
{
    double y[4] = {1.5, 2.0, 3.0, 4.0}, dy[4] = {0.0, 1.0, 2.0, 4.0};
    __enzyme_autodiff_void((void *)shift, enzyme_dup, y, dy, enzyme_const, 4);
    check("dy[0]", dy[0], 5.0 * 4.0 * 1.5);
    check("dy[1]", dy[1], 0.0);
    check("dy[2]", dy[2], 2.0);
    check("dy[3]", dy[3], 0.0);
    return check_result();
}
