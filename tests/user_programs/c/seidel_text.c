/* sparse matrix from text, Gauss-Seidel until converged; rhs and diagonal shift are active */
#include "../expect.h"
#include <stdlib.h>
#include <string.h>
typedef struct {
    int rows, nnz;
    int *ptr, *col;
    double *val;
} Csr;
static const char *TEXT = "5 13\n0 0 4.0\n0 1 -1\n1 0 -1\n1 1 4\n1 2 -1\n2 1 -1\n2 2 4\n2 3 "
                          "-1.5\n3 2 -1\n3 3 5\n3 4 -1\n4 3 -1\n4 4 4\n";
static Csr *parse(const char *s)
{
    Csr *a = malloc(sizeof *a);
    int used;
    sscanf(s, "%d %d%n", &a->rows, &a->nnz, &used);
    s += used;
    a->ptr = calloc(a->rows + 1, sizeof(int));
    a->col = malloc(a->nnz * sizeof(int));
    a->val = malloc(a->nnz * sizeof(double));
    for (int k = 0; k < a->nnz; k++) {
        int i, j;
        double v;
        sscanf(s, "%d %d %lf%n", &i, &j, &v, &used);
        s += used;
        a->ptr[i + 1]++;
        a->col[k] = j;
        a->val[k] = v;
    }
    for (int i = 0; i < a->rows; i++)
        a->ptr[i + 1] += a->ptr[i];
    return a;
}
static double solve(const double *x, int n)
{
    Csr *a = parse(TEXT);
    double *u = calloc(a->rows, sizeof(double)), err;
    int it = 0;
    do {
        err = 0;
        for (int i = 0; i < a->rows; i++) {
            double s = x[i], d = 1;
            for (int k = a->ptr[i]; k < a->ptr[i + 1]; k++)
                if (a->col[k] == i)
                    d = a->val[k] + x[n - 1];
                else
                    s -= a->val[k] * u[a->col[k]];
            double nu = s / d;
            if (fabs(nu - u[i]) > err)
                err = fabs(nu - u[i]);
            u[i] = nu;
        }
    } while (err > 1e-13 && ++it < 500);
    double r = 0;
    for (int i = 0; i < a->rows; i++)
        r += u[i] * u[i] * (i + 1);
    free(a->ptr);
    free(a->col);
    free(a->val);
    free(a);
    free(u);
    return r;
}
int main(void)
{
    double x[6] = {1, 2, -1, 0.5, 3, 0.3};
    double d[6] = {0};
    __enzyme_autodiff((void *)solve, enzyme_dup, x, d, enzyme_const, 6);
    for (int i = 0; i < 6; i++)
        EXPECT_SLOPE("solve", i, d[i], solve(x, 6), x[i], 1e-4, 1e-6);
    return verdict();
}
