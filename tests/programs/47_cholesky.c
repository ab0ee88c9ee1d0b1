/* Cholesky factorisation and a forward substitution: a quadratic form in A^-1. */
#include "check.h"

enum { size = 4 };

static double quadratic(const double *a, const double *b, int n)
{
    double l[size * size] = {0.0}, y[size], sum = 0.0;
    for (int j = 0; j < n; j++) {
        double pivot = a[j * n + j];
        for (int k = 0; k < j; k++)
            pivot -= l[j * n + k] * l[j * n + k];
        l[j * n + j] = sqrt(pivot);
        for (int i = j + 1; i < n; i++) {
            double s = a[i * n + j];
            for (int k = 0; k < j; k++)
                s -= l[i * n + k] * l[j * n + k];
            l[i * n + j] = s / l[j * n + j];
        }
    }
    for (int i = 0; i < n; i++) {
        y[i] = b[i];
        for (int k = 0; k < i; k++)
            y[i] -= l[i * n + k] * y[k];
        y[i] /= l[i * n + i];
        sum += y[i] * y[i];
    }
    return sum;
}

static double at(double *z) { return quadratic(z, z + size * size, size); }

int main(void)
{
    enum { count = size * size + size };
    double z[count], dz[count] = {0.0};
    for (int i = 0; i < size; i++) {
        for (int j = 0; j < size; j++)
            z[i * size + j] = (i == j ? 3.0 : 0.0) + cos(i + j);
        z[size * size + i] = 1.0 + i;
    }
    __enzyme_autodiff_void((void *)quadratic, z, dz, z + size * size, dz + size * size, size);
    check_gradient("cholesky", at, count, z, dz);
    return check_result();
}
