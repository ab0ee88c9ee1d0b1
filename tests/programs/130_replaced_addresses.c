/* An address in an active struct is replaced at the end, where nothing in the function reads it any more:
 * the reverse sweep still goes through the address that was there before. */
#include <stdlib.h>
#include <string.h>

#include "check.h"

typedef struct {
    double *data, *spare;
    int n;
} holder;

enum { size = 5 };

static double squares(const double *v, int n)
{
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        sum += (i + 1) * v[i] * v[i];
    return sum;
}

__attribute__((noinline)) static double swapped(holder *h)
{
    double *old = h->data;
    double sum = squares(old, h->n);
    h->data = h->spare;
    return sum;
}

__attribute__((noinline)) static double moved(holder *h)
{
    double *old = h->data, *now = malloc((size_t)h->n * sizeof *now);
    memcpy(now, old, (size_t)h->n * sizeof *now);
    h->data = now;
    return squares(now, h->n);
}

static void gradient(double (*f)(holder *), const double *x, double *dx, double *dspare)
{
    double data[size], spare[size];
    memcpy(data, x, sizeof data);
    memcpy(spare, x, sizeof spare);
    holder h = {data, spare, size}, dh = {dx, dspare, size};
    if (f == swapped)
        __enzyme_autodiff_void((void *)swapped, enzyme_dup, &h, &dh);
    else
        __enzyme_autodiff_void((void *)moved, enzyme_dup, &h, &dh);
    if (f == moved) { /* the new block, and its shadow */
        free(h.data);
        free(dh.data);
    }
}

int main(void)
{
    double x[size];
    for (int i = 0; i < size; i++)
        x[i] = 0.7 + 0.2 * i;
    double (*functions[])(holder *) = {swapped, moved};
    for (int k = 0; k < 2; k++) {
        double dx[size] = {0.0}, dspare[size] = {0.0};
        gradient(functions[k], x, dx, dspare);
        for (int i = 0; i < size; i++) {
            check_within(k ? "moved" : "swapped", i, dx[i], 2 * (i + 1) * x[i], TOLERANCE);
            check_within("spare", i, dspare[i], 0.0, TOLERANCE);
        }
    }
    return check_result();
}
