/* Threads that tell each other of what they have written, all for the first time at once: over and over, since
 * what may go wrong then seldom does. */
#include <omp.h>
#include "verify.h"

enum { TIMES = 2000 };

static double told(const double *x, int n)
{
    double data[2] = {0, 0}, got[2] = {0, 0};
    int ready[2] = {0, 0};
#pragma omp parallel num_threads(2)
    {
        const int me = omp_get_thread_num(), other = omp_get_num_threads() - 1 - me;
        data[me] = x[me % n] * x[n - 1];
#pragma omp atomic write seq_cst
        ready[me] = 1;
        for (int seen = 0; !seen;) {
#pragma omp atomic read seq_cst
            seen = ready[other];
        }
        got[me] = data[other] * data[other] * (1 + me);
    }
    return got[0] + got[1];
}

int main(void)
{
    const double x[3] = {0.7, 0.9, 1.1};
    for (int t = 0; t < TIMES; t++) {
        double d[3] = {0, 0, 0}, again[3] = {0, 0, 0};
        VERIFY_REQUEST(__enzyme_autodiff, void, told, (double *)x, d, 3);
        /* the first thread's number counts twice, for the other one */
        const double first = x[0] * x[2], second = x[1] * x[2];
        again[0] = 4 * first * x[2];
        again[1] = 2 * second * x[2];
        again[2] = 4 * first * x[0] + 2 * second * x[1];
        for (int k = 0; k < 3; k++)
            expect("told", k, d[k], again[k], 1e-12);
    }
    return verdict();
}
