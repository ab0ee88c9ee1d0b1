/* Zeroed memory is accumulated into; a growing array moves. */
#define _GNU_SOURCE
#include <stdlib.h>

#include "check.h"

enum { size = 9, bins = 3 };

static double histogram(const double *x, const int *bin, int n)
{
    double *sums = calloc(bins, sizeof *sums);
    if (!sums)
        return -1.0;
    for (int i = 0; i < n; i++)
        sums[bin[i]] += x[i] * x[i];
    const double value = sums[0] * sums[1] + sums[2] * sums[2];
    free(sums);
    return value;
}

static double growing(const double *x, int n)
{
    double *stack = NULL;
    int capacity = 0;
    for (int i = 0; i < n; i++) {
        if (i == capacity) {
            capacity = capacity ? 2 * capacity : 2;
            double *moved = realloc(stack, (size_t)capacity * sizeof *stack);
            if (!moved) {
                free(stack);
                return -1.0;
            }
            stack = moved;
        }
        stack[i] = i ? stack[i - 1] * x[i] : x[i];
    }
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        sum += stack[i];
    free(stack);
    return sum;
}

static double growing_in_rows(const double *x, int n)
{
    double(*rows)[2] = NULL;
    for (int i = 0; i < n; i++) {
        if (i % 3 == 0) {
            double(*moved)[2] = reallocarray(rows, (size_t)i + 3, sizeof *rows);
            if (!moved) {
                free(rows);
                return -1.0;
            }
            rows = moved;
        }
        rows[i][0] = x[i];
        rows[i][1] = i ? rows[i - 1][0] * rows[i - 1][1] : x[i] * x[i];
    }
    const double last = rows[n - 1][1];
    free(rows);
    return last;
}

static const int assigned[size] = {0, 1, 2, 2, 1, 0, 0, 2, 1};

static double histogram_at(double *x) { return histogram(x, assigned, size); }
static double growing_at(double *x) { return growing(x, size); }
static double growing_in_rows_at(double *x) { return growing_in_rows(x, size); }

int main(void)
{
    double x[size], dx[size] = {0.0}, dy[size] = {0.0};
    for (int i = 0; i < size; i++)
        x[i] = 0.7 + 0.09 * i;
    __enzyme_autodiff_void((void *)histogram, x, dx, enzyme_const, assigned, size);
    check_gradient("calloc", histogram_at, size, x, dx);
    __enzyme_autodiff_void((void *)growing, x, dy, size);
    check_gradient("realloc", growing_at, size, x, dy);
    double dz[size] = {0.0};
    __enzyme_autodiff_void((void *)growing_in_rows, x, dz, size);
    check_gradient("reallocarray", growing_in_rows_at, size, x, dz);
    return check_result();
}
