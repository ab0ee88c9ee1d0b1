/* The halves of a double, or a float and an integer, are put into memory by the same stores of
   integers: the gradient was zero without a word. */
#include "check.h"
#include <stdlib.h>
#include <string.h>

#define ROWS 7

static double f(double *x)
{
    unsigned *rows = malloc(ROWS * 3 * sizeof *rows);
    for (int i = 0; i < ROWS; i++) {
        unsigned halves[2];
        if (i % 2) {
            const double number = sin(x[i % 5]) * x[0];
            memcpy(halves, &number, sizeof number);
        } else {
            const float number = (float)(x[i % 5] * x[1]);
            memcpy(halves, &number, sizeof number);
            halves[1] = (unsigned)i;
        }
        rows[3 * i] = i % 2;
        rows[3 * i + 1] = halves[0];
        rows[3 * i + 2] = halves[1];
    }
    double sum = 0;
    for (int i = 0; i < ROWS; i++) {
        if (rows[3 * i]) {
            double number;
            memcpy(&number, rows + 3 * i + 1, sizeof number);
            sum += number * number * (i + 1);
        } else {
            float number;
            memcpy(&number, rows + 3 * i + 1, sizeof number);
            sum += (double)number * (i + 2);
        }
    }
    free(rows);
    return sum;
}

int main(void)
{
    double x[5] = {0.9, 1.1, 0.7, 0.4, -0.3}, d[5] = {0};
    __enzyme_autodiff_void((void *)f, enzyme_dup, x, d);
    for (int i = 0; i < 5; i++) {
        const double kept = x[i], h = 1.0 / 256;
        double slope = 0, tangent[5] = {0};
        x[i] = kept + h, slope += f(x);
        x[i] = kept - h, slope -= f(x);
        x[i] = kept, tangent[i] = 1;
        check_within("f", i, d[i], slope / (2 * h), 1e-3); /* a float is not smooth */
        check_within("tangent of f", i, __enzyme_fwddiff((void *)f, enzyme_dup, x, tangent),
                     d[i], 1e-6);
    }
    return check_result();
}
