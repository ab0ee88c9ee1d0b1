/* Asian basket option by Monte Carlo; OpenMP parallel for with reduction, one
   counter-based random stream per path.  All greeks in one reverse sweep. */
#define _GNU_SOURCE
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <omp.h>

extern double __enzyme_autodiff(void *, ...);
extern int enzyme_const, enzyme_dup;

#define NA 3
typedef struct {
    double spot[NA], vol[NA], weight[NA];
    double corr, rate, strike, maturity;
} market;

static uint64_t mix(uint64_t z)
{
    z += 0x9E3779B97F4A7C15ull;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return z ^ (z >> 31);
}

static double uniform(uint64_t path, uint64_t k)
{
    return ((mix(path * 1000003u + k) >> 11) + 0.5) / 9007199254740992.0;
}

static double normal(uint64_t path, int k)
{
    return sqrt(-2 * log(uniform(path, 2 * k))) * cos(2 * M_PI * uniform(path, 2 * k + 1));
}

static double path_payoff(const market *m, int path, int steps)
{
    double s[NA], avg = 0, dt = m->maturity / steps;
    memcpy(s, m->spot, sizeof s);
    for (int t = 0; t < steps; t++) {
        double common = normal(path, t * (NA + 1)), basket = 0;
        for (int a = 0; a < NA; a++) {
            double z = m->corr * common + sqrt(1 - m->corr * m->corr) * normal(path, t * (NA + 1) + a + 1);
            s[a] *= exp((m->rate - 0.5 * m->vol[a] * m->vol[a]) * dt + m->vol[a] * sqrt(dt) * z);
            basket += m->weight[a] * s[a];
        }
        avg += basket / steps;
    }
    /* smoothed call */
    double x = (avg - m->strike) / 0.5;
    return 0.5 * (x > 40 ? x : log1p(exp(x)));
}

double price(const market *m, int paths, int steps)
{
    double sum = 0, sum2 = 0;
    #pragma omp parallel for reduction(+ : sum, sum2) schedule(static)
    for (int p = 0; p < paths; p++) {
        double v = path_payoff(m, p, steps);
        sum += v;
        sum2 += v * v;
    }
    double mean = sum / paths, var = sum2 / paths - mean * mean;
    return exp(-m->rate * m->maturity) * (mean + 0.01 * sqrt(var));
}

int main(void)
{
    market m = { { 101, 48, 75 }, { 0.2, 0.35, 0.28 }, { 0.4, 0.8, 0.3 }, 0.55, 0.03, 100.0, 1.25 }, g;
    memset(&g, 0, sizeof g);
    omp_set_num_threads(2);
    printf("price %.9f\n", price(&m, 2000, 12));
    __enzyme_autodiff((void *)price, enzyme_dup, &m, &g, enzyme_const, 2000, enzyme_const, 12);
    double *x = (double *)&m, *d = (double *)&g;
    int bad = 0;
    for (size_t i = 0; i < sizeof m / sizeof(double); i++) {
        double h = 1e-5 * fabs(x[i]), k = x[i];
        x[i] = k + h; double up = price(&m, 2000, 12);
        x[i] = k - h; double dn = price(&m, 2000, 12);
        x[i] = k;
        double fd = (up - dn) / (2 * h);
        printf("%zu ad=%.8g fd=%.8g\n", i, d[i], fd);
        if (!(fabs(d[i] - fd) <= 1e-5 * fabs(fd) + 1e-7)) { printf("MISMATCH %zu got %.10g expected %.10g\n", i, d[i], fd); bad = 1; }
    }
    return bad;
}
