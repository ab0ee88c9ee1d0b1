/* Functions of two and three arguments, with respect to each. */
#define TOLERANCE 1e-12
#include "check.h"

typedef struct { double x, y; } pair_t;
typedef struct { double x, y, z; } triple_t;
pair_t __enzyme_autodiff_pair(void *, ...);
triple_t __enzyme_autodiff_triple(void *, ...);

static double use_pow(double x, double y) { return pow(x, y); }
static double use_atan2(double x, double y) { return atan2(x, y); }
static double use_hypot(double x, double y) { return hypot(x, y); }
static double use_fmod(double x, double y) { return fmod(x, y); }
static double use_fdim(double x, double y) { return fdim(x, y) * x; }
static double use_remainder(double x, double y) { return remainder(x, y); }
static double use_fma(double x, double y, double z) { return fma(x, y, z) * z; }
static double power_of_int(double x, int n) { return pow(x, n); }
static double scaled(double x, int n) { return ldexp(x * x, n); }

static void compare(const char *name, pair_t computed, double by_x, double by_y)
{
    check(name, computed.x, by_x);
    check(name, computed.y, by_y);
}

int main(void)
{
    const double x = 1.7, y = 0.6, z = -2.0, r = hypot(x, y);
    compare("pow", __enzyme_autodiff_pair((void *)use_pow, x, y), y * pow(x, y - 1.0),
            log(x) * pow(x, y));
    compare("atan2", __enzyme_autodiff_pair((void *)use_atan2, x, y), y / (r * r), -x / (r * r));
    compare("hypot", __enzyme_autodiff_pair((void *)use_hypot, x, y), x / r, y / r);
    compare("fmod", __enzyme_autodiff_pair((void *)use_fmod, x, y), 1.0, -2.0);
    compare("fdim", __enzyme_autodiff_pair((void *)use_fdim, x, y), 2.0 * x - y, -x);
    compare("fdim zero", __enzyme_autodiff_pair((void *)use_fdim, y, x), 0.0, 0.0);
    compare("remainder", __enzyme_autodiff_pair((void *)use_remainder, x, y), 1.0, -3.0);
    const triple_t t = __enzyme_autodiff_triple((void *)use_fma, x, y, z);
    check("fma x", t.x, y * z);
    check("fma y", t.y, x * z);
    check("fma z", t.z, x * y + 2.0 * z);
    check("pow int", __enzyme_autodiff((void *)power_of_int, x, 5), 5.0 * pow(x, 4.0));
    /* A power with a zero base: log(0) must not leak into the derivative by x. */
    check("pow 0", __enzyme_autodiff((void *)use_pow, 0.0, enzyme_const, 3.0), 0.0);
    check("ldexp", __enzyme_autodiff((void *)scaled, x, 3), 16.0 * x);
    return check_result();
}
