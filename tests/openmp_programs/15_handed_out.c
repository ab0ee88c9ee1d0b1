/* A variable of each thread that one of them hands out to all others, again and again: who has handed
 * it out goes on with it meanwhile.  So often that threads come by in any order. */
#include "verify.h"

enum { ROUNDS = 60, CELLS = 6, TURNS = 100 };

static double paced(const double *x, int n)
{
    double u[CELLS], rate[CELLS], total = 0.0;
    for (int i = 0; i < CELLS; i++)
        u[i] = x[i % n] / (1 + i);
#pragma omp parallel
    {
        double pace = 0.0;
        for (int k = 0; k < ROUNDS; k++) {
#pragma omp single copyprivate(pace)
            {
                double most = 0.0;
                for (int i = 0; i < CELLS; i++)
                    most = fmax(most, u[i]);
                pace = 0.02 * x[0] / (1.0 + most);
            }
#pragma omp for
            for (int i = 0; i < CELLS; i++)
                rate[i] = x[1] * u[(i + 1) % CELLS] - u[i] * u[i];
#pragma omp for
            for (int i = 0; i < CELLS; i++)
                u[i] += pace * rate[i];
        }
#pragma omp for reduction(+ : total)
        for (int i = 0; i < CELLS; i++)
            total += u[i] * (1 + i);
    }
    return total;
}

/* An address is handed out, and what it leads to belongs to all. */
static double shown(const double *x, int n)
{
    double sum = 0.0;
#pragma omp parallel reduction(+ : sum)
    {
        double store[3] = {0.0}, *first = store;
        for (int k = 0; k < 10; k++) {
#pragma omp single copyprivate(first)
            {
                for (int i = 0; i < 3; i++)
                    store[i] = x[(i + k) % n] * x[k % n];
                first = store;
            }
#pragma omp for
            for (int i = 0; i < 12; i++)
                sum += first[i % 3] * x[i % n];
        }
    }
    return sum;
}

int main(void)
{
    double x[3] = {0.7, 0.8, 0.9}, first[3] = {0.0};
    VERIFY(paced, 3, 0.7 + 0.1 * i);
    VERIFY(shown, 3, 0.7 + 0.1 * i);
    __enzyme_autodiff((void *)paced, enzyme_dup, x, first, enzyme_const, 3);
    for (int turn = 0; turn < TURNS; turn++) {
        double again[3] = {0.0};
        __enzyme_autodiff((void *)paced, enzyme_dup, x, again, enzyme_const, 3);
        for (int i = 0; i < 3; i++)
            expect("paced again", i, again[i], first[i], 1e-12);
    }
    return verdict();
}
