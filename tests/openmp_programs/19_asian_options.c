/* Option prices by simulation: threadprivate generator, copyin, ordered, critical, atomic capture. */
#include "verify.h"
#include <omp.h>
#include <stdint.h>

enum { PATHS = 60, STEPS = 8 };

static uint64_t seed = 12345;
static double scratch[STEPS + 1];
#pragma omp threadprivate(seed, scratch)

static double uniform(void)
{
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return (seed >> 11) * 0x1.0p-53;
}

static double normal(void)
{
    double u = uniform() + 1e-12, v = uniform();
    return sqrt(-2 * log(u)) * cos(2 * M_PI * v);
}

/* x: spot, strike, rate, volatility */
static double payoff(const double *x, int path)
{
    seed = 88172645463325252ull + 7919u * (uint64_t)path;
    scratch[0] = x[0];
    for (int k = 1; k <= STEPS; k++)
        scratch[k] = scratch[k - 1] * exp((x[2] - 0.5 * x[3] * x[3]) / STEPS + x[3] * normal() / sqrt(STEPS));
    double mean = 0;
    for (int k = 1; k <= STEPS; k++)
        mean += scratch[k] / STEPS;
    double d = mean - x[1];
    return d > 0 ? d * d : 0;
}

static double asian(const double *x, int n)
{
    (void)n;
    double sum = 0, square = 0;
#pragma omp parallel for schedule(dynamic, 4) reduction(+ : sum, square)
    for (int p = 0; p < PATHS; p++) {
        double v = exp(-x[2]) * payoff(x, p);
        sum += v;
        square += v * v;
    }
    double mean = sum / PATHS;
    return mean + 0.1 * sqrt(square / PATHS - mean * mean);
}

/* Threads fetch work from a counter; the best is kept in a critical section. */
static double worst_paths(const double *x, int n)
{
    (void)n;
    int next = 0;
    double total = 0, worst = 1e300;
#pragma omp parallel
    {
        double mine = 0;
        for (;;) {
            int p;
#pragma omp atomic capture
            p = next++;
            if (p >= PATHS)
                break;
            double v = payoff(x, p) + x[1] * (1 + 0.001 * p);
            mine += v;
#pragma omp critical
            if (v < worst)
                worst = v;
        }
#pragma omp atomic
        total += mine;
    }
    return total * worst;
}

/* An exponentially weighted average depends on the order. */
static double in_order(const double *x, int n)
{
    double average = x[0], trail[PATHS];
    int m = 0;
#pragma omp parallel for ordered schedule(dynamic, 1)
    for (int p = 0; p < PATHS / 3; p++) {
        double v = payoff(x, p);
#pragma omp ordered
        {
            average = 0.9 * average + 0.1 * v * x[p % n];
            trail[m++] = average;
        }
    }
    double sum = 0;
    for (int i = 0; i < m; i++)
        sum += trail[i] * trail[i] / m;
    return sum;
}

int main(void)
{
    VERIFY(asian, 4, i == 0 ? 1.1 : i == 1 ? 0.9 : 0.1 * i);
    VERIFY(worst_paths, 4, i == 0 ? 1.1 : i == 1 ? 0.9 : 0.1 * i);
    VERIFY(in_order, 4, i == 0 ? 1.1 : i == 1 ? 0.9 : 0.1 * i);
    VERIFY_SPLIT(asian, 4, i == 0 ? 1.1 : i == 1 ? 0.9 : 0.1 * i);
    return verdict();
}
