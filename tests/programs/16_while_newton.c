/* A while loop that runs until it converges: its trip count is known only afterwards. */
#define TOLERANCE 1e-12
#include "check.h"

static double newton_sqrt(double a)
{
    double x = a > 1.0 ? a : 1.0;
    while (fabs(x * x - a) > 1e-15 * a + 1e-16) {
        const double next = 0.5 * (x + a / x);
        if (next == x)
            break;
        x = next;
    }
    /* One more step makes the derivative converge as well as the value. */
    return 0.5 * (x + a / x);
}

int main(void)
{
    const double a[] = {2.0, 0.3, 17.0, 1234.5};
    for (int i = 0; i < 4; i++)
        check("newton", __enzyme_autodiff((void *)newton_sqrt, a[i]), 0.5 / sqrt(a[i]));
    return check_result();
}
