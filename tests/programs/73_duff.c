/* Duff's device: a switch into the middle of an unrolled loop. */
#include "check.h"

static double f(const double *x, double *y, int count)
{
    double product = 1.0;
    const double *from = x;
    double *to = y;
    int rounds = (count + 3) / 4;
    switch (count % 4) {
    case 0:
        do {
            product *= *to++ = 1.0 + sin(*from++);
        case 3:
            product *= *to++ = 0.5 + *from * *from, from++;
        case 2:
            product += *to++ = exp(-*from++);
        case 1:
            product *= *to++ = 1.1 + 0.1 * *from++;
        } while (--rounds > 0);
    }
    for (int i = 0; i < count; i++)
        product += y[i] * y[i];
    return product;
}

static int count;
static double at(double *x)
{
    double y[12];
    return f(x, y, count);
}

int main(void)
{
    double x[12];
    for (int i = 0; i < 12; i++)
        x[i] = 0.2 + 0.07 * i;
    for (count = 1; count < 12; count++) {
        double dx[12] = {0.0}, y[12], dy[12] = {0.0};
        __enzyme_autodiff_void((void *)f, x, dx, y, dy, count);
        check_gradient("duff", at, count, x, dx);
    }
    return check_result();
}
