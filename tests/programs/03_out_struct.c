/* Several active scalars: the derivatives come back as a struct, in the order of the arguments. */
#define TOLERANCE 1e-13
#include "check.h"

typedef struct { double x, y; } pair_t;
typedef struct { double x, y, z; } triple_t;
pair_t __enzyme_autodiff_pair(void *, ...);
triple_t __enzyme_autodiff_triple(void *, ...);

static double product(double x, double y) { return x * y + y; }
static double mixed(double x, int n, double y, double z) { return n * x / y + z * z * x; }

int main(void)
{
    const double x = 1.5, y = -0.75, z = 0.3;
    const pair_t p = __enzyme_autodiff_pair((void *)product, x, y);
    check("product x", p.x, y);
    check("product y", p.y, x + 1.0);
    const triple_t t = __enzyme_autodiff_triple((void *)mixed, x, 4, y, z);
    check("mixed x", t.x, 4 / y + z * z);
    check("mixed y", t.y, -4 * x / (y * y));
    check("mixed z", t.z, 2.0 * z * x);
    const pair_t q = __enzyme_autodiff_pair((void *)mixed, enzyme_out, x, enzyme_const, 4,
                                            enzyme_const, y, enzyme_out, z);
    check("marked x", q.x, 4 / y + z * z);
    check("marked z", q.y, 2.0 * z * x);
    return check_result();
}
