/* Gradients of the functions in vectors.ll against central differences. */
#define TOLERANCE 1e-9
#include "check.h"

enum { size = 8 };

double lanes(double *x), largest(double *x), packed(double *x), addresses(double *x);
double chosen(double *x, int k);

/* The conversion to float and back has the derivative of its argument, but too few digits for
 * differences. */
static double chosen_exactly(double *x)
{
    double sum = 0;
    for (int i = 0; i < size; i++)
        sum += x[i] * (i == 4 ? x[5] * x[5] : x[i]);
    return sum;
}

int main(void)
{
    static double (*const functions[])(double *) = {lanes, largest, packed, addresses};
    const char *const names[] = {"lanes", "largest", "packed", "addresses"};
    double x[size], dx[4][size] = {{0.0}}, dc[size] = {0.0};
    for (int i = 0; i < size; i++)
        x[i] = 0.5 + 0.125 * (i * 3 % size);
    x[4] += 0.01; /* not at 1 */
    __enzyme_autodiff_void((void *)lanes, x, dx[0]);
    __enzyme_autodiff_void((void *)largest, x, dx[1]);
    __enzyme_autodiff_void((void *)packed, x, dx[2]);
    __enzyme_autodiff_void((void *)addresses, x, dx[3]);
    for (int k = 0; k < 4; k++)
        check_gradient(names[k], functions[k], size, x, dx[k]);
    __enzyme_autodiff_void((void *)chosen, x, dc, 5);
    check_gradient("chosen", chosen_exactly, size, x, dc);
    return check_result();
}
