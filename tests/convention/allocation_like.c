#include "case.h"
void __enzyme_autodiff(void *, ...);
static int live, made;
__attribute__((noinline)) void *my_alloc(int tag, size_t bytes) { (void)tag; live++; made++; return malloc(bytes); }
__attribute__((noinline)) void my_free(void *p) { live--; free(p); }
void *__enzyme_allocation_like[4] = {(void *)my_alloc, (void *)1, (void *)"-1", (void *)my_free};
__attribute__((noinline)) static double f(const double *x, int n)
{
    double **rows = (double **)my_alloc(3, n * sizeof(double *));
    for (int i = 0; i < n; i++) { rows[i] = (double *)my_alloc(4, 2 * sizeof(double)); rows[i][0] = x[i]; rows[i][1] = x[i] * x[i]; }
    double s = 0;
    for (int i = 0; i < n; i++) s += rows[i][0] * rows[n - 1 - i][1];
    for (int i = 0; i < n; i++) my_free(rows[i]);
    my_free(rows);
    return s;
}
int main(void)
{
    double x[3] = {1, 2, 3}, d[3] = {0};
    __enzyme_autodiff((void *)f, x, d, 3);
    EQ(d[0], 9 + 2 * 3 * 1); EQ(d[1], 12); EQ(d[2], 1 + 2 * 1 * 3);
    EQ(live, 0);
    return end();
}
