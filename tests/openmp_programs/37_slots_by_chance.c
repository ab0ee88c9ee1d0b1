/* Who comes first gets the first slot, and what it writes there is read in the next step.  With a limit on the
 * tape such steps are not run again: numbers would lie in other slots. */
#include "verify.h"

enum { N = 64, STEPS = 100 };

static double slots(const double *x, int n)
{
    static double a[N], b[N];
    double r = 0;
    int next;
    for (int i = 0; i < N; i++)
        a[i] = x[0] * (1 + 0.01 * i);
    for (int s = 0; s < STEPS; s++) {
        next = 0;
#pragma omp parallel for schedule(guided)
        for (int i = 0; i < N; i++) {
            int slot;
#pragma omp atomic capture
            slot = next++;
            b[slot] = a[i] * (1 + 1e-3 * sin(a[i] * x[n - 1]));
        }
#pragma omp parallel for
        for (int i = 0; i < N; i++)
            a[i] = b[i];
    }
    for (int i = 0; i < N; i++)
        r += a[i] * a[i];
    return r;
}

int main(void)
{
    VERIFY(slots, 2, 0.7 + 0.2 * i);
    return verdict();
}
