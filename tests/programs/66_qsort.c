/* Sorting by a comparator: numbers, structs with a key, and sorting in a loop. */
#include <stdlib.h>

#include "check.h"

struct item {
    int rank;
    double weight, value;
};

static int by_value(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static int by_weight(const void *a, const void *b)
{
    return by_value(&((const struct item *)a)->weight, &((const struct item *)b)->weight);
}

static double median_like(double *x)
{
    double sorted[7], sum = 0.0;
    for (int i = 0; i < 7; i++)
        sorted[i] = sin(3.0 * x[i]);
    qsort(sorted, 7, sizeof *sorted, by_value);
    for (int i = 0; i < 7; i++)
        sum += (i + 1) * sorted[i] * sorted[i];
    return sum + sorted[3];
}

static double ranking(double *x)
{
    struct item items[5];
    double sum = 0.0;
    for (int i = 0; i < 5; i++) {
        items[i].rank = i;
        items[i].weight = cos(x[i] * (i + 1));
        items[i].value = x[(i + 2) % 7] * x[i];
    }
    qsort(items, 5, sizeof *items, by_weight);
    for (int i = 0; i < 5; i++)
        sum = 0.5 * sum + items[i].value * items[i].weight * (items[i].rank + 1);
    return sum;
}

static double repeated(double *x)
{
    double a[7];
    for (int i = 0; i < 7; i++)
        a[i] = x[i];
    for (int round = 0; round < 3; round++) {
        qsort(a, 7, sizeof *a, by_value);
        for (int i = 0; i < 7; i++)
            a[i] = sin(0.5 * a[i] * (i + 1)) + 0.3 * a[(i + 3) % 7];
    }
    return a[0] * a[1] + a[6];
}

static void compare(const char *name, double (*f)(double *))
{
    double x[7] = {0.3, -0.8, 1.7, 0.1, 2.31, -1.3, 0.92}, gradient[7] = {0};
    if (f == median_like)
        __enzyme_autodiff_void((void *)median_like, enzyme_dup, x, gradient);
    else if (f == ranking)
        __enzyme_autodiff_void((void *)ranking, enzyme_dup, x, gradient);
    else
        __enzyme_autodiff_void((void *)repeated, enzyme_dup, x, gradient);
    for (int i = 0; i < 7; i++)
        check_within(name, i, gradient[i], central_difference(f, x, i), 1e-8);
}

int main(void)
{
    compare("median_like", median_like);
    compare("ranking", ranking);
    compare("repeated", repeated);
    return check_result();
}
