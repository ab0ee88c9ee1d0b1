/* A switch with fall-through and default, inside a loop. */
#include "check.h"

static double f(const double *x, const int *code, int n)
{
    double value = 0.5;
    for (int i = 0; i < n; i++) {
        switch (code[i]) {
        case 0:
            value += x[i];
            break;
        case 1:
            value *= x[i];
            /* fall through */
        case 2:
            value = sin(value);
            break;
        case 7:
            return value * x[i];
        default:
            value -= x[i] * x[i];
        }
    }
    return value;
}

static const int codes[8] = {0, 1, 2, 5, 1, 0, 7, 0};

static double at(double *x) { return f(x, codes, 8); }

int main(void)
{
    double x[8], dx[8] = {0.0};
    for (int i = 0; i < 8; i++)
        x[i] = 1.2 - 0.1 * i;
    __enzyme_autodiff_void((void *)f, x, dx, enzyme_const, codes, 8);
    check_gradient("switch", at, 8, x, dx);
    return check_result();
}
