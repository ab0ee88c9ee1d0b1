/* Gaussian elimination in place, without pivoting: log det A, whose derivative is A^-T. */
#include "check.h"

enum { size = 5 };

static double log_det(double *a, int n)
{
    double sum = 0.0;
    for (int k = 0; k < n; k++) {
        sum += log(fabs(a[k * n + k]));
        for (int i = k + 1; i < n; i++) {
            a[i * n + k] /= a[k * n + k];
            for (int j = k + 1; j < n; j++)
                a[i * n + j] -= a[i * n + k] * a[k * n + j];
        }
    }
    return sum;
}

static void fill(double *a)
{
    for (int i = 0; i < size * size; i++)
        a[i] = sin(1.0 + 2.3 * i) + (i % (size + 1) == 0 ? 4.0 : 0.0);
}

static double at(double *a)
{
    double copy[size * size];
    for (int i = 0; i < size * size; i++)
        copy[i] = a[i];
    return log_det(copy, size);
}

int main(void)
{
    double a[size * size], work[size * size], da[size * size] = {0.0};
    fill(a);
    fill(work);
    __enzyme_autodiff_void((void *)log_det, enzyme_dup, work, da, size);
    check_gradient("lu", at, size * size, a, da);
    /* A^-T has the property sum_j A_ij (dA)_kj = [i == k], free of differences' noise. */
    for (int i = 0; i < size; i++) {
        for (int k = 0; k < size; k++) {
            double dot = 0.0;
            for (int j = 0; j < size; j++)
                dot += a[i * size + j] * da[k * size + j];
            check("A dA^T", dot, i == k ? 1.0 : 0.0);
        }
    }
    return check_result();
}
