#include "check.hpp"

#include <cstdlib>

__attribute__((noinline)) float *unsorted_alloc_sort(float *a, int n)
{
    float *b = (float *)malloc(sizeof(float) * n);
    for (int i = 0; i < n; i++)
        b[i] = a[i];
    for (int i = 1; i < n; i++) {
        float k = b[i];
        int j = i - 1;
        while (j >= 0 && b[j] > k) {
            b[j + 1] = b[j];
            j--;
        }
        b[j + 1] = k;
    }
    return b;
}

double f(double *x, int n)
{
    float a[16];
    for (int i = 0; i < n; i++)
        a[i] = (float)(x[n - 1 - i]);
    float *b = unsorted_alloc_sort(a, n);
    double s = 0;
    for (int i = 0; i < n; i++)
        s += b[i] * (i + 1) * (double)b[i];
    free(b);
    return s;
}

int main()
{
    double x[5] = {1, 5, 2, 4, 3}, d[5] = {0};
    __enzyme_autodiff<void>((void *)f, enzyme_dup, x, d, enzyme_const, 5);
    double e[5] = {2 * 1 * 1, 2 * 5 * 5, 2 * 2 * 2, 2 * 4 * 4, 2 * 3 * 3};
    for (int i = 0; i < 5; i++)
        check("s", i, d[i], e[i], 1e-5);
    return check_result();
}
