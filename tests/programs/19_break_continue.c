/* break and continue in nested loops, decided by the data. */
#include "check.h"

enum { rows = 4, columns = 6 };

static double f(const double *x)
{
    double sum = 0.0;
    for (int i = 0; i < rows; i++) {
        double row = 1.0;
        for (int j = 0; j < columns; j++) {
            const double v = x[i * columns + j];
            if (v < 0.0)
                continue;
            row *= 1.0 + v;
            if (row > 6.0)
                break;
        }
        if (row < 1.5)
            continue;
        sum += row * row;
    }
    return sum;
}

static double at(double *x) { return f(x); }

int main(void)
{
    double x[rows * columns], dx[rows * columns] = {0.0};
    for (int i = 0; i < rows * columns; i++)
        x[i] = cos(1.7 * i);
    __enzyme_autodiff_void((void *)f, x, dx);
    check_gradient("skips", at, rows * columns, x, dx);
    return check_result();
}
