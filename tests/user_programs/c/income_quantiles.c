/* sorting records by an active key with qsort, quantiles and a Gini coefficient; bsearch in a table
 */
#include "../expect.h"
#include <stdlib.h>
#include <string.h>
typedef struct {
    char name[12];
    double income;
    short age;
} Person;
static int by_income(const void *a, const void *b)
{
    double d = ((const Person *)a)->income - ((const Person *)b)->income;
    return d < 0 ? -1 : d > 0;
}
static int cmpd(const void *a, const void *b)
{
    return *(const double *)a < *(const double *)b ? -1 : *(const double *)a > *(const double *)b;
}
static double gini(const double *x, int n)
{
    Person p[n];
    for (int i = 0; i < n; i++) {
        sprintf(p[i].name, "p%d", i);
        p[i].income = exp(x[i]);
        p[i].age = 20 + i;
    }
    qsort(p, n, sizeof *p, by_income);
    double s = 0, t = 0;
    for (int i = 0; i < n; i++) {
        s += (2.0 * (i + 1) - n - 1) * p[i].income * (1 + 0.01 * p[i].age);
        t += p[i].income;
    }
    double sorted[n];
    memcpy(sorted, x, n * sizeof(double));
    qsort(sorted, n, sizeof(double), cmpd);
    double q = sorted[n / 4] + 0.3 * (sorted[n / 4 + 1] - sorted[n / 4]);
    double *at = bsearch(&x[2], sorted, n, sizeof(double), cmpd);
    return s / (n * t) + q * q + *at * sorted[0];
}
int main(void)
{
    double x[9] = {0.3, -0.4, 1.2, 0.8, -1.1, 0.05, 2.0, 1.6, -0.7};
    double d[9] = {0};
    __enzyme_autodiff((void *)gini, enzyme_dup, x, d, enzyme_const, 9);
    for (int i = 0; i < 9; i++)
        EXPECT_SLOPE("gini", i, d[i], gini(x, 9), x[i], 1e-4, 1e-6);
    return verdict();
}
